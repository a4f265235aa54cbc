import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showPiece } from '../show-piece.test-support.tsx';
import { HeadLabel } from './HeadLabel.tsx';

vi.mock('#app/read-chrome.ts', () => ({
  useChrome: () => ({
    pages: {
      'whats-on': [{ title: 'Exhibitions', link: '/whats-on/exhibitions' }],
      about: [{ title: 'News', link: '/about/news' }],
    },
  }),
}));

const show = (path: string, title: string, label: string | null) => {
  const { container } = showPiece(<HeadLabel of={label} title={title} className="head" />, path);
  return [
    ...screen.queryAllByRole('link').map((link) => link.getAttribute('href')),
    container.textContent,
  ];
};

test('a page below a section leads back to it, and says what it is', () => {
  expect(show('/what-we-do/artists/amadou-sy', 'Amadou Sy', 'Artist')).toEqual([
    '/what-we-do',
    'What we doArtist',
  ]);
});

test.each([
  ['/whats-on/exhibitions/cobalt', 'Exhibition', '/whats-on/exhibitions', 'What’s onExhibitions'],
  [
    '/whats-on/exhibitions/rooms',
    'Permanent display',
    '/whats-on/exhibitions',
    'What’s onExhibitionsPermanent display',
  ],
  ['/about/news/a', 'News', '/about/news', 'AboutNews'],
])('%s leads back to its list too, which is named once', (path, label, list, text) => {
  expect(show(path, 'A fragment goes home', label).slice(1)).toEqual([list, text]);
});

test('a thing of the shop leads back to the shop, which is named once', () => {
  expect(show('/shop?item=scarf', 'Scarf', 'Shop')).toEqual(['/shop', 'Shop']);
});

test('a section itself, a narrowed list of it and a page outside of all lead nowhere', () => {
  expect(show('/visit', 'Visit', null)).toEqual(['']);
  expect(show('/whats-on?when=today', 'What’s on', null)).toEqual(['']);
  expect(show('/search', 'Search', null)).toEqual(['']);
});

test.each([
  ['/tickets', 'Visit', '/visit'],
  ['/objects/a/tile', 'Collection', '/collection'],
])('%s has an address of its own and leads back to %s too', (path, name, section) => {
  expect(show(path, 'Tile', name)).toEqual([section, name]);
});

test('a step of a reservation leads back to the tickets', () => {
  expect(show('/tickets/reserve/a', 'House tour', 'Step 2 of 2')).toEqual([
    '/visit',
    '/tickets',
    'VisitTicketsStep 2 of 2',
  ]);
});

test('the section is named also where the title has its word', () => {
  expect(show('/visit/plan-your-visit', 'Plan your visit', 'Visit')).toEqual(['/visit', 'Visit']);
});

test('a label that the title says is left out', () => {
  expect(show('/whats-on/exhibitions/explore-all', 'All exhibitions', 'Exhibitions')).toEqual([
    '/whats-on',
    '/whats-on/exhibitions',
    'What’s onExhibitions',
  ]);
});
