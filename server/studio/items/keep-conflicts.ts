import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { Fields } from '#services/content-management/embedded/editing/item.ts';
import { keyOf } from '#services/content-management/embedded/editing/keys.ts';
import type { Conflict } from '#services/content-management/embedded/editing/merge/merge-values.ts';
import { StudioError } from '../room/studio-error.ts';
import type { Editor, ItemRoom } from './item-room.ts';
import type { OpenedItem } from './open-item.ts';
import type { SentChange } from './save-draft.ts';
import type { ItemTables } from './tables.ts';

/** Of an item, that nobody has settled. */
const maxConflicts = 500;
const maxConflictLetters = 2_000_000;

interface Clash {
  /** The revision that the changes were made to. */
  readonly base: number;
  readonly changes: readonly SentChange[];
  readonly conflicts: readonly Conflict[];
}

/**
 * Whoever opens the item gets all of its conflicts. What is refused stays in the browser that sent it.
 * @throws {StudioError} 413
 */
async function refuseTooMany(
  query: Kysely<ItemTables>,
  setId: string,
  rows: readonly Record<'base' | 'mine' | 'theirs', string>[],
): Promise<void> {
  const { count, letters } = await query
    .selectFrom('studio_conflicts')
    .select(({ fn }) => [
      fn.countAll().as('count'),
      sql<number | null>`SUM(LENGTH(base) + LENGTH(mine) + LENGTH(theirs))`.as('letters'),
    ])
    .where('set_id', '=', setId)
    .executeTakeFirstOrThrow();
  const more = rows.reduce(
    (sum, row) => sum + row.base.length + row.mine.length + row.theirs.length,
    0,
  );
  if (
    Number(count) + rows.length <= maxConflicts &&
    Number(letters ?? 0) + more <= maxConflictLetters
  )
    return;
  throw new StudioError(413, 'too-large', 'Settle what clashes in this item first.');
}

/** Whether a change says anew what clashed, or the same once more. An order has no words of its own. */
function saysAnew(
  { path, to, refused }: SentChange,
  clash: Pick<ItemTables['studio_conflicts'], 'path' | 'kind' | 'mine'>,
): boolean {
  const isWithin = clash.path.startsWith(`${path}[`) || clash.path.startsWith(`${path}.`);
  if (clash.path !== path && !isWithin) return false;
  if (clash.kind === 'order') return true;
  const mine = JSON.parse(clash.mine);
  const said = refused === undefined ? [to] : [to, refused];
  return said.some((value) =>
    isDeepStrictEqual(readWithin(value, clash.path.slice(path.length)), mine),
  );
}

/** @param rest the end of a path: `[k1].role`, `.alt`; empty: the whole. */
function readWithin(value: unknown, rest: string): unknown {
  const steps = rest.split(/\.|(?=\[)/).filter(Boolean);
  const found = steps.reduce<unknown>((inner, step) => {
    const key = /^\[(.+)\]$/.exec(step)?.[1];
    if (key !== undefined)
      return Array.isArray(inner) ? inner.find((one) => keyOf(one) === key) : null;
    return (inner as Fields | null | undefined)?.[step];
  }, value);
  return found ?? null;
}

/**
 * What somebody wrote that did not come in: until it is settled, or the window that sent it says it anew.
 * Who loaded the item again sees what the other wrote, and typing there says nothing about one's own words.
 */
export async function keepConflicts(
  query: Kysely<ItemTables>,
  room: ItemRoom,
  { name: { setId } }: OpenedItem,
  person: Editor,
  { base, changes, conflicts }: Clash,
): Promise<void> {
  const known = await query
    .selectFrom('studio_conflicts')
    .select(['id', 'path', 'kind', 'mine'])
    .where('set_id', '=', setId)
    .where('person_id', '=', person.id)
    .execute();
  const settled = known.filter((clash) => changes.some((change) => saysAnew(change, clash)));
  if (settled.length > 0) {
    const ids = settled.map(({ id }) => id);
    await query.deleteFrom('studio_conflicts').where('id', 'in', ids).execute();
  }
  if (conflicts.length === 0) return;
  const is_alone = (await isAlone(query, setId, person, base)) ? 1 : 0;
  const rows = conflicts.map(({ path, kind, base: before, mine, theirs }) => ({
    id: randomUUID(),
    set_id: setId,
    path,
    kind,
    base: JSON.stringify(before ?? null),
    mine: JSON.stringify(mine ?? null),
    theirs: JSON.stringify(theirs ?? null),
    person_id: person.id,
    person_name: person.name,
    is_alone,
    made_at: room.now().getTime(),
  }));
  await refuseTooMany(query, setId, rows);
  await query.insertInto('studio_conflicts').values(rows).execute();
}

/** Whether all that was written since a revision came from windows of the same person. */
async function isAlone(
  query: Kysely<ItemTables>,
  setId: string,
  person: Editor,
  base: number,
): Promise<boolean> {
  const other = await query
    .selectFrom('studio_revisions')
    .select('revision')
    .where('set_id', '=', setId)
    .where('revision', '>', base)
    .where('kind', 'in', ['draft', 'restored'])
    .where('person_id', '!=', person.id)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}
