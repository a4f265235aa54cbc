/** What may be wrong with the files of a field. */
const fileProblemCodes = ['too-many-files', 'file-too-large', 'file-type', 'file-lost'] as const;

/** What may be wrong with a field, as it goes over the wire; visitors read words for it. */
export const problemCodes = [
  'required',
  'invalid',
  'invalid-email',
  'invalid-phone',
  'invalid-date',
  'not-a-number',
  'too-long',
  'too-small',
  'too-large',
  'too-early',
  'too-late',
  'same-date',
  ...fileProblemCodes,
] as const;

export type ProblemCode = (typeof problemCodes)[number];
