import { expect, test } from 'vitest';
import type { Convening } from '#services/content-management/contract.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { buildConveningListing } from './convening-list.ts';

const timeZone = 'Pacific/Honolulu';
const instant = new Date('2027-03-10T20:00:00Z');
const clock = { instant, timeZone, now: toMuseumTime(instant, timeZone), settings: null };
const messages = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  withRecording: 'With a recording',
  actions: {
    askForPlace: 'Ask',
    invitation: 'By invitation',
    dateToFollow: 'Later',
    onRequest: 'On request',
    elsewhere: '{host}',
  },
  status: { cancelled: 'Cancelled', postponed: 'Postponed', now: 'On now' },
};

const convening = (uid: string, startsAt: string | null, endsAt: string | null) =>
  ({
    id: uid,
    uid,
    type: 'convening',
    href: `/what-we-do/convenings/${uid}`,
    title: { text: uid, language: 'en' },
    status: 'scheduled',
    startsAt,
    endsAt,
  }) as Convening;

// Newest first, as the service lists them.
const convenings = [
  convening('later', '2027-05-01T19:00:00Z', '2027-05-02T19:00:00Z'),
  convening('next', '2027-04-01T19:00:00Z', '2027-04-03T02:00:00Z'),
  convening('now', '2027-03-10T19:00:00Z', '2027-03-12T02:00:00Z'),
  convening('new-year', '2027-01-01T02:00:00Z', '2027-01-01T04:00:00Z'),
  convening('old', '2026-05-31T19:00:00Z', '2026-06-02T02:00:00Z'),
];
const list = (query: string) =>
  buildConveningListing(convenings, new URLSearchParams(query), clock, 'en', messages);
const namesOf = (query: string) => list(query).items.items.map(({ uid }) => uid);

test('what is on comes first, then the next, then what was, the latest first', () => {
  expect(namesOf('')).toEqual(['now', 'next', 'later', 'new-year', 'old']);
  expect(list('').items.items[0]?.status).toBe('On now');
});

test('the list is narrowed by what is over and by the museum’s year', () => {
  expect(namesOf('when=upcoming')).toEqual(['now', 'next', 'later']);
  expect(namesOf('when=past')).toEqual(['new-year', 'old']);
  expect(namesOf('year=2026'), '31 December in Honolulu').toEqual(['new-year', 'old']);
  expect(namesOf('year=1999&when=never&page=x')).toHaveLength(5);
  expect(list('when=past').counts).toEqual({ all: 5, upcoming: 3, past: 2 });
});

test('days of one month stand together', () => {
  const days = list('').items.items.map(({ day, month }) => `${day} ${month}`);
  expect(days).toEqual(['10–11 March', '1–2 April', '1–2 May', '31 December 2026', '31 May 2026']);
});

test('what most are called stands in no line, what one is called stands in its own', () => {
  const named = convenings.map((one, at) => ({
    ...one,
    label: { text: at === 0 ? 'Teacher institute' : 'Convening', language: 'en' as const },
  }));
  const { items } = buildConveningListing(named, new URLSearchParams(), clock, 'en', messages);
  const labels = items.items.map(({ uid, label }) => label && `${uid}: ${label.text}`);
  expect(labels.filter(Boolean)).toEqual(['later: Teacher institute']);
});

test('a day on which it is not held after all is told as such', () => {
  const moved = convenings.map((one) =>
    one.uid === 'next' ? { ...one, status: 'postponed' as const } : one,
  );
  const { items } = buildConveningListing(moved, new URLSearchParams(), clock, 'en', messages);
  expect(items.items.filter(({ isOff }) => isOff).map(({ uid }) => uid)).toEqual(['next']);
});
