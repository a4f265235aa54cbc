import { expect, test } from 'vitest';
import type { ObjectCollection } from '#services/object-collection/contract.ts';
import { chartSize, loadScope, toChart } from './load-scope.ts';

const bars = [
  { from: 850, to: 874, count: 5 },
  { from: 875, to: 899, count: 0 },
  { from: 900, to: 924, count: 20 },
  { from: 925, to: 949, count: 10 },
];
const period = { earliest: 850, latest: 949, bars, undatedCount: 0 };

test('bars fill the width, the fullest one the height, and hundreds are marked', () => {
  const chart = toChart(period);
  expect(chart?.bars.map(({ x, height }) => [x, height])).toEqual([
    [0, chartSize.height / 4],
    [300, 0],
    [600, chartSize.height],
    [900, chartSize.height / 2],
  ]);
  expect(chart?.ticks).toEqual([{ label: '900', x: 600 }]);
  expect(chart?.most).toEqual({ from: '900', to: '924', count: '20' });
});

test('where nothing is dated there is no chart', () => {
  expect(toChart({ ...period, bars: [] })).toBeNull();
  expect(toChart({ ...period, bars: bars.map((bar) => ({ ...bar, count: 0 })) })).toBeNull();
});

const service = (answer: () => Promise<unknown>) =>
  ({ searchObjects: answer }) as unknown as ObjectCollection;

test('the scope is counted by the service, in the language of the page', async () => {
  const value = (label: object | null, count: number, name = 'x') => ({
    value: name,
    label,
    count,
    isChosen: false,
  });
  const scope = await loadScope(
    service(async () => ({
      total: 1_300,
      items: [],
      facets: {
        place: {
          values: [value({ en: 'Iran', es: 'Irán' }, 80), value({ en: 'Fez' }, 20)],
          valueCount: 2,
        },
        culture: {
          values: [value({ en: 'Ottoman', es: 'Otomano' }, 44, 'ottoman')],
          valueCount: 1,
        },
        hasImage: { values: [value(null, 900, 'true'), value(null, 400, 'false')], valueCount: 2 },
        period,
      },
    })),
    'es',
  );
  expect(scope).toMatchObject({ total: '1,300', pictured: '900', onView: null });
  // Works that tell of Ottomans are more than those that are Ottoman.
  expect(scope?.cultures).toMatchObject([{ count: 44, query: { culture: ['ottoman'] } }]);
});

test('a work is counted once, under its land; cities stand within theirs', async () => {
  const label = (en: string) => ({ en });
  // Of each place: the records that say it.
  const records = [
    ...Array(3).fill(['Iznik', 'Türkiye']),
    ...Array(2).fill(['Bursa', 'Türkiye']),
    ...Array(4).fill(['Isfahan', 'Iran']),
    ...Array(2).fill(['Iran']),
    ...Array(2).fill(['Honolulu', 'Hawaiʻi']),
  ] as string[][];
  const countPlaces = (found: readonly string[][]) => {
    const names = [...new Set(found.flat())];
    const values = names
      .map((name) => ({
        value: name.toLowerCase(),
        label: label(name),
        count: found.filter((record) => record.includes(name)).length,
        isChosen: false,
      }))
      .sort((a, b) => b.count - a.count);
    return { values, valueCount: values.length };
  };
  let searches = 0;
  const collection = {
    searchObjects: async ({ words }: { words?: string }) => {
      searches += 1;
      const name = /^place:"(.+)"$/.exec(words ?? '')?.[1];
      const found = records.filter((record) => !name || record.includes(name));
      return {
        total: found.length,
        items: [{ id: String(records.indexOf(found[0] ?? [])) }],
        facets: { place: countPlaces(found) },
      };
    },
    findObject: async (id: string) => ({ place: label((records[Number(id)] ?? []).join(', ')) }),
  } as unknown as ObjectCollection;
  const scope = await loadScope(collection, 'en');
  expect(
    scope?.places.map(({ label, count, cities }) => [
      label.text,
      count,
      cities.map((city) => `${city.label.text} ${city.count}`),
    ]),
  ).toEqual([
    ['Iran', 6, ['Isfahan 4']],
    ['Türkiye', 5, ['Iznik 3', 'Bursa 2']],
    ['Hawaiʻi', 2, ['Honolulu 2']],
  ]);
  expect(scope?.places.map(({ query }) => query.words)).toContain('place:"Iran"');

  // Who comes next waits for no search of each place, as long as the places are the same.
  searches = 0;
  expect((await loadScope(collection, 'en'))?.places).toEqual(scope?.places);
  expect(searches).toBe(1);
  records.push(['Fez', 'Morocco'], ['Fez', 'Morocco']);
  expect((await loadScope(collection, 'en'))?.places).toHaveLength(4);
});

test('while the service holds nothing, no numbers are told', async () => {
  const empty = service(async () => ({ total: 0, facets: {} }));
  expect(await loadScope(empty, 'en')).toBeNull();
});

test('a failing service is the page’s affair, which can do without the numbers', async () => {
  const failing = service(() => Promise.reject(new Error('down')));
  await expect(loadScope(failing, 'en')).rejects.toThrow('down');
});
