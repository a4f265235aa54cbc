import { join } from 'node:path';
import { readSourceFiles } from '#database/content/read-source-files.ts';
import { type Database, withTables } from '#database/database.ts';
import { openEnd } from '#services/content-management/embedded/tables.ts';

interface NamingTables {
  document_versions: { id: number; layer: string; ref_to: number; document: string };
  builder_entries: { id: string; entry: string };
}

const addressPattern = /\/((?:images|media|films)\/[\w./-]+)\.[a-z0-9]{2,5}/g;
/** As files name them: `studio/m…`, `media:media/m….mp4`. */
const uploadPattern = /\b(studio|media)\/(m[0-9a-f]{20})\b/g;
const rowsAtOnce = 500;

/**
 * Pictures and files that published items and pages name, or files of a content folder.
 * @returns their paths below the folder, without endings: `images/studio/m…`, `media/m…`, `films/hero`
 */
export async function listNamedFiles(content: Database, folder: string): Promise<Set<string>> {
  const named = new Set<string>();
  const read = (text: string) => {
    for (const [, path = ''] of text.matchAll(addressPattern)) named.add(path);
  };
  const tables = withTables<NamingTables>(content);
  for (let after = 0; ; ) {
    const rows = await tables
      .selectFrom('document_versions')
      .select(['id', 'document'])
      .where('layer', '=', '')
      .where('ref_to', '=', openEnd)
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    for (const { document } of rows) read(document);
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  const entries = await tables.selectFrom('builder_entries').select('entry').execute();
  for (const { entry } of entries) read(entry);
  for (const part of ['documents', 'pages', 'objects']) {
    for (const { text } of readSourceFiles(join(folder, part), part !== 'objects')) {
      for (const [, room, id] of text.matchAll(uploadPattern)) {
        named.add(room === 'studio' ? `images/studio/${id}` : `media/${id}`);
      }
    }
  }
  return named;
}
