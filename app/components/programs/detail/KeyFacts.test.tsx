import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { KeyFacts } from './KeyFacts.tsx';

const facts = { when: 'Sunday, December 13, 11 am', where: null, offer: null };

test('what is canceled says so at the foot of the picture, with its date struck out', () => {
  showPiece(<KeyFacts {...facts} status="Canceled" isOff />);
  expect(screen.getByText(facts.when).tagName).toBe('S');
  expect(screen.getByText('Canceled')).toBeDefined();
});

test('a date that stands is not struck out', () => {
  showPiece(<KeyFacts {...facts} />);
  expect(screen.getByText(facts.when).tagName).toBe('P');
});
