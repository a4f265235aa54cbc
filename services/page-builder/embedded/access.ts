import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from './api-error.ts';

export interface Access {
  /** The space's public key; stands in pages. */
  readonly apiKey: string;
  /** Reads what is not published too; null: nobody may. */
  readonly privateKey: string | null;
}

export interface Rights {
  readonly mayReadDrafts: boolean;
}

/**
 * @param apiKey as the request names it, in its path or its parameters
 * @param authorization the header, `Bearer <private key>`, or null
 * @throws {ApiError} 400 without a key, 401 for an unknown one
 */
export function checkAccess(
  access: Access,
  apiKey: string | null,
  authorization: string | null,
): Rights {
  if (!apiKey) throw new ApiError(400, 'The parameter apiKey is missing.');
  if (!isSame(apiKey, access.apiKey)) throw new ApiError(401, 'This apiKey is not valid.');
  const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return { mayReadDrafts: false };
  if (access.privateKey === null || !isSame(token, access.privateKey)) {
    throw new ApiError(401, 'The private key in the Authorization header is wrong.');
  }
  return { mayReadDrafts: true };
}

/** In constant time, so that a key cannot be guessed letter by letter. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
