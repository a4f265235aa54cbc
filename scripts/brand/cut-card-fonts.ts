// Cuts the fonts of social cards (server/social-cards/): whole files instead of the many small ones
// of the site, since one process reads them once. Run after changing a font package:
// `node scripts/brand/cut-card-fonts.ts`. The same packages give the same bytes.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { readCommandLine } from '../command-line/read-command-line.ts';

readCommandLine({});

const root = path.resolve(import.meta.dirname, '../..');

/** Latin with what transliteration and Hawaiian need; Arabic letters. U+02BB is the ʻokina. */
const latin = listCodePoints(
  0x20,
  0x17f,
  0x218,
  0x21b,
  0x2bb,
  0x2bf,
  0x1e00,
  0x1eff,
  0x2010,
  0x2026,
);
const arabic = listCodePoints(0x20, 0x20, 0x600, 0x6ff);

const cuts = [
  { source: 'cormorant', part: 'latin', weight: 500, letters: latin },
  { source: 'cormorant', part: 'latin-ext', weight: 500, letters: latin },
  { source: 'public-sans', part: 'latin', weight: 600, letters: latin },
  { source: 'public-sans', part: 'latin-ext', weight: 600, letters: latin },
  { source: 'noto-naskh-arabic', part: 'arabic', weight: 400, letters: arabic },
] as const;

for (const { source, part, weight, letters } of cuts) {
  const file = path.join(
    root,
    `node_modules/@fontsource-variable/${source}/files/${source}-${part}-wght-normal.woff2`,
  );
  const bytes = await subsetFont(await readFile(file), letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    keepFeatures: [
      'kern',
      'liga',
      'ccmp',
      'locl',
      'mark',
      'mkmk',
      'curs',
      'rlig',
      'init',
      'medi',
      'fina',
      'isol',
      'lnum',
    ],
    noHinting: true,
  });
  const target = `server/social-cards/fonts/${source}-${part}.ttf`;
  await writeFile(path.join(root, target), bytes);
  console.log(`${target}  ${(bytes.length / 1024).toFixed(1)} KB`);
}

/** @param ends first and last code points in turn */
function listCodePoints(...ends: number[]): string {
  let text = '';
  for (let index = 0; index < ends.length; index += 2) {
    for (let code = ends[index] ?? 0; code <= (ends[index + 1] ?? 0); code += 1) {
      text += String.fromCodePoint(code);
    }
  }
  return text;
}
