import { expect, test } from 'vitest';
import type { ObjectSummary } from '#services/object-collection/contract.ts';
import { isFoundForOthers, tellOrigin } from './to-hit.ts';

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
