import { describe, expect, test } from 'vitest';
import { sections as sectionNames } from '#shared/languages/sections.ts';
import { listAllTranslationProblems } from './read-translations.ts';
import {
  listSectionProblems,
  listTranslationProblems,
  listUnusedKeys,
  type Words,
} from './translation-problems.ts';

test('the words of the site are complete in every language', () => {
  expect(listAllTranslationProblems()).toEqual([]);
});

test('a section that is missing or unknown is named', () => {
  const sections = Object.fromEntries(sectionNames.slice(1).map((name) => [name, {}]));
  expect(listSectionProblems('es', { ...sections, gardens: {} })).toEqual([
    'es/common.json is missing',
    'es/gardens.json is not listed in shared/languages/sections.ts',
  ]);
});

describe('a translation', () => {
  const compare = (english: Words, translated: Words, language = 'es') =>
    listTranslationProblems(language, { visit: english }, { visit: translated }, { Girih: 'name' });

  test('of the same shape has no problem', () => {
    const english = { title: 'Visit {name}', hours: ['Open', { one: '1 day' }], name: 'Girih' };
    const spanish = { title: 'Visite {name}', hours: ['Abierto', { one: '1 día' }], name: 'Girih' };
    expect(compare(english, spanish)).toEqual([]);
  });

  test.for<[problem: string, english: Words, translated: Words]>([
    ['es/visit.json title: is missing', { title: 'Visit' }, {}],
    ['es/visit.json title: English has no such key', {}, { title: 'Visite' }],
    ['es/visit.json title: is empty', { title: 'Visit' }, { title: ' ' }],
    ['es/visit.json title: is the English “Visit”', { title: 'Visit' }, { title: 'Visit' }],
    ['es/visit.json a.b: should be a text', { a: { b: 'Open' } }, { a: { b: ['Abierto'] } }],
    ['es/visit.json days: has 1 entries instead of 2', { days: ['a', 'b'] }, { days: ['c'] }],
    [
      'es/visit.json title: has the placeholders {nombre} instead of {name}',
      { title: 'Visit {name}' },
      { title: 'Visite {nombre}' },
    ],
  ])('with a problem is named: %s', ([problem, english, translated]) => {
    expect(compare(english, translated)).toEqual([problem]);
  });

  test('has the plurals of its own language', () => {
    const english = { hits: { one: '{n} hit', other: '{n} hits' } };
    const spanish = { hits: { one: 'un resultado', many: '{n} de', other: '{n} resultados' } };
    expect(compare(english, spanish)).toEqual([]);
    expect(compare(english, { hits: { one: '{n} resultado', other: 'resultados' } })).toEqual([
      'es/visit.json hits: has the placeholders none instead of {n}',
    ]);
  });

  test('keeps addresses as they are', () => {
    const card = (link: string) => ({ cards: [{ link }] });
    expect(compare(card('/visit'), card('/visit'))).toEqual([]);
    expect(compare(card('/visit'), card('/visita'))).toEqual([
      'es/visit.json cards.0.link: should be /visit, as it is no text for reading',
    ]);
  });

  test.for(['Hawai‘i', "Hawai'i", 'ka ’ohana', '`ōlelo'])('must not write %s', (text) => {
    expect(compare({ title: 'Language' }, { title: text }, 'haw')).toEqual([
      expect.stringContaining('as another mark than ʻ (U+02BB)'),
    ]);
  });

  test('may quote a word that begins with a consonant, and write numbers as they are', () => {
    expect(
      compare({ title: 'The “girih”', n: '{n} %' }, { title: 'Ka ‘girih’', n: '{n} %' }),
    ).toEqual([]);
  });
});

describe('a key', () => {
  const messages = { title: 'Visit', cards: [{ text: 'A' }], count: { one: '1', other: '2' } };

  test('that a source mentions is used', () => {
    expect(listUnusedKeys(messages, 'words.title; words.cards.map(); words.count')).toEqual([]);
  });

  test('that no source mentions is found', () => {
    expect(listUnusedKeys(messages, 'words.titles')).toEqual(['title', 'cards', 'count']);
  });

  test('is found by its group too, where its own name is common', () => {
    const visit = { gate: { title: 'Gate' }, title: 'Visit' };
    expect(listUnusedKeys(visit, 'words.title')).toEqual(['gate']);
  });

  test('below a part that is handed on whole is used', () => {
    const menu = { menuPage: { title: 'Visit', extra: { note: 'x' } } };
    expect(listUnusedKeys(menu, '<MenuPage words={words.menuPage} />')).toEqual([]);
    expect(listUnusedKeys(menu, 'words.menuPage.title')).toEqual(['menuPage.extra']);
  });
});
