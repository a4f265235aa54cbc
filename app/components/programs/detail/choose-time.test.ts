import { expect, test } from 'vitest';
import { readDay, toDatedHref, withoutDay } from '#shared/calendar/dated-href.ts';
import { chooseTime, isFull } from './choose-time.ts';

const clock = { instant: new Date('2026-11-26T20:00:00Z'), timeZone: 'Pacific/Honolulu' };
const at = (startsAt: string, change: object = {}) => ({
  ...{ startsAt, endsAt: null, isFullyBooked: false, isCancelled: false, ...change },
});
// Friday evening of the museum is Saturday in UTC.
const full = at('2026-11-28T04:00:00Z', { isFullyBooked: true });
const later = at('2026-11-28T07:00:00Z');
const next = at('2026-12-05T04:00:00Z');
const choose = (day: string) =>
  chooseTime(
    [at('2026-11-20T04:00:00Z'), full, later, next],
    day,
    clock,
    (one) => !isFull(one, null),
  );

test('a day means the first of its times that has room, in the museum’s own days', () => {
  expect(choose('2026-12-04')).toBe(next);
  expect(choose('2026-11-27')).toBe(later);
  expect(chooseTime([full, next], '2026-11-27', clock, () => false)).toBe(full);
});

test('a day that is over, or none of the program’s, means none', () => {
  for (const day of ['2026-11-19', '2026-11-28', 'unknown']) expect(choose(day)).toBeNull();
});

test('a row leads to its own day, and an address of no date is as one of an unknown day', () => {
  const href = toDatedHref('/whats-on/public-programs/x', full.startsAt, clock.timeZone);
  expect(href).toBe('/whats-on/public-programs/x?day=2026-11-27');
  const read = (query: string) => readDay(new URLSearchParams(query));
  expect(read('day=2026-11-27')).toBe('2026-11-27');
  expect(read('')).toBeNull();
  for (const query of ['day=', 'day=2026-11-31', 'day=1&day=2026-11-27', 'day=today']) {
    expect(read(query)).toBe('unknown');
  }
  expect(withoutDay(new URL('https://museum.example/x?day=1&a=b'))).toBe('/x?a=b');
  expect(withoutDay(new URL('https://museum.example/x?day=1&day=2'))).toBe('/x');
});
