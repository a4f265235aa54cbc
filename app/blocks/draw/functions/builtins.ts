import { callValue, copyFields, runList, steps } from '../../expressions/evaluate.ts';
import type { Frame, Node } from '../../expressions/frame.ts';
import { globals } from '../../expressions/globals.ts';
import { machinery, toKey } from '../../expressions/members.ts';
import { checkLength } from '../../expressions/methods.ts';
import { bounded, maxTextLength, toPrimitive, toText } from '../../expressions/to-text.ts';
import { checkChange, LimitError, makes, spend, work } from '../../expressions/work.ts';
import { makeDate } from './dates.ts';
import { ScriptError } from './errors.ts';
import { Pattern } from './patterns.ts';
import { toPromise } from './promises.ts';
import { toList } from './walk.ts';

type Fields = Record<string, unknown>;

/** Names of own fields, in their order. */
const listKeys = (value: unknown): string[] => {
  if (value === null || value === undefined) throw new TypeError(`${value} has no fields`);
  const keys = Object.keys(value as object).filter((key) => !machinery.has(key));
  spend(keys.length);
  return keys;
};

const toEntries = (value: unknown) =>
  listKeys(value).map((key) => makes([key, (value as Fields)[key]]));

function assignFields(target: unknown, ...sources: unknown[]): unknown {
  if (typeof target !== 'object' || target === null) throw new TypeError('that has no fields');
  checkChange(target);
  for (const source of sources) copyFields(source, target as Fields);
  return target;
}

globals.Object = Object.freeze({
  keys: (value: unknown) => makes(listKeys(value)),
  values: (value: unknown) => makes(listKeys(value).map((key) => (value as Fields)[key])),
  entries: (value: unknown) => makes(toEntries(value)),
  fromEntries: (entries: unknown) => {
    const made: Fields = makes({});
    for (const entry of toList(entries)) {
      const [key, value] = toList(entry);
      made[toKey(key)] = value;
    }
    return made;
  },
  assign: assignFields,
  freeze: (value: unknown) => value,
  hasOwn: (value: unknown, key: unknown) => Object.hasOwn(value as object, toKey(key)),
});

const fromLength = (given: unknown): unknown[] => {
  const length = Math.min(Number((given as { length?: unknown })?.length) || 0, 20_000);
  return Array.from({ length }, (_, index) => (given as Fields)[index]);
};

globals.Array = Object.freeze({
  isArray: Array.isArray,
  of: (...values: unknown[]) => checkLength(values),
  from: (given: unknown, act?: unknown) => {
    const isLike = typeof given === 'object' && given !== null && !isWalked(given);
    const list = checkLength(isLike ? fromLength(given) : [...toList(given)]);
    return act === undefined
      ? list
      : makes(list.map((value, index) => callValue(act, [value, index])));
  },
});
const isWalked = (value: object) =>
  Array.isArray(value) || value instanceof Set || value instanceof Map;

globals.JSON = Object.freeze({
  parse: (text: unknown, act?: unknown) => {
    spend(toText(text).length >> 4);
    if (act !== undefined) throw new TypeError('only a text can be given');
    return own(JSON.parse(bounded(toText(text))));
  },
  // Each value is paid for: lists in lists may stand for far more than there are.
  stringify: (value: unknown, chosen?: unknown, indent?: unknown) => {
    const keys = Array.isArray(chosen) ? new Set(chosen.map(toText)) : null;
    const space =
      Math.min(10, Number(toPrimitive(indent)) || 0) ||
      (typeof indent === 'string' ? indent.slice(0, 10) : '');
    const indentLength = typeof space === 'string' ? space.length : Math.max(0, space);
    const depths = new Map<unknown, number>();
    let length = 0;
    const text = JSON.stringify(
      value,
      function (this: unknown, key, inner: unknown) {
        const isList = Array.isArray(this);
        const depth = (depths.get(this) ?? 0) + 1;
        length += (isList ? 0 : key.length) + depth * indentLength;
        if (typeof inner === 'string') length += inner.length;
        // The text is put together before anybody sees how long it is.
        if (length > maxTextLength) throw new LimitError('the text is too long');
        spend(1);
        if (keys && key !== '' && !isList && !keys.has(key)) return undefined;
        const written = typeof chosen === 'function' ? callValue(chosen, [key, inner]) : inner;
        if (written !== inner && typeof written === 'string') length += written.length;
        if (typeof written === 'object' && written !== null) depths.set(written, depth);
        return written instanceof Pattern ? {} : written;
      },
      space,
    );
    return text === undefined ? undefined : bounded(text);
  },
});

/** What was read from a text belongs to who reads it. */
function own(value: unknown): unknown {
  spend(1);
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) own(inner);
  return makes(value);
}

const numbers = Object.fromEntries(
  `EPSILON MAX_SAFE_INTEGER MAX_VALUE MIN_SAFE_INTEGER MIN_VALUE NEGATIVE_INFINITY NaN
  POSITIVE_INFINITY isFinite isInteger isNaN isSafeInteger parseFloat parseInt`
    .split(/\s+/)
    .map((name) => [name, Number[name as keyof NumberConstructor]]),
);
Object.assign(globals.Number as object, numbers);
Object.assign(globals.String as object, {
  fromCharCode: (...codes: unknown[]) => String.fromCharCode(...codes.map(Number)),
  fromCodePoint: (...codes: unknown[]) => String.fromCodePoint(...codes.map(Number)),
});

globals.isFinite = (value: unknown) => Number.isFinite(Number(toPrimitive(value)));
for (const name of [
  'encodeURIComponent',
  'decodeURIComponent',
  'encodeURI',
  'decodeURI',
] as const) {
  const act = { encodeURIComponent, decodeURIComponent, encodeURI, decodeURI }[name];
  globals[name] = (value: unknown) => bounded(act(bounded(toText(value))));
}

for (const name of ['Error', 'Map', 'RegExp', 'Set']) globals[name] = Object.freeze({ name });

/** `['new', name, ...values]`; the grammar lets only these through. */
steps.new = ([, name, ...parts]: Node, frame: Frame) => {
  const values = runList(parts, frame);
  switch (name) {
    case 'Date':
      return makeDate(values);
    case 'Map':
      return makes(
        new Map(
          values[0] === undefined || values[0] === null
            ? []
            : toList(values[0]).map((entry) => {
                const [key, value] = toList(entry);
                return [key, value];
              }),
        ),
      );
    case 'Set':
      return makes(new Set(values[0] === undefined || values[0] === null ? [] : toList(values[0])));
    case 'RegExp':
      return new Pattern(
        values[0] instanceof Pattern ? values[0].source : toText(values[0]),
        values[1] === undefined ? '' : toText(values[1]),
      );
    case 'Promise':
      return toPromise(values[0]);
    case 'Array':
      return typeof values[0] === 'number' && values.length === 1
        ? checkLength(fromLength({ length: values[0] }))
        : checkLength(values);
    case 'Object':
      return makes({});
    default:
      return new ScriptError(String(name), values[0] === undefined ? '' : toText(values[0]));
  }
};

steps.regex = ([, source, flags]: Node) => new Pattern(String(source), String(flags));

/** What compilers to old JavaScript put in place of newer forms. */
globals.__assign = assignFields;
globals.__spreadArray = (to: unknown, from: unknown) =>
  checkLength([...toList(to), ...toList(from)]);
globals.__spreadArrays = (...lists: unknown[]) =>
  checkLength(lists.flatMap((one) => [...toList(one)]));
globals.__rest = (value: unknown, left: unknown) => {
  const names = new Set(toList(left).map(toText));
  return makes(Object.fromEntries(toEntries(value).filter(([key]) => !names.has(String(key)))));
};
globals.__read = (value: unknown, count?: unknown) =>
  makes(toList(value).slice(0, count === undefined ? undefined : Number(count)));

/** The same row of numbers at the same time, so that server and browser draw alike. */
function random(): number {
  work.seed = (Math.imul(work.seed, 1_664_525) + 1_013_904_223) >>> 0;
  return work.seed / 2 ** 32;
}
globals.Math = Object.freeze({ ...(globals.Math as Fields), random });
