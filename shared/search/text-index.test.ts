import { describe, expect, test } from 'vitest';
import { nameTerms } from './name-terms.ts';
import { parseWords } from './parse-words.ts';
import { TextIndexBuilder } from './text-index-builder.ts';
import { Thesaurus } from './thesaurus.ts';

const thesaurus = new Thesaurus({
  terms: [
    { same: ['kapa', 'bark cloth'] },
    { same: ['pottery', 'ceramics'] },
    { same: ['tile', 'azulejo'], broader: ['ceramics'] },
  ],
  times: [],
});

function createIndex(...things: readonly [title: string, label?: string, rest?: string][]) {
  const builder = new TextIndexBuilder();
  for (const [title, label = '', rest = ''] of things) builder.add([[title], [label], [rest]]);
  const index = builder.finish();
  const match = (query: string, isTyping?: boolean) => {
    const words = parseWords(query);
    if (!words) return { match: 'exact', titles: [], places: [] };
    const { hits, match: kind } = index.match(nameTerms(words, thesaurus), isTyping);
    return {
      match: kind,
      titles: hits.map(({ position }) => things[position]?.[0]),
      places: hits.map(({ place }) => place),
    };
  };
  const titles = (query: string) => match(query).titles;
  const suggest = (query: string) => index.suggestSpelling(query, parseWords);
  return { match, titles, suggest };
}

test('the title that was asked for comes first, then titles, then labels, then mentions', () => {
  const { match } = createIndex(
    ['Hands', '', 'Somebody made a tile.'],
    ['Garden walk', 'With a tile or two.'],
    ['The tile room'],
    ['Tiles of Kashan'],
    ['Tile'],
  );
  expect(match('tile')).toEqual({
    match: 'exact',
    titles: ['Tile', 'Tiles of Kashan', 'The tile room', 'Garden walk', 'Hands'],
    places: ['whole', 'title', 'title', 'text', 'text'],
  });
  expect(match('tile', true).titles).toHaveLength(3);
});

test('every word must occur, anywhere; the last may be unfinished', () => {
  const { titles } = createIndex(['Star tile', '', 'Made in Kāshān.'], ['Star lamp']);
  expect(titles('kashan star')).toEqual(['Star tile']);
  expect(titles('star ti')).toEqual(['Star tile']);
  expect(titles('kashan bowl')).toEqual([]);
  expect(titles('???')).toEqual([]);
});

test('a term that occurs nowhere is no beginning of another word, and no misspelt one', () => {
  const { titles } = createIndex(['Tiler'], ['Shop', 'Potteryware']);
  expect(titles('pottery')).toEqual([]);
  expect(titles('tile')).toEqual([]);
  expect(titles('tiler')).toEqual(['Tiler']);
});

test('words in quotation marks stand together, in one text', () => {
  const { titles } = createIndex(['Tile star'], ['Star tile'], ['Star', 'Tile']);
  expect(titles('"star tile"')).toEqual(['Star tile']);
});

test('a field of objects finds nothing else, the title finds titles', () => {
  const { titles } = createIndex(['Hasegawa'], ['Talk', '', 'With Hasegawa.']);
  expect(titles('maker:hasegawa')).toEqual([]);
  expect(titles('title:hasegawa')).toEqual(['Hasegawa']);
});

describe('spellings', () => {
  test.each([
    ['hawaii', 'Voices of Hawaiʻi'],
    ["Hawai'i", 'Voices of Hawaiʻi'],
    ['Iznik', 'İznik blue'],
    ['koran', 'Pages of the Qurʾān'],
    ['celosia', 'Luz a través de una celosía'],
    ['workshops', 'A workshop'],
    ['Ali', 'Calligraphy of ʿAlī'],
  ])('“%s” finds “%s” as written', (query, title) => {
    expect(createIndex([title], ['Else']).match(query)).toMatchObject({
      match: 'exact',
      titles: [title],
    });
  });

  test('typing errors are forgiven where nothing has the word', () => {
    const { match, suggest } = createIndex(['Carpets'], ['Kāshān lustre'], ['Else']);
    expect(match('carpts')).toMatchObject({ match: 'similar', titles: ['Carpets'] });
    expect(match('zzzzzz')).toMatchObject({ match: 'exact', titles: [] });
    expect(suggest('kashna lustre')).toBe('Kāshān lustre');
    expect(suggest('lustre')).toBeNull();
    expect(suggest('zzzzzz')).toBeNull();
  });

  test('a word that everybody knows is none of them, nor another letter in a short one', () => {
    const { match, suggest } = createIndex(['Dusk'], ['Crate'], ['Roster']);
    for (const word of ['duck', 'crane', 'rooster']) {
      expect(match(word)).toMatchObject({ titles: [] });
      expect(suggest(word)).toBeNull();
    }
    expect(match('dosk')).toMatchObject({ titles: [] });
    expect(suggest('dosk')).toBe('Dusk');
    const many = Array.from({ length: 8 }, (): [string] => ['Dusk']);
    expect(createIndex(...many).match('dosk').titles).toHaveLength(8);
  });
});

test('a text of any length costs no more than a long one', () => {
  const { titles } = createIndex(['Book', '', `${'word '.repeat(20_000)}end`]);
  expect(titles('word')).toEqual(['Book']);
  expect(titles('end')).toEqual([]);
});

describe('Other names of a term', () => {
  const { match, titles } = createIndex(
    ['Azulejo workshop'],
    ['Tile evening'],
    ['A talk on bark cloth'],
    ['Cloth and bark'],
    ['Kapla blocks'],
  );

  test('are found as well, the word itself first', () => {
    expect(titles('tile')).toEqual(['Tile evening', 'Azulejo workshop']);
    expect(titles('ceramics')).toEqual(['Azulejo workshop', 'Tile evening']);
  });

  test('count in what a thing is called where they are narrower, since in a text they may be other words', () => {
    const { titles } = createIndex(['Potter', '', 'A tile of his.'], ['Wall', 'Tile'], ['Roof']);
    expect(titles('ceramics')).toEqual(['Wall']);
  });

  test('stand in a row where they are several words, and make guessing needless', () => {
    expect(match('kapa')).toMatchObject({ match: 'exact', titles: ['A talk on bark cloth'] });
  });

  test('are left out with the term, and not meant in quotation marks', () => {
    expect(titles('workshop -tile')).toEqual([]);
    expect(titles('"tile"')).toEqual(['Tile evening']);
  });
});

test('what is only asked to lack something is everything else', () => {
  expect(createIndex(['Tile'], ['Talk']).titles('-tile')).toEqual(['Talk']);
});
