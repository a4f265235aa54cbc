import { describe, expect, test } from 'vitest';
import { findPlannedSlot, listPlannedDays } from './plan-slots.ts';
import { admission, houseTour, museumNoon, testProgramme } from './programme.test-support.ts';
import type { PlannedOffer, Programme } from './programme.ts';

const plan = (
  changes: Partial<Programme> = {},
  offer: PlannedOffer = houseTour,
  now = museumNoon,
) => listPlannedDays({ ...testProgramme, ...changes }, offer, now);

const timesOf = (days: ReturnType<typeof plan>, date: string) =>
  days.find((day) => day.date === date)?.slots.map(({ time }) => time);

describe('the times that can be reserved', () => {
  test('go from the museum’s today over the days ahead, closed days without any', () => {
    const days = plan();
    expect(days).toHaveLength(43);
    expect(days[0]?.date).toBe('2026-11-19');
    expect(days.at(-1)?.date).toBe('2026-12-31');
    expect(days.find(({ date }) => date === '2026-11-23')).toEqual({
      date: '2026-11-23',
      isOpen: false,
      slots: [],
    });
    expect(days[1]?.slots[0]).toMatchObject({
      id: 'house-tour@2026-11-20T10:30',
      startsAt: new Date('2026-11-20T20:30:00Z'),
      endsAt: new Date('2026-11-20T21:45:00Z'),
      closesAt: new Date('2026-11-20T19:30:00Z'),
    });
  });

  test('begin on the museum’s day, whatever day it is elsewhere', () => {
    const late = new Date('2026-11-20T09:59:00Z');
    expect(plan({}, houseTour, late)[0]?.date).toBe('2026-11-19');
  });

  test('of admission lie between opening and last entry', () => {
    expect(timesOf(plan({}, admission), '2026-11-20')).toEqual(['10:00']);
  });

  test('of admission end with the last entry, a quarter of an hour of grace for the last of them', () => {
    const late = {
      ...admission,
      durationMinutes: 60,
      departures: ['14:00', '15:30', '16:00'].map((starts) => ({
        ...{ weekday: 'friday', starts, language: null },
      })),
    };
    const friday = plan({}, late).find(({ date }) => date === '2026-11-20');
    const minutes = friday?.slots.map(({ startsAt, endsAt }) => (+endsAt - +startsAt) / 60_000);
    expect(minutes).toEqual([60, 30, 15]);
  });

  test('of admission are open while their hour runs, unless it is to be known before', () => {
    const closing = (cutOffMinutes: number) => {
      const offer = {
        ...admission,
        cutOffMinutes,
        durationMinutes: 60,
        departures: ['14:00', '16:00'].map((starts) => ({
          ...{ weekday: 'friday', starts, language: null },
        })),
      };
      const friday = plan({}, offer).find(({ date }) => date === '2026-11-20');
      return friday?.slots.map(({ startsAt, closesAt }) => (+closesAt - +startsAt) / 60_000);
    };
    // The last entry has a quarter of an hour, and ends when it begins.
    expect(closing(0)).toEqual([45, 0]);
    expect(closing(30)).toEqual([-30, -30]);
  });

  test('of a tour may begin before the doors open, but not on a day with other hours', () => {
    const early = {
      ...houseTour,
      departures: [{ weekday: 'friday', starts: '09:00', language: null }],
    };
    const short = { date: '2026-11-20', endDate: '2026-11-20', opens: '10:00', closes: '14:00' };
    expect(timesOf(plan({}, early), '2026-11-20')).toEqual(['09:00']);
    expect(timesOf(plan({ exceptionalHours: [short] }, early), '2026-11-20')).toEqual([]);
    expect(timesOf(plan({ exceptionalHours: [short] }), '2026-11-20')).toEqual(['10:30']);
    const closed = { ...short, opens: null, closes: null };
    expect(timesOf(plan({ exceptionalHours: [closed] }), '2026-11-20')).toEqual([]);
  });

  test('of a program are on its dates, also when the house is closed, with places of their own', () => {
    const evening = {
      ...houseTour,
      uid: 'star',
      departures: [
        { weekday: null, date: '2026-11-23', starts: '18:00', language: null },
        { weekday: null, date: '2026-11-25', starts: '18:00', language: null, capacity: 0 },
      ],
    };
    const days = plan({}, evening);
    expect(days.flatMap(({ slots }) => slots.map(({ id, capacity }) => [id, capacity]))).toEqual([
      ['star@2026-11-23T18:00', 12],
      ['star@2026-11-25T18:00', 0],
    ]);
    expect(days.find(({ date }) => date === '2026-11-23')?.isOpen).toBe(true);
  });

  test('leave out what editors closed: a time, a tour, a day', () => {
    const closure = { date: '2026-11-20', endDate: '2026-11-21', offer: null, time: null };
    const close = (change: object) =>
      timesOf(plan({ closures: [{ ...closure, ...change }] }), '2026-11-21');
    expect(close({})).toEqual([]);
    expect(close({ time: '10:30' })).toEqual(['15:30']);
    expect(close({ offer: 'house-tour' })).toEqual([]);
    expect(close({ offer: 'garden-tour' })).toEqual(['10:30', '15:30']);
    expect(close({ endDate: '2026-11-20' })).toEqual(['10:30', '15:30']);
  });

  test('end by sunset where daylight is needed, in winter earlier than in summer', () => {
    const garden = {
      ...houseTour,
      isDaylightOnly: true,
      departures: [{ weekday: 'friday', starts: '17:15', language: null }],
    };
    const june = new Date('2027-06-10T22:00:00Z');
    expect(timesOf(plan({}, garden), '2026-11-27')).toEqual([]);
    expect(timesOf(plan({}, garden, june), '2027-06-11')).toEqual(['17:15']);
    expect(timesOf(plan({ location: null }, garden), '2026-11-27')).toEqual(['17:15']);
  });

  test('keep their wall-clock time over the change to summer time, and skip what it leaves out', () => {
    const london = { timeZone: 'Europe/London', location: null };
    const night = {
      ...houseTour,
      departures: ['01:30', '10:30'].map((starts) => ({
        weekday: 'sunday',
        starts,
        language: null,
      })),
    };
    const march = new Date('2027-03-20T12:00:00Z');
    const starts = plan(london, night, march)
      .flatMap(({ slots }) => slots)
      .map(({ startsAt }) => startsAt.toISOString())
      .slice(0, 5);
    expect(starts).toEqual([
      '2027-03-21T01:30:00.000Z',
      '2027-03-21T10:30:00.000Z',
      '2027-03-28T09:30:00.000Z',
      '2027-04-04T00:30:00.000Z',
      '2027-04-04T09:30:00.000Z',
    ]);
  });
});

test('a time is found by its id where the programme has it', () => {
  const find = (id: string) => findPlannedSlot(testProgramme, id, museumNoon)?.id ?? null;
  expect(find('house-tour@2026-11-20T10:30')).toBe('house-tour@2026-11-20T10:30');
  expect(find('house-tour@2026-11-20T10:31')).toBeNull();
  expect(find('house-tour@2027-02-20T10:30')).toBeNull();
  expect(find('house-tour@2026-11-31T10:30')).toBeNull();
  expect(find('garden@2026-11-20T10:30')).toBeNull();
  expect(find('')).toBeNull();
});
