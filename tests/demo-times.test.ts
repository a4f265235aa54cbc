import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createAnchoredDates } from '#shared/calendar/anchored-dates.ts';
import { languages } from '#shared/languages/languages.ts';

// The demo's days are counted from the Monday of the present week, so what collides does so in every week.

type Row = Readonly<Record<string, unknown>>;
interface Item {
  readonly uid: string;
  readonly shared: Readonly<Record<string, never>>;
  readonly [language: string]: unknown;
}

const list = (type: string): Item[] =>
  readdirSync(`content/documents/${type}`).map((file) =>
    JSON.parse(readFileSync(`content/documents/${type}/${file}`, 'utf8')),
  );
const rowsOf = ({ shared }: Item, field: string): readonly Row[] => shared[field] ?? [];
const locationOf = (item: Item, language: string) => String((item[language] as Row).location ?? '');

/** Days from that Monday. */
const toOffset = (text: unknown): number | null => {
  const days = /^([+-]\d+)d/.exec(String(text ?? ''))?.[1];
  return days === undefined ? null : Number(days);
};
const toMinutes = (time: unknown): number => {
  const [, hour, minute] = /(\d\d):(\d\d)$/.exec(String(time)) ?? [];
  return Number(hour) * 60 + Number(minute);
};

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const weekdayOf = (offset: number): string => weekdays[((offset % 7) + 7) % 7] ?? '';
const [settings] = list('settings');
if (!settings) throw new Error('The demo has no settings');
const hours = new Map(rowsOf(settings, 'opening_hours').map((row) => [row.day, row]));
const exceptions = rowsOf(settings, 'exceptional_hours');

const isClosed = (offset: number): boolean => {
  const own = exceptions.find(({ date, end_date: end }) => {
    const first = toOffset(date);
    return first !== null && offset >= first && offset <= (toOffset(end) ?? first);
  });
  return Boolean((own ?? hours.get(weekdayOf(offset)))?.is_closed);
};

const exhibitions = list('exhibition');
const tickets = list('ticket_type');

test('no gallery has two exhibitions at one time', () => {
  const held = exhibitions.flatMap((exhibition) => {
    const start = toOffset(exhibition.shared.start_date);
    const end = toOffset(exhibition.shared.end_date) ?? Number.POSITIVE_INFINITY;
    // "Galleries 3 and 4": each number in the part that speaks of galleries.
    const named = /Galler(?:y|ies)((?:[ ,]|and|\d)+)/.exec(locationOf(exhibition, 'en'))?.[1] ?? '';
    const galleries = named.match(/\d/g) ?? [];
    return start === null ? [] : galleries.map((gallery) => ({ gallery, start, end, exhibition }));
  });
  expect(held.length).toBeGreaterThan(6);
  const collisions = held.flatMap((one, index) =>
    held
      .slice(index + 1)
      .filter(
        (other) =>
          one.gallery === other.gallery && one.start <= other.end && other.start <= one.end,
      )
      .map((other) => `${one.gallery}: ${one.exhibition.uid}, ${other.exhibition.uid}`),
  );
  expect(collisions).toEqual([]);
});

test('an exhibition is held in the same galleries in every language', () => {
  for (const exhibition of exhibitions) {
    const numbers = languages.map((language) => locationOf(exhibition, language).match(/\d/g));
    expect(new Set(numbers.map(String)).size, exhibition.uid).toBe(1);
  }
});

test('no exhibition opens or ends on a day on which the house is closed', () => {
  const days = exhibitions.flatMap(({ uid, shared }) =>
    [shared.start_date, shared.end_date].flatMap((day) => {
      const offset = toOffset(day);
      return offset === null ? [] : [{ uid, day, isClosed: isClosed(offset) }];
    }),
  );
  expect(days.length).toBeGreaterThan(15);
  expect(days.filter((day) => day.isClosed)).toEqual([]);
});

test('no program is held on a day on which the house is closed, unless it is held outside', () => {
  const times = [...list('public_program'), ...list('event')]
    .filter((item) => !/^Outside/.test(locationOf(item, 'en')))
    .flatMap((item) => rowsOf(item, 'times').map((time) => ({ uid: item.uid, ...time })));
  const days = list('convening').flatMap(({ uid, shared }) =>
    [shared.starts_at, shared.ends_at].map((day) => ({ uid, starts_at: day })),
  );
  const held = [...times, ...days] as readonly Row[];
  expect(held.length).toBeGreaterThan(50);
  expect(held.filter((time) => isClosed(toOffset(time.starts_at) ?? 0))).toEqual([]);
});

test('a day of a program is read as the loader reads it', () => {
  const { toDate, anchor } = createAnchoredDates(
    new Date('2026-11-26T20:00:00Z'),
    'Pacific/Honolulu',
  );
  expect(toDate('+0d')).toBe(anchor);
  expect(weekdayOf(toOffset('+4d 18:00') ?? 0)).toBe('friday');
});

test('admission is sold until the last entry of every day', () => {
  const admissions = tickets.filter(({ shared }) => shared.kind === 'admission' && shared.schedule);
  expect(admissions.length).toBeGreaterThan(2);
  for (const ticket of admissions) {
    for (const [day, row] of hours) {
      const starts = rowsOf(ticket, 'schedule')
        .filter(({ weekday }) => weekday === day)
        .map((time) => String(time.starts));
      expect(starts.toSorted().at(-1), `${ticket.uid} ${day}`).toBe(
        row.is_closed ? undefined : row.last_entry,
      );
    }
  }
});

test('last entry is one hour before closing, as the words say', () => {
  for (const row of hours.values()) {
    if (row.is_closed) continue;
    expect(toMinutes(row.closes) - toMinutes(row.last_entry), String(row.day)).toBe(60);
  }
});

/** "Wednesdays from 3 to 4 pm are [quiet hours](…): no groups, no music." */
const quiet = { weekday: 'wednesday', from: 15 * 60, to: 16 * 60 };

test('no tour and no program is held in the quiet hour', () => {
  const guidelines = readFileSync('content/documents/text_page/visitor-guidelines.json', 'utf8');
  expect(guidelines).toMatch(/Wednesdays from 3 to 4 pm are (?:\[)?quiet/);
  const tours = tickets
    .filter(({ shared }) => shared.kind === 'guided_tour')
    .flatMap((ticket) =>
      rowsOf(ticket, 'schedule')
        .filter(({ weekday }) => weekday === quiet.weekday)
        .map(({ starts }) => {
          const from = toMinutes(starts);
          return { uid: ticket.uid, from, to: from + Number(ticket.shared.duration_minutes) };
        }),
    );
  const programs = [...list('public_program'), ...list('event')].flatMap((item) =>
    rowsOf(item, 'times')
      .filter((time) => weekdayOf(toOffset(time.starts_at) ?? 0) === quiet.weekday)
      .map((time) => ({
        uid: item.uid,
        from: toMinutes(time.starts_at),
        to: toMinutes(time.ends_at),
      })),
  );
  expect(tours.length).toBeGreaterThan(1);
  expect(programs.length).toBeGreaterThan(1);
  expect(
    [...tours, ...programs].filter(({ from, to }) => from < quiet.to && to > quiet.from),
  ).toEqual([]);
});

test('a program that promises no steps does not lead to the Sea Terrace, or says that it can be left out', () => {
  const rooms = /Sea Terrace|Six rooms/;
  const isOptional = (item: Item) =>
    /Sea Terrace[^.;]*can be left out/.test(JSON.stringify(item.en));
  const promised = [...list('public_program'), ...list('event')].filter((item) =>
    rowsOf(item, 'access').some(({ kind }) => kind === 'step-free'),
  );
  expect(promised.length).toBeGreaterThan(5);
  const leading = promised.filter(
    (item) => rooms.test(JSON.stringify(item.en)) && !isOptional(item),
  );
  expect(leading.map(({ uid }) => uid)).toEqual([]);
});
