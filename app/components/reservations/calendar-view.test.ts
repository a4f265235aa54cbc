import { describe, expect, test } from 'vitest';
import english from '#locales/en/tickets.json';
import spanish from '#locales/es/tickets.json';
import type { Availability, Day, Offer, Slot } from '#services/reservations/contract.ts';
import { type CalendarView, toCalendarView } from './calendar-view.ts';
import { toRefusalView } from './refusal-view.ts';
import { formatTotal, listPeople } from './reserve-messages.ts';
import { toTicketsHref } from './tickets-href.ts';

const offer: Offer = {
  uid: 'house-tour',
  kind: 'guided_tour',
  title: { en: 'House tour', es: 'Visita a la casa' },
  durationMinutes: 75,
  minQuantity: 1,
  maxQuantity: 8,
  isDaylightOnly: false,
  tickets: [
    { uid: 'house-tour', name: { en: 'Adults' }, audience: null, price: 30, currency: 'USD' },
    { uid: 'children', name: { en: 'Children' }, audience: null, price: 0, currency: 'USD' },
  ],
};

const slot = (date: string, time: string, left: number, state: Slot['state']): Slot => ({
  id: `house-tour@${date}T${time}`,
  offer: 'house-tour',
  date,
  time,
  startsAt: `${date}T20:30:00.000Z`,
  endsAt: `${date}T21:45:00.000Z`,
  language: { en: 'Spanish', es: 'Español' },
  capacity: 12,
  left,
  state,
});

const day = (date: string, state: Day['state'], slots: Slot[] = []): Day => ({
  date,
  state,
  left: slots.reduce((sum, { left }) => sum + left, 0),
  slots,
  freeTickets: [],
});

/** Saturday, November 28, 2026 and the four days after it. */
const availability: Availability = {
  timeZone: 'Pacific/Honolulu',
  from: '2026-11-28',
  to: '2026-12-02',
  holdMinutes: 10,
  waitingOfferHours: 24,
  offers: [offer],
  offer: 'house-tour',
  days: [
    day('2026-11-28', 'open', [slot('2026-11-28', '10:30', 7, 'open')]),
    day('2026-11-29', 'few', [slot('2026-11-29', '10:30', 1, 'few')]),
    day('2026-11-30', 'closed'),
    day('2026-12-01', 'sold-out', [slot('2026-12-01', '10:30', 0, 'sold-out')]),
    day('2026-12-02', 'none'),
  ],
};

const view = (chosen: string | null = null) =>
  toCalendarView(availability, {
    language: 'en',
    messages: english.reserve,
    day: chosen,
    toHref: toTicketsHref,
  });

const daysOf = (weeks: CalendarView['weeks']) => weeks.flat().filter((cell) => cell !== null);

describe('the calendar', () => {
  test('says up to which day there are times', () => {
    expect(view()?.until).toBe('Places can be reserved up to December\u00A01, 2026.');
  });

  test('explains the looks that its days have, apart from those of later weeks', () => {
    const legendOf = (days: readonly Day[]) =>
      toCalendarView(
        { ...availability, days: [...days] },
        { language: 'en', messages: english.reserve, day: null, toHref: toTicketsHref },
      )?.legend.map(({ look, isFar }) => `${look}${isFar ? ' later' : ''}`);
    const later = Array.from({ length: 18 }, (_, at) => day(`2026-12-${10 + at}`, 'closed'));
    expect(legendOf(availability.days)).toEqual(['open', 'half', 'full', 'none', 'closed']);
    expect(legendOf(availability.days.slice(2, 3))).toEqual(['closed']);
    expect(legendOf([...later, ...availability.days.slice(0, 2)])).toEqual([
      'open later',
      'half later',
      'closed',
    ]);
  });

  test('says on which day the house closes early, and why', () => {
    const saturday = { day: 'saturday', opens: '10:00', closes: '17:00' };
    const early = {
      date: '2026-11-28',
      endDate: '2026-11-28',
      opens: '10:00',
      closes: '14:00',
      reason: { text: 'A concert', language: 'en' },
    };
    const earlyOn = (exceptions: readonly (typeof early)[]) =>
      toCalendarView(availability, {
        language: 'en',
        messages: english.reserve,
        day: '2026-11-28',
        hours: { openingHours: [saturday], exceptionalHours: exceptions },
        toHref: toTicketsHref,
      })?.day?.early;
    expect(earlyOn([early])).toEqual({
      text: 'The house closes at 2\u00a0pm on this day.',
      reason: early.reason,
    });
    expect(earlyOn([])).toBeNull();
    expect(earlyOn([{ ...early, closes: '20:00' }])).toBeNull();
  });

  test('keeps a day where it was pressed in whichever of the weeks that are seen it is', () => {
    const days = Array.from({ length: 35 }, (_, at) =>
      day(at < 3 ? `2026-11-${28 + at}` : `2026-12-${String(at - 2).padStart(2, '0')}`, 'open'),
    );
    const nearOf = (chosen: string) =>
      toCalendarView(
        { ...availability, days },
        { language: 'en', messages: english.reserve, day: chosen, toHref: toTicketsHref },
      )?.near;
    expect(nearOf('2026-11-28')).toEqual({ from: 0, until: 2 });
    expect(nearOf('2026-12-01')).toEqual({ from: 0, until: 2 });
    expect(nearOf('2026-12-08')).toEqual({ from: 2, until: 4 });
    expect(nearOf('2026-12-15')).toEqual({ from: 2, until: 4 });
  });

  test('has whole weeks from Sunday on, with the months where they begin, and leaves out those that have passed or are not on sale yet', () => {
    const weeks = view()?.weeks ?? [];
    expect(weeks.map((week) => week.map((cell) => cell?.number ?? '–').join(' '))).toEqual([
      '– – – – – – 28',
      '29 30 1 2 – – –',
    ]);
    expect(daysOf(weeks).map(({ month }) => month)).toContain('Dec');
  });

  test('says why a day has no times, and which has places after it', () => {
    const monday = { ...availability.days[2], date: '2026-11-27' } as Day;
    const open = toCalendarView(
      { ...availability, days: [monday, ...availability.days] },
      { language: 'en', messages: english.reserve, day: monday.date, toHref: toTicketsHref },
    );
    expect(open?.day?.none).toEqual({
      text: 'The house is closed on this day.',
      next: {
        text: 'Next with room: Saturday, November\u00A028',
        href: '/tickets?offer=house-tour&day=2026-11-28#times',
      },
    });
    const [today, ...later] = availability.days;
    if (!today) throw new Error('no day');
    const slots = today.slots.map((slot) => ({ ...slot, state: 'over' as const }));
    const ended = toCalendarView(
      { ...availability, days: [{ ...today, state: 'over', slots }, ...later] },
      { language: 'en', messages: english.reserve, day: today.date, toHref: toTicketsHref },
    );
    expect(ended?.day?.none).toMatchObject({
      text: 'It is too late to reserve for this day.',
      next: { text: 'Next with room: Sunday, November\u00A029' },
    });
    const after = toCalendarView(availability, {
      ...{ language: 'en', messages: english.reserve, day: '2026-12-02' },
      toHref: toTicketsHref,
    });
    expect(after?.day?.none).toEqual({ text: english.reserve.times.none, next: null });
  });

  test('shows the first day with places as if it were chosen, where that is wanted', () => {
    const options = { language: 'en', messages: english.reserve, toHref: toTicketsHref } as const;
    const full = {
      ...availability,
      days: availability.days.map((one, at) =>
        at === 0 ? { ...one, state: 'over' as const } : one,
      ),
    };
    const proposed = toCalendarView(full, { ...options, day: null, proposesDay: true });
    expect(proposed?.day?.date).toBe('2026-11-29');
    expect(daysOf(proposed?.weeks ?? []).find(({ isChosen }) => isChosen)?.date).toBe('2026-11-29');
    // A day that cannot be shown is not replaced by another one.
    expect(
      toCalendarView(full, { ...options, day: '2027-11-29', proposesDay: true })?.day,
    ).toBeNull();
  });

  test('has the prices of its day', () => {
    const [first] = availability.days;
    const [ticket] = offer.tickets;
    if (!first || !ticket) throw new Error('no day');
    const priceOn = (freeTickets: string[]) =>
      toCalendarView(
        { ...availability, days: [{ ...first, freeTickets }] },
        {
          ...{ language: 'en', messages: english.reserve, toHref: toTicketsHref },
          day: first.date,
        },
      )?.offer.tickets[0];
    expect(priceOn([])).toMatchObject({ price: ticket.price });
    expect(priceOn([ticket.uid])).toMatchObject({ price: 0, priceText: 'Free' });
  });

  test('chooses the last entry up to the wanted time', () => {
    const chosenBy = (by: string | null) =>
      toCalendarView(availability, {
        ...{ language: 'en', messages: english.reserve, toHref: toTicketsHref },
        ...{ day: '2026-11-28', by },
      })?.day?.chosen;
    const times =
      availability.days[0]?.slots.filter(({ state }) => state === 'open' || state === 'few') ?? [];
    expect(chosenBy(null)).toBe(times[0]?.id);
    expect(chosenBy('00:00')).toBe(times[0]?.id);
    expect(chosenBy('23:59')).toBe(times.at(-1)?.id);
    expect(chosenBy(times[0]?.time ?? '')).toBe(times[0]?.id);
  });

  test('proposes the first free time in the language of the page, else the first free one', () => {
    const inEnglish = { en: 'English', es: 'Inglés', haw: 'ʻŌlelo Pelekania' };
    const inSpanish = { en: 'Spanish', es: 'Español', haw: 'ʻŌlelo Paniolo' };
    const at = (time: string, state: Slot['state'], language: Slot['language']) => ({
      ...slot('2026-11-28', time, 7, state),
      language,
    });
    const slots = [
      at('09:00', 'over', inSpanish),
      at('10:30', 'open', inEnglish),
      at('13:30', 'sold-out', inSpanish),
      at('15:00', 'few', inSpanish),
    ];
    const proposed = (language: 'en' | 'es' | 'haw') =>
      toCalendarView(
        { ...availability, days: [day('2026-11-28', 'open', slots)] },
        { language, messages: spanish.reserve, day: '2026-11-28', toHref: toTicketsHref },
      )?.day?.chosen;
    expect(proposed('en')).toBe('house-tour@2026-11-28T10:30');
    expect(proposed('es')).toBe('house-tour@2026-11-28T15:00');
    expect(proposed('haw')).toBe('house-tour@2026-11-28T10:30');
  });

  test('tells every day in words, and leads to those that have something to choose', () => {
    const cells = daysOf(view()?.weeks ?? []);
    expect(cells.map(({ label, href }) => `${label} ${href ?? '–'}`)).toEqual([
      'Today, Saturday, November\u00a028: 7 left /tickets?offer=house-tour&day=2026-11-28#times',
      'Sunday, November\u00a029: Only 1 /tickets?offer=house-tour&day=2026-11-29#times',
      'Monday, November\u00a030: Closed –',
      'Tuesday, December\u00a01: Sold out /tickets?offer=house-tour&day=2026-12-01#times',
      'Wednesday, December\u00a02: No times –',
    ]);
    // Only where places become few is there a line.
    expect(cells.map(({ fill }) => fill)).toEqual([null, 1, 0, 0, 0]);
    // How many are left is written on a day when there are few.
    expect(cells.map(({ word }) => word)).toEqual([
      null,
      'Only 1',
      'Closed',
      'Sold out',
      'No times',
    ]);
  });

  test('shows the times of the day in the address; a full one leads to its waiting list', () => {
    expect(view('2026-12-01')?.day).toEqual({
      date: '2026-12-01',
      early: null,
      title: 'Tuesday, December\u00a01',
      none: null,
      chosen: null,
      slots: [
        {
          id: 'house-tour@2026-12-01T10:30',
          part: null,
          before: '',
          time: '10:30\u00a0am',
          language: { text: 'Spanish', language: 'en' },
          word: 'Sold out',
          state: 'sold-out',
          isFree: false,
          short: 'Sold out',
          left: 0,
          shortage: 'Sold out.',
          waitHref: '/tickets/wait/house-tour%402026-12-01T10%3A30',
        },
      ],
    });
    expect(view('2027-01-01')?.day).toBeNull();
    expect(view('rubbish')?.day).toBeNull();
  });

  test('parts a day of many hours into morning, afternoon and evening, but where hours say it in words', () => {
    const hours = ['10:00', '11:00', '12:00', '13:00', '16:00', '17:00', '19:00'];
    const date = '2026-12-01';
    const ofDay = (states: Partial<Record<string, Slot['state']>>, language: 'en' | 'haw') =>
      toCalendarView(
        {
          ...availability,
          days: [
            day(
              date,
              'open',
              hours.map((at) => slot(date, at, 60, states[at] ?? 'open')),
            ),
          ],
        },
        { language, messages: english.reserve, day: date, toHref: toTicketsHref },
      )?.day?.slots.map(({ part }) => part);
    expect(ofDay({}, 'en')).toEqual(['Morning', null, 'Afternoon', null, null, 'Evening', null]);
    // The first of those that are still ahead begins its part.
    expect(ofDay({ '10:00': 'over' }, 'en')?.slice(1, 3)).toEqual(['Morning', 'Afternoon']);
    expect(new Set(ofDay({}, 'haw'))).toEqual(new Set([null]));
  });

  test('is none where nothing can be reserved', () => {
    const options = {
      language: 'en',
      messages: english.reserve,
      day: null,
      toHref: toTicketsHref,
    } as const;
    expect(toCalendarView({ ...availability, offers: [], offer: null }, options)).toBeNull();
  });
});

test('a no names the nearest times with enough places, in the language of the page', () => {
  const refusal = {
    reason: 'not-enough',
    left: 1,
    slot: null,
    offer,
    nearest: [slot('2026-11-29', '10:30', 3, 'open')],
  } as const;
  expect(toRefusalView(refusal, spanish.reserve, 'es')).toEqual({
    title: 'No hay plazas suficientes a esta hora',
    text: 'Plazas libres a esa hora: 1. Estas horas tienen suficientes:',
    times: [
      {
        label: 'Domingo 29\u00a0de\u00a0noviembre, 10:30\u00a0a.\u00a0m.',
        word: 'Quedan 3 plazas',
        href: '/tickets?offer=house-tour&day=2026-11-29#times',
      },
    ],
    wait: null,
    href: '/tickets?offer=house-tour#calendar',
  });
  const none = toRefusalView({ ...refusal, nearest: [] }, english.reserve, 'en');
  expect(none.text).toBe(english.reserve.refusals.none);
  const wanted = slot('2026-11-29', '13:30', 1, 'few');
  const lines = { 'house-tour': 2, children: 0 };
  const own = toRefusalView({ ...refusal, slot: wanted }, english.reserve, 'en', undefined, lines);
  expect(own.wait).toEqual({
    text: 'Join the waiting list',
    href: `/tickets/wait/${encodeURIComponent(wanted.id)}?places.house-tour=2`,
  });
});

test('people and what they pay are told ticket by ticket', () => {
  const lines = { children: 2, 'house-tour': 1 };
  expect(listPeople(offer, lines, 3, english.reserve, 'en')).toEqual([
    '1\u00a0×\u00a0Adults',
    '2\u00a0×\u00a0Children',
  ]);
  expect(formatTotal(offer, lines)).toBe('$30');
  expect(formatTotal(offer, { children: 2 })).toBeNull();
  expect(formatTotal(offer, { children: 2 }, 'Free')).toBe('Free');
});

test('weekdays in Hawaiian, which begin alike, are counted', () => {
  const view = toCalendarView(availability, {
    language: 'haw',
    messages: english.reserve,
    day: null,
    toHref: toTicketsHref,
  });
  expect(view?.weekdays.map(({ short }) => short)).toEqual([
    'LP',
    'P1',
    'P2',
    'P3',
    'P4',
    'P5',
    'P6',
  ]);
  expect(view?.weekdays[0]?.long).toBe('Lāpule');
});

test('an hour tells the eye how many places it has where a group would fill them', () => {
  const shortOf = (left: number) =>
    toCalendarView(
      {
        ...availability,
        days: [day('2026-11-28', 'open', [slot('2026-11-28', '10:30', left, 'open')])],
      },
      { language: 'en', messages: english.reserve, day: '2026-11-28', toHref: toTicketsHref },
    )?.day?.slots[0];
  expect(shortOf(20)).toMatchObject({ short: '20 left', word: '20 places left' });
  expect(shortOf(21)).toMatchObject({ short: null, word: '21 places left' });
});

test('a time to choose in Hawaiian is short to see and whole to hear', () => {
  const view = toCalendarView(availability, {
    language: 'haw',
    messages: english.reserve,
    day: '2026-12-01',
    toHref: toTicketsHref,
  });
  expect(view?.day?.slots[0]).toMatchObject({
    before: 'hola\u00a0',
    time: '10:30 kakahiaka',
  });
});
