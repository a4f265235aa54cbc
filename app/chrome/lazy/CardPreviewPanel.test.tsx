import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CardPreview } from '../../components/cards/card-preview.ts';
import { showPiece } from '../../components/show-piece.test-support.tsx';
import CardPreviewPanel from './CardPreviewPanel.tsx';

const preview = {
  title: 'Light through a screen',
  image: '/images/scenes/court.webp',
  dateLabel: null,
} as CardPreview;

test('the picture that the card shows is used, in the size that is there', () => {
  const shown = document.createElement('img');
  Object.defineProperties(shown, {
    complete: { value: true },
    currentSrc: { value: 'http://localhost/images/scenes/court.webp?w=320' },
  });
  document.body.append(shown);
  const { container } = showPiece(<CardPreviewPanel of={preview} />);
  expect(screen.getByText('Light through a screen')).toBeDefined();
  expect(container.querySelector('img')?.getAttribute('src')).toBe(
    'http://localhost/images/scenes/court.webp?w=320',
  );
  shown.remove();
});

test('without it a size of the picture is asked for, and without a picture the title stands alone', () => {
  const { container, rerender } = showPiece(<CardPreviewPanel of={preview} />);
  expect(container.querySelector('img')?.getAttribute('src')).toContain('court.webp?auto');
  rerender(<CardPreviewPanel of={{ ...preview, image: null }} />);
  expect(container.querySelector('img')).toBeNull();
});
