import { expect, test } from 'vitest';
import english from '#locales/en/exploreTheCollection.json';
import { sayFound } from './say-found.ts';

const say = (text: object) => sayFound([{ field: 'text', text }], 'haw', english);

test('a sentence is told in the language of the page, else in English', () => {
  expect(say({ haw: 'he manu', en: 'a bird' })).toEqual([{ text: 'he manu', language: 'haw' }]);
  expect(say({ es: 'un ave', en: 'a bird' })).toEqual([{ text: 'a bird', language: 'en' }]);
});

test('one of a third language is not told', () => {
  expect(say({ es: 'un ave' })).toEqual([]);
});

test('a motif is called as the house calls it, whatever language the record has', () => {
  const motif = { field: 'subject', text: { en: 'lamp' } } as const;
  expect(sayFound([motif], 'es', english)).toEqual([{ text: 'Subject: lámpara', language: 'es' }]);
});
