import type { Kysely } from 'kysely';
import { toVisitorsQuery, type VisitorsQuery } from '#database/visitors/mail-queue.ts';
import type { PersonalDataKind } from '#database/visitors/personal-data.ts';
import { findPerson } from './find-person.ts';
import { removeMemberWithin } from './members.ts';
import type { PeopleTables } from './tables.ts';

const toQuery = (target: VisitorsQuery) =>
  toVisitorsQuery(target) as unknown as Kysely<PeopleTables>;
const maxRows = 2_000;

/** Accounts of the studio with what opens them. What has run out goes; an account stays until it is removed. */
const accounts: PersonalDataKind = {
  name: 'studio-accounts',
  tables: [
    'studio_users',
    'studio_accounts',
    'studio_sessions',
    'studio_verifications',
    'studio_two_factors',
    'studio_passkeys',
    'studio_used_codes',
    'studio_invitations',
  ],
  retentionDays: 30,

  async listOfPerson(target, email) {
    const query = toQuery(target);
    const person = await findPerson(target, email);
    const invitations = await query
      .selectFrom('studio_invitations')
      .select(['role', 'created_at', 'expires_at', 'used_at'])
      .where('email', '=', email)
      .limit(maxRows)
      .execute();
    const invited = invitations.map((row) => ({ record: 'invitation', ...row }));
    if (!person) return invited;
    const sessions = await query
      .selectFrom('studio_sessions')
      .select(['createdAt', 'expiresAt', 'userAgent'])
      .where('userId', '=', person.id)
      .limit(maxRows)
      .execute();
    const passkeys = await query
      .selectFrom('studio_passkeys')
      .select(['name', 'createdAt'])
      .where('userId', '=', person.id)
      .limit(maxRows)
      .execute();
    const { name, role, language, createdAt, blockedAt } = person;
    return [
      { record: 'account', name, email, role, language, createdAt, blockedAt },
      ...sessions.map((row) => ({ record: 'session', ...row })),
      ...passkeys.map((row) => ({ record: 'passkey', ...row })),
      ...invited,
    ];
  },

  async eraseOfPerson(target, email) {
    const query = toQuery(target);
    const invited = await query
      .deleteFrom('studio_invitations')
      .where('email', '=', email)
      .returning('id')
      .execute();
    const person = await findPerson(target, email);
    if (person) await removeMemberWithin(query, person.id);
    return invited.length + (person ? 1 : 0);
  },

  async deleteOlderThan(target, before) {
    const query = toQuery(target);
    const time = before.toISOString();
    const gone = await Promise.all([
      query.deleteFrom('studio_sessions').where('expiresAt', '<', time).returning('id').execute(),
      query
        .deleteFrom('studio_verifications')
        .where('expiresAt', '<', time)
        .returning('id')
        .execute(),
      query
        .deleteFrom('studio_invitations')
        .where('expires_at', '<', time)
        .returning('id')
        .execute(),
      query
        .deleteFrom('studio_used_codes')
        .where('expires_at', '<', time)
        .returning('user_id')
        .execute(),
    ]);
    return gone.reduce((sum, rows) => sum + rows.length, 0);
  },
};

/** What was done in the studio. Who is erased did it as nobody from then on: the act itself stays. */
const acts: PersonalDataKind = {
  name: 'studio-acts',
  tables: ['studio_acts'],
  retentionDays: 730,

  async listOfPerson(target, email) {
    const rows = await ofPerson(target, email);
    return rows.map(({ at, act, subject }) => ({ at, act, subject }));
  },

  async eraseOfPerson(target, email) {
    const query = toQuery(target);
    const rows = await ofPerson(target, email);
    const person = await findPerson(target, email);
    if (person) {
      await query
        .updateTable('studio_acts')
        .set({ person_id: null, person_name: null, origin: null })
        .where('person_id', '=', person.id)
        .execute();
    }
    for (const subject of [email, person?.id ?? email]) {
      await query
        .updateTable('studio_acts')
        .set({ subject: '', details: '{}' })
        .where('subject', '=', subject)
        .execute();
    }
    return rows.length;
  },

  async deleteOlderThan(target, before) {
    const query = toQuery(target);
    const old = query
      .selectFrom('studio_acts')
      .select('id')
      .where('at', '<', before.toISOString())
      .limit(maxRows);
    const rows = await query
      .deleteFrom('studio_acts')
      .where('id', 'in', old)
      .returning('id')
      .execute();
    return rows.length;
  },
};

/** Acts before accounts: those are found by the account. */
export const studioData: readonly PersonalDataKind[] = [acts, accounts];

async function ofPerson(target: VisitorsQuery, email: string) {
  const person = await findPerson(target, email);
  return toQuery(target)
    .selectFrom('studio_acts')
    .selectAll()
    .where((row) =>
      row.or([
        row('subject', '=', email),
        ...(person ? [row('person_id', '=', person.id), row('subject', '=', person.id)] : []),
      ]),
    )
    .orderBy('at')
    .execute();
}
