import type { Kysely } from 'kysely';
import { refreshIndex } from './item-index.ts';
import type { ItemRoom } from './item-room.ts';
import { settleRemovals } from './removals.ts';
import { removingItem } from './removing-item.ts';
import { readDetails } from './revision-details.ts';
import { type HistoryTable, type ItemTables, tableOf } from './tables.ts';

/**
 * A publication that was begun and not noted was done when the documents say so, else it was not. What
 * was done is written into the audit log under who began it.
 */
export async function settleIntents(room: ItemRoom, setId: string): Promise<void> {
  await settleNotes(room, 'studio_revisions', setId, async () => {
    const hold = (await room.documents.readHolds([setId])).get(setId);
    return hold?.revision ?? null;
  });
  if (await settleRemovals(room, removingItem(room), setId)) {
    await refreshIndex(room, [setId], await room.documents.readRefNumber());
  }
}

/** @param readPublished the revision of the draft that visitors see */
export async function settleNotes(
  { query, now, record }: Pick<ItemRoom, 'query' | 'now' | 'record'>,
  history: HistoryTable,
  setId: string,
  readPublished: () => Promise<number | null>,
): Promise<void> {
  const table = tableOf(history);
  const begun = await query
    .selectFrom(table)
    .select(['revision', 'made_at', 'details', 'person_id', 'person_name'])
    .where('set_id', '=', setId)
    .where('kind', '=', 'publishing')
    .execute();
  if (begun.length === 0) return;
  const published = await readPublished();
  for (const { revision, made_at: madeAt, person_id: id, person_name: name, ...row } of begun) {
    if (published === revision) {
      const { before: _, act, ...told } = readDetails(row.details);
      const kind = (told.from ?? null) === null ? 'published' : 'scheduled';
      const subject = history === 'studio_revisions' ? 'item' : 'page';
      await query.transaction().execute(async (inner) => {
        if (!(await noteDone(inner, { set_id: setId, revision }, kind, history))) return;
        const details = { ...told, revision };
        await record({ id, name }, act ?? `${subject}.${kind}`, setId, details, inner);
      });
    } else if (madeAt < now().getTime() - 5 * 60_000) {
      await query
        .deleteFrom(table)
        .where('set_id', '=', setId)
        .where('revision', '=', revision)
        .where('kind', '=', 'publishing')
        .execute();
    }
  }
}

/**
 * Makes the note of a publication that was begun one of a publication that was done.
 * @returns false where somebody else did so
 */
export async function noteDone(
  query: Kysely<ItemTables>,
  ofRevision: { readonly set_id: string; readonly revision: number },
  kind: 'published' | 'scheduled',
  history: HistoryTable = 'studio_revisions',
): Promise<boolean> {
  const table = tableOf(history);
  // Locks the note without changing it: of two who settle one, the second finds none and removes nothing.
  const begun = await query
    .updateTable(table)
    .set({ kind: 'publishing' })
    .where((row) => row.and({ ...ofRevision, kind: 'publishing' }))
    .executeTakeFirst();
  if (begun.numUpdatedRows === 0n) return false;
  await query
    .deleteFrom(table)
    .where((row) => row.and(ofRevision))
    .where('kind', 'in', ['published', 'scheduled'])
    .execute();
  await query
    .updateTable(table)
    .set({ kind })
    .where((row) => row.and({ ...ofRevision, kind: 'publishing' }))
    .execute();
  return true;
}
