import { createHmac } from 'node:crypto';
import { type Database, withTables } from '../database.ts';
import { readSharedKey } from './shared-key.ts';
import type { SharedVisitorTables } from './tables.ts';

/** How often something may be done, over all processes of the site. */
export interface Limit {
  /** For example `tour-request`. */
  readonly name: string;
  /** How often within the window, at least 1. */
  readonly max: number;
  /** At most a day. */
  readonly windowMs: number;
}

export type Taking =
  | { readonly isAllowed: true }
  /** Whole seconds until it is worth trying again, at least 1. */
  | { readonly isAllowed: false; readonly retryAfterS: number };

export interface Limits {
  /**
   * Counts one more for the key (a visitor's address, say) when there is room. Windows slide: what
   * was taken in the one before counts by the part of it that the last `windowMs` still cover.
   * @param amount how many at once, all or none; 1 where absent
   */
  takeFrom(limit: Limit, key: string, now: Date, amount?: number): Promise<Taking>;
  /** Replaces a key in a table: it is the same for one day (UTC) and identifies nobody. */
  hashKey(name: string, key: string, now: Date): Promise<string>;
  /** Whether one more would be allowed; counts nothing. */
  hasRoom(limit: Limit, key: string, now: Date): Promise<boolean>;
}

const dayMs = 24 * 3_600_000;

/** Keys are stored as hashes under a salt of the day (UTC), so that nothing leads back to them. */
export function createLimits(database: Database): Limits {
  const query = withTables<SharedVisitorTables>(database);
  let salt: { day: string; value: Promise<string> } | null = null;

  const readSalt = async (now: Date) => {
    const day = now.toISOString().slice(0, 10);
    if (salt?.day !== day) salt = { day, value: readSharedKey(database, saltPrefix + day) };
    try {
      return await salt.value;
    } catch (error) {
      salt = null;
      throw error;
    }
  };

  const hashKey = async (name: string, key: string, now: Date) =>
    createHmac('sha256', await readSalt(now))
      .update(`${name}\n${key}`)
      .digest('base64url');

  return {
    hashKey,
    async hasRoom({ name, max, windowMs }, key, now) {
      const hash = await hashKey(name, key, now);
      const time = now.getTime();
      const start = time - (time % windowMs);
      const taken = await query
        .selectFrom('rate_limits')
        .select(['taken', 'window_start'])
        .where('limit_name', '=', name)
        .where('key_hash', '=', hash)
        .where('window_start', 'in', [start, start - windowMs])
        .execute();
      const stillCovered = 1 - (time - start) / windowMs;
      const weigh = (row: (typeof taken)[number]) =>
        row.taken * (Number(row.window_start) === start ? 1 : stillCovered);
      return taken.reduce((sum, row) => sum + weigh(row), 0) + 1 <= max;
    },

    async takeFrom({ name, max, windowMs }, key, now, amount = 1) {
      const hash = await hashKey(name, key, now);
      const time = now.getTime();
      const start = time - (time % windowMs);
      const isSame = { limit_name: name, key_hash: hash };
      const before = await query
        .selectFrom('rate_limits')
        .select('taken')
        .where('limit_name', '=', name)
        .where('key_hash', '=', hash)
        .where('window_start', '=', start - windowMs)
        .executeTakeFirst();
      const stillCovered = 1 - (time - start) / windowMs;
      const room = Math.floor(max - (before?.taken ?? 0) * stillCovered);
      if (room >= amount) {
        const taken = await query
          .insertInto('rate_limits')
          .values({ ...isSame, window_start: start, taken: amount, ends_at: start + 2 * windowMs })
          .onConflict((conflict) =>
            conflict
              .columns(['limit_name', 'key_hash', 'window_start'])
              .doUpdateSet((row) => ({ taken: row('rate_limits.taken', '+', amount) }))
              .where('rate_limits.taken', '<=', room - amount),
          )
          .returning('taken')
          .executeTakeFirst();
        if (taken) return { isAllowed: true };
      }
      return { isAllowed: false, retryAfterS: Math.ceil((start + windowMs - time) / 1000) };
    },
  };
}

const saltPrefix = 'limits ';

/** Deletes what no window covers any more, and the salts of days gone by. */
export async function sweepLimits(database: Database, now: Date): Promise<void> {
  const query = withTables<SharedVisitorTables>(database);
  await query.deleteFrom('rate_limits').where('ends_at', '<', now.getTime()).execute();
  // Yesterday's may still be in use in a process whose clock is behind.
  const oldest = new Date(now.getTime() - dayMs).toISOString().slice(0, 10);
  await query
    .deleteFrom('visitor_keys')
    .where('name', 'like', `${saltPrefix}%`)
    .where('name', '<', saltPrefix + oldest)
    .execute();
}
