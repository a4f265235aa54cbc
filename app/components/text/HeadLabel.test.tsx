import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '../show-piece.test-support.tsx';
import { HeadLabel } from './HeadLabel.tsx';

const show = (path: string, title: string, label: string | null) => {
  const { container } = showPiece(<HeadLabel of={label} title={title} className="head" />, path);
  return [
    ...screen.queryAllByRole('link').map((link) => link.getAttribute('href')),
    container.textContent,
  ];
};

test('a page below a section leads back to it, and says what it is', () => {
  expect(show('/whats-on/exhibitions/cobalt', 'Cobalt', 'Exhibition')).toEqual([
    '/whats-on',
    'What’s onExhibition',
  ]);
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
    'What’s on',
  ]);
});
