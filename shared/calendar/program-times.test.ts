import { expect, test } from 'vitest';
import { toMuseumTime } from './museum-time.ts';
import {
  describeProgramMoment,
  describeProgramTime,
  findNextTime,
  isPast,
} from './program-times.ts';

const zone = 'Pacific/Honolulu';
const messages = { today: 'Today', tomorrow: 'Tomorrow' };
/** Saturday 21 November 2026, 2 to 4 in the afternoon in Honolulu: already Sunday in UTC. */
const span = { startsAt: '2026-11-22T00:00:00Z', endsAt: '2026-11-22T02:00:00Z' };
const now = (text: string) => toMuseumTime(new Date(text), zone);
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

test('a program is told in the zone of the museum', () => {
  const date = describeProgramTime(span, now('2026-11-16T20:00:00Z'), zone, 'en', messages);
  expect({ ...date, time: plain(date.time), hours: plain(date.hours) }).toEqual({
    day: '21',
    month: 'November',
    time: 'Saturday, 2–4 pm',
    hours: '2–4 pm',
    dateTime: span.startsAt,
  });
});

test('today and tomorrow are called so', () => {
  expect(
    plain(describeProgramMoment(span, now('2026-11-21T20:00:00Z'), zone, 'en', messages)),
  ).toBe('Today, 2–4 pm');
  expect(
    plain(describeProgramMoment(span, now('2026-11-20T20:00:00Z'), zone, 'en', messages)),
  ).toBe('Tomorrow, 2–4 pm');
  expect(
    plain(describeProgramMoment(span, now('2026-11-10T20:00:00Z'), zone, 'es', messages)),
  ).toBe('Sábado 21 de noviembre, 2–4 p. m.');
});

test('what goes on is told as on now, up to its last minute', () => {
  const words = { ...messages, onNow: 'On now' };
  const tell = (at: string) => plain(describeProgramMoment(span, now(at), zone, 'en', words));
  expect(tell('2026-11-21T23:59:00Z')).toBe('Today, 2–4 pm');
  expect(tell('2026-11-22T00:00:00Z')).toBe('On now, 2–4 pm');
  expect(tell('2026-11-22T01:59:00Z')).toBe('On now, 2–4 pm');
  expect(tell('2026-11-22T02:00:00Z')).toBe('Today, 2–4 pm');
});

test('a program without an end is not over while it goes on', () => {
  const open = { startsAt: '2026-11-22T00:00:00Z', endsAt: null };
  expect(isPast(open, new Date('2026-11-22T01:59:00Z'))).toBe(false);
  // What is drawn in the minute of its end is drawn for all of that minute.
  expect(isPast(open, new Date('2026-11-22T02:00:00Z'))).toBe(true);
  expect(isPast(open, new Date('2026-11-22T02:01:00Z'))).toBe(true);
});

test('the next time is the first that is not over', () => {
  const later = { startsAt: '2026-12-22T00:00:00Z', endsAt: null };
  expect(findNextTime([span, later], new Date('2026-11-23T00:00:00Z'))).toBe(later);
  expect(findNextTime([span], new Date('2026-11-23T00:00:00Z'))).toBeNull();
});
