import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { foldEmail } from '#database/visitors/fold-email.ts';
import { queueMail, toVisitorsQuery } from '#database/visitors/mail-queue.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { NewsletterLinks } from './links.ts';
import type { NewsletterTables } from './tables.ts';
import { type NewsletterMailKind, type Subscriber, writeNewsletterMail } from './write-mail.ts';

/** The request that somebody sent by the form. */
export interface AskedSubscription {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly newsletterLanguage: Language;
  readonly topics: readonly string[];
  readonly consentVersion: string;
}

/** An address gets no more of these mails within a day, whoever asks. */
const mailsWithinDay = 3;
const dayMs = 24 * 3_600_000;
/** Two askings within this time get one mail. */
const occasionMs = 10 * 60_000;

/**
 * Stores that an address asked for the newsletter, and queues the mail that asks its owner. A
 * confirmed address is left as it is, since whoever types it in may be somebody else; its owner is
 * told by mail. Runs in the transaction that stores the form. Await `links.ready()` before it.
 */
export async function subscribe(
  // biome-ignore lint/suspicious/noExplicitAny: the store of forms types it with its own tables
  given: Kysely<any>,
  asked: AskedSubscription,
  links: NewsletterLinks | null,
  now: Date,
): Promise<void> {
  const transaction: Kysely<NewsletterTables> = given;
  const time = now.toISOString();
  const choices = {
    email: asked.email,
    first_name: asked.firstName,
    last_name: asked.lastName,
    language: asked.newsletterLanguage,
    topics: JSON.stringify(asked.topics),
    state: 'unconfirmed' as const,
    consent_version: asked.consentVersion,
    consented_at: time,
    state_changed_at: time,
  };
  const stored = await transaction
    .insertInto('newsletter_subscriptions')
    .values({
      ...choices,
      id: randomUUID(),
      email_folded: foldEmail(asked.email),
      created_at: time,
      round: 1,
    })
    .onConflict((conflict) =>
      conflict
        .column('email_folded')
        .doUpdateSet({ ...choices, round: nextRound })
        .where('newsletter_subscriptions.state', '!=', 'confirmed'),
    )
    .returning(['id', 'email', 'language', 'round'])
    .executeTakeFirst();
  const subscriber =
    stored ??
    (await transaction
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'email', 'language', 'round'])
      .where('email_folded', '=', foldEmail(asked.email))
      .executeTakeFirstOrThrow());
  if (!links) return;
  await queueOccasionally(
    transaction,
    stored ? 'confirm' : 'known',
    { ...subscriber, language: subscriber.language as Language },
    links,
    now,
  );
}

/** Links of before somebody left confirm nothing after they came back. */
const nextRound = sql<number>`CASE WHEN newsletter_subscriptions.state = 'unsubscribed'
  THEN newsletter_subscriptions.round + 1 ELSE newsletter_subscriptions.round END`;

async function queueOccasionally(
  transaction: Kysely<NewsletterTables>,
  kind: NewsletterMailKind,
  subscriber: Subscriber,
  links: NewsletterLinks,
  now: Date,
): Promise<void> {
  const { mails } = await toVisitorsQuery(transaction)
    .selectFrom('mail_queue')
    .select((row) => row.fn.countAll<number>().as('mails'))
    .where('recipient_folded', '=', foldEmail(subscriber.email))
    .where('kind', 'in', ['newsletter-confirm', 'newsletter-known'])
    .where('created_at', '>', new Date(now.getTime() - dayMs).toISOString())
    .executeTakeFirstOrThrow();
  if (mails >= mailsWithinDay) return;
  const occasion = `${subscriber.round}:${Math.floor(now.getTime() / occasionMs).toString(36)}`;
  await queueMail(
    transaction,
    await writeNewsletterMail(kind, subscriber, links, occasion, now),
    now,
  );
}
