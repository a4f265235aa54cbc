import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '../show-piece.test-support.tsx';
import { PageHeader } from './PageHeader.tsx';

test('no label says the title again', () => {
  showPiece(<PageHeader label="Shop" title="Shop" lead="Things made slowly." />);
  expect(screen.getAllByText('Shop')).toHaveLength(1);
});

test('a label that says the section stands above the title', () => {
  showPiece(<PageHeader label="Visit" title="Tickets" />);
  expect(screen.getByText('Visit')).toBeTruthy();
});

test('a word with a hyphen stays whole in a title, and is read as one', () => {
  showPiece(<PageHeader title="Draw a ten-fold star" />);
  const title = screen.getByRole('heading', { level: 1, name: 'Draw a ten-fold star' });
  expect(title.querySelector('span span')?.textContent).toBe('ten-fold');
});

test('the page’s bar stands above it, dark on light', () => {
  const { container } = showPiece(<PageHeader title="Tickets" />);
  expect(container.querySelector('header')?.dataset.opening).toBe('light');
});

test('a Hawaiian article begins the line of its noun', () => {
  showPiece(<PageHeader title={{ text: 'He hale no ka wai', language: 'haw' }} />);
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.textContent).toBe('He hale no ka wai');
  expect([...title.querySelectorAll('span span span')].map((held) => held.textContent)).toEqual([
    'He hale',
    'ka wai',
  ]);
});
