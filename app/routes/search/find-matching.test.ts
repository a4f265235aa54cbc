import { data, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Translations } from '#app/i18n/translations.ts';
import {
  languageContext,
  nowContext,
  type Services,
  servicesContext,
  siteContext,
  translationsContext,
} from '#app/request-context.ts';
import { Thesaurus } from '#shared/search/thesaurus.ts';
import { findMatching } from './find-matching.ts';
import { listSuggestions } from './list-suggestions.ts';
import { loader as loadSearch } from './Search.tsx';
import { loader as loadResults } from './SearchResults.tsx';
import { parseSearchQuery } from './search-query.ts';
import { loader as loadSuggestions } from './suggestions.tsx';

const outage = () => Promise.reject(data(null, { status: 503 }));
const text = (words: string) => ({ text: words, language: 'en' });
const artist = {
  id: 'a',
  uid: 'tile-maker',
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
  understood: [],
  facets: {},
  ...more,
});

const termPage = (items: readonly object[] = []) => ({ items, total: items.length, initials: [] });

let version = 0;

/** A museum with one artist and one object; what a test does not name is empty. */
function createContext(
  contentManagement: object = {},
  searchObjects: (query: { words: string }) => Promise<unknown> = async () => page([object]),
  isSearchEnabled = true,
  terms: Partial<
    Record<'listMakers' | 'listSubjects' | 'suggestObjects', () => Promise<unknown>>
  > = {},
) {
  const lists = new Proxy(
    {
      findSettings: async () => null,
      findContentVersion: async () => `version ${++version}`,
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
    objectCollection: {
      searchObjects,
      listCollections: async () => [],
      listMakers: async () => termPage(),
      listSubjects: async () => termPage(),
      listObjectsById: async () => [
        { ...object, place: { en: 'Iznik, Türkiye' }, image: { src: '/images/objects/star.webp' } },
      ],
      suggestObjects: async () => [
        { kind: 'material', label: { en: 'Tile' }, value: 'tile', object: null, count: 1200 },
        {
          ...{ kind: 'title', label: object.title, value: null, count: 1 },
          object: { id: object.id, slug: object.slug },
        },
      ],
      ...terms,
    },
    pageBuilder: { listPaths: async () => [], findContentVersion: async () => '1' },
    reservations: { listSlots: async () => [] },
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

const isArtist = ({ href }: { href: string }) => href === artist.href;

test('every kind is counted, and all are shown in one list', async () => {
  const { total, counts, hits, unavailable } = await find(createContext(), 'q=tile');
  expect(countOf(counts, 'objects')).toBe(1);
  expect(countOf(counts, 'people')).toBe(1);
  expect(total).toBe(counts.reduce((sum, count) => sum + count.total, 0));
  expect(hits).toHaveLength(total);
  expect(hits.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['objects', 'people']));
  expect(unavailable).toEqual([]);
});

test('one kind alone is shown alone, with the counts of the others', async () => {
  const { counts, hits } = await find(createContext(), 'q=tile&kind=people');
  expect(hits.map(({ kind }) => kind)).toEqual(['people']);
  expect(countOf(counts, 'objects')).toBe(1);
  const { objects } = await find(createContext(), 'q=tile&kind=objects');
  expect(objects).toMatchObject([{ id: 'demo-1' }]);
});

test('what says it in another language only comes too, shown in the reader’s', async () => {
  const context = createContext({
    listArtists: async (language: string) =>
      language === 'es' ? [{ ...artist, title: { text: 'Ceramista', language: 'es' } }] : [artist],
  });
  const { hits } = await find(context, 'q=ceramista&kind=people');
  expect(hits).toMatchObject([
    {
      title: { language: 'en', pieces: ['Tile maker'] },
    },
  ]);
  expect(hits[0]?.summary?.language).not.toBe('es');
});

test('typing errors are forgiven in the language of the page alone', async () => {
  const context = (own: string) =>
    createContext(
      {
        listArtists: async (language: string) => [
          { ...artist, title: language === 'es' ? { text: 'Carpa', language } : text(own) },
        ],
      },
      async () => page([]),
    );
  expect((await find(context('Weaver'), 'q=carpt')).hits).toEqual([]);
  expect((await find(context('Carpet'), 'q=carpt')).hits).toMatchObject([
    { title: { language: 'en' }, summary: { language: 'en' } },
  ]);
});

test('other languages are asked only where the page’s has nothing', async () => {
  const spanish = { ...artist, id: 'b', uid: 'b', href: '/b' };
  const context = createContext({
    listArtists: async (language: string) =>
      language === 'es' ? [{ ...spanish, summary: { text: 'Tile.', language } }] : [artist],
  });
  const { hits } = await find(context, 'q=tile&kind=people');
  expect(hits.map(({ href }) => href)).toEqual([artist.href]);
});

test('people and positions are found by what they are, beside their field', async () => {
  const context = createContext(
    {
      listArtists: async () => [{ ...artist, discipline: text('Ceramics') }],
      listResidents: async () => [
        { ...artist, uid: 'stay', href: '/stay', artist: { uid: artist.uid }, startDate: null },
        { ...artist, uid: 'guest', href: '/guest', artist: null, discipline: text('Ceramics') },
      ],
      listStaff: async () => [
        { uid: 's', name: 'Ruth', title: text('Registrar'), department: text('Conservation') },
      ],
      listCareers: async () => [
        {
          ...{ ...artist, uid: 'c', href: '/c', title: text('Gardener'), isOpen: true },
          ...{ department: text('Garden'), employmentType: 'part_time' },
        },
      ],
    },
    async () => page([]),
  );
  const hrefs = async (words: string) => (await find(context, words)).hits.map(({ href }) => href);
  expect((await hrefs('q=ceramics+resident')).sort()).toEqual(['/guest', artist.href]);
  expect(await hrefs('q=ceramics+artist')).toEqual([artist.href]);
  expect(await hrefs('q=conservation+staff')).toEqual(['/about/staff']);
  expect(await hrefs('q=gardener+part-time')).toEqual(['/c']);
});

test('a ticket is found by its name, at its place among the tickets', async () => {
  const ticket = {
    ...{ uid: 'garden-tour', name: text('Garden tour'), audience: null, priceLabel: null },
    ...{ summary: text('With a gardener.'), description: null },
  };
  const context = createContext({ listTicketTypes: async () => [ticket] }, async () => page([]));
  const query = parseSearchQuery(new URLSearchParams({ q: 'garden tours' }));
  const { hits } = await findMatching(context, query);
  expect(hits[0]).toMatchObject({ href: '/tickets#garden-tour', label: { text: 'Ticket' } });
});

test('what is over stands behind what is to come', async () => {
  const talk = (uid: string, startsAt: string) => ({
    ...artist,
    uid,
    type: 'public_program',
    href: `/${uid}`,
    title: text('Loom talk'),
    times: [{ startsAt, endsAt: null, isCancelled: false, isFullyBooked: false }],
    presenters: [],
    access: [],
    label: null,
    status: 'scheduled',
  });
  const listPublicPrograms = async () => [
    talk('past', '2026-01-01T20:00:00Z'),
    talk('coming', '2027-06-01T20:00:00Z'),
  ];
  const { hits } = await find(createContext({ listPublicPrograms }), 'q=loom&kind=programs');
  expect(hits.map(({ href }) => href)).toEqual(['/coming?day=2027-06-01', '/past']);
  expect(hits[1]?.status).toBe('Ended');
});

test('a suggestion that leads to a program says what became of it', async () => {
  const time = { startsAt: '2027-06-01T20:00:00Z', endsAt: null };
  const listPublicPrograms = async () => [
    {
      ...{ ...artist, uid: 'put-off', type: 'public_program', href: '/put-off' },
      ...{ title: text('Loom talk'), presenters: [], access: [], label: null, status: 'postponed' },
      times: [{ ...time, isCancelled: false, isFullyBooked: false }],
    },
  ];
  const { items } = await listSuggestions(createContext({ listPublicPrograms }), 'loom talk');
  expect(items.find(({ href }) => href === '/put-off')?.note?.text).toBe('Postponed');
});

test('typing errors are forgiven only where nothing has the words as written', async () => {
  const similar = async () => page([object], { match: 'similar', didYouMean: 'tile' });
  const exact = await find(createContext({}, similar), 'q=tile');
  expect(exact.hits.filter(isArtist)).toHaveLength(1);
  expect(countOf(exact.counts, 'objects')).toBe(0);
  expect(exact.didYouMean).toBeNull();
  const forgiven = await find(createContext({}, similar), 'q=tiel');
  expect(forgiven.hits.filter(isArtist)).toHaveLength(1);
  expect(countOf(forgiven.counts, 'objects')).toBe(1);
  expect(forgiven.didYouMean).toBe('tile');
});

test('what is so far from the words that none could be marked is nothing', async () => {
  const similar = async () => page([object], { match: 'similar' });
  const guessed = await find(createContext({}, similar), 'q=yoga');
  expect(guessed).toMatchObject({ total: 0, hits: [], isForgiven: true });
});

test('words that objects write together are offered where something was found too', async () => {
  const apart = async () => page([object], { didYouMean: 'teapot' });
  expect((await find(createContext({}, apart), 'q=tile')).didYouMean).toBe('teapot');
  const cut = async () => page([object], { didYouMean: 'con cierto' });
  expect((await find(createContext({}, cut), 'q=tile')).didYouMean).toBeNull();
});

test('an index is built once for each content, and anew for other content', async () => {
  let asked = 0;
  const listArtists = async () => {
    asked++;
    return [artist];
  };
  const context = createContext({ listArtists, findContentVersion: async () => 'kept' });
  await find(context, 'q=tile');
  await find(context, 'q=maker');
  // One for each language.
  expect(asked).toBe(3);
  await find(createContext({ listArtists }), 'q=tile');
  expect(asked).toBe(6);
});

test('while the objects cannot be searched the rest stands, and it is said', async () => {
  const { counts, unavailable, hits } = await find(createContext({}, outage), 'q=tile');
  expect(unavailable).toEqual(['objects']);
  expect(countOf(counts, 'people')).toBe(1);
  expect(hits.filter(isArtist)).toHaveLength(1);
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

test('objects that have only some of the words do not count, and help where nothing else does', async () => {
  const context = createContext({}, async () => page([object], { match: 'partial' }));
  expect(countOf((await find(context, 'q=tile')).counts, 'objects')).toBe(0);
  expect((await find(context, 'q=tile')).near).toEqual([]);
  const { total, near } = await find(context, 'q=unicorn+horn');
  expect(total).toBe(0);
  expect(near).toMatchObject([{ id: 'demo-1' }]);
});

test('where nothing has all words, whatever has one of them is offered', async () => {
  const none = createContext({ listArtists: async () => [artist] }, async () => page([]));
  const { total, some } = await find(none, 'q=tile+unicorn');
  expect(total).toBe(0);
  expect(some.some(isArtist)).toBe(true);
  expect((await find(none, 'q=unicorn')).some).toEqual([]);
});

test('another name under which something was found is told', async () => {
  const context = createContext();
  context.set(siteContext, {
    isSearchEnabled: true,
    timeZone: 'Pacific/Honolulu',
    readThesaurus: async () =>
      new Thesaurus({ terms: [{ same: ['tile', 'azulejo', 'kile'] }], times: [] }),
  } as never);
  expect((await find(context, 'q=azulejo')).also).toEqual(['tile']);
  expect((await find(context, 'q=tiles')).also).toEqual([]);
});

test('where few objects have all words, those stand below that lack the one no label states', async () => {
  const part = (word: string, without: string) => ({ kind: 'word', text: word, without });
  const understood = [part('star', 'tile rim'), part('tile', 'star rim'), part('rim', 'star tile')];
  const other = { ...object, id: 'demo-2', title: { en: 'Cross tile' } };
  const search = async (query: { words: string }) =>
    query.words === 'star tile' ? page([other, object]) : page([object], { understood });
  const { nearly, total } = await find(createContext({}, search), 'q=star+tile+rim');
  expect(nearly).toMatchObject({
    lacks: 'rim',
    words: 'star tile',
    total: 2,
    objects: [{ id: 'demo-2' }],
  });
  expect(nearly?.objects).toHaveLength(1);
  const alone = await find(createContext({}, search), 'q=star+tile');
  expect(alone.nearly).toBeNull();
  expect(total).toBeGreaterThan(0);
  const quoted = understood.map((one) => ({ ...one, kind: 'phrase' }));
  const strict = await find(
    createContext({}, async () => page([object], { understood: quoted })),
    'q=star+tile+rim',
  );
  expect(strict.nearly).toBeNull();
});

test('a likely spelling is told where nothing was found', async () => {
  const context = createContext({}, async () => page([]));
  expect((await find(context, 'q=mkaer')).didYouMean).toBe('maker');
});

const tileHouse = { id: 'm/1', name: 'Tile House', slug: 'tile-house', objectCount: 24 };
const tileMotif = { id: 'craft.tile', label: { en: 'Tile', es: 'Azulejo' }, objectCount: 1 };

test('makers and subjects of the collection are among the hits, with the number of their works', async () => {
  const asked: unknown[] = [];
  const answer = (items: readonly object[]) => async (query?: unknown) => {
    asked.push(query);
    return termPage(items);
  };
  const terms = { listMakers: answer([tileHouse]), listSubjects: answer([tileMotif]) };
  const { hits, counts } = await find(createContext({}, undefined, true, terms), 'q=tile');
  expect(hits).toMatchObject([
    {
      ...{ id: 'subject craft.tile', kind: 'pages', href: '/collection/subjects/craft.tile' },
      ...{ label: { text: 'Subject' }, title: { pieces: ['', 'Tile'] } },
      summary: { pieces: ['1 work'] },
    },
    ...hits.slice(1),
  ]);
  expect(hits.find(({ id }) => id === 'maker m/1')).toMatchObject({
    ...{ kind: 'people', href: '/collection/makers/m%2F1/tile-house', label: { text: 'Maker' } },
  });
  expect(countOf(counts, 'people')).toBe(2);
  // A collection may have ten thousands of them.
  const query = { containing: 'tile', order: 'works', page: 1, pageSize: 5 };
  expect(asked).toEqual([query, query]);
});

test('while makers and subjects cannot be listed the rest is found, and a mistake of ours is told', async () => {
  const failing = { listMakers: outage, listSubjects: outage };
  const { hits } = await find(createContext({}, undefined, true, failing), 'q=tile');
  expect(hits.filter(isArtist)).toHaveLength(1);
  const wrong = { listMakers: () => Promise.reject(new TypeError('a bug')) };
  await expect(find(createContext({}, undefined, true, wrong), 'q=tile')).rejects.toThrow('a bug');
});

test('a maker who has a page is suggested once, as that page', async () => {
  const terms = {
    listMakers: async () => termPage([tileHouse]),
    suggestObjects: async () => [
      { kind: 'maker', label: { en: 'Tile House' }, value: 'tile-house', object: null, count: 24 },
    ],
  };
  const { items } = await listSuggestions(createContext({}, undefined, true, terms), 'til');
  expect(items.filter(({ value }) => value === 'Tile House')).toMatchObject([
    { kind: 'Maker', href: '/collection/makers/m%2F1/tile-house' },
  ]);
});

test('a service of the house is suggested before works, and none a typing error away', async () => {
  const cloth = { kind: 'title', label: { en: 'Toile' }, value: null, count: 1 };
  const terms = {
    suggestObjects: async () => [{ ...cloth, object: { id: object.id, slug: object.slug } }],
  };
  const suggest = (words: string) =>
    listSuggestions(
      createContext({}, async () => page([]), true, terms),
      words,
    );
  expect((await suggest('toilet')).items).toMatchObject([
    { value: 'Restrooms', href: '/visit/visitor-guidelines' },
  ]);
  expect((await suggest('toile')).items).toMatchObject([{ value: 'Toile' }]);
});

test('suggestions are terms to search for, titles to go to, of every kind', async () => {
  const { items } = await listSuggestions(createContext(), 'til');
  expect(items).toEqual([
    { value: 'Tile', label: { text: 'Tile', language: 'en' }, kind: 'Material', count: '1,200' },
    { value: 'Tile maker', label: artist.title, kind: 'Artist', href: artist.href },
    {
      value: 'Star tile',
      label: { text: 'Star tile', language: 'en' },
      note: { text: 'Iznik, Türkiye', language: 'en' },
      picture: '/images/objects/star.webp?auto=format,compress&w=100',
      href: '/objects/demo-1/star-tile',
    },
  ]);
  expect((await listSuggestions(createContext(), '?!')).items).toEqual([]);
});

test('words that begin no title and no term suggest the objects that have all of them', async () => {
  const nothing = { suggestObjects: async () => [] };
  const asked: unknown[] = [];
  const search = async (query?: unknown) => {
    asked.push(query);
    return page([object]);
  };
  const suggest = (words: string, answer: () => Promise<unknown> = search) =>
    listSuggestions(createContext({}, answer, true, nothing), words);
  expect((await suggest('cobalt iznik')).items).toMatchObject([
    { value: 'Star tile', href: '/objects/demo-1/star-tile' },
  ]);
  expect(asked).toEqual([{ words: 'cobalt iznik', page: 1, pageSize: 8 }]);
  const some = async () => page([object], { match: 'partial' });
  expect((await suggest('cobalt iznik', some)).items).toEqual([]);
  expect((await suggest('cobalt iznik', outage)).items).toEqual([]);
  await suggest('co');
  expect(asked).toHaveLength(1);
});

test('beside the answer to a question stands nothing that is a typing error away', async () => {
  const similar = async () => page([object], { match: 'similar' });
  const guidelines = {
    title: text('Visitor guidelines'),
    body: { language: 'en', blocks: [] },
  };
  const load = (words: string) => {
    const context = createContext({ findTextPage: async () => guidelines }, similar);
    const url = new URL(`https://museum.example/search-results?q=${words}`);
    return loadResults({ context, url, request: new Request(url), params: {} } as never);
  };
  const asked = (await load('wifi')) as Awaited<ReturnType<typeof loadResults>>;
  expect(asked.answer?.title).toBe('Wi-Fi');
  expect(asked.matches).toMatchObject({ total: 0, objects: [], didYouMean: null });
  expect((await load('tiel')).matches?.total).toBeGreaterThan(0);
  // The rule that answers is no result beside itself.
  const rule = { type: 'list', items: [{ text: 'Wifi is free.', spans: [] }] };
  const heading = { type: 'heading2', text: 'In the house', spans: [], direction: 'ltr' };
  guidelines.body.blocks = [heading, rule] as never;
  const findTextPage = async (uid: string) => (uid === 'visitor-guidelines' ? guidelines : null);
  const said = createContext({ findTextPage }, async () => page([]));
  const wifi = new URL('https://museum.example/search-results?q=wifi');
  const once = await loadResults({
    ...{ context: said, url: wifi, request: new Request(wifi), params: {} },
  } as never);
  expect(once).toMatchObject({ answer: { text: { blocks: [rule] } }, matches: { total: 0 } });
  guidelines.body.blocks = [];
  const failing = createContext({ findTextPage: async () => guidelines }, outage);
  const url = new URL('https://museum.example/search-results?q=wifi');
  const args = { context: failing, url, request: new Request(url), params: {} } as never;
  // That something could not be searched is told all the same.
  expect((await loadResults(args)).matches?.unavailable).toEqual(['objects']);
});

test('a question that nothing can answer now is looked for as it was typed', async () => {
  const asked: string[] = [];
  const search = async ({ words }: { words: string }) => {
    asked.push(words);
    return page([object]);
  };
  const load = async (findSettings: () => Promise<unknown>) => {
    const url = new URL('https://museum.example/search-results?q=how+do+i+get+there');
    const context = createContext({ findSettings }, search);
    return loadResults({ context, url, request: new Request(url), params: {} } as never);
  };
  const unanswered = await load(async () => null);
  expect(unanswered.answer).toBeNull();
  expect(unanswered.matches?.total).toBeGreaterThan(0);
  expect(asked).toContain('how do i get there');
});

test('who asks for a holiday reads its hours, and all special ones where it is not named', async () => {
  const reason = (words: string) => text(words);
  const findSettings = async () => ({
    openingHours: [{ day: 'friday', opens: '10:00', closes: '17:00' }],
    exceptionalHours: [
      ...[
        { date: '2099-12-25', reason: reason('Christmas Day') },
        { date: '2100-01-01', reason: reason('New Year’s Day') },
        { date: '2099-12-30', reason: reason('Staff study day') },
      ].map((one) => ({ ...one, endDate: one.date, isClosed: true, opens: null, closes: null })),
    ],
  });
  const plain = (words: unknown) => String(words).replaceAll('\u00a0', ' ');
  const answer = async (words: string) => {
    const url = new URL(`https://museum.example/search-results?q=${encodeURIComponent(words)}`);
    const context = createContext({ findSettings });
    const args = { context, url, request: new Request(url), params: {} } as never;
    const { title, lines } = (await loadResults(args)).answer ?? {};
    const asked = lines?.flatMap(({ term, isAsked }) => (isAsked ? [plain(term)] : []));
    return { title: plain(title), asked };
  };
  const christmas = { title: 'December 25, 2099: Closed', asked: ['December 25, 2099'] };
  expect(await answer('closed christmas?')).toEqual(christmas);
  expect(await answer('christmas')).toEqual(christmas);
  expect(await answer('are you open on December 25')).toEqual(christmas);
  const newYear = { title: 'January 1, 2100: Closed', asked: ['January 1, 2100'] };
  expect(await answer('new year')).toEqual(newYear);
  expect(await answer("open new year's day")).toEqual(newYear);
  const others = { title: 'Holidays and special hours', asked: [] };
  expect(await answer('open on thanksgiving')).toEqual(others);
  expect(await answer('holidays')).toEqual(others);
});

test('a page behind the last one leads to the last one', async () => {
  const url = new URL('https://museum.example/search-results?q=tile&page=400');
  const args = { context: createContext(), url, request: new Request(url), params: {} } as never;
  const answer = await loadResults(args).catch((thrown: unknown) => thrown);
  expect((answer as Response).headers.get('Location')).toBe('/search-results?q=tile');
});

test('without search neither the screens nor suggestions exist', async () => {
  const context = createContext({}, undefined, false);
  const url = new URL('https://museum.example/search-results?q=tile');
  const args = { context, url, request: new Request(url), params: {} } as never;
  await expect(loadSearch(args)).rejects.toMatchObject({ init: { status: 404 } });
  await expect(loadResults(args)).rejects.toMatchObject({ init: { status: 404 } });
  await expect(loadSuggestions(args)).rejects.toMatchObject({ init: { status: 404 } });
});

test.each(['the of and', 'el de la y', 'ka ke o nā', '🎨'])(
  '%s asks for nothing, and the answer says so',
  async (words) => {
    const asked = vi.fn();
    const context = createContext({}, asked);
    const { total, isUnreadable } = await find(context, `q=${encodeURIComponent(words)}`);
    expect({ total, isUnreadable }).toEqual({ total: 0, isUnreadable: true });
    expect(asked).not.toHaveBeenCalled();
  },
);

test('a question is read as the collection reads it: its own words, what is left out, other names', async () => {
  const context = createContext();
  context.set(siteContext, {
    isSearchEnabled: true,
    timeZone: 'Pacific/Honolulu',
    readThesaurus: async () => new Thesaurus({ terms: [{ same: ['tile', 'azulejo'] }], times: [] }),
  } as never);
  const people = async (words: string) =>
    (await find(context, `q=${encodeURIComponent(words)}&kind=people`)).hits.some(isArtist);
  expect(await people('¿tienen algún azulejo, por favor?')).toBe(true);
  expect(await people('show me the "tile maker"')).toBe(true);
  expect(await people('maker -azulejo')).toBe(false);
});

test('makers are asked for by their name without the question around it', async () => {
  const listMakers = vi.fn(async () => termPage());
  await find(
    createContext({}, undefined, true, { listMakers }),
    'q=show me works by Turner please',
  );
  expect(listMakers).toHaveBeenCalledWith(expect.objectContaining({ containing: 'turner' }));
});

test('a title in a third language is shown for its own words, and not for their translation', async () => {
  const jar = { ...object, title: { en: 'Jar with scrolls', haw: 'Ipu polū' } };
  const context = createContext({}, async () => page([jar]));
  context.set(siteContext, {
    isSearchEnabled: true,
    timeZone: 'Pacific/Honolulu',
    readThesaurus: async () => new Thesaurus({ terms: [{ same: ['blue', 'polū'] }], times: [] }),
  } as never);
  const shown = async (query: string) => (await find(context, `q=${query}&kind=all`)).hits;
  expect(await shown('blue')).toMatchObject([{ summary: null }]);
  expect(await shown('polū')).toMatchObject([
    { title: { language: 'en' }, summary: { language: 'haw' } },
  ]);
});
