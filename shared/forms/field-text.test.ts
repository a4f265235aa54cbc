import { expect, test } from 'vitest';
import { toGreetingName, toLine, toParagraphs } from './field-text.ts';

test('what is kept of a typed text holds nothing that turns, hides or breaks lines', () => {
  const hidden = [
    '\u202e',
    '\u2066',
    '\u200f',
    '\u061c',
    '\u200b',
    '\u2060',
    '\ufeff',
    '\u{e0041}',
  ];
  for (const sign of [...hidden, '\0', '\u0007', '\u0085', '\ud800']) {
    expect(toLine(`Lei${sign}lani`), JSON.stringify(sign)).toMatch(/^Lei ?lani$/);
    expect(toParagraphs(`one${sign}\ntwo`), JSON.stringify(sign)).toBe('one\ntwo');
  }
  expect(toLine('  Noʻeau \r\n Bcc: all@example.org')).toBe('Noʻeau Bcc: all@example.org');
});

test.each([
  'Leilani',
  'Noʻeau Kāpili',
  "Ana María O'Neill-Sáez",
  'J. R. Kai',
  'علی\u200cرضا',
  '李小龍',
])('%s is greeted by name', (name) => {
  expect(toGreetingName(name)).toBe(name);
});

test.each([
  'CLICK http://evil.example/prize',
  'evil.example',
  'www evil example/win',
  'mail@evil.example',
  'You won 1000',
  '<b>Kai</b>',
  '[prize](evil)',
  'Kai, click here',
  'one two three four five six',
  'a'.repeat(41),
  'evil。example',
  '',
  null,
])('%j is not repeated to an address that may be a stranger’s', (typed) => {
  expect(toGreetingName(typed)).toBeNull();
});

test('a name is greeted without marks of direction', () => {
  expect(toGreetingName('\u202eiak\u202c Kai')).toBe('iak Kai');
});
