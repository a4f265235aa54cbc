import type { Kysely } from 'kysely';
import { toVisitorsQuery, type VisitorsQuery } from '#database/visitors/mail-queue.ts';
import type { PersonalDataKind } from '#database/visitors/personal-data.ts';
import type { PeopleTables } from '../people/tables.ts';
import type { StoredVersion } from './media.ts';
import type { MediaTables } from './tables.ts';

type Tables = MediaTables & PeopleTables;

const toQuery = (target: VisitorsQuery) => toVisitorsQuery(target) as unknown as Kysely<Tables>;

/** Who brought which picture. The pictures are the museum's and stay, without the name. */
export const mediaData: PersonalDataKind = {
  name: 'studio-media',
  tables: ['studio_media'],
  retentionDays: null,

  async listOfPerson(target, email) {
    const query = toQuery(target);
    const name = await findName(query, email);
    if (name === null) return [];
    const rows = await listRows(query, name);
    return rows.map(({ id, made_at }) => ({
      picture: id,
      at: new Date(Number(made_at)).toISOString(),
    }));
  },

  async eraseOfPerson(target, email) {
    const query = toQuery(target);
    const name = await findName(query, email);
    if (name === null) return 0;
    const rows = await listRows(query, name);
    for (const { id, made_by, updated_by, versions } of rows) {
      const stored = JSON.parse(versions) as StoredVersion[];
      const nameless = stored.map((one) => (one.by === name ? { ...one, by: '' } : one));
      await query
        .updateTable('studio_media')
        .set({
          versions: JSON.stringify(nameless),
          made_by: made_by === name ? '' : made_by,
          updated_by: updated_by === name ? '' : updated_by,
          upload_id: null,
        })
        .where('id', '=', id)
        .execute();
    }
    return rows.length;
  },

  deleteOlderThan: async () => 0,
};

async function findName(query: Kysely<Tables>, email: string): Promise<string | null> {
  const row = await query
    .selectFrom('studio_users')
    .select('name')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.name || null;
}

const listRows = (query: Kysely<Tables>, name: string) =>
  query
    .selectFrom('studio_media')
    .select(['id', 'made_at', 'made_by', 'updated_by', 'versions'])
    .where((row) =>
      row.or([
        row('made_by', '=', name),
        row('updated_by', '=', name),
        row('versions', 'like', `%"by":${JSON.stringify(name).replaceAll('%', '')}%`),
      ]),
    )
    .execute();
