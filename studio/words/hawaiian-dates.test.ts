import { expect, test } from 'vitest';
import { withHawaiian } from './hawaiian-dates.ts';

const Format = withHawaiian(Intl.DateTimeFormat);
const zone = { timeZone: 'UTC' } as const;
const day = new Date('2026-05-20T10:00:00Z');

test('months and weekdays have the names of the visitors’ site, the day before its month', () => {
  const long = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...zone,
  } as const;
  expect(new Format('haw', long).format(day).replace(',', '')).toBe('Pōʻakolu 20 Mei 2026');
  expect(new Format('haw-US', { month: 'long', year: 'numeric', ...zone }).format(day)).toBe(
    'Mei 2026',
  );
  expect(new Format('haw', { weekday: 'narrow', ...zone }).format(day)).toBe('P3');
});

test('the day is the one of the zone', () => {
  const late = new Date('2026-03-01T05:00:00Z');
  const options = { weekday: 'long', month: 'long', timeZone: 'Pacific/Honolulu' } as const;
  expect(new Format('haw', options).format(late)).toMatch(/Pepeluali/);
  expect(new Format('haw', options).format(late)).toMatch(/Pōʻaono/);
});

test('digits, times and ranges are as in the United States', () => {
  const numeric = { year: 'numeric', month: '2-digit', day: '2-digit', ...zone } as const;
  expect(new Format('haw', numeric).format(day)).toBe('05/20/2026');
  const hour = { hour: 'numeric', minute: '2-digit', hour12: true, ...zone } as const;
  expect(new Format('haw', hour).format(day)).toBe(
    new Intl.DateTimeFormat('en-US', hour).format(day),
  );
  const month = { month: 'long', ...zone } as const;
  const june = new Date('2026-06-20T10:00:00Z');
  expect(new Format('haw', month).formatRange(day, june)).toBe('Mei – Iune');
  expect(new Format('haw', month).resolvedOptions().locale).toBe('haw');
});

test('other languages and calls without `new` are left to the browser', () => {
  const options = { month: 'long', day: 'numeric', ...zone } as const;
  expect(new Format('es', options).format(day)).toBe(
    new Intl.DateTimeFormat('es', options).format(day),
  );
  expect(Format().resolvedOptions()).toEqual(Intl.DateTimeFormat().resolvedOptions());
  expect(Format('haw', options).format(day)).toBe('20 Mei');
  expect(Format.supportedLocalesOf(['es'])).toEqual(['es']);
});
