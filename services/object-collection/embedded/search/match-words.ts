import {
  type ExpandedWord,
  expandWord,
  fit,
  type TermRange,
  type Tolerance,
} from './expand-word.ts';
import { toFacetNumber } from './facet-values.ts';
import { hashText } from './hash-text.ts';
import type { Clause, ParsedWords } from './parse-words.ts';
import { tier, tierCount } from './record-words.ts';
import { type SearchIndex, streamMark } from './search-index.ts';

/** What a word is worth by where it stands: title, label, rest. */
const tierWorth = [24, 14, 4] as const;
/** Beside the rarity of a word, a number of bits from 0 to 15. */
const commonWorth = 8;
/** Words that stand in the title as they were typed, and with which it begins. */
const titlePhraseWorth = 120;
const titleBeginningWorth = 120;
/** So many titles are looked at for that; where more are found, other words must decide. */
const mostTitles = 10_000;
const wholeTitleWorth = 20_000;
const wholeNumberWorth = 30_000;

export interface Matches {
  /** Positions of the objects, ascending. */
  readonly positions: Uint32Array;
  readonly match: 'exact' | 'similar' | 'partial';
}

/**
 * Finds objects by words. It holds arrays with a place for each object, so there is one for each
 * index, and what it found is only good until it is asked again.
 */
export class WordMatcher {
  readonly #index: SearchIndex;
  /** How well each found object fits; larger is better. */
  readonly scores: Uint16Array;
  /** How many clauses an object has met; what the present one is worth for it so far. */
  readonly #met: Uint8Array;
  readonly #metLast: Uint8Array;
  readonly #worth: Uint16Array;
  readonly #found: Uint32Array;
  #foundCount = 0;

  constructor(index: SearchIndex) {
    this.#index = index;
    this.scores = new Uint16Array(index.size);
    this.#met = new Uint8Array(index.size);
    this.#metLast = new Uint8Array(index.size);
    this.#worth = new Uint16Array(index.size);
    this.#found = new Uint32Array(index.size);
  }

  /**
   * What has all words; if nothing has, with typing errors forgiven in every word; if still nothing
   * has, what has most of them, at least half.
   */
  match(words: ParsedWords): Matches {
    const plans = this.#plan(words.clauses, 'where-needed');
    const isSimilar = plans.some((plan) => plan.isSimilar);
    const exact = this.#matchAll(plans);
    if (exact.length > 0) {
      if (exact.length <= mostTitles) this.#rewardTitles(words, plans, exact);
      this.#rewardWhole(words, plans.length);
      return { positions: exact, match: isSimilar ? 'similar' : 'exact' };
    }
    const tolerant = this.#plan(words.clauses, 'always');
    const similar = this.#matchAll(tolerant);
    if (similar.length > 0) return { positions: similar, match: 'similar' };
    const partial = this.#matchMost(tolerant);
    return { positions: partial, match: partial.length > 0 ? 'partial' : 'exact' };
  }

  #plan(clauses: readonly Clause[], tolerance: Tolerance): Plan[] {
    return clauses
      .map((clause) => planClause(this.#index, clause, tolerance))
      .sort((a, b) => a.count - b.count);
  }

  #matchAll(plans: readonly Plan[]): Uint32Array {
    this.#met.fill(0);
    this.#metLast.fill(0);
    for (const [step, plan] of plans.entries()) this.#take(plan, step, true);
    return this.#list(plans.length, true);
  }

  #matchMost(plans: readonly Plan[]): Uint32Array {
    if (plans.length < 2) return new Uint32Array(0);
    this.#met.fill(0);
    this.#metLast.fill(0);
    this.#foundCount = 0;
    for (const [step, plan] of plans.entries()) this.#take(plan, step, false);
    let most = 0;
    for (const count of this.#met) if (count > most) most = count;
    if (most < plans.length / 2) return new Uint32Array(0);
    return this.#list(most, false);
  }

  /** What has met so many clauses, ascending. @param isKnown whether the last step has listed it */
  #list(count: number, isKnown: boolean): Uint32Array {
    const found = this.#found;
    if (isKnown && this.#foundCount < this.#index.size / 32) {
      return found.subarray(0, this.#foundCount).sort();
    }
    const met = this.#met;
    let total = 0;
    for (let position = 0; position < met.length; position++) {
      if (met[position] === count) found[total++] = position;
    }
    return found.subarray(0, total);
  }

  /** @param isStrict whether only objects go on that have met all clauses before this one */
  #take(plan: Plan, step: number, isStrict: boolean): void {
    const { scores } = this;
    const met = this.#met;
    const metLast = this.#metLast;
    const worth = this.#worth;
    const found = this.#found;
    const isFew = isStrict && step > 0 && this.#foundCount * 24 < plan.count;
    const few = plan.kind === 'terms' && isFew ? found.slice(0, this.#foundCount) : null;
    let count = 0;
    const mark = step + 1;
    const give = (position: number, value: number) => {
      if (metLast[position] === mark) {
        if (value > (worth[position] as number)) {
          scores[position] = (scores[position] as number) + value - (worth[position] as number);
          worth[position] = value;
        }
        return;
      }
      if (isStrict && met[position] !== step) return;
      scores[position] = met[position] === 0 ? value : (scores[position] as number) + value;
      met[position] = (met[position] as number) + 1;
      metLast[position] = mark;
      worth[position] = value;
      if (isStrict) found[count++] = position;
    };
    if (few && plan.kind === 'terms') this.#checkEach(few, plan, give);
    else plan.visit(give, (position) => !isStrict || met[position] === step);
    this.#foundCount = count;
  }

  /** A few objects are read through rather than the long lists of a frequent word. */
  #checkEach(positions: Uint32Array, plan: TermPlan, give: Give): void {
    const index = this.#index;
    const fits = toFitOf(index, plan.expanded);
    for (const position of positions) {
      let place = 0;
      index.readStream(position, (mark) => {
        if (mark === streamMark.tierEnd) place++;
        if (mark < streamMark.firstTerm || place > plan.lastTier) return;
        const value = fits(index.sortedTerms[mark - streamMark.firstTerm] as number);
        if (value > 0) give(position, toWorth(place, value, plan.rarity));
      });
    }
  }

  #rewardTitles({ clauses }: ParsedWords, plans: readonly Plan[], positions: Uint32Array): void {
    const index = this.#index;
    const words = clauses.filter(({ field }) => field === null).flatMap((clause) => clause.words);
    const ranges = words.map((word) => index.terms.findPrefix(word));
    if (ranges.length === 0) return;
    // What has less cannot have all words in its title.
    const least = plans.reduce((sum, { labelWorth }) => sum + labelWorth, 0);
    for (const position of positions) {
      const score = this.scores[position] as number;
      if (score <= least) continue;
      const place = findInTitle(index, position, ranges);
      if (place < 0) continue;
      this.scores[position] =
        score +
        (ranges.length > 1 ? titlePhraseWorth : 0) +
        (place === 0 ? titleBeginningWorth : 0);
    }
  }

  #rewardWhole({ whole, wholeText }: ParsedWords, count: number): void {
    const index = this.#index;
    const { scores } = this;
    const title = hashText(whole);
    const { sortedTitles, sortedTitleObjects } = index;
    for (let at = findFirst(sortedTitles, title); sortedTitles[at] === title; at++) {
      const position = sortedTitleObjects[at] as number;
      const score = scores[position] as number;
      // Once, although a title may be the same in two languages.
      if (this.#met[position] === count && score < wholeTitleWorth) {
        scores[position] = score + wholeTitleWorth;
      }
    }
    const { accessions, accessionObjects } = index;
    let place = accessions.findPlace(wholeText);
    for (; place < accessions.length && accessions.at(place) === wholeText; place++) {
      const position = accessionObjects[place] as number;
      if (this.#metLast[position])
        scores[position] = (scores[position] as number) + wholeNumberWorth;
    }
  }
}

/** The place of the first number that is not smaller. */
function findFirst(sorted: Uint32Array, number: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Give = (position: number, worth: number) => void;

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

interface TermPlan extends AnyPlan {
  readonly kind: 'terms';
  readonly expanded: ExpandedWord;
  readonly lastTier: number;
  readonly rarity: number;
}

type Plan = TermPlan | (AnyPlan & { readonly kind: 'other' });

function planClause(index: SearchIndex, clause: Clause, tolerance: Tolerance): Plan {
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
  const rarity = toRarity(index, count);
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
  const rarest = terms.reduce((one, other) =>
    (index.postingCounts[one] as number) <= (index.postingCounts[other] as number) ? one : other,
  );
  const count = index.postingCounts[rarest] as number;
  const rarity = toRarity(index, count);
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
        const place = findPhrase(index, position, terms);
        if (place >= 0 && place <= lastTier) give(position, toWorth(place, fit.exact, rarity));
      });
    },
  };
}

/**
 * Where the words stand in a row in one of an object's titles.
 * @param ranges for each word the terms that begin with it
 * @returns the place of the first word, or -1
 */
function findInTitle(
  index: SearchIndex,
  position: number,
  ranges: readonly (readonly [number, number])[],
): number {
  const { stream, sortedTerms } = index;
  const end = index.streamStarts[position + 1] as number;
  let place = 0;
  let matched = 0;
  for (let at = index.streamStarts[position] as number; at < end; ) {
    let mark = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = stream[at++] as number;
      mark |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    if (mark === streamMark.tierEnd) return -1;
    if (mark === streamMark.fieldEnd) {
      place = 0;
      matched = 0;
      continue;
    }
    const term = sortedTerms[mark - streamMark.firstTerm] as number;
    const fits = (which: number) => {
      const [from, to] = ranges[which] as readonly [number, number];
      return term >= from && term < to;
    };
    if (fits(matched)) matched++;
    else matched = fits(0) ? 1 : 0;
    place++;
    if (matched === ranges.length) return place - matched;
  }
  return -1;
}

/** @returns the tier of the first place where the terms stand in a row, or -1 */
function findPhrase(index: SearchIndex, position: number, terms: readonly number[]): number {
  let place = 0;
  let foundAt = -1;
  let recent: number[] = [];
  index.readStream(position, (mark) => {
    if (foundAt >= 0) return;
    if (mark < streamMark.firstTerm) {
      recent = [];
      if (mark === streamMark.tierEnd) place++;
      return;
    }
    recent.push(index.sortedTerms[mark - streamMark.firstTerm] as number);
    if (recent.length > terms.length) recent.shift();
    if (recent.length === terms.length && recent.every((term, at) => term === terms[at])) {
      foundAt = place;
    }
  });
  return foundAt;
}

/** Values in whose label these words stand together. */
function listValuesWith(index: SearchIndex, words: readonly string[]): number[] {
  const lists = words.map((word) => {
    const term = index.terms.find(word);
    return term < 0
      ? new Uint32Array(0)
      : index.termValues.subarray(index.termValueStarts[term], index.termValueStarts[term + 1]);
  });
  const shortest = lists.reduce((one, other) => (one.length <= other.length ? one : other));
  const joined = `-${words.join('-')}-`;
  return [...shortest].filter((value) => `-${index.values.at(value)}-`.includes(joined));
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
  const worth = toWorth(tier.label, fit.exact, toRarity(index, count));
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
  const worth = toWorth(tier.title, fit.exact, toRarity(index, to - from));
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

const toWorth = (place: number, fits: number, rarity: number): number =>
  ((tierWorth[place] as number) * fits * (commonWorth + rarity)) >> 3;

/** In how many halvings of the collection a word is found. */
const toRarity = (index: SearchIndex, count: number): number =>
  Math.max(0, Math.clz32(Math.max(count, 1)) - Math.clz32(index.size));

function toFitOf(index: SearchIndex, { ranges, densePrefix }: ExpandedWord) {
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
