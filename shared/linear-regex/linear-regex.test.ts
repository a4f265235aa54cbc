import { describe, expect, test } from 'vitest';
import { compileLinearRegex, UnsupportedPattern } from './linear-regex.ts';

const texts = [
  '',
  'a',
  'b',
  'ab',
  'abc',
  'aab',
  'Bowl',
  'bowl 12',
  'x-1',
  'a\nb',
  'ʻŌ',
  '(a)',
  'aaa',
  ' ',
];

describe('finds what the language’s own expressions find', () => {
  test.for(
    [
      'a',
      '^a',
      'a$',
      '^a$',
      '^$',
      '',
      '.',
      'a.c',
      'a|b',
      '^(a|b)+$',
      'a*b',
      'a+b',
      'a?b',
      '(ab)*c',
      '[ab]',
      '[^ab]',
      '[a-c]+',
      '[\\d-]',
      '\\d+',
      '\\w\\s\\d',
      '\\bowl',
      '\\bbowl\\b',
      '\\Bowl',
      'a{2}',
      '^a{2,}$',
      'a{1,2}b',
      '(?:a|ab)(?:c|bc)?',
      '\\(a\\)',
      'Ō',
      'a\\nb',
      '^(a?){3}$',
      '(a*)*b',
      'a+?b',
      '[]a]',
      'a{,2}',
      '\\.',
    ].flatMap((pattern) => ['', 'i', 'm', 's'].map((flags) => [pattern, flags] as const)),
  )('/%s/%s', ([pattern, flags]) => {
    const matches = compileLinearRegex(pattern, flags);
    const own = new RegExp(pattern, flags);
    const found = texts.filter((text) => matches(text, () => {}));
    expect(found).toEqual(texts.filter((text) => own.test(text)));
  });
});

test('takes time in proportion to the text, where others take for ever', () => {
  const matches = compileLinearRegex('^(a+)+$|(.*)*x|(a|a)*y');
  let steps = 0;
  const text = `${'a'.repeat(5_000)}b`;
  expect(matches(text, (count) => (steps += count))).toBe(false);
  expect(steps).toBeLessThan(text.length * 50);
});

test('stops when told to', () => {
  const matches = compileLinearRegex('a*b');
  const stop = () => {
    throw new Error('enough');
  };
  expect(() => matches('aaa', stop)).toThrow('enough');
});

test.for([
  ['(?=a)', 'looks around'],
  ['(?<name>a)', 'looks around'],
  ['\\1', 'uses \\1'],
  ['\\p{L}', 'uses \\p'],
  ['(a', 'not closed'],
  ['a)', ') too many'],
  ['[a', 'ends too early'],
  ['*a', 'repeats nothing'],
  ['a**', 'repeats a repetition'],
  ['a{101}', 'repeats other than'],
  ['(((a{90}){90}){90})', 'asks for too much'],
  [`${'('.repeat(21)}a${')'.repeat(21)}`, 'too many groups'],
  ['((){100}){100}', 'asks for too much'],
  ['x'.repeat(201), 'longer than'],
] as const)('refuses %s', ([pattern, reason]) => {
  expect(() => compileLinearRegex(pattern)).toThrow(UnsupportedPattern);
  expect(() => compileLinearRegex(pattern)).toThrow(reason);
});
