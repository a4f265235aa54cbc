import { hasRight } from '#shared/studio/rights.ts';
import { StudioError } from '../room/studio-error.ts';
import type { Editor, ItemRoom } from './item-room.ts';
import { openItem } from './open-item.ts';

/** Somebody who may not publish would like an item to be published. */
export interface Wish {
  readonly by: string;
  readonly isMine: boolean;
  /** ISO 8601. */
  readonly at: string;
  /** The revision that was asked for; the draft may be newer. */
  readonly revision: number;
  readonly note: string;
}

/** @throws {StudioError} 409 `newer` where somebody has written since */
export async function askForPublication(
  room: ItemRoom,
  person: Editor,
  setId: string,
  { revision, note }: { readonly revision: number; readonly note: string },
): Promise<void> {
  const { draft, name } = await openItem(room, setId);
  if ((draft?.revision ?? 0) !== revision) {
    throw new StudioError(409, 'newer', 'Somebody has changed this item since.', {
      revision: draft?.revision ?? 0,
    });
  }
  const row = {
    set_id: setId,
    revision,
    note,
    made_at: room.now().getTime(),
    person_id: person.id,
    person_name: person.name,
  };
  await room.query
    .insertInto('studio_wishes')
    .values(row)
    .onConflict((conflict) => conflict.column('set_id').doUpdateSet(row))
    .execute();
  await room.record(person, 'item.publication-asked', setId, { ...name, revision });
}

/** Who asked takes it back, or a publisher says no. Harmless when repeated. */
export async function withdrawWish(room: ItemRoom, person: Editor, setId: string): Promise<void> {
  const { numDeletedRows } = await room.query
    .deleteFrom('studio_wishes')
    .where('set_id', '=', setId)
    .$if(!hasRight(person, 'items.publish'), (row) => row.where('person_id', '=', person.id))
    .executeTakeFirst();
  if (numDeletedRows > 0n) await room.record(person, 'item.publication-not-asked', setId);
}

export async function findWish(
  room: ItemRoom,
  personId: string,
  setId: string,
): Promise<Wish | null> {
  const row = await room.query
    .selectFrom('studio_wishes')
    .selectAll()
    .where('set_id', '=', setId)
    .executeTakeFirst();
  return row ? toWish(row, personId) : null;
}

export const toWish = (
  row: {
    readonly person_id: string;
    readonly person_name: string;
    readonly made_at: number;
    readonly revision: number;
    readonly note: string;
  },
  personId: string,
): Wish => ({
  by: row.person_name,
  isMine: row.person_id === personId,
  at: new Date(row.made_at).toISOString(),
  revision: row.revision,
  note: row.note,
});
