import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as colors from '#brand/palette.ts';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const palette = Object.fromEntries(
  Object.entries(colors).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    value,
  ]),
);

function luminance(name: string): number {
  const color = palette[name];
  if (!color) throw new Error(`There is no colour "${name}".`);
  const [red = 0, green = 0, blue = 0] = (color.slice(1).match(/../g) ?? []).map((pair) => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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

test.each([
  ['white', 'blue-dark'],
  ['white', 'green'],
  ['white', 'fuchsia'],
  ['ink', 'yellow'],
])('%s is readable on the accent %s', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(
  ['white', 'plaster', 'sand'].flatMap((ground) =>
    ['ink', 'slate', 'blue-dark', 'green', 'yellow-deep', 'fuchsia', 'error'].map((text) => [
      text,
      ground,
    ]),
  ),
)('%s is readable on %s', (text, ground) => {
  expect(contrast(text as string, ground as string)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['stone', 'ink'],
  ['mist', 'ink'],
  ['blue-sky', 'blue-night'],
  ['green-glaze', 'green-deep'],
  ['yellow-light', 'ink'],
  ['fuchsia-light', 'fuchsia-deep'],
  ['stone', 'blue-night'],
])('%s is readable on the dark ground %s', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});
