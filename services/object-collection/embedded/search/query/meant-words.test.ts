import { expect, test } from 'vitest';
import { createTestSearch, toTestRecord } from '../search.test-support.ts';

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
  titled('ukyo', 'Ukyo of the castle'),
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

test('what was made in a place, or by a people, stands before what was made like it elsewhere', () => {
  const at = { place: { en: 'Iznik' }, culture: { en: 'Ottoman' } };
  const revived = { place: { en: 'Kütahya' }, makers: [] };
  const { findIds: findIn } = createTestSearch([
    toTestRecord({ id: 'a', title: { en: 'Tile in the revived Iznik manner' }, ...revived }),
    toTestRecord({ id: 'b', title: { en: 'Tile with tulips' }, ...at }),
    toTestRecord({ id: 'c', title: { en: 'Ottoman revival tile' }, ...revived }),
  ]);
  expect(findIn('iznik tile')).toEqual(['b', 'a']);
  expect(findIn('tile iznik')).toEqual(['b', 'a']);
  expect(findIn('ottoman tile')).toEqual(['b', 'c']);
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

test('a whole word is not the beginning of another one, but of what it becomes in a sentence', () => {
  expect(findIds('horses')).toEqual(['horses']);
  const { findIds: findIn, search: searchIn } = createTestSearch([
    titled('blue', 'Plato azul'),
    titled('blues', 'Cuencos azules'),
    titled('tile', 'Azulejo de estrella'),
    titled('tiled', 'Tiled wall'),
    titled('tiles', 'Tiles'),
    titled('carving', 'Carving of a lion'),
    titled('carve', 'Men who carve'),
    titled('rosary', 'Rosario'),
    titled('rose', 'Rosa'),
    titled('cart', 'Cart'),
    titled('carton', 'Carton of a lion'),
  ]);
  expect(findIn('azul').sort()).toEqual(['blue', 'blues']);
  expect(findIn('rosa')).toEqual(['rose']);
  // By its other name too.
  expect(findIn('tile').sort()).toEqual(['tile', 'tiled', 'tiles']);
  expect(findIn('carve')).toEqual(['carve', 'carving']);
  // While it is typed it may become anything, and so may what is no word yet.
  const suggested = searchIn.suggest('azul', 8).map((one) => one.kind === 'title' && one.number);
  expect(suggested).toHaveLength(3);
  expect(findIn('azulej')).toEqual(['tile']);
  // Where the whole words find nothing together, the last one may be unfinished, unless it is a term: no blue is a tile.
  expect(findIn('lion cart')).toEqual(['carton']);
  expect(findIn('estrella azul').sort()).toEqual(['blue', 'blues', 'tile']);
});

test('what was found in another spelling is told, a plural is not', () => {
  const { search: searchIn } = createTestSearch([
    titled('page', 'Calligraphy, framed'),
    titled('pages', 'Calligraphies'),
  ]);
  const askIn = (words: string) => searchIn.find({ words, page: 1, pageSize: 5 });
  const tell = (words: string) => askIn(words).respelled.map(({ term }) => term);
  expect(tell('calligrafy')).toEqual(['calligraphy']);
  expect(tell('caligraphy framed')).toEqual(['calligraphy']);
  expect(tell('calligrophy')).toEqual(['calligraphy']);
  expect(tell('calligraphy')).toEqual([]);
  expect(tell('calligraphys')).toEqual([]);
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

test('a time in words finds what was made then, the surest first, and no other time', () => {
  expect(findIds('17th century rug')).toEqual(['y-1650', 'y-17th']);
  expect(findIds('rugs before 1650')).toEqual(['y-1650', 'y-17th']);
  expect(ask('rug 1960s').match).toBe('partial');
  expect(findIds('year:1600-1700')).toEqual(['y-1650', 'y-17th']);
  expect(ask('rugs after 1700').match).toBe('partial');
  expect(ask('after 1700').total).toBe(0);
  const chosen = { words: '17th century rug', yearFrom: 1661, page: 1, pageSize: 9 };
  expect(search.find(chosen).total).toBe(1);
});

test('signs that are no words find nothing', () => {
  for (const words of ['🎨', '(.*)+$', '???', '\0', '—']) {
    expect(ask(words)).toMatchObject({ total: 0, understood: null });
  }
  expect(ask('  ').total).toBe(search.index.size);
});

test('what is asked politely is found as what is asked', () => {
  for (const words of [
    'show me works by Monet please',
    'Do you have anything by Monet?',
    '¿Tienen obras de Monet?',
    'e hōʻike mai i nā mea na Monet, ke ʻoluʻolu',
  ]) {
    expect(findIds(words)[0], words).toBe('cliffs');
  }
});

test('initials, names in either order and forms of address find the maker', () => {
  for (const words of ['C Monet', 'C. Monet', 'Monet, C', 'Monet Claude', 'Sir Claude Monet']) {
    expect(findIds(words)[0], words).toBe('cliffs');
    expect(ask(words).match, words).toBe('exact');
  }
  expect(findIds('R. v. Rijn')).toEqual(['etching']);
  expect(findIds('RV Rijn')).toEqual(['etching']);
});

test('of a name of which a part is unknown the known part finds its maker', () => {
  expect(ask('Zebedee Monet')).toMatchObject({ match: 'partial' });
  expect(findIds('Zebedee Monet')[0]).toBe('cliffs');
});

test('words are left out, either of two does, and a field looks in itself', () => {
  expect(findIds('monet -lilies')).toEqual(['cliffs']);
  expect(new Set(findIds('sheep OR duck'))).toEqual(new Set(['sheep', 'duck']));
  expect(findIds('autor:monet')).toEqual(['cliffs']);
  expect(findIds('lugar:Kashan')).toEqual(expect.arrayContaining(['kashan-1', 'kashan-2']));
});

test('works by women are not made up', () => {
  expect(ask('works by women').total).toBe(0);
  expect(ask('works by women').understood?.asksForWomen).toBe(true);
});

test('a term of the field that no object has is no misspelt word', () => {
  const { findIds: findOther } = createTestSearch([
    titled('cast', 'Tile cast in sand'),
    titled('sward', 'A sward of grass'),
  ]);
  expect(findOther('cats')).toEqual([]);
  expect(findOther('sword')).toEqual([]);
  // What the thesaurus does not know may be misspelt.
  expect(findOther('grsas')).toEqual(['sward']);
});
