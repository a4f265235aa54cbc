import { setTimeout as pause } from 'node:timers/promises';
import { foldEmail } from '#database/visitors/fold-email.ts';
import type { Limit, Limits } from '#database/visitors/limits.ts';
import { StudioError } from '../room/studio-error.ts';

const minuteMs = 60_000;

/** From one network address, which a whole office may have; a password and a code are two. */
const tries: Limit = { name: 'studio-sign-in', max: 20, windowMs: minuteMs };
const recoveries: Limit = { name: 'studio-recovery', max: 5, windowMs: 15 * minuteMs };
const links: Limit = { name: 'studio-link', max: 20, windowMs: minuteMs };
/** Wrong passwords of one account, from all addresses, before each further try has to wait. */
const failures: Limit = { name: 'studio-failures', max: 10, windowMs: 15 * minuteMs };
/** Mails about failures: one a day (UTC), also to whose account is tried patiently for weeks. */
const warnings: Limit = { name: 'studio-warnings', max: 1, windowMs: 24 * 60 * minuteMs };
/** Codes of one account: who tries them has the password already. Of a million three are right at a time. */
const codes: Limit = { name: 'studio-codes', max: 10, windowMs: 10 * minuteMs };
const codesOfDay: Limit = { name: 'studio-codes-of-day', max: 60, windowMs: 24 * 60 * minuteMs };

export interface Throttle {
  /** @throws {StudioError} 429 where one address tries too often */
  countTry(kind: 'sign-in' | 'recovery' | 'link', client: string): Promise<void>;
  /**
   * Counts one more code of an account.
   * @returns whether it may be tried, and whether the owner should be told that too many were: once a day
   */
  countCode(key: string): Promise<{ readonly isAllowed: boolean; readonly isToBeTold: boolean }>;
  /**
   * Slows down tries of an account whose password was wrong too often of late. Never more: whoever
   * knows the address could else lock its owner out.
   */
  slowDown(email: string): Promise<void>;
  /** @returns whether the owner should be told of it: too many of late, and not told yet today */
  countFailure(email: string): Promise<boolean>;
}

/** @param slowMs how long a slowed try waits */
export function createThrottle(limits: Limits, now: () => Date, slowMs = 3_000): Throttle {
  const kinds = { 'sign-in': tries, recovery: recoveries, link: links };
  const take = async (limit: Limit, key: string) => {
    const taking = await limits.takeFrom(limit, key, now());
    if (taking.isAllowed) return;
    const { retryAfterS } = taking;
    throw new StudioError(429, 'too-many', 'That was tried too often. Try again in a moment.', {
      retryAfterS,
    });
  };
  return {
    countTry: (kind, client) => take(kinds[kind], client),
    async countCode(key) {
      const isAllowed =
        (await limits.takeFrom(codes, key, now())).isAllowed &&
        (await limits.takeFrom(codesOfDay, key, now())).isAllowed;
      const isToBeTold =
        !isAllowed && (await limits.takeFrom(warnings, `codes ${key}`, now())).isAllowed;
      return { isAllowed, isToBeTold };
    },
    async slowDown(email) {
      if (!(await limits.hasRoom(failures, foldEmail(email), now()))) await pause(slowMs);
    },
    async countFailure(email) {
      const key = foldEmail(email);
      await limits.takeFrom(failures, key, now());
      if (await limits.hasRoom(failures, key, now())) return false;
      return (await limits.takeFrom(warnings, key, now())).isAllowed;
    },
  };
}
