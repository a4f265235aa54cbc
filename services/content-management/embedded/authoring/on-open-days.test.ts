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

const read = (file: string) => {
  const json = JSON.parse(readFileSync(`content/documents/${file}`, 'utf8'));
  return parseSourceFile(file, json) as SourceDocument;
};

const readAll = (...types: string[]) =>
  types.flatMap((type) =>
    readdirSync(`content/documents/${type}`).map((name) => read(`${type}/${name}`)),
  );

/** Each week of six years, in which every holiday falls on every day of the week that it can. */
const weeks = Array.from({ length: 313 }, (_, week) => {
  const monday = new Date(Date.UTC(2026, 0, 5 + 7 * week)).toISOString().slice(0, 10);
  const dates = datesOf(monday);
  const written = read('settings/settings.json');
  const hours = onOpenDays(written, createIsClosed(written, dates), dates);
  return { monday, dates, isClosed: createIsClosed(hours, dates) };
});

type Shared = Readonly<Record<string, string & readonly { starts_at: string; ends_at: string }[]>>;

/** What is held in the house on a day, or begins or ends on it. */
function daysOf(shared: SourceDocument['shared']): string[] {
  const { times = [], agenda = [], starts_at, ends_at, start_date, end_date } = shared as Shared;
  const rows = [...times, ...agenda].flatMap((row) => [row.starts_at, row.ends_at]);
  return [starts_at, ends_at, start_date, end_date, ...rows]
    .filter((day): day is NonNullable<typeof day> => /^[+-]/.test(day ?? ''))
    .map((day) => day.split(' ')[0] ?? '');
}

test('nothing of the museum is held, opens or ends while the house is closed, whenever one begins to show it', () => {
  const sources = readAll('event', 'public_program', 'convening', 'exhibition').filter(
    ({ tags }) => !tags.includes('outside'),
  );
  let count = 0;
  let movedCount = 0;
  const onClosedDays: string[] = [];
  for (const { monday, dates, isClosed } of weeks) {
    for (const source of sources) {
      const { shared } = onOpenDays(source, isClosed, dates);
      if (`${daysOf(shared)}` !== `${daysOf(source.shared)}`) movedCount += 1;
      for (const offset of daysOf(shared)) {
        const day = dates.toDate(offset) ?? '';
        count += 1;
        if (isClosed(day)) onClosedDays.push(`${source.uid} on ${day}, from ${monday}`);
      }
    }
  }
  expect(count).toBeGreaterThan(50_000);
  expect(movedCount).toBeGreaterThan(100);
  expect(onClosedDays).toEqual([]);
});

test('what a resident holds within the stay is held before the resident leaves, in every week', () => {
  const ends = new Map(
    readAll('resident').map(({ uid, shared }) => [`resident/${uid}`, `${shared.end_date}`]),
  );
  const held = readAll('event').filter(({ shared }) => ends.has(`${shared.parent}`));
  const late: string[] = [];
  let movedCount = 0;
  for (const { monday, dates, isClosed } of weeks) {
    for (const source of held) {
      const end = Number.parseInt(ends.get(`${source.shared.parent}`) ?? '', 10);
      const daysOfTimes = (shared: SourceDocument['shared']) =>
        (shared.times as { starts_at: string }[]).map((time) =>
          Number.parseInt(time.starts_at, 10),
        );
      const written = daysOfTimes(source.shared);
      const { shared } = onOpenDays(source, isClosed, dates);
      for (const [index, day] of daysOfTimes(shared).entries()) {
        if (day !== written[index]) movedCount += 1;
        if ((written[index] ?? 0) <= end && day > end) late.push(`${source.uid}, from ${monday}`);
      }
    }
  }
  expect(movedCount).toBeGreaterThan(0);
  expect(late).toEqual([]);
});

test('a holiday stays one, whatever else the week has', () => {
  const open = weeks.flatMap(({ monday, dates, isClosed }) =>
    ['11-thursday-4', '12-25', '01-01']
      .map((day) => dates.toDate(day) ?? '')
      .filter((day) => !isClosed(day))
      .map((day) => `${day}, from ${monday}`),
  );
  expect(open).toEqual([]);
});

test('a convening moves as a whole, and an exhibition opens later and ends earlier', () => {
  // From 14 December the 11th day is Christmas.
  const dates = datesOf('2026-12-14');
  const isClosed = (day: string) => day === '2026-12-25' || day === '2026-12-26';
  const moved = (type: string, shared: SourceDocument['shared']) =>
    onOpenDays({ type, uid: 'one', tags: [], shared, en: {} }, isClosed, dates).shared;
  const row = { starts_at: '+10d 09:00', ends_at: '+10d 10:00' };
  expect(
    moved('convening', { starts_at: '+10d 09:00', ends_at: '+12d 16:00', agenda: [row] }),
  ).toEqual({
    starts_at: '+17d 09:00',
    ends_at: '+19d 16:00',
    agenda: [{ starts_at: '+17d 09:00', ends_at: '+17d 10:00' }],
  });
  expect(moved('exhibition', { start_date: '+11d', end_date: '+40d' })).toMatchObject({
    start_date: '+13d',
    end_date: '+40d',
  });
  expect(moved('exhibition', { start_date: '-9d', end_date: '+12d' })).toMatchObject({
    end_date: '+10d',
  });
  expect(moved('exhibition', { start_date: '2026-12-25' })).toEqual({ start_date: '2026-12-25' });
});

test('a day on which the house opens otherwise goes with its program', () => {
  const dates = datesOf('2026-12-14');
  const rows = [
    { date: '12-25', is_closed: true },
    { date: '+11d', is_closed: false, opens: '08:00', closes: '12:00' },
    { date: '+11d', end_date: '+12d', is_closed: true },
  ];
  const source = { ...settings, shared: { ...settings.shared, exceptional_hours: rows } };
  const { shared } = onOpenDays(source, createIsClosed(source, dates), dates);
  expect(shared.exceptional_hours).toEqual([rows[0], { ...rows[1], date: '+18d' }, rows[2]]);
});
