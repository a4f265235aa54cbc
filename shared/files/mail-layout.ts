import { museumKind, museumName } from '#brand/names.ts';
import * as palette from '#brand/palette.ts';
import type { Language } from '../languages/languages.ts';

/** The contents of a mail, before it is set as plain text and as HTML. */
export interface MailContent {
  readonly language: Language;
  /** The sentence that mail programs show beside the subject. */
  readonly preview: string;
  /** In the order in which they are read. */
  readonly parts: readonly MailPart[];
}

export type MailPart =
  /** What has happened, in a few words. */
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** The action that the mail asks of the reader, or one that is there to be chosen. */
  | { readonly kind: 'button' | 'link'; readonly label: string; readonly address: string }
  /** Names and values, such as a date, or what a visitor wrote: no address in it becomes a link. */
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  /** A visit with its code, as on the page of the reservation. */
  | {
      readonly kind: 'ticket';
      readonly title: string;
      readonly when: string;
      readonly facts: readonly Fact[];
      /** Null: there is none (yet), or it opens nothing any more. */
      readonly code: {
        readonly label: string;
        readonly text: string;
        readonly note: string;
      } | null;
    }
  /** Additional notes, in smaller type. */
  | { readonly kind: 'note'; readonly text: string };

type Fact = readonly [name: string, value: string];

/** The lines that end a mail to a visitor. */
export const toMailSignature = (language: Language): string =>
  `${museumName[language]}\n${museumKind[language]}`;

/**
 * The same mail twice: as plain text, and as HTML without pictures, styles from elsewhere or
 * anything that tells the sender that it was read. Everything given is text; nothing of it is HTML.
 */
export const layOutMail = (content: MailContent): { text: string; html: string } => ({
  text: `${content.parts.map(toText).join('\n\n')}\n`,
  html: toPage(content),
});

function toText(part: MailPart): string {
  switch (part.kind) {
    case 'button':
    case 'link':
      return `${part.label}:\n${part.address}`;
    case 'facts':
      return part.facts.map(toLine).join('\n');
    case 'ticket': {
      const { title, when, facts, code } = part;
      const lines = [title, when, ...facts.map(toLine)];
      if (code) lines.push(toLine([code.label, code.text]), code.note);
      return lines.join('\n');
    }
    default:
      return part.text;
  }
}

const toLine = ([name, value]: Fact) => `${name}: ${value}`;

/*
 * Tables and styles on each element are what mail programs agree on. Colours for the dark stand in a
 * sheet: who reads it shows them, who does not turns the light ones himself.
 */
const toPage = ({ language, preview, parts }: MailContent) => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>${darkSheet}</style></head>
<body class="page" style="margin:0;padding:0;background:${palette.plaster};color:${palette.ink}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}${fillPreview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${palette.plaster}"><tr><td align="center">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left;font:17px/1.55 ${textFont};color:${palette.ink}">
<tr><td style="padding:24px 24px 20px;font:24px/1 ${titleFont}" lang="${language}">${museumName[language]}</td></tr>
<tr><td style="padding:0 24px">${tileBorder}</td></tr>
<tr><td style="padding:16px 24px 40px">
${parts.map(toHtml).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;

const titleFont = "Cormorant,Georgia,'Times New Roman',serif";
const textFont = "'Public Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Some programs go on with what follows; nothing is to be seen of these. */
const fillPreview = '&#847;&zwnj;&nbsp;'.repeat(40);

/** A row of glazed tiles: the house's pattern, of which no program has to fetch anything. */
const tileBorder = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:0;line-height:0"><tr>${Array.from(
  { length: 24 },
  (_, index) =>
    `<td height="8" style="background:${[palette.blueDark, palette.blueSky, palette.green, palette.yellow][index % 4]}">&nbsp;</td>`,
).join('')}</tr></table>`;

const darkSheet = `
.code{white-space:nowrap}
a{word-break:break-word}
@media (prefers-color-scheme:dark){
.page{background:${palette.blueNight}!important}
.sheet,.card{color:${palette.plaster}!important}
.card{background:${palette.blueDark}!important;border-color:${palette.blueDark}!important}
.quiet{color:${palette.mist}!important}
.link{color:${palette.blueSky}!important}
.button{background:${palette.yellow}!important;color:${palette.ink}!important}
.stub{background:${palette.blueNight}!important}
}
@media (max-width:480px){.half{display:block!important;width:auto!important;padding-bottom:0!important}.half+.half{padding:0 0 10px!important;border-top:0!important}}
`;

function toHtml(part: MailPart): string {
  switch (part.kind) {
    case 'title':
      return `<h1 style="margin:8px 0 12px;font:500 36px/1.1 ${titleFont}">${escapeHtml(part.text)}</h1>`;
    case 'button':
      return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(part.address)}" style="display:inline-block;padding:13px 24px;background:${palette.blueDark};color:${palette.white};font-weight:600;text-decoration:none">${escapeHtml(part.label)}</a></p>`;
    case 'link':
      return `<p style="margin:12px 0"><a class="link" href="${escapeHtml(part.address)}" style="color:${palette.blueDark}">${escapeHtml(part.label)}</a></p>`;
    case 'facts':
      return toFacts(part.facts);
    case 'ticket':
      return toTicket(part);
    case 'note':
      return `<p class="quiet" style="margin:16px 0;color:${palette.slate};font-size:15px">${toLines(part.text)}</p>`;
    case 'text':
      return `<p style="margin:12px 0">${toLines(part.text)}</p>`;
  }
}

function toTicket({ title, when, facts, code }: MailPart & { kind: 'ticket' }): string {
  const stub =
    code &&
    `<tr><td class="stub" style="padding:20px 24px 22px;background:${palette.blueNight};color:${palette.white}"><span style="font-size:15px">${escapeHtml(code.label)}</span><br><strong class="code" style="font:500 40px/1.3 ${titleFont};letter-spacing:.02em">${escapeHtml(code.text)}</strong><br><span style="font-size:15px">${escapeHtml(code.note)}</span></td></tr>`;
  return `<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0;background:${palette.white};border:1px solid ${palette.mist};color:${palette.ink}">
<tr><td style="padding:22px 24px 12px"><p style="margin:0 0 6px;font:500 30px/1.1 ${titleFont}">${escapeHtml(title)}</p><p style="margin:0 0 12px;font-size:19px">${escapeHtml(when)}</p>${facts.length > 0 ? toFacts(facts) : ''}</td></tr>
${stub ?? ''}
</table>`;
}

/** A line each: names before values, above them where it is narrow. */
const toFacts = (facts: readonly Fact[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0">${facts
    .map(
      ([name, value]) =>
        `<tr><td class="half quiet" width="34%" valign="top" style="padding:10px 12px 10px 0;border-top:1px solid ${palette.mist};color:${palette.slate};font-size:15px">${escapeHtml(name)}</td><td class="half" valign="top" style="padding:10px 0;border-top:1px solid ${palette.mist}">${withBreaks(escapeHtml(value))}</td></tr>`,
    )
    .join('')}</table>`;

/** Our own words, with our own addresses as links. */
const toLines = (text: string) =>
  withBreaks(
    escapeHtml(text).replace(
      /https?:\/\/[^\s<>&]+(&amp;[^\s<>&]+)*/g,
      (address) =>
        `<a class="link" href="${address}" style="color:${palette.blueDark}">${address}</a>`,
    ),
  );

const withBreaks = (html: string) => html.replaceAll('\n', '<br>');

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
