import type { Kysely } from 'kysely';
import { toVisitorsQuery, type VisitorsQuery } from '#database/visitors/mail-queue.ts';
import type { PersonalDataKind } from '#database/visitors/personal-data.ts';
import { findPerson } from '../people/find-person.ts';
import type { ReleaseTables } from '../releases/tables.ts';
import type { ItemTables } from './tables.ts';

type Tables = ItemTables & ReleaseTables;

/** Tables that say who made a row. */
const authored = [
  'studio_revisions',
  'studio_conflicts',
  'studio_wishes',
  'studio_releases',
  'studio_release_items',
  'studio_release_pages',
] as const;

const toQuery = (target: VisitorsQuery) => toVisitorsQuery(target) as unknown as Kysely<Tables>;

/**
 * Who wrote what in the studio. The words are the museum's and stay; who is erased wrote them as nobody
 * from then on.
 */
export const itemsData: PersonalDataKind = {
  name: 'studio-items',
  tables: [
    'studio_drafts',
    'studio_saves',
    'studio_items',
    'studio_revisions',
    'studio_conflicts',
    'studio_presence',
    'studio_wishes',
    'studio_releases',
    'studio_release_items',
    'studio_release_pages',
  ],
  retentionDays: null,

  async listOfPerson(target, email) {
    const person = await findPerson(target, email);
    if (!person) return [];
    const rows = await toQuery(target)
      .selectFrom('studio_revisions')
      .select(['set_id', 'kind', 'made_at'])
      .where('person_id', '=', person.id)
      .orderBy('made_at')
      .execute();
    return rows.map((row) => ({
      item: row.set_id,
      kind: row.kind,
      at: new Date(row.made_at).toISOString(),
    }));
  },

  async eraseOfPerson(target, email) {
    const query = toQuery(target);
    const person = await findPerson(target, email);
    if (!person) return 0;
    const { length } = await itemsData.listOfPerson(target, email);
    await query.deleteFrom('studio_presence').where('person_id', '=', person.id).execute();
    for (const table of authored) {
      await query
        .updateTable(table)
        .set({ person_id: '', person_name: '' })
        .where('person_id', '=', person.id)
        .execute();
    }
    for (const table of ['studio_drafts', 'studio_items'] as const) {
      await query
        .updateTable(table)
        .set({ updated_by: '' })
        .where('updated_by', '=', person.name)
        .execute();
    }
    return length;
  },

  deleteOlderThan: async () => 0,
};
