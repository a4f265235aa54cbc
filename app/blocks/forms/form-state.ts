/** Source: specification §4. */
export type FormState = 'unsubmitted' | 'sending' | 'success' | 'error';

/** What a form shows of its being sent. */
export interface ShownSubmission {
  readonly state: FormState;
  /** What was found at the form's `errorMessagePath`; null: the form's own words. */
  readonly errorMessage: string | null;
  /** What was answered instead of yes; null: nothing came. */
  readonly answer: unknown;
}
