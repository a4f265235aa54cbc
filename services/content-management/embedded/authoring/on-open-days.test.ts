import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createAnchoredDates } from '#shared/calendar/anchored-dates.ts';
import { createIsClosed, onOpenDays } from './on-open-days.ts';
import { parseSourceFile, type SourceDocument } from './source-file.ts';

const datesOf = (day: string) =>
  createAnchoredDates(new Date(`${day}T20:00:00Z`), 'Pacific/Honolulu');

const settings = {
  type: 'settings',
  uid: 'settings',
  tags: [],
  shared: {
    opening_hours: ['wednesday', 'friday'].map((day) => ({
      day,
      is_closed: false,
      opens: '10:00',
      closes: '17:00',
    })),
    exceptional_hours: [
      { date: '12-25', is_closed: true },
      { date: '01-01', is_closed: true },
    ],
  },
  en: {},
} satisfies SourceDocument;

const program = (starts: readonly string[], tags: string[] = []): SourceDocument => ({
  type: 'event',
  uid: 'evening',
  tags,
  shared: { times: starts.map((starts_at) => ({ starts_at, ends_at: starts_at })) },
  en: {},
});

const startsFrom = (monday: string, source: SourceDocument) => {
  const dates = datesOf(monday);
  const { shared } = onOpenDays(source, createIsClosed(settings, dates), dates);
  return (shared.times as { starts_at: string; ends_at: string }[]).map((time) => {
    expect(time.ends_at).toBe(time.starts_at);
    return time.starts_at;
  });
};

test('a program that would meet a holiday takes place in the next open week that is free', () => {
  expect(startsFrom('2026-12-14', program(['+11d 18:00', '+25d 18:00']))).toEqual([
    '+32d 18:00',
    '+25d 18:00',
  ]);
});

test('outside the house, and on a date of the calendar, it stays', () => {
  expect(startsFrom('2026-12-14', program(['+11d 18:00'], ['outside']))).toEqual(['+11d 18:00']);
  expect(startsFrom('2026-12-14', program(['2026-12-25 18:00']))).toEqual(['2026-12-25 18:00']);
});

test('no program of the museum is inside while the house is closed, whenever one begins to show it', () => {
  const read = (file: string) => {
    const json = JSON.parse(readFileSync(`content/documents/${file}`, 'utf8'));
    return parseSourceFile(file, json) as SourceDocument;
  };
  const files = ['event', 'public_program'].flatMap((type) =>
    readdirSync(`content/documents/${type}`).map((name) => `${type}/${name}`),
  );
  const sources = files.map(read).filter(({ tags }) => !tags.includes('outside'));
  const hours = read('settings/settings.json');
  let count = 0;
  const onClosedDays: string[] = [];
  for (let week = 0; week < 53; week += 1) {
    const monday = new Date(Date.UTC(2026, 0, 5 + 7 * week)).toISOString().slice(0, 10);
    const dates = datesOf(monday);
    const isClosed = createIsClosed(hours, dates);
    for (const source of sources) {
      const { times = [] } = onOpenDays(source, isClosed, dates).shared;
      for (const { starts_at } of times as { starts_at: string }[]) {
        const day = dates.toDate(starts_at.split(' ')[0] ?? '') ?? '';
        count += 1;
        if (isClosed(day)) onClosedDays.push(`${source.uid} on ${day}, from ${monday}`);
      }
    }
  }
  expect(count).toBeGreaterThan(1000);
  expect(onClosedDays).toEqual([]);
});
