import { type Database, withTables } from '#database/database.ts';
import type { MediaStore } from '../../images/media-store.ts';
import type { StoredVersion } from './media.ts';
import { type MediaQuery, type MediaRow, mediaQuery } from './tables.ts';

/** Tables whose texts may name a picture: what is published, will be, was, is being written or waits. */
interface NamingTables {
  document_versions: { id: number; document: string };
  document_holds: { set_id: string; file_documents: string | null };
  builder_entries: { id: string; entry: string };
  studio_drafts: { set_id: string; content: string };
  studio_revisions: { set_id: string; content: string };
  studio_conflicts: { id: string; mine: string };
}

interface Stores {
  readonly content: Database;
  readonly visitors: Database;
  readonly store: MediaStore;
  readonly now: () => Date;
}

/** A pattern for texts that name its address. A wildcard in a name of the content folder finds too much at worst. */
export const namesMedia = ({ path }: Pick<MediaRow, 'path'>): string => `%${path}%`;

const retentionMs = 3_600_000;
const atOnce = 50;

/**
 * Removes the files of deleted pictures that nothing names any more, and those that were replaced an hour ago or
 * longer. @returns how many
 */
export async function removeForgottenMedia({ content, visitors, store, now }: Stores) {
  const query = mediaQuery(visitors);
  const before = now().getTime() - retentionMs;
  const hidden = await query
    .selectFrom('studio_media')
    .selectAll()
    .where('hidden_at', '<', before)
    .orderBy('hidden_at')
    .limit(atOnce)
    .execute();
  let removed = await removeReplaced(query, store, before);
  for (const row of hidden) {
    if (await isNamed(content, visitors, row)) continue;
    // The file first: a row without a file is tried again, a file without a row never.
    await store.remove(row.file_key);
    await query.deleteFrom('studio_media').where('id', '=', row.id).execute();
    removed += 1;
  }
  return removed;
}

/** Files that another one took the place of. */
async function removeReplaced(query: MediaQuery, store: MediaStore, before: number) {
  const rows = await query
    .selectFrom('studio_media')
    .select(['id', 'file_key', 'version', 'versions'])
    .where('updated_at', '<', before)
    .where('versions', 'like', '%"key":%"key":%')
    .limit(atOnce)
    .execute();
  let removed = 0;
  for (const row of rows) {
    const versions = JSON.parse(row.versions) as StoredVersion[];
    const old = versions.flatMap(({ key }) => (key && key !== row.file_key ? [key] : []));
    for (const key of old) await store.remove(key);
    const left = versions.map(({ key, ...one }) => (key === row.file_key ? { ...one, key } : one));
    await query
      .updateTable('studio_media')
      .set({ versions: JSON.stringify(left) })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .execute();
    removed += old.length;
  }
  return removed;
}

export async function isNamed(
  content: Database,
  visitors: Database,
  row: Pick<MediaRow, 'path'>,
): Promise<boolean> {
  const pattern = namesMedia(row);
  const published = withTables<NamingTables>(content);
  const written = withTables<NamingTables>(visitors);
  const found = await Promise.all([
    published
      .selectFrom('document_versions')
      .select('id')
      .where('document', 'like', pattern)
      .limit(1)
      .execute(),
    published
      .selectFrom('document_holds')
      .select('set_id')
      .where('file_documents', 'like', pattern)
      .limit(1)
      .execute(),
    published
      .selectFrom('builder_entries')
      .select('id')
      .where('entry', 'like', pattern)
      .limit(1)
      .execute(),
    written
      .selectFrom('studio_drafts')
      .select('set_id')
      .where('content', 'like', pattern)
      .limit(1)
      .execute(),
    written
      .selectFrom('studio_revisions')
      .select('set_id')
      .where('content', 'like', pattern)
      .limit(1)
      .execute(),
    written
      .selectFrom('studio_conflicts')
      .select('id')
      .where('mine', 'like', pattern)
      .limit(1)
      .execute(),
  ]);
  return found.some((rows) => rows.length > 0);
}
