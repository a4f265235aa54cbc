import { expect, test } from 'vitest';
import { inRows, placeOfLink, toMenuCards } from './menu-cards.ts';

const link = { link_type: 'Web', url: 'https://museum.example/visit/tickets' } as const;

test('visitors see the words of their language, else the English ones, and no card without title or link', () => {
  const english = [
    { _key: 'a', title: 'Tickets', description: 'Timed', link, flex_size: 'wide' },
    { _key: 'b', title: 'Shop', link },
    { _key: 'c', title: 'Soon', link: { link_type: 'Web' } },
    { _key: 'd', title: ' ', link },
  ];
  const cards = toMenuCards(english, [{ _key: 'a', title: 'Nā likiki' }], 'haw');
  expect(cards.map(({ title, language, description }) => [title, language, description])).toEqual([
    ['Nā likiki', 'haw', 'Timed'],
    ['Shop', 'en', ''],
  ]);
  expect(cards.map(({ isWide }) => isWide)).toEqual([true, false]);
});

test('columns stand in rows', () => {
  expect(inRows(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']]);
});

test('a link leads to an item by its title, or to an address without the museum’s host', () => {
  const titleOf = (id: string) => ({ visit: 'Plan your visit' })[id];
  expect(placeOfLink({ link_type: 'Document', id: 'visit' }, titleOf)).toBe('Plan your visit');
  expect(placeOfLink(link, titleOf)).toBe('/visit/tickets');
  expect(placeOfLink({ link_type: 'Web' }, titleOf)).toBeNull();
});
