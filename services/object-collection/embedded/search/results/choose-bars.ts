import { undated } from '../index/search-index.ts';

export interface Bars {
  /** Without gaps, oldest first; empty when nothing is dated. */
  readonly bars: readonly { readonly from: number; readonly to: number }[];
  /** The bars in which each object's years begin and end; 255 for undated ones. */
  readonly first: Uint8Array;
  readonly last: Uint8Array;
}

const maxBars = 50;
const widths = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_000, 5_000, 10_000];
/** Share of objects on either side that do not stretch the scale: one axe of 8000 BCE. */
const outliers = 0.005;

/**
 * Divides the years of a collection into bars of one width, a round number, except that the first
 * and the last hold what is far outside as well.
 */
export function chooseBars(earliest: Int32Array, latest: Int32Array): Bars {
  const first = new Uint8Array(earliest.length).fill(noBar);
  const last = new Uint8Array(earliest.length).fill(noBar);
  const begins = earliest.filter((year) => year !== undated).sort();
  const ends = latest.filter((year) => year !== undated).sort();
  if (begins.length === 0) return { bars: [], first, last };
  const skipped = Math.floor(begins.length * outliers);
  const low = begins[skipped] as number;
  const high = Math.max(ends[ends.length - 1 - skipped] as number, low);
  const fits = (width: number) => Math.floor(high / width) - Math.floor(low / width) < maxBars;
  const width = widths.find(fits) ?? 20_000;
  const start = Math.floor(low / width) * width;
  const count = Math.floor((high - start) / width) + 1;
  const bars = Array.from({ length: count }, (_, index) => ({
    from: index === 0 ? Math.min(start, begins[0] as number) : start + index * width,
    to:
      index === count - 1
        ? Math.max(start + count * width - 1, ends.at(-1) as number)
        : start + (index + 1) * width - 1,
  }));
  const barOf = (year: number) =>
    Math.min(Math.max(Math.floor((year - start) / width), 0), count - 1);
  for (let position = 0; position < earliest.length; position++) {
    if (earliest[position] === undated) continue;
    first[position] = barOf(earliest[position] as number);
    last[position] = barOf(latest[position] as number);
  }
  return { bars, first, last };
}

const noBar = 255;
