import { expect, test } from 'vitest';
import { fakeSet } from './documents.test-support.ts';
import { groupByTranslation } from './overlay-languages.ts';
import type { RawDocument } from './wire.ts';

const documentsOf = (uid: string, ...languages: ('en' | 'es' | 'haw')[]): RawDocument[] => {
  const fields = Object.fromEntries(languages.map((language) => [language, {}]));
  return languages.flatMap((language) => fakeSet('news', uid, fields, language).wanted ?? []);
};
const idsOf = (documents: RawDocument[]) =>
  groupByTranslation(documents, 'es-us', 'en-us').map(({ wanted, master }) => [
    wanted?.id ?? null,
    master?.id ?? null,
  ]);

test('documents of one item are joined, whichever comes first', () => {
  const [a, b] = [documentsOf('a', 'en', 'es'), documentsOf('b', 'es', 'en')];
  expect(idsOf([...b, ...a])).toEqual([
    ['b-es', 'b-en'],
    ['a-es', 'a-en'],
  ]);
});

test('an item without a translation is there with its master alone', () => {
  expect(idsOf(documentsOf('a', 'en'))).toEqual([[null, 'a-en']]);
});

test('an item that exists in the wanted language only is there', () => {
  expect(idsOf(documentsOf('a', 'es'))).toEqual([['a-es', null]]);
});

test('an item in neither language is not there', () => {
  expect(idsOf(documentsOf('a', 'haw'))).toEqual([]);
});
