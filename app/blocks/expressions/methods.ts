import { machinery } from './members.ts';
import { more } from './more.ts';
import { bounded, joinTexts, maxListLength, spendSearch, toText } from './to-text.ts';
import { checkChange, LimitError, makes, spend, work } from './work.ts';

const ofTexts = new Set(
  `at charAt charCodeAt concat endsWith includes indexOf lastIndexOf padEnd padStart replace
  replaceAll slice split startsWith substring toLowerCase toString toUpperCase trim trimEnd
  trimStart`.split(/\s+/),
);
const ofLists = new Set(
  'at concat includes indexOf join lastIndexOf pop push reverse shift slice splice toString unshift'.split(
    ' ',
  ),
);
const ofNumbers = new Set(['toFixed', 'toLocaleString', 'toPrecision', 'toString']);

/** Methods of simple expressions; others need the part for functions. */
export const simpleMethods: ReadonlySet<string> = new Set([...ofTexts, ...ofLists, ...ofNumbers]);

const searchingTexts = new Set(['includes', 'indexOf', 'lastIndexOf', 'split']);

/** Methods that change what they are called on. */
const changingMethods = new Set(['pop', 'push', 'reverse', 'shift', 'splice', 'unshift']);

/** Methods that bring a new list, not one that lies in the list. */
const makesList = new Set(['concat', 'slice', 'splice']);

type Method = (...values: unknown[]) => unknown;

/**
 * Calls one of the methods that expressions may use: a fixed list for texts, lists and numbers, and
 * the functions that lie in an object (`builder`, `event`, `context`, `Math`).
 */
export function callMethod(owner: unknown, name: string, values: readonly unknown[]): unknown {
  if (owner === null || owner === undefined) throw new TypeError(`${name} of ${owner}`);
  const takesFunction = typeof values[0] === 'object' || typeof values[1] === 'function';
  if (typeof owner === 'string' && ofTexts.has(name) && !takesFunction) {
    return callText(owner, name, values);
  }
  if (Array.isArray(owner) && ofLists.has(name)) return callList(owner, name, values);
  if (typeof owner === 'number' && ofNumbers.has(name)) return callNumber(owner, name, values);
  if (typeof owner === 'boolean' && name === 'toString') return String(owner);
  if (typeof owner === 'object' && Object.hasOwn(owner, name)) {
    const method = (owner as Record<string, unknown>)[name];
    if (typeof method === 'function') {
      // What it does is not known, and it may change what it lies in.
      if (work.canWrite) work.isTouched = true;
      return method.apply(owner, [...values]);
    }
  }
  if (!more.callMethod || machinery.has(name)) throw new TypeError(`${name} cannot be called`);
  return more.callMethod(owner, name, values);
}

function callText(text: string, name: string, values: readonly unknown[]): unknown {
  spend(text.length >> 7);
  const plain = values.map((value) =>
    typeof value === 'number' || value === undefined ? value : toText(value),
  );
  if (searchingTexts.has(name) && plain[0] !== undefined) spendSearch(text, String(plain[0]));
  if (name.startsWith('pad') && Number(plain[0]) > 1_000) throw new LimitError('too long');
  if (name.startsWith('replace')) return replaceText(text, name, plain);
  if (name === 'concat') return joinTexts([text, ...values], '', true);
  const result = (text as unknown as Record<string, Method>)[name]?.(...plain);
  if (Array.isArray(result)) return checkLength(result);
  return typeof result === 'string' ? bounded(result) : result;
}

/** Each occurrence may be replaced by a text that holds the whole text again (`$&`). */
function replaceText(text: string, name: string, [from, to]: readonly unknown[]): string {
  const searched = String(from);
  const by = String(to);
  spendSearch(text, searched);
  const count = name === 'replaceAll' ? text.split(searched, maxListLength).length : 1;
  const inserted = by.includes('$') ? text.length * Math.ceil(by.length / 2) : by.length;
  if (inserted * count > 1_000_000) throw new LimitError('the text is too long');
  spend(count);
  return bounded(name === 'replace' ? text.replace(searched, by) : text.replaceAll(searched, by));
}

function callList(list: unknown[], name: string, values: readonly unknown[]): unknown {
  spend(list.length >> 3);
  if (name === 'toString') return toText(list);
  if (name === 'join') return joinTexts(list, values[0] === undefined ? ',' : toText(values[0]));
  let owner = list;
  if (name === 'concat') checkSum(list, values);
  if (name === 'reverse' && !work.canWrite && !work.made.has(list)) owner = makes([...list]);
  else if (changingMethods.has(name)) checkChange(list);
  const result = (owner as unknown as Record<string, Method>)[name]?.(...values);
  if (owner.length > maxListLength) throw new LimitError('the list is too long');
  return makesList.has(name) ? checkLength(result as unknown[]) : result;
}

/** The same list many times over would be put together before its length is known. */
function checkSum(list: readonly unknown[], values: readonly unknown[]) {
  let sum = list.length;
  for (const value of values) sum += Array.isArray(value) ? value.length : 1;
  if (sum > maxListLength) throw new LimitError('the list is too long');
}

/** A new list, if it is not too long. */
export function checkLength(list: unknown[]): unknown[] {
  if (list.length > maxListLength) throw new LimitError('the list is too long');
  spend(list.length >> 2);
  return makes(list);
}

function callNumber(owner: number, name: string, values: readonly unknown[]): unknown {
  if (name === 'toLocaleString' && values.length > 0 && more.callMethod) {
    return more.callMethod(owner, name, values);
  }
  // The same in every browser and on the server.
  const all = name === 'toLocaleString' ? ['en-US'] : values.map(toOptionalNumber);
  return (owner as unknown as Record<string, Method>)[name]?.(...all);
}

const toOptionalNumber = (value: unknown) => (value === undefined ? undefined : Number(value));
