import type { AnchoredDates } from '#shared/calendar/anchored-dates.ts';
import { hoursOf } from '#shared/calendar/opening-hours.ts';
import { parseLocalDate } from '#shared/dates/local-date.ts';
import type { SourceDocument } from './source-file.ts';

/** Whether the house is closed on a day, `YYYY-MM-DD`. */
export type IsClosed = (day: string) => boolean;

interface SourceHours {
  readonly day: string;
  readonly is_closed: boolean;
  readonly opens?: string;
  readonly closes?: string;
}

type SourceException = Omit<SourceHours, 'day'> & {
  readonly date: string;
  readonly end_date?: string;
};

/** @param settings the file of the settings; undefined: nothing is known of closed days */
export function createIsClosed(
  settings: SourceDocument | undefined,
  { toDate }: Pick<AnchoredDates, 'toDate'>,
): IsClosed {
  const weekly = listOf<SourceHours>(settings?.shared.opening_hours);
  if (weekly.length === 0) return () => false;
  const toHours = ({ is_closed, opens, closes }: Omit<SourceHours, 'day'>) => ({
    opens: is_closed ? null : (opens ?? null),
    closes: is_closed ? null : (closes ?? null),
  });
  const hours = weekly.map((one) => ({ day: one.day, ...toHours(one) }));
  const exceptions = listOf<SourceException>(settings?.shared.exceptional_hours).map((one) => ({
    date: toDate(one.date) ?? '',
    endDate: toDate(one.end_date ?? one.date) ?? '',
    ...toHours(one),
  }));
  return (day) => {
    const date = parseLocalDate(day);
    return date !== null && hoursOf(date, hours, exceptions).opens === null;
  };
}

/** A program is moved no further than this. */
const maxWeeks = 12;

/**
 * A relative time of a program can meet a holiday in some week of the year: it then takes place in the next
 * week in which the house is open. What is tagged `outside` needs no open house. Times of the calendar stay.
 */
export function onOpenDays(
  source: SourceDocument,
  isClosed: IsClosed,
  { toDate }: Pick<AnchoredDates, 'toDate'>,
): SourceDocument {
  const times = listOf<Readonly<Record<string, unknown>>>(source.shared.times);
  const isInside = programs.has(source.type) && !source.tags.includes('outside');
  if (!isInside || times.length === 0) return source;
  const isClosedOn = (start: string) => isClosed(toDate(start.split(' ')[0] ?? '') ?? '');
  const taken = new Set(
    times.map(({ starts_at }) => starts_at).filter((one) => !isClosedOn(`${one}`)),
  );
  const moved = times.map((time) => {
    const start = `${time.starts_at}`;
    if (!isRelative(start) || !isClosedOn(start)) return time;
    const later = Array.from({ length: maxWeeks }, (_, index) => index + 1).find((weeks) => {
      const candidate = addWeeks(start, weeks);
      return !isClosedOn(candidate) && !taken.has(candidate);
    });
    if (later === undefined) return time;
    taken.add(addWeeks(start, later));
    const end = time.ends_at;
    return {
      ...time,
      starts_at: addWeeks(start, later),
      ...(typeof end === 'string' && { ends_at: addWeeks(end, later) }),
    };
  });
  return { ...source, shared: { ...source.shared, times: moved } };
}

const programs: ReadonlySet<string> = new Set(['event', 'public_program']);

const isRelative = (text: string) => /^[+-]\d{1,6}d /.test(text);

/** `+32d 18:00` → `+39d 18:00`; other texts stay as they are. */
const addWeeks = (text: string, weeks: number): string =>
  text.replace(/^([+-]\d{1,6})d(?= )/, (_, days: string) => {
    const moved = Number(days) + 7 * weeks;
    return `${moved < 0 ? '' : '+'}${moved}d`;
  });

/** A list that an editor wrote otherwise is refused where fields are read. */
const listOf = <Row extends object>(value: unknown): Row[] =>
  Array.isArray(value)
    ? value.filter((row): row is Row => typeof row === 'object' && row !== null)
    : [];
