import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '#app/components/show-piece.tsx';
import { ObjectFacts } from './ObjectFacts.tsx';
import type { ObjectView } from './object-view.ts';

const text = (words: string) => ({ text: words, language: 'en' });
const object = {
  type: text('Tile'),
  makers: [{ name: 'Ali', details: 'born 1200' }],
  date: null,
  place: text('Kashan, Iran'),
  culture: null,
  materials: [text('stonepaste'), text('a "quoted" glaze')],
  techniques: [],
  dimensions: null,
  accessionNumber: '1961.11',
  creditLine: null,
  rights: { text: 'CC0 1.0', language: 'en' },
  rightsUri: 'https://creativecommons.org/publicdomain/zero/1.0/',
  onView: true,
  location: text('Gallery 2'),
  recordUrl: null,
} as unknown as ObjectView;

const searchOf = (name: string) =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams.get('words');

test('facts lead to the objects of which the same is said', () => {
  showPiece(<ObjectFacts of={object} collections={[]} />);
  expect(searchOf('Tile')).toBe('type:"Tile"');
  expect(searchOf('Kashan, Iran')).toBe('place:"Kashan" place:"Iran"');
  expect(searchOf('Ali')).toBe('maker:"Ali"');
  expect(searchOf('a "quoted" glaze')).toBe('material:"a  quoted  glaze"');
});

test('rights lead to their statement, and what is not known is not named', () => {
  showPiece(<ObjectFacts of={object} collections={[]} />);
  expect(screen.getByRole('link', { name: 'CC0 1.0' }).getAttribute('rel')).toContain('license');
  expect(screen.queryByText('Culture')).toBeNull();
  expect(screen.getByText('Gallery 2')).toBeDefined();
});
