import type { ExpandedWord } from '#shared/search/expand-word.ts';
import type { SearchIndex } from '../index/search-index.ts';

export type Give = (position: number, worth: number) => void;

/**
 * @param isWanted whether it is worth looking closer at an object
 * @param few only these are looked for, where that is less work than to look at all; what else is given is left out
 */
export type Visit = (
  give: Give,
  isWanted: (position: number) => boolean,
  few?: Uint32Array | null,
) => void;

/** How a clause's objects are found. */
interface AnyPlan {
  /** About how many objects it has. */
  readonly count: number;
  readonly isSimilar: boolean;
  /** Of the clause. */
  readonly text?: string;
  /** Its worth when it stands in the label only. */
  readonly labelWorth: number;
  readonly visit: Visit;
}

export interface TermPlan extends AnyPlan {
  readonly kind: 'terms';
  readonly expanded: ExpandedWord;
  readonly lastTier: number;
  readonly rarity: number;
}

export type Plan = TermPlan | (AnyPlan & { readonly kind: 'other' });

export const nothing: Plan = {
  kind: 'other',
  count: 0,
  isSimilar: false,
  labelWorth: 0,
  visit() {},
};

/** The objects that any of the plans finds. A word that does not occur needs no forgiving when another occurs. */
export function unite(plans: readonly Plan[]): Plan {
  const found = plans.filter(({ count }) => count > 0);
  const sure = found.filter(({ isSimilar }) => !isSimilar);
  const used = sure.length > 0 ? sure : found;
  const [first, ...others] = used;
  if (!first) return plans[0] ?? nothing;
  if (others.length === 0) return first;
  return {
    kind: 'other',
    count: Math.min(
      index32,
      used.reduce((sum, { count }) => sum + count, 0),
    ),
    isSimilar: first.isSimilar,
    labelWorth: Math.min(...used.map(({ labelWorth }) => labelWorth)),
    visit(give, isWanted, few) {
      for (const plan of used) plan.visit(give, isWanted, few);
    },
  };
}

const index32 = 0x7fffffff;

export function intersect(index: SearchIndex, plans: readonly Plan[]): Plan {
  const sorted = [...plans].sort((a, b) => a.count - b.count);
  const count = sorted[0]?.count ?? 0;
  if (count === 0) return nothing;
  return {
    kind: 'other',
    count,
    isSimilar: plans.some(({ isSimilar }) => isSimilar),
    labelWorth: plans.reduce((sum, { labelWorth }) => sum + labelWorth, 0),
    visit(give, isWanted) {
      const met = new Uint8Array(index.size);
      const worths = new Uint16Array(index.size);
      const last = sorted.length - 1;
      for (const [step, plan] of sorted.entries()) {
        const wants = (position: number) => met[position] === step && isWanted(position);
        plan.visit((position, worth) => {
          if (met[position] !== step) return;
          met[position] = step + 1;
          worths[position] = (worths[position] as number) + worth;
          if (step === last) give(position, ((worths[position] as number) / sorted.length) | 0);
        }, wants);
      }
    },
  };
}
