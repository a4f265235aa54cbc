import type { Kysely } from 'kysely';
import type { Editor } from './item-room.ts';
import {
  type DraftRow,
  type HistoryTable,
  type ItemTables,
  type RevisionKind,
  tableOf,
} from './tables.ts';

/** A rest after which the next change begins another sitting. */
const sittingMs = 30 * 60_000;
/** Of one item; what was published, named or brought back stays. */
const maxSittings = 200;

/**
 * Writes a revision of a draft into its history: one row for each person and sitting.
 * @returns whether another sitting begins
 */
export async function noteSitting(
  query: Kysely<ItemTables>,
  history: HistoryTable,
  draft: Pick<DraftRow, 'set_id' | 'revision' | 'content'>,
  person: Editor,
  kind: Extract<RevisionKind, 'draft' | 'restored'>,
  now: number,
): Promise<boolean> {
  const table = tableOf(history);
  const { set_id: setId, revision, content } = draft;
  const newest = await query
    .selectFrom(table)
    .select(['revision', 'kind', 'person_id', 'made_at'])
    .where('set_id', '=', setId)
    .orderBy('revision', 'desc')
    .orderBy('made_at', 'desc')
    .executeTakeFirst();
  const goesOn =
    kind === 'draft' &&
    newest?.kind === 'draft' &&
    newest.person_id === person.id &&
    now - newest.made_at < sittingMs;
  if (goesOn) {
    await query
      .updateTable(table)
      .set({ revision, content, made_at: now })
      .where('set_id', '=', setId)
      .where('revision', '=', newest.revision)
      .where('kind', '=', 'draft')
      .execute();
    return false;
  }
  await query
    .insertInto(table)
    .values({
      set_id: setId,
      revision,
      kind,
      label: '',
      details: '{}',
      content,
      person_id: person.id,
      person_name: person.name,
      began_at: now,
      made_at: now,
    })
    .execute();
  const oldest = await query
    .selectFrom(table)
    .select('revision')
    .where('set_id', '=', setId)
    .where('kind', '=', 'draft')
    .orderBy('revision', 'desc')
    .offset(maxSittings)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return true;
  await query
    .deleteFrom(table)
    .where('set_id', '=', setId)
    .where('kind', '=', 'draft')
    .where('revision', '<=', oldest.revision)
    .execute();
  return true;
}
