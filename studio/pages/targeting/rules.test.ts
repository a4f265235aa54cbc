import { expect, test } from 'vitest';
import { isAddress, otherRules, readRule, writeRule } from './rules.ts';

const spanish = { property: 'locale', operator: 'is', value: 'es', note: 'kept' };
const age = { property: 'age', operator: 'greaterThan', value: 20 };

test('addresses are one rule, which goes with the last of them; other rules stay in their places', () => {
  const said = (operator: string, ...values: string[]) => ({ operator, values });
  const one = writeRule([age, spanish], 'path', said('is', '/visit'));
  expect(one).toEqual([
    age,
    spanish,
    { '@type': '@builder.io/core:Query', property: 'urlPath', operator: 'is', value: '/visit' },
  ]);
  const two = writeRule(one, 'path', said('startsWith', '/visit', '/shop'));
  expect(two[2]).toMatchObject({ operator: 'startsWith', value: ['/visit', '/shop'] });
  expect(readRule(two, 'path')).toEqual(said('startsWith', '/visit', '/shop'));
  expect(writeRule(two, 'path', null)).toEqual([age, spanish]);
  expect(writeRule(two, 'path', said('is'))).toEqual([age, spanish]);
});

test('languages are one rule, with what else stands in it; all of them are none', () => {
  const next = writeRule([spanish, age], 'language', { operator: 'is', values: ['es', 'haw'] });
  expect(next).toEqual([{ ...spanish, value: ['es', 'haw'] }, age]);
  expect(writeRule([spanish, age], 'language', null)).toEqual([age]);
});

test('what is compared in another way, or with something else than words, is kept and named', () => {
  const ends = { property: 'urlPath', operator: 'endsWith', value: '/b' };
  const odd = { property: 'locale', operator: 'is', value: { $ne: 'es' } };
  const second = { ...spanish, value: 'haw' };
  const rules = [ends, odd, {}, spanish, second];
  expect(readRule(rules, 'path')).toBeNull();
  expect(otherRules(rules)).toEqual([ends, odd, second]);
  const written = writeRule(rules, 'language', null);
  expect(written).toEqual([ends, odd, {}, second]);
});

test.for([
  ['/', true],
  ['/visit/groups', true],
  ['visit', false],
  ['//other.example', false],
  ['/Visit', false],
] as const)('%s is an address: %s', ([path, is]) => {
  expect(isAddress(path)).toBe(is);
});
