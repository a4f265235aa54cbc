import { expect, test } from 'vitest';
import { toMuseumTime } from './museum-time.ts';

test('a moment of a year with five digits has a date too, for addresses that strangers write', () => {
  const shown = toMuseumTime(new Date(Date.UTC(10_000, 0, 1, 12)), 'Pacific/Honolulu');
  expect(shown).toEqual({ date: { year: 10_000, month: 1, day: 1 }, hour: 2, minute: 0 });
});

const zones = [
  'Pacific/Honolulu',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Pacific/Apia',
];

test.each(zones)('every instant of %s is shown as the formatter shows it', (timeZone) => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const two = (value: number) => String(value).padStart(2, '0');
  const day = 86_400_000;
  // Steps of less than a day, so that each hour of a day is met, also those at which clocks change.
  for (let at = Date.UTC(2010, 11, 1); at < Date.UTC(2014, 0, 1); at += day / 3 + 1_980_000) {
    const { date, hour, minute } = toMuseumTime(new Date(at), timeZone);
    const shown = `${date.year}-${two(date.month)}-${two(date.day)} ${two(hour)}:${two(minute)}`;
    expect(shown).toBe(clock.format(at));
  }
});

test('a time that is none has no date, and does not fail otherwise than the formatter', () => {
  expect(() => toMuseumTime(new Date(Number.NaN), 'Pacific/Honolulu')).toThrow(RangeError);
});

test('the hours around a change of clocks are right to the minute', () => {
  const at = (text: string) => toMuseumTime(new Date(text), 'America/New_York');
  expect(at('2026-03-08T06:59:00Z')).toMatchObject({ hour: 1, minute: 59 });
  expect(at('2026-03-08T07:00:00Z')).toMatchObject({ hour: 3, minute: 0 });
  expect(at('2026-11-01T05:59:00Z')).toMatchObject({ hour: 1, minute: 59 });
  expect(at('2026-11-01T06:00:00Z')).toMatchObject({ hour: 1, minute: 0 });
});
