import { expect, test } from 'vitest';
import english from '#locales/en/events.json';
import type { ProgramTime, PublicProgram } from '#services/content-management/contract.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { buildProgramListing } from './program-listing.ts';

const timeZone = 'Pacific/Honolulu';
// A Wednesday, 10 am in Honolulu.
const instant = new Date('2027-03-10T20:00:00Z');
const clock = { instant, timeZone, now: toMuseumTime(instant, timeZone), settings: null };

/** A time at noon in Honolulu. */
const noon = (date: string, change: Partial<ProgramTime> = {}): ProgramTime => ({
  startsAt: `${date}T22:00:00Z`,
  endsAt: `${date}T23:00:00Z`,
  isFullyBooked: false,
  isCancelled: false,
  ...change,
});
const program = (
  uid: string,
  category: PublicProgram['category'],
  audience: string,
  times: ProgramTime[],
) =>
  ({
    id: uid,
    uid,
    type: 'public_program',
    title: { text: uid, language: 'en' },
    status: 'scheduled',
    category,
    audience: { text: audience, language: 'en' },
    times,
  }) as Partial<PublicProgram> as PublicProgram;

const programs = [
  program('star', 'workshop', 'Ages 12 and up; no experience needed', [
    noon('2027-03-06'),
    noon('2027-03-13', { isCancelled: true }),
    noon('2027-03-14', { isFullyBooked: true }),
    noon('2027-04-03'),
  ]),
  program('walk', 'tour', 'Everyone', [noon('2027-03-10')]),
  program('talk', 'talk', 'Everyone, children too', [noon('2027-02-01')]),
  program('to-be-set', 'talk', 'Everyone', []),
];
const list = (query: string) =>
  buildProgramListing(programs, programs, new URLSearchParams(query), clock, 'en', english);
const tell = (query: string) =>
  list(query).items.items.map(({ uid, day, month, status, note }) =>
    [uid, day, month, status, note].filter(Boolean).join(' '),
  );

test('all dates tell the next time of each program and how many others there are', () => {
  expect(tell('')).toEqual([
    'to-be-set –',
    'walk 10 March',
    'star 14 March Sold out and 1 more date',
  ]);
});

test('a period tells the time that lies in it, and the past is a list of its own', () => {
  expect(tell('when=today')).toEqual(['walk 10 March']);
  expect(tell('when=weekend')).toEqual(['star 14 March Sold out and 1 more date']);
  expect(tell('when=past')).toEqual(['talk 1 February']);
});

test('kinds and audiences combine with the day, and each tells how many it would show', () => {
  expect(tell('kind=workshop&audience=ages-12-and-up')).toHaveLength(1);
  expect(tell('kind=tour&audience=ages-12-and-up')).toEqual([]);
  const { choices, counts } = list('when=past');
  expect(choices.kind.map(({ value, count }) => [value, count])).toEqual([
    ['talk', 1],
    ['workshop', 0],
    ['tour', 0],
  ]);
  expect(choices.audience.map(({ value, label, count }) => [value, label?.text, count])).toEqual([
    ['everyone', 'Everyone', 1],
    ['ages-12-and-up', 'Ages 12 and up', 0],
  ]);
  expect(counts).toEqual({ everyDay: 3, everyKind: 1 });
});

test('a page beyond the last is the last', () => {
  expect(list('page=9').filters.page).toBe(1);
});
