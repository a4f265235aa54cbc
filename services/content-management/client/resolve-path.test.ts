import { expect, test } from 'vitest';
import { resolvePath } from './resolve-path.ts';

test.each([
  ['exhibition', '/whats-on/exhibitions/x'],
  ['public_program', '/whats-on/public-programs/x'],
  ['resident', '/what-we-do/residencies/x'],
  ['artist', '/what-we-do/artists/x'],
  ['convening', '/what-we-do/convenings/x'],
  ['event', '/what-we-do/events/x'],
  ['news', '/about/news/x'],
  ['career', '/about/careers/x'],
  ['product', '/shop#x'],
  ['menu_page', '/x'],
  ['quote', null],
  ['constructor', null],
])('a document of type %s stands at %s', (type, path) => {
  expect(resolvePath({ type, uid: 'x', id: 'Y1' })).toBe(path);
});

test('a document without a uid is addressed by its id', () => {
  expect(resolvePath({ type: 'news', uid: null, id: 'Y1abc' })).toBe('/about/news/Y1abc');
});

test.each([
  ['listing_page', 'residencies', '/what-we-do/residencies'],
  ['listing_page', 'tickets', '/tickets'],
  ['text_page', 'privacy-policy', '/privacy-policy'],
  ['text_page', 'visitor-guidelines', '/visit/visitor-guidelines'],
])('the %s %s stands at %s', (type, uid, path) => {
  expect(resolvePath({ type, uid, id: 'Y1' })).toBe(path);
});

test('what an editor typed as uid cannot leave its place in the address', () => {
  expect(resolvePath({ type: 'news', uid: '../x?y#z', id: 'Y1' })).toBe(
    '/about/news/..%2Fx%3Fy%23z',
  );
});
