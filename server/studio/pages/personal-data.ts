import type { Kysely } from 'kysely';
import { toVisitorsQuery, type VisitorsQuery } from '#database/visitors/mail-queue.ts';
import type { PersonalDataKind } from '#database/visitors/personal-data.ts';
import { findPerson } from '../people/find-person.ts';
import type { PageTables } from './tables.ts';

const toQuery = (target: VisitorsQuery) => toVisitorsQuery(target) as unknown as Kysely<PageTables>;

/** Who composed what. The pages are the museum's and stay; who is erased made them as nobody from then on. */
export const pagesData: PersonalDataKind = {
  name: 'studio-pages',
  tables: [
    'studio_page_drafts',
    'studio_page_revisions',
    'studio_page_saves',
    'studio_page_previews',
  ],
  retentionDays: null,

  async listOfPerson(target, email) {
    const person = await findPerson(target, email);
    if (!person) return [];
    const rows = await toQuery(target)
      .selectFrom('studio_page_revisions')
      .select(['set_id', 'kind', 'made_at'])
      .where('person_id', '=', person.id)
      .orderBy('made_at')
      .execute();
    return rows.map((row) => ({
      page: row.set_id,
      kind: row.kind,
      at: new Date(row.made_at).toISOString(),
    }));
  },

  async eraseOfPerson(target, email) {
    const query = toQuery(target);
    const person = await findPerson(target, email);
    if (!person) return 0;
    const { length } = await pagesData.listOfPerson(target, email);
    await query.deleteFrom('studio_page_previews').where('person_id', '=', person.id).execute();
    await query
      .updateTable('studio_page_revisions')
      .set({ person_id: '', person_name: '' })
      .where('person_id', '=', person.id)
      .execute();
    await query
      .updateTable('studio_page_drafts')
      .set({ updated_by: '' })
      .where('updated_by', '=', person.name)
      .execute();
    return length;
  },

  deleteOlderThan: async () => 0,
};
