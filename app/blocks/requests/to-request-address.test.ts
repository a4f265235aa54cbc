import { expect, test } from 'vitest';
import type { Expression, Template } from '../prepared.ts';
import { toRequestAddress } from './to-request-address.ts';

const hosts = ['api.museum.example', 'data.museum.example:8443'];
const toAddress = (template: Template, values: Record<string, unknown> = {}) =>
  toRequestAddress(template, (expression: Expression) => values[String(expression)], hosts);

test('values stand percent-encoded in the address', () => {
  const template: Template = ['https://api.museum.example/find?q=', ['q'], '&n=', ['n']];
  expect(toAddress(template, { q: 'tiles & stars/#', n: 2 })).toBe(
    'https://api.museum.example/find?q=tiles%20%26%20stars%2F%23&n=2',
  );
});

test('what is no value is left out', () => {
  expect(toAddress(['https://api.museum.example/', ['a'], '-', ['b']], { a: { x: 1 } })).toBe(
    'https://api.museum.example/-',
  );
});

test.each([
  ['http', 'http://api.museum.example/'],
  ['a host that is not named', 'https://other.example/'],
  ['another port', 'https://api.museum.example:8443/'],
  ['a name and a password', 'https://me:secret@api.museum.example/'],
  ['no address', 'https://'],
])('%s is not asked', (_, address) => {
  expect(toAddress([address])).toBeNull();
});

test('a port that is named is asked', () => {
  expect(toAddress(['https://data.museum.example:8443/'])).not.toBeNull();
});

test.each(['api.museum.example@evil.example', 'evil.example/', 'evil.example\\', 'evil.example#'])(
  'a value cannot lead to another host: %s',
  (host) => {
    const address = toAddress(['https://', ['h'], '.museum.example/'], { h: host });
    expect(address).toBeNull();
  },
);
