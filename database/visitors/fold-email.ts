/** Addresses are the same in any case; providers' own rules beyond that are not ours to guess. */
export const foldEmail = (email: string): string => email.normalize('NFC').toLowerCase();
