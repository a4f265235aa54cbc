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

/** What meets a holiday is moved no further than this. */
const maxSteps = 12;

type Row = Readonly<Record<string, unknown>>;
type Dates = Pick<AnchoredDates, 'toDate'>;

/**
 * A relative day can meet a holiday in some week of the year. Programs and convenings then take place in the
 * next week in which the house is open, what a resident holds on the next open day; an exhibition opens on the next open day and ends on the last one
 * before. What is tagged `outside` needs no open house. Days of the calendar stay.
 */
export function onOpenDays(
  source: SourceDocument,
  isClosed: IsClosed,
  dates: Dates,
): SourceDocument {
  const isClosedOn = (text: string) => isClosed(dates.toDate(text.split(' ')[0] ?? '') ?? '');
  if (source.tags.includes('outside')) return source;
  const move = movers[source.type];
  const shared = move?.(source.shared, isClosedOn);
  return shared ? { ...source, shared: { ...source.shared, ...shared } } : source;
}

type IsClosedOn = (text: string) => boolean;
type Mover = (shared: SourceDocument['shared'], isClosedOn: IsClosedOn) => Row;

const movePrograms: Mover = ({ times: written, parent }, isClosedOn) => {
  // A resident has left in a week or two: what is held with one takes place on the next open day.
  const step = `${parent ?? ''}`.startsWith('resident/') ? 1 : 7;
  const times = listOf<Row>(written);
  const taken = new Set(
    times.map(({ starts_at }) => starts_at).filter((one) => !isClosedOn(`${one}`)),
  );
  const moved = times.map((time) => {
    const start = `${time.starts_at}`;
    if (!isRelative(start) || !isClosedOn(start)) return time;
    const later = findSteps((steps) => {
      const candidate = addDays(start, step * steps);
      return !isClosedOn(candidate) && !taken.has(candidate);
    });
    if (later === undefined) return time;
    taken.add(addDays(start, step * later));
    return moveRow(time, step * later);
  });
  return moved.length > 0 ? { times: moved } : {};
};

/** All days of a convening move together, with its agenda. */
const moveConvening: Mover = ({ starts_at, ends_at, agenda }, isClosedOn) => {
  const [first, last] = [toDays(starts_at), toDays(ends_at ?? starts_at)];
  if (first === null || last === null) return {};
  const isOpenAfter = (weeks: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index + 7 * weeks).every(
      (days) => !isClosedOn(toText(days)),
    );
  const later = isOpenAfter(0) ? undefined : findSteps(isOpenAfter);
  if (later === undefined) return {};
  return {
    ...moveRow({ starts_at, ends_at }, 7 * later),
    ...(Array.isArray(agenda) && {
      agenda: listOf<Row>(agenda).map((row) => moveRow(row, 7 * later)),
    }),
  };
};

const moveExhibition: Mover = ({ start_date, end_date }, isClosedOn) => ({
  ...moveDay('start_date', start_date, 1, isClosedOn),
  ...moveDay('end_date', end_date, -1, isClosedOn),
});

/** A day of other hours goes with the program that it is for; a holiday and closed days stay. */
const moveHours: Mover = ({ exceptional_hours: written }, isClosedOn) => {
  const rows = listOf<SourceException>(written);
  const isMoved = ({ date, end_date, is_closed }: SourceException) =>
    !is_closed && end_date === undefined && isRelative(date) && isClosedOn(date);
  if (!rows.some(isMoved)) return {};
  return {
    exceptional_hours: rows.map((row) => {
      const later = isMoved(row)
        ? findSteps((weeks) => !isClosedOn(addDays(row.date, 7 * weeks)))
        : undefined;
      return later === undefined ? row : { ...row, date: addDays(row.date, 7 * later) };
    }),
  };
};

const movers: Readonly<Partial<Record<string, Mover>>> = {
  event: movePrograms,
  public_program: movePrograms,
  convening: moveConvening,
  exhibition: moveExhibition,
  settings: moveHours,
};

const findSteps = (isFree: (steps: number) => boolean): number | undefined =>
  Array.from({ length: maxSteps }, (_, index) => index + 1).find(isFree);

function moveDay(field: string, text: unknown, step: 1 | -1, isClosedOn: IsClosedOn): Row {
  const days = toDays(text);
  if (days === null || !isClosedOn(toText(days))) return {};
  const open = Array.from({ length: 7 * maxSteps }, (_, index) =>
    toText(days + step * (index + 1)),
  ).find((one) => !isClosedOn(one));
  return open === undefined ? {} : { [field]: open };
}

const moveRow = (row: Row, days: number): Row => ({
  ...row,
  ...(typeof row.starts_at === 'string' && { starts_at: addDays(row.starts_at, days) }),
  ...(typeof row.ends_at === 'string' && { ends_at: addDays(row.ends_at, days) }),
});

const relative = /^([+-]\d{1,6})d(?= |$)/;

const isRelative = (text: string) => relative.test(text);

/** `+32d 18:00` → 32; null for days of the calendar. */
const toDays = (text: unknown): number | null => {
  const days = relative.exec(`${text ?? ''}`)?.[1];
  return days === undefined ? null : Number(days);
};

const toText = (days: number) => `${days < 0 ? '' : '+'}${days}d`;

/** `+32d 18:00` → `+39d 18:00`; other texts stay as they are. */
const addDays = (text: string, days: number): string =>
  text.replace(relative, (_, written: string) => toText(Number(written) + days));

/** A list that an editor wrote otherwise is refused where fields are read. */
const listOf = <Row extends object>(value: unknown): Row[] =>
  Array.isArray(value)
    ? value.filter((row): row is Row => typeof row === 'object' && row !== null)
    : [];
