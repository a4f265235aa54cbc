import { expect, test } from 'vitest';
import english from '#locales/en/exhibitions.json';
import type { ReferenceTime } from '#services/content-management/contract.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { describeTime } from './reference-rows.ts';

const timeZone = 'Pacific/Honolulu';
const instant = new Date('2026-11-25T20:00:00Z');
const moment = { now: toMuseumTime(instant, timeZone), instant, timeZone };
const tell = (time: ReferenceTime, language: 'en' | 'es' | 'haw' = 'en') =>
  describeTime(time, moment, language, english.dates)?.replaceAll('\u00a0', ' ');
const days = { startDate: '2026-11-03', endDate: '2027-02-06' };

test('each kind of item tells its time as its own screen does', () => {
  expect(tell({ kind: 'exhibition', isPermanent: false, ...days })).toBe('Until February 6, 2027');
  expect(tell({ kind: 'exhibition', isPermanent: true, ...days })).toBe('Permanent');
  expect(tell({ kind: 'residency', ...days })).toBe('November 3, 2026 – February 6, 2027');
  expect(tell({ kind: 'published', on: '2026-09-11' })).toBe('September 11, 2026');
});

test('a residency of this year that is over says its year', () => {
  const over = { startDate: '2026-01-17', endDate: '2026-03-06' };
  expect(tell({ kind: 'residency', ...over })).toBe('January 17 – March 6, 2026');
  const toCome = { startDate: '2026-12-05', endDate: '2026-12-20' };
  expect(tell({ kind: 'residency', ...toCome })).toBe('December 5–20');
});

test('what is held is told by its next time, else by its end', () => {
  const past = { startsAt: '2026-11-20T23:00:00Z', endsAt: null };
  const next = { startsAt: '2026-11-28T23:00:00Z', endsAt: '2026-11-29T02:00:00Z' };
  expect(tell({ kind: 'held', times: [past, next] })).toBe('Saturday, November 28, 1–\u20604 pm');
  expect(tell({ kind: 'held', times: [past] }, 'es')).toBe('Ended 20 de noviembre');
  expect(tell({ kind: 'held', times: [] })).toBeUndefined();
  const days = { startsAt: '2025-10-08T19:00:00Z', endsAt: '2025-10-10T02:00:00Z' };
  expect(tell({ kind: 'held', times: [days] })).toBe('Ended October 9, 2025');
});

test('a convening of several days is told by its first and last, and when it begins', () => {
  const span = { startsAt: '2027-01-14T19:00:00Z', endsAt: '2027-01-16T02:00:00Z' };
  expect(tell({ kind: 'held', times: [span] })).toMatch(
    /^Thursday, January\s14, 9\sam\s– Friday, January\s15, 2027$/,
  );
});
