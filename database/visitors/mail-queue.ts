import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Language } from '#shared/languages/languages.ts';
import type { Database } from '../database.ts';
import { checkMail } from './check-mail.ts';
import { foldEmail, toMailbox } from './fold-email.ts';
import type { SharedVisitorTables } from './tables.ts';

/** A mail as a service wants it sent. From and Message-ID are the sender's business. */
export interface Mail {
  /**
   * `<kind>:<what it belongs to>`, for example `newsletter-confirm:9f1c…`: a mail of a key is queued
   * once. 1 to 200 letters, digits, `-`, `_`, `.` and `:`; nothing of a person, since it is logged.
   */
  readonly messageKey: string;
  /** One mail address. */
  readonly to: string;
  /** The address for replies. Absent: the museum's. */
  readonly replyTo?: string | null;
  /**
   * Address of the person whose data the mail holds, for exporting and erasing. `replyTo` when absent
   * (a notice to the staff), or else `to`.
   */
  readonly person?: string | null;
  /**
   * Whether it answers whoever typed the address, perhaps a stranger: a mailbox gets some such mails
   * a day of each service, by the first word of the key, and no more.
   */
  readonly isLimited?: boolean;
  /** Hash of the visitor who caused it, the same during a day; not known when absent. */
  readonly causedBy?: string | null;
  readonly language: Language;
  /** One line, at most 400 characters. */
  readonly subject: string;
  /** At most 200,000 characters, as `html`. */
  readonly text: string;
  readonly html?: string | null;
  /** `List-…`, `X-…`, `Auto-Submitted` and such; not those the sender sets. */
  readonly headers?: Readonly<Record<string, string>>;
  /** At most 10, of 12 MB in all. */
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly filename: string;
  /** Media type, for example `text/calendar; charset=utf-8; method=PUBLISH`. */
  readonly type: string;
  readonly content: Uint8Array | string;
}

/** A person who reserves and changes on one day gets less. */
const maxLimitedMails = 8;
/** Of them one visitor causes at most so many. */
const maxOfVisitor = 4;
/** Beyond, whoever has caused none yet causes one: strangers must not use up what the owner asks for. */
const maxWithNewVisitors = 24;
const dayMs = 24 * 3_600_000;

/** A database, or a transaction of any store of the visitors' database. */
// biome-ignore lint/suspicious/noExplicitAny: every store types its transaction with its own tables
export type VisitorsQuery = Database | Kysely<any>;

/** The queries of the shared tables, over a database or within a transaction. */
export const toVisitorsQuery = (target: VisitorsQuery): Kysely<SharedVisitorTables> =>
  ('runScript' in target ? target.query : target) as Kysely<SharedVisitorTables>;

/**
 * Puts a mail into the queue. Within the caller's transaction, it is there exactly when what it
 * tells of is stored. The sender of the site takes it from there.
 *
 * @param now when it is due; a later moment keeps it until then
 * @returns false when a mail of this key was queued before, which is left as it is, or when the
 *   mailbox had as many today as one gets
 * @throws {UnfitMail} when an address or header could say more than it should, or a bound is passed
 */
export async function queueMail(
  target: VisitorsQuery,
  mail: Mail,
  now: Date = new Date(),
): Promise<boolean> {
  checkMail(mail);
  const query = toVisitorsQuery(target);
  const mailbox = mail.isLimited ? toMailbox(mail.to) : null;
  if (mailbox !== null && (await hadEnough(query, mail, mailbox, now))) return false;
  const id = randomUUID();
  const time = now.toISOString();
  const inserted = await query
    .insertInto('mail_queue')
    .values({
      id,
      message_key: mail.messageKey,
      kind: mail.messageKey.split(':', 1)[0] ?? '',
      recipient: mail.to,
      recipient_folded: foldEmail(mail.to),
      person_folded: foldEmail(mail.person ?? mail.replyTo ?? mail.to),
      mailbox,
      caused_by: mail.causedBy ?? null,
      reply_to: mail.replyTo ?? null,
      language: mail.language,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html ?? null,
      headers: JSON.stringify(mail.headers ?? {}),
      state: 'queued',
      attempts: 0,
      due_at: time,
      claim: null,
      problem: null,
      created_at: time,
      state_changed_at: time,
    })
    .onConflict((conflict) => conflict.column('message_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  for (const [position, { filename, type, content }] of (mail.attachments ?? []).entries()) {
    await query
      .insertInto('mail_attachments')
      .values({
        mail_id: id,
        position,
        file_name: filename,
        media_type: type,
        content: Buffer.from(content as Uint8Array),
      })
      .execute();
  }
  return true;
}

async function hadEnough(
  query: Kysely<SharedVisitorTables>,
  { messageKey, causedBy = null }: Mail,
  mailbox: string,
  now: Date,
): Promise<boolean> {
  const [service = ''] = messageKey.split(/[-:]/, 1);
  const mails = await query
    .selectFrom('mail_queue')
    .select(['kind', 'caused_by'])
    .where('mailbox', '=', mailbox)
    .where('created_at', '>', new Date(now.getTime() - dayMs).toISOString())
    .execute();
  const ofService = mails.filter(({ kind }) => kind.split('-', 1)[0] === service);
  if (causedBy === null) return ofService.length >= maxLimitedMails;
  const own = ofService.filter((mail) => mail.caused_by === causedBy).length;
  return (
    own >= maxOfVisitor || ofService.length >= (own > 0 ? maxLimitedMails : maxWithNewVisitors)
  );
}
