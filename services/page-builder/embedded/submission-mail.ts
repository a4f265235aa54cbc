import { isMailAddress } from '#database/visitors/check-mail.ts';
import type { Mail } from '#database/visitors/mail-queue.ts';
import { layOutMail } from '#shared/files/mail-layout.ts';
import type { BuilderSubmission } from './submissions.ts';

const mediaType = /^[\w.+-]{1,60}\/[\w.+-]{1,100}$/;
const maxText = 100_000;

/** To whom the published form names: all fields, and the files. Answers go to whoever wrote, if told. */
export function writeSubmissionMail(id: string, submission: BuilderSubmission): Mail {
  const { formName, recipient, fields, files, receivedAt } = submission;
  const sender = Object.values(fields)
    .flat()
    .map((value) => value.trim())
    .find(isMailAddress);
  const facts = Object.entries(fields).map(
    ([name, values]) => [name, values.join('\n') || '–'] as const,
  );
  const laidOut = layOutMail({
    language: 'en',
    preview: 'Sent by a form of the website.',
    parts: [
      { kind: 'title', text: formName || 'Form' },
      { kind: 'facts', facts: shorten(facts) },
      { kind: 'note', text: `Sent by a form of the website, ${receivedAt.toISOString()}.` },
    ],
  });
  return {
    messageKey: `builder-form:${id}`,
    to: recipient,
    replyTo: sender ?? null,
    person: sender ?? null,
    language: 'en',
    subject: `Form: ${formName || 'without a name'}`,
    ...laidOut,
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: files.slice(0, 10).map((file, index) => ({
      filename: file.name.replace(/[/\\"]/g, '') || `file-${index + 1}`,
      type: mediaType.test(file.mediaType) ? file.mediaType : 'application/octet-stream',
      content: file.content,
    })),
  };
}

/** The whole stands in the database; a mail has its bounds. */
function shorten(facts: readonly (readonly [string, string])[]): (readonly [string, string])[] {
  let left = maxText / 8;
  return facts.map(([name, value]) => {
    const part = value.slice(0, Math.max(0, left));
    left -= part.length + name.length;
    return [name, part === value ? value : `${part} …`];
  });
}
