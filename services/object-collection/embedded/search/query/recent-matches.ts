import { LRUCache } from 'lru-cache';
import type { Thesaurus } from '#shared/search/thesaurus.ts';
import type { WordMatcher } from './match-words.ts';
import type { SuggestedSpelling } from './suggest-spelling.ts';
import { type UnderstoodWords, understandWords } from './understand-words.ts';

/** What words find in one index, whatever else is chosen beside them. */
export interface WordMatch {
  readonly understood: UnderstoodWords;
  /** Positions of the objects, ascending. */
  readonly positions: Uint32Array;
  /** Of each of them, in the same order. */
  readonly scores: Uint16Array;
  readonly match: 'exact' | 'similar' | 'partial';
  /** Absent until somebody has asked. */
  meant?: SuggestedSpelling | null;
}

/** 12 MB: six bytes for each object found. */
const maxPositions = 2_000_000;
/** Of a text, beside what it finds. */
const ownSize = 500;

/**
 * The last words that were looked for. A visitor asks for the same words again with every page, order
 * and choice, and words are the dear part of a search.
 */
export class RecentMatches {
  readonly #matcher: WordMatcher;
  readonly #matches = new LRUCache<string, WordMatch>({
    maxSize: maxPositions,
    sizeCalculation: ({ positions }) => positions.length + ownSize,
  });
  #thesaurus: Thesaurus | null = null;

  constructor(matcher: WordMatcher) {
    this.#matcher = matcher;
  }

  /**
   * Leaves the scores in the matcher, as a match does.
   * @param thesaurus another one lets go of everything
   * @returns null when the text says nothing that could be looked for
   */
  find(text: string, thesaurus: Thesaurus): WordMatch | null {
    if (thesaurus !== this.#thesaurus) this.#matches.clear();
    this.#thesaurus = thesaurus;
    const { scores } = this.#matcher;
    const known = this.#matches.get(text);
    if (known) {
      for (let at = 0; at < known.positions.length; at++) {
        scores[known.positions[at] as number] = known.scores[at] as number;
      }
      return known;
    }
    const understood = understandWords(text, thesaurus);
    if (!understood) return null;
    const { positions, match } = this.#matcher.match(understood);
    const own = new Uint16Array(positions.length);
    for (let at = 0; at < own.length; at++) own[at] = scores[positions[at] as number] as number;
    const found: WordMatch = { understood, positions: positions.slice(), scores: own, match };
    this.#matches.set(text, found);
    return found;
  }
}
