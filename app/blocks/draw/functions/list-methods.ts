import { callValue } from '../../expressions/evaluate.ts';
import { checkLength } from '../../expressions/methods.ts';
import { maxListLength, toPrimitive, toText } from '../../expressions/to-text.ts';
import { checkChange, LimitError, makes, spend, work } from '../../expressions/work.ts';

type Method = (...values: unknown[]) => unknown;

/** Called as they are: they ask a function about each item and bring one value. */
const asking = new Set(
  'every find findIndex findLast findLastIndex forEach reduce reduceRight some'.split(' '),
);
const bringing = new Set(['filter', 'map']);

/** Methods of lists beside those of simple expressions. */
export function callListMethod(list: unknown[], name: string, values: readonly unknown[]): unknown {
  spend(list.length >> 2);
  const native = () => (list as unknown as Record<string, Method>)[name]?.(...values);
  if (asking.has(name)) return native();
  if (bringing.has(name)) return checkLength(native() as unknown[]);
  const [first, second] = values;
  switch (name) {
    case 'flatMap':
      return flatten(
        list.map((item, index) => callValue(first, [item, index, list])),
        1,
      );
    case 'flat':
      return flatten(list, first === undefined ? 1 : Number(first) || 0);
    case 'sort':
      return sort(work.canWrite || work.made.has(list) ? change(list) : makes([...list]), first);
    case 'toSorted':
      return sort(makes([...list]), first);
    case 'toReversed':
      return makes([...list].reverse());
    case 'toSpliced': {
      const copy = makes([...list]);
      (copy.splice as Method).apply(copy, [...values]);
      return checkLength(copy);
    }
    case 'with': {
      const copy = makes([...list]);
      const at = Number(first) < 0 ? copy.length + Number(first) : Number(first);
      if (!(at in copy)) throw new RangeError('there is no such item');
      copy[at] = second;
      return copy;
    }
    case 'fill':
      change(list);
      return (list.fill as Method).apply(list, [...values]);
    case 'keys':
      return makes([...list.keys()]);
    case 'values':
      return makes([...list]);
    case 'entries':
      return makes([...list.entries()].map((entry) => makes(entry)));
    case 'toLocaleString':
      return toText(list);
    default:
      throw new TypeError(`${name} cannot be called`);
  }
}

function change(list: unknown[]): unknown[] {
  checkChange(list);
  return list;
}

function sort(list: unknown[], compare: unknown): unknown[] {
  spend(list.length * 4);
  const byText = (one: unknown, other: unknown) => {
    const [a, b] = [toText(one), toText(other)];
    return a < b ? -1 : a > b ? 1 : 0;
  };
  return list.sort(
    compare === undefined
      ? byText
      : (one, other) => Number(toPrimitive(callValue(compare, [one, other]))),
  );
}

/** Lists in lists may stand for far more items than there are, so each is counted as it comes. */
function flatten(list: readonly unknown[], depth: number): unknown[] {
  const flat: unknown[] = makes([]);
  const walk = (items: readonly unknown[], left: number) => {
    for (const item of items) {
      spend(1);
      if (Array.isArray(item) && left > 0) walk(item, left - 1);
      else if (flat.push(item) > maxListLength) throw new LimitError('the list is too long');
    }
  };
  walk(list, depth);
  return flat;
}

/** Methods of maps and sets. */
export function callCollection(
  owner: Map<unknown, unknown> | Set<unknown>,
  name: string,
  [first, second]: readonly unknown[],
): unknown {
  if (name === 'has') return owner.has(first);
  if (name === 'get' && owner instanceof Map) return owner.get(first);
  if (name === 'forEach') {
    for (const [key, value] of owner.entries()) {
      spend(1);
      callValue(first, [value, key, owner]);
    }
    return undefined;
  }
  if (name === 'keys' || name === 'values') return checkLength([...owner[name]()]);
  if (name === 'entries') return checkLength([...owner.entries()].map((entry) => makes(entry)));
  checkChange(owner);
  if (owner.size >= maxListLength) throw new LimitError('the list is too long');
  if (name === 'set' && owner instanceof Map) return owner.set(first, second);
  if (name === 'add' && owner instanceof Set) return owner.add(first);
  if (name === 'delete') return owner.delete(first);
  if (name === 'clear') return owner.clear();
  throw new TypeError(`${name} cannot be called`);
}
