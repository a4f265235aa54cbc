import { expect, test } from 'vitest';
import { localizePath, withoutLanguage } from '../languages/localized-path.ts';
import { findSitePath } from './site-path.ts';

const site = 'https://museum.example';
const originOf = (target: string) => new URL(target, `${site}/visit`).origin;

test.each([
  ['/visit', '/visit'],
  ['/es/visit?a=b#c', '/es/visit?a=b#c'],
  [`${site}/visit`, '/visit'],
  ['/%09/evil.example', '/%09/evil.example'],
  ['/a/../visit', '/visit'],
  ['/\tvisit', '/visit'],
  ['/@evil.example', '/@evil.example'],
  ['https:visit', '/visit'],
])('%j stays on the site, at %s', (target, path) => {
  expect(findSitePath(target, site)).toBe(path);
});

test.each([
  '',
  null,
  undefined,
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example/login',
  '/\n/evil.example',
  '/\r\\evil.example',
  '\t//evil.example',
  '\u0001//evil.example',
  ' https://evil.example',
  'https://museum.example@evil.example/',
  'https://user:word@museum.example/',
  'https://museum.example.evil.example/',
  'https://museum.example:8443/',
  'http://museum.example/',
  `${site}//evil.example`,
  `${site}/./\\evil.example`,
  '/..//evil.example',
  '//evil。example',
  '//[',
  'javascript:alert(1)',
  'JaVa\nScript:alert(1)',
  'data:text/html,x',
  'blob:https://museum.example/1',
])('%j leaves the site or leads nowhere', (target) => {
  expect(findSitePath(target, site)).toBeNull();
});

/** The same sequence each time, so that a failure can be seen again. */
function* createTargets(count: number) {
  const parts = [
    '/',
    '\\',
    '\t',
    '\n',
    '\r',
    ' ',
    '\u0000',
    '\u200e',
    '.',
    '..',
    '%2f',
    '%5c',
    '%09',
  ];
  const words = [
    'es',
    'haw',
    'en',
    'evil.example',
    '@',
    ':',
    'https:',
    'javascript:',
    '?',
    '#',
    'a',
  ];
  const all = [...parts, ...parts, ...words];
  let seed = 7;
  for (let made = 0; made < count; made++) {
    let target = '';
    for (let length = 0; length < 1 + (made % 9); length++) {
      seed = (seed * 48_271) % 2_147_483_647;
      target += all[seed % all.length];
    }
    yield target;
  }
}

test('no target, however written, is taken for a path and then leads elsewhere', () => {
  for (const target of createTargets(60_000)) {
    const path = findSitePath(target, site);
    if (path !== null) expect(originOf(path), JSON.stringify(target)).toBe(site);
  }
});

test('no path leaves the site by being put into a language or taken out of it', () => {
  for (const target of createTargets(60_000)) {
    const path = `/${target}`;
    for (const language of ['en', 'es', 'haw'] as const) {
      const localized = localizePath(path, language);
      expect(originOf(localized), JSON.stringify([path, localized])).toBe(site);
    }
    expect(originOf(withoutLanguage(path)), JSON.stringify(path)).toBe(site);
  }
});
