import { type Weekday, weekdayNames } from '#shared/dates/local-date.ts';

/** An item of `ticket_type.schedule`: a time on a day of every week. */
export interface DepartureRow {
  readonly _key: string;
  readonly weekday?: string | null;
  /** HH:MM. */
  readonly starts?: string | null;
  readonly language?: string | null;
}

type Rows = readonly DepartureRow[];

/** Of one day, in the order of the clock; those without a time last. */
export const rowsOfDay = (rows: Rows, day: Weekday): DepartureRow[] =>
  rows
    .filter(({ weekday }) => weekday === day)
    .sort((one, other) => (one.starts ?? '99').localeCompare(other.starts ?? '99'));

/** Whose day the models do not know: they are kept, and shown apart. */
export const rowsOfNoDay = (rows: Rows): DepartureRow[] =>
  rows.filter(({ weekday }) => !weekdayNames.includes(weekday as Weekday));

/** The first free key: the same for everybody who adds this time, so that two have it once. */
function createKey(rows: Rows, day: Weekday, starts: string | undefined): string {
  const key = `schedule-${day}-${starts?.replace(':', '') ?? 'new'}`;
  return rows.some((row) => row._key === key) ? crypto.randomUUID() : key;
}

export const addRow = (rows: Rows, day: Weekday): DepartureRow[] => [
  ...rows,
  { _key: crypto.randomUUID(), weekday: day },
];

export interface Several {
  readonly days: readonly Weekday[];
  readonly first: string;
  readonly last: string;
  readonly everyMinutes: number;
}

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Adds times at even distances; those that are there already stay as they are. */
export function addSeveral(rows: Rows, { days, first, last, everyMinutes }: Several): Rows {
  const times: string[] = [];
  const step = Math.max(5, everyMinutes);
  for (let at = toMinutes(first); at <= toMinutes(last); at += step) times.push(toTime(at));
  const all = [...rows];
  for (const weekday of days) {
    for (const starts of times) {
      const isThere = all.some((row) => row.weekday === weekday && row.starts === starts);
      if (!isThere) all.push({ _key: createKey(all, weekday, starts), weekday, starts });
    }
  }
  return all;
}
