import { describe, expect, test } from 'vitest';
import { createAnchoredDates } from './anchored-dates.ts';

const iso = (instant: number | null) => instant && new Date(instant).toISOString();

describe('anchored dates', () => {
  test('begin on the Monday of the week in the zone, on Mondays and Sundays too', () => {
    const anchorAt = (now: string, zone = 'Pacific/Honolulu') =>
      createAnchoredDates(new Date(now), zone).anchor;
    expect(anchorAt('2026-03-02T10:00:00Z')).toBe('2026-03-02');
    expect(anchorAt('2026-03-02T09:59:00Z')).toBe('2026-02-23');
    expect(anchorAt('2026-03-02T09:59:00Z', 'Europe/Madrid')).toBe('2026-03-02');
    expect(anchorAt('2026-03-08T23:00:00Z')).toBe('2026-03-02');
  });

  test('are days from there, or fixed days', () => {
    const { toDate } = createAnchoredDates(new Date('2026-03-04T20:00:00Z'), 'Pacific/Honolulu');
    expect(['+0d', '+45d', '-30d', '1260-01-01'].map(toDate)).toEqual([
      '2026-03-02',
      '2026-04-16',
      '2026-01-31',
      '1260-01-01',
    ]);
    expect(['45d', '+45', '2026-02-30', 'soon', ''].map(toDate)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('of every year are the next such day, from the Monday on', () => {
    const from = (now: string) => createAnchoredDates(new Date(now), 'Pacific/Honolulu').toDate;
    expect(from('2026-11-24T20:00:00Z')('01-01')).toBe('2027-01-01');
    // A Friday in the week of the Monday before.
    expect(from('2027-01-01T20:00:00Z')('01-01')).toBe('2027-01-01');
    expect(from('2027-01-05T20:00:00Z')('01-01')).toBe('2028-01-01');
    expect(from('2026-11-24T20:00:00Z')('02-29')).toBe('2028-02-29');
    expect(from('2026-11-24T20:00:00Z')('02-30')).toBeNull();
  });

  test('of every year may be a weekday of a month', () => {
    const from = (now: string) => createAnchoredDates(new Date(now), 'Pacific/Honolulu').toDate;
    // Thanksgiving, in its own week too, and in a year whose November begins on a Thursday.
    expect(from('2026-11-26T20:00:00Z')('11-thursday-4')).toBe('2026-11-26');
    expect(from('2026-12-01T20:00:00Z')('11-thursday-4')).toBe('2027-11-25');
    expect(from('2029-01-01T20:00:00Z')('11-thursday-4')).toBe('2029-11-22');
    expect(from('2026-11-24T20:00:00Z')('02-sunday-5')).toBe('2032-02-29');
    expect(from('2026-11-24T20:00:00Z')('13-monday-1')).toBeNull();
    expect(from('2026-11-24T20:00:00Z')('11-someday-1')).toBeNull();
  });

  test('with a clock time are instants of the zone', () => {
    const { toInstant } = createAnchoredDates(new Date('2026-03-04T20:00:00Z'), 'Pacific/Honolulu');
    expect(iso(toInstant('+5d 18:00'))).toBe('2026-03-08T04:00:00.000Z');
    expect(iso(toInstant('2026-05-01T18:00:00+02:00'))).toBe('2026-05-01T16:00:00.000Z');
    for (const wrong of ['+5d', '+5d 24:00', '+5d 18:60', '2026-05-01T18:00:00', 'soon 10:00']) {
      expect(toInstant(wrong), wrong).toBeNull();
    }
  });

  test('keep the clock time when summer time begins in between', () => {
    const { toInstant } = createAnchoredDates(new Date('2026-03-25T12:00:00Z'), 'Europe/Madrid');
    expect(iso(toInstant('+5d 18:00'))).toBe('2026-03-28T17:00:00.000Z');
    expect(iso(toInstant('+6d 18:00'))).toBe('2026-03-29T16:00:00.000Z');
  });
});

test('a time of a schedule is read by the museum’s clock, or refused with a sentence', () => {
  const dates = createAnchoredDates(new Date('2026-03-04T20:00:00Z'), 'America/New_York');
  const read = (text: string, dayMeans: 'start' | 'end' | 'unclear' = 'start') => {
    const found = dates.toScheduleTime(text, dayMeans);
    return 'time' in found ? new Date(found.time).toISOString() : found.problem;
  };
  expect(read('2026-05-01')).toBe('2026-05-01T04:00:00.000Z');
  expect(read('2026-05-01', 'end')).toBe('2026-05-02T03:59:59.999Z');
  expect(read('2026-05-01', 'unclear')).toContain('"2026-05-02 00:00" its end');
  expect(read('2026-05-01 18:00')).toBe('2026-05-01T22:00:00.000Z');
  expect(read('2026-05-01T18:00:30')).toBe('2026-05-01T22:00:30.000Z');
  expect(read('2026-05-01T18:00:00-10:00')).toBe('2026-05-02T04:00:00.000Z');
  expect(read('+1d 09:00')).toBe('2026-03-03T14:00:00.000Z');
  expect(read('2026-03-08 02:30')).toContain('leaves this time out');
  expect(read('2026-11-01 01:30')).toContain('shows this time twice');
  expect(read('2026-11-01T01:30:00-05:00')).toBe('2026-11-01T06:30:00.000Z');
  for (const text of [
    '',
    'soon',
    '2026-02-30',
    '2026-05-01 25:00',
    '2026-02-30T10:00:00Z',
    '1/5/26',
    '9999-12-31T23:59:00-10:00',
  ]) {
    expect(read(text)).toContain('must be a day or a time on the museum');
  }
  for (const text of ['9999-12-31 23:59', '9999-12-31', '0000-01-01']) {
    expect(read(text)).toBe('is too far away; where there is no such time, leave the field out');
    expect(read(text, 'end')).toContain('too far away');
    expect(dates.toDate(text.slice(0, 10))).toBeNull();
  }
  expect(dates.toInstant('9999-12-31 23:59')).toBeNull();
  expect(dates.toInstant('-999999d 18:00')).toBeNull();
});
