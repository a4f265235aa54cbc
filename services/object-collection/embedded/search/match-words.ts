import { expandWord, fit, type Tolerance } from '#shared/search/expand-word.ts';
import type { Clause, ParsedWords } from '#shared/search/parse-words.ts';
import {
  makerWorth,
  titleBeginningWorth,
  titlePhraseWorth,
  toWorth,
  wholeTitleWorth,
} from '#shared/search/word-worth.ts';
import { toFacetNumber } from './facet-values.ts';
import { findInTitle, type TermTest } from './find-phrase.ts';
import { hashText } from './hash-text.ts';
import {
  findValues,
  type Give,
  type Plan,
  planClause,
  type TermPlan,
  toFitOf,
} from './plan-clause.ts';
import { type SearchIndex, streamMark } from './search-index.ts';

/** So many titles are looked at for that; where more are found, other words must decide. */
const mostTitles = 10_000;
const wholeNumberWorth = 30_000;
const makerFacet = toFacetNumber('maker');
const otherFacets = (['type', 'material', 'technique', 'place', 'culture'] as const).map(
  toFacetNumber,
);

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
      if (exact.length <= mostTitles) {
        const titles = this.#rewardTitles(words, plans, exact);
        this.#rewardMakers(words, plans.length, titles);
      }
      this.#rewardWhole(words, plans.length);
      return { positions: exact, match: isSimilar ? 'similar' : 'exact' };
    }
    const tolerant = this.#plan(words.clauses, 'always');
    const similar = this.#matchAll(tolerant);
    if (similar.length > 0) return { positions: similar, match: 'similar' };
    const telling = words.clauses.filter(isTelling);
    const partial = this.#matchMost(this.#plan(telling, 'always'), words.clauses.length);
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

  /** @param asked how many clauses there were, those that tell little too */
  #matchMost(plans: readonly Plan[], asked: number): Uint32Array {
    if (asked < 2) return new Uint32Array(0);
    this.#met.fill(0);
    this.#metLast.fill(0);
    this.#foundCount = 0;
    for (const [step, plan] of plans.entries()) this.#take(plan, step, false);
    let most = 0;
    for (const count of this.#met) if (count > most) most = count;
    if (most < Math.max(1, asked / 2)) return new Uint32Array(0);
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

  /** @returns how many titles have the words in a row */
  #rewardTitles({ clauses }: ParsedWords, plans: readonly Plan[], positions: Uint32Array): number {
    const index = this.#index;
    const words = clauses.filter(({ field }) => field === null).flatMap((clause) => clause.words);
    const tests = words.map((word) => toTitleTest(index, word));
    if (tests.length === 0) return 0;
    let titles = 0;
    // What has less cannot have all words in its title.
    const least = plans.reduce((sum, { labelWorth }) => sum + labelWorth, 0);
    for (const position of positions) {
      const score = this.scores[position] as number;
      if (score <= least) continue;
      const place = findInTitle(index, position, tests);
      if (place < 0) continue;
      titles++;
      this.scores[position] =
        score + (tests.length > 1 ? titlePhraseWorth : 0) + (place === 0 ? titleBeginningWorth : 0);
    }
    return titles;
  }

  /**
   * Who types a maker's name wants the works before what is about the maker. What stands in more
   * titles, or says a place or a material of more objects, is not meant as a name.
   */
  #rewardMakers({ clauses }: ParsedWords, count: number, titles: number): void {
    if (clauses.some(({ field }) => field !== null)) return;
    const index = this.#index;
    const words = clauses.flatMap((clause) => clause.words);
    const named = { words, isPhrase: false, mayBeUnfinished: false };
    const valuesOf = (facet: number) => findValues(index, named, facet, 'where-needed').values;
    const countOf = (values: readonly number[]) =>
      values.reduce((sum, value) => sum + (index.valueCounts[value] as number), 0);
    const values = valuesOf(makerFacet);
    const works = countOf(values);
    if (works === 0 || works < titles) return;
    if (otherFacets.some((facet) => countOf(valuesOf(facet)) > works)) return;
    const worth = makerWorth * (words.length + 1);
    const rewarded = new Set<number>();
    for (const value of values) {
      index.readValue(value, (position) => {
        if (this.#met[position] === count) rewarded.add(position);
      });
    }
    for (const position of rewarded) {
      this.scores[position] = (this.scores[position] as number) + worth;
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

/** Whether a term of a title is the word: whole, in any spelling, where such words there are. */
function toTitleTest(index: SearchIndex, word: string): TermTest {
  const { ranges } = expandWord(index, word, false, 'where-needed');
  const whole = ranges.filter((range) => range.fit >= fit.spelling);
  const [from, to] = index.terms.findPrefix(word);
  return whole.length > 0
    ? (term) => whole.some((range) => term >= range.from && term < range.to)
    : (term) => term >= from && term < to;
}

/** The "e" of ukiyo-e is the beginning of half of all words: it alone finds nothing worth seeing. */
const isTelling = ({ words, isPhrase }: Clause): boolean =>
  isPhrase || words.some(({ length }) => length > 2);

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
