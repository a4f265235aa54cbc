import type { OptionsOf } from '../options-of.ts';
import type { formInputs } from './form-blocks.ts';

/** The form as an editor set it. */
export type FormOptions = OptionsOf<{ readonly inputs: typeof formInputs }>;

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
