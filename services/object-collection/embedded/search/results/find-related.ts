import { foldWords } from '#shared/search/fold-text.ts';
import type { ListFacetName } from '../../../contract.ts';
import { type SearchIndex, undated } from '../index/search-index.ts';
import { listFacetNames, toFacetNumber } from './facet-values.ts';

/** Of a group larger than that only the first are compared: those with pictures come first. */
const maxCompared = 20_000;

/** What more objects have than these says little of two that share it: the first stand for all. */
const maxComparedOfMotif = 5_000;

/** How much a facet's value says about two objects that share it. */
const weights: Partial<Record<ListFacetName, number>> = {
  maker: 6,
  type: 5,
  technique: 4,
  place: 3,
  culture: 3,
  material: 2,
};

/** Objects alike in these years count as of one time. */
const sameTimeYears = 60;
const timeWeight = 2;
/** Less than anything in common: it decides between equals. */
const pictureWeight = 0.5;

/** Compares objects with one by what their records have in common. */
export class Resemblance {
  readonly #index: SearchIndex;
  readonly #position: number;
  readonly #worth: Map<number, number>;

  constructor(index: SearchIndex, position: number) {
    this.#index = index;
    this.#position = position;
    const withPicture = index.findValue(toFacetNumber('hasImage'), 'true');
    this.#worth = new Map([
      [withPicture, pictureWeight],
      ...listValues(index, position).flatMap((value) => {
        const weight = weights[listFacetNames[index.facetOf(value)] as ListFacetName];
        // A common feature says little: half as much when a tenth of all objects have it.
        const share = (index.valueCounts[value] as number) / index.size;
        return weight ? [[value, weight / (1 + 10 * share)] as const] : [];
      }),
    ]);
  }

  /**
   * The objects that are most like ours, best first; equals in the order of positions.
   * @param extra what else an object has in common with it
   */
  choose(positions: readonly number[], count: number, extra = (_: number) => 0): number[] {
    const best: { position: number; score: number }[] = [];
    for (const position of positions) {
      if (position === this.#position) continue;
      const score = this.#compare(position) + extra(position);
      if (best.length === count && score <= (best[count - 1]?.score ?? 0)) continue;
      let place = best.length;
      while (place > 0 && (best[place - 1]?.score ?? 0) < score) place--;
      best.splice(place, 0, { position, score });
      if (best.length > count) best.pop();
    }
    return best.map(({ position }) => position);
  }

  #compare(position: number): number {
    const { objectValues, objectValueStarts, earliest, latest } = this.#index;
    let score = 0;
    const end = objectValueStarts[position + 1] as number;
    for (let at = objectValueStarts[position] as number; at < end; at++) {
      score += this.#worth.get(objectValues[at] as number) ?? 0;
    }
    const [from, to] = [earliest[position] as number, latest[position] as number];
    const [ourFrom, ourTo] = [earliest[this.#position] as number, latest[this.#position] as number];
    if (from !== undated && ourFrom !== undated) {
      const gap = Math.max(from - ourTo, ourFrom - to, 0);
      score += (timeWeight * Math.max(sameTimeYears - gap, 0)) / sameTimeYears;
    }
    return score;
  }
}

/**
 * The value of a facet that says most about an object: the rarest that another one has too.
 * @returns null when there is none
 */
export function chooseValue(
  index: SearchIndex,
  position: number,
  name: 'maker' | 'place',
): number | null {
  const facet = toFacetNumber(name);
  const count = (value: number) => index.valueCounts[value] as number;
  const shared = listValues(index, position).filter(
    (value) => index.facetOf(value) === facet && count(value) > 1 && !isNobody(index, value),
  );
  return shared.sort((a, b) => count(a) - count(b))[0] ?? null;
}

/** The objects of a value, at most so many that comparing them is quick. */
export function listHolders(index: SearchIndex, value: number): number[] {
  const positions: number[] = [];
  index.readValue(value, (position) => {
    if (positions.length < maxCompared) positions.push(position);
  });
  return positions;
}

/** @returns a copy: what a search has found is overwritten by the next */
export const firstCompared = (positions: Uint32Array): Uint32Array =>
  positions.slice(0, maxComparedOfMotif);

function listValues(index: SearchIndex, position: number): number[] {
  const { objectValues, objectValueStarts } = index;
  return Array.from(
    objectValues.subarray(objectValueStarts[position], objectValueStarts[position + 1]),
  );
}

/** "Unknown Austrian" is no maker whose other works one would look for. */
function isNobody(index: SearchIndex, value: number): boolean {
  const [first = ''] = foldWords(index.values.at(value));
  return nobodies.has(first);
}

const nobodies = new Set(
  'unknown unidentified anonymous unrecorded various anonimo anonima desconocido desconocida'.split(
    ' ',
  ),
);
