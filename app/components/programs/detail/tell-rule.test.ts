import { expect, test } from 'vitest';
import english from '#locales/en/events.json';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { tellRule } from './tell-rule.ts';

const timeZone = 'Pacific/Honolulu';
const instant = new Date('2027-03-10T20:00:00Z');
const clock = { instant, timeZone, now: toMuseumTime(instant, timeZone), settings: null };
/** From 2 to 4 pm of the day before, as the museum's clock shows it. */
const time = (day: number, from = '00') => ({
  startsAt: `2027-03-${day}T${from}:00:00Z`,
  endsAt: `2027-03-${day}T02:00:00Z`,
  isFullyBooked: false,
  isCancelled: false,
});
const days = [12, 13, 14, 15, 16, 17, 18, 19];
const tell = (times: ReturnType<typeof time>[]) =>
  tellRule(times, clock, 'en', english)?.replaceAll('\u00a0', ' ');

test('what is held every day at the same hours is one sentence, with the days left out', () => {
  expect(tell(days.map((day) => time(day)))).toBe('Every day until March 18, 2–\u20604 pm');
  expect(tell(days.filter((day) => day !== 14).map((day) => time(day)))).toBe(
    'Every day until March 18, 2–\u20604 pm, except March 13',
  );
});

test('an evening is named, and no end where only the calendar ends', () => {
  const evening = (at: number) => {
    // 5:40 pm of the museum's day.
    const startsAt = new Date(Date.UTC(2027, 2, 12 + at, 3, 40)).toISOString();
    const endsAt = new Date(Date.UTC(2027, 2, 12 + at, 4, 10)).toISOString();
    return { startsAt, endsAt, isFullyBooked: false, isCancelled: false };
  };
  const evenings = (count: number) => Array.from({ length: count }, (_, at) => evening(at));
  expect(tell(evenings(8))).toBe('Every evening until March 18, 5:40–\u20606:10 pm');
  expect(tell(evenings(45))).toBe('Every evening, 5:40–\u20606:10 pm');
});

test('few times, other hours and long gaps are told time by time', () => {
  expect(tell(days.slice(0, 4).map((day) => time(day)))).toBeUndefined();
  expect(tell(days.map((day) => time(day, day === 15 ? '01' : '00')))).toBeUndefined();
  expect(tell([...days.map((day) => time(day)), time(28)])).toBeUndefined();
});
