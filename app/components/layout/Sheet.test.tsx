import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { Sheet } from './Sheet.tsx';

test('a sheet has a way out above and one below, which without scripts lead to the page', async () => {
  const close = vi.fn();
  showPiece(
    <Sheet title="Filters" done="Show 42" address="/es/whats-on?kind=tour" onClose={close}>
      what is chosen
    </Sheet>,
  );
  expect(await screen.findByRole('heading', { name: 'Filters' })).toBeDefined();
  for (const name of ['Close', 'Show 42']) {
    const way = screen.getByRole('link', { name });
    expect(way.getAttribute('href')).toBe('/es/whats-on?kind=tour');
    way.click();
  }
  expect(close).toHaveBeenCalledTimes(2);
});

test('a sheet that scripts opened is closed by buttons', async () => {
  showPiece(
    <Sheet title="Filters" done="Show 42" onClose={() => {}}>
      what is chosen
    </Sheet>,
  );
  expect(await screen.findAllByRole('button')).toHaveLength(2);
});
