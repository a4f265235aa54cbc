import type { Kysely } from 'kysely';
import { toVisitorsQuery, type VisitorsQuery } from '#database/visitors/mail-queue.ts';
import type { PersonalDataKind } from '#database/visitors/personal-data.ts';
import { queueSync } from './queue-sync.ts';
import type { NewsletterTables } from './tables.ts';

const toQuery = (target: VisitorsQuery) =>
  toVisitorsQuery(target) as unknown as Kysely<NewsletterTables>;
const maxRows = 5_000;

/**
 * Subscriptions. Only those that nobody confirmed, and those that were ended, grow too old: readers
 * stay until they leave.
 * @param hasService whether a mailing service knows the addresses, and is to forget them too
 */
export const createNewsletterData = (hasService: boolean): PersonalDataKind => ({
  name: 'newsletter',
  tables: ['newsletter_subscriptions', 'newsletter_syncs'],
  retentionDays: 30,

  async listOfPerson(target, email) {
    const rows = await toQuery(target)
      .selectFrom('newsletter_subscriptions')
      .selectAll()
      .where('email_folded', '=', email)
      .execute();
    return rows.map((row) => ({
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      language: row.language,
      topics: JSON.parse(row.topics),
      state: row.state,
      consentVersion: row.consent_version,
      consentedAt: row.consented_at,
      confirmedAt: row.confirmed_at,
      subscribedAt: row.created_at,
      stateChangedAt: row.state_changed_at,
    }));
  },

  async eraseOfPerson(target, email) {
    const query = toQuery(target);
    await query.deleteFrom('newsletter_syncs').where('email_folded', '=', email).execute();
    const rows = await query
      .deleteFrom('newsletter_subscriptions')
      .where('email_folded', '=', email)
      .returning('email')
      .execute();
    if (hasService) {
      // Also when we know nothing of it: it may have been erased here before the service was told.
      await queueSync(query, rows[0]?.email ?? email, 'forget', new Date());
    }
    return rows.length;
  },

  async deleteOlderThan(target, before) {
    const query = toQuery(target);
    const old = query
      .selectFrom('newsletter_subscriptions')
      .select('id')
      .where('state', '!=', 'confirmed')
      .where('state_changed_at', '<', before.toISOString())
      .limit(maxRows);
    const rows = await query
      .deleteFrom('newsletter_subscriptions')
      .where('id', 'in', old)
      .returning('id')
      .execute();
    return rows.length;
  },
});
