import { foldWords } from './fold-text.ts';
import { toNameKey } from './name-key.ts';
import { isEmptyWord } from './small-words.ts';

/** A file of a field's terms, see the object collection's README. */
export interface ThesaurusFile {
  readonly about?: string | undefined;
  /** Names of one thing; what is broader than it. */
  readonly terms: readonly {
    readonly same: readonly string[];
    readonly broader?: readonly string[] | undefined;
  }[];
  /** Dynasties, reigns and periods: when, and in which lands. */
  readonly times: readonly {
    readonly names: readonly string[];
    readonly from: number;
    readonly to: number;
    readonly places?: readonly string[] | undefined;
  }[];
}

/** When something was made, and where; without places it may be anywhere. */
export interface TimeAndPlace {
  readonly yearFrom: number;
  readonly yearTo: number;
  /** Folded words of each. */
  readonly places: readonly (readonly string[])[];
}

/** The other names of a term, each as folded words. */
export interface Meanings {
  readonly same: readonly (readonly string[])[];
  readonly narrower: readonly (readonly string[])[];
  /** The names to try when nothing has the term. */
  readonly broader: readonly (readonly string[])[];
  readonly made: readonly TimeAndPlace[];
}

/** Names longer than that are not looked for. */
export const maxNameLength = 5;

/** Terms by any of their names, in any spelling. */
export class Thesaurus {
  readonly #meanings = new Map<string, Meanings>();

  constructor({ terms, times }: Pick<ThesaurusFile, 'terms' | 'times'>) {
    for (const { same, broader = [] } of terms) {
      // Without its marks iʻa is "ia", which every Hawaiian text has.
      const names = same.map(foldWords).filter((words) => !words.every(isEmptyWord));
      const wider = broader.map(foldWords);
      for (const one of names) {
        const others = names.filter((other) => toKey(other) !== toKey(one));
        this.#add(one, { same: others, broader: wider });
      }
      for (const one of wider) this.#add(one, { narrower: names });
    }
    for (const { names, from, to, places = [] } of times) {
      const folded = names.map(foldWords);
      // "Iran" is "Persia" and "Iranian" as well.
      const lands = places
        .map(foldWords)
        .flatMap((land) => [land, ...(this.find(land)?.same ?? [])]);
      const made = [{ yearFrom: from, yearTo: to, places: unite(lands) }];
      for (const one of folded) {
        const others = folded.filter((other) => toKey(other) !== toKey(one));
        this.#add(one, { same: others, made });
      }
    }
    // "Tiles" are narrower than "ceramics" under each name of both.
    for (const { same } of terms) {
      const names = same.map(foldWords);
      const narrower = names.flatMap((one) => this.find(one)?.narrower ?? []);
      if (narrower.length > 0) for (const one of names) this.#add(one, { narrower });
    }
  }

  /** @param words folded; all of one name */
  find(words: readonly string[]): Meanings | null {
    const found = this.#meanings.get(toKey(words));
    if (found || words.length !== 2) return found ?? null;
    // A family name may stand first.
    return this.#meanings.get(toKey(words.toReversed())) ?? null;
  }

  #add(words: readonly string[], added: Partial<Meanings>): void {
    if (words.length === 0 || words.length > maxNameLength) return;
    const key = toKey(words);
    const before = this.#meanings.get(key) ?? noMeanings;
    this.#meanings.set(key, {
      same: unite(before.same, added.same),
      narrower: unite(before.narrower, added.narrower),
      broader: unite(before.broader, added.broader),
      made: [...before.made, ...(added.made ?? [])],
    });
  }
}

const noMeanings: Meanings = { same: [], narrower: [], broader: [], made: [] };

export const emptyThesaurus = new Thesaurus({ terms: [], times: [] });

const toKey = (words: readonly string[]): string => words.map(toNameKey).join(' ');

function unite(
  one: readonly (readonly string[])[],
  other: readonly (readonly string[])[] = [],
): readonly (readonly string[])[] {
  const known = new Map([...one, ...other].map((words) => [words.join(' '), words]));
  return [...known.values()];
}
