import type { Kysely } from 'kysely';
import type { ItemRoom } from './item-room.ts';
import { readDetails } from './revision-details.ts';
import type { ItemTables } from './tables.ts';

/** A publication that was begun and not noted was done when the documents say so, else it was not. */
export async function settleIntents(room: ItemRoom, setId: string): Promise<void> {
  const begun = await room.query
    .selectFrom('studio_revisions')
    .select(['revision', 'made_at', 'details'])
    .where('set_id', '=', setId)
    .where('kind', '=', 'publishing')
    .execute();
  if (begun.length === 0) return;
  const hold = (await room.documents.readHolds([setId])).get(setId);
  for (const { revision, made_at: madeAt, details } of begun) {
    if (hold?.revision === revision) {
      const kind = (readDetails(details).from ?? null) === null ? 'published' : 'scheduled';
      await room.query
        .transaction()
        .execute((query) => noteDone(query, { set_id: setId, revision }, kind));
    } else if (madeAt < room.now().getTime() - 5 * 60_000) {
      await room.query
        .deleteFrom('studio_revisions')
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
): Promise<void> {
  // Locks the note without changing it: of two who settle one, the second finds none and removes nothing.
  const begun = await query
    .updateTable('studio_revisions')
    .set({ kind: 'publishing' })
    .where((row) => row.and({ ...ofRevision, kind: 'publishing' }))
    .executeTakeFirst();
  if (begun.numUpdatedRows === 0n) return;
  await query
    .deleteFrom('studio_revisions')
    .where((row) => row.and(ofRevision))
    .where('kind', 'in', ['published', 'scheduled'])
    .execute();
  await query
    .updateTable('studio_revisions')
    .set({ kind })
    .where((row) => row.and({ ...ofRevision, kind: 'publishing' }))
    .execute();
}
