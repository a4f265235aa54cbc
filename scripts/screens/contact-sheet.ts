import * as palette from '#brand/palette.ts';
import type { Language } from '#shared/languages/languages.ts';
import { escapeHtml } from './escape-html.ts';
import type { Subject } from './subjects.ts';

/** One picture of one screen. */
export interface Shot {
  readonly screen: Subject;
  readonly language: Language;
  readonly width: number;
  /** Below the folder of the sheet. */
  readonly file: string;
  /** The browser's complaints. */
  readonly complaints: string[];
}

/**
 * A page of all screens in their order: language and width are chosen at the top, a picture opens
 * whole, and what the browser complained of stands below.
 */
export function toContactSheet(shots: readonly Shot[]): string {
  const widths = [...new Set(shots.map(({ width }) => width))];
  const languages = [...new Set(shots.map(({ language }) => language))];
  const groups = Map.groupBy(shots, ({ screen }) => screen);
  const sections = [...groups].map(
    ([{ name, path }, group]) =>
      `<section><h2>${escapeHtml(name)} <small>${escapeHtml(path)}</small></h2><div>${group.map(toFigure).join('')}</div></section>`,
  );
  const choices = [
    ...languages.map((language) => toChoice('language', language, language)),
    ...widths.map((width) => toChoice('width', String(width), `${width} px`)),
  ];
  const hiding = [
    ...languages.map((language) => `[data-language="${language}"]`),
    ...widths.map((width) => `[data-width="${width}"]`),
  ].map((choice) => `body:has(input${choice}:not(:checked)) figure${choice}`);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Every screen</title>
<style>
body{font:15px/1.4 system-ui,sans-serif;margin:0;background:#e9e6e0;color:${palette.ink}}
header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:8px 24px;align-items:baseline;padding:12px 24px;background:${palette.blueNight};color:#fff}
header h1{font-size:18px;margin:0 auto 0 0}
section{padding:24px;border-bottom:1px solid #c9c4b8}
h2{font-size:17px;margin:0 0 12px}small{font-weight:400;color:${palette.slate}}
div{display:flex;gap:16px;align-items:start;overflow-x:auto}
figure{margin:0;flex:none}
figure a{display:block;max-height:760px;overflow:hidden;box-shadow:0 1px 6px #0003;background:#fff}
figure img{display:block}
figcaption{padding-top:6px}li{color:${palette.error}}
${hiding.join(',')}{display:none}
</style>
<header><h1>${groups.size} screens, ${shots.length} pictures</h1>${choices.join('')}</header>
${sections.join('\n')}
</html>
`;
}

const toChoice = (kind: string, value: string, label: string): string =>
  `<label><input type="checkbox" checked data-${kind}="${value}"> ${label}</label>`;

function toFigure({ file, language, width, complaints }: Shot): string {
  const heard = [...new Set(complaints)].map((text) => `<li>${escapeHtml(text)}</li>`);
  return `<figure data-language="${language}" data-width="${width}"><a href="${file}"><img src="${file}" alt="" loading="lazy" width="${width > 600 ? 640 : 240}"></a><figcaption>${language}, ${width}${heard.length > 0 ? `<ul>${heard.join('')}</ul>` : ''}</figcaption></figure>`;
}
