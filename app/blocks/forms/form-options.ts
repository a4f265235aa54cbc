import type { PreparedBlock } from '../prepared.ts';

/** The form as an editor set it. Source: specification §3, reference §6.1. */
export interface FormOptions {
  readonly sendSubmissionsTo?: 'email' | 'custom' | 'zapier';
  readonly sendSubmissionsToEmail?: string;
  /** False: a custom form is sent by the browser itself. */
  readonly sendWithJs?: boolean;
  readonly name?: string;
  readonly action?: string;
  readonly method?: string;
  readonly contentType?: string;
  readonly customHeaders?: unknown;
  readonly validate?: boolean;
  readonly successUrl?: string;
  readonly resetFormOnSubmit?: boolean;
  /** Dotted path into an answer of JSON. */
  readonly errorMessagePath?: string;
  readonly successMessage?: readonly PreparedBlock[];
  readonly errorMessage?: readonly PreparedBlock[];
  readonly sendingMessage?: readonly PreparedBlock[];
}

/** The editor's own text for a recipient that nobody has filled in. */
const placeholderEmail = 'your@email.com';

/** The recipient; null where none is set. */
export const findRecipient = ({ sendSubmissionsToEmail }: FormOptions): string | null => {
  const email = sendSubmissionsToEmail?.trim() ?? '';
  return email === '' || email === placeholderEmail ? null : email;
};

/** Where forms go that are sent to nobody: as the page builder's own client says it. */
export const recipientMissing =
  'SubmissionsToEmail is required when sendSubmissionsTo is set to email';

/** For whoever made the form. */
export const targetRefused =
  'The form is not sent: its action is missing, not https, or of a host that BUILDER_FORM_HOSTS does not name.';

/** Absent means by mail, as in the editor. */
export const isSentByEmail = ({ sendSubmissionsTo = 'email' }: FormOptions) =>
  sendSubmissionsTo === 'email';

/** The page builder's own client sends these nowhere, and nor does the browser. */
export const isSentNowhere = ({ sendSubmissionsTo }: FormOptions) => sendSubmissionsTo === 'zapier';
