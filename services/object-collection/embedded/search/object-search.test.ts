import { describe, expect, test } from 'vitest';
import type { ListFacetName, ObjectFilters, ObjectOrder } from '../../contract.ts';
import type { ObjectInput } from '../object-input.ts';
import type { ObjectRecord } from '../object-record.ts';
import { toObjectRow } from '../object-row.ts';
import { IndexBuilder, type IndexRow } from './index/build-index.ts';
import { SearchIndex } from './index/search-index.ts';
import { ObjectSearch } from './object-search.ts';
import { listFacetNames, toFacetValues } from './results/facet-values.ts';
import { createTestSearch, toTestRecord } from './search.test-support.ts';

// The index against the plainest way to do the same: look at every record.

/** Deterministic, so that a failure can be repeated. */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    next,
    any: <Item>(list: readonly Item[]): Item => list[Math.floor(next() * list.length)] as Item,
    some: <Item>(list: readonly Item[]): Item[] => list.filter(() => next() < 0.3),
  };
}

const kinds = ['Bowl', 'Tile', 'Carpet', 'Lamp', 'Folio'];
const materials = ['silk', 'brass', 'wood', 'glass', 'gold'];
const places = ['Kashan, Iran', 'Cairo, Egypt', 'Egypt or Syria', 'Fez, Morocco'];
const makers = ['Ada Quist', 'Bram Ulm', 'Cleo Varga'];
const colors = ['#c81e1e', '#1f3f9e', '#111014'];
const titles = ['Zebra', 'Quartz', 'Umber', 'Violin', 'Jigsaw'];

function makeRecords(count: number): ObjectRecord[] {
  const { next, any, some } = createRandom(3);
  return Array.from({ length: count }, (_, at) => {
    const earliest = next() < 0.2 ? null : 900 + Math.floor(next() * 1100);
    const input: Partial<ObjectInput> = {
      id: `o-${String(at).padStart(4, '0')}`,
      title: { en: `${any(titles)} ${any(titles)}` },
      objectType: next() < 0.1 ? null : { en: any(kinds) },
      materials: some(materials).map((en) => ({ en })),
      place: next() < 0.2 ? null : { en: any(places) },
      makers: some(makers).map((name) => ({ name })),
      collections: some(['one', 'two', 'three']),
      onView: next() < 0.5,
      date: { earliest, latest: earliest && earliest + Math.floor(next() * 120) },
      images: next() < 0.5 ? [{ src: 'https://museum.example/a.jpg' }] : [],
      description: { en: next() < 0.5 ? 'gift of kings' : 'bought at auction' },
    };
    const record = toTestRecord(input);
    const color = any(colors);
    return {
      ...record,
      images: record.images.map((image) => ({ ...image, dominantColor: color })),
    };
  });
}

const records = makeRecords(400);
/** Read once, since every choice is held against every record. */
const valuesOf = new Map(records.map((record) => [record, toFacetValues(record)]));
const textOf = new Map(
  records.map((record) => [
    record,
    JSON.stringify([record.title, record.description]).toLowerCase(),
  ]),
);
const { search, idOf } = createTestSearch(records);

/** What of a choice an object misses: what the contract says, without an index. */
function listUnmet(record: ObjectRecord, filters: ObjectFilters): string[] {
  const values = valuesOf.get(record) ?? [];
  const unmet: string[] = listFacetNames.filter((name, facet) => {
    const choice = filters[name];
    if (choice === undefined) return false;
    const chosen = [choice].flat().map(String);
    return !values.some((one) => one.facet === facet && chosen.includes(one.value));
  });
  return isOfYears(record, filters) ? unmet : [...unmet, 'period'];
}

function isOfYears({ date }: ObjectRecord, { yearFrom, yearTo }: ObjectFilters): boolean {
  if (yearFrom === undefined && yearTo === undefined) return true;
  const { earliest, latest } = date;
  if (earliest === null || latest === null) return false;
  return earliest <= (yearTo ?? 9999) && latest >= (yearFrom ?? -9999);
}

const meets = (record: ObjectRecord, filters: ObjectFilters): boolean =>
  listUnmet(record, filters).length === 0;

function makeFilters(seed: number): ObjectFilters {
  const { next, any } = createRandom(seed);
  const filters: Record<string, unknown> = {};
  const choose = (name: ListFacetName, values: readonly string[]) => {
    if (next() < 0.3) filters[name] = next() < 0.5 ? any(values) : [any(values), any(values)];
  };
  choose('type', ['bowl', 'tile', 'carpet', 'nothing-like-it']);
  choose('material', materials);
  choose('place', ['iran', 'egypt', 'syria', 'fez']);
  choose('maker', ['ada-quist', 'bram-ulm']);
  choose('collection', ['one', 'two']);
  choose('color', ['red', 'blue']);
  if (next() < 0.2) filters.onView = next() < 0.5;
  if (next() < 0.2) filters.hasImage = next() < 0.5;
  if (next() < 0.3) filters.yearFrom = 900 + Math.floor(next() * 600);
  if (next() < 0.3) filters.yearTo = 1400 + Math.floor(next() * 600);
  return filters as ObjectFilters;
}

const sets = Array.from({ length: 60 }, (_, seed) => makeFilters(seed + 1));

describe('Objects and counts are those of looking at every record', () => {
  test('for any choices, with and without words', () => {
    for (const filters of sets) {
      const unmet = new Map(records.map((record) => [record, listUnmet(record, filters)]));
      const meetsAllBut = (record: ObjectRecord, except?: string) =>
        (unmet.get(record) ?? []).every((name) => name === except);
      for (const words of [undefined, '"zebra"', '"gift of kings"']) {
        const has = (record: ObjectRecord) =>
          words === undefined || textOf.get(record)?.includes(words.replaceAll('"', ''));
        const page = search.find({
          ...filters,
          words,
          page: 1,
          pageSize: 100,
          // By name, since `all` leaves out what only pages of makers ask for.
          facets: [...listFacetNames, 'period'],
          facetSize: 200,
        });
        const among = records.filter(has);
        const inPeriod = among.filter((record) => meetsAllBut(record, 'period'));
        const { bars = [], undatedCount } = page.facets.period ?? {};
        const expected = {
          total: among.filter((record) => meetsAllBut(record)).length,
          facets: listFacetNames.map((name, facet) => {
            const counts = new Map<string, number>();
            for (const record of among) {
              if (!meetsAllBut(record, name)) continue;
              for (const one of valuesOf.get(record) ?? []) {
                if (one.facet === facet) counts.set(one.value, (counts.get(one.value) ?? 0) + 1);
              }
            }
            return {
              values: [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)),
              valueCount: counts.size,
              chosen: [...new Set([filters[name] ?? []].flat().map(String))].sort(),
            };
          }),
          bars: bars.map(
            ({ from, to }) =>
              inPeriod.filter((record) => isOfYears(record, { yearFrom: from, yearTo: to })).length,
          ),
          undatedCount: inPeriod.filter(({ date }) => date.earliest === null).length,
        };
        const found = {
          total: page.total,
          facets: listFacetNames.map((name) => {
            const { values = [], valueCount } = page.facets[name] ?? {};
            return {
              values: values.flatMap(({ value, count }) => (count > 0 ? [[value, count]] : [])),
              valueCount,
              chosen: values.flatMap((one) => (one.isChosen ? one.value : [])).sort(),
            };
          }),
          bars: bars.map(({ count }) => count),
          undatedCount,
        };
        // Once for all, since each comparison costs more than the search.
        expect(found, JSON.stringify({ filters, words })).toEqual(expected);
      }
    }
  });

  test('bars have no gaps and reach from the first year to the last', () => {
    const { facets } = search.find({ page: 1, pageSize: 1, facets: ['period'] });
    const { bars = [], earliest, latest } = facets.period ?? {};
    expect(bars.length).toBeGreaterThan(10);
    expect(bars.length).toBeLessThanOrEqual(60);
    expect(bars[0]?.from).toBe(earliest);
    expect(bars.at(-1)?.to).toBe(latest);
    for (const [at, { from }] of bars.entries()) {
      if (at > 0) expect(from).toBe((bars[at - 1]?.to ?? 0) + 1);
    }
  });
});

describe('Orders and pages', () => {
  const sortTitle = (record: ObjectRecord) => toObjectRow(record, null).columns.sort_title;
  const byTitle = (a: ObjectRecord, b: ObjectRecord) =>
    sortTitle(a) < sortTitle(b) ? -1 : sortTitle(a) > sortTitle(b) ? 1 : a.id < b.id ? -1 : 1;
  const late = Number.POSITIVE_INFINITY;
  const wholeOrder = Array.from({ length: Math.ceil(records.length / 100) }, (_, at) =>
    search.find({ order: 'relevance', page: at + 1, pageSize: 100 }).numbers.map(idOf),
  ).flat();
  const orders: Record<string, (a: ObjectRecord, b: ObjectRecord) => number> = {
    title: byTitle,
    date: (a, b) => {
      const [one, other] = [a.date.earliest ?? late, b.date.earliest ?? late];
      return one === other ? byTitle(a, b) : one - other;
    },
    'date-newest': (a, b) => {
      const [one, other] = [a.date.latest ?? -late, b.date.latest ?? -late];
      return one === other ? byTitle(a, b) : other - one;
    },
    // The same whatever is chosen; which one it is, `chief-works.test.ts` says.
    relevance: (a, b) => wholeOrder.indexOf(a.id) - wholeOrder.indexOf(b.id),
    'recently-added': (a, b) => (a.id < b.id ? -1 : 1),
  };

  test.each(Object.keys(orders))('%s is kept over all pages', (order) => {
    for (const filters of sets.slice(0, 40)) {
      const expected = records.filter((record) => meets(record, filters)).sort(orders[order]);
      const seen: string[] = [];
      for (let page = 1; page <= 45; page++) {
        const query = { ...filters, order: order as ObjectOrder, page, pageSize: 9 };
        seen.push(...search.find(query).numbers.map(idOf));
      }
      expect(seen).toEqual(expected.map(({ id }) => id));
    }
  });

  test('found by words, every object is on one page exactly', () => {
    const words = 'zebra quartz um';
    const whole = search.find({ words, page: 1, pageSize: 100 });
    const seen = Array.from(
      { length: 20 },
      (_, at) => search.find({ words, page: at + 1, pageSize: 7 }).numbers,
    ).flat();
    expect(seen.slice(0, 100)).toEqual(whole.numbers);
    expect(new Set(seen).size).toBe(Math.min(whole.total, 140));
  });

  test('words that were looked for before find the same beside other choices', () => {
    const again = new ObjectSearch(search.index);
    const texts = [
      'zebra',
      'zebre',
      'quartz um',
      'gift -umber',
      'violin unknown',
      '"gift of kings"',
    ];
    for (const [at, filters] of [...sets, ...sets].entries()) {
      const words = texts[at % texts.length];
      const query = { ...filters, words, page: 1, pageSize: 50, facets: 'all' } as const;
      expect(again.find(query)).toEqual(new ObjectSearch(search.index).find(query));
    }
  });

  test('neighbours are those of the list', () => {
    for (const order of ['relevance', 'date', 'title'] as const) {
      const query = { words: 'quartz', type: ['bowl', 'tile'], order };
      const list = search.find({ ...query, page: 1, pageSize: 100 });
      expect(list.total).toBeLessThanOrEqual(100);
      for (const [at, number] of list.numbers.entries()) {
        expect(search.findNeighbors(query, number)).toEqual({
          place: at,
          total: list.total,
          previous: list.numbers[at - 1] ?? null,
          next: list.numbers[at + 1] ?? null,
        });
      }
    }
    expect(search.findNeighbors({ words: 'quartz', type: 'nothing' }, 1)).toBeNull();
    expect(search.findNeighbors({}, 123_456)).toBeNull();
  });

  test('neighbors are found also where most numbers of the database are gone', () => {
    const numbers = search.index.numbers.map((number) => number * 1_000);
    const sparse = new ObjectSearch(Object.create(search.index, { numbers: { value: numbers } }));
    const [number = 0, next = 0] = sparse.find({ page: 1, pageSize: 2 }).numbers;
    expect(sparse.findNeighbors({}, number)).toMatchObject({ place: 0, previous: null, next });
    expect(sparse.findNeighbors({}, 1)).toBeNull();
  });
});

describe('Values of one facet', () => {
  test('are narrowed by words in them and by everything else that is chosen', () => {
    const listed = search.listFacet({ type: 'bowl' }, 'maker', 'qui', 10);
    expect(listed.values.map(({ value }) => value)).toEqual(['ada-quist']);
    const expected = records.filter(
      (record) =>
        meets(record, { type: 'bowl' }) && record.makers.some(({ name }) => /Quist/.test(name)),
    );
    expect(listed.values[0]?.count).toBe(expected.length);
    expect(search.listFacet({}, 'maker', '', 2).values).toHaveLength(2);
    expect(search.listFacet({}, 'maker', 'xyzzyq', 2)).toEqual({ values: [], valueCount: 0 });
  });
});

describe('An index made from the one before', () => {
  const toRow = (record: ObjectRecord, number: number): IndexRow => ({
    ...toObjectRow(record, null).columns,
    record: JSON.stringify(record),
    number,
    added_at: `2026-01-${String((number % 28) + 1).padStart(2, '0')}T00:00:00.000Z`,
  });
  const build = (rows: readonly IndexRow[], before: SearchIndex | null) => {
    const builder = new IndexBuilder(before);
    const changed = new Set(builder.listChanged(rows));
    for (const row of rows) {
      builder.add(changed.has(row.number) ? row : { ...row, record: null });
    }
    const index = SearchIndex.open(builder.finish('2'));
    if (!index) throw new Error('The index cannot be read.');
    return { search: new ObjectSearch(index), index, changed };
  };

  test('answers as one made anew, and reads only what has changed', () => {
    const first = build(
      records.map((record, at) => toRow(record, at + 1)),
      null,
    );
    expect(first.changed.size).toBe(records.length);
    const next = records
      .filter((_, at) => at % 50 !== 0)
      .map((record) =>
        record.id.endsWith('7') ? { ...record, title: { en: `New ${record.title.en}` } } : record,
      )
      .concat(toTestRecord({ id: 'z-1', title: { en: 'Brand new thing' } }));
    const numbers = new Map(records.map(({ id }, at) => [id, at + 1]));
    const rows = next.map((record) => toRow(record, numbers.get(record.id) ?? 9_999));
    const later = build(rows, first.index);
    const anew = build(rows, null);
    expect(later.changed.size).toBe(next.filter(({ id }) => id.endsWith('7')).length + 1);
    for (const words of ['new', 'zebra', '"gift of kings"', 'brand', 'maker:ulm qua', 'quarzt']) {
      for (const order of ['relevance', 'title', 'recently-added'] as const) {
        const query = { words, order, page: 1, pageSize: 100, facets: 'all' as const };
        expect(later.search.find(query)).toEqual(anew.search.find(query));
      }
    }
  });
});

describe('Quotations', () => {
  test('are found where their words repeat', () => {
    const titles = ['red red blue', 'red red red blue', 'red blue red', 'blue red red'];
    const few = createTestSearch(
      titles.map((en, at) => toTestRecord({ id: `q-${at}`, title: { en } })),
    );
    expect(few.findIds('"red red blue"').sort()).toEqual(['q-0', 'q-1']);
    expect(few.findIds('"red blue red"')).toEqual(['q-2']);
    expect(few.findIds('"red red red red"')).toEqual([]);
  });
});

describe('Frequent beginnings', () => {
  test('find the same as reading each word', () => {
    const { any } = createRandom(9);
    const words = Array.from(
      { length: 60 },
      (_, at) => `s${String.fromCharCode(97 + (at % 26))}x${at}`,
    );
    const many = Array.from({ length: 3_000 }, (_, at) =>
      toTestRecord({
        id: `d-${String(at).padStart(5, '0')}`,
        title: { en: at % 3 === 0 ? `plain thing` : `thing ${any(words)}` },
        description: {
          en: at % 5 === 0 ? 'plain' : Array.from({ length: 12 }, () => any(words)).join(' '),
        },
      }),
    );
    const dense = createTestSearch(many);
    expect(dense.search.index.facts.densePrefixes).toContain('s');
    const expected = many.filter((_, at) => at % 3 !== 0 || at % 5 !== 0);
    const found = dense.search.find({ words: 's', page: 1, pageSize: 100, facets: ['type'] });
    expect(found.total).toBe(expected.length);
    const firsts = found.numbers.map((number) => many[number - 1]?.title.en ?? '');
    expect(firsts.every((title) => title.startsWith('thing'))).toBe(true);
    expect(dense.search.find({ words: 'thing s', page: 1, pageSize: 1 }).total).toBe(
      expected.length,
    );
    expect(dense.search.find({ words: 'title:s', page: 1, pageSize: 1 }).total).toBe(
      many.filter((_, at) => at % 3 !== 0).length,
    );
  });
});
