import { expect, test } from 'vitest';
import { dropEmptyParts } from './drop-empty-parts.ts';

const leadsTo = (path: string) => {
  try {
    dropEmptyParts(new URL(path, 'https://museum.example'));
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get('Location');
  }
};

test('what a form left open is no part of the address', () => {
  expect(leadsTo('/whats-on?when=weekend&kind=&price=free&access=')).toBe(
    '/whats-on?when=weekend&price=free',
  );
  expect(leadsTo('/es/whats-on?kind=')).toBe('/es/whats-on');
  expect(leadsTo('/whats-on?kind=talk')).toBeNull();
  expect(leadsTo('/whats-on')).toBeNull();
});
