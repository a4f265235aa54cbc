import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isMailAddress } from '#database/visitors/check-mail.ts';
import { foldEmail } from '#database/visitors/fold-email.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { Role } from '#shared/studio/rights.ts';
import { StudioError } from '../room/studio-error.ts';
import { endRecoveries } from './end-links.ts';
import { hashPassword } from './passwords.ts';
import { readLanguage, readLanguages, readRole } from './read-person.ts';
import type { InvitationRow, PeopleQuery } from './tables.ts';

const dayMs = 24 * 3_600_000;
const invitationDays = 7;

export interface Invited {
  /** Null: whoever takes the first link says it. */
  readonly email: string | null;
  readonly role: Role;
  readonly languages: readonly Language[];
  /** Of the mail, and of the studio for this person. */
  readonly language: Language;
}

export interface Invitation extends Invited {
  readonly id: string;
  readonly kind: InvitationRow['kind'];
  readonly createdAt: string;
  readonly expiresAt: string;
}

/**
 * Makes a link that is good once; what was open for the same address is worth nothing from then on.
 * @returns the token, which is stored nowhere
 */
export async function createInvitation(
  query: PeopleQuery,
  kind: InvitationRow['kind'],
  invited: Invited,
  invitedBy: string | null,
  now: Date,
): Promise<{ readonly id: string; readonly token: string }> {
  const token = randomBytes(32).toString('base64url');
  const id = randomUUID();
  const email = invited.email === null ? null : foldEmail(invited.email);
  await query.transaction().execute(async (work) => {
    await work
      .deleteFrom('studio_invitations')
      .where('used_at', 'is', null)
      .where((row) => (email === null ? row('kind', '=', kind) : row('email', '=', email)))
      .execute();
    await work
      .insertInto('studio_invitations')
      .values({
        id,
        token_hash: hashToken(token),
        kind,
        email,
        role: invited.role,
        languages: JSON.stringify(invited.languages),
        language: invited.language,
        invited_by: invitedBy,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + invitationDays * dayMs).toISOString(),
        used_at: null,
      })
      .execute();
  });
  return { id, token };
}

/** Where a link leads: the token stands behind the `#`, which is sent to no server and stands in no log. */
export const toInvitationAddress = (origin: string, token: string): string =>
  `${origin}/studio/invitation#${token}`;

/** @throws {StudioError} 404 for a link that is unknown, used, withdrawn or too old, all alike */
export async function findInvitation(
  query: PeopleQuery,
  token: string,
  now: Date,
): Promise<Invitation> {
  const row = await query
    .selectFrom('studio_invitations')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!row) throw unknownLink();
  return toInvitation(row);
}

export async function listInvitations(
  query: PeopleQuery,
  now: Date,
): Promise<readonly Invitation[]> {
  const rows = await query
    .selectFrom('studio_invitations')
    .selectAll()
    .where('used_at', 'is', null)
    .where('kind', '!=', 'first')
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
  return rows.map(toInvitation);
}

export interface Taking {
  readonly token: string;
  readonly name: string;
  readonly password: string;
  /** Of the first link alone; every other is bound to an address. */
  readonly email?: string | undefined;
}

/**
 * Makes the account of a link, which is worth nothing afterwards: of two at once, one gets it.
 * @returns the address of the account, with which one signs in
 * @throws {StudioError} 404 as `findInvitation`; 409 where the address has an account already
 */
export async function takeInvitation(
  query: PeopleQuery,
  taking: Taking,
  now: Date,
): Promise<{ readonly id: string; readonly email: string; readonly name: string }> {
  // Before the transaction: deriving takes longer than anybody should wait for it.
  await findInvitation(query, taking.token, now);
  const password = await hashPassword(taking.password);
  const time = now.toISOString();
  return query.transaction().execute(async (work) => {
    const row = await work
      .updateTable('studio_invitations')
      .set({ used_at: time })
      .where('token_hash', '=', hashToken(taking.token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', time)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw unknownLink();
    const email = foldEmail(row.email ?? taking.email ?? '');
    if (!isMailAddress(email)) {
      throw new StudioError(400, 'invalid', 'That is not one mail address.', {
        problems: [{ path: 'email', message: 'invalid' }],
      });
    }
    if (row.kind === 'first' && (await countPeople(work)) > 0) throw unknownLink();
    const { role, languages, language } = row;
    const account = { name: taking.name, role, languages, language, updatedAt: time };
    const known = await work
      .selectFrom('studio_users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (known && row.kind !== 'restore') {
      throw new StudioError(409, 'has-account', 'This address has an account already.');
    }
    const id = known?.id ?? randomUUID();
    if (known) {
      await work
        .updateTable('studio_users')
        .set({ ...account, blockedAt: null, twoFactorEnabled: 0 })
        .where('id', '=', id)
        .execute();
      // Whatever else opened the account may be in other hands.
      for (const table of [
        'studio_sessions',
        'studio_accounts',
        'studio_two_factors',
        'studio_passkeys',
      ] as const) {
        await work.deleteFrom(table).where('userId', '=', id).execute();
      }
      await endRecoveries(work, id);
    } else {
      await work
        .insertInto('studio_users')
        .values({
          ...account,
          id,
          email,
          emailVerified: 1,
          image: null,
          createdAt: time,
          twoFactorEnabled: 0,
          blockedAt: null,
        })
        .execute();
    }
    await work
      .insertInto('studio_accounts')
      .values({
        id: randomUUID(),
        accountId: id,
        providerId: 'credential',
        userId: id,
        password,
        createdAt: time,
        updatedAt: time,
      })
      .execute();
    return { id, email, name: taking.name };
  });
}

/** @returns the token of a link that makes the first account; null: there is an account */
export async function createFirstInvitation(query: PeopleQuery, now: Date): Promise<string | null> {
  if (!(await isWithoutAccounts(query))) return null;
  const first = { email: null, role: 'administrator', languages: [], language: 'en' } as const;
  return (await createInvitation(query, 'first', first, null, now)).token;
}

/** Whether nobody has an account yet. */
export const isWithoutAccounts = async (query: PeopleQuery): Promise<boolean> =>
  (await countPeople(query)) === 0;

async function countPeople(query: PeopleQuery): Promise<number> {
  const row = await query
    .selectFrom('studio_users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

const unknownLink = () =>
  new StudioError(404, 'no-invitation', 'The link is unknown, was used or is too old.');

const toInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  kind: row.kind,
  email: row.email,
  role: readRole(row.role),
  languages: readLanguages(row.languages),
  language: readLanguage(row.language),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});
