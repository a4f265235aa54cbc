import { type Kysely, sql } from 'kysely';
import { foldEmail } from '#database/visitors/fold-email.ts';
import type { NewsletterTables, SyncRow } from './tables.ts';

/** Notes, in the caller's transaction, that the mailing service is to be told of an address. */
export async function queueSync(
  query: Kysely<NewsletterTables>,
  email: string,
  action: SyncRow['action'],
  now: Date,
): Promise<void> {
  const begun = {
    action,
    attempts: 0,
    due_at: now.toISOString(),
    state: 'queued' as const,
    problem: null,
  };
  await query
    .insertInto('newsletter_syncs')
    .values({ ...begun, email_folded: foldEmail(email), email, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('email_folded')
        .doUpdateSet({ ...begun, version: sql<number>`newsletter_syncs.version + 1` }),
    )
    .execute();
}
