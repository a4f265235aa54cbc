import { formatDate } from '#shared/dates/format-dates.ts';
import { parseLocalDate } from '#shared/dates/local-date.ts';
import type { Language } from '#shared/languages/languages.ts';
import { describeWallTime, toWallTime } from './wall-clock.ts';

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]*(Z|[+-]\d{2}:?\d{2})$/;

/**
 * A stored day or moment in words, any other text as it is.
 * @param timeZone the museum's; undefined: not known yet
 */
export function sayTime(text: string, language: Language, timeZone: string | undefined): string {
  if (moment.test(text)) {
    const wall = timeZone === undefined ? null : toWallTime(text, timeZone);
    return wall ? describeWallTime(wall, language) : text;
  }
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseLocalDate(text) : null;
  return day ? formatDate(day, language) : text;
}
