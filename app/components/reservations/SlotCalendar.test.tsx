import { expect, test } from 'vitest';
import english from '#locales/en/tickets.json';
import { showPiece } from '../show-piece.test-support.tsx';
import { toCalendarView } from './calendar-view.ts';
import { SlotCalendar } from './SlotCalendar.tsx';
import { toTicketsHref } from './tickets-href.ts';

const dates = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-12-${day}`);

function showCalendar(chosen: string | null) {
  const view = toCalendarView(
    {
      timeZone: 'Pacific/Honolulu',
      from: '2026-12-01',
      to: '2026-12-07',
      holdMinutes: 10,
      waitingOfferHours: 24,
      offers: [
        {
          uid: 'admission',
          kind: 'admission',
          title: { en: 'Admission' },
          durationMinutes: 60,
          minQuantity: 1,
          maxQuantity: 8,
          isDaylightOnly: false,
          tickets: [],
        },
      ],
      offer: 'admission',
      days: dates.map((date, index) => ({
        date,
        state: index % 2 === 1 ? 'closed' : 'open',
        left: index % 2 === 1 ? 0 : 10,
        slots: [],
        freeTickets: [],
      })),
    },
    { language: 'en', messages: english.reserve, day: chosen, toHref: toTicketsHref },
  );
  if (!view) throw new Error('There is no calendar.');
  return showPiece(<SlotCalendar of={view} />);
}

const listSoon = () =>
  [...document.querySelectorAll('[data-soon] .slot-number')].map(({ textContent }) => textContent);

test('three days that can be chosen stand below each other where letters are large', async () => {
  await showCalendar(null);
  expect(listSoon()).toEqual(['1', '3', '5']);
});

test('the chosen one stands with its open neighbors', async () => {
  await showCalendar('2026-12-05');
  expect(listSoon()).toEqual(['3', '5', '7']);
});

test('days of the first week that have passed keep their numbers, and nothing else', async () => {
  await showCalendar(null);
  const past = [...document.querySelectorAll('[data-state="outside"]')].slice(0, 2);
  expect(past.map(({ textContent }) => textContent)).toEqual(['29', '30']);
  expect(document.querySelectorAll('[data-state="outside"] a')).toHaveLength(0);
});
