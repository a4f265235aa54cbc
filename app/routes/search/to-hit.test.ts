import { expect, test } from 'vitest';
import type { ObjectSummary } from '#services/object-collection/contract.ts';
import { isFoundForOthers } from './to-hit.ts';

const isCapas = (folded: string) => folded === 'capas';
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
