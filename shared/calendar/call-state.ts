import { toDateText } from '../dates/local-date.ts';
import type { MuseumTime } from './museum-time.ts';

/** A call that is open for a part of each year. */
export interface YearlyCall {
  /** MM-DD, the first day; a day that every year has. */
  readonly opens: string;
  /** MM-DD, the last day; before the first one it is a day of the next year. */
  readonly closes: string;
  /** The full hour at which it closes on its last day, 1 to 24. */
  readonly closesAtHour: number;
}

/** Days, YYYY-MM-DD: of the call that is open, or of the next one. */
export interface CallState {
  readonly isOpen: boolean;
  readonly from: string;
  readonly until: string;
}

/** Whether one can apply now, from when on and until when. */
export function stateOfCall(call: YearlyCall, now: MuseumTime): CallState {
  const { year } = now.date;
  const [before, present, after] = [
    toCall(call, year - 1),
    toCall(call, year),
    toCall(call, year + 1),
  ];
  const today = toDateText(now.date);
  const isOver = ({ last }: DatedCall) =>
    today > last || (today === last && now.hour >= call.closesAtHour);
  const current = [before, present].find((one) => today >= one.first && !isOver(one));
  const next = isOver(present) ? after : present;
  const { first: from, last: until } = current ?? next;
  return { isOpen: current !== undefined, from, until };
}

interface DatedCall {
  readonly first: string;
  readonly last: string;
}

const toCall = ({ opens, closes }: YearlyCall, year: number): DatedCall => ({
  first: `${year}-${opens}`,
  last: `${closes < opens ? year + 1 : year}-${closes}`,
});
