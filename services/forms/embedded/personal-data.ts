import type { Kysely } from 'kysely';
import { toVisitorsQuery, type VisitorsQuery } from '#database/visitors/mail-queue.ts';
import type { PersonalDataKind } from '#database/visitors/personal-data.ts';
import { type FormKind, formKinds } from '#shared/forms/form-rules.ts';
import type { FormsTables } from './tables.ts';
import { unclaimedHours } from './uploads/uploads.ts';

const toQuery = (target: VisitorsQuery) =>
  toVisitorsQuery(target) as unknown as Kysely<FormsTables>;
const maxRows = 1_000;

/** A tour may lie a year ahead, and is kept a year after it; the pages say so. */
const retentionDays: Readonly<Record<FormKind, number>> = {
  'tour-request': 730,
  subscription: 365,
  contact: 365,
  'convening-inquiry': 365,
  'event-inquiry': 365,
  'item-request': 365,
  'career-application': 365,
};

const toKind = (kind: FormKind): PersonalDataKind => ({
  name: kind,
  tables: ['form_submissions', 'form_uploads'],
  retentionDays: retentionDays[kind],

  async listOfPerson(target, email) {
    const query = toQuery(target);
    const rows = await query
      .selectFrom('form_submissions')
      .selectAll()
      .where('kind', '=', kind)
      .where('email_folded', '=', email)
      .execute();
    return Promise.all(
      rows.map(async (row) => ({
        form: row.kind,
        reference: row.reference,
        fields: JSON.parse(row.fields),
        language: row.language,
        consentVersion: row.consent_version,
        receivedAt: row.received_at,
        files: await query
          .selectFrom('form_uploads')
          .select(['file_name', 'media_type', 'bytes'])
          .where('submission_id', '=', row.id)
          .orderBy('position')
          .execute(),
      })),
    );
  },

  async eraseOfPerson(target, email) {
    const query = toQuery(target);
    const rows = await query
      .selectFrom('form_submissions')
      .select('id')
      .where('kind', '=', kind)
      .where('email_folded', '=', email)
      .execute();
    return deleteWhole(
      query,
      rows.map(({ id }) => id),
    );
  },

  async deleteOlderThan(target, before) {
    const query = toQuery(target);
    const rows = await query
      .selectFrom('form_submissions')
      .select('id')
      .where('kind', '=', kind)
      .where('received_at', '<', before.toISOString())
      .limit(maxRows)
      .execute();
    return deleteWhole(
      query,
      rows.map(({ id }) => id),
    );
  },
});

/** Files first: they point at what they belong to. */
async function deleteWhole(query: Kysely<FormsTables>, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await query.deleteFrom('form_uploads').where('submission_id', 'in', ids).execute();
  await query.deleteFrom('form_submissions').where('id', 'in', ids).execute();
  return ids.length;
}

/** Files that no form came for: they name nobody, and are gone after a day. */
const unclaimedFiles: PersonalDataKind = {
  name: 'unclaimed-file',
  tables: ['form_uploads'],
  retentionDays: unclaimedHours / 24,
  listOfPerson: async () => [],
  eraseOfPerson: async () => 0,
  async deleteOlderThan(target, before) {
    const query = toQuery(target);
    const old = query
      .selectFrom('form_uploads')
      .select('id')
      .where('submission_id', 'is', null)
      .where('created_at', '<', before.toISOString())
      .limit(maxRows);
    const rows = await query
      .deleteFrom('form_uploads')
      .where('id', 'in', old)
      .where('submission_id', 'is', null)
      .returning('id')
      .execute();
    return rows.length;
  },
};

/** Submissions of the site's forms. Each kind is kept as long as its own page says. */
export const formsData: readonly PersonalDataKind[] = [...formKinds.map(toKind), unclaimedFiles];
