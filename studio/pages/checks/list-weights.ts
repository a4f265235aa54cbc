import { composedBudgets, largestPaintMs } from '#shared/page-builder/page-budgets.ts';
import { fill, type Words } from '../../words/words.ts';
import type { PageWeight } from './frame-look.ts';

/** One measure of a page, as it is shown. */
export interface WeightRow {
  readonly key: 'scripts' | 'styles' | 'beforePictures' | 'letters' | 'pictures' | 'painted';
  readonly name: string;
  readonly value: string;
  /** Null: whoever composes can do nothing about it, or it is their choice. */
  readonly budget: string | null;
  readonly isOver: boolean;
}

/** What a telephone fetches for the first screen, beside what composed pages are allowed. */
export function listWeights(weight: PageWeight, words: Words, language: string): WeightRow[] {
  const say = words.checks.weight;
  const { page, scripts, styles, letters, rest, pictures, films, paintedAt } = weight;
  const toKilobytes = (bytes: number) => Math.round(bytes / 1_024);
  const seconds = (ms: number) => {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return fill(say.seconds, { value: (ms / 1_000).toLocaleString(language, digits) });
  };
  const inBytes = (
    key: Exclude<WeightRow['key'], 'painted'>,
    bytes: number,
    budget: number | null,
  ): WeightRow => ({
    ...{ key, name: say[key], value: fill(say.kilobytes, { value: toKilobytes(bytes) }) },
    budget: budget === null ? null : fill(say.kilobytes, { value: budget }),
    isOver: budget !== null && toKilobytes(bytes) > budget,
  });
  const painted: WeightRow = {
    ...{ key: 'painted', name: say.painted, value: seconds(paintedAt) },
    ...{ budget: seconds(largestPaintMs), isOver: paintedAt > largestPaintMs },
  };
  return [
    inBytes('scripts', scripts, composedBudgets.scripts),
    inBytes('styles', styles, composedBudgets.styles),
    inBytes('beforePictures', page + scripts + styles + rest, composedBudgets.beforePictures),
    inBytes('letters', letters, null),
    inBytes('pictures', pictures + films, null),
    ...(paintedAt > 0 ? [painted] : []),
  ];
}
