import { expect, test } from 'vitest';
import { origins } from '../documents.test-support.ts';
import { toAddress } from './to-address.ts';

test.each([
  ['/visit/plan-your-visit', '/visit/plan-your-visit'],
  ['https://museum.example/visit?a=b#c', '/visit?a=b#c'],
  ['https://museum.example', '/'],
  ['https://museum.example/es/visit', '/visit'],
  ['/haw', '/'],
  ['https://cms.internal/films/hero.mp4', '/films/hero.mp4'],
  ['#hours', '#hours'],
])('%s is %s on this site', (url, href) => {
  expect(toAddress(url, origins)).toEqual({ href, isExternal: false });
});

test.each([
  ['https://foundation.example/', 'https://foundation.example/'],
  ['//foundation.example/a', 'https://foundation.example/a'],
  ['mailto:aloha@museum.example', 'mailto:aloha@museum.example'],
  ['tel:+18085550142', 'tel:+18085550142'],
  ['https://museum.example.evil.example/', 'https://museum.example.evil.example/'],
])('%s leads elsewhere', (url, href) => {
  expect(toAddress(url, origins)).toEqual({ href, isExternal: true });
});

test.each(['javascript:alert(1)', 'data:text/html,x', ' java\nscript:alert(1)', 'https://'])(
  '%j is no address',
  (url) => {
    expect(toAddress(url, origins)).toBeNull();
  },
);
