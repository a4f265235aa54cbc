import type { PeriodFacet } from '#services/object-collection/contract.ts';
import { fill } from '#shared/languages/fill.ts';
import type { ExploreQuery } from './explore-address.ts';

export interface PeriodMessages {
  readonly both: string;
  readonly since: string;
  readonly until: string;
  readonly bce: string;
}

/** The bars of the slider; null where nothing is dated. */
export interface PeriodBars {
  /** Astronomical years, oldest first, without gaps. */
  readonly bars: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  readonly undatedCount: number;
}

export const toPeriodBars = (facet: PeriodFacet | undefined): PeriodBars | null =>
  facet && facet.bars.length > 1 ? { bars: facet.bars, undatedCount: facet.undatedCount } : null;

/** A year as people say it: 1 BCE is astronomically 0. */
export const formatYear = (year: number, messages: Pick<PeriodMessages, 'bce'>): string =>
  year > 0 ? String(year) : fill(messages.bce, { year: 1 - year });

/** "1500 – 1600", "From 1500", "Until 500 BCE"; null without years. */
export function describeYears(
  { yearFrom, yearTo }: Pick<ExploreQuery, 'yearFrom' | 'yearTo'>,
  messages: PeriodMessages,
): string | null {
  const from = yearFrom === undefined ? '' : formatYear(yearFrom, messages);
  const to = yearTo === undefined ? '' : formatYear(yearTo, messages);
  if (from && to) return fill(messages.both, { from, to });
  if (from) return fill(messages.since, { from });
  return to ? fill(messages.until, { to }) : null;
}

/** The bars between which a slider's two thumbs stand for these years. */
export function findRange(
  bars: PeriodBars['bars'],
  { yearFrom, yearTo }: Pick<ExploreQuery, 'yearFrom' | 'yearTo'>,
): readonly [first: number, last: number] {
  const end = bars.length - 1;
  const first = yearFrom === undefined ? 0 : bars.findIndex(({ to }) => to >= yearFrom);
  const last = yearTo === undefined ? end : bars.findLastIndex(({ from }) => from <= yearTo);
  const start = first === -1 ? end : first;
  return [start, Math.max(start, last)];
}

/** The years that a slider's thumbs say; none at its ends, where undated objects count as well. */
export function toYears(
  bars: PeriodBars['bars'],
  [first, last]: readonly [first: number, last: number],
): Pick<ExploreQuery, 'yearFrom' | 'yearTo'> {
  return {
    yearFrom: first <= 0 ? undefined : bars[first]?.from,
    yearTo: last >= bars.length - 1 ? undefined : bars[last]?.to,
  };
}
