import { expandWord, fit, type Tolerance } from '#shared/search/expand-word.ts';
import { countUp } from '#shared/search/pack-dictionary.ts';
import {
  makerWorth,
  titleAgainWorth,
  titleBeginningWorth,
  titlePhraseWorth,
  toWorth,
  wholeTitleWorth,
} from '#shared/search/word-worth.ts';
import { hashText } from '../index/hash-text.ts';
import { type SearchIndex, streamFlag } from '../index/search-index.ts';
import { toFacetNumber } from '../results/facet-values.ts';
import { maxProminence } from '../results/to-prominence.ts';
import { findByInitials } from './find-by-initials.ts';
import { findInTitles, inTitles, type TermTest } from './find-phrase.ts';
import type { Give, Plan, TermPlan } from './plan.ts';
import { planClause } from './plan-clause.ts';
import { findValues } from './plan-values.ts';
import { toFitOf } from './plan-words.ts';
import type { SearchClause, UnderstoodWords } from './understand-words.ts';

/** The number of titles that are checked for that. When there are more, other words must decide. */
const maxTitles = 10_000;
const wholeNumberWorth = 30_000;
/** For each point of prominence. */
const prominenceWorth = 2;
const maxNameParts = 4;
const makerFacet = toFacetNumber('maker');
const otherFacets = (['type', 'material', 'technique', 'place', 'culture'] as const).map(
  toFacetNumber,
);

/** Why an object stands where it does: a clause by its words, or a reward by its name. */
export interface Reason {
  readonly by: 'words' | 'title' | 'maker' | 'whole' | 'number' | 'prominence';
  readonly text: string;
  readonly worth: number;
}

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
  readonly #metByFours: Uint32Array;
  readonly #metLast: Uint8Array;
  readonly #worth: Uint16Array;
  readonly #found: Uint32Array;
  #foundCount = 0;
  #mostMet = 0;
  /** The reasons for matches, kept only when somebody asks for them. */
  #reasons: Map<number, Reason[]> | null = null;
  #explained: ReadonlySet<number> = new Set();

  constructor(index: SearchIndex) {
    this.#index = index;
    this.scores = new Uint16Array(index.size);
    this.#metByFours = new Uint32Array(Math.ceil(index.size / 4));
    this.#met = new Uint8Array(this.#metByFours.buffer);
    this.#metLast = new Uint8Array(index.size);
    this.#worth = new Uint16Array(index.size);
    this.#found = new Uint32Array(index.size);
  }

  /**
   * Finds the objects with all words. If there are none, it tries in this order: the works of a maker
   * whose name is only partly known here; typing errors forgiven in every word; the objects with most
   * of the words, at least half.
   * @param tolerance `typing` for what is suggested while somebody types
   */
  match(
    understood: UnderstoodWords,
    tolerance: 'where-needed' | 'typing' = 'where-needed',
  ): Matches {
    this.#reasons?.clear();
    const words = {
      ...understood,
      clauses: findByInitials(this.#index, understood.clauses),
    };
    const found = this.#matchClauses(words, tolerance);
    return { ...found, positions: this.#finish(found.positions, words.excluded) };
  }

  /** The same, with the reasons for some of the objects. */
  explain(words: UnderstoodWords, positions: readonly number[]): ReadonlyMap<number, Reason[]> {
    const reasons = new Map<number, Reason[]>();
    this.#reasons = reasons;
    this.#explained = new Set(positions);
    try {
      this.match(words);
    } finally {
      this.#reasons = null;
    }
    return reasons;
  }

  #matchClauses(words: UnderstoodWords, tolerance: Tolerance): Matches {
    if (words.clauses.length === 0) {
      this.scores.fill(0);
      return { positions: countUp(this.#index.size), match: 'exact' };
    }
    const plans = this.#plan(words.clauses, tolerance);
    const isSimilar = plans.some((plan) => plan.isSimilar);
    const exact = this.#matchAll(plans);
    const named = exact.length === 0 || isSimilar ? this.#findNamed(words.clauses) : null;
    if (named) {
      const kept = this.#plan(named, 'where-needed');
      const positions = this.#matchAll(kept);
      this.#rewardMakers({ ...words, clauses: named }, kept.length, 0);
      if (positions.length > 0) return { positions, match: 'partial' };
    } else if (exact.length > 0) {
      if (exact.length <= maxTitles) {
        const titles = this.#rewardTitles(words, plans, exact);
        this.#rewardMakers(words, plans.length, titles);
      }
      this.#rewardWhole(words, plans.length);
      return { positions: exact, match: isSimilar ? 'similar' : 'exact' };
    }
    if (tolerance === 'where-needed' && words.clauses.some(mayGoOn)) {
      const begun = this.#plan(words.clauses, 'typing');
      const positions = this.#matchAll(begun);
      const isGuessed = begun.some((plan) => plan.isSimilar);
      if (positions.length > 0) return { positions, match: isGuessed ? 'similar' : 'exact' };
    }
    const tolerant = this.#plan(words.clauses, 'always');
    const similar = this.#matchAll(tolerant);
    if (similar.length > 0) return { positions: similar, match: 'similar' };
    const telling = words.clauses.flatMap(toSingleWords).filter(isTelling);
    const partial = this.#matchMost(
      this.#plan(telling, 'where-needed'),
      words.clauses.flatMap(toSingleWords).length,
    );
    return { positions: partial, match: partial.length > 0 ? 'partial' : 'exact' };
  }

  /**
   * Whether a word beside a maker's name is unknown of that maker: "Utagawa Hiroshige" where the
   * records say "Hiroshige". Its works are meant then, rather than what is written like the word.
   * @returns the clauses that are the name; null: they are not, or all of them are
   */
  #findNamed(clauses: readonly SearchClause[]): SearchClause[] | null {
    const isPlain = (clause: SearchClause) =>
      clause.words.length === 1 && clause.field === null && !clause.isPhrase && !clause.time;
    if (clauses.length < 2 || clauses.length > maxNameParts || !clauses.every(isPlain)) return null;
    const allWords = clauses.flatMap(({ words }) => words);
    if (this.#listNamed(allWords, 'always').length > 0) return null;
    for (const left of clauses) {
      const others = clauses.filter((clause) => clause !== left);
      const words = others.flatMap((clause) => clause.words);
      const isLong = words.every(({ length }) => length > 2);
      if (isLong && this.#isName(words, 0) && this.#listNamed(words, 'exact').length > 0)
        return others;
    }
    return null;
  }

  #listNamed(words: readonly string[], tolerance: Tolerance): number[] {
    const named = { words, isPhrase: false, mayBeUnfinished: false };
    return findValues(this.#index, named, makerFacet, tolerance).values;
  }

  /** Takes away what is excluded, and lets the prominent stand before others that fit as well. */
  #finish(positions: Uint32Array, excluded: readonly SearchClause[]): Uint32Array {
    const { scores } = this;
    const { prominence, size } = this.#index;
    let found = positions;
    if (excluded.length > 0) {
      const isOut = new Uint8Array(size);
      for (const clause of excluded) {
        const plan = planClause(this.#index, clause, 'exact');
        plan.visit(
          (position) => {
            isOut[position] = 1;
          },
          () => true,
        );
      }
      found = positions.filter((position) => isOut[position] === 0);
    }
    for (let at = 0; at < found.length; at++) {
      const position = found[at] as number;
      const worth = prominenceWorth * ((prominence[position] as number) & maxProminence);
      scores[position] = (scores[position] as number) + worth;
      if (this.#reasons) this.#note(position, 'prominence', '', worth);
    }
    return found;
  }

  #reward(position: number, by: Reason['by'], worth: number): void {
    this.scores[position] = (this.scores[position] as number) + worth;
    if (this.#reasons) this.#note(position, by, '', worth);
  }

  #note(position: number, by: Reason['by'], text: string, worth: number): void {
    if (!this.#reasons || !this.#explained.has(position)) return;
    const reasons = this.#reasons.get(position) ?? [];
    const before = by === 'words' ? reasons.findIndex((one) => one.text === text) : -1;
    if (before < 0) reasons.push({ by, text, worth });
    else if ((reasons[before] as Reason).worth < worth) reasons[before] = { by, text, worth };
    this.#reasons.set(position, reasons);
  }

  #plan(clauses: readonly SearchClause[], tolerance: Tolerance): Plan[] {
    return clauses
      .map((clause) => ({ ...planClause(this.#index, clause, tolerance), text: clause.text }))
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
    this.#mostMet = 0;
    for (const [step, plan] of plans.entries()) this.#take(plan, step, false);
    const most = this.#mostMet;
    if (most < Math.max(1, asked / 2)) return new Uint32Array(0);
    return this.#list(most, false);
  }

  /** The objects that met this many clauses, ascending. @param isKnown whether the last step has listed it */
  #list(count: number, isKnown: boolean): Uint32Array {
    const found = this.#found;
    if (isKnown && this.#foundCount < this.#index.size / 32) {
      return found.subarray(0, this.#foundCount).sort();
    }
    const met = this.#met;
    const metByFours = this.#metByFours;
    let total = 0;
    for (let four = 0; four < metByFours.length; four++) {
      // Most objects have met none of the words.
      if (metByFours[four] === 0) continue;
      for (let position = four * 4; position < four * 4 + 4; position++) {
        if (met[position] === count) found[total++] = position;
      }
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
    const few = isStrict && step > 0 ? found.slice(0, this.#foundCount) : null;
    let count = 0;
    const mark = step + 1;
    const reasons = this.#reasons;
    const give = (position: number, value: number) => {
      if (reasons) this.#note(position, 'words', plan.text ?? '', value);
      if (metLast[position] === mark) {
        if (value > (worth[position] as number)) {
          scores[position] = (scores[position] as number) + value - (worth[position] as number);
          worth[position] = value;
        }
        return;
      }
      if (isStrict && met[position] !== step) return;
      scores[position] = met[position] === 0 ? value : (scores[position] as number) + value;
      const now = (met[position] as number) + 1;
      met[position] = now;
      if (now > this.#mostMet) this.#mostMet = now;
      metLast[position] = mark;
      worth[position] = value;
      if (isStrict) found[count++] = position;
    };
    if (few && plan.kind === 'terms' && few.length * 24 < plan.count) {
      this.#checkEach(few, plan, give);
    } else plan.visit(give, (position) => !isStrict || met[position] === step, few);
    this.#foundCount = count;
  }

  /** A few objects are read through rather than the long lists of a frequent word. */
  #checkEach(positions: Uint32Array, plan: TermPlan, give: Give): void {
    const index = this.#index;
    const fits = toFitOf(index, plan.expanded);
    for (const position of positions) {
      let place = 0;
      index.readStream(position, (mark) => {
        if (mark === streamFlag.tierEnd) place++;
        if (mark < streamFlag.firstTerm || place > plan.lastTier) return;
        const value = fits(index.sortedTerms[mark - streamFlag.firstTerm] as number);
        if (value > 0) give(position, toWorth(place, value, plan.rarity));
      });
    }
  }

  /** @returns how many titles have the words in a row */
  #rewardTitles(
    { clauses }: UnderstoodWords,
    plans: readonly Plan[],
    positions: Uint32Array,
  ): number {
    const index = this.#index;
    const words = clauses
      .filter(({ field, time, others }) => field === null && !time && !others)
      .flatMap((clause) => clause.words);
    const tests = words.map((word) => toTitleTest(index, word));
    if (tests.length === 0) return 0;
    let titles = 0;
    // Objects with less cannot have all words in their titles.
    const least = plans.reduce((sum, { labelWorth }) => sum + labelWorth, 0);
    for (const position of positions) {
      const score = this.scores[position] as number;
      if (score <= least) continue;
      const place = findInTitles(index, position, tests);
      if (place === inTitles.nowhere) continue;
      titles++;
      this.#reward(
        position,
        'title',
        (tests.length > 1 ? titlePhraseWorth : 0) +
          (place >= inTitles.beginOne ? titleBeginningWorth : 0) +
          (place === inTitles.beginSeveral ? titleAgainWorth : 0),
      );
    }
    return titles;
  }

  /**
   * A visitor who types a maker's name wants the maker's works before works about the maker. A word
   * is not meant as a name when more titles contain it, or more objects have it as place or material.
   */
  #rewardMakers({ clauses, isOfHistory }: UnderstoodWords, count: number, titles: number): void {
    if (isOfHistory) return;
    const index = this.#index;
    const initials = clauses.find(({ makers }) => makers)?.makers;
    const words = initials ? [] : this.#findName(clauses, titles);
    const others = initials || words.length > 0 ? [] : this.#listByOtherNames(clauses);
    if (!initials && words.length === 0 && others.length === 0) return;
    const worth = makerWorth * (Math.max(words.length, others.length > 0 ? 1 : 0) + 1);
    const rewarded = new Set<number>();
    const named = words.length > 0 ? this.#listNamed(words, 'where-needed') : others;
    for (const value of initials ?? named) {
      index.readValue(value, (position) => {
        if (this.#met[position] === count) rewarded.add(position);
      });
    }
    for (const position of rewarded) this.#reward(position, 'maker', worth);
  }

  /** The most words in a row that are a maker's name: "Luke Swank photographs". */
  #findName(clauses: readonly SearchClause[], titles: number): readonly string[] {
    const words = clauses.map((clause) => {
      const isPlain = clause.words.length === 1 && clause.field === null && !clause.time;
      const [word = ''] = isPlain ? clause.words : [];
      return word !== '' && this.#listNamed([word], 'exact').length > 0 ? word : null;
    });
    const isWhole = words.every((word) => word !== null);
    if (clauses.every(({ field, time }) => field === null || time)) {
      const all = clauses.filter(({ time }) => !time).flatMap((clause) => clause.words);
      if (this.#isName(all, titles)) return all;
    }
    for (
      let length = Math.min(words.length - (isWhole ? 1 : 0), maxNameParts);
      length > 0;
      length--
    ) {
      for (let from = 0; from + length <= words.length; from++) {
        const name = words.slice(from, from + length);
        if (name.some((word) => word === null || word.length < 3)) continue;
        if (this.#isName(name as string[], 0)) return name as string[];
      }
    }
    return [];
  }

  /** Makers whom the thesaurus knows by a name in another script: 歌川広重 is Hiroshige. */
  #listByOtherNames(clauses: readonly SearchClause[]): number[] {
    for (const { meanings, field, words } of clauses) {
      const isElsewhere = words.every((word) => !isLatin.test(word));
      if (field !== null || !isElsewhere || !meanings || meanings.made.length > 0) continue;
      for (const name of meanings.same) {
        // A single word is a thing as well: شیر is león, and nobody's Léon.
        if (name.length > 1 && this.#isName(name, 0)) return this.#listNamed(name, 'exact');
      }
    }
    return [];
  }

  /** Whether a maker is called so, and nothing else of which there is more. */
  #isName(words: readonly string[], titles: number): boolean {
    if (words.length === 0) return false;
    const index = this.#index;
    const named = { words, isPhrase: false, mayBeUnfinished: false };
    const valuesOf = (facet: number) => findValues(index, named, facet, 'where-needed').values;
    const countOf = (values: readonly number[]) =>
      values.reduce((sum, value) => sum + (index.valueCounts[value] as number), 0);
    const works = countOf(valuesOf(makerFacet));
    if (works === 0 || works < titles) return false;
    return otherFacets.every((facet) => countOf(valuesOf(facet)) <= works);
  }

  #rewardWhole({ whole, wholeText }: UnderstoodWords, count: number): void {
    const index = this.#index;
    const { scores } = this;
    const title = hashText(whole);
    const { sortedTitles, sortedTitleObjects } = index;
    for (let at = findFirst(sortedTitles, title); sortedTitles[at] === title; at++) {
      const position = sortedTitleObjects[at] as number;
      const score = scores[position] as number;
      // Once, although a title may be the same in two languages.
      if (this.#met[position] === count && score < wholeTitleWorth) {
        this.#reward(position, 'whole', wholeTitleWorth);
      }
    }
    const { accessions, accessionObjects } = index;
    let place = accessions.findPlace(wholeText);
    for (; place < accessions.length && accessions.at(place) === wholeText; place++) {
      const position = accessionObjects[place] as number;
      if (this.#metLast[position]) this.#reward(position, 'number', wholeNumberWorth);
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

const isLatin = /^[a-z0-9]+$/;

/** A term of the thesaurus is no beginning of another word: no manu, a bird, is a manuscript. */
const mayGoOn = ({ mayBeUnfinished, meanings }: SearchClause): boolean =>
  mayBeUnfinished && !meanings;

/** When a term does not occur as a whole, some of its words may. */
const toSingleWords = (clause: SearchClause): SearchClause[] =>
  clause.isLoose
    ? clause.words.map((word) => ({ ...clause, words: [word], isLoose: false, meanings: null }))
    : [clause];

/** The "e" of ukiyo-e is the beginning of half of all words: it alone finds nothing worth seeing. */
const isTelling = ({ words, isPhrase, time, makers }: SearchClause): boolean =>
  isPhrase || time !== undefined || makers !== undefined || words.some(({ length }) => length > 2);

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
