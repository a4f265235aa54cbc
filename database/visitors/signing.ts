import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database.ts';
import { readSharedKey } from './shared-key.ts';

export interface SignerOptions {
  /** The visitors' database, where the key is kept when no secret is given. */
  readonly database: Database;
  /** The setting SIGNING_SECRET; null: a key made once. */
  readonly secret: string | null;
  /** The previous key, whose links are still valid. Null: the generated key. */
  readonly previousSecrets?: readonly (string | null)[];
  readonly now?: () => Date;
}

/** What a signed link lets its holder do. */
export interface SignedClaim {
  /** For example `newsletter-confirm`; a link for one purpose is worth nothing for another. */
  readonly purpose: string;
  /** The id of the subject. Everybody who has the link can read it, so it names nobody. */
  readonly subject: string;
  readonly expiresAt: Date;
}

/** Makes and checks the tokens of links that stand for a right, such as changing a subscription. */
export interface Signer {
  /** @returns letters, digits, `-`, `_` and `.`, fit for an address */
  sign(claim: SignedClaim): Promise<string>;
  /**
   * Reads the key. To be awaited before a transaction in which `sign` is called: with SQLite the
   * database has one connection, which the transaction holds.
   */
  ready(): Promise<void>;
  /** @returns the subject; null when it was not signed here for this purpose, or has expired */
  verify(token: string, purpose: string): Promise<string | null>;
  /** Whether it was signed here for this purpose and has expired since; false of any other. */
  hasExpired(token: string, purpose: string): Promise<boolean>;
}

const maxTokenLength = 1_000;

/** HMAC-SHA256 over the purpose, the time of expiry and the subject. @throws what the database throws */
export function createSigner(options: SignerOptions): Signer {
  const { database, secret, previousSecrets = [], now = () => new Date() } = options;
  let keys: Promise<[string, ...string[]]> | null = null;
  const readKey = (given: string | null) =>
    given === null ? readSharedKey(database, 'signing') : given;
  /** The key of today, and those before it. */
  const readKeys = async () => {
    keys ??= (async () => {
      const current = await readKey(secret);
      const previous: string[] = [];
      for (const one of previousSecrets) previous.push(await readKey(one));
      return [current, ...previous];
    })();
    try {
      return await keys;
    } catch (error) {
      // The next call asks again.
      keys = null;
      throw error;
    }
  };

  /** Of a token that was signed here for this purpose, whatever its time. */
  const read = async (token: string, purpose: string) => {
    if (token.length > maxTokenLength) return null;
    const match = /^(([0-9a-z]{1,9})\.([\w-]*))\.([\w-]{43})$/.exec(token);
    if (!match) return null;
    const [, payload = '', expiry = '', subject = '', signature = ''] = match;
    const isSigned = (key: string) => isSame(signature, toSignature(key, purpose, payload));
    if (!(await readKeys()).some(isSigned)) return null;
    const isOver = Number.parseInt(expiry, 36) * 1000 <= now().getTime();
    return { subject: Buffer.from(subject, 'base64url').toString('utf8'), isOver };
  };

  return {
    ready: async () => void (await readKeys()),
    async sign({ purpose, subject, expiresAt }) {
      const seconds = Math.floor(expiresAt.getTime() / 1000);
      const payload = `${seconds.toString(36)}.${Buffer.from(subject).toString('base64url')}`;
      const [key] = await readKeys();
      return `${payload}.${toSignature(key, purpose, payload)}`;
    },
    async verify(token, purpose) {
      const claim = await read(token, purpose);
      return claim && !claim.isOver ? claim.subject : null;
    },
    hasExpired: async (token, purpose) => (await read(token, purpose))?.isOver ?? false,
  };
}

/** The purpose goes in with its length, so that no other cut of the same letters signs alike. */
const toSignature = (key: string, purpose: string, payload: string) =>
  createHmac('sha256', key)
    .update(`girih link ${purpose.length} ${purpose} ${payload}`)
    .digest('base64url');

/** Compared as letters: the last one has spare bits, and would decode alike in four spellings. */
const isSame = (given: string, expected: string) =>
  timingSafeEqual(Buffer.from(given), Buffer.from(expected));
