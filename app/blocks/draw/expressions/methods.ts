import { bounded, joinTexts, longestList, longestText, toText } from './evaluate.ts';

const ofTexts = new Set(
  `at charAt concat endsWith includes indexOf lastIndexOf padEnd padStart replace replaceAll slice
  split startsWith substring toLowerCase toString toUpperCase trim trimEnd trimStart`.split(/\s+/),
);
const ofLists = new Set(
  'at concat includes indexOf join lastIndexOf pop push reverse shift slice splice toString unshift'.split(
    ' ',
  ),
);
const ofNumbers = new Set(['toFixed', 'toLocaleString', 'toPrecision', 'toString']);

/** Methods that change what they are called on; for actions only. */
export const changingMethods = new Set(['pop', 'push', 'reverse', 'shift', 'splice', 'unshift']);

type Method = (...values: unknown[]) => unknown;

/**
 * Calls one of the methods that expressions may use: a fixed list for texts, lists and numbers, and
 * the functions that the page itself put into an object (`builder`, `event`, `context`, `Math`).
 */
export function callMethod(owner: unknown, name: string, values: readonly unknown[]): unknown {
  if (owner === null || owner === undefined) throw new TypeError(`${name} of ${owner}`);
  if (typeof owner === 'string' && ofTexts.has(name)) return callText(owner, name, values);
  if (Array.isArray(owner) && ofLists.has(name)) return callList(owner, name, values);
  if (typeof owner === 'number' && ofNumbers.has(name)) {
    // The same in every browser and on the server.
    const all = name === 'toLocaleString' ? ['en-US'] : values.map(Number);
    return (owner as unknown as Record<string, Method>)[name]?.(...all);
  }
  if (typeof owner === 'boolean' && name === 'toString') return String(owner);
  if (
    (typeof owner === 'object' || owner === String || owner === Number) &&
    Object.hasOwn(owner, name)
  ) {
    const method = (owner as Record<string, unknown>)[name];
    if (typeof method === 'function') return (method as Method).apply(owner, [...values]);
  }
  throw new TypeError(`${name} cannot be called`);
}

function callText(text: string, name: string, values: readonly unknown[]): unknown {
  const plain = values.map((value) => (typeof value === 'number' ? value : toText(value)));
  if (name.startsWith('pad') && Number(plain[0]) > 1_000) throw new RangeError('too long');
  // Each occurrence is replaced by a text of the same limits.
  if (name.startsWith('replace') && text.length * String(plain[1]).length > longestText * 10) {
    throw new RangeError('too long');
  }
  if (name === 'concat') return joinTexts([text, ...plain], '');
  const result = (text as unknown as Record<string, Method>)[name]?.(...plain);
  return typeof result === 'string' ? bounded(result) : result;
}

function callList(list: unknown[], name: string, values: readonly unknown[]): unknown {
  if (name === 'toString') return toText(list);
  if (name === 'join') return joinTexts(list, values[0] === undefined ? ',' : toText(values[0]));
  const result = (list as unknown as Record<string, Method>)[name]?.(...values);
  if (list.length > longestList || (Array.isArray(result) && result.length > longestList)) {
    throw new RangeError('the list is too long');
  }
  return result;
}
