import { expect, test } from 'vitest';
import { leavesAddress } from './screen-paths.ts';

test.each([
  ['/builder/autumn', '/winter', true],
  ['/builder/autumn', '/autumn', false],
  ['/builder/autumn', '/builder/autumn', false],
  ['/visit/access', '/visit/access', false],
  ['/visit/access', '/visit/way-in', true],
  ['/visit/access', '/access', true],
  // A screen of ours stays, whatever page of editors replaced it.
  ['/visit', '/visit/access', false],
  ['', '/visit/access', false],
])('visitors of %j are led to a page at %j: %j', (address, urlPath, isLed) => {
  expect(leavesAddress(address, urlPath)).toBe(isLed);
});
