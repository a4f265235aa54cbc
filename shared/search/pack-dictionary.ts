import { toNameKey } from './name-key.ts';

/**
 * The arrays of a dictionary: the keys that spellings have in common, alphabetical, and the terms of
 * each.
 * @param sorted different folded words, alphabetical
 */
export function packKeys(sorted: readonly string[]) {
  const termsOfKey = new Map<string, number[]>();
  for (let place = 0; place < sorted.length; place++) {
    const key = toNameKey(sorted[place] as string);
    const list = termsOfKey.get(key);
    if (list) list.push(place);
    else termsOfKey.set(key, [place]);
  }
  const keys = [...termsOfKey.keys()].sort();
  const { members, starts } = packLists(keys.map((key) => termsOfKey.get(key) as number[]));
  return { keys, keyTerms: members, keyTermStarts: starts };
}

/** Lists in a row, and where each begins. */
export function packLists(lists: readonly (readonly number[])[]) {
  const starts = new Uint32Array(lists.length + 1);
  for (let index = 0; index < lists.length; index++) {
    starts[index + 1] = (starts[index] as number) + (lists[index] as readonly number[]).length;
  }
  const members = new Uint32Array(starts[lists.length] as number);
  for (let index = 0; index < lists.length; index++) {
    members.set(lists[index] as readonly number[], starts[index]);
  }
  return { members, starts };
}
