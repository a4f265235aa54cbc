import type { Mail, MailAttachment } from '#database/visitors/mail-queue.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { toDateText } from '#shared/dates/local-date.ts';
import { layOutMail, toMailSignature } from '#shared/files/mail-layout.ts';
import { formRules } from '#shared/forms/form-rules.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { SubmissionRow } from '../tables.ts';
import { type ConfirmedKind, confirmationMessages, noticeMessages } from './mail-messages.ts';

/** A stored submission, of which mails tell. */
export interface ToldSubmission {
  readonly row: Pick<SubmissionRow, 'id' | 'reference' | 'received_at'>;
  readonly kind: ConfirmedKind;
  readonly language: Language;
  readonly email: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly attachments: readonly MailAttachment[];
}

/**
 * To the museum: everything that was written, and the files. The subject is ours alone.
 * @param to the museum's address for this kind of form
 */
export function writeNotice(told: ToldSubmission, to: string, timeZone: string): Mail {
  const { row, kind, language, email, fields, attachments } = told;
  const { date, hour, minute } = toMuseumTime(new Date(row.received_at), timeZone);
  const time = `${pad(hour)}:${pad(minute)}`;
  const written = Object.keys(formRules[kind])
    .filter((name) => name !== 'attachments')
    .map((name) => [toLabel(name), toText(fields[name])] as const);
  return {
    messageKey: `form-notice:${row.id}`,
    to,
    replyTo: email,
    person: email,
    language: 'en',
    subject: `${noticeMessages.titles[kind]} ${row.reference}`,
    ...layOutMail({
      language: 'en',
      preview: noticeMessages.intro,
      parts: [
        { kind: 'title', text: noticeMessages.titles[kind] },
        {
          kind: 'facts',
          facts: [
            [noticeMessages.reference, row.reference],
            [noticeMessages.received, `${toDateText(date)} ${time}`],
            [noticeMessages.language, language],
          ],
        },
        { kind: 'facts', facts: written },
        { kind: 'note', text: noticeMessages.intro },
      ],
    }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments,
  };
}

/** To whoever wrote, in the language of the page. @param replyTo the museum's address */
export function writeConfirmation(told: ToldSubmission, replyTo: string | null): Mail {
  const { row, kind, language, email } = told;
  const messages = confirmationMessages[language];
  return {
    messageKey: `form-confirmation:${row.id}`,
    to: email,
    replyTo,
    person: email,
    isLimited: true,
    language,
    subject: messages.subjects[kind],
    ...layOutMail({
      language,
      preview: messages.texts[kind],
      parts: [
        { kind: 'text', text: messages.greeting },
        { kind: 'title', text: messages.subjects[kind] },
        { kind: 'text', text: messages.texts[kind] },
        { kind: 'facts', facts: [[messages.reference, row.reference]] },
        { kind: 'text', text: messages.answer },
        { kind: 'note', text: messages.stranger },
        { kind: 'note', text: toMailSignature(language) },
      ],
    }),
    // Keeps answering machines from answering. Source: RFC 3834 §5.
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

const pad = (number: number) => String(number).padStart(2, '0');

/** `firstDate` as the staff read it: First date. */
function toLabel(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return noticeMessages.nothing;
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : noticeMessages.nothing;
  return String(value);
}
