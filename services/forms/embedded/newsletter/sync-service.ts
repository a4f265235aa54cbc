import { type Database, withTables } from '#database/database.ts';
import type { Language } from '#shared/languages/languages.ts';
import { type MailingService, MailingServiceFailed } from './buttondown.ts';
import type { NewsletterLinks } from './links.ts';
import { queueSync } from './queue-sync.ts';
import type { NewsletterTables, SyncRow } from './tables.ts';

export interface SyncOptions {
  /** The visitors' database. */
  readonly database: Database;
  readonly links: NewsletterLinks;
  readonly service: MailingService;
  /** From 0 to below 1; spreads the tries. */
  readonly random?: () => number;
  /** Readers that are queued in one transaction. */
  readonly pageRows?: number;
}

export type SyncResult =
  | 'none-due'
  | 'told'
  | { readonly problem: string; readonly isGivenUp: boolean };

/** Longer than a call may take, so that two processes do not tell the same at once. */
const leaseMs = 60_000;
const firstWaitMs = 30_000;
const maxWaitMs = 6 * 3_600_000;
/** The last try about two days after the first. */
const maxAttempts = 14;

/** Tells the mailing service of one address after another: always what is true now. */
export function createServiceSync({
  database,
  links,
  service,
  random = Math.random,
  pageRows = 1_000,
}: SyncOptions) {
  const query = withTables<NewsletterTables>(database);

  const claim = async (now: Date): Promise<SyncRow | undefined> => {
    const due = query
      .selectFrom('newsletter_syncs')
      .select('email_folded')
      .where('state', '=', 'queued')
      .where('due_at', '<=', now.toISOString())
      .orderBy('due_at')
      .limit(1);
    return query
      .updateTable('newsletter_syncs')
      .set((row) => ({
        attempts: row('attempts', '+', 1),
        due_at: new Date(now.getTime() + leaseMs).toISOString(),
      }))
      .where(
        'email_folded',
        'in',
        database.dialect === 'postgres' ? due.forUpdate().skipLocked() : due,
      )
      .where('due_at', '<=', now.toISOString())
      .returningAll()
      .executeTakeFirst();
  };

  const tell = async (sync: SyncRow, now: Date): Promise<void> => {
    if (sync.action === 'forget') return service.forget(sync.email);
    const row = await query
      .selectFrom('newsletter_subscriptions')
      .selectAll()
      .where('email_folded', '=', sync.email_folded)
      .executeTakeFirst();
    if (row?.state !== 'confirmed') return service.end(sync.email);
    const language = row.language as Language;
    await service.put({
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      language,
      topics: JSON.parse(row.topics),
      preferences: await links.preferences(row.id, language, now),
      unsubscribe: await links.unsubscribe(row.id, language, now),
    });
  };

  return {
    /** Tells of one address that is due. */
    async syncNext(now: Date): Promise<SyncResult> {
      const sync = await claim(now);
      if (!sync) return 'none-due';
      // A change during the call has another version and is sent again.
      const { email_folded, version } = sync;
      try {
        await tell(sync, now);
      } catch (error) {
        if (!(error instanceof MailingServiceFailed)) throw error;
        const isGivenUp = error.isFinal || sync.attempts >= maxAttempts;
        const wait = Math.min(firstWaitMs * 2 ** (sync.attempts - 1), maxWaitMs);
        const waitMs = Math.max(wait * (0.75 + random() / 2), (error.retryAfterS ?? 0) * 1000);
        await query
          .updateTable('newsletter_syncs')
          .set({
            state: isGivenUp ? 'dead' : 'queued',
            problem: error.message,
            due_at: new Date(now.getTime() + waitMs).toISOString(),
          })
          .where('email_folded', '=', email_folded)
          .where('version', '=', version)
          .execute();
        return { problem: error.message, isGivenUp };
      }
      await query
        .deleteFrom('newsletter_syncs')
        .where('email_folded', '=', email_folded)
        .where('version', '=', version)
        .execute();
      return 'told';
    },

    /** Everybody who is subscribed is told anew, for a service that knows nobody yet. */
    async queueAll(now: Date): Promise<number> {
      let queued = 0;
      let after = '';
      for (;;) {
        const page = await query
          .selectFrom('newsletter_subscriptions')
          .select(['email', 'email_folded'])
          .where('state', '=', 'confirmed')
          .where('email_folded', '>', after)
          .orderBy('email_folded')
          .limit(pageRows)
          .execute();
        await query.transaction().execute(async (transaction) => {
          for (const { email } of page) await queueSync(transaction, email, 'put', now);
        });
        queued += page.length;
        const last = page.at(-1);
        if (!last || page.length < pageRows) return queued;
        after = last.email_folded;
      }
    },
  };
}

export type ServiceSync = ReturnType<typeof createServiceSync>;
