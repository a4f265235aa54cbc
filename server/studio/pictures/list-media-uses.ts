import { withTables } from '#database/database.ts';
import { listUses } from '../items/list-items.ts';
import { readMedia } from './find-media.ts';
import type { PicturesRoom } from './pictures-room.ts';
import { namesMedia } from './remove-forgotten-media.ts';

interface PageTables {
  builder_entries: { id: string; model: string; summary: string; entry: string };
}

/**
 * Items that show a picture, published or in their draft, and pages of the page builder that name it.
 * @throws {StudioError} 404
 */
export async function listMediaUses(room: PicturesRoom, id: string) {
  const row = await readMedia(room.query, id);
  const [uses, pages] = await Promise.all([
    listUses(room.items(), [id]),
    withTables<PageTables>(room.content)
      .selectFrom('builder_entries')
      .select(['id', 'model', 'summary'])
      .where('entry', 'like', namesMedia(row))
      .limit(100)
      .execute(),
  ]);
  return {
    uses,
    pages: pages.map(({ id, model, summary }) => ({ id, model, name: readName(summary) })),
  };
}

function readName(summary: string): string {
  const { name } = JSON.parse(summary) as { readonly name?: unknown };
  return typeof name === 'string' ? name : '';
}
