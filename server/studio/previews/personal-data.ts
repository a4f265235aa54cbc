import type { Kysely } from 'kysely';
import { toVisitorsQuery, type VisitorsQuery } from '#database/visitors/mail-queue.ts';
import type { PersonalDataKind } from '#database/visitors/personal-data.ts';
import type { PreviewTables } from './tables.ts';

const toQuery = (target: VisitorsQuery) =>
  toVisitorsQuery(target) as unknown as Kysely<PreviewTables>;

/** Who made links to previews. They are good for some days, and are told from unknown ones for a while. */
export const previewsData: PersonalDataKind = {
  name: 'studio-previews',
  tables: ['studio_preview_links'],
  retentionDays: 60,

  async listOfPerson(target, email) {
    const query = toQuery(target);
    const rows = await query
      .selectFrom('studio_preview_links as link')
      .innerJoin('studio_users as person', 'person.id', 'link.made_by')
      .select(['link.label', 'link.made_at', 'link.expires_at'])
      .where('person.email', '=', email)
      .execute();
    return rows.map(({ label, made_at: at, expires_at: until }) => ({
      label,
      at: new Date(Number(at)).toISOString(),
      until: new Date(Number(until)).toISOString(),
    }));
  },

  async eraseOfPerson(target, email) {
    const query = toQuery(target);
    const { length } = await previewsData.listOfPerson(target, email);
    await query
      .updateTable('studio_preview_links')
      .set({ made_by: '', made_by_name: '' })
      .where('made_by', 'in', (people) =>
        people.selectFrom('studio_users').select('id').where('email', '=', email),
      )
      .execute();
    return length;
  },

  async deleteOlderThan(target, before) {
    const gone = await toQuery(target)
      .deleteFrom('studio_preview_links')
      .where('expires_at', '<', before.getTime())
      .returning('id')
      .execute();
    return gone.length;
  },
};
