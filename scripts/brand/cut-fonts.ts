// Cuts the site's fonts to the letters its languages need and writes, beside the files, the style
// sheet that declares them and the list of those worth loading early. Run after changing a font
// package: `node scripts/brand/cut-fonts.ts`. The same packages give the same bytes.

import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { byLanguage } from '#shared/languages/languages.ts';
import { readCommandLine } from '../command-line/read-command-line.ts';
import { type FontFacts, readFont } from './read-font.ts';

readCommandLine({});

const require = createRequire(import.meta.url);
const fontverter = require('fontverter') as {
  convert(font: Buffer, format: 'truetype'): Promise<Buffer>;
};

const root = path.resolve(import.meta.dirname, '../..');
const target = path.join(root, 'public/fonts');

/**
 * Disjoint sets of letters, so that a page loads a file only when it holds one of its letters:
 * English and Spanish need the first, Hawaiian the second too, names from elsewhere the others.
 */
const letters = {
  // U+02BB is the ʻokina. Arrows are left out: those on the site are drawn.
  latin:
    'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2030,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2116,U+2122,U+2212,U+2215',
  kahako: 'U+0100-0101,U+0112-0113,U+012A-012B,U+014C-014D,U+016A-016B',
  // Transliteration of Arabic, Persian and Turkish, and names of Europe.
  extended:
    'U+0102-0111,U+0114-0129,U+012C-0130,U+0132-014B,U+014E-0151,U+0154-0169,U+016C-017F,U+0218-021B,U+02BE-02BF,U+0304,U+0307,U+0323,U+1E00-1EFF',
  // The letters of `extended` that Public Sans lacks: ʾ ʿ Ḫ ḫ Ṯ ṯ Ẕ ẕ.
  transliteration: 'U+02BE-02BF,U+1E2A-1E2B,U+1E6E-1E6F,U+1E94-1E95',
  arabic: 'U+060C,U+061B,U+061F,U+0621-063A,U+0640-0655,U+0660-066D,U+0670-06D3,U+06F0-06F9',
} as const;

type Letters = keyof typeof letters;

interface Cut {
  /** The file's name begins with it. */
  readonly name: string;
  readonly family: string;
  readonly style: 'normal' | 'italic';
  /** One weight, or the range of a variable font. */
  readonly weight: number | readonly [number, number];
  readonly source: string;
  readonly letters: Letters;
  /** Scales the letters, so that two scripts look equally large side by side. */
  readonly size?: string;
  /** Parts of the source package that hold these letters, in order of preference. */
  readonly parts: readonly string[];
}

const cormorant = (style: 'normal' | 'italic', set: Letters, parts: string[]): Cut => ({
  name: `cormorant-${style}`,
  family: 'Cormorant',
  style,
  weight: 500,
  source: 'cormorant',
  letters: set,
  parts,
});

const publicSans = (style: 'normal' | 'italic', set: Letters, parts: string[]): Cut => ({
  name: `public-sans-${style}`,
  family: 'Public Sans',
  style,
  weight: [400, 700],
  source: 'public-sans',
  letters: set,
  parts,
});

const cuts: readonly Cut[] = [
  cormorant('normal', 'latin', ['latin']),
  cormorant('normal', 'kahako', ['latin-ext']),
  cormorant('normal', 'extended', ['latin-ext']),
  cormorant('italic', 'latin', ['latin']),
  cormorant('italic', 'kahako', ['latin-ext']),
  cormorant('italic', 'extended', ['latin-ext']),
  publicSans('normal', 'latin', ['latin']),
  publicSans('normal', 'kahako', ['latin-ext']),
  publicSans('normal', 'extended', ['latin-ext']),
  publicSans('italic', 'latin', ['latin']),
  publicSans('italic', 'kahako', ['latin-ext']),
  {
    name: 'public-sans-companion',
    family: 'Public Sans Companion',
    style: 'normal',
    weight: [400, 700],
    source: 'noto-sans',
    letters: 'transliteration',
    parts: ['latin-ext'],
  },
  {
    name: 'naskh',
    family: 'Naskh Text',
    style: 'normal',
    weight: [400, 600],
    source: 'noto-naskh-arabic',
    letters: 'arabic',
    size: '112%',
    parts: ['arabic'],
  },
];

// Mean widths of the system fonts that stand in until ours have come, in fractions of the em,
// measured with the sample of read-font.ts. The correction is for what the sample leaves out (capitals,
// marks, kerning), measured in a browser on titles and sentences of the site. Android has neither Times
// nor Arial; the widths of its fonts are theirs by the ratio of @capsizecss/metrics' mean widths. A Linux
// that has none of these has DejaVu, much wider, measured with the same sample.
const standIns = [
  {
    family: 'Cormorant',
    on: '',
    local: ['Times New Roman', 'Liberation Serif'],
    averageWidth: 854.395 / 2048,
    correction: 1.015,
  },
  {
    family: 'Cormorant',
    on: ' on Android',
    local: ['Noto Serif', 'NotoSerif'],
    averageWidth: (854.395 / 2048) * (481 / 1000 / (832 / 2048)),
    correction: 1.015,
  },
  {
    family: 'Cormorant',
    on: ' on Linux',
    local: ['DejaVu Serif'],
    averageWidth: 0.52699,
    correction: 1.015,
  },
  {
    family: 'Public Sans',
    on: '',
    local: ['Arial', 'Liberation Sans', 'Helvetica'],
    averageWidth: 934.512 / 2048,
    correction: 1.013,
  },
  {
    family: 'Public Sans',
    on: ' on Android',
    local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    averageWidth: (934.512 / 2048) * (911 / 913),
    correction: 1.013,
  },
  {
    family: 'Public Sans',
    on: ' on Linux',
    local: ['DejaVu Sans'],
    averageWidth: 0.52261,
    correction: 1.013,
  },
];

// Kerning, ligatures, marks and figures; the other features of the families are never used.
const retainedFeatures = [
  'kern',
  'liga',
  'clig',
  'calt',
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
  'onum',
  'tnum',
  'pnum',
  'case',
];

const ofPackage = (source: string, ...rest: string[]) =>
  path.join(root, 'node_modules/@fontsource-variable', source, ...rest);

function listCodePoints(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.replace('U+', '').split('-');
    const start = Number.parseInt(first, 16);
    const length = Number.parseInt(last, 16) - start + 1;
    return Array.from({ length }, (_, index) => start + index);
  });
}

/** The shortest `unicode-range` for these letters; neighbours that the font lacks are left out. */
function toUnicodeRange(codePoints: readonly number[]): string {
  const parts: string[] = [];
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  for (let index = 0; index < codePoints.length; index += 1) {
    const start = codePoints[index] as number;
    while (codePoints[index + 1] === (codePoints[index] as number) + 1) index += 1;
    const end = codePoints[index] as number;
    parts.push(start === end ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`);
  }
  return parts.join(', ');
}

async function cutFont(cut: Cut) {
  const file = `${cut.source}-${cut.parts[0]}-wght-${cut.style}.woff2`;
  const original = await readFile(ofPackage(cut.source, 'files', file));
  const facts = readFont(await fontverter.convert(original, 'truetype'));
  const held = listCodePoints(letters[cut.letters]).filter((code) => facts.codePoints.has(code));
  const wght =
    typeof cut.weight === 'number' ? cut.weight : { min: cut.weight[0], max: cut.weight[1] };
  const bytes = await subsetFont(original, String.fromCodePoint(...held), {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: retainedFeatures,
    noHinting: true,
  });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const address = `/fonts/${cut.name}-${cut.letters}.${hash}.woff2`;
  await writeFile(path.join(root, 'public', address), bytes);
  console.log(`${address}  ${(bytes.length / 1024).toFixed(1)} KB, ${held.length} letters`);
  return { cut, address, facts, held };
}

type Done = Awaited<ReturnType<typeof cutFont>>;

const toFace = ({ cut, address, held }: Done) => `@font-face {
  font-family: "${cut.family}";
  font-style: ${cut.style};
  font-weight: ${typeof cut.weight === 'number' ? cut.weight : cut.weight.join(' ')};
  font-display: swap;
  src: url("${address}") format("woff2");
  unicode-range: ${toUnicodeRange(held)};${cut.size ? `\n  size-adjust: ${cut.size};` : ''}
}
`;

const enDash = 0x2013;

/** Public Sans draws a plain space beside an en dash narrower than a fixed one: as a face of its own the dash is kerned with nothing. */
const partDash = (done: Done): Done[] =>
  done.cut.family === 'Public Sans' && done.held.includes(enDash)
    ? [
        { ...done, held: done.held.filter((code) => code !== enDash) },
        { ...done, held: [enDash] },
      ]
    : [done];

/** A system font given our font's width and line height, so that nothing moves when ours comes. */
function toStandIn(standIn: (typeof standIns)[number], facts: FontFacts): string {
  const size = (facts.averageWidth / standIn.averageWidth) * standIn.correction;
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: "${standIn.family} Stand-in${standIn.on}";
  src: ${standIn.local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(facts.ascent / size)};
  descent-override: ${percent(facts.descent / size)};
  line-gap-override: ${percent(facts.lineGap / size)};
}
`;
}

const addressOf = (all: readonly Done[], name: string, set: Letters) =>
  all.find(({ cut }) => cut.name === name && cut.letters === set)?.address;

await mkdir(target, { recursive: true });
const before = new Set(await readdir(target));
const all = await Promise.all(cuts.map(cutFont));
for (const source of new Set(cuts.map((cut) => cut.source))) {
  await copyFile(ofPackage(source, 'LICENSE'), path.join(target, `${source}-OFL.txt`));
}

// Beside Cormorant the same letters stand lighter and smaller; the file is loaded once.
const naskh = all.find(({ cut }) => cut.family === 'Naskh Text');
if (!naskh) throw new Error('No cut of the Naskh was made.');
const titleNaskh = {
  ...naskh,
  cut: { ...naskh.cut, family: 'Naskh Title', weight: 400, size: '90%' },
};

// Only what is no longer wanted goes, so that a running development server keeps the others.
const after = new Set(all.map(({ address }) => path.basename(address)));
for (const name of before) {
  if (name.endsWith('.woff2') && !after.has(name)) await rm(path.join(target, name));
}

const stands = standIns.map((standIn) => {
  const roman = all.find(({ cut }) => cut.family === standIn.family && cut.letters === 'latin');
  if (!roman) throw new Error(`No cut of ${standIn.family} was made.`);
  return toStandIn(standIn, roman.facts);
});
await writeFile(
  path.join(root, 'app/design/fonts.css'),
  [
    '/* Written by scripts/brand/cut-fonts.ts. */\n',
    ...[...all, titleNaskh].flatMap(partDash).map(toFace),
    ...stands,
  ].join('\n'),
);

const basic = [
  addressOf(all, 'cormorant-normal', 'latin'),
  addressOf(all, 'public-sans-normal', 'latin'),
];
const hawaiian = [
  addressOf(all, 'cormorant-normal', 'kahako'),
  addressOf(all, 'public-sans-normal', 'kahako'),
];
const preloads = byLanguage((language) => (language === 'haw' ? [...basic, ...hawaiian] : basic));
await writeFile(
  path.join(root, 'app/design/font-preloads.ts'),
  `// Written by scripts/brand/cut-fonts.ts.
import type { Language } from '#shared/languages/languages.ts';

/** Addresses of the fonts that every page of a language needs before its first line is drawn. */
export const fontPreloads: { readonly [language in Language]: readonly string[] } = ${JSON.stringify(preloads, null, 2)};
`,
);
