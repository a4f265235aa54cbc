import type { Mail, MailAttachment } from '#database/visitors/mail-queue.ts';
import { formRules } from '#shared/forms/form-rules.ts';
import type { Language } from '#shared/languages.ts';
import { toDateText } from '#shared/local-date.ts';
import { layOutMail } from '#shared/mail-layout.ts';
import { toMuseumTime } from '#shared/museum-time.ts';
import type { SubmissionRow } from '../tables.ts';
import { type ConfirmedKind, confirmationWords, noticeWords } from './mail-words.ts';

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
    subject: `${noticeWords.titles[kind]} ${row.reference}`,
    ...layOutMail({
      language: 'en',
      parts: [
        { kind: 'text', text: noticeWords.titles[kind] },
        {
          kind: 'facts',
          facts: [
            [noticeWords.reference, row.reference],
            [noticeWords.received, `${toDateText(date)} ${time}`],
            [noticeWords.language, language],
          ],
        },
        { kind: 'facts', facts: written },
        { kind: 'note', text: noticeWords.intro },
      ],
    }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments,
  };
}

/** To whoever wrote, in the language of the page. @param replyTo the museum's address */
export function writeConfirmation(told: ToldSubmission, replyTo: string | null): Mail {
  const { row, kind, language, email } = told;
  const words = confirmationWords[language];
  return {
    messageKey: `form-confirmation:${row.id}`,
    to: email,
    replyTo,
    person: email,
    isLimited: true,
    language,
    subject: words.subjects[kind],
    ...layOutMail({
      language,
      parts: [
        { kind: 'text', text: words.greeting },
        { kind: 'text', text: words.texts[kind] },
        { kind: 'facts', facts: [[words.reference, row.reference]] },
        { kind: 'text', text: words.answer },
        { kind: 'note', text: words.stranger },
        { kind: 'text', text: words.signature },
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
  if (value === null || value === undefined) return noticeWords.nothing;
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : noticeWords.nothing;
  return String(value);
}
