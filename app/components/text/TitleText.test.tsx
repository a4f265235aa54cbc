import { expect, test } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { TitleText } from './TitleText.tsx';

test('a title whose compounds stay whole is one piece for a line that lays out its parts', () => {
  const { container } = showPiece(
    <a href="/">
      <TitleText of="Draw a ten-fold star" />
    </a>,
  );
  const link = container.querySelector('a');
  expect(link?.textContent).toBe('Draw a ten-fold star');
  expect(link?.childNodes).toHaveLength(1);
});
