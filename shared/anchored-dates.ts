import { addDays, type LocalDate, parseLocalDate, toDateText, weekdayOf } from './local-date.ts';
import { minutesOf, toMuseumTime } from './museum-time.ts';

/** Reads the dates of content files, relative ones from the Monday of the present week. */
export interface AnchoredDates {
  /** That Monday, `YYYY-MM-DD`. */
  readonly anchor: string;
  /** `+45d` or `2024-05-01` → `YYYY-MM-DD`; null for other texts. */
  readonly toDate: (text: string) => string | null;
  /**
   * `+5d 18:00`, `2024-05-01 18:00` (both in the museum's zone) or ISO 8601 with an offset →
   * milliseconds since 1970; null for other texts.
   */
  readonly toInstant: (text: string) => number | null;
}

/**
 * Demo content tells its age in days, so that the museum is always alive. Within a week nothing
 * moves.
 */
export function createAnchoredDates(now: Date, timeZone: string): AnchoredDates {
  const today = toMuseumTime(now, timeZone).date;
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));

  const parseDate = (text: string): LocalDate | null => {
    const days = /^([+-]\d{1,6})d$/.exec(text)?.[1];
    return days === undefined ? parseLocalDate(text) : addDays(monday, Number(days));
  };

  return {
    anchor: toDateText(monday),
    toDate: (text) => {
      const date = parseDate(text);
      return date && toDateText(date);
    },
    toInstant: (text) => {
      const local = /^(\S+) (\d{2}):(\d{2})$/.exec(text);
      if (!local) {
        const isInstant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
        const time = isInstant ? Date.parse(text) : Number.NaN;
        return Number.isNaN(time) ? null : time;
      }
      const date = parseDate(local[1] as string);
      const [hour, minute] = [Number(local[2]), Number(local[3])];
      if (!date || hour > 23 || minute > 59) return null;
      return toInstantOf(date, hour * 60 + minute, timeZone);
    },
  };
}

const minuteMs = 60_000;

/** The instant at which the museum's clock shows this; twice, because of changes of summer time. */
function toInstantOf(date: LocalDate, minutes: number, timeZone: string): number {
  const wanted = Date.UTC(date.year, date.month - 1, date.day) + minutes * minuteMs;
  let instant = wanted;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const shown = toMuseumTime(new Date(instant), timeZone);
    const shownMs =
      Date.UTC(shown.date.year, shown.date.month - 1, shown.date.day) + minutesOf(shown) * minuteMs;
    instant += wanted - shownMs;
  }
  return instant;
}
