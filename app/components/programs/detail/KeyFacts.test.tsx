import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { NextDate } from './NextDate.tsx';

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

test('a full date leads to its waiting list, and beside it to the next date that has places', () => {
  const toOffer = (text: string, href: string, places: string | null) => ({
    ...{ price: null, hint: null, places: places === null ? null : { text: places, isFew: false } },
    action: { text, link: { href, isExternal: false, text: null } },
  });
  const next = {
    ...{ text: 'Friday, December 4, 6 pm', dateTime: '2026-12-05T04:00:00Z', month: '', day: '' },
    ...{ hours: '', status: null, isOpen: true },
    offer: toOffer('Reserve', '/tickets?day=2026-12-04', '12 places left'),
  };
  const offer = toOffer('Join the waiting list', '/tickets/wait/1', null);
  showPiece(
    <KeyFacts {...facts} status="Sold out" offer={offer}>
      <NextDate of={next} />
    </KeyFacts>,
  );
  expect(screen.getByText(facts.when)).toBeDefined();
  const wait = screen.getByRole('link', { name: 'Join the waiting list' });
  // By this the bar of phones knows that it need not offer tickets (`TodayBar.module.css`).
  expect(wait.closest('[data-tickets-here]')).not.toBeNull();
  expect(screen.getByText('Next date')).toBeDefined();
  expect(screen.getByText(/12 places left/)).toBeDefined();
  const reserve = screen.getByRole('link', { name: `Reserve: ${next.text}` });
  expect(reserve.getAttribute('href')).toBe('/tickets?day=2026-12-04');
});
