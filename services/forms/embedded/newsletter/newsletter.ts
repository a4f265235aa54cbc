import type { Kysely } from 'kysely';
import { type Database, withTables } from '#database/database.ts';
import { queueMail } from '#database/visitors/mail-queue.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { ConfirmationState, Subscription } from '../../contract.ts';
import type { SubscriptionRow } from '../tables.ts';
import type { NewsletterLinks } from './links.ts';
import { queueSync } from './queue-sync.ts';
import type { NewsletterTables } from './tables.ts';
import { writeNewsletterMail } from './write-mail.ts';

export interface NewsletterOptions {
  /** The visitors' database. */
  readonly database: Database;
  readonly links: NewsletterLinks;
  /** Whether a mailing service is to be told of every change. */
  readonly hasService: boolean;
}

/** A subscriber's choices, as stored. */
export interface SubscriptionChoices {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly newsletterLanguage: Language;
  readonly topics: readonly string[];
}

/** Actions for the holder of a mailed link. Every call answers null or false for any other link. */
export function createNewsletter({ database, links, hasService }: NewsletterOptions) {
  const query = withTables<NewsletterTables>(database);
  const sync = (transaction: Kysely<NewsletterTables>, row: { email: string }, now: Date) =>
    hasService ? queueSync(transaction, row.email, 'put', now) : Promise.resolve();

  return {
    async findConfirmation(link: string): Promise<ConfirmationState | null> {
      const asked = await links.readConfirm(link);
      if (!asked) return null;
      const row = await findByRound(query, asked.id, asked.round);
      return row && row.state !== 'unsubscribed' ? toConfirmationState(row) : null;
    },

    /** @returns a link to the preferences; the same link may be used again */
    async confirm(link: string, now: Date): Promise<string | null> {
      const asked = await links.readConfirm(link);
      if (!asked) return null;
      await links.ready();
      return query.transaction().execute(async (transaction) => {
        const time = now.toISOString();
        const confirmed = await transaction
          .updateTable('newsletter_subscriptions')
          .set({ state: 'confirmed', confirmed_at: time, state_changed_at: time })
          .where('id', '=', asked.id)
          .where('round', '=', asked.round)
          .where('state', '=', 'unconfirmed')
          .returningAll()
          .executeTakeFirst();
        const row = confirmed ?? (await findByRound(transaction, asked.id, asked.round));
        if (row?.state !== 'confirmed') return null;
        const language = row.language as Language;
        if (confirmed) {
          const subscriber = { ...row, language };
          const mail = await writeNewsletterMail('welcome', subscriber, links, `${row.round}`, now);
          await queueMail(transaction, mail, now);
          await sync(transaction, row, now);
        }
        return toToken(await links.preferences(row.id, language, now));
      });
    },

    async find(link: string): Promise<Subscription | null> {
      const id = await links.readPreferences(link);
      const row = id === null ? null : await findById(query, id);
      return row ? toSubscription(row) : null;
    },

    /** @returns false also when the owner has left: who left is not brought back by an old page */
    async change(link: string, choices: SubscriptionChoices, now: Date): Promise<boolean> {
      const id = await links.readPreferences(link);
      if (id === null) return false;
      return query.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable('newsletter_subscriptions')
          .set({
            first_name: choices.firstName,
            last_name: choices.lastName,
            language: choices.newsletterLanguage,
            topics: JSON.stringify(choices.topics),
          })
          .where('id', '=', id)
          .where('state', '=', 'confirmed')
          .returning('email')
          .executeTakeFirst();
        if (row) await sync(transaction, row, now);
        return row !== undefined;
      });
    },

    /** Keeps the address for a while, so that nothing is sent by mistake, and nothing else. */
    async unsubscribe(link: string, now: Date): Promise<boolean> {
      const id = await links.readUnsubscribe(link);
      if (id === null) return false;
      return query.transaction().execute(async (transaction) => {
        const left = await transaction
          .updateTable('newsletter_subscriptions')
          .set({
            state: 'unsubscribed',
            first_name: null,
            last_name: null,
            topics: '[]',
            state_changed_at: now.toISOString(),
          })
          .where('id', '=', id)
          .where('state', '!=', 'unsubscribed')
          .returning('email')
          .executeTakeFirst();
        if (left) await sync(transaction, left, now);
        // A subscriber who was deleted counts as having left.
        return true;
      });
    },
  };
}

export type NewsletterStore = ReturnType<typeof createNewsletter>;

const findById = (query: Kysely<NewsletterTables>, id: string) =>
  query.selectFrom('newsletter_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();

const findByRound = (query: Kysely<NewsletterTables>, id: string, round: number) =>
  query
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .where('round', '=', round)
    .executeTakeFirst();

const toConfirmationState = (row: SubscriptionRow): ConfirmationState =>
  row.state === 'confirmed' ? 'confirmed' : 'waiting';

const toSubscription = (row: SubscriptionRow): Subscription => ({
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  language: row.language as Language,
  topics: JSON.parse(row.topics),
  state: row.state,
});

const toToken = (address: string) => new URL(address).searchParams.get('link') ?? '';
