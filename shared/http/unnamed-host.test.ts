import { expect, test } from 'vitest';
import { findUnnamedHost } from './unnamed-host.ts';

const hosts = ['forms.example', 'data.example:8443'];

test.each([
  'https://forms.example/a',
  ' https://data.example:8443/',
  '/api/x',
  '',
  null,
  7,
  '#a',
  'https://{{state.host}}/',
])('%j is allowed, or names no host', (address) => {
  expect(findUnnamedHost(address, hosts)).toBeNull();
});

test.each([
  ['https://other.example/f', 'https://other.example'],
  ['//other.example/f', 'https://other.example'],
  ['http://forms.example/', 'http://forms.example'],
  ['https://forms.example.other.example/', 'https://forms.example.other.example'],
  ['https://data.example/{{state.id}}', 'https://data.example'],
])('to %s nothing is sent', (address, origin) => {
  expect(findUnnamedHost(address, hosts)).toBe(origin);
});
