import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '#app/components/show-piece.tsx';
import { MatchNote } from './ExploreEmpty.tsx';
import type { ExploreData } from './load-explore.ts';

const found = (match: ExploreData['match'], didYouMean: string | null) =>
  ({
    query: { words: 'tea pot', type: ['vessel'], page: 3 },
    match,
    didYouMean,
  }) as unknown as ExploreData;

test('words that the records write together are offered also where something was found', () => {
  const { container } = showPiece(<MatchNote of={found('exact', 'teapot')} />);
  expect(screen.getByRole('link', { name: 'teapot' }).getAttribute('href')).toBe(
    '/collection/explore-the-collection?words=teapot&type=vessel',
  );
  expect(container.querySelectorAll('p')).toHaveLength(1);
});

test('what was forgiven is said; words taken as they stand need no note', () => {
  const similar = showPiece(<MatchNote of={found('similar', null)} />);
  expect(similar.container.textContent).not.toBe('');
  const exact = showPiece(<MatchNote of={found('exact', null)} />);
  expect(exact.container.textContent).toBe('');
});

test('a time in words is offered as years', () => {
  const byYears = { href: '/collection/explore-the-collection?yearFrom=1601', label: '1601 (4)' };
  showPiece(<MatchNote of={{ ...found('exact', null), byYears }} />);
  expect(screen.getByRole('link', { name: '1601 (4)' })).toBeDefined();
});
