import type { PeopleQuery } from './tables.ts';

/**
 * Ends what was sent to somebody and opens the account: links of invitations that open it anew, with the role
 * of the day on which they were made.
 */
export async function endInvitations(work: PeopleQuery, email: string): Promise<void> {
  await work
    .deleteFrom('studio_invitations')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute();
}

/** Ends links to a new password, and sign-ins of which the code is still owed. */
export async function endRecoveries(work: PeopleQuery, personId: string): Promise<void> {
  // The library keeps both under the person they are of.
  await work.deleteFrom('studio_verifications').where('value', '=', personId).execute();
}
