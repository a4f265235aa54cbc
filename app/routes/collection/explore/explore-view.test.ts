import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ListFacet } from '#services/object-collection/contract.ts';
import { toChoiceFacet, toShortFacet } from './explore-facets.ts';
import { toProportion } from './explore-item.ts';
import { describeYears, findRange, formatYear, toYears } from './explore-period.ts';

const messages = {
  both: '{from}–{to}',
  since: 'from {from}',
  until: 'until {to}',
  bce: '{year} BCE',
};
const bars = [-200, -100, 0, 100].map((from) => ({ from, to: from + 99, count: 1 }));

test('years before ours are said as people say them: there is no year 0', () => {
  expect(formatYear(1, messages)).toBe('1');
  expect(formatYear(0, messages)).toBe('1 BCE');
  expect(formatYear(-499, messages)).toBe('500 BCE');
  expect(describeYears({ yearFrom: -9, yearTo: 7 }, messages)).toBe('10 BCE–7');
  expect(describeYears({ yearTo: 7 }, messages)).toBe('until 7');
  expect(describeYears({ yearFrom: 0 }, messages)).toBe('from 1 BCE');
  expect(describeYears({}, messages)).toBeNull();
});

test('the thumbs of the slider stand where the years are, and say them again', () => {
  expect(findRange(bars, {})).toEqual([0, 3]);
  expect(findRange(bars, { yearFrom: -150, yearTo: 50 })).toEqual([0, 2]);
  expect(findRange(bars, { yearFrom: 900 })).toEqual([3, 3]);
  expect(findRange(bars, { yearTo: -900 })).toEqual([0, 0]);
  expect(toYears(bars, [1, 2])).toEqual({ yearFrom: -100, yearTo: 99 });
});

test('values to choose begin with a capital in each language, as on the object’s page', () => {
  const label = { en: 'stonepaste', es: 'pasta silícea', haw: 'ʻaukā' };
  const facet = {
    values: [{ value: 'stonepaste', label, count: 2, isChosen: false }],
    valueCount: 1,
  } as ListFacet;
  const read = (language: 'en' | 'es' | 'haw') =>
    toChoiceFacet('material', facet, language, new Map()).values[0]?.label.text;
  expect([read('en'), read('es'), read('haw')]).toEqual(['Stonepaste', 'Pasta silícea', 'ʻAukā']);
});

test('a slider that is drawn out wholly says no years, so that undated objects stay', () => {
  expect(toYears(bars, [0, 3])).toEqual({ yearFrom: undefined, yearTo: undefined });
});

test('the frame of a picture has its proportions within two in a hundred', () => {
  for (const width of [640, 700, 999, 1000, 1333, 1777, 2200]) {
    const exact = width / 1000;
    const frame = toProportion({ width, height: 1000 }).ratio;
    expect(Math.abs(frame / exact - 1)).toBeLessThan(0.02);
  }
});

test('a scroll and a roller stand in the last frames there are; sizes that say nothing in a square', () => {
  expect(toProportion({ width: 1, height: 9 })).toMatchObject({ octave: -2, step: 0 });
  expect(toProportion({ width: 9, height: 1 })).toMatchObject({ octave: 3, step: 7 });
  expect(toProportion({ width: 0, height: 0 })).toEqual({ octave: 0, step: 0, ratio: 1 });
});

test('the style sheet makes of octave and step the frame that the browser is told of', () => {
  const styles = readFileSync(new URL('ExploreList.module.css', import.meta.url), 'utf8');
  const factorOf = (name: string, value: number) =>
    Number(
      new RegExp(`\\[data-${name}="${value}"\\] \\{\\s*--${name}: ([\\d.]+);`).exec(styles)?.[1] ??
        1,
    );
  for (let width = 620; width < 2600; width += 20) {
    const { octave, step, ratio } = toProportion({ width, height: 1000 });
    expect(factorOf('octave', octave) * factorOf('step', step)).toBeCloseTo(ratio, 2);
  }
});

const facet = (...values: string[]): ListFacet => ({
  values: values.map((value, at) => ({ value, label: null, count: 99 - at, isChosen: false })),
  valueCount: values.length,
});

test('colours stand in the order of the rainbow, whichever is most frequent', () => {
  const colors = toChoiceFacet('color', facet('beige', 'blue', 'black', 'red'), 'en', new Map());
  expect(colors.values.map(({ value }) => value)).toEqual(['red', 'blue', 'beige', 'black']);
});

test('a facet is short: its first values, and the chosen ones wherever they are', () => {
  const places = facet(...'abcdefghijkl'.split(''));
  const short = toShortFacet(toChoiceFacet('place', places, 'en', new Map()), {
    place: ['k'],
    page: 1,
  });
  expect(short.values.map(({ value }) => value).join('')).toBe('abcdefghk');
  expect(short.valueCount).toBe(12);
});

test('subjects, which records name in English, are chosen by the reader’s word where the house has one', () => {
  const read = (word: string, language: 'es' | 'haw') =>
    toChoiceFacet(
      'subject',
      {
        values: [{ value: word, label: { en: word }, count: 2, isChosen: false }],
        valueCount: 1,
      } as ListFacet,
      language,
      new Map(),
    ).values[0]?.label;
  expect(read('eight-pointed star', 'es')).toEqual({
    text: 'Estrella de ocho puntas',
    language: 'es',
  });
  expect(read('eight-pointed star', 'haw')).toEqual({
    text: 'Hōkū ʻewalu kihi',
    language: 'haw',
  });
  expect(read('vanitas', 'es')).toEqual({ text: 'Vanitas', language: 'en' });
});
