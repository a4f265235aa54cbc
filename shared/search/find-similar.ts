import type { StringTable } from './string-table.ts';

export interface SimilarTerm {
  readonly term: number;
  /** Letters to insert, leave out, replace, or swap with the next: 1 or 2. */
  readonly distance: number;
}

/** One typing error from four letters on, two from eight on; none in a number, which would be another one. */
export function allowedErrors(word: string): number {
  if (word.length < 4 || isNumber.test(word)) return 0;
  return word.length >= 8 ? 2 : 1;
}

const isNumber = /^\d+$/;
/** Of so few letters hardly anybody mistypes the first, and what differs in it is another word: ʻuala and sala. */
const shortLength = 4;

const maxFound = 200;
/** At most 3 MB. */
const maxWords = 300;

/** Remembers the last words: each is looked at several times within a query, and many are asked again. */
export class SimilarTerms {
  readonly #terms: StringTable;
  readonly #known = new Map<string, readonly SimilarTerm[]>();

  constructor(terms: StringTable) {
    this.#terms = terms;
  }

  find(word: string, mayBeUnfinished: boolean): readonly SimilarTerm[] {
    const key = `${mayBeUnfinished} ${word}`;
    const known = this.#known.get(key);
    if (known) return known;
    const found = findSimilarTerms(this.#terms, word, mayBeUnfinished);
    // The oldest goes first.
    const oldest = this.#known.size >= maxWords ? this.#known.keys().next().value : undefined;
    if (oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(key, found);
    return found;
  }
}

/**
 * The terms that somebody may have meant. The terms are sorted, so the table of distances is shared
 * by all that begin alike, and whole stretches of the alphabet are passed over when their beginning
 * is already too different.
 *
 * @param mayBeUnfinished where no whole term is similar, terms whose beginning is
 * @returns nearest first, then alphabetical
 */
export function findSimilarTerms(
  terms: StringTable,
  word: string,
  mayBeUnfinished: boolean,
): SimilarTerm[] {
  const allowed = allowedErrors(word);
  if (allowed === 0) return [];
  const width = word.length + 1;
  const longest = word.length + allowed;
  const letters = Uint16Array.from(word, (_, at) => word.charCodeAt(at));
  // rows[depth] are the distances of the word's beginnings to the term's first `depth` letters.
  const rows = new Uint8Array((longest + 2) * width);
  for (let at = 0; at < width; at++) rows[at] = Math.min(at, allowed + 1);
  /** How much of the term before holds in `rows`; what it had in them. */
  const path = new Uint16Array(longest + 2);
  let known = 0;
  /** Best distance of a beginning of the path at each depth. */
  const bestSoFar = new Uint8Array(longest + 2).fill(255);
  const wholes: SimilarTerm[] = [];
  const found: SimilarTerm[] = [];
  const { starts } = terms;
  const mayBegin = (start: number) =>
    word.length > shortLength ||
    terms.letters[start] === letters[0] ||
    (terms.letters[start] === letters[1] && terms.letters[start + 1] === letters[0]);

  for (let term = 0; term < terms.length; ) {
    const start = starts[term] as number;
    const length = (starts[term + 1] as number) - start;
    let depth = 0;
    while (depth < known && depth < length && path[depth] === terms.letters[start + depth]) depth++;
    let isPossible = true;
    const deepest = Math.min(length, longest + 1);
    while (depth < deepest) {
      const letter = terms.letters[start + depth] as number;
      path[depth] = letter;
      const least = fillRow(rows, width, letters, path, depth + 1, allowed);
      depth++;
      bestSoFar[depth] = Math.min(
        bestSoFar[depth - 1] as number,
        rows[depth * width + width - 1] as number,
      );
      if (least > allowed) {
        isPossible = false;
        break;
      }
    }
    known = depth;
    const whole =
      isPossible && length <= longest ? (rows[length * width + width - 1] as number) : 255;
    const begun = mayBeUnfinished ? (bestSoFar[depth] as number) : 255;
    const distance = Math.min(whole, begun);
    if (mayBegin(start)) {
      if (whole <= allowed && whole > 0) wholes.push({ term, distance: whole });
      else if (distance <= allowed && distance > 0) found.push({ term, distance });
    }
    if (isPossible) {
      term++;
    } else if (distance <= allowed) {
      term++;
    } else {
      term = skip(terms, term, depth);
      known = Math.max(0, depth - 1);
    }
  }
  return (wholes.length > 0 ? wholes : found)
    .sort((a, b) => a.distance - b.distance || a.term - b.term)
    .slice(0, maxFound);
}

/**
 * Fills the row of a depth, as far from the diagonal as errors are allowed: beyond it distances are
 * larger in any case.
 * @returns the least distance in the row
 */
function fillRow(
  rows: Uint8Array,
  width: number,
  letters: Uint16Array,
  path: Uint16Array,
  depth: number,
  allowed: number,
): number {
  const row = depth * width;
  const above = row - width;
  const from = Math.max(1, depth - allowed);
  const to = Math.min(width - 1, depth + allowed);
  rows[row + from - 1] = from === 1 ? depth : allowed + 1;
  if (to + 1 < width) {
    rows[row + to + 1] = allowed + 1;
    rows[row + width - 1] = allowed + 1;
  }
  let least = from === 1 ? depth : allowed + 1;
  const letter = path[depth - 1];
  for (let at = from; at <= to; at++) {
    const isSame = letters[at - 1] === letter;
    let distance = Math.min(
      (rows[above + at - 1] as number) + (isSame ? 0 : 1),
      (rows[above + at] as number) + 1,
      (rows[row + at - 1] as number) + 1,
    );
    if (depth > 1 && at > 1 && letter === letters[at - 2] && path[depth - 2] === letters[at - 1]) {
      distance = Math.min(distance, (rows[above - width + at - 2] as number) + 1);
    }
    rows[row + at] = distance;
    if (distance < least) least = distance;
  }
  return least;
}

/** The next term that does not begin with the first `depth` letters of this one. */
function skip(terms: StringTable, term: number, depth: number): number {
  const { starts, letters } = terms;
  const start = starts[term] as number;
  const beginsAlike = (other: number) => {
    const from = starts[other] as number;
    if ((starts[other + 1] as number) - from < depth) return false;
    for (let at = 0; at < depth; at++) {
      if (letters[from + at] !== letters[start + at]) return false;
    }
    return true;
  };
  // In growing steps, then by halves: the stretch is often long.
  let step = 1;
  let last = term;
  while (last + step < terms.length && beginsAlike(last + step)) {
    last += step;
    step *= 2;
  }
  let end = Math.min(last + step, terms.length);
  while (last + 1 < end) {
    const middle = (last + end) >>> 1;
    if (beginsAlike(middle)) last = middle;
    else end = middle;
  }
  return end;
}
