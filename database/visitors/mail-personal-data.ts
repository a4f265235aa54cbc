import { toVisitorsQuery } from './mail-queue.ts';
import type { PersonalDataKind } from './personal-data.ts';

/** Mails to a person and about one, as the queue keeps them. What waits to be sent is not too old. */
export const mailPersonalData: PersonalDataKind = {
  name: 'mail',
  tables: ['mail_queue', 'mail_attachments'],
  retentionDays: 30,

  async listOfPerson(target, email) {
    const rows = await toVisitorsQuery(target)
      .selectFrom('mail_queue')
      .select(['recipient', 'subject', 'body_text', 'state', 'created_at', 'state_changed_at'])
      .where((row) =>
        row.or([row('recipient_folded', '=', email), row('person_folded', '=', email)]),
      )
      .orderBy('created_at')
      .execute();
    return rows.map((row) => ({
      to: row.recipient,
      subject: row.subject,
      text: row.body_text,
      state: row.state,
      queuedAt: row.created_at,
      stateChangedAt: row.state_changed_at,
    }));
  },

  async eraseOfPerson(target, email) {
    const rows = await toVisitorsQuery(target)
      .deleteFrom('mail_queue')
      .where((row) =>
        row.or([row('recipient_folded', '=', email), row('person_folded', '=', email)]),
      )
      .returning('id')
      .execute();
    return rows.length;
  },

  async deleteOlderThan(target, before) {
    const query = toVisitorsQuery(target);
    const old = query
      .selectFrom('mail_queue')
      .select('id')
      .where('state', '!=', 'queued')
      .where('state_changed_at', '<', before.toISOString())
      .limit(5_000);
    const rows = await query
      .deleteFrom('mail_queue')
      .where('id', 'in', old)
      .returning('id')
      .execute();
    return rows.length;
  },
};
