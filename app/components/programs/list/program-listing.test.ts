import { expect, test } from 'vitest';
import type { MuseumClock } from '#app/museum-clock.ts';
import englishEvents from '#locales/en/events.json' with { type: 'json' };
import englishActions from '#locales/en/programActions.json' with { type: 'json' };
import spanishEvents from '#locales/es/events.json' with { type: 'json' };
import spanishActions from '#locales/es/programActions.json' with { type: 'json' };
import type { ProgramTime } from '#services/content-management/contract.ts';
import type { Slot, SlotState } from '#services/reservations/contract.ts';
import { type AnyProgram, toProgramItem } from './program-listing.ts';

const english = { ...englishEvents, actions: englishActions };
const spanish = { ...spanishEvents, actions: spanishActions };
const clock = {
  now: { date: { year: 2026, month: 11, day: 26 }, hour: 9, minute: 0 },
  instant: new Date('2026-11-26T19:00:00Z'),
  timeZone: 'Pacific/Honolulu',
  settings: null,
} as unknown as MuseumClock;
const at = (date: string, hour: number, more: Partial<ProgramTime> = {}): ProgramTime => ({
  startsAt: `${date}T${hour}:00:00-10:00`,
  endsAt: `${date}T${hour + 1}:00:00-10:00`,
  isFullyBooked: false,
  isCancelled: false,
  ...more,
});
const toProgram = (times: readonly ProgramTime[]) =>
  ({
    id: 'lamps',
    uid: 'lamps',
    type: 'event',
    href: '/whats-on/events/lamps',
    title: { text: 'The house after hours', language: 'en' },
    status: 'scheduled',
    priceLabel: null,
    booking: null,
    times,
  }) as unknown as AnyProgram;
const slotsOf = (states: Readonly<Record<string, SlotState>>) =>
  new Map(Object.entries(states).map(([id, state]) => [id, { id, state, left: 4 } as Slot]));

test('a day on which it is not held is no day to come on', () => {
  const isOff = (time: ProgramTime, status = 'scheduled') =>
    toProgramItem({ ...toProgram([time]), status } as AnyProgram, time, clock, 'en', english, null)
      .isOff;
  expect(isOff(at('2026-11-27', 18))).toBe(false);
  expect(isOff(at('2026-11-27', 18, { isFullyBooked: true }))).toBe(false);
  expect(isOff(at('2026-11-27', 18, { isCancelled: true }))).toBe(true);
  expect(isOff(at('2026-11-27', 18), 'postponed')).toBe(true);
});

test('what is full says when there is room again, and leads there', () => {
  const times = [
    at('2026-11-27', 18),
    at('2026-12-03', 18, { isCancelled: true }),
    at('2026-12-04', 18),
    at('2026-12-11', 18),
  ];
  const slots = slotsOf({
    'lamps@2026-11-27T18:00': 'sold-out',
    'lamps@2026-12-04T18:00': 'sold-out',
    'lamps@2026-12-11T18:00': 'few',
  });
  const first = times[0] ?? null;
  const row = toProgramItem(toProgram(times), first, clock, 'en', english, slots);
  expect(row.status).toBe('Sold out');
  expect(row.offer?.next).toEqual({
    text: 'Next with room: Fri, Dec\u00a011, 6–\u20607\u00a0pm',
    link: { href: '/whats-on/events/lamps?day=2026-12-11', isExternal: false, text: null },
  });
  const inSpanish = toProgramItem(toProgram(times), first, clock, 'es', spanish, slots);
  expect(inSpanish.offer?.next?.text).toMatch(
    /^Próxima con plazas: vie 11\sdic, 6–\u20607\sp\.\sm\.$/,
  );
});

test('of the same day it says the hours alone; nothing where there is none', () => {
  const full = at('2026-11-27', 15, { isFullyBooked: true });
  const tell = (times: readonly ProgramTime[]) =>
    toProgramItem(toProgram(times), full, clock, 'en', english, null).offer?.next?.text;
  expect(tell([full, at('2026-11-27', 18)])).toBe('Next with room: 6–\u20607\u00a0pm');
  expect(tell([full, at('2026-12-04', 18, { isFullyBooked: true })])).toBeUndefined();
});
