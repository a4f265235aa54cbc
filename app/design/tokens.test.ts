import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as colors from '#brand/palette.ts';
import { contrast, readableContrast, readablePairs } from './color-contrast.ts';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const palette: Readonly<Record<string, string>> = colors;

test('there are 26 colours, 2 families and 16 sizes', () => {
  expect(Object.keys(palette)).toHaveLength(26);
  expect(tokens.match(/--family-\w+:/g)).toHaveLength(2);
  expect([...tokens.matchAll(/--size-(\d+):/g)].map(([, size]) => Number(size))).toEqual([
    12, 14, 16, 18, 20, 22, 24, 28, 32, 36, 40, 48, 56, 64, 80, 96,
  ]);
});

test('sizes from 28 up are fluid, those below are not', () => {
  for (const [, size, value] of tokens.matchAll(/--size-(\d+): ([^;]+);/g)) {
    expect(value?.startsWith('min(clamp('), size).toBe(Number(size) >= 28);
  }
});

test.each(readablePairs)('%s is readable on %s', (text, ground) => {
  const [one = '', other = ''] = [palette[text], palette[ground]];
  expect(contrast(one, other)).toBeGreaterThanOrEqual(readableContrast);
});

test('figures as wide as each other are for columns and tables, by one token', () => {
  const sheets = globSync('app/**/*.css').map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );
  expect(sheets.filter(([, css]) => /tabular-nums/.test(css)).map(([file]) => file)).toEqual([
    'app/design/tokens.css',
  ]);
  // Elements that say what a number is have no say here: a time mostly stands in a sentence.
  const base = readFileSync('app/design/typography.css', 'utf8');
  expect(base.match(/[^{}]*\{[^{}]*figures-columns[^{}]*\}/g)?.map((rule) => rule.trim())).toEqual([
    'table {\n  font-variant-numeric: var(--figures-columns);\n}',
  ]);
});
