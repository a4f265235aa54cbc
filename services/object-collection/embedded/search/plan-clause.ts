import {
  type ExpandedWord,
  expandWord,
  fit,
  type TermRange,
  type Tolerance,
} from '#shared/search/expand-word.ts';
import type { Clause } from '#shared/search/parse-words.ts';
import { tierWorth, toRarity, toWorth } from '#shared/search/word-worth.ts';
import { toFacetNumber } from './facet-values.ts';
import { findPhrase, listValuesWith, toSteps } from './find-phrase.ts';
import { tier, tierCount } from './record-words.ts';
import type { SearchIndex } from './search-index.ts';

export type Give = (position: number, worth: number) => void;

/** How a clause's objects are found. */
interface AnyPlan {
  /** About how many objects it has. */
  readonly count: number;
  readonly isSimilar: boolean;
  /** What it is worth where it stands in the label only. */
  readonly labelWorth: number;
  /** @param isWanted whether it is worth looking closer at an object */
  readonly visit: (give: Give, isWanted: (position: number) => boolean) => void;
}

export interface TermPlan extends AnyPlan {
  readonly kind: 'terms';
  readonly expanded: ExpandedWord;
  readonly lastTier: number;
  readonly rarity: number;
}

export type Plan = TermPlan | (AnyPlan & { readonly kind: 'other' });

/** How to find what one clause asks for. */
export function planClause(index: SearchIndex, clause: Clause, tolerance: Tolerance): Plan {
  switch (clause.field) {
    case 'accession':
      return planAccession(index, clause);
    case 'title':
    case null: {
      const lastTier = clause.field === 'title' ? tier.title : tier.rest;
      if (clause.words.length > 1) return planPhrase(index, clause.words, lastTier);
      return planWord(index, clause, lastTier, tolerance);
    }
    default:
      return planValues(index, clause, tolerance);
  }
}

function planWord(
  index: SearchIndex,
  { words, mayBeUnfinished }: Clause,
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
function planPhrase(index: SearchIndex, words: readonly string[], lastTier: number): Plan {
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

/** A field that is a facet: the values that have the words, and their objects. */
function planValues(index: SearchIndex, clause: Clause, tolerance: Tolerance): Plan {
  const facet = toFacetNumber(
    clause.field as Exclude<Clause['field'], 'title' | 'accession' | null>,
  );
  const { values, isSimilar } = findValues(index, clause, facet, tolerance);
  let count = 0;
  for (const value of values) count += index.valueCounts[value] as number;
  count = Math.min(count, index.size);
  const worth = toWorth(tier.label, fit.exact, toRarity(count, index.size));
  return {
    kind: 'other',
    count,
    isSimilar,
    labelWorth: worth,
    visit(give) {
      for (const value of values) index.readValue(value, (position) => give(position, worth));
    },
  };
}

/** The values of a facet whose labels have all words; of a phrase, one after the other. */
export function findValues(
  index: SearchIndex,
  { words, isPhrase, mayBeUnfinished }: Pick<Clause, 'words' | 'isPhrase' | 'mayBeUnfinished'>,
  facet: number,
  tolerance: Tolerance,
): { values: number[]; isSimilar: boolean } {
  const from = index.facts.facetStarts[facet] as number;
  const to = index.facts.facetStarts[facet + 1] as number;
  if (isPhrase) {
    const values = listValuesWith(index, words).filter((value) => value >= from && value < to);
    if (values.length > 0) return { values, isSimilar: false };
  }
  let isSimilar = false;
  let found: Set<number> | null = null;
  words.forEach((word, at) => {
    const isLast = at === words.length - 1;
    const expanded = expandWord(index, word, mayBeUnfinished && isLast, tolerance);
    isSimilar ||= expanded.isSimilar;
    const ranges =
      expanded.densePrefix < 0
        ? expanded.ranges
        : [...expanded.ranges, toRange(index.terms.findPrefix(word))];
    const values = new Set<number>();
    for (const range of ranges) {
      const end = index.termValueStarts[range.to] as number;
      for (let place = index.termValueStarts[range.from] as number; place < end; place++) {
        const value = index.termValues[place] as number;
        if (value >= from && value < to && (found === null || found.has(value))) values.add(value);
      }
    }
    found = values;
  });
  return { values: [...(found ?? [])], isSimilar };
}

const toRange = ([from, to]: readonly [number, number]) => ({ from, to, fit: fit.beginning });

function planAccession(index: SearchIndex, { text, words }: Clause): Plan {
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

const nothing: Plan = { kind: 'other', count: 0, isSimilar: false, labelWorth: 0, visit() {} };

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
