import {
  type ExpandedWord,
  expandWord,
  fit,
  type TermRange,
  type Tolerance,
} from '#shared/search/expand-word.ts';
import type { Clause } from '#shared/search/parse-words.ts';
import { tierWorth, toRarity, toWorth } from '#shared/search/word-worth.ts';
import { tier, tierCount } from '../index/record-words.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { findPhrase, listValuesWith, toSteps } from './find-phrase.ts';
import { type Give, intersect, nothing, type Plan, type TermPlan } from './plan.ts';
import type { SearchClause } from './understand-words.ts';

/** Objects that have all of some words, in any place. */
export function planTogether(index: SearchIndex, clause: SearchClause, tolerance: Tolerance): Plan {
  const plans = clause.words.map((word, at) =>
    planWord(
      index,
      {
        words: [word],
        mayBeUnfinished: clause.mayBeUnfinished && at === clause.words.length - 1,
      },
      tier.rest,
      tolerance,
    ),
  );
  return intersect(index, plans);
}

export function planWord(
  index: SearchIndex,
  { words, mayBeUnfinished }: Pick<Clause, 'words' | 'mayBeUnfinished'>,
  lastTier: number,
  tolerance: Tolerance,
): TermPlan {
  const expanded = expandWord(index, words[0] as string, mayBeUnfinished, tolerance);
  let count = 0;
  for (const { from, to } of expanded.ranges) {
    for (let term = from; term < to; term++) count += index.postingCounts[term] as number;
  }
  if (expanded.densePrefix >= 0) count = index.size;
  count = Math.min(count, index.size);
  const rarity = toRarity(count, index.size);
  return {
    kind: 'terms',
    expanded,
    lastTier,
    rarity,
    count,
    isSimilar: expanded.isSimilar,
    labelWorth: toWorth(tier.label, fit.exact, rarity),
    visit(give) {
      for (const range of expanded.ranges) visitRange(index, range, lastTier, rarity, give);
      if (expanded.densePrefix >= 0) {
        visitDense(index, expanded.densePrefix, lastTier, rarity, give);
      }
    },
  };
}

function visitRange(
  index: SearchIndex,
  range: TermRange,
  lastTier: number,
  rarity: number,
  give: Give,
): void {
  const { postings, postingStarts } = index;
  const worths = tierWorth.map((_, place) => toWorth(place, range.fit, rarity));
  for (let term = range.from; term < range.to; term++) {
    const end = postingStarts[term + 1] as number;
    let position = -1;
    for (let at = postingStarts[term] as number; at < end; ) {
      let number = 0;
      let shift = 0;
      let byte: number;
      do {
        byte = postings[at++] as number;
        number |= (byte & 127) << shift;
        shift += 7;
      } while (byte > 127);
      const distance = (number / tierCount) | 0;
      position += distance + 1;
      const place = number - distance * tierCount;
      if (place <= lastTier) give(position, worths[place] as number);
    }
  }
}

function visitDense(
  index: SearchIndex,
  prefix: number,
  lastTier: number,
  rarity: number,
  give: Give,
): void {
  const start = prefix * Math.ceil(index.size / 4);
  const worths = tierWorth.map((_, place) => toWorth(place, fit.beginning, rarity));
  for (let position = 0; position < index.size; position++) {
    const rank = ((index.dense[start + (position >> 2)] as number) >> ((position & 3) * 2)) & 3;
    const place = tierCount - rank;
    if (rank > 0 && place <= lastTier) give(position, worths[place] as number);
  }
}

/** Words that stand together in one field, in order. */
export function planPhrase(index: SearchIndex, words: readonly string[], lastTier: number): Plan {
  const terms = words.map((word) => index.terms.find(word));
  if (terms.includes(-1)) return nothing;
  const steps = toSteps(terms);
  const rarest = terms.reduce((one, other) =>
    (index.postingCounts[one] as number) <= (index.postingCounts[other] as number) ? one : other,
  );
  const count = index.postingCounts[rarest] as number;
  const rarity = toRarity(count, index.size);
  return {
    kind: 'other',
    count,
    isSimilar: false,
    labelWorth: toWorth(tier.label, fit.exact, rarity),
    visit(give, isWanted) {
      const known = new Uint8Array(index.size);
      // Most are said by a facet's value ("oil on canvas"), whose objects need not be read.
      if (lastTier >= tier.label) {
        for (const value of listValuesWith(index, words)) {
          index.readValue(value, (position) => {
            known[position] = 1;
            if (isWanted(position)) give(position, toWorth(tier.label, fit.exact, rarity));
          });
        }
      }
      index.readPostings(rarest, (position) => {
        if (known[position] || !isWanted(position)) return;
        const place = findPhrase(index, position, terms, steps);
        if (place >= 0 && place <= lastTier) give(position, toWorth(place, fit.exact, rarity));
      });
    },
  };
}

export function planAccession(index: SearchIndex, { text, words }: Clause): Plan {
  const { accessions, accessionObjects } = index;
  const [from, to] = accessions.findPrefix(text || words.join(' '));
  const worth = toWorth(tier.title, fit.exact, toRarity(to - from, index.size));
  return {
    kind: 'other',
    count: to - from,
    isSimilar: false,
    labelWorth: worth,
    visit(give) {
      for (let place = from; place < to; place++) {
        const isWhole = accessions.at(place) === text;
        give(accessionObjects[place] as number, isWhole ? 2 * worth : worth);
      }
    },
  };
}

export const toRange = ([from, to]: readonly [number, number]) => ({
  from,
  to,
  fit: fit.beginning,
});

/** How well a term fits an expanded word; 0: not at all. */
export function toFitOf(index: SearchIndex, { ranges, densePrefix }: ExpandedWord) {
  const singles = new Map<number, number>();
  const wide: TermRange[] = [];
  for (const range of ranges) {
    if (range.to - range.from > 1) wide.push(range);
    else singles.set(range.from, Math.max(singles.get(range.from) ?? 0, range.fit));
  }
  if (densePrefix >= 0) {
    const prefix = index.facts.densePrefixes[densePrefix] as string;
    wide.push(toRange(index.terms.findPrefix(prefix)));
  }
  return (term: number): number => {
    let best = singles.get(term) ?? 0;
    for (const range of wide) {
      if (term >= range.from && term < range.to && range.fit > best) best = range.fit;
    }
    return best;
  };
}
