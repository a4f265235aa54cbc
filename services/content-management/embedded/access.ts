import { createHash, timingSafeEqual } from 'node:crypto';
import { invalidToken } from './api-error.ts';

/** The rights to read. Source: the service's API access levels. */
export interface Access {
  /** private: nothing without a token; public: what is published; open: releases too. */
  readonly level: 'private' | 'public' | 'open';
  readonly tokens: readonly AccessToken[];
}

export interface AccessToken {
  readonly token: string;
  readonly scope: 'master' | 'master+releases';
}

export const publicAccess: Access = { level: 'public', tokens: [] };

export interface Rights {
  readonly mayReadReleases: boolean;
}

/**
 * @param given the request's token, or null
 * @param base address of the API, for the error's words
 * @throws {ApiError} 401 for a wrong token, and for none where one is needed
 */
export function checkAccess(access: Access, given: string | null, base: string): Rights {
  if (given === null) {
    if (access.level === 'private') throw invalidToken(base);
    return { mayReadReleases: access.level === 'open' };
  }
  const known = access.tokens.find(({ token }) => isSame(token, given));
  if (!known) throw invalidToken(base);
  return { mayReadReleases: access.level === 'open' || known.scope === 'master+releases' };
}

/** In constant time, so that a token cannot be guessed letter by letter. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
