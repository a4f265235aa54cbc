import { settleRemovals } from '../items/removals.ts';
import { settleNotes } from '../items/settle-intents.ts';
import { openPage } from './open-page.ts';
import type { PageRoom } from './page-room.ts';
import { removingPage } from './removing-page.ts';
import { sharedQuery } from './tables.ts';

/** Notes what was published, or taken off the site, by a process that ended before it could. */
export async function settlePage(room: PageRoom, id: string): Promise<void> {
  const noting = toNoting(room);
  await settleNotes(noting, 'studio_page_revisions', id, async () => {
    const { stored } = await openPage(room, id);
    return stored?.coming?.revision ?? stored?.revision ?? null;
  });
  await settleRemovals(noting, removingPage(room), id);
}

/** What notes of pages and of items share. */
export const toNoting = ({ query, now, record }: PageRoom) => ({
  query: sharedQuery(query),
  now,
  record,
});
