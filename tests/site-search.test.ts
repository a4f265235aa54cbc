import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Translations } from '#app/i18n/translations.ts';
import { findMatching, type Matches } from '#app/routes/search/find-matching.ts';
import { listSuggestions } from '#app/routes/search/list-suggestions.ts';
import { hasFoundPiece } from '#app/routes/search/marked-pieces.ts';
import { parseSearchQuery } from '#app/routes/search/search-query.ts';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/search.json';
import results from '#locales/en/searchResults.json';
import { type Language, languages } from '#shared/languages/languages.ts';
import { openContent, type SiteContent } from './setup/render-site.ts';
import { createSearchContext, pageLanguages, searchSite } from './setup/search-context.ts';

// What visitors type into the search of the whole site, and what must be on the first page of it.
// What they type into the collection's own search: search/relevance.test.ts of its service.

let content: SiteContent;
beforeAll(async () => {
  content = await openContent();
});
afterAll(() => content.close());

const createContext = (language: Language) => createSearchContext(content, language);

const find = (language: Language, words: string, kind?: string) =>
  searchSite(content, language, words, kind);

/** `exhibition cobalt`, `demo-0009`, or the path of a page. */
const listIds = ({ hits }: Matches) => hits.map(({ id }) => id);

describe('On the first page', () => {
  test.each<[language: Language, words: string, expected: string[]]>([
    // Programs by title, by words of their texts, by who is there
    ['en', 'cobalt', ['exhibition cobalt', 'event cobalt-late-opening']],
    ['en', 'garden in wool', ['exhibition a-garden-in-wool']],
    // Makers and subjects of the collection
    ['en', 'kekoa alapai', ['maker kekoa-alapai']],
    ['haw', 'rosette', ['subject rosette']],
    ['en', 'monsoon', ['exhibition houses-of-the-monsoon']],
    ['en', 'ukulele', ['public_program one-oud-one-ukulele']],
    ['en', "'ukulele", ['public_program one-oud-one-ukulele']],
    ['en', 'oud', ['public_program one-oud-one-ukulele']],
    ['en', 'marbled paper', ['product marbled-notebook']],
    ['en', 'float color', ['public_program float-a-color']],
    ['en', 'film night', ['public_program film-night-loom-and-sea']],
    ['en', 'family saturday', ['public_program saturday-family-court']],
    ['en', 'santur', ['event santur-at-dusk', 'product santur-in-the-long-court']],
    ['en', 'open studio', ['event open-studio-leila-okonjo', 'event open-studio-keala-nahale']],
    ['en', 'book launch', ['event lustre-catalogue-launch']],
    ['en', 'wind', ['convening names-of-the-wind', 'convening the-wind-as-calendar']],
    ['en', 'whose wall', ['convening whose-wall']],
    ['en', 'workshop star', ['public_program draw-a-ten-fold-star']],
    // People: artists, residents, staff
    ['en', 'Leila Okonjo', ['artist leila-okonjo', 'event open-studio-leila-okonjo']],
    ['en', 'yildiz', ['artist emre-yildiz']],
    ['en', 'Yıldız', ['artist emre-yildiz']],
    ['en', 'nahale', ['artist keala-nahale']],
    ['en', "Ke'ala", ['artist keala-nahale']],
    ['en', 'al-masri', ['artist tariq-al-masri']],
    ['en', 'Benabdallah', ['artist yusuf-benabdellah']],
    ['en', 'Youssef Benabdellah', ['artist yusuf-benabdellah']],
    ['en', 'shireen', ['artist shirin-daneshvar']],
    ['en', 'ines', ['artist ines-carvajal']],
    ['en', 'ikaika', ['staff ikaika-palmer']],
    ['en', 'ruth aguon', ['staff ruth-aguon', 'news new-head-of-conservation']],
    ['en', 'hasan dirie', ['staff hassan-dirie']],
    // News, shop, pages
    ['en', 'astrolabe', ['news the-astrolabe-is-back', 'demo-0117']],
    ['en', 'storm', ['news after-the-storm']],
    ['en', 'beetles', ['news what-the-beetles-left']],
    ['en', 'reading room', ['news reading-room-reopens']],
    ['en', 'catalogue', ['product cobalt-catalogue', 'news two-halves-of-one-bowl']],
    ['en', 'scarf', ['product margilan-scarf']],
    ['en', 'wooden stars', ['product tile-puzzle']],
    ['en', 'tickets', ['/tickets']],
    // What’s on, narrowed as was asked
    ['en', 'tonight', ['/whats-on?when=tonight']],
    ['es', 'esta noche', ['/whats-on?when=tonight']],
    ['haw', 'i kēia pō', ['/whats-on?when=tonight']],
    ['en', 'this weekend', ['/whats-on?when=weekend']],
    ['en', 'free', ['/whats-on?price=free', 'public_program saturday-family-court']],
    ['es', 'gratis', ['/whats-on?price=free', 'public_program saturday-family-court']],
    ['haw', 'manuahi', ['/whats-on?price=free']],
    ['es', 'sordos', ['/whats-on?access=captioned']],
    ['es', 'quién dirige el museo', ['/about/staff']],
    ['es', 'trabajar en el museo', ['/about/careers']],
    ['en', 'work at the museum', ['/about/careers']],
    ['en', 'I want to work here', ['/about/careers']],
    ['es', 'quiero trabajar aquí', ['/about/careers']],
    ['haw', 'makemake au e hana', ['/about/careers']],
    ['en', 'textile job', ['career textile-conservator']],
    ['es', 'alfombra de plegaria', ['demo-0080']],
    ['es', 'escuela 45 alumnos', ['/visit/tour-form']],
    ['en', 'class of 30 pupils', ['/visit/tour-form']],
    ['haw', 'kula 45 haumāna', ['/visit/tour-form']],
    ['en', 'parking', ['/visit/plan-your-visit']],
    ['en', 'opening hours', ['/visit/plan-your-visit']],
    ['en', 'photography', ['/visit/visitor-guidelines 2']],
    ['en', 'privacy', ['/privacy-policy']],
    ['en', 'jobs', ['/about/careers']],
    ['en', 'phone number', ['/about/contact-us']],
    ['en', 'restaurant', ['/visit/plan-your-visit']],
    ['en', 'gardener', ['career gardener']],
    ['en', 'wheelchair', ['/visit/access']],
    ['en', 'school visit', ['/visit/school-visits']],
    ['en', 'volunteer', ['/about/volunteer']],
    ['en', 'newsletter', ['/subscribe']],
    // Objects among everything else
    ['en', 'star tile', ['demo-0001', 'demo-0005']],
    ['en', 'carpets', ['collection carpets', 'event supper-on-the-carpet', 'demo-0076']],
    ['en', 'Basin with swimming fish', ['demo-0055']],
    ['en', 'lajvardina', ['demo-0006']],
    ['en', 'کاشی', ['demo-0003', 'demo-0008']],
    ['en', 'قالى', ['demo-0072', 'demo-0073']],
    // Transliterations
    ['en', 'İznik', ['demo-0143', 'exhibition cobalt']],
    ['en', 'Kajar', ['demo-0061', 'demo-0115']],
    ['en', 'Šīrāz bottle', ['demo-0061', 'demo-0063']],
    ['en', 'zellij', ['demo-0024', 'demo-0025']],
    ['en', 'Damasco', ['video a-room-from-damascus', 'exhibition rooms-of-light']],
    // Typing errors
    ['en', 'cobolt', ['exhibition cobalt']],
    ['en', 'exibition', ['/whats-on/exhibitions']],
    ['en', 'residancies', ['/what-we-do/residencies']],
    ['en', 'okonyo', ['artist leila-okonjo']],
    ['en', 'astrolab', ['demo-0117', 'news the-astrolabe-is-back']],
    ['en', 'isnik', ['demo-0143', 'exhibition cobalt']],
    ['en', 'tikets', ['/tickets']],
    // While typing
    ['en', 'cob', ['exhibition cobalt']],
    ['en', 'leila ok', ['artist leila-okonjo']],
    // Spanish
    ['es', 'cobalto', ['exhibition cobalt']],
    ['es', 'entradas', ['/tickets']],
    ['es', 'alfombra', ['collection carpets', 'demo-0076']],
    ['es', 'azulejo estrella', ['demo-0001', 'demo-0005']],
    ['es', 'celosia', ['exhibition light-through-a-screen']],
    ['es', 'empleo', ['/about/careers']],
    ['es', 'boletín', ['/subscribe']],
    ['es', 'jardinero', ['career gardener']],
    ['es', 'tormenta', ['news after-the-storm']],
    ['es', 'estacionamiento', ['/visit/plan-your-visit']],
    ['es', 'Inés Carvajal', ['artist ines-carvajal']],
    ['es', 'fotografia', ['/visit/visitor-guidelines 2']],
    // Hawaiian, with and without its signs
    ['haw', 'moena', ['collection carpets', 'demo-0078']],
    ['haw', 'kile hoku', ['demo-0001', 'demo-0005']],
    ['haw', 'likiki', ['/tickets']],
    [
      'haw',
      'ʻōlelo Hawaiʻi',
      ['public_program huakai-olelo-hawaii', 'news every-label-now-in-hawaiian'],
    ],
    [
      'haw',
      'olelo hawaii',
      ['public_program huakai-olelo-hawaii', 'news every-label-now-in-hawaiian'],
    ],
    ['haw', 'Keʻala', ['artist keala-nahale']],
    // Words of another language than the page's
    ['en', 'alfombra', ['collection carpets', 'demo-0076']],
    ['en', 'moena', ['collection carpets']],
    ['es', 'storm', ['news after-the-storm']],
    ['haw', 'storm', ['news after-the-storm']],
  ])('%s: %s', async (language, words, expected) => {
    const ids = listIds(await find(language, words));
    expect(expected.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test('a short word is no beginning of another one where something has it whole', async () => {
  const { hits } = await find('en', 'tea');
  expect(hits.length).toBeGreaterThan(2);
  const texts = hits.map(({ title, summary }) =>
    [title, summary].flatMap((one) => one?.pieces ?? []),
  );
  expect(
    texts.filter((pieces) => pieces.some((piece) => /^(team|teak|tear|teach)/i.test(piece))),
  ).toEqual([]);
});

test.each<[Language, string]>([
  // Nearly the Spanish for a brush, and the Hawaiian for what leans.
  ['en', 'pencil'],
  ['en', 'tulip'],
])(
  '%s: no work is found for %s by a word of another language that only looks so',
  async (language, words) => {
    const { hits } = await find(language, words);
    const silent = hits.filter(
      ({ title, summary, detail, date }) =>
        ![title, summary, detail?.name, date].some((text) => text && hasFoundPiece(text.pieces)),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  },
);

test.each<[Language, string, string]>([
  ['es', 'espada', 'Spain'],
  ['en', 'cat', 'Velvet cushion cover with fan carnations'],
])('%s: while one types %s, %s is no guess', async (language, typed, guess) => {
  const { items } = await listSuggestions(await createContext(language), typed);
  expect(items.map(({ value }) => value)).not.toContain(guess);
});

test.each(languages)('every popular search finds something (%s)', async (language) => {
  const { terms } = new Translations(language, await pageLanguages.find(language)).messagesOf(
    'search',
    english,
  ).starters;
  expect(terms).toHaveLength(8);
  for (const term of terms) {
    const { total, didYouMean } = await find(language, term);
    expect({ term, isFound: total > 0, didYouMean }).toEqual({
      term,
      isFound: true,
      didYouMean: null,
    });
  }
});

describe('First of all', () => {
  test.each<[Language, string, string]>([
    ['en', 'cobalt', 'exhibition cobalt'],
    ['en', 'tickets', '/tickets'],
    ['en', 'Whose wall?', 'convening whose-wall'],
    ['en', 'Tariq al-Masri', 'artist tariq-al-masri'],
    ['en', 'photography', '/visit/visitor-guidelines 2'],
    ['en', 'Tiles', 'collection tiles'],
    ['en', 'Basin with swimming fish', 'demo-0055'],
    ['es', 'Cobalto', 'exhibition cobalt'],
    ['haw', 'ʻIkaika', 'staff ikaika-palmer'],
  ])('%s: %s', async (language, words, expected) => {
    expect(listIds(await find(language, words))[0]).toBe(expected);
  });
});

test('what is over stands behind what is to come, in the list of programs', async () => {
  const { hits } = await find('en', 'wind', 'programs');
  const inTitle = hits.filter(({ title }) => hasFoundPiece(title.pieces));
  const ended = inTitle.map(({ status }) => status === 'Ended');
  expect(ended).toContain(true);
  expect(ended).toEqual(ended.toSorted((a, b) => Number(a) - Number(b)));
});

test('a text that is not translated is marked with its language', async () => {
  const languages = new Set<string>();
  for (const words of ['museum', 'tile', 'ʻōlelo', 'wind']) {
    const { hits } = await find('haw', words);
    for (const { title, summary } of hits) {
      languages.add(title.language);
      if (summary) languages.add(summary.language);
    }
  }
  expect([...languages].sort()).toEqual(['en', 'haw']);
});

test.each<[Language, string, string]>([
  ['en', 'cobolt', 'cobalt'],
  ['en', 'iznki', 'Iznik'],
  ['en', 'leila okonyo', 'leila Okonjo'],
  ['es', 'alfonbra', 'alfombra'],
])('%s: %s is asked whether %s was meant', async (language, words, meant) => {
  expect((await find(language, words)).didYouMean?.toLowerCase()).toBe(meant.toLowerCase());
});

test.each([
  ['en', 'fish'],
  ['es', 'pescado'],
  ['haw', 'iʻa'],
] as const)(
  'in %s %s finds fish, not every work whose text has such a word',
  async (language, words) => {
    const { counts, hits } = await find(language, words);
    expect(counts.find(({ kind }) => kind === 'objects')?.total).toBeLessThan(20);
    expect(hits.map(({ href }) => href).join(' ')).toContain('basin-with-swimming-fish');
  },
);

test('where nothing has all words, objects with most of them help', async () => {
  const { total, near } = await find('en', 'unicorn astrolabe brass');
  expect(total).toBe(0);
  expect(near.map(({ id }) => id)).toContain('demo-0117');
});

test('every page of one list is whole, and no result is on two of them', async () => {
  const first = await find('en', 's');
  const seen = new Set<string>();
  for (let page = 1; page <= Math.min(first.pages, 8); page++) {
    const { hits } = await findMatching(await createContext('en'), {
      words: 's',
      kind: 'all',
      page,
    });
    expect(hits.length).toBe(page < first.pages ? 24 : first.total % 24 || 24);
    for (const { kind, id } of hits) {
      expect(seen.has(`${kind} ${id}`)).toBe(false);
      seen.add(`${kind} ${id}`);
    }
  }
});

test.each<[Language, string, string]>([
  ['en', 'izn', 'Iznik'],
  ['en', 'leila', 'Leila Okonjo'],
  ['en', 'cobal', 'Cobalt'],
  ['en', 'ticke', 'Tickets'],
  ['en', 'kahsan', 'Kashan'],
  ['es', 'azule', 'Azulejo'],
  ['haw', 'moena', 'Moena pule'],
])('%s: while one types %s, %s is suggested', async (language, typed, expected) => {
  const { items } = await listSuggestions(await createContext(language), typed);
  expect(items.map(({ value }) => value)).toContain(expected);
  expect(items.length).toBeLessThanOrEqual(8);
});

test.each<[Language, string, RegExp]>([
  ['en', 'cob', /^Cobalt/],
  ['en', 'calli', /^Calligraphy/],
  ['en', 'ram', /Ramadan/],
  ['es', 'cal', /^Caligrafía/],
  ['es', 'lu', /^Luz/],
  ['haw', 'hoike', /^Nā hōʻikeʻike/],
  ['haw', 'hōʻike', /^Nā hōʻikeʻike/],
  ['haw', 'uli', /^Ka uliuli/],
])('%s: of what is suggested for %s the first is %s', async (language, typed, expected) => {
  const { items } = await listSuggestions(await createContext(language), typed);
  expect(items[0]?.value).toMatch(expected);
});

test.each<[Language, string, string]>([
  ['en', 'something blue', 'blue'],
  ['en', 'blue things', 'blue'],
  ['es', 'algo azul', 'azul'],
  ['es', 'tapices', 'tapiz'],
])('%s: %s finds what %s does', async (language, spoken, plain) => {
  const context = await createContext(language);
  const [one, other] = await Promise.all(
    [spoken, plain].map((words) => findMatching(context, { words, kind: 'all', page: 1 })),
  );
  expect(one?.total).toBeGreaterThan(0);
  expect(Math.abs((one?.total ?? 0) - (other?.total ?? 0))).toBeLessThan(5);
});

test.each<[Language, string, string | null]>([
  ['en', 'calligrafy', 'calligraphy'],
  ['en', 'caligraphy', 'calligraphy'],
  ['en', 'calligraphy', null],
  ['es', 'alfonbra', 'alfombra'],
  ['es', 'azulejos', null],
  ['haw', 'kile', null],
])('%s: for %s it is told that %s was searched', async (language, words, told) => {
  const { searchedAs, hits } = await find(language, words);
  expect(searchedAs?.toLowerCase() ?? null).toBe(told);
  expect(hits.length).toBeGreaterThan(0);
});

test('a color is no net: rojo finds no astrolabe for its red, which is Spanish for one', async () => {
  const { hits, also } = await find('es', 'rojo');
  expect(also).not.toContain('red');
  const titles = hits.map(({ title }) => title.pieces.map(String).join(''));
  expect(titles.slice(0, 8).filter((title) => title.startsWith('Astrolabio'))).toEqual([]);
});

test('a page that only teaches the thing stands behind the works', async () => {
  const { hits } = await find('en', 'calligraphy');
  expect(hits.findIndex(({ href }) => href === '/whats-on/public-programs')).toBeGreaterThan(2);
});

test('what is written most like a misspelt word is proposed', async () => {
  const query = { words: 'ceramcis', kind: 'all', page: 1 } as const;
  expect((await findMatching(await createContext('en'), query)).didYouMean).toBe('ceramics');
});

test.each<[Language, string, string]>([
  ['en', 'rim', 'The rim: wave and rock'],
  ['es', 'ola y roca', 'El borde: ola y roca'],
])(
  '%s: while one types %s, the detail of a work is suggested, with its picture',
  async (language, typed, name) => {
    const { items } = await listSuggestions(await createContext(language), typed);
    const detail = items.find(({ note }) => note?.text === name);
    expect(detail?.href).toMatch(/^\/objects\/.*#detail-\d$/);
    expect(detail?.picture).toContain('w=100');
    // Nor does any other work say no more than that it is an object.
    const works = items.filter(({ href }) => href?.startsWith('/objects/'));
    expect(works.filter(({ picture, note }) => !picture || !note)).toEqual([]);
  },
);

/** Deterministic numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

test('whatever is typed is answered, and soon', async () => {
  const random = createRandom(5);
  const parts = [
    ...[
      '"',
      '“',
      ':',
      'maker:',
      'title:',
      'accession:',
      "'",
      'ʻ',
      '-',
      '%',
      '\\',
      '<b>',
      '{{',
      '(',
    ],
    ...['tile', 'a', 'e', 'o', 'the', 'Iznik', 'کاشی', '\u0000', '\u202E', '\u0301', '🐟', '1961'],
    ...['x'.repeat(190), 'a '.repeat(90), 'Ł', 'ß', 'İ', '٣', '½', '\uFFFD'],
  ];
  for (let round = 0; round < 150; round++) {
    const count = 1 + Math.floor(random() * 5);
    const words = Array.from(
      { length: count },
      () => parts[Math.floor(random() * parts.length)] + (random() < 0.5 ? ' ' : ''),
    ).join('');
    const page = random() < 0.3 ? ['0', '3', '500', '1e9', '-1', 'NaN'][round % 6] : '1';
    const kind = random() < 0.3 ? 'objects' : 'all';
    const parameters = new URLSearchParams({ q: words, page: page ?? '1', kind });
    const context = await createContext('en');
    const start = performance.now();
    const matches = await findMatching(context, parseSearchQuery(parameters));
    const { items } = await listSuggestions(context, words.slice(0, 200));
    expect(performance.now() - start, JSON.stringify(words)).toBeLessThan(3_000);
    expect(matches.total).toBe(matches.counts.reduce((sum, one) => sum + one.total, 0));
    expect(items.length).toBeLessThanOrEqual(8);
  }
});

describe('Where nothing has all words', () => {
  test.each<[language: Language, words: string, parts: string[], first: RegExp]>([
    ['en', 'textile with birds', ['textile', 'birds'], /demo-0115/],
    ['en', 'bird silk', ['bird', 'silk'], /demo-0115/],
    ['en', 'carpet with lions', ['carpet', 'lions'], /demo-0147/],
    ['en', 'jar with flowers', ['jar', 'flowers'], /demo-0/],
    ['es', 'tela con pájaros', ['tela', 'pájaros'], /demo-0115/],
    ['es', 'la tela de los pájaros', ['tela', 'pájaros'], /demo-0115/],
    ['es', 'alfombra con leones', ['alfombra', 'leones'], /demo-0147/],
    ['haw', 'lole me nā manu', ['lole', 'manu'], /demo-0115/],
    ['haw', 'ka lole a me ka manu', ['lole', 'manu'], /demo-0115/],
  ])('in %s for “%s” works that have some come first', async (language, words, parts, first) => {
    const found = await find(language, words);
    expect(found.total).toBe(0);
    expect(found.parts.map((part) => part.words)).toEqual(parts);
    expect(found.near.length).toBeGreaterThan(3);
    expect(found.near[0]?.id).toMatch(first);
    // Nobody who looks for a textile looks for a job, or for what was canceled.
    const leading = found.some.slice(0, 4);
    const isAside = ({ id, kind, status }: (typeof leading)[number]) =>
      /^career/.test(id) || (kind === 'programs' && status !== null);
    expect(leading.filter(isAside)).toEqual([]);
  });

  test('a work that only tells of the kind is followed by works of it', async () => {
    // A house is no bowl, in whatever spelling: casa and kāsa.
    const bowls = await find('en', 'bowl with rabbit');
    expect(listIds(bowls)).not.toContain('demo-0101');
    expect(bowls.near.length).toBeGreaterThan(3);
    expect((await find('en', 'plate with lion')).nearly?.lacks).toBe('lion');
  });

  test('the number of a group is left out, and told', async () => {
    const found = await find('en', 'school visit group of 14');
    expect(found.searchedAs).toBe('school visit group');
    expect(found.hits[0]?.id).toBe('/visit/school-visits');
  });
});

test('the tab of programs and exhibitions has the name of both, and what one artist is called is singular', async () => {
  expect(results.programs).toBe(navigation.items.whatsOn);
  const { hits } = await find('es', 'Aaliyah Thompson');
  expect(hits.map(({ status }) => status)).toContain('Anterior');
});

describe('A word that everybody knows is no misspelling', () => {
  test.each<[Language, string, string]>([
    ['en', 'duck', 'bird'],
    ['en', 'crane', 'bird'],
    ['en', 'rooster', 'bird'],
    ['es', 'pato', 'pájaro'],
    ['haw', 'moa', 'manu'],
  ])('in %s %s finds what is broader, and says so', async (language, words, searchedAs) => {
    const found = await find(language, words);
    expect(found).toMatchObject({ searchedAs, didYouMean: null, isForgiven: false });
    expect(listIds(found)).toEqual(['demo-0115']);
  });

  test.each(['horse and rider', 'dosk'])('%s is not replaced', async (words) => {
    const found = await find('en', words);
    expect(found).toMatchObject({ total: 0, searchedAs: null });
  });

  test('what has one letter of few wrong is still found where there is much of it', async () => {
    expect(await find('en', 'vasw')).toMatchObject({ searchedAs: 'vase', isForgiven: true });
  });

  test('results for a word that was meant are those of that word', async () => {
    const [typed, meant] = [await find('en', 'tilles'), await find('en', 'tiles')];
    expect(typed).toMatchObject({ searchedAs: 'tiles', total: meant.total });
    expect(await find('en', 'calender')).toMatchObject({ searchedAs: 'calendar' });
  });
});

test.each<[Language, string]>([
  ['en', 'wheelchair'],
  ['es', 'silla de ruedas'],
  ['haw', 'noho huila'],
])('in %s “%s” finds the page of access before other pages', async (language, words) => {
  const [first] = listIds(await find(language, words, 'pages'));
  expect(first).toBe('/visit/access');
});

test('a work is found by one of its details, which is named and leads to its place', async () => {
  const { hits } = await find('en', 'blue iznik dish rim');
  expect(hits[0]?.id).toBe('demo-0018');
  expect(hits[0]?.detail?.href).toBe(
    '/objects/demo-0018/dish-with-three-bunches-of-grapes#detail-1',
  );
  expect(hits[0]?.detail?.name.pieces.join('')).toBe('The rim: wave and rock');
});
