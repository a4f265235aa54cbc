import type { Fields } from '#services/content-management/embedded/editing/item.ts';
import { keyOf } from '#services/content-management/embedded/editing/keys.ts';

/**
 * A language's slices under the ids of the English ones that they translate: those of the same id; else,
 * as in files, those of the same place in a list of the same kinds.
 *
 * @returns English id → the language's own slice
 */
export function pairSlices(
  english: readonly Fields[],
  own: readonly Fields[],
): Map<string, Fields> {
  const byId = new Map(own.map((slice) => [keyOf(slice), slice]));
  const pairs = english.flatMap((slice): [string, Fields][] => {
    const same = byId.get(keyOf(slice));
    return same && isOfKind(slice, same) ? [[keyOf(slice), same]] : [];
  });
  const isParallel =
    english.length === own.length && own.every((slice, at) => isOfKind(slice, english[at] ?? {}));
  if (pairs.length > 0 || !isParallel) return new Map(pairs);
  return new Map(own.map((slice, at) => [keyOf(english[at]), slice]));
}

const isOfKind = (one: Fields, other: Fields): boolean =>
  one.slice_type === other.slice_type && one.variation === other.variation;

/** @returns the pairs as a list with English ids, for paths that both languages share */
export const withEnglishIds = (pairs: ReadonlyMap<string, Fields>): Fields[] =>
  [...pairs].map(([id, slice]) => ({ ...slice, id }));

/**
 * Puts changed and new slices among a language's own, which stay in their order. A new one comes after
 * the one that translates the English slice before it.
 *
 * @param changed by English id; what is missing there is left out
 */
export function joinSlices(
  english: readonly Fields[],
  own: readonly Fields[],
  changed: ReadonlyMap<string, Fields>,
): Fields[] {
  const pairs = pairSlices(english, own);
  const joined = own.map((slice) => {
    const [id] = [...pairs].find(([, one]) => one === slice) ?? [];
    const next = id === undefined ? undefined : changed.get(id);
    return next ? { ...next, id: slice.id } : slice;
  });
  let after = 0;
  for (const slice of english) {
    const present = pairs.get(keyOf(slice));
    if (present) after = joined.findIndex(({ id }) => id === present.id) + 1;
    const made = present ? undefined : changed.get(keyOf(slice));
    if (!made) continue;
    joined.splice(after, 0, made);
    after += 1;
  }
  return joined;
}
