import type { Language } from '#shared/languages/languages.ts';
import type { Person, Role } from '#shared/studio/rights.ts';
import { StudioError } from '../room/studio-error.ts';
import { endInvitations, endRecoveries } from './end-links.ts';
import { toPerson } from './read-person.ts';
import type { PeopleQuery } from './tables.ts';

export interface Member extends Person {
  readonly isBlocked: boolean;
  readonly hasSecondFactor: boolean;
  readonly hasPasskey: boolean;
  readonly createdAt: string;
  /** When the newest session began; null: none is open. */
  readonly lastSignInAt: string | null;
}

/** A museum has some dozens; the list is whole up to here. */
const maxListed = 1_000;

export async function listMembers(query: PeopleQuery): Promise<readonly Member[]> {
  const [rows, sessions, passkeys] = await Promise.all([
    query
      .selectFrom('studio_users')
      .selectAll()
      .orderBy('name')
      .orderBy('id')
      .limit(maxListed)
      .execute(),
    query
      .selectFrom('studio_sessions')
      .select(({ fn }) => ['userId', fn.max('createdAt').as('last')])
      .groupBy('userId')
      .execute(),
    query.selectFrom('studio_passkeys').select('userId').distinct().execute(),
  ]);
  const lastOf = new Map(sessions.map(({ userId, last }) => [userId, last]));
  const withPasskey = new Set(passkeys.map(({ userId }) => userId));
  return rows.map((row) => ({
    ...toPerson(row),
    isBlocked: row.blockedAt !== null,
    hasSecondFactor: Boolean(row.twoFactorEnabled),
    hasPasskey: withPasskey.has(row.id),
    createdAt: row.createdAt,
    lastSignInAt: lastOf.get(row.id) ?? null,
  }));
}

export interface MemberChange {
  readonly role?: Role | undefined;
  readonly languages?: readonly Language[] | undefined;
  /** A block ends all sessions at once. */
  readonly isBlocked?: boolean | undefined;
}

/** Writes down what was done, in the same transaction: neither is there without the other. */
export type NoteChange = (person: Person, work: PeopleQuery) => Promise<void>;

/**
 * @returns the person as it is afterwards
 * @throws {StudioError} 404; 409 where nobody would administer the studio any more
 */
export function changeMember(
  query: PeopleQuery,
  id: string,
  change: MemberChange,
  now: Date,
  note: NoteChange,
): Promise<Person> {
  return query.transaction().execute(async (work) => {
    await holdAdministrators(work);
    const time = now.toISOString();
    const row = await work
      .updateTable('studio_users')
      .set({
        updatedAt: time,
        ...(change.role && { role: change.role }),
        ...(change.languages && { languages: JSON.stringify(change.languages) }),
        ...(change.isBlocked !== undefined && { blockedAt: change.isBlocked ? time : null }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw unknownPerson();
    await requireAdministrator(work);
    await endInvitations(work, row.email);
    if (change.isBlocked) {
      await work.deleteFrom('studio_sessions').where('userId', '=', id).execute();
      await endRecoveries(work, id);
    }
    await note(toPerson(row), work);
    return toPerson(row);
  });
}

/** What the person did stays written down. @throws {StudioError} as `changeMember` */
export const removeMember = (query: PeopleQuery, id: string, note: NoteChange): Promise<Person> =>
  query.transaction().execute(async (work) => {
    const removed = await removeMemberWithin(work, id);
    await note(removed, work);
    return removed;
  });

/** The same in the caller's transaction, with which it stands or falls. */
export async function removeMemberWithin(work: PeopleQuery, id: string): Promise<Person> {
  await holdAdministrators(work);
  const row = await work
    .deleteFrom('studio_users')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw unknownPerson();
  await requireAdministrator(work);
  await endInvitations(work, row.email);
  await endRecoveries(work, id);
  return toPerson(row);
}

/** For somebody who lost the phone and the codes: the password alone opens the account again. */
export function removeSecondFactor(
  query: PeopleQuery,
  id: string,
  now: Date,
  note: NoteChange,
): Promise<Person> {
  return query.transaction().execute(async (work) => {
    const row = await work
      .updateTable('studio_users')
      .set({ twoFactorEnabled: 0, updatedAt: now.toISOString() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw unknownPerson();
    await work.deleteFrom('studio_two_factors').where('userId', '=', id).execute();
    await work.deleteFrom('studio_sessions').where('userId', '=', id).execute();
    await note(toPerson(row), work);
    return toPerson(row);
  });
}

/** Two administrators who demote each other at once wait for one another, in PostgreSQL as well. */
const holdAdministrators = (work: PeopleQuery) =>
  work
    .updateTable('studio_users')
    .set((row) => ({ updatedAt: row.ref('updatedAt') }))
    .where('role', '=', 'administrator')
    .execute();

async function requireAdministrator(work: PeopleQuery): Promise<void> {
  const left = await work
    .selectFrom('studio_users')
    .select('id')
    .where('role', '=', 'administrator')
    .where('blockedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (left) return;
  throw new StudioError(
    409,
    'last-administrator',
    'This is the only administrator who can sign in. Make somebody else one first.',
  );
}

const unknownPerson = () => new StudioError(404, 'unknown', 'There is no such person.');
