import { expect, test } from 'vitest';
import english from '#locales/en/events.json';
import type { ProgramStatus, ProgramTime } from '#services/content-management/contract.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { describeTimes, noticeOf } from './describe-program.ts';

const timeZone = 'Pacific/Honolulu';
const instant = new Date('2027-03-10T20:00:00Z');
const clock = { instant, timeZone, now: toMuseumTime(instant, timeZone), settings: null };

const time = (day: string, change: Partial<ProgramTime> = {}): ProgramTime => ({
  startsAt: `2027-03-${day}T00:00:00Z`,
  endsAt: `2027-03-${day}T02:00:00Z`,
  isFullyBooked: false,
  isCancelled: false,
  ...change,
});
const program = (times: ProgramTime[], status: ProgramStatus = 'scheduled') => ({ times, status });

test('each time says in the museum’s zone when it is and what became of it', () => {
  const times = [
    time('03'),
    time('11'),
    time('13', { isFullyBooked: true }),
    time('20', { isCancelled: true }),
  ];
  const described = describeTimes(program(times), clock, 'en', english).map(
    ({ text, status, isOpen }) => [text.replaceAll('\u00a0', ' '), status, isOpen],
  );
  expect(described).toEqual([
    ['Today, Wednesday, March 10, 2–\u20604 pm', null, true],
    ['Friday, March 12, 2–\u20604 pm', 'Sold out', false],
    ['Friday, March 19, 2–\u20604 pm', 'Canceled', false],
  ]);
  // Where nothing is to come, what has been is told, and its notice says that it is over.
  const over = describeTimes(program([time('03')]), clock, 'en', english);
  expect(over.map(({ text, status }) => [text.replaceAll('\u00a0', ' '), status])).toEqual([
    ['Tuesday, March 2, 2–\u20604 pm', null],
  ]);
});

test('the program as a whole is over, off, put off or full only when nothing is left of it', () => {
  const full = { isFullyBooked: true };
  const off = { isCancelled: true };
  const of = (times: ProgramTime[], status?: ProgramStatus) =>
    noticeOf(program(times, status), instant);
  expect(of([time('03'), time('20')])).toBeNull();
  expect(of([time('03')])).toBe('ended');
  expect(of([time('20', full), time('21')])).toBeNull();
  expect(of([time('20', full), time('21', off)])).toBe('soldOut');
  expect(of([time('20', off)])).toBe('cancelled');
  expect(of([time('20')], 'postponed')).toBe('postponed');
  expect(of([time('03')], 'postponed')).toBe('ended');
  expect(of([], 'cancelled')).toBe('cancelled');
  expect(of([])).toBeNull();
});

test('a time is sold out where the service of reservations says so', () => {
  const offer = { price: null, places: null, action: null, hint: null, isSoldOut: true };
  const [told] = describeTimes(program([time('11')]), clock, 'en', english, () => offer);
  expect(told).toMatchObject({ status: 'Sold out', isOpen: false, offer });
});
