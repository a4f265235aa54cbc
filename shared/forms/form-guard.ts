/**
 * Keeps out what no person sent, without asking people anything. Used by the action of every page
 * that takes something from visitors.
 */
export interface FormGuard {
  /**
   * Looks at a sending before anything is done with it.
   * @param request as it came to the action of the page; its body may have been read
   * @param form what it held
   * @param kind name of what is sent, for limits of its own: `contact`, `reservation`
   * @returns null: go on
   * @throws {ServiceUnavailable} when the database cannot be asked
   */
  check(request: Request, form: FormData, kind: string): Promise<GuardRefusal | null>;
  /**
   * To be told of what was taken for good: all together may send only so much of a kind within an
   * hour before everybody is asked to confirm.
   */
  stored(kind: string): Promise<void>;
  /**
   * Tells when it was made: for a script that asks when a form is begun, and for what was refused.
   * @param refusal that the page tells of: with its token the same is taken as confirmed
   */
  createToken(refusal?: GuardRefusal): Promise<string>;
  /** For every page with a form, as it first comes: the same for all during an hour. */
  sharedToken(): Promise<string>;
}

/**
 * - `other-site`: posted by a page of another site
 * - `unsure`: too fast for a person, without a token of ours, or with the field filled that nobody
 *   sees, or at a time when all together send very much; sent once more with the new token, it is taken
 * - `too-many`: too much from the same place
 */
export type GuardRefusal = 'other-site' | 'unsure' | 'too-many';

/**
 * The origin of a request that may change something, as limits count it. The server sets it
 * anew, so that nobody can claim another address; what comes through the site's own pages in process does
 * not have it, and has been looked at there.
 */
export const visitorAddressHeader = 'X-Visitor-Address';

/** Hidden fields of a guarded form. */
export const guardFields = {
  token: 'form-token',
  /** Stays empty: nobody sees it. Not a name that browsers fill in. */
  trap: 'subject-line-2',
} as const;

/** The address where a script gets its own token when a form is begun. Answers `{ token, waitMs }`. */
export const formTokenPath = '/form-token';

/** Nobody fills in a form faster; a script waits for what is left of it. Milliseconds. */
export const fastestSendingMs = 1_500;
