import type { HitPlace } from '#shared/search/text-index.ts';

/** A place of the one list of results: the entry or the object of this number, from 0. */
export type MixedPlace = { readonly entry: number } | { readonly object: number };

export interface Mixture {
  /** The place of the words in each entry, in the order of the entries: whole titles, titles, texts. */
  readonly entries: readonly HitPlace[];
  readonly objectCount: number;
  /** Objects, first in their order, whose title is what was asked. */
  readonly wholeObjects: number;
}

/** Of what is titled just so, no more than this many of either come before all else. */
const maxLeading = 3;
/** Objects between two entries that only mention the words. */
const objectsPerMention = 3;

/**
 * The rule by which objects, of which there may be hundreds of thousands, and everything else make
 * one list. What is titled just as was asked leads; then entries with the words in their title and
 * objects take turns; then an entry that mentions them follows three objects each. When one side
 * has no more the other goes on. Within both sides their own order stays, so a page needs nothing
 * but its number.
 * @param from the first place wanted, from 0
 * @param to the place after the last
 */
export function mixKinds(
  { entries, objectCount, wholeObjects }: Mixture,
  from: number,
  to: number,
): MixedPlace[] {
  const places: MixedPlace[] = [];
  const leadingEntries = Math.min(entries.filter((place) => place === 'whole').length, maxLeading);
  const leadingObjects = Math.min(wholeObjects, objectCount, maxLeading);
  let entry = 0;
  let object = 0;
  let objectsInRow = 0;
  const end = Math.min(to, entries.length + objectCount);
  for (let place = 0; place < end; place++) {
    const next = entries[entry];
    let isEntry: boolean;
    if (entry < leadingEntries) isEntry = true;
    else if (object < leadingObjects) isEntry = false;
    else if (next === undefined) isEntry = false;
    else if (object >= objectCount) isEntry = true;
    else isEntry = objectsInRow >= (next === 'text' ? objectsPerMention : 1);
    // After those that lead an entry has the first turn, unless it only mentions the words.
    if (place === leadingEntries + leadingObjects && next && next !== 'text') isEntry = true;
    if (place >= from) places.push(isEntry ? { entry } : { object });
    if (isEntry) {
      entry++;
      objectsInRow = 0;
    } else {
      object++;
      objectsInRow++;
    }
  }
  return places;
}
