import { expect, test } from 'vitest';
import type { ObjectSummary } from '#services/object-collection/contract.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { type EntryMoment, toEntry } from './site-index/entry.ts';
import { isFoundForOthers, tellOrigin, toEntryHit, toObjectHit } from './to-hit.ts';

/** @param words folded */
const isOneOf =
  (...words: readonly string[]) =>
  (written: string) =>
    foldWords(written).some((word) => words.includes(word));

const isCapas = isOneOf('capas');
const inTitle = {
  title: { en: 'Drawing in forty layers', es: 'Dibujo en cuarenta capas', haw: 'Kiʻi kaha' },
  makers: ['Farah Siddiqui-Long'],
} as unknown as ObjectSummary;

test('a work whose words stand in another translation alone is found for its readers', () => {
  const isForOthers = (object: ObjectSummary, language: 'en' | 'es' | 'haw') =>
    isFoundForOthers(object, isCapas, language);
  expect(isForOthers(inTitle, 'haw')).toBe(true);
  expect(isForOthers(inTitle, 'en')).toBe(true);
  expect(isForOthers(inTitle, 'es')).toBe(false);
  expect(isForOthers({ ...inTitle, makers: ['Capas'] }, 'haw')).toBe(false);
  const own = { ...inTitle, title: { en: 'Dish', tr: 'Capas' } } as unknown as ObjectSummary;
  expect(isForOthers(own, 'haw')).toBe(false);
  const text = {
    ...inTitle,
    title: { en: 'Dish' },
    found: [{ field: 'text', text: { es: 'capas' } }],
  };
  expect(isForOthers(text as unknown as ObjectSummary, 'haw')).toBe(true);
});

test('a work says where and when it was made', () => {
  const place = { en: 'Iznik, Türkiye', es: 'Iznik, Turquía' };
  const date = { en: 'c. 1560', es: 'h. 1560' };
  expect(tellOrigin({ place, date }, 'es')).toEqual({ text: 'Iznik, h. 1560', language: 'es' });
  expect(tellOrigin({ place: null, date }, 'en')?.text).toBe('c. 1560');
  expect(tellOrigin({ place, date: null }, 'en')?.text).toBe('Iznik, Türkiye');
  // No line of two languages.
  expect(tellOrigin({ place, date: { haw: 'ma kahi o 1560' } }, 'es')?.text).toBe('ma kahi o 1560');
  expect(tellOrigin({ place: null, date: null }, 'en')).toBeNull();
});

test('a page that has the reader’s language shows no passage of another one', () => {
  const page = { key: 'access', kind: 'pages', href: '/visit/access' } as const;
  const inLanguage = (language: string, title: string, text: string) =>
    toEntry({ ...page, title: { text: title, language }, texts: [{ text, language }] });
  const entry = inLanguage('es', 'Accesibilidad', 'Los baños no tienen escalones.');
  const foundIn = inLanguage('en', 'Access', 'The restrooms are without a step.');
  const moment = {
    translations: { language: 'es', messagesOf: (_: string, english: unknown) => english },
  } as unknown as EntryMoment;
  const show = (words: readonly string[]) => {
    const ranked = { entry, foundIn, score: 1, place: 'text' as const };
    const { summary } = toEntryHit(ranked, isOneOf(...words), moment);
    return summary?.pieces.join('') ?? null;
  };
  expect(show(['restrooms', 'banos'])).toBe('Los baños no tienen escalones.');
  expect(show(['restrooms'])).toBeNull();
});

test('a work that is found in another language shows nothing but its title there', () => {
  const translations = {
    language: 'en',
    messagesOf: (_: string, english: unknown) => english,
  } as unknown as EntryMoment['translations'];
  const isKapa = isOneOf('kapa');
  const show = (parts: object) =>
    toObjectHit(
      { ...inTitle, image: null, ...parts } as unknown as ObjectSummary,
      isKapa,
      isKapa,
      translations,
    ).summary;
  const text = { en: 'The hub.', haw: 'I kapa ʻia ka lio.' };
  expect(show({ found: [{ field: 'text', text }] })).toMatchObject({ language: 'en' });
  const title = { en: 'Cloth', haw: 'He kapa' };
  expect(show({ title })).toMatchObject({ language: 'haw' });
});

test('a work tells where it has each of the words, and the line of its place shows that one', () => {
  const translations = {
    language: 'en',
    messagesOf: (_: string, english: unknown) => english,
  } as unknown as EntryMoment['translations'];
  const isWanted = isOneOf('blue', 'rim', 'iznik');
  const dish = {
    ...inTitle,
    ...{ title: { en: 'Dish' }, image: null, makers: [] },
    ...{ place: { en: 'Iznik, Türkiye' }, date: { en: 'c. 1560' } },
    found: [
      { field: 'color', text: { en: 'Blue' } },
      { field: 'place', text: { en: 'Iznik, Türkiye' } },
      { field: 'text', text: { en: 'The rim is a wave.' } },
    ],
  } as unknown as ObjectSummary;
  const hit = toObjectHit(dish, isWanted, isWanted, translations);
  expect(hit.summary?.pieces.join('')).toBe('Color: Blue. The rim is a wave.');
  expect(hit.date?.pieces).toEqual(['', 'Iznik', ', c. 1560']);
});
