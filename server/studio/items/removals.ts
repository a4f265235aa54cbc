import type { Kysely } from 'kysely';
import { refreshIndex } from './item-index.ts';
import type { Editor, ItemRoom } from './item-room.ts';
import type { Draft, OpenedItem } from './open-item.ts';
import { readDetails, writeDetails } from './revision-details.ts';
import type { ItemTables } from './tables.ts';

/** A note that an item is about to be taken off the site. */
export interface Removal {
  readonly setId: string;
  readonly revision: number;
}

/** Nobody waits so long for an answer: what is not done by then never was. */
const patienceMs = 5 * 60_000;

/**
 * Notes who takes an item off the site before it is done, so that it stays known when the process ends before
 * that is written into the audit log.
 */
export async function noteRemoval(
  room: ItemRoom,
  person: Editor,
  { name }: OpenedItem,
  { revision, content }: Draft,
  act: 'item.archived' | 'item.unpublished',
): Promise<Removal> {
  const now = room.now().getTime();
  const row = {
    ...{ set_id: name.setId, revision, kind: 'removing' as const, label: '' },
    details: writeDetails({ act }),
    content: JSON.stringify(content),
    ...{ person_id: person.id, person_name: person.name, began_at: now, made_at: now },
  };
  await room.query
    .insertInto('studio_revisions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['set_id', 'revision', 'kind']).doUpdateSet(row))
    .execute();
  return { setId: name.setId, revision };
}

/** What was begun and not noted was done when the site shows nothing of the item any more. */
export async function settleRemovals(room: ItemRoom, setId: string): Promise<void> {
  const begun = await room.query
    .selectFrom('studio_revisions')
    .select(['revision', 'made_at'])
    .where('set_id', '=', setId)
    .where('kind', '=', 'removing')
    .execute();
  if (begun.length === 0) return;
  const isShown = (await room.documents.readSets([setId])).has(setId);
  for (const { revision, made_at: madeAt } of begun) {
    if (!isShown) await finishRemoval(room, { setId, revision });
    else if (madeAt < room.now().getTime() - patienceMs) {
      await dropNote(room.query, { setId, revision });
    }
  }
  if (!isShown) await refreshIndex(room, [setId], await room.documents.readRefNumber());
}

/** Makes the note a line of the audit log, and puts into the archive what belongs there. */
export async function finishRemoval(room: ItemRoom, removal: Removal): Promise<void> {
  const { setId, revision } = removal;
  await room.query.transaction().execute(async (query) => {
    const note = await query
      .selectFrom('studio_revisions')
      .select(['details', 'person_id', 'person_name'])
      .where('set_id', '=', setId)
      .where('revision', '=', revision)
      .where('kind', '=', 'removing')
      .executeTakeFirst();
    // Of two who settle one, the second removes nothing.
    if (!note || !(await dropNote(query, removal))) return;
    const { act = 'item.unpublished' } = readDetails(note.details);
    const archived_at = act === 'item.archived' ? room.now().getTime() : null;
    const { type, uid } = await query
      .updateTable('studio_drafts')
      .set({ archived_at })
      .where('set_id', '=', setId)
      .returning(['type', 'uid'])
      .executeTakeFirstOrThrow();
    const person = { id: note.person_id, name: note.person_name };
    await room.record(person, act, setId, { type, uid, revision }, query);
  });
}

async function dropNote(query: Kysely<ItemTables>, { setId, revision }: Removal): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('studio_revisions')
    .where('set_id', '=', setId)
    .where('revision', '=', revision)
    .where('kind', '=', 'removing')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
