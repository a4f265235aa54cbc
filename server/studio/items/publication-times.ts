import { z } from 'zod';
import { listInstants } from '#shared/calendar/to-instant.ts';
import { parseLocalDate } from '#shared/dates/local-date.ts';
import { StudioError } from '../room/studio-error.ts';
import { type ItemRoom, readTimeZone } from './item-room.ts';

/** Wall times of the museum, `2026-05-05T09:00`, or instants with `Z`; absent: now, without end. */
export const timesSchema = {
  at: z.string().max(40).optional(),
  until: z.string().max(40).optional(),
};

export interface WishedTimes {
  readonly at?: string | undefined;
  readonly until?: string | undefined;
}

export interface Times {
  /** Milliseconds since 1970; null: now, without end. */
  readonly from: number | null;
  readonly until: number | null;
  /** By which wall times were read. */
  readonly timeZone: string;
}

/**
 * @throws {StudioError} 422 `no-such-time` for one that the museum's clock leaves out or shows twice;
 *   `wrong-times` for an end before the beginning
 */
export const readTimes = async (room: ItemRoom, wish: WishedTimes): Promise<Times> =>
  readTimesIn(await readTimeZone(room), room.now().getTime(), wish);

/** The same by a clock that is known. */
export function readTimesIn(timeZone: string, now: number, wish: WishedTimes): Times {
  const read = (field: 'at' | 'until'): number | null => {
    const given = wish[field];
    if (given === undefined) return null;
    const instant = parseMoment(given, timeZone);
    if (instant !== null) return instant;
    const message = 'The clock of the museum does not show this time, or shows it twice.';
    throw new StudioError(422, 'no-such-time', message, { field });
  };
  const at = read('at');
  const until = read('until');
  const from = at !== null && at > now ? at : null;
  if (until !== null && until <= (from ?? now)) {
    throw new StudioError(422, 'wrong-times', 'The end is not after the beginning.');
  }
  return { from, until, timeZone };
}

/** @returns milliseconds since 1970; null: the clock never shows it, or twice */
export function parseMoment(text: string, timeZone: string): number | null {
  if (/Z$|[+-]\d{2}:\d{2}$/.test(text)) {
    const time = Date.parse(text);
    return Number.isNaN(time) ? null : time;
  }
  const [, day = '', hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(text) ?? [];
  const date = parseLocalDate(day);
  const minutes = Number(hour) * 60 + Number(minute);
  if (!date || !(minutes < 1_440)) return null;
  const instants = listInstants(date, minutes, timeZone);
  return instants.length === 1 ? (instants[0]?.getTime() ?? null) : null;
}
