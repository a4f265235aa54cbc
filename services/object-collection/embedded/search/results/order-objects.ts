import { countUp } from '#shared/search/pack-dictionary.ts';
import { addedAtUnknown, undated } from '../index/search-index.ts';
import { maxProminence } from './to-prominence.ts';

/** The sort keys of objects. Each list is in the order in which objects arrived: by id. */
export interface OrderedBy {
  readonly sortTitles: readonly string[];
  /** As the index has it. */
  readonly prominence: Uint32Array;
  readonly earliest: readonly number[];
  readonly latest: readonly number[];
  /** Milliseconds. */
  readonly addedAt: readonly number[];
  /** Words of what it is: works that have one in common are alike, and stand apart. */
  readonly kindOf: (arrival: number) => readonly string[];
}

/** Permutations: positions in each order, and from positions to arrivals and back. */
export interface Orders {
  readonly arrivals: Uint32Array;
  readonly positions: Uint32Array;
  readonly byTitle: Uint32Array;
  readonly byDate: Uint32Array;
  readonly byNewest: Uint32Array;
  readonly byAdded: Uint32Array;
}

/**
 * Objects stand in the index as they stand among equals in the results: the most prominent first,
 * then by title, then by id; among the first, works of one kind stand apart.
 */
export function orderObjects(lists: OrderedBy): Orders {
  const { sortTitles, earliest, latest, addedAt } = lists;
  const arrivalsByTitle = countUp(sortTitles.length).sort((a, b) => {
    const one = sortTitles[a] as string;
    const other = sortTitles[b] as string;
    return one < other ? -1 : one > other ? 1 : a - b;
  });
  const prominenceOf = (arrival: number) => (lists.prominence[arrival] as number) & maxProminence;
  // Sorting keeps the order of equals: by title.
  const arrivals = arrivalsByTitle.slice().sort((a, b) => prominenceOf(b) - prominenceOf(a));
  partAlike(arrivals, prominenceOf, lists.kindOf);
  const positions = invert(arrivals);
  const byTitle = arrivalsByTitle.map((arrival) => positions[arrival] as number);
  const titleRank = invert(byTitle);
  const rank = (position: number) => titleRank[position] as number;
  const value = (list: ArrayLike<number>, position: number) =>
    list[arrivals[position] as number] as number;
  const isAdded = (position: number) => Number(value(lists.prominence, position) < addedAtUnknown);
  const isUndated = (position: number) => Number(value(latest, position) === undated);
  const sorted = (compare: (a: number, b: number) => number) => positions.slice().sort(compare);
  return {
    arrivals,
    positions,
    byTitle,
    byDate: sorted((a, b) => value(earliest, a) - value(earliest, b) || rank(a) - rank(b)),
    byNewest: sorted(
      (a, b) =>
        isUndated(a) - isUndated(b) || value(latest, b) - value(latest, a) || rank(a) - rank(b),
    ),
    byAdded: sorted(
      (a, b) =>
        isAdded(b) - isAdded(a) ||
        value(addedAt, b) - value(addedAt, a) ||
        (arrivals[a] as number) - (arrivals[b] as number),
    ),
  };
}

/** So many are seen on the first screens. */
const seenFirst = 96;
/** From so many the next one is chosen. */
const maxChoice = 288;
/** Of so many works in a row each is of another kind, where there is another that is nearly as prominent. */
const variedRow = 4;
/** In points of prominence. */
const nearlyAsProminent = 12;

/** Puts works of other kinds between those of one, among what is nearly as prominent. */
function partAlike(
  order: Uint32Array,
  worthOf: (arrival: number) => number,
  kindOf: (arrival: number) => readonly string[],
): void {
  const left = Array.from(order.subarray(0, maxChoice), (arrival) => ({
    arrival,
    worth: worthOf(arrival),
    kind: kindOf(arrival),
  }));
  type Work = (typeof left)[number];
  const isAlike = (one: Work, other: Work) => one.kind.some((word) => other.kind.includes(word));
  const chosen: Work[] = [];
  const end = Math.min(seenFirst, left.length);
  while (chosen.length < end) {
    const least = (left[0] as Work).worth - nearlyAsProminent;
    let next = -1;
    for (let row = variedRow - 1; row > 0 && next < 0; row--) {
      const before = chosen.slice(-row);
      next = left.findIndex(
        (one) => one.worth >= least && !before.some((other) => isAlike(one, other)),
      );
    }
    chosen.push(...left.splice(Math.max(0, next), 1));
  }
  order.set([...chosen, ...left].map(({ arrival }) => arrival));
}

/** Accession numbers in order of their letters, and the positions of their objects. */
export function orderAccessionNumbers(numbers: readonly string[], positions: Uint32Array) {
  const order = countUp(numbers.length)
    .filter((arrival) => numbers[arrival] !== '')
    .sort((a, b) => {
      const one = numbers[a] as string;
      const other = numbers[b] as string;
      return one < other ? -1 : one > other ? 1 : a - b;
    });
  return {
    texts: Array.from(order, (arrival) => numbers[arrival] as string),
    objects: order.map((arrival) => positions[arrival] as number),
  };
}

/** Of a list of places, the place of each. */
export function invert(order: ArrayLike<number>): Uint32Array {
  const inverted = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place++) inverted[order[place] as number] = place;
  return inverted;
}
