import { isDeepStrictEqual } from 'node:util';

/**
 * Carries what differs between two forms of a value over to a third, which says the first in its own
 * words: what did not change stays written as it was.
 */
export function patchSource(source: unknown, before: unknown, after: unknown): unknown {
  if (isDeepStrictEqual(before, after)) return source;
  if (isObject(source) && isObject(before) && isObject(after)) {
    return patchObject(source, before, after);
  }
  if (Array.isArray(source) && Array.isArray(before) && Array.isArray(after)) {
    if (source.length === before.length) return patchList(source, before, after);
  }
  return after;
}

type Values = Readonly<Record<string, unknown>>;

function patchObject(source: Values, before: Values, after: Values): Values {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(source)) {
    if (!(name in before) && !(name in after)) result[name] = value;
    else if (name in after) result[name] = patchSource(value, before[name], after[name]);
    // Empty here, and said in words that canonical forms leave out.
    else if (!(name in before)) result[name] = value;
  }
  for (const [name, value] of Object.entries(after)) {
    if (!(name in source) && !isDeepStrictEqual(before[name], value)) result[name] = value;
  }
  return result;
}

/** Items that are the same are found by what they say; between them the rest is matched in order. */
function patchList(source: unknown[], before: unknown[], after: unknown[]): unknown[] {
  const known = new Map<number, number>();
  let from = 0;
  after.forEach((item, position) => {
    const found = before.findIndex((one, at) => at >= from && isDeepStrictEqual(one, item));
    if (found < 0) return;
    known.set(position, found);
    from = found + 1;
  });
  const taken = new Set(known.values());
  return after.map((item, position) => {
    const same = known.get(position) ?? (taken.has(position) ? undefined : position);
    if (same === undefined || same >= before.length) return item;
    return patchSource(source[same], before[same], item);
  });
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
