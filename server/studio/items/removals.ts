import type { Kysely } from 'kysely';
import type { Editor, ItemRoom } from './item-room.ts';
import { readDetails, writeDetails } from './revision-details.ts';
import { type HistoryTable, type ItemTables, tableOf } from './tables.ts';

/** How an item, or a page, goes off the site. */
export interface Removing {
  readonly history: HistoryTable;
  /** Whether visitors are shown anything of it. */
  readonly isShown: (id: string) => Promise<boolean>;
  /**
   * Puts it into the archive, or out of it.
   * @param query a transaction
   * @param archivedAt milliseconds since 1970; null: it stays among the drafts
   * @returns what the audit log says of it beside the revision
   */
  readonly putAway: (
    query: Kysely<ItemTables>,
    id: string,
    archivedAt: number | null,
  ) => Promise<Readonly<Record<string, unknown>>>;
}

/** A note that something is about to be taken off the site. */
export interface Removal {
  readonly id: string;
  readonly revision: number;
}

type Room = Pick<ItemRoom, 'query' | 'now' | 'record'>;

/** Nobody waits so long for an answer: what is not done by then never was. */
const patienceMs = 5 * 60_000;

/**
 * Notes who takes something off the site before it is done, so that it stays known when the process ends
 * before that is written into the audit log.
 * @param act what the audit log says of it; one that ends with `.archived` puts it into the archive
 */
export async function noteRemoval(
  room: Room,
  { history }: Removing,
  person: Editor,
  { id, revision, content, act }: Removal & { readonly content: string; readonly act: string },
): Promise<void> {
  const now = room.now().getTime();
  const row = {
    ...{ set_id: id, revision, kind: 'removing' as const, label: '' },
    ...{ details: writeDetails({ act }), content },
    ...{ person_id: person.id, person_name: person.name, began_at: now, made_at: now },
  };
  await room.query
    .insertInto(tableOf(history))
    .values(row)
    .onConflict((conflict) => conflict.columns(['set_id', 'revision', 'kind']).doUpdateSet(row))
    .execute();
}

/**
 * What was begun and not noted was done when the site shows nothing of it any more.
 * @returns whether there was such a note, and it was done
 */
export async function settleRemovals(room: Room, removing: Removing, id: string): Promise<boolean> {
  const begun = await room.query
    .selectFrom(tableOf(removing.history))
    .select(['revision', 'made_at'])
    .where('set_id', '=', id)
    .where('kind', '=', 'removing')
    .execute();
  if (begun.length === 0) return false;
  const isShown = await removing.isShown(id);
  for (const { revision, made_at: madeAt } of begun) {
    if (!isShown) await finishRemoval(room, removing, { id, revision });
    else if (madeAt < room.now().getTime() - patienceMs) {
      await dropRemoval(room.query, removing, { id, revision });
    }
  }
  return !isShown;
}

/** Makes the note a line of the audit log, and puts into the archive what belongs there. */
export async function finishRemoval(
  room: Room,
  removing: Removing,
  removal: Removal,
): Promise<void> {
  const { id, revision } = removal;
  await room.query.transaction().execute(async (query) => {
    const note = await query
      .selectFrom(tableOf(removing.history))
      .select(['details', 'person_id', 'person_name'])
      .where('set_id', '=', id)
      .where('revision', '=', revision)
      .where('kind', '=', 'removing')
      .executeTakeFirst();
    // Of two who settle one, the second removes nothing.
    if (!note || !(await dropRemoval(query, removing, removal))) return;
    const { act = '' } = readDetails(note.details);
    const archivedAt = act.endsWith('.archived') ? room.now().getTime() : null;
    const told = await removing.putAway(query, id, archivedAt);
    const person = { id: note.person_id, name: note.person_name };
    await room.record(person, act, id, { ...told, revision }, query);
  });
}

/** @returns false where there is no such note */
export async function dropRemoval(
  query: Kysely<ItemTables>,
  { history }: Pick<Removing, 'history'>,
  { id, revision }: Removal,
): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom(tableOf(history))
    .where('set_id', '=', id)
    .where('revision', '=', revision)
    .where('kind', '=', 'removing')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
