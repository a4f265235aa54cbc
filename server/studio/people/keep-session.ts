import type { PeopleQuery } from './tables.ts';

/** Written so often at most: each call of a studio would else write. */
const noteEveryMs = 60_000;

/** Where nothing was said: a working day. */
export const usualIdleMs = 8 * 3_600_000;

/** By what a window says that it is open, whether somebody sits before it or not. */
const isPoll = (url: string): boolean => new URL(url).pathname.endsWith('/presence');

/**
 * Notes that a session is used. One that nobody has used for long ends: a window that was left open at
 * a desk would else be everybody's. Times of use are in `updatedAt`, which the library leaves alone.
 * @returns false: it has ended
 */
export async function keepSession(
  query: PeopleQuery,
  { id, updatedAt }: { readonly id: string; readonly updatedAt: Date },
  { url, now, idleMs }: { readonly url: string; readonly now: Date; readonly idleMs: number },
): Promise<boolean> {
  const unusedMs = now.getTime() - updatedAt.getTime();
  if (unusedMs > idleMs) {
    await query.deleteFrom('studio_sessions').where('id', '=', id).execute();
    return false;
  }
  if (unusedMs > noteEveryMs && !isPoll(url)) {
    await query
      .updateTable('studio_sessions')
      .set({ updatedAt: now.toISOString() })
      .where('id', '=', id)
      .execute();
  }
  return true;
}
