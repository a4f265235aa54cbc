import { toMoment, toWallTime } from './museum-clock.ts';

/** Wall times of the museum, `2026-05-05T09:00`; empty: now, and without end. */
export interface Times {
  readonly at: string;
  readonly until: string;
}

export const now: Times = { at: '', until: '' };

/** Those of a publication that are still to come: whoever publishes again goes on with them. */
export function timesToCome(
  { from, until }: { readonly from: string | null; readonly until: string | null },
  timeZone: string,
): Times {
  const present = new Date().toISOString();
  const toTime = (moment: string | null) =>
    moment && moment > present ? toWallTime(moment, timeZone) : '';
  return { at: toTime(from), until: toTime(until) };
}

/** Whether every time that was typed is one. */
export const isRight = ({ at, until }: Times, timeZone: string): boolean => {
  const [from, to] = [at, until].map((time) => (time ? toMoment(time, timeZone) : ''));
  if (from === null || to === null || from === undefined || to === undefined) return false;
  return to === '' || to > (from || new Date().toISOString());
};
