import { expect, test } from 'vitest';
import type { MuseumClock } from '#app/museum-clock.ts';
import english from '#locales/en/events.json' with { type: 'json' };
import type { Slot, SlotState } from '#services/reservations/contract.ts';
import { describeSlot, offerAdmission } from './describe-offer.ts';

const today = { year: 2026, month: 11, day: 23 };
const clock = {
  now: { date: today, hour: 9, minute: 0 },
  instant: new Date('2026-11-23T19:00:00Z'),
  timeZone: 'Pacific/Honolulu',
  settings: { reservations: { daysAhead: 41 } },
} as unknown as MuseumClock;
const offer = (day: typeof today) => offerAdmission(day, clock, 'en', english);

test('today leads to the tickets, a day in reach to its own times', () => {
  expect(offer(today).action?.link.href).toBe('/tickets');
  expect(offer({ year: 2026, month: 12, day: 12 })).toMatchObject({
    action: { text: 'Tickets', link: { href: '/tickets?offer=admission&day=2026-12-12#times' } },
    hint: null,
  });
});

test('a day that cannot be reserved yet says from when it can be', () => {
  expect(offer({ year: 2027, month: 1, day: 3 }).action).not.toBeNull();
  expect(offer({ year: 2027, month: 1, day: 4 })).toEqual({
    action: null,
    hint: 'Tickets from November\u00a024, 2026',
  });
  expect(offer({ year: 2027, month: 2, day: 27 }).hint).toBe('Tickets from January\u00a017, 2027');
});

const tell = (state: SlotState) =>
  describeSlot({ id: 'house-tour@2026-11-23T13:30', state, left: 3 } as Slot, 'en', english);

test('each state of a time says what one can do, but for a time that is not held', () => {
  const states: SlotState[] = ['open', 'few', 'sold-out', 'over', 'cancelled'];
  const told = states.map((state) => tell(state).action?.text ?? tell(state).hint);
  const closed = 'Online booking has closed; ask at the desk';
  expect(told).toEqual(['Reserve', 'Reserve', 'Waiting list', closed, null]);
});
