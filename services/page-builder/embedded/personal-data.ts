import type { Kysely } from 'kysely';
import { foldEmail } from '#database/visitors/fold-email.ts';
import { toVisitorsQuery, type VisitorsQuery } from '#database/visitors/mail-queue.ts';
import type { PersonalDataKind } from '#database/visitors/personal-data.ts';
import type { SubmissionTables } from './submissions.ts';

const toQuery = (target: VisitorsQuery) =>
  toVisitorsQuery(target) as unknown as Kysely<SubmissionTables>;
const pageRows = 500;
const maxRows = 2_000;

/** Submissions of forms on editors' pages. The addresses among the fields say whose they are. */
export const builderFormsData: PersonalDataKind = {
  name: 'builder-form',
  tables: ['builder_submissions', 'builder_submission_files'],
  retentionDays: 365,

  async listOfPerson(target, email) {
    const query = toQuery(target);
    const rows = await findOfPerson(query, email);
    return Promise.all(
      rows.map(async (row) => ({
        form: row.form_name,
        fields: JSON.parse(row.fields),
        files: await query
          .selectFrom('builder_submission_files')
          .select(['field', 'file_name', 'media_type'])
          .where('submission_id', '=', row.id)
          .orderBy('position')
          .execute(),
        receivedAt: row.received_at,
      })),
    );
  },

  async eraseOfPerson(target, email) {
    const query = toQuery(target);
    const rows = await findOfPerson(query, email);
    for (const { id } of rows) await deleteWhole(query, [id]);
    return rows.length;
  },

  async deleteOlderThan(target, before) {
    const query = toQuery(target);
    const old = await query
      .selectFrom('builder_submissions')
      .select('id')
      .where('received_at', '<', before.toISOString())
      .limit(maxRows)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) await deleteWhole(query, ids);
    return ids.length;
  },
};

async function deleteWhole(query: Kysely<SubmissionTables>, ids: readonly string[]): Promise<void> {
  await query.deleteFrom('builder_submission_files').where('submission_id', 'in', ids).execute();
  await query.deleteFrom('builder_submissions').where('id', 'in', ids).execute();
}

/** Reads all of them, a page at a time: databases do not fold letters as we do. */
async function findOfPerson(query: Kysely<SubmissionTables>, email: string) {
  const found: SubmissionTables['builder_submissions'][] = [];
  let after = '';
  for (;;) {
    const rows = await query
      .selectFrom('builder_submissions')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageRows)
      .execute();
    found.push(...rows.filter(({ fields }) => names(JSON.parse(fields), email)));
    const last = rows.at(-1);
    if (!last || rows.length < pageRows) return found;
    after = last.id;
  }
}

const names = (fields: Readonly<Record<string, readonly string[]>>, email: string): boolean =>
  Object.values(fields)
    .flat()
    .some((text) => foldEmail(text.trim()) === email);
