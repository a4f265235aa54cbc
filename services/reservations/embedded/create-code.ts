import { randomBytes } from 'node:crypto';

/** Digits and letters that are not mistaken for each other. Source: Crockford's Base32. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 40 random bits, for example `7K2M-9QXD`: short enough to be read out at the desk. */
export function createCode(): string {
  const characters = [...randomBytes(8)].map((byte) => letters[byte % letters.length]).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/** As people type it: small letters, spaces, O for 0, I and L for 1. Null: it is no code. */
export function parseCode(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replace(/[\s\-–—]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(plain) ? `${plain.slice(0, 4)}-${plain.slice(4)}` : null;
}

/** 128 random bits: an id that is a key as well. */
export const createSecretId = (): string => randomBytes(16).toString('hex');

export const secretIdPattern = /^[0-9a-f]{32}$/;
