import { toDateText } from '../dates/local-date.ts';
import type { MuseumTime } from './museum-time.ts';

/** A call that is open for a part of each year. */
export interface YearlyCall {
  /** MM-DD, the first day. */
  readonly opens: string;
  /** MM-DD, the last day. */
  readonly closes: string;
  /** The full hour at which it closes on its last day, 1 to 24. */
  readonly closesAtHour: number;
}

/** Dates are YYYY-MM-DD. */
export type CallState =
  | { readonly isOpen: true; readonly until: string }
  | { readonly isOpen: false; readonly since: string; readonly next: string };

/** Whether one can apply now, until when or from when on; the call lies within one calendar year. */
export function stateOfCall(call: YearlyCall, now: MuseumTime): CallState {
  const { year } = now.date;
  const day = toDateText(now.date).slice(5);
  const isOver = day > call.closes || (day === call.closes && now.hour >= call.closesAtHour);
  if (day >= call.opens && !isOver) return { isOpen: true, until: `${year}-${call.closes}` };
  return isOver
    ? { isOpen: false, since: `${year}-${call.closes}`, next: `${year + 1}-${call.opens}` }
    : { isOpen: false, since: `${year - 1}-${call.closes}`, next: `${year}-${call.opens}` };
}
