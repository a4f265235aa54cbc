import { expandWord, fit, type Tolerance, type WordDictionary } from './expand-word.ts';
import { SimilarTerms } from './find-similar.ts';
import { foldWords } from './fold-text.ts';
import { isOrdinaryWord } from './name-key.ts';
import type { NamedWords, TermClause } from './name-terms.ts';
import { findOtherSpelling } from './other-spelling.ts';
import { packKeys, packLists } from './pack-dictionary.ts';
import type { Clause, ParsedWords } from './parse-words.ts';
import { packStrings, StringTable } from './string-table.ts';
import {
  titleBeginningWorth,
  titlePhraseWorth,
  toRarity,
  toWorth,
  wholeTitleWorth,
} from './word-worth.ts';
import { replaceWords } from './written-words.ts';

/** The texts of one thing by weight: its titles; what a label says; everything else. */
export type TieredTexts = readonly [
  titles: readonly string[],
  label: readonly string[],
  rest: readonly string[],
];

/** The place of the weakest word: the title equals the query, contains it, or only other texts do. */
export type HitPlace = 'whole' | 'title' | 'text';

export interface TextHit {
  /** In the order in which things were added, from 0. */
  readonly position: number;
  /** Larger is better; comparable within one index. */
  readonly score: number;
  readonly place: HitPlace;
}

export interface TextMatches {
  /** Best first; equals in the order in which they were added. */
  readonly hits: readonly TextHit[];
  /** `similar`: nothing has the words as written, these have words a typing error away. */
  readonly match: 'exact' | 'similar';
}

export const tierCount = 3;
export const titleTier = 0;

/** The data that `TextIndexBuilder` has read. */
export interface TextIndexData {
  /** Folded words, alphabetical. */
  readonly sorted: readonly string[];
  /** For each word what holds it, as position × 3 + best tier. */
  readonly postings: readonly (readonly number[])[];
  readonly spellings: ReadonlyMap<string, string>;
  readonly texts: readonly TieredTexts[];
  readonly titles: readonly (readonly string[])[];
}

/** The worth of a word for a thing so far, and the best tier in which it stands. */
interface Standing {
  readonly worth: number;
  readonly tier: number;
}

/** Answers which things hold words. Every call is bounded and synchronous. */
export class TextIndex implements WordDictionary {
  readonly size: number;
  readonly terms: StringTable;
  readonly similar: SimilarTerms;
  readonly keys: StringTable;
  readonly keyTermStarts: Uint32Array;
  readonly keyTerms: Uint32Array;
  readonly facts = { densePrefixes: [] };
  readonly #postings: Uint32Array;
  readonly #postingStarts: Uint32Array;
  readonly #spellings: ReadonlyMap<string, string>;
  readonly #texts: readonly TieredTexts[];
  readonly #folded = new Map<number, readonly string[]>();
  readonly #titles: readonly (readonly string[])[];

  constructor({ sorted, postings, spellings, texts, titles }: TextIndexData) {
    const toTable = (strings: readonly string[]) => {
      const { letters, starts } = packStrings(strings);
      return new StringTable(letters, starts);
    };
    const { keys, keyTerms, keyTermStarts } = packKeys(sorted);
    const packed = packLists(postings);
    this.size = texts.length;
    this.terms = toTable(sorted);
    this.similar = new SimilarTerms(this.terms);
    this.keys = toTable(keys);
    this.keyTerms = keyTerms;
    this.keyTermStarts = keyTermStarts;
    this.#postings = packed.members;
    this.#postingStarts = packed.starts;
    this.#spellings = spellings;
    this.#texts = texts;
    this.#titles = titles;
  }

  /**
   * Finds the entries with all words. If there are none, the last word may be unfinished; then typing
   * errors are forgiven.
   * @param isTyping for what is suggested: the last word may be unfinished in any case, and only titles are looked at
   */
  match(words: NamedWords, isTyping = false): TextMatches {
    const lastTier = isTyping ? titleTier : tierCount - 1;
    const whole = isTyping ? null : this.#matchAll(words, 'where-needed', lastTier);
    if (whole && whole.hits.length > 0) return whole;
    // A term of the thesaurus is no beginning of another word, once it was sent.
    const mayGoOn = isTyping || words.clauses.some((one) => one.mayBeUnfinished && !one.meanings);
    const begun = mayGoOn ? this.#matchAll(words, 'typing', lastTier) : null;
    if (begun && begun.hits.length > 0) return begun;
    const similar = this.#matchAll(words, 'always', lastTier);
    return { hits: similar.hits, match: similar.hits.length > 0 ? 'similar' : 'exact' };
  }

  /**
   * The text with words that do not occur replaced by those that look like them, as they are written
   * here.
   * @param isTerm whether the thesaurus knows a word, so that it is not misspelt
   * @returns null when nothing that finds something is near
   */
  suggestSpelling(
    text: string,
    parse: (text: string) => ParsedWords | null,
    isTerm: (word: string) => boolean = () => false,
  ): string | null {
    const spellings = new Map<string, string>();
    for (const word of parse(text)?.clauses.flatMap((clause) => clause.words) ?? []) {
      if (isTerm(word) || isOrdinaryWord(word)) continue;
      if (!expandWord(this, word, true, 'where-needed').isSimilar) continue;
      const [nearest] = this.similar
        .find(word, false)
        .map((one) => ({ ...one, count: this.countOf(one.term) }))
        .sort((a, b) => a.distance - b.distance || b.count - a.count || a.term - b.term);
      if (!nearest) return null;
      const meant = this.terms.at(nearest.term);
      spellings.set(word, this.#spellings.get(meant) ?? meant);
    }
    if (spellings.size === 0) return null;
    const corrected = replaceWords(text, spellings);
    const parsed = parse(corrected);
    return parsed && this.match(parsed).match === 'exact' && this.match(parsed).hits.length > 0
      ? corrected
      : null;
  }

  /** Of a word that occurs in another spelling only, that spelling as it is written here; null: it occurs, or stands for several. */
  findOtherSpelling(word: string, isTerm: boolean): string | null {
    const term = findOtherSpelling(this, word, isTerm, (one) => this.countOf(one));
    if (term < 0) return null;
    const found = this.terms.at(term);
    return this.#spellings.get(found) ?? found;
  }

  hasWord(word: string): boolean {
    return this.terms.find(word) >= 0;
  }

  countOf(term: number): number {
    return (this.#postingStarts[term + 1] as number) - (this.#postingStarts[term] as number);
  }

  #matchAll(words: NamedWords, tolerance: Tolerance, lastTier: number): TextMatches {
    let isSimilar = false;
    // A search that only excludes something finds everything else.
    let found: Map<number, Standing> | null =
      words.clauses.length === 0 && words.excluded.length > 0 ? this.#listAll() : null;
    for (const clause of words.clauses) {
      const tolerated = clause.meanings && tolerance === 'always' ? 'where-needed' : tolerance;
      const meets = this.#findClause(clause, tolerated, lastTier);
      isSimilar ||= meets.isSimilar;
      found = found === null ? meets.standings : intersect(found, meets.standings);
      if (found.size === 0) return { hits: [], match: 'exact' };
    }
    for (const clause of words.excluded) {
      for (const position of this.#findClause(
        clause,
        'where-needed',
        tierCount - 1,
      ).standings.keys()) {
        found?.delete(position);
      }
    }
    const hits = [...(found ?? [])].map(([position, { worth, tier }]) =>
      this.#toHit(position, worth, tier, words.whole),
    );
    hits.sort((a, b) => b.score - a.score || a.position - b.position);
    return { hits, match: isSimilar ? 'similar' : 'exact' };
  }

  #listAll(): Map<number, Standing> {
    return new Map(
      Array.from({ length: this.size }, (_, position) => [position, { worth: 1, tier: titleTier }]),
    );
  }

  /** The things that have the clause, one of its alternatives, or another name of its term. */
  #findClause(clause: TermClause, tolerance: Tolerance, last: number) {
    const own = this.#isElsewhere(clause) ? nothing : this.#findOne(clause, tolerance, last);
    const besides = new Map<number, Standing>();
    const add = (standings: ReadonlyMap<number, Standing>, share: number) => {
      for (const [position, standing] of standings) {
        const worth = standing.worth * share;
        if ((besides.get(position)?.worth ?? 0) < worth)
          besides.set(position, { ...standing, worth });
      }
    };
    for (const other of clause.others ?? []) {
      add(this.#findOne(other, 'where-needed', last).standings, 1);
    }
    const { same = [], narrower = [] } = clause.meanings ?? {};
    for (const name of same) add(this.#findName(clause, name, last), fit.spelling / fit.exact);
    // What is called so: deep in a text a narrower name may be an ordinary word of another language.
    const called = Math.min(last, tierCount - 2);
    for (const name of narrower)
      add(this.#findName(clause, name, called), fit.beginning / fit.exact);
    // Similar spellings are not meant when another name of the term occurs.
    const isSimilar = own.isSimilar && besides.size === 0;
    const standings = new Map(own.isSimilar && !isSimilar ? [] : own.standings);
    for (const [position, standing] of besides) {
      if ((standings.get(position)?.worth ?? 0) < standing.worth) standings.set(position, standing);
    }
    return { standings, isSimilar };
  }

  /** A term that occurs nowhere is neither the beginning of a word nor a misspelt one: no cat is a catalogue. */
  #isElsewhere({ meanings, words }: TermClause): boolean {
    if (!meanings || !isLatin.test(words.join(''))) return false;
    return words.some((word) => expandWord(this, word, false, 'exact').ranges.length === 0);
  }

  #findName({ field }: Clause, words: readonly string[], last: number) {
    const name = { words, field, isPhrase: words.length > 1, mayBeUnfinished: false };
    return this.#findOne(name, 'exact', last).standings;
  }

  /** Fields other than the title are the objects' alone. */
  #findOne(
    {
      words,
      field,
      isPhrase,
      mayBeUnfinished,
    }: Pick<Clause, 'words' | 'field' | 'isPhrase' | 'mayBeUnfinished'>,
    tolerance: Tolerance,
    last: number,
  ) {
    if (field !== null && field !== 'title') return nothing;
    const lastTier = field === 'title' ? titleTier : last;
    if (isPhrase) return { standings: this.#findPhrase(words, lastTier), isSimilar: false };
    let isSimilar = false;
    let found: Map<number, Standing> | null = null;
    for (const [at, word] of words.entries()) {
      const isUnfinished = mayBeUnfinished && at === words.length - 1;
      const one = this.#findWord(word, isUnfinished, tolerance, lastTier);
      isSimilar ||= one.isSimilar;
      found = found === null ? one.standings : intersect(found, one.standings);
    }
    return found === null ? nothing : { standings: found, isSimilar };
  }

  #findWord(word: string, isUnfinished: boolean, tolerance: Tolerance, lastTier: number) {
    // Fourteen people are no 140 centimeters.
    const { ranges, isSimilar } = isNumber.test(word)
      ? expandWord(this, word, false, 'exact')
      : expandWord(this, word, isUnfinished, tolerance);
    const count = ranges.reduce(
      (sum, { from, to }) =>
        sum + (this.#postingStarts[to] as number) - (this.#postingStarts[from] as number),
      0,
    );
    const rarity = toRarity(Math.min(count, this.size), this.size);
    const standings = new Map<number, Standing>();
    for (const range of ranges) {
      const end = this.#postingStarts[range.to] as number;
      for (let at = this.#postingStarts[range.from] as number; at < end; at++) {
        const posting = this.#postings[at] as number;
        const position = Math.floor(posting / tierCount);
        const tier = posting % tierCount;
        if (tier > lastTier) continue;
        const worth = toWorth(tier, range.fit, rarity);
        const known = standings.get(position);
        if (!known || worth > known.worth) standings.set(position, { worth, tier });
      }
    }
    return { standings, isSimilar };
  }

  /** Words that stand together in one text, in order. */
  #findPhrase(words: readonly string[], lastTier: number): Map<number, Standing> {
    let found: Map<number, Standing> | null = null;
    for (const word of words) {
      const term = this.terms.find(word);
      if (term < 0) return new Map();
      const one = this.#findWord(word, false, 'where-needed', lastTier).standings;
      found = found === null ? one : intersect(found, one);
    }
    const phrase = ` ${words.join(' ')} `;
    const standings = new Map<number, Standing>();
    for (const [position, { worth }] of found ?? []) {
      const tier = this.#foldedOf(position).findIndex(
        (texts, at) => at <= lastTier && texts.includes(phrase),
      );
      if (tier >= 0) standings.set(position, { worth, tier });
    }
    return standings;
  }

  /** Its texts by weight, folded once: a line for each, with a space on either side of every word. */
  #foldedOf(position: number): readonly string[] {
    const fold = (text: string) => ` ${foldWords(text).join(' ')} `;
    const folded =
      this.#folded.get(position) ??
      (this.#texts[position] as TieredTexts).map((fields) => fields.map(fold).join('\n'));
    this.#folded.set(position, folded);
    return folded;
  }

  #toHit(position: number, worth: number, tier: number, whole: string): TextHit {
    const titles = this.#titles[position] as readonly string[];
    if (whole && titles.includes(whole)) {
      return { position, score: worth + wholeTitleWorth, place: 'whole' };
    }
    const hasPhrase =
      whole.includes(' ') && titles.some((title) => ` ${title}`.includes(` ${whole}`));
    const begins = whole !== '' && titles.some((title) => title.startsWith(whole));
    return {
      position,
      score: worth + (hasPhrase ? titlePhraseWorth : 0) + (begins ? titleBeginningWorth : 0),
      place: tier === titleTier ? 'title' : 'text',
    };
  }
}

const nothing = { standings: new Map<number, Standing>(), isSimilar: false } as const;
const isNumber = /^\p{Nd}+$/u;
const isLatin = /^[a-z0-9]+$/;

/** The things in both lists, with the worth of both and the weaker place. */
function intersect(
  one: ReadonlyMap<number, Standing>,
  other: ReadonlyMap<number, Standing>,
): Map<number, Standing> {
  const both = new Map<number, Standing>();
  for (const [position, { worth, tier }] of one) {
    const second = other.get(position);
    if (second) {
      both.set(position, { worth: worth + second.worth, tier: Math.max(tier, second.tier) });
    }
  }
  return both;
}
