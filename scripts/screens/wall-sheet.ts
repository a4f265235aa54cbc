import { readFileSync } from 'node:fs';
import { museumName } from '#brand/names.ts';
import * as palette from '#brand/palette.ts';
import { type Language, languageOptions } from '#shared/languages/languages.ts';
import type { Shot } from './contact-sheet.ts';
import { escapeHtml } from './escape-html.ts';
import { layOutSheet, type SheetWindow, sheetSizes } from './lay-out-sheet.ts';

/** A screen or state with all its pictures, to be hung on a wall. */
export interface WallSheet {
  readonly name: string;
  readonly path: string;
  readonly shots: readonly Shot[];
}

/** A page on which every sheet is one `section`, as large as its picture will be. */
export function toWallSheets(
  sheets: readonly WallSheet[],
  windows: readonly SheetWindow[],
  languages: readonly Language[],
): string {
  const layout = layOutSheet(windows, languages);
  const { margin, side } = sheetSizes;
  const nameOf = (code: Language) =>
    languageOptions.find((option) => option.code === code)?.nativeName ?? code;
  const drawSheet = ({ name, path, shots }: WallSheet, index: number) => {
    const columns = layout.places
      .filter(({ language }) => language === languages[0])
      .map(
        ({ width, left, top }) =>
          `<p class="width" style="left:${left}px;top:${top - 36}px">${width}</p>`,
      );
    const rows = layout.places
      .filter(({ width }) => width === layout.places[0]?.width)
      .map(
        ({ language, top, boxHeight }) =>
          `<p class="language" lang="${language}" style="left:${margin}px;top:${top}px;height:${boxHeight}px">${nameOf(language)}</p>`,
      );
    const pictures = layout.places.map(({ language, width, left, top, boxWidth, boxHeight }) => {
      const shot = shots.find((one) => one.language === language && one.width === width);
      const place = `left:${left}px;top:${top}px;width:${boxWidth}px;height:${boxHeight}px`;
      return shot
        ? `<a href="${shot.file}" style="${place}"><img src="${shot.file}" alt="${escapeHtml(`${name}, ${nameOf(language)}, ${width}`)}" loading="lazy"></a>`
        : `<i style="${place}"></i>`;
    });
    return `<section id="sheet-${index + 1}" style="width:${layout.width}px;height:${layout.height}px">
<h2>${escapeHtml(name)}</h2><p class="path">${escapeHtml(path)}</p><p class="number">${index + 1} / ${sheets.length}</p>
${[...columns, ...rows, ...pictures].join('\n')}
</section>`;
  };
  return `<!doctype html>
<html lang="en"><meta charset="utf-8">
<title>${escapeHtml(museumName.en)}: every screen</title>
<style>
${readFileSync('app/design/fonts.css', 'utf8').replaceAll('url("/', 'url("')}
body{margin:0;background:${palette.sand};color:${palette.ink};font:22px/1.3 "Public Sans",sans-serif}
section{position:relative;box-sizing:border-box;border-bottom:1px solid ${palette.stone}}
h2,p{position:absolute;margin:0;white-space:nowrap}
h2{left:${margin + side}px;top:${margin - 22}px;max-width:1500px;overflow:hidden;text-overflow:ellipsis;font:500 72px/1.1 Cormorant,serif}
.path,.number{right:${margin}px;color:${palette.slate}}
.path{top:${margin + 30}px;max-width:800px;overflow:hidden;text-overflow:ellipsis}
.number{top:${margin - 4}px}
.width{color:${palette.slate};font-variant-numeric:tabular-nums}
.language{writing-mode:sideways-lr;text-align:end;font:500 34px/1 Cormorant,serif}
a,i{position:absolute;display:block;box-sizing:border-box;overflow:hidden;box-shadow:0 2px 14px ${palette.stone}66}
i{box-shadow:none;border:1px dashed ${palette.stone}}
a{background:#fff}
h1{position:absolute;clip-path:inset(50%);margin:0}
img{display:block;width:100%;height:100%;object-fit:cover;object-position:top}
</style>
<h1>Every screen of ${escapeHtml(museumName.en)}</h1>
${sheets.map(drawSheet).join('\n')}
</html>
`;
}
