import { writeFileSync } from 'node:fs';
import { median } from '../load.ts';

/** One figure of a measurement, with what it stands beside. */
export interface MeasuredRow {
  readonly work: string;
  readonly unit: string;
  /** Medians of the rounds. */
  readonly ours: number;
  readonly beside: number | null;
  /** What `beside` is of: another version, another program, the same at another size. */
  readonly besideWhat: string;
  /** Ours ÷ theirs: the median of the rounds, and its extremes. Null: nothing stands beside it. */
  readonly ratio: number | null;
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly rounds: number;
}

/**
 * The medians of rounds taken in turn. Their ratio is that of each round: what slows the machine in a
 * round slows both.
 * @param theirs as many as ours; none: nothing stands beside it
 */
export function toRow(
  { work, unit, besideWhat }: Pick<MeasuredRow, 'work' | 'unit' | 'besideWhat'>,
  ours: readonly number[],
  theirs: readonly number[] = [],
): MeasuredRow {
  const ratios = theirs.map((their, round) => (ours[round] ?? Number.NaN) / their);
  const hasRatio = ratios.length > 0;
  return {
    work,
    unit,
    ours: toShort(median(ours)),
    beside: hasRatio ? toShort(median(theirs)) : null,
    besideWhat,
    ratio: hasRatio ? toShort(median(ratios)) : null,
    lowest: hasRatio ? toShort(Math.min(...ratios)) : null,
    highest: hasRatio ? toShort(Math.max(...ratios)) : null,
    rounds: ours.length,
  };
}

/** Prints them, and stores them where `npm run bench` asked for it. */
export function tellRows(rows: readonly MeasuredRow[], file: string | undefined): void {
  console.table(
    Object.fromEntries(
      rows.map(({ work, unit, ours, beside, besideWhat, ratio }) => [
        work,
        { ours, beside, ratio, unit, besideWhat },
      ]),
    ),
  );
  if (file) writeFileSync(file, JSON.stringify(rows));
}

const toShort = (value: number): number => Number(value.toPrecision(4));
