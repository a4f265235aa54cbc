import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
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
    '/collection/explore-the-collection?q=teapot&type=vessel',
  );
  expect(container.querySelectorAll('p')).toHaveLength(1);
});

test('what was forgiven is said; words taken as they stand need no note', () => {
  const similar = showPiece(<MatchNote of={found('similar', null)} />);
  expect(similar.container.textContent).not.toBe('');
  const exact = showPiece(<MatchNote of={found('exact', null)} />);
  expect(exact.container.textContent).toBe('');
});

test('what was searched instead is said in place of a question', () => {
  const { container } = showPiece(
    <MatchNote of={{ ...found('similar', 'teapots'), searchedAs: 'teapot' }} />,
  );
  expect(container.textContent).toBe('Showing results for teapot');
});

test('what the records cannot say is said', () => {
  showPiece(<MatchNote of={{ ...found('partial', null), unanswerable: 'women' }} />);
  expect(screen.getByText(/do not say which makers are women/)).toBeDefined();
});
