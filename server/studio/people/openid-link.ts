import { StudioError } from '../room/studio-error.ts';
import { endOtherSessions } from './end-sessions.ts';
import { openIdName } from './openid-name.ts';
import type { PeopleQuery } from './tables.ts';

/** Stands where the subject at the provider would: no subject opens the account from then on. */
export const toClosed = (personId: string) => `closed ${personId}`;

/** How an account and one at the provider belong together; `closed`: somebody parted them. */
export type OpenIdLink = 'linked' | 'closed' | null;

export async function readOpenIdLink(query: PeopleQuery, personId: string): Promise<OpenIdLink> {
  const row = await query
    .selectFrom('studio_accounts')
    .select('accountId')
    .where('userId', '=', personId)
    .where('providerId', '=', openIdName)
    .executeTakeFirst();
  if (!row) return null;
  return row.accountId === toClosed(personId) ? 'closed' : 'linked';
}

/**
 * Parts an account from that at the provider. It stays closed to all there: whoever has the same address
 * would else be let in by it, and linked anew.
 * @throws {StudioError} 404; 409 `only-way-in` where neither a password nor a passkey opens it
 */
export function closeOpenId(
  query: PeopleQuery,
  personId: string,
  sessionId: string | null,
): Promise<void> {
  return query.transaction().execute(async (work) => {
    const password = await work
      .selectFrom('studio_accounts')
      .select('id')
      .where('userId', '=', personId)
      .where('password', 'is not', null)
      .executeTakeFirst();
    const passkey = await work
      .selectFrom('studio_passkeys')
      .select('id')
      .where('userId', '=', personId)
      .executeTakeFirst();
    if (!(password || passkey)) {
      throw new StudioError(409, 'only-way-in', 'Nothing else opens this account.');
    }
    const { numUpdatedRows } = await work
      .updateTable('studio_accounts')
      .set({ accountId: toClosed(personId) })
      .where('userId', '=', personId)
      .where('providerId', '=', openIdName)
      .where('accountId', '!=', toClosed(personId))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notLinked();
    await endOtherSessions(work, personId, sessionId);
  });
}

/** The next one who signs in at the provider under the address of the account is let in again. @throws {StudioError} 404 */
export async function reopenOpenId(query: PeopleQuery, personId: string): Promise<void> {
  const { numDeletedRows } = await query
    .deleteFrom('studio_accounts')
    .where('userId', '=', personId)
    .where('providerId', '=', openIdName)
    .where('accountId', '=', toClosed(personId))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notLinked();
}

const notLinked = () => new StudioError(404, 'unknown', 'The account is not linked so.');
