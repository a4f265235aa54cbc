import { expect, test } from 'vitest';
import { createTestSearch, toTestRecord } from './test-search.ts';

// What a word is taken for where it could be several things, as visitors of a general museum type it.

const titled = (id: string, title: string, makers: readonly string[] = [], place?: string) =>
  toTestRecord({
    id,
    title: { en: title },
    makers: makers.map((name) => ({ name })),
    ...(place && { place: { en: place } }),
  });

const { search, findIds } = createTestSearch([
  titled('cliffs', 'Cliffs near Dieppe', ['Claude Monet']),
  titled('lilies', 'Tears before Monet’s lilies', ['Lenka Clayton']),
  titled('monitor', 'The sternwheeler Monitor'),
  titled('etching', 'Ecce homo', ['Rembrandt van Rijn']),
  titled('copy', 'Head in the manner of Rembrandt', ['Cornelis Ploos']),
  titled('remnant', 'Textile remnant'),
  titled('rose-work', 'Autumn', ['Barbara Rose']),
  titled('rose-1', 'Rose in a glass'),
  titled('rose-2', 'Tile with a rose'),
  titled('kashan-1', 'Star tile', [], 'Kashan, Iran'),
  titled('kashan-2', 'Cross tile', [], 'Kashan, Iran'),
  titled('workshop', 'Lustre bowl', ['Workshop of Abu Nasr of Kashan']),
  titled('ship', 'Ship in a storm'),
  titled('sheep', 'Sheep on a hill'),
  titled('dutch', 'A Dutch canal'),
  titled('duck', 'Wild duck'),
  titled('horseshoes', 'Horseshoes of the fair'),
  titled('horses', 'Changing horses'),
  titled('flowers', 'Flowers'),
  ...Array.from({ length: 6 }, (_, at) => titled(`teapot-${at}`, `Silver teapot, ${at}`)),
  titled('cup', 'Tea cup from a pottery'),
  titled('ukiye', 'Ukiye of the castle'),
  toTestRecord({ id: 'y-1650', title: { en: 'Rug' }, date: { earliest: 1640, latest: 1660 } }),
  toTestRecord({
    id: 'y-17th',
    title: { en: 'Rug' },
    date: { display: { en: '17th century' }, earliest: 1601, latest: 1700 },
  }),
  ...Array.from({ length: 9 }, (_, at) => titled(`east-${at}`, `East window, ${at}`)),
]);
const ask = (words: string) => search.find({ words, page: 1, pageSize: 24 });

test('the works of a maker come before what is about the maker', () => {
  expect(findIds('monet')).toEqual(['cliffs', 'lilies']);
  expect(findIds('rembrandt')).toEqual(['etching', 'copy']);
  // Also where the name is misspelt; what is two errors away is not meant where one would do.
  expect(findIds('rembrant')).toEqual(['etching', 'copy']);
});

test('what is rather a word or a place is not taken for a name', () => {
  expect(findIds('rose').at(-1)).toBe('rose-work');
  expect(findIds('kashan').at(0)).not.toBe('workshop');
  expect(findIds('kashan')).toContain('workshop');
});

test('a word that was typed whole is not the beginning of a name in another spelling', () => {
  expect(findIds('monet')).not.toContain('monitor');
});

test('ordinary words that sound alike stay apart, and are found in one and many', () => {
  expect(findIds('sheep')).toEqual(['sheep']);
  expect(findIds('ships')).toEqual(['ship']);
  expect(findIds('ducks')).toEqual(['duck']);
  expect(findIds('flower')).toEqual(['flowers']);
});

test('a whole word in a title stands before a longer one at its beginning', () => {
  expect(findIds('horses')).toEqual(['horses', 'horseshoes']);
});

test('words written apart, or together, are offered as the records write them', () => {
  expect(ask('tea pot')).toMatchObject({ total: 1, match: 'exact', didYouMean: 'teapot' });
  expect(ask('silverteapot')).toMatchObject({ total: 0, didYouMean: 'silver teapot' });
  expect(ask('silver tea pot')).toMatchObject({ didYouMean: 'silver teapot' });
  expect(ask('"tea pot"').didYouMean).toBeNull();
  expect(ask('silver teapot').didYouMean).toBeNull();
});

test('one letter alone finds nothing where the other words are not there', () => {
  expect(ask('ukiyo-e')).toMatchObject({ total: 1, match: 'partial' });
  expect(ask('xyzzyq e')).toMatchObject({ total: 0, match: 'exact' });
});

test('a time in words is also asked as years, unless years are chosen', () => {
  expect(ask('17th century rug')).toMatchObject({
    total: 1,
    meantYears: { words: 'rug', yearFrom: 1601, yearTo: 1700, total: 2 },
  });
  expect(ask('rug').meantYears).toBeNull();
  const chosen = { words: '17th century rug', yearFrom: 1500, page: 1, pageSize: 9 };
  expect(search.find(chosen).meantYears).toBeNull();
});
