import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { ProgramTimes } from './ProgramTimes.tsx';

test('later dates are a drawer whose list has the same name as it', () => {
  const times = Array.from({ length: 7 }, (_, at) => ({
    text: `December ${at + 1}`,
    dateTime: `2026-12-0${at + 1}`,
    status: null,
    isOpen: true,
    offer: null,
  }));
  showPiece(<ProgramTimes times={times} label="Dates" />);
  expect(screen.getByText('3 more dates').tagName).toBe('SUMMARY');
  expect(
    screen
      .getAllByRole('list', { hidden: true })
      .map((list) => list.ariaLabel ?? list.getAttribute('aria-label')),
  ).toEqual(['Dates', '3 more dates']);
});
