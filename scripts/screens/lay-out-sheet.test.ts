import { expect, test } from 'vitest';
import { languages } from '#shared/languages/languages.ts';
import { layOutSheet, type SheetPlace, sheetSizes } from './lay-out-sheet.ts';

const windows = [
  { width: 1440, height: 900 },
  { width: 320, height: 640 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
];
const sheet = layOutSheet(windows, languages);

const doOverlap = (one: SheetPlace, other: SheetPlace) =>
  one.left < other.left + other.boxWidth &&
  other.left < one.left + one.boxWidth &&
  one.top < other.top + other.boxHeight &&
  other.top < one.top + one.boxHeight;

test('a sheet has every window in every language, narrow before wide', () => {
  expect(sheet.places.map(({ language, width }) => `${language} ${width}`)).toEqual(
    languages.flatMap((code) => [320, 390, 768, 1440, 1920].map((width) => `${code} ${width}`)),
  );
});

test('no picture lies on another or beyond the margins', () => {
  for (const [index, place] of sheet.places.entries()) {
    const { left, top, boxWidth, boxHeight } = place;
    expect(sheet.places.slice(index + 1).filter((other) => doOverlap(place, other))).toEqual([]);
    expect(left).toBeGreaterThanOrEqual(sheetSizes.margin + sheetSizes.side);
    expect(left + boxWidth).toBeLessThanOrEqual(sheet.width - sheetSizes.margin);
    expect(top).toBeGreaterThanOrEqual(sheetSizes.margin + sheetSizes.head);
    expect(top + boxHeight).toBeLessThanOrEqual(sheet.height - sheetSizes.margin);
  }
});

test('all windows have one scale, and those of a width stand below each other', () => {
  const scales = sheet.places.flatMap(({ width, boxWidth, boxHeight }) => [
    boxWidth / width,
    boxHeight / (windows.find((window) => window.width === width)?.height ?? 0),
  ]);
  expect(Math.max(...scales) - Math.min(...scales)).toBeLessThan(0.005);
  for (const { width, left } of sheet.places) {
    expect(left).toBe(sheet.places.find((place) => place.width === width)?.left);
  }
});

test('a single window is not drawn larger than it is', () => {
  const [place] = layOutSheet([{ width: 390, height: 844 }], ['haw']).places;
  expect(place).toMatchObject({ boxWidth: 390, boxHeight: 844 });
});
