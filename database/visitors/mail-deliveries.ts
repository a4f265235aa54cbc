import { randomUUID } from 'node:crypto';
import { type Database, withTables } from '../database.ts';
import type { MailRow, MailState, SharedVisitorTables } from './tables.ts';

/** A mail that this process may send, until its lease ends. */
export interface ClaimedMail {
  readonly id: string;
  readonly messageKey: string;
  readonly kind: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly {
    readonly filename: string;
    readonly type: string;
    readonly content: Buffer;
  }[];
  /** This try's number, from 1. */
  readonly attempt: number;
  readonly createdAt: Date;
  readonly claim: string;
}

/** The queue as the sender uses it. An attempt whose lease has ended changes nothing any more. */
export function createMailDeliveries(database: Database) {
  const query = withTables<SharedVisitorTables>(database);

  /** @returns false when the claim is not ours any more */
  const end = async (mail: ClaimedMail, changes: Partial<MailRow>): Promise<boolean> => {
    const ended = await query
      .updateTable('mail_queue')
      .set({ ...changes, claim: null })
      .where('id', '=', mail.id)
      .where('claim', '=', mail.claim)
      .returning('id')
      .executeTakeFirst();
    return ended !== undefined;
  };

  return {
    /** Takes up to `count` mails that are due; each counts as one more try from now on. */
    async claim(count: number, leaseMs: number, now: Date): Promise<readonly ClaimedMail[]> {
      const due = query
        .selectFrom('mail_queue')
        .select('id')
        .where('state', '=', 'queued')
        .where('due_at', '<=', now.toISOString())
        .orderBy('due_at')
        .limit(count);
      const rows = await query
        .updateTable('mail_queue')
        .set((row) => ({
          claim: randomUUID(),
          due_at: new Date(now.getTime() + leaseMs).toISOString(),
          attempts: row('attempts', '+', 1),
        }))
        .where('id', 'in', database.dialect === 'postgres' ? due.forUpdate().skipLocked() : due)
        .where('state', '=', 'queued')
        .where('due_at', '<=', now.toISOString())
        .returningAll()
        .execute();
      return Promise.all(rows.map(toClaimedMail));
    },

    /** A mail that was sent needs neither its text nor its links, which grant rights. */
    async markSent(mail: ClaimedMail, now: Date): Promise<void> {
      const isOurs = await end(mail, {
        state: 'sent',
        problem: null,
        body_text: '',
        body_html: null,
        state_changed_at: now.toISOString(),
      });
      if (!isOurs) return;
      await query.deleteFrom('mail_attachments').where('mail_id', '=', mail.id).execute();
    },

    async markFailed(mail: ClaimedMail, problem: string, dueAt: Date): Promise<void> {
      await end(mail, { problem, due_at: dueAt.toISOString() });
    },

    /** It was no fault of the mail's: the try does not count, and it is due again at once. */
    async putBack(mail: ClaimedMail, problem: string, now: Date): Promise<void> {
      await end(mail, { problem, attempts: mail.attempt - 1, due_at: now.toISOString() });
    },

    async markDead(mail: ClaimedMail, problem: string, now: Date): Promise<void> {
      await end(mail, { state: 'dead', problem, state_changed_at: now.toISOString() });
    },

    async countByState(): Promise<Readonly<Record<MailState, number>>> {
      const rows = await query
        .selectFrom('mail_queue')
        .select((row) => ['state', row.fn.countAll<number>().as('mails')])
        .groupBy('state')
        .execute();
      const none = { queued: 0, sent: 0, dead: 0, dropped: 0 };
      return { ...none, ...Object.fromEntries(rows.map(({ state, mails }) => [state, mails])) };
    },
  };

  async function toClaimedMail(row: MailRow): Promise<ClaimedMail> {
    const attachments = await query
      .selectFrom('mail_attachments')
      .select(['file_name', 'media_type', 'content'])
      .where('mail_id', '=', row.id)
      .orderBy('position')
      .execute();
    return {
      id: row.id,
      messageKey: row.message_key,
      kind: row.kind,
      to: row.recipient,
      replyTo: row.reply_to,
      language: row.language,
      subject: row.subject,
      text: row.body_text,
      html: row.body_html,
      headers: JSON.parse(row.headers),
      attachments: attachments.map((attached) => ({
        filename: attached.file_name,
        type: attached.media_type,
        content: Buffer.from(attached.content),
      })),
      attempt: row.attempts,
      createdAt: new Date(row.created_at),
      claim: row.claim ?? '',
    };
  }
}

export type MailDeliveries = ReturnType<typeof createMailDeliveries>;
