import { readStudioEntry } from '#services/page-builder/embedded/editing/studio-entries.ts';
import type { Removing } from '../items/removals.ts';
import { parseEntry } from './open-page.ts';
import type { PageRoom } from './page-room.ts';
import type { PageQuery } from './tables.ts';

/** How a page, or what else editors compose, goes off the site. */
export const removingPage = (room: PageRoom): Removing => ({
  history: 'studio_page_revisions',
  isShown: async (id) => (await readStudioEntry(room.content, id))?.entry.published === 'published',
  async putAway(query, id, archivedAt) {
    const { model, content } = await (query as unknown as PageQuery)
      .updateTable('studio_page_drafts')
      .set({ archived_at: archivedAt })
      .where('entry_id', '=', id)
      .returning(['model', 'content'])
      .executeTakeFirstOrThrow();
    return { name: parseEntry(content).name, model };
  },
});
