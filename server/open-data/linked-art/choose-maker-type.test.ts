import { expect, test } from 'vitest';
import { blankMaker } from '#services/object-collection/blank-object.test-support.ts';
import { chooseMakerType } from './choose-maker-type.ts';

const maker = (name: string, facts: object = {}) =>
  chooseMakerType({ ...blankMaker, name, ...facts });

test.each([
  ['Leila Noor', { born: '1970' }],
  ['Lucas Cranach the Elder', { born: '1472', died: '1553' }],
  ['Abu Zayd', { role: 'potter' }],
  ['ʿAli Muhammad Isfahani', { role: 'tilemaker' }],
  ['Itto', { role: 'weaver' }],
  ['Mukai Fotógrafo', { role: 'fotógrafo' }],
  ['Robert Mills', { role: 'architect', born: '1781', died: '1855' }],
  ['Eva Zeisel', { role: 'manufacturer', born: '1906', died: '2011' }],
])('%s, of whom %o is known, is a person', (name, facts) => {
  expect(maker(name, facts)).toBe('Person');
});

test.each([
  ['Workshop of Abu Nasr of Kashan', { role: 'potter' }],
  ['Taller de los hermanos Benhima', {}],
  ['Cantagalli Workshop', { born: '1878' }],
  ['Safavid dynasty', {}],
  ['Dinastía Qayar', {}],
  ['Iznik potters', {}],
  ['Théodore Deck & Cie', { born: '1858' }],
  ['Underwood and Underwood', { born: '1882', died: '1940' }],
  ['Gorham Manufacturing Company', { role: 'designer' }],
  ['Staatliche Majolika-Manufaktur', {}],
  ['Emile Gallé', { role: 'workshop of', born: '1846', died: '1904' }],
  ['Droog', { role: 'design collaborative', born: '1993' }],
  ['Royal Delft', { born: '1653', died: '1876' }],
])('%s, of whom %o is known, is a group', (name, facts) => {
  expect(maker(name, facts)).toBe('Group');
});

test.each([
  ['Smith', {}],
  ['Muhammad Salih Isfahani', { role: 'maker' }],
  ['Unknown', { role: 'potter' }],
  ['Anónimo', {}],
  ['Circle of Mansur', { role: 'painter' }],
  ['Emeco', { role: 'manufacturer', born: '1944' }],
])('of %s with %o nobody says what it was', (name, facts) => {
  expect(maker(name, facts)).toBe('Actor');
});

test('a name with a word of groups inside another word is no group', () => {
  expect(maker('Marjorie Coffice', { role: 'artist' })).toBe('Person');
  expect(maker('Cooper Sonsbeek', { role: 'artist' })).toBe('Person');
});
