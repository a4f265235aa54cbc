import { expect, test } from 'vitest';
import { initialMobileTab, isMenuPath, sectionOfPath } from './sections.ts';

test.each([
  ['/whats-on/exhibitions', 'whats-on'],
  ['/visit', 'visit'],
  ['/visitors', null],
  ['/', null],
  ['/tickets', 'visit'],
  ['/tickets/reserve/a', 'visit'],
  ['/objects/a/tile', 'collection'],
  ['/search', null],
])('the section of %s is %s', (path, section) => {
  expect(sectionOfPath(path)).toBe(section);
});

test('only the six section pages are menu pages', () => {
  expect(isMenuPath('/shop')).toBe(true);
  expect(isMenuPath('/digital-studio')).toBe(false);
  expect(isMenuPath('/visit/plan-your-visit')).toBe(false);
});

test.each([
  ['/collection/about-the-collection', 'collection'],
  ['/search', null],
  ['/digital-studio', null],
  ['/shop', null],
  ['/terms-of-use', null],
])('the mobile menu opens on %s with the tab %s', (path, tab) => {
  expect(initialMobileTab(path)).toBe(tab);
});
