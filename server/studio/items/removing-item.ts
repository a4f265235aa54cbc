import type { ItemRoom } from './item-room.ts';
import type { Removing } from './removals.ts';

/** How an item goes off the site. */
export const removingItem = (room: ItemRoom): Removing => ({
  history: 'studio_revisions',
  isShown: async (setId) => (await room.documents.readSets([setId])).has(setId),
  putAway: (query, setId, archivedAt) =>
    query
      .updateTable('studio_drafts')
      .set({ archived_at: archivedAt })
      .where('set_id', '=', setId)
      .returning(['type', 'uid'])
      .executeTakeFirstOrThrow(),
});
