import { randomBytes } from 'node:crypto';

/** Digits and letters that are not mistaken for each other. Source: Crockford's Base32. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 50 random bits, for example `7K2M-9QXD-40`: short enough to be read out, never guessed. */
export function createReference(): string {
  const characters = [...randomBytes(10)].map((byte) => letters[byte % letters.length]).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`;
}

export const referencePattern =
  /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/;
