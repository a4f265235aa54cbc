import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nameTerms } from '#shared/search/name-terms.ts';
import { parseWords } from '#shared/search/parse-words.ts';
import { Thesaurus } from '#shared/search/thesaurus.ts';
import { isOfKind, leadWithGroup, readKind } from './lead-with-kind.ts';
import type { RankedEntry } from './rank-entries.ts';

const file = new URL('../../../content/thesaurus.json', import.meta.url);
const thesaurus = new Thesaurus(JSON.parse(readFileSync(file, 'utf8')));

const kindOf = (typed: string) => {
  const words = parseWords(typed);
  return words && readKind(nameTerms(words, thesaurus));
};
const entry = (name: string, title: string) => {
  const one = { key: title, name, title: { text: title, language: 'en' } };
  return { entry: one, foundIn: one, score: 1, place: 'title' } as unknown as RankedEntry;
};
const groups: readonly (readonly [asked: readonly string[], group: string])[] = [
  [['tile', 'tiles', 'azulejo', 'azulejos', 'kile'], 'Tiles'],
  [['tile', 'azulejo', 'kile'], 'Azulejos'],
  [['tile', 'azulejo', 'kile', 'nā kile'], 'Nā kile'],
  [['carpet', 'rug', 'alfombra', 'moena weleweka'], 'Carpets'],
  [['carpet', 'alfombras', 'moena weleweka'], 'Nā moena weleweka'],
  [['textile', 'tejido', 'lole'], 'Textiles'],
  [['ceramics', 'cerámica', 'pottery'], 'Ceramics'],
];

test.each(groups)('%s leads with the group of them, %s', (asked, group) => {
  const film = entry('video', 'The hammer and the tile');
  for (const typed of asked) {
    const [first, second] = leadWithGroup([film, entry('collection', group)], kindOf(typed));
    expect([first?.entry.key, first?.place], typed).toEqual([group, 'whole']);
    expect(second?.entry.key).toBe(film.entry.key);
  }
});

const works: readonly (readonly [asked: readonly string[], title: { es: string; haw?: string }])[] =
  [
    [['dish', 'plato'], { es: 'Plato con tres racimos de uvas' }],
    [
      ['mosque lamp', 'lámpara', 'lámpara de mezquita', 'qandil', 'ipukukui', 'lamps'],
      { es: 'Lámpara de vidrio esmaltado' },
    ],
    [['tile', 'azulejo', 'kile'], { es: 'Azulejo de estrella con un ciprés', haw: 'Kile hōkū' }],
    [['carpet', 'alfombra'], { es: 'Alfombra con palmetas' }],
    [['manuscript', 'manuscrito'], { es: 'Manuscrito iluminado' }],
  ];

test.each(works)('%s leads with works that are one', (asked, title) => {
  for (const typed of asked) {
    expect(isOfKind({ title } as never, kindOf(typed) ?? []), typed).toBe(true);
  }
});

test('what only shows a thing, or has more in its words, is not led by its kind', () => {
  const carpet = { title: { en: 'Star tile carpet', es: 'Alfombra con una lámpara' } } as never;
  expect(isOfKind(carpet, kindOf('lamp') ?? [])).toBe(false);
  expect(isOfKind(carpet, kindOf('tile') ?? [])).toBe(false);
  for (const typed of ['blue tile', 'lustre -tile', 'Safavid', 'hello', 'material:tile']) {
    expect(kindOf(typed), typed).toBeNull();
  }
});
