import { expect, test } from 'vitest';
import { toInstant } from './to-instant.ts';

const at = (day: string, time: string, zone: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return toInstant({ year, month, day: date }, hour * 60 + minute, zone)?.toISOString() ?? null;
};

test('a time of the museum’s clock is one instant', () => {
  expect(at('2026-12-05', '10:30', 'Pacific/Honolulu')).toBe('2026-12-05T20:30:00.000Z');
  expect(at('2026-12-05', '23:30', 'Pacific/Honolulu')).toBe('2026-12-06T09:30:00.000Z');
  expect(at('2026-12-05', '00:00', 'Asia/Kathmandu')).toBe('2026-12-04T18:15:00.000Z');
  expect(at('2026-12-05', '10:00', 'Pacific/Kiritimati')).toBe('2026-12-04T20:00:00.000Z');
});

test('summer time begins and ends within the day', () => {
  expect(at('2027-03-28', '00:59', 'Europe/London')).toBe('2027-03-28T00:59:00.000Z');
  expect(at('2027-03-28', '02:00', 'Europe/London')).toBe('2027-03-28T01:00:00.000Z');
  expect(at('2027-10-31', '00:59', 'Europe/London')).toBe('2027-10-30T23:59:00.000Z');
  expect(at('2027-10-31', '02:00', 'Europe/London')).toBe('2027-10-31T02:00:00.000Z');
});

test('a time that the clock leaves out is none, one that it shows twice is the first', () => {
  expect(at('2027-03-28', '01:30', 'Europe/London')).toBeNull();
  expect(at('2027-10-31', '01:30', 'Europe/London')).toBe('2027-10-31T00:30:00.000Z');
  expect(at('2027-03-14', '02:30', 'America/New_York')).toBeNull();
  expect(at('2027-11-07', '01:30', 'America/New_York')).toBe('2027-11-07T05:30:00.000Z');
});
