import type { LocalDate } from '../dates/local-date.ts';

/** The time on the museum's clock. */
export interface MuseumTime {
  readonly date: LocalDate;
  /** 0 to 23. */
  readonly hour: number;
  readonly minute: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times as much as using it; there are few zones. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

/**
 * An instant in the museum's zone; neither the server's zone nor the visitor's has a say.
 * @param timeZone IANA name, for example `Pacific/Honolulu`
 */
export function toMuseumTime(instant: Date, timeZone: string): MuseumTime {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const date = { year: Number(parts.year), month: Number(parts.month), day: Number(parts.day) };
  return { date, hour: Number(parts.hour), minute: Number(parts.minute) };
}

/** Minutes since midnight, for comparing with opening hours. */
export const minutesOf = ({ hour, minute }: Pick<MuseumTime, 'hour' | 'minute'>): number =>
  hour * 60 + minute;
