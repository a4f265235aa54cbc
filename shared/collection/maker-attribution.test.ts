import { expect, test } from 'vitest';
import spanish from '#locales/es/collection.json' with { type: 'json' };
import {
  nameMaker,
  readAttribution,
  readQualifier,
  toAttribution,
  translateLabel,
} from './maker-attribution.ts';

test.each([
  ['after', 'after', 'model'],
  ['Attributed to', 'attributedTo', 'doubted'],
  ['atribuida a', 'attributedTo', 'doubted'],
  ['Formerly attributed to', 'formerlyAttributedTo', 'doubted'],
  ['possibly by', 'possiblyBy', 'doubted'],
  ['probably', 'probablyBy', 'doubted'],
  ['workshop of', 'workshopOf', 'group'],
  ['taller de', 'workshopOf', 'group'],
  ['copyist after', 'copyAfter', 'model'],
  ['in the manner of', 'mannerOf', 'model'],
  ['según', 'after', 'model'],
])('"%s" says how sure the name is', (role, qualifier, attribution) => {
  expect([readQualifier(role), toAttribution(role)]).toEqual([qualifier, attribution]);
});

test.each(['potter', 'attributed manufacturer', 'copyist', 'director of studies', '', null])(
  '"%s" is what somebody did',
  (role) => {
    expect([readQualifier(role), toAttribution(role)]).toEqual([null, null]);
  },
);

test('a label names who was copied as who was copied, and says it once', () => {
  expect(nameMaker({ name: 'Raphael', role: 'after' })).toBe('after Raphael');
  expect(nameMaker({ name: 'Abu Zayd', role: 'Workshop of' })).toBe('workshop of Abu Zayd');
  expect(nameMaker({ name: 'Workshop of Abu Zayd', role: 'workshop of' })).toBe(
    'Workshop of Abu Zayd',
  );
  expect(nameMaker({ name: 'Abu Zayd', role: 'potter' })).toBe('Abu Zayd');
  expect(nameMaker({ name: 'Abu Zayd', role: null })).toBe('Abu Zayd');
});

test.each([
  ['after Raphael', 'Raphael', 'model'],
  ['in the manner of Raffaello Sanzio', 'Raphael', 'model'],
  ['possibly by Raphael', 'Raphael', 'doubted'],
  ['workshop of Abu Zayd', 'Abu Zayd', 'group'],
  ['Workshop of Abu Zayd', 'Workshop of Abu Zayd', null],
  ['Raphael', 'Raphael', null],
  ['Raffaello Sanzio', 'Raphael', null],
  ['After', 'Raphael', null],
])('"%s" on a label, of %s, says how sure the name is', (label, name, attribution) => {
  expect(readAttribution(label, name)).toBe(attribution);
});

test('an attribution is told in the words of the page, a name as it is', () => {
  const told = (label: string) => translateLabel(label, spanish.object.makers);
  expect(told('workshop of Abu Zayd')).toBe('Taller de Abu Zayd');
  expect(told('in the manner of Ustad Mansur')).toBe('A la manera de Ustad Mansur');
  expect(told('Muhammad Salih Isfahani')).toBe('Muhammad Salih Isfahani');
  expect(told('After')).toBe('After');
});
