import type { ObjectOrder } from '../../../contract.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** The results and their order. */
export interface Ordering {
  readonly index: SearchIndex;
  /** Ascending; null: all objects. */
  readonly positions: Uint32Array | null;
  readonly order: ObjectOrder;
  /** Larger is better; null where there are no words. */
  readonly scores: Uint16Array | null;
}

/** Up to so many, sorting what was found is faster than walking through all objects in order. */
const shareToSort = 1 / 24;

/** The positions from `offset` on, at most `count`: exact on the last page as on the first. */
export function choosePage(ordering: Ordering, offset: number, count: number): number[] {
  const { index, positions, order, scores } = ordering;
  if (order === 'relevance') {
    // Positions are in the order of equals already.
    if (!positions) return listRange(offset, Math.min(offset + count, index.size));
    if (!scores) return [...positions.subarray(offset, offset + count)];
    return chooseByScore(positions, scores, offset, count);
  }
  const { order: all, rank } = index.orders[order];
  if (!positions) return [...all.subarray(offset, offset + count)];
  if (positions.length < index.size * shareToSort) {
    const ranks = Uint32Array.from(positions, (position) => rank[position] as number).sort();
    return Array.from(ranks.subarray(offset, offset + count), (place) => all[place] as number);
  }
  const isFound = new Uint8Array(index.size);
  for (const position of positions) isFound[position] = 1;
  const page: number[] = [];
  let skipped = 0;
  for (let place = 0; place < all.length && page.length < count; place++) {
    const position = all[place] as number;
    if (isFound[position] === 0) continue;
    if (skipped < offset) skipped++;
    else page.push(position);
  }
  return page;
}

/** Counts how many objects have each score, and then takes only those of the scores on the page. */
function chooseByScore(
  positions: Uint32Array,
  scores: Uint16Array,
  offset: number,
  count: number,
): number[] {
  let highest = 0;
  for (let at = 0; at < positions.length; at++) {
    highest = Math.max(highest, scores[positions[at] as number] as number);
  }
  const numbers = new Uint32Array(highest + 1);
  for (let at = 0; at < positions.length; at++) {
    const score = scores[positions[at] as number] as number;
    numbers[score] = (numbers[score] as number) + 1;
  }
  // For each score on the page: how many of it to pass over, how many to take, where they go.
  const shares: { skip: number; take: number; at: number }[] = [];
  const shareOf = new Uint8Array(numbers.length);
  let before = 0;
  let filled = 0;
  for (let score = numbers.length - 1; score >= 0 && filled < count; score--) {
    const number = numbers[score] as number;
    if (number === 0) continue;
    if (before + number > offset) {
      const skip = Math.max(0, offset - before);
      const take = Math.min(number - skip, count - filled);
      shareOf[score] = shares.push({ skip, take, at: filled });
      filled += take;
    }
    before += number;
  }
  const page = new Array<number>(filled);
  let left = filled;
  for (let at = 0; at < positions.length && left > 0; at++) {
    const position = positions[at] as number;
    const which = shareOf[scores[position] as number] as number;
    if (which === 0) continue;
    const share = shares[which - 1] as (typeof shares)[number];
    if (share.take === 0) continue;
    if (share.skip > 0) {
      share.skip--;
      continue;
    }
    page[share.at++] = position;
    share.take--;
    left--;
  }
  return page;
}

/** The place of an object among what was found, from 0, or -1; with the ones beside it. */
export function findPlace(
  ordering: Ordering,
  position: number,
): { place: number; previous: number | null; next: number | null } | null {
  const { index, positions, order, scores } = ordering;
  const rank = order === 'relevance' ? null : index.orders[order].rank;
  const isBefore = (a: number, b: number) => {
    if (rank) return (rank[a] as number) < (rank[b] as number);
    const difference = scores ? (scores[b] as number) - (scores[a] as number) : 0;
    return difference !== 0 ? difference < 0 : a < b;
  };
  const count = positions?.length ?? index.size;
  let place = 0;
  let isFound = false;
  let previous: number | null = null;
  let next: number | null = null;
  for (let at = 0; at < count; at++) {
    const other = positions ? (positions[at] as number) : at;
    if (other === position) isFound = true;
    else if (isBefore(other, position)) {
      place++;
      if (previous === null || isBefore(previous, other)) previous = other;
    } else if (next === null || isBefore(other, next)) next = other;
  }
  return isFound ? { place, previous, next } : null;
}

const listRange = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
