import type { Editor, ItemRoom } from './item-room.ts';

/** Somebody else who has the item open. */
export interface Present {
  readonly id: string;
  readonly name: string;
  /** The field they are in, `es.title`; empty: none. */
  readonly place: string;
}

const silentAfterMs = 30_000;
const forgottenAfterMs = 86_400_000;

/** The others who are in an item. */
export async function listPresent(
  room: Pick<ItemRoom, 'query' | 'now'>,
  setId: string,
  personId: string,
): Promise<Present[]> {
  const rows = await room.query
    .selectFrom('studio_presence')
    .select(['person_id as id', 'person_name as name', 'place'])
    .where('set_id', '=', setId)
    .where('person_id', '!=', personId)
    .where('seen_at', '>', room.now().getTime() - silentAfterMs)
    .orderBy('person_name')
    .limit(50)
    .execute();
  return rows;
}

/**
 * Says that somebody is in an item.
 * @param place null: they have left it
 * @returns the others
 */
export async function notePresence(
  room: Pick<ItemRoom, 'query' | 'now'>,
  setId: string,
  person: Editor,
  place: string | null,
): Promise<Present[]> {
  const now = room.now().getTime();
  const isOver = room.query
    .deleteFrom('studio_presence')
    .where('seen_at', '<', now - forgottenAfterMs);
  await isOver.execute();
  if (place === null) {
    await room.query
      .deleteFrom('studio_presence')
      .where('set_id', '=', setId)
      .where('person_id', '=', person.id)
      .execute();
  } else {
    const row = {
      set_id: setId,
      person_id: person.id,
      person_name: person.name,
      place,
      seen_at: now,
    };
    await room.query
      .insertInto('studio_presence')
      .values(row)
      .onConflict((conflict) => conflict.columns(['set_id', 'person_id']).doUpdateSet(row))
      .execute();
  }
  return listPresent(room, setId, person.id);
}
