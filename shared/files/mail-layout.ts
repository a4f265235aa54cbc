import { museumKind, museumName } from '#brand/names.ts';
import * as palette from '#brand/palette.ts';
import type { Language } from '../languages/languages.ts';

/** The contents of a mail, before it is set as plain text and as HTML. */
export interface MailContent {
  readonly language: Language;
  /** In the order in which they are read. */
  readonly parts: readonly MailPart[];
}

export type MailPart =
  | { readonly kind: 'text'; readonly text: string }
  /** The action that the mail asks of the reader. */
  | { readonly kind: 'button'; readonly label: string; readonly address: string }
  /** Names and values, such as a date, or what a visitor wrote: no address in it becomes a link. */
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [string, string])[] }
  /** Additional notes, in smaller type. */
  | { readonly kind: 'note'; readonly text: string };

/** The lines that end a mail to a visitor. */
export const toMailSignature = (language: Language): string =>
  `${museumName[language]}\n${museumKind[language]}`;

/**
 * The same mail twice: as plain text, and as HTML without pictures, styles from elsewhere or
 * anything that tells the sender that it was read. Everything given is text; nothing of it is HTML.
 */
export const layOutMail = ({ language, parts }: MailContent): { text: string; html: string } => ({
  text: `${parts.map(toText).join('\n\n')}\n`,
  html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:32px 20px;background:${palette.plaster};color:${palette.ink}">
<div style="max-width:34em;margin:0 auto;font:17px/1.55 Georgia,serif">
${parts.map(toHtml).join('\n')}
</div>
</body>
</html>
`,
});

function toText(part: MailPart): string {
  switch (part.kind) {
    case 'button':
      return `${part.label}:\n${part.address}`;
    case 'facts':
      return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
    default:
      return part.text;
  }
}

function toHtml(part: MailPart): string {
  switch (part.kind) {
    case 'button':
      return `<p style="margin:28px 0"><a href="${escapeHtml(part.address)}" style="${buttonStyle}">${escapeHtml(part.label)}</a></p>`;
    case 'facts':
      return `<dl style="margin:20px 0;padding:16px 0;border:solid ${palette.stone};border-width:1px 0">${part.facts
        .map(
          ([name, value]) =>
            `<dt style="color:${palette.slate};font-size:15px">${escapeHtml(name)}</dt><dd style="margin:0 0 8px">${withBreaks(escapeHtml(value))}</dd>`,
        )
        .join('')}</dl>`;
    case 'note':
      return `<p style="color:${palette.slate};font-size:15px">${toLines(part.text)}</p>`;
    case 'text':
      return `<p>${toLines(part.text)}</p>`;
  }
}

const buttonStyle = `display:inline-block;padding:12px 22px;background:${palette.blueDark};color:${palette.white};text-decoration:none`;

/** Our own words, with our own addresses as links. */
const toLines = (text: string) =>
  withBreaks(
    escapeHtml(text).replace(
      /https?:\/\/[^\s<>&]+(&amp;[^\s<>&]+)*/g,
      (address) => `<a href="${address}">${address}</a>`,
    ),
  );

const withBreaks = (html: string) => html.replaceAll('\n', '<br>');

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
