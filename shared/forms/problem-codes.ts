/** The problems that the files of a field can have. */
const fileProblemCodes = ['too-many-files', 'file-too-large', 'file-type', 'file-lost'] as const;

/** The problems that a field can have, as sent over the wire. Visitors read words for them. */
export const problemCodes = [
  'required',
  'invalid',
  'invalid-email',
  'invalid-url',
  'invalid-phone',
  'invalid-date',
  'not-a-number',
  'too-long',
  'too-small',
  'too-large',
  'too-early',
  'too-late',
  'same-date',
  // Told by the site, which knows the hours of the house and asks about likely slips; the forms service does neither.
  'closed-day',
  'unsure-email',
  ...fileProblemCodes,
] as const;

export type ProblemCode = (typeof problemCodes)[number];
