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
    expect(/^clamp\([\d.]+rem, [\d.]+vw, clamp\(/.test(value ?? ''), size).toBe(Number(size) >= 28);
  }
});

test('the layout is 1536 px wide in windows up to 1600 px, grows from there, and is 1824 px from 1920 px up', () => {
  const [, least, share, base, most] =
    tokens.match(/--width-layout: clamp\(([\d.]+)rem, ([\d.]+)vw \+ ([\d.]+)rem, ([\d.]+)rem\)/) ??
    [];
  const widthIn = (window: number) =>
    Math.max(
      Number(least) * 16,
      Math.min((window * Number(share)) / 100 + Number(base) * 16, Number(most) * 16),
    );
  expect([1440, 1600, 1760, 1920, 2560].map(widthIn)).toEqual([1536, 1536, 1680, 1824, 1824]);
});

test('however large text is set, a title stays larger than the text below it, and in its order', () => {
  const floors = [...tokens.matchAll(/--size-\d+: clamp\(([\d.]+)rem/g)].map(([, rem]) =>
    Number(rem),
  );
  expect(floors).toHaveLength(9);
  expect(floors[0]).toBeGreaterThanOrEqual(1.375);
  expect(floors).toEqual([...floors].sort((one, other) => one - other));
});

test('letters below 22 px and on paper are those of the text: the thin strokes of titles close there', () => {
  const small = /font-size:[^;]*(?:--size-(?:12|14|16|18|20)\)|[ (](?:0|1)(?:\.[0-2]\d*)?rem)/;
  const isTitle = /(?:^|[\s,(>.])(?:h[1-3]|\w*[tT]itle)\)?(?: a)?$/;
  const thin = globSync('app/**/*.css').flatMap((file) => {
    const sheet = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return [...sheet.matchAll(/([^{};]+)\{([^{}]*)/g)]
      .filter(([, , rule = '']) => small.test(rule) && !rule.includes('--family-text'))
      .filter(
        ([, selector = '', rule = '']) =>
          rule.includes('--family-title') || isTitle.test(selector.trim()),
      )
      .map(([, selector = '']) => `${file}: ${selector.trim()}`);
  });
  expect(thin).toEqual([]);
  const paper = readFileSync('app/design/print.css', 'utf8');
  expect(paper).toContain('--family-title: var(--family-text);');
});

test('sizes bound to the height of the window grow with the letters of a visitor', () => {
  const bound = globSync('app/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/font-size: ([^;]*\d[sdl]?vh[^;]*);/g)].map(
      ([, size = '']) => `${file}: ${size}`,
    ),
  );
  expect(bound.length).toBeGreaterThan(0);
  expect(bound.filter((size) => !size.includes('var(--text-growth)'))).toEqual([]);
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

const brackets = String.raw`\([^()]*(?:\([^()]*\)[^()]*)*\)`;
/** The last part of a selector: `li:not(.c)` of `.a:has(b) > li:not(.c)`. */
const subject = new RegExp(`(?:${brackets}|[^\\s>+~()])+$`);
const exclusions = new RegExp(`:not${brackets}`, 'g');

test('a rule that asks what a part has styles what it can name', () => {
  // Browsers ask such rules anew whenever something in the page changes. One for just any part has them
  // style the whole page again, some twenty times while scripts begin.
  const isVague = (selector: string) => {
    const [last = ''] = subject.exec(selector) ?? [];
    const before = selector.slice(0, selector.length - last.length);
    const named = last.replace(exclusions, '').replace(/:[\w-]+$/, '');
    return selector.startsWith(':has(') || (before.includes(':has(') && !/[.[#&\w]/.test(named));
  };
  const vague = globSync('app/**/*.css').flatMap((file) => {
    const sheet = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return [...sheet.matchAll(/([^{}@;]+)\{/g)]
      .flatMap(([, selectors = '']) => selectors.split(/,(?![^()]*\))/))
      .map((selector) => selector.trim())
      .filter(isVague)
      .map((selector) => `${file}: ${selector}`);
  });
  expect(vague).toEqual([]);
});

test('a press is answered by all that can be pressed, and by the whole of a card', () => {
  expect(readFileSync('app/design/base.css', 'utf8')).toMatch(
    /:is\(a, button, summary\):active \{\s*opacity/,
  );
  const silent = globSync('app/**/*.module.css').filter((file) => {
    const sheet = readFileSync(file, 'utf8');
    return /\.link::after \{[^}]*inset: 0;/.test(sheet) && !sheet.includes('.link:active::after');
  });
  expect(silent).toEqual([]);
});
