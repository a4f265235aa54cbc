import type { StoredEntry } from '#services/page-builder/embedded/entry.ts';
import { type RevisionSummary, readHistory, readRevisionRow } from '../items/history.ts';
import type { Editor } from '../items/item-room.ts';
import { openPage, parseEntry } from './open-page.ts';
import type { PageRoom } from './page-room.ts';
import { restorePage } from './publish-page.ts';
import { settlePage } from './settle-page.ts';
import { sharedQuery } from './tables.ts';

const history = 'studio_page_revisions';

/** Newest first. */
export async function listPageHistory(room: PageRoom, id: string): Promise<RevisionSummary[]> {
  await settlePage(room, id);
  return readHistory({ query: sharedQuery(room.query) }, history, id);
}

/** @throws {StudioError} 404 */
export async function readPageRevision(
  room: PageRoom,
  id: string,
  revision: number,
): Promise<RevisionSummary & { readonly entry: StoredEntry }> {
  const query = sharedQuery(room.query);
  const { content, ...summary } = await readRevisionRow({ query }, history, id, revision);
  return { ...summary, entry: parseEntry(content) };
}

export async function restorePageRevision(
  room: PageRoom,
  person: Editor,
  id: string,
  revision: number,
): Promise<void> {
  const query = sharedQuery(room.query);
  const { content } = await readRevisionRow({ query }, history, id, revision);
  await restorePage(room, person, await openPage(room, id), content);
}

/** Keeps the present version under a name. */
export async function namePageRevision(
  room: PageRoom,
  person: Editor,
  id: string,
  label: string,
): Promise<void> {
  const { draft, entry } = await openPage(room, id);
  const now = room.now().getTime();
  const row = {
    ...{ set_id: id, revision: draft?.revision ?? 0, kind: 'named' as const, label },
    ...{ details: '{}', content: JSON.stringify(entry) },
    ...{ person_id: person.id, person_name: person.name, began_at: now, made_at: now },
  };
  await room.query
    .insertInto('studio_page_revisions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['set_id', 'revision', 'kind']).doUpdateSet(row))
    .execute();
  await room.record(person, 'page.named', id, { revision: row.revision, label });
}
