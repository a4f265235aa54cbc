import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

test('who is lost can search from there', () => {
  showPiece(<NotFoundScreen />);
  const field = screen.getByRole('searchbox', { name: 'Search' }) as HTMLInputElement;
  expect(field.name).toBe('q');
  expect(field.form?.getAttribute('action')).toBe('/search-results');
  expect(field.form?.method).toBe('get');
});
