import { expect, test } from 'vitest';
import type { MuseumClock } from '#app/museum-clock.ts';
import englishEvents from '#locales/en/events.json' with { type: 'json' };
import englishActions from '#locales/en/programActions.json' with { type: 'json' };
import spanishEvents from '#locales/es/events.json' with { type: 'json' };
import spanishActions from '#locales/es/programActions.json' with { type: 'json' };
import hawaiianEvents from '#locales/haw/events.json' with { type: 'json' };
import hawaiianActions from '#locales/haw/programActions.json' with { type: 'json' };
import type { Slot, SlotState } from '#services/reservations/contract.ts';
import type { Language } from '#shared/languages/languages.ts';
import {
  describeOffer,
  describeSlot,
  findTour,
  offerAdmission,
  offerTour,
} from './describe-offer.ts';

const english = { ...englishEvents, actions: englishActions };
const spanish = { ...spanishEvents, actions: spanishActions };
const hawaiian = { ...hawaiianEvents, actions: hawaiianActions };

const today = { year: 2026, month: 11, day: 23 };
const clock = {
  now: { date: today, hour: 9, minute: 0 },
  instant: new Date('2026-11-23T19:00:00Z'),
  timeZone: 'Pacific/Honolulu',
  settings: {
    reservations: { daysAhead: 41 },
    openingHours: [{ day: 'friday', opens: '10:00', closes: '20:00' }],
    exceptionalHours: [{ date: '2026-12-25', endDate: '2026-12-25', opens: null, closes: null }],
  },
} as unknown as MuseumClock;
const offer = (day: typeof today) => offerAdmission(day, clock, 'en', english);

test('today leads to the tickets, a day in reach to its own times', () => {
  expect(offer(today).action?.link.href).toBe('/tickets');
  expect(offer({ year: 2026, month: 12, day: 12 })).toMatchObject({
    action: { text: 'Tickets', link: { href: '/tickets?offer=admission&day=2026-12-12#times' } },
    hint: null,
  });
});

test('after the last entry of a day its tickets are offered no more', () => {
  const friday = { year: 2026, month: 11, day: 27 };
  const at = (hour: number, minute: number, exceptionalHours: readonly object[] = []) => {
    const openingHours = [{ day: 'friday', opens: '10:00', closes: '20:00', lastEntry: '19:00' }];
    const settings = { ...clock.settings, openingHours, exceptionalHours };
    const late = { ...clock, now: { date: friday, hour, minute }, settings };
    return offerAdmission(friday, late as unknown as MuseumClock, 'en', english, '17:30');
  };
  expect(at(18, 59).action).not.toBeNull();
  // The gate lets in for a quarter of an hour.
  const { closed } = english.actions;
  expect(at(19, 0)).toEqual({ action: null, hint: closed });
  expect(at(19, 14)).toEqual({ action: null, hint: closed });
  expect(at(19, 15)).toEqual({ action: null, hint: 'Last entry has passed' });
  const longer = { date: '2026-11-27', endDate: '2026-11-27', opens: '10:00', closes: '22:00' };
  expect(at(19, 15, [longer]).action).not.toBeNull();
});

test('a day that cannot be reserved yet says from when it can be', () => {
  expect(offer({ year: 2027, month: 1, day: 3 }).action).not.toBeNull();
  expect(offer({ year: 2027, month: 1, day: 4 })).toEqual({
    action: null,
    hint: 'Tickets from November\u00a024',
  });
  expect(offer({ year: 2027, month: 2, day: 27 }).hint).toBe('Tickets from January\u00a017, 2027');
});

const program = { uid: 'float-a-color', status: 'scheduled', booking: null } as const;
const evening = (
  date: string,
  priceLabel: string,
  href: string | null = null,
  language: Language = 'en',
  messages: typeof english = english,
) =>
  describeOffer(
    {
      ...program,
      priceLabel: { text: priceLabel, language: 'en' },
      booking: href === null ? null : { href, isExternal: false, text: null },
    },
    { startsAt: `${date}T21:00:00Z`, endsAt: null, isFullyBooked: false, isCancelled: false },
    null,
    clock,
    language,
    messages,
  );

test('places at our own desk are told from when on there are some, else on their own day', () => {
  const desk = (date: string) => evening(date, '$35, materials included', '/tickets');
  expect(desk('2027-01-17')).toMatchObject({
    price: { text: '$35' },
    action: null,
    hint: 'Reservations open December\u00a07',
  });
  expect(desk('2026-12-12').action?.link.href).toBe(
    '/tickets?offer=float-a-color&day=2026-12-12#times',
  );
  const told = ([language, messages]: readonly [Language, typeof english]) =>
    evening('2027-01-17', '$35', '/tickets', language, messages).hint;
  expect(told(['es', spanish])).toBe('Reservas desde el 7\u00a0de\u00a0diciembre');
  expect(told(['haw', hawaiian])).toMatch(/^Hiki ke hoʻopaʻa mai .*7/);
});

test('what is booked elsewhere leads there, however long before', () => {
  const { action } = evening('2027-03-17', '$35', 'https://booking.example/');
  expect(action?.link.href).toBe('https://booking.example/');
});

test('no tickets are offered for a day on which the house is closed', () => {
  expect(evening('2026-12-18', 'With admission').action?.text).toBe('Tickets');
  expect(evening('2026-12-25', 'With admission')).toEqual({
    price: null,
    places: null,
    action: null,
    hint: 'The house is closed on this day',
  });
});

const tell = (state: SlotState, startsAt = '2026-11-23T23:30:00Z') =>
  describeSlot(
    { id: 'house-tour@2026-11-23T13:30', startsAt, state, left: 3 } as Slot,
    { instant: new Date('2026-11-23T23:00:00Z'), settings: null },
    'en',
    english,
  );

test('each state of a time says what one can do, but for a time that is not held', () => {
  const states: SlotState[] = ['open', 'few', 'sold-out', 'over', 'cancelled'];
  const told = states.map((state) => tell(state).action?.text ?? tell(state).hint);
  const closed = 'Online booking has closed; ask at the desk';
  expect(told).toEqual(['Reserve', 'Reserve', 'Waiting list', closed, null]);
});

test('before the house opens nobody is sent to its desk', () => {
  const { settings } = clock;
  const hintOf = (time: string, startsAt: string) =>
    describeSlot(
      { id: `tour@2026-11-27T${time}`, date: '2026-11-27', time, startsAt, state: 'over' } as Slot,
      { instant: new Date('2026-11-27T18:30:00Z'), settings },
      'en',
      english,
    ).hint;
  const atStart = 'Online booking has closed; come to the meeting place';
  expect(hintOf('09:00', '2026-11-27T19:00:00Z')).toBe(atStart);
  expect(hintOf('10:00', '2026-11-27T20:00:00Z')).toBe(atStart);
  expect(hintOf('10:30', '2026-11-27T20:30:00Z')).toBe(english.actions.closed);
});

test('what has begun and takes nobody else says that it is under way', () => {
  expect(tell('over', '2026-11-23T22:30:00Z')).toMatchObject({
    hint: 'Under way',
    action: null,
    isUnderWay: true,
  });
});

test('what is seen with a tour only leads to it, with its price', () => {
  const tickets = [
    { uid: 'house-tour', kind: 'guided_tour', price: 30 },
    { uid: 'general-admission', kind: 'admission', price: 18 },
  ] as const;
  expect(findTour({ ticketType: 'general-admission' }, tickets)).toBeNull();
  const tour = findTour({ ticketType: 'house-tour' }, tickets);
  if (!tour) throw new Error('The tour was not found');
  const name = { text: 'Visita a la casa', language: 'es' };
  expect(offerTour({ ...tour, name, currency: 'USD' }, spanish)).toMatchObject({
    price: { text: 'Visita a la casa, $30', language: 'es' },
    action: { link: { href: '/tickets?offer=house-tour#calendar' } },
  });
});

test('the tickets of an evening are those that let one in before it begins', () => {
  expect(evening('2026-12-18', 'With admission').action?.link.href).toBe(
    '/tickets?offer=admission&day=2026-12-18&by=11%3A00#times',
  );
});

test('several times of a day promise a party no more places than one of them has', () => {
  const slots = (...left: number[]) =>
    new Map(
      left.map((count, at) => [
        `house-tour@${at}`,
        {
          id: `house-tour@${at}`,
          offer: 'house-tour',
          date: '2026-11-28',
          state: 'open',
          left: count,
        },
      ]),
    ) as never;
  const tour = {
    uid: 'house-tour',
    name: { text: 'House tour', language: 'en' },
    price: 30,
    currency: 'USD',
  };
  const day = { year: 2026, month: 11, day: 28 };
  const tellTour = (...left: number[]) =>
    offerTour(tour, english, { day, slots: slots(...left) }).places?.text;
  expect(tellTour(12, 10)).toBe('Up to 12 places left at a time');
  expect(tellTour(12)).toBe('12 places left');
});
