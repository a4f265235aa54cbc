import type { Mail } from './mail-queue.ts';

/** A mail that must not be sent as it is. The message says what is wrong, nothing of the person. */
class UnfitMail extends Error {
  override readonly name = 'UnfitMail';
}

const maxTextLength = 200_000;
const maxAttachments = 10;
const maxAttachedBytes = 12 * 1024 * 1024;
const maxHeaders = 10;

/** Anything that ends a header line, or that a mail server may take for it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controls = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;
/** One address: no list, no display name, no comment, no source route. */
const address = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,190}$/;
const allowedHeader = /^(list-[a-z-]+|x-[a-z-]+|auto-submitted|references|in-reply-to)$/i;
const mediaType = /^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w.+-]+)*$/;

/** @throws {UnfitMail} */
export function checkMail(mail: Mail): void {
  refuseUnless(/^[\w.:-]{1,200}$/.test(mail.messageKey), 'messageKey is not a key');
  for (const [name, value] of [
    ['to', mail.to],
    ['replyTo', mail.replyTo],
    ['person', mail.person],
  ] as const) {
    refuseUnless(value == null || isMailAddress(value), `${name} is not one mail address`);
  }
  refuseUnless(isLine(mail.subject, 400) && mail.subject.trim() !== '', 'subject is not one line');
  refuseUnless(mail.text.length <= maxTextLength, 'text is too long');
  refuseUnless((mail.html ?? '').length <= maxTextLength, 'html is too long');
  const headers = Object.entries(mail.headers ?? {});
  refuseUnless(headers.length <= maxHeaders, 'there are too many headers');
  for (const [name, value] of headers) {
    refuseUnless(allowedHeader.test(name) && isLine(value, 998), 'a header is not allowed');
  }
  checkAttachments(mail.attachments ?? []);
}

/** Whether a mail to it could go nowhere else: one plain address. */
export const isMailAddress = (text: string): boolean => isLine(text, 254) && address.test(text);

function checkAttachments(attachments: NonNullable<Mail['attachments']>): void {
  refuseUnless(attachments.length <= maxAttachments, 'there are too many attachments');
  let bytes = 0;
  for (const { filename, type, content } of attachments) {
    refuseUnless(isLine(filename, 200) && !/[/\\"]/.test(filename), 'a file name is not allowed');
    refuseUnless(isLine(type, 200) && mediaType.test(type), 'a media type is not allowed');
    bytes += typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
  }
  refuseUnless(bytes <= maxAttachedBytes, 'the attachments are too large');
}

const isLine = (text: string, maxLength: number) =>
  text.length <= maxLength && !controls.test(text);

function refuseUnless(isFit: boolean, problem: string): void {
  if (!isFit) throw new UnfitMail(`The mail is not queued: ${problem}.`);
}
