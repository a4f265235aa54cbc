import type { Kysely } from 'kysely';
import type { ItemRoom } from './item-room.ts';
import { readDetails } from './revision-details.ts';
import { type HistoryTable, type ItemTables, tableOf } from './tables.ts';

/** A publication that was begun and not noted was done when the documents say so, else it was not. */
export const settleIntents = (room: ItemRoom, setId: string): Promise<void> =>
  settleNotes(room, 'studio_revisions', setId, async () => {
    const hold = (await room.documents.readHolds([setId])).get(setId);
    return hold?.revision ?? null;
  });

/** @param readPublished the revision of the draft that visitors see */
export async function settleNotes(
  { query, now }: Pick<ItemRoom, 'query' | 'now'>,
  history: HistoryTable,
  setId: string,
  readPublished: () => Promise<number | null>,
): Promise<void> {
  const table = tableOf(history);
  const begun = await query
    .selectFrom(table)
    .select(['revision', 'made_at', 'details'])
    .where('set_id', '=', setId)
    .where('kind', '=', 'publishing')
    .execute();
  if (begun.length === 0) return;
  const published = await readPublished();
  for (const { revision, made_at: madeAt, details } of begun) {
    if (published === revision) {
      const kind = (readDetails(details).from ?? null) === null ? 'published' : 'scheduled';
      await query
        .transaction()
        .execute((inner) => noteDone(inner, { set_id: setId, revision }, kind, history));
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

/** Makes the note of a publication that was begun one of a publication that was done. */
export async function noteDone(
  query: Kysely<ItemTables>,
  ofRevision: { readonly set_id: string; readonly revision: number },
  kind: 'published' | 'scheduled',
  history: HistoryTable = 'studio_revisions',
): Promise<void> {
  const table = tableOf(history);
  // Locks the note without changing it: of two who settle one, the second finds none and removes nothing.
  const begun = await query
    .updateTable(table)
    .set({ kind: 'publishing' })
    .where((row) => row.and({ ...ofRevision, kind: 'publishing' }))
    .executeTakeFirst();
  if (begun.numUpdatedRows === 0n) return;
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
}
