import { expect, test } from 'vitest';
import { readChrome } from './read-chrome.ts';

const toText = (siteName: string) => JSON.stringify({ siteName });

test('the same text is the same frame, also beside other languages', () => {
  const first = readChrome(toText('Hale Girih'));
  readChrome(toText('La casa'));
  expect(first).toEqual({ siteName: 'Hale Girih' });
  expect(readChrome(toText('Hale Girih'))).toBe(first);
});

test('of a frame that could not be loaded nothing is known', () => {
  expect(readChrome(undefined)).toBeNull();
  expect(readChrome(null)).toBeNull();
});
