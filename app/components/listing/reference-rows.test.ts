import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Translations } from '#app/i18n/translations.ts';
import {
  languageContext,
  nowContext,
  optionalContext,
  type Services,
  servicesContext,
  siteContext,
  translationsContext,
} from '#app/request-context.ts';
import english from '#locales/en/exhibitions.json';
import type {
  ItemReference,
  ProgramTime,
  ReferenceTime,
} from '#services/content-management/contract.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { describeTime, toReferenceRows } from './reference-rows.ts';

const timeZone = 'Pacific/Honolulu';
const instant = new Date('2026-11-25T20:00:00Z');
const moment = { now: toMuseumTime(instant, timeZone), instant, timeZone };
const tell = (time: ReferenceTime, language: 'en' | 'es' | 'haw' = 'en') =>
  describeTime(time, moment, language, english.dates)?.replaceAll('\u00a0', ' ');
const held = (
  ...times: readonly (Pick<ProgramTime, 'startsAt' | 'endsAt'> & Partial<ProgramTime>)[]
): ReferenceTime => ({
  ...{ kind: 'held', status: 'scheduled' },
  times: times.map((time) => ({ isFullyBooked: false, isCancelled: false, ...time })),
});
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
  expect(tell(held(past, next))).toBe('Saturday, November 28, 1–\u20604 pm');
  expect(tell(held(past), 'es')).toBe('Ended 20 de noviembre');
  expect(tell(held())).toBeUndefined();
  const days = { startsAt: '2025-10-08T19:00:00Z', endsAt: '2025-10-10T02:00:00Z' };
  expect(tell(held(days))).toBe('Ended October 9, 2025');
});

test('a convening of several days is told by its first and last, and when it begins', () => {
  const span = { startsAt: '2027-01-14T19:00:00Z', endsAt: '2027-01-16T02:00:00Z' };
  expect(tell(held(span))).toMatch(/^Thursday, January\s14, 9\sam\s– Friday, January\s15, 2027$/);
});

test('a row says what became of what it leads to', async () => {
  const context = new RouterContextProvider();
  context.set(languageContext, 'en');
  context.set(nowContext, instant);
  context.set(translationsContext, new Translations('en', {}));
  context.set(siteContext, { timeZone } as never);
  context.set(servicesContext, {
    contentManagement: { findSettings: async () => null },
  } as unknown as Services);
  context.set(optionalContext, ((_: unknown, fallback: unknown) => fallback) as never);
  const tellRow = async (time: ReferenceTime) => {
    const reference = { id: 'a', href: '/a', type: 'convening', image: null, craft: null, time };
    const [row] = await toReferenceRows(context, [reference as unknown as ItemReference]);
    return [row?.status, row?.dates?.text.replaceAll('\u00a0', ' ') ?? null];
  };
  const first = { startsAt: '2026-11-28T23:00:00Z', endsAt: null };
  const second = { startsAt: '2026-11-29T23:00:00Z', endsAt: null };
  const past = { startsAt: '2026-11-20T23:00:00Z', endsAt: null };
  expect(await tellRow(held(first))).toEqual([null, 'Saturday, November 28, 1 pm']);
  expect(await tellRow({ ...held(first), status: 'postponed' } as ReferenceTime)).toEqual([
    'Postponed',
    null,
  ]);
  expect(await tellRow({ ...held(first), status: 'cancelled' } as ReferenceTime)).toEqual([
    'Canceled',
    'Saturday, November 28, 1 pm',
  ]);
  expect(await tellRow(held({ ...first, isCancelled: true }, second))).toEqual([
    null,
    'Sunday, November 29, 1 pm',
  ]);
  expect(await tellRow(held({ ...first, isFullyBooked: true }))).toEqual([
    'Sold out',
    'Saturday, November 28, 1 pm',
  ]);
  expect(await tellRow({ ...held(past), status: 'postponed' } as ReferenceTime)).toEqual([
    null,
    'Ended November 20',
  ]);
});
