import { toNameKey } from './name-key.ts';

/**
 * The arrays of a dictionary: the keys that spellings have in common, alphabetical, and the terms of
 * each.
 * @param sorted different folded words, alphabetical
 */
export function packKeys(sorted: readonly string[]) {
  const keyOf = sorted.map(toNameKey);
  // Terms of one key stand together: lists in a map would be there three times for a moment.
  const keyTerms = countUp(sorted.length).sort((a, b) => {
    const one = keyOf[a] as string;
    const other = keyOf[b] as string;
    return one < other ? -1 : one > other ? 1 : a - b;
  });
  const keys: string[] = [];
  const starts: number[] = [];
  for (let at = 0; at < keyTerms.length; at++) {
    const key = keyOf[keyTerms[at] as number] as string;
    if (key === keys.at(-1)) continue;
    keys.push(key);
    starts.push(at);
  }
  starts.push(keyTerms.length);
  return { keys, keyTerms, keyTermStarts: Uint32Array.from(starts) };
}

/** 0, 1, 2 … */
export function countUp(length: number): Uint32Array {
  const numbers = new Uint32Array(length);
  for (let at = 0; at < length; at++) numbers[at] = at;
  return numbers;
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
