import { expect, test } from 'vitest';
import { redirectOlderSearch } from './redirect-older-search.ts';

function leadOn(address: string): { status: number; location: string | null } | null {
  try {
    redirectOlderSearch(new URL(address, 'https://museum.example'));
    return null;
  } catch (answer) {
    const { status, headers } = answer as Response;
    return { status, location: headers.get('Location') };
  }
}

test.each([
  ['/collection/makers?words=sharp', '/collection/makers?q=sharp'],
  [
    '/es/collection/subjects?words=a%20b&order=works&page=2',
    '/es/collection/subjects?order=works&page=2&q=a+b',
  ],
  [
    '/haw/collection/explore-the-collection?type=bowl&words=star&type=dish',
    '/haw/collection/explore-the-collection?type=bowl&type=dish&q=star',
  ],
  // What a search is called today counts more.
  ['/collection/makers?words=old&q=new', '/collection/makers?q=new'],
  ['/collection/makers?words=old&words=older&q=', '/collection/makers?q=old'],
])('%s leads for good to %s', (from, location) => {
  expect(leadOn(from)).toEqual({ status: 301, location });
});

test('a search by today’s name stays', () => {
  expect(leadOn('/collection/makers?q=words')).toBe(null);
});
