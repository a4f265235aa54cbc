import { expect, test } from 'vitest';
import { localizedType } from './block-tree.ts';
import { readIn, readShown, writeIn } from './localized.ts';

const value = (said: object) => ({ '@type': localizedType, ...said });

test.for([
  { said: { Default: 'Sea', es: 'Mar' }, es: 'Mar', shown: 'Mar' },
  { said: { Default: 'Sea', 'es-MX': 'Mar' }, es: 'Mar', shown: 'Mar' },
  { said: { Default: 'Sea', es: null, 'es-MX': 'Mar' }, es: 'Mar', shown: 'Mar' },
  { said: { Default: 'Sea', es: '' }, es: '', shown: '' },
  { said: { Default: 'Sea' }, es: undefined, shown: 'Sea' },
])('$said says $es in Spanish, and visitors get $shown', ({ said, es, shown }) => {
  expect([readIn(value(said), 'es'), readShown(value(said), 'es')]).toEqual([es, shown]);
});

test('English is what visitors get first, and what all others fall back to goes with it', () => {
  const given = value({ Default: 'Sea', 'en-US': 'Ocean', es: 'Mar' });
  expect(readIn(given, 'en')).toBe('Ocean');
  expect(writeIn(given, 'en', 'Reef')).toEqual(
    value({ Default: 'Reef', 'en-US': 'Reef', es: 'Mar' }),
  );
});

test('words are written where a space elsewhere keeps those of the language, and taken away there', () => {
  const given = value({ Default: 'Sea', 'es-MX': 'Mar', fr: 'Mer' });
  expect(writeIn(given, 'es', 'El mar')).toEqual({ ...given, 'es-MX': 'El mar' });
  expect(writeIn(given, 'es', undefined)).toEqual(value({ Default: 'Sea', fr: 'Mer' }));
  expect(writeIn('Sea', 'es', 'Mar')).toEqual(value({ Default: 'Sea', es: 'Mar' }));
});
