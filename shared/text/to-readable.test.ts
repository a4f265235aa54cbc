import { expect, test } from 'vitest';
import { isDeeperThan, toOneLine, toReadable, toReadableText } from './to-readable.ts';

test('what nobody types goes, and all letters and line ends stay', () => {
  expect(toReadableText('a\u0000b\u001bc\u007f\uffff')).toBe('abc');
  expect(toReadableText('ʻōlelo\tالخط\u200f\r\n𓂀')).toBe('ʻōlelo\tالخط\u200f\r\n𓂀');
});

test('a line end as word processors paste it is one', () => {
  expect(toReadableText('one\u000btwo')).toBe('one\ntwo');
});

test('half a letter is shown as one that is missing', () => {
  expect(toReadableText('a\ud800b')).toBe('a\ufffdb');
});

test('a name is one line and turns nothing that stands behind it', () => {
  expect(toOneLine(' Kai\r\nBcc: x@bad.example\u202e ')).toBe('Kai Bcc: x@bad.example');
});

test('names are read as texts are, and none is a prototype', () => {
  const given = JSON.parse('{"a\\u0000":["\\u0001b",1,null],"__proto__":{"isAdministrator":true}}');
  const read = toReadable(given) as Record<string, unknown>;
  expect(read).toEqual({ a: ['b', 1, null] });
  expect(read.isAdministrator).toBeUndefined();
});

test.for([
  { name: 'lists', text: '['.repeat(50_000) + ']'.repeat(50_000) },
  { name: 'objects', text: `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}` },
])('$name in one another are counted without end of the stack', ({ text }) => {
  expect(isDeeperThan(40, JSON.parse(text))).toBe(true);
  expect(isDeeperThan(3, [[{ a: 1 }]])).toBe(false);
  expect(isDeeperThan(2, [[{ a: 1 }]])).toBe(true);
});
