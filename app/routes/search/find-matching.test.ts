import { data, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Translations } from '#app/i18n/translations.ts';
import {
  languageContext,
  nowContext,
  type Services,
  servicesContext,
  siteContext,
  translationsContext,
} from '#app/request-context.ts';
import { findMatching } from './find-matching.ts';
import { loader as loadSearch } from './Search.tsx';
import { loader as loadResults } from './SearchResults.tsx';
import { parseSearchQuery } from './search-query.ts';

const outage = () => Promise.reject(data(null, { status: 503 }));
const text = (words: string) => ({ text: words, language: 'en' });
const artist = {
  id: 'a',
  type: 'artist',
  href: '/what-we-do/artists/tile-maker',
  title: text('Tile maker'),
  summary: text('Cuts stars.'),
  image: null,
  description: null,
};
const object = {
  id: 'demo-1',
  slug: 'star-tile',
  accessionNumber: '1961.11a–c',
  title: { en: 'Star tile' },
  makers: [],
  date: null,
  image: null,
};
const page = (items: readonly object[], more: object = {}) => ({
  items,
  total: items.length,
  match: 'exact',
  didYouMean: null,
  facets: {},
  ...more,
});

/** A museum with one artist and one object; what a test does not name is empty. */
function createContext(
  contentManagement: object = {},
  searchObjects: () => Promise<unknown> = async () => page([object]),
  isSearchEnabled = true,
) {
  const lists = new Proxy(
    {
      findSettings: async () => null,
      findTextPage: async () => null,
      listArtists: async () => [artist],
      ...contentManagement,
    },
    {
      get: (known: Record<string, unknown>, name: string) => known[name] ?? (async () => []),
    },
  );
  const context = new RouterContextProvider();
  context.set(servicesContext, {
    contentManagement: lists,
    objectCollection: { searchObjects, listCollections: async () => [] },
  } as unknown as Services);
  context.set(siteContext, { isSearchEnabled, timeZone: 'Pacific/Honolulu' } as never);
  context.set(languageContext, 'en');
  context.set(translationsContext, new Translations('en', {}));
  context.set(nowContext, new Date('2027-03-10T20:00:00Z'));
  return context;
}

const find = (context: RouterContextProvider, address: string) =>
  findMatching(context, parseSearchQuery(new URLSearchParams(address)));
const countOf = (counts: readonly { kind: string; total: number }[], kind: string) =>
  counts.find((count) => count.kind === kind)?.total;

test('every kind is counted, and all are shown together', async () => {
  const { total, counts, groups, unavailable } = await find(createContext(), 'q=tile');
  expect(countOf(counts, 'objects')).toBe(1);
  expect(countOf(counts, 'people')).toBe(1);
  expect(total).toBe(counts.reduce((sum, count) => sum + count.total, 0));
  expect(groups.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['objects', 'people']));
  expect(unavailable).toEqual([]);
});

test('one kind alone is shown alone, with the counts of the others', async () => {
  const { counts, groups } = await find(createContext(), 'q=tile&kind=people');
  expect(groups.map(({ kind }) => kind)).toEqual(['people']);
  expect(countOf(counts, 'objects')).toBe(1);
});

test('while the objects cannot be searched the rest stands, and it is said', async () => {
  const { counts, unavailable, groups } = await find(createContext({}, outage), 'q=tile');
  expect(unavailable).toEqual(['objects']);
  expect(countOf(counts, 'people')).toBe(1);
  expect(groups.some(({ kind }) => kind === 'people')).toBe(true);
});

test('while one list of people fails the others are searched, and it is said', async () => {
  const { unavailable, counts } = await find(createContext({ listStaff: outage }), 'q=tile');
  expect(unavailable).toEqual(['people']);
  expect(countOf(counts, 'people')).toBe(1);
});

test('a mistake of ours is no outage', async () => {
  const context = createContext({ listStaff: () => Promise.reject(new TypeError('a bug')) });
  await expect(find(context, 'q=tile')).rejects.toThrow('a bug');
});

test('a whole accession number leads to its object, in any spelling of its dash', async () => {
  const context = createContext();
  expect((await find(context, 'q=1961.11A-C')).jumpTo).toBe('/objects/demo-1/star-tile');
  expect((await find(context, 'q=1961')).jumpTo).toBeNull();
  expect((await find(context, 'q=1961.11a-c&kind=objects')).jumpTo).toBeNull();
});

test('objects that have only some of the words do not count', async () => {
  const context = createContext({}, async () => page([object], { match: 'partial' }));
  expect(countOf((await find(context, 'q=tile')).counts, 'objects')).toBe(0);
});

test('a likely spelling is told where nothing was found', async () => {
  const context = createContext({}, async () => page([]));
  expect((await find(context, 'q=makre')).didYouMean).toBe('maker');
});

test('without search neither screen exists', async () => {
  const context = createContext({}, undefined, false);
  const url = new URL('https://museum.example/search-results?q=tile');
  const args = { context, url, request: new Request(url), params: {} } as never;
  await expect(loadSearch(args)).rejects.toMatchObject({ init: { status: 404 } });
  await expect(loadResults(args)).rejects.toMatchObject({ init: { status: 404 } });
});
