/** The files that a form accepts. The rule of the field says how many. */
export const uploadRules = {
  /** Of one file; three of them fit a mail. */
  maxBytes: 4 * 1024 * 1024,
  maxMegabytes: 4,
  /** Media types by the ending of a file's name. */
  types: {
    pdf: 'application/pdf',
    doc: 'application/msword',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    odt: 'application/vnd.oasis.opendocument.text',
    jpg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
  },
} as const;

export type UploadEnding = keyof typeof uploadRules.types;

/** For the `accept` of a file field. */
export const acceptedFiles = [
  ...Object.keys(uploadRules.types).map((one) => `.${one}`),
  '.jpeg',
].join();
