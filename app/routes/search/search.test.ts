import { expect, test } from 'vitest';
import { cutSnippet, markWords } from './mark-words.ts';
import { rankEntries } from './rank-entries.ts';
import { parseSearchQuery, toSearchHref } from './search-query.ts';
import { countEdits, suggestSpelling } from './suggest-spelling.ts';

const entry = (title: string, summary = '', more = '', bonus = 0) => ({
  title: { text: title, language: 'en' },
  summary: summary ? { text: summary, language: 'en' } : null,
  more,
  bonus,
});
const titles = (query: string, ...entries: ReturnType<typeof entry>[]) =>
  rankEntries(entries, query).map(({ entry: found }) => found.title.text);

test('an address says words, kind and page; what is not understood is as if absent', () => {
  const parse = (query: string) => parseSearchQuery(new URLSearchParams(query));
  expect(parse('q=++star%20%20tile+')).toEqual({ words: 'star tile', kind: 'all', page: 1 });
  expect(parse('q=tile&kind=news&page=3')).toEqual({ words: 'tile', kind: 'news', page: 3 });
  expect(parse('q=tile&kind=fish&page=3')).toEqual({ words: 'tile', kind: 'all', page: 1 });
  expect(parse('q=tile&kind=news&page=-1')).toEqual({ words: 'tile', kind: 'news', page: 1 });
  expect(parse('')).toEqual({ words: '', kind: 'all', page: 1 });
  expect(parse(`q=${'a'.repeat(300)}`).words).toHaveLength(200);
});

test('the address of a query leads back to it', () => {
  const query = { words: 'ʻōlelo & “tiles”', kind: 'people', page: 2 } as const;
  const address = new URL(toSearchHref(query), 'https://museum.example');
  expect(parseSearchQuery(address.searchParams)).toEqual(query);
  expect(toSearchHref({ words: 'tile' })).toBe('/search-results?q=tile');
});

test('a title that is what was asked comes first, then titles, then mentions', () => {
  expect(
    titles(
      'tile',
      entry('Garden walk', 'With a tile or two.'),
      entry('Tiles of Kashan'),
      entry('Hands', '', 'Somebody made a tile.'),
      entry('Tile'),
      entry('The tile room'),
    ),
  ).toEqual(['Tile', 'Tiles of Kashan', 'The tile room', 'Garden walk', 'Hands']);
});

test('every word must occur, anywhere', () => {
  const both = entry('Star tile', '', 'Made in Kāshān.');
  expect(titles('kashan star', both, entry('Star lamp'))).toEqual(['Star tile']);
  expect(titles('kashan bowl', both)).toEqual([]);
  expect(titles('???', both)).toEqual([]);
});

test.each([
  ['hawaii', 'Voices of Hawaiʻi'],
  ["Hawai'i", 'Voices of Hawaiʻi'],
  ['Iznik', 'İznik blue'],
  ['quran', 'Pages of the Qurʾān'],
  ['celosia', 'Luz a través de una celosía'],
])('“%s” finds “%s”', (query, title) => {
  expect(titles(query, entry(title))).toEqual([title]);
});

test('what is still to come stands before what is over, where both match as well', () => {
  expect(titles('loom', entry('Loom, past'), entry('Loom, to come', '', '', 1))).toEqual([
    'Loom, to come',
    'Loom, past',
  ]);
});

test('found words are marked as they are written, in any spelling', () => {
  const marked = (text: string, query: string) =>
    markWords(text, query).map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece));
  expect(marked('Voices of Hawaiʻi, İznik tiles.', "hawai'i tile").join('')).toBe(
    'Voices of [Hawaiʻi], İznik [tiles].',
  );
  expect(marked('Qurʾān', 'quran')).toEqual(['[Qurʾān]']);
  expect(marked('Nothing here', 'tile')).toEqual(['Nothing here']);
  expect(marked('', 'tile')).toEqual([]);
});

test('no text gets lost between marked pieces', () => {
  const text = '«¿Azulejo?» — 1961.11a–c: «star» ’tis ʻO Kāne';
  const pieces = markWords(text, 'azulejo 1961 kane');
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

test('a mistyped word is told as it is written in the museum', () => {
  const known = ['Light through a screen', 'Kāshān lustre', 'Carpets'];
  expect(suggestSpelling('carpts', known)).toBe('carpets');
  expect(suggestSpelling('kashna lustre', known)).toBe('kāshān lustre');
  expect(suggestSpelling('lustre', known)).toBeNull();
  expect(suggestSpelling('zzzzzz', known)).toBeNull();
  expect(suggestSpelling('abc', known)).toBeNull();
});

test.each([
  ['tile', 'tile', 0],
  ['tile', 'tiel', 1],
  ['tile', 'til', 1],
  ['tile', 'stile', 1],
  ['tile', 'mill', 2],
  ['tile', 'carpet', 3],
])('from %s to %s it is %i', (a, b, edits) => {
  expect(countEdits(a, b, 2)).toBe(edits);
});

test('a long text is cut around the word that was found, at whole words', () => {
  const long = `${'before and before '.repeat(20)}the Kāshān tiles ${'after and after '.repeat(20)}`;
  const snippet = cutSnippet(long, 'kashan') ?? '';
  expect(snippet).toMatch(/^… (before|and) .*Kāshān tiles .* (after|and) …$/);
  expect(snippet.length).toBeLessThan(200);
  expect(cutSnippet('A tile.', 'tile')).toBe('A tile.');
  expect(cutSnippet('A tile.', 'bowl')).toBeNull();
});
