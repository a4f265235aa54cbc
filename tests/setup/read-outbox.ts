import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mail that the site wrote into its outbox. */
export interface OutboxMail {
  readonly to: string;
  readonly headers: string;
  /** The plain text, decoded. */
  readonly text: string;
  readonly html: string;
}

/** All mails that a site wrote; `folder` is its data folder. */
export const readWholeOutbox = (folder: string): readonly OutboxMail[] =>
  readFiles(folder, () => true);

/** Mails of a kind to an address; `folder` is the site's data folder. */
export function readOutbox(folder: string, kind: string, to: string): readonly OutboxMail[] {
  return readFiles(folder, (name) => name.startsWith(`${kind}-`)).filter(
    (mail) => mail.to.toLowerCase() === to.toLowerCase(),
  );
}

function readFiles(folder: string, isWanted: (name: string) => boolean): readonly OutboxMail[] {
  const outbox = join(folder, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml') && isWanted(name))
    .map((name) => parseMail(readFileSync(join(outbox, name), 'utf8')));
}

function parseMail(raw: string): OutboxMail {
  const mail = raw.replaceAll('\r\n', '\n');
  const headers = mail.slice(0, mail.indexOf('\n\n')).replace(/\n[ \t]+/g, ' ');
  return {
    to: /^To: <?([^\s>]+)>?$/m.exec(headers)?.[1] ?? '',
    headers,
    text: readPart(mail, 'plain'),
    html: readPart(mail, 'html'),
  };
}

function readPart(mail: string, kind: 'plain' | 'html'): string {
  const part = new RegExp(
    `Content-Type: text/${kind}[^\\n]*(?:\\n[ \\t][^\\n]*)*\\nContent-Transfer-Encoding: ([\\w-]+)\\n\\n([\\s\\S]*?)(?:\\n-{2}|$)`,
    'i',
  );
  const [, encoding = '', body = ''] = part.exec(mail) ?? [];
  return decode(body, encoding);
}

function decode(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(encoding)) return body;
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
