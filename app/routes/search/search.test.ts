import { expect, test } from 'vitest';
import { parseWords } from '#shared/search/parse-words.ts';
import { countEdits } from './count-edits.ts';
import { cutSnippet, markWords, toWordTest } from './mark-words.ts';
import { isFoundPiece } from './marked-pieces.ts';
import { mixKinds } from './mix-kinds.ts';
import { parseSearchQuery, toSearchHref } from './search-query.ts';

function testOf(query: string, forgivesErrors = false) {
  const words = parseWords(query);
  return words ? toWordTest(words, forgivesErrors) : () => false;
}

test('an address says words, kind and page; what is not understood is as if absent', () => {
  const parse = (query: string) => parseSearchQuery(new URLSearchParams(query));
  expect(parse('q=++star%20%20tile+')).toEqual({ words: 'star tile', kind: 'all', page: 1 });
  expect(parse('q=tile&kind=news&page=3')).toEqual({ words: 'tile', kind: 'news', page: 3 });
  expect(parse('q=tile&kind=fish&page=3')).toEqual({ words: 'tile', kind: 'all', page: 3 });
  expect(parse('q=tile&page=501')).toEqual({ words: 'tile', kind: 'all', page: 1 });
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

test('found words are marked as they are written, in any spelling', () => {
  const marked = (text: string, query: string, forgivesErrors = false) =>
    markWords(text, testOf(query, forgivesErrors))
      .map((piece, at) => (isFoundPiece(at) ? `[${piece}]` : piece))
      .join('');
  expect(marked('Voices of Hawaiʻi, İznik tiles.', "hawai'i tile")).toBe(
    'Voices of [Hawaiʻi], İznik [tiles].',
  );
  expect(marked('Leaf of a Qurʾān', 'koran')).toBe('Leaf of a [Qurʾān]');
  expect(marked('Made in İznik', 'iznki')).toBe('Made in İznik');
  expect(marked('Made in İznik', 'iznki', true)).toBe('Made in [İznik]');
  expect(marked('The art of the tile', 'art of tiles')).toBe('The [art] of the [tile]');
  expect(marked('Candelero de base ancha', '"lámpara de base"')).toBe('Candelero de [base] ancha');
  expect(marked('Nothing here', 'tile')).toBe('Nothing here');
  expect(marked('', 'tile')).toBe('');
});

test('of Hawaiian words only whole ones are marked', () => {
  const words = parseWords('kapa');
  const pieces = markWords(
    'kāpala ʻia ke kapa',
    words ? toWordTest(words, false, true) : () => false,
  );
  expect(pieces.filter((_, at) => isFoundPiece(at))).toEqual(['kapa']);
});

test('no text gets lost between marked pieces', () => {
  const text = '«¿Azulejo?» — 1961.11a–c: «star» ’tis ʻO Kāne';
  const pieces = markWords(text, testOf('azulejo 1961 kane'));
  expect(pieces.join('')).toBe(text);
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
  const cut = (text: string, query: string) =>
    cutSnippet(
      [
        { text: 'Else.', language: 'en' },
        { text, language: 'es' },
      ],
      testOf(query),
    );
  const snippet = cut(long, 'kashan');
  expect(snippet?.text).toMatch(/^… (before|and) .*Kāshān tiles .* (after|and) …$/);
  expect(snippet?.text.length).toBeLessThan(200);
  expect(snippet?.language).toBe('es');
  // Most sentences are read whole.
  const sentences = `A court of light. Tiles of Kāshān line it. A${' long'.repeat(40)} one.`;
  expect(cut(sentences, 'kashan')?.text).toBe('Tiles of Kāshān line it.');
  expect(cut('A tile.', 'tile')?.text).toBe('A tile.');
  expect(cut('A tile.', 'bowl')).toBeNull();
});

const mixed = (
  mixture: { entries?: string; objects?: number; whole?: number },
  from = 0,
  to = 100,
) =>
  mixKinds(
    {
      entries: [...(mixture.entries ?? '')].map(
        (letter) => (({ W: 'whole', T: 'title', x: 'text' }) as const)[letter as 'W' | 'T' | 'x'],
      ),
      objectCount: mixture.objects ?? 0,
      wholeObjects: mixture.whole ?? 0,
    },
    from,
    to,
  )
    .map((place) => ('entry' in place ? `e${place.entry}` : `o${place.object}`))
    .join(' ');

test('what is titled as was asked leads, then titles and objects take turns, then mentions', () => {
  expect(mixed({ entries: 'WTTxx', objects: 9, whole: 1 })).toBe(
    'e0 o0 e1 o1 e2 o2 o3 o4 e3 o5 o6 o7 e4 o8',
  );
  expect(mixed({ entries: 'xx', objects: 5 })).toBe('o0 o1 o2 e0 o3 o4 e1');
  expect(mixed({ entries: 'TTT', objects: 1 })).toBe('e0 o0 e1 e2');
  expect(mixed({ objects: 4, whole: 4 })).toBe('o0 o1 o2 o3');
  expect(mixed({ entries: 'x' })).toBe('e0');
  expect(mixed({})).toBe('');
});

test('pages of the mixed list continue each other and leave nothing out', () => {
  const all = mixed({ entries: 'WWWWTTTxxxxxxxx', objects: 40, whole: 7 });
  const mixture = { entries: 'WWWWTTTxxxxxxxx', objects: 40, whole: 7 };
  const pages = [0, 24, 48].map((from) => mixed(mixture, from, from + 24));
  expect(pages.join(' ')).toBe(all);
  expect(new Set(all.split(' ')).size).toBe(55);
});
