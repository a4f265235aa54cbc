/** Tables in the visitors' database that all services share; migrations 0030 and 0031 describe them. */
export interface SharedVisitorTables {
  mail_queue: MailRow;
  mail_attachments: AttachmentRow;
  visitor_keys: { name: string; value: string; created_at: string };
  rate_limits: RateLimitRow;
}

/** `dead`: given up after the last try, or refused for good. `dropped`: taken out by the staff. */
export type MailState = 'queued' | 'sent' | 'dead' | 'dropped';

export interface MailRow {
  id: string;
  message_key: string;
  /** The part of the message key before its first colon: `newsletter-confirm`. */
  kind: string;
  recipient: string;
  recipient_folded: string;
  person_folded: string;
  /** Of a mail that counts toward what one mailbox gets within a day; null: it does not. */
  mailbox: string | null;
  /** Hash of the visitor who caused it, of a day; null: not known. */
  caused_by: string | null;
  reply_to: string | null;
  language: string;
  subject: string;
  body_text: string;
  body_html: string | null;
  /** JSON of names and values. */
  headers: string;
  state: MailState;
  attempts: number;
  /** ISO 8601, UTC, as all times of mails. */
  due_at: string;
  claim: string | null;
  /** Why the last try failed, without addresses. */
  problem: string | null;
  created_at: string;
  state_changed_at: string;
}

export interface AttachmentRow {
  mail_id: string;
  position: number;
  file_name: string;
  media_type: string;
  content: Uint8Array;
}

export interface RateLimitRow {
  limit_name: string;
  key_hash: string;
  /** Milliseconds since 1970, as `ends_at`. */
  window_start: number;
  taken: number;
  ends_at: number;
}
