import { isDeepStrictEqual } from 'node:util';
import type { FieldModel, FieldModels, Models } from '../../../models/read-models.ts';
import type { Fields } from '../item.ts';
import { keyOf } from '../keys.ts';
import { mergeLists } from './merge-lists.ts';
import { mergeBlocks, mergeWords, type TextBlock } from './merge-texts.ts';

/** Two people changed the same place. What was there first stays until somebody chooses. */
export interface Conflict {
  /** `en.title`, `en.credits[k1].role`. */
  readonly path: string;
  /** Both changed a value; or the order of a list. */
  readonly kind: 'value' | 'order';
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  readonly value: unknown;
  readonly conflicts: readonly Conflict[];
  /** Items that one removed and the other changed, and that are kept. */
  readonly retained: readonly string[];
}

/**
 * Joins a change with what others have changed since it began.
 * @param base the value that the change began with; @param theirs the present one
 */
export function mergeValue(
  models: Models,
  model: FieldModel,
  { path, base, mine, theirs }: { path: string; base: unknown; mine: unknown; theirs: unknown },
): Merged {
  const found: Found = { models, conflicts: [], retained: [] };
  const value = merge(found, model, path, base, mine, theirs);
  return { value, conflicts: found.conflicts, retained: found.retained };
}

interface Found {
  readonly models: Models;
  readonly conflicts: Conflict[];
  readonly retained: string[];
}

function merge(
  found: Found,
  model: FieldModel,
  path: string,
  base: unknown,
  mine: unknown,
  theirs: unknown,
): unknown {
  const simple = mergeWhole(base, mine, theirs);
  if (simple) return simple.value;
  const joined = joinBoth(found, model, path, base, mine, theirs);
  if (joined !== undefined) return joined;
  found.conflicts.push({ path, kind: 'value', base, mine, theirs });
  return theirs;
}

/** One of both changed it, or both in the same way. */
function mergeWhole(base: unknown, mine: unknown, theirs: unknown): { value: unknown } | null {
  if (isDeepStrictEqual(theirs, base)) return { value: mine };
  if (isDeepStrictEqual(mine, base) || isDeepStrictEqual(mine, theirs)) return { value: theirs };
  return null;
}

function joinBoth(
  found: Found,
  model: FieldModel,
  path: string,
  base: unknown,
  mine: unknown,
  theirs: unknown,
): unknown {
  const all = [base ?? emptyLike(mine), mine, theirs];
  if (model.type === 'Text' && all.every((one) => typeof one === 'string')) {
    const [before, own, other] = all as [string, string, string];
    return mergeWords(before, own, other) ?? undefined;
  }
  if (all.every(Array.isArray)) {
    const [before, own, other] = all as [object[], object[], object[]];
    if (model.type === 'StructuredText') {
      return mergeBlocks(...([before, own, other] as Three<TextBlock[]>)) ?? undefined;
    }
    if (model.type === 'Group') {
      const inner = model.config?.fields ?? {};
      return joinLists(found, path, [before, own, other], (place, ...items) =>
        mergeFields(found, inner, place, ...items),
      );
    }
    if (model.type === 'Slices') {
      return joinLists(found, path, [before, own, other], (place, ...items) =>
        mergeSlice(found, place, ...items),
      );
    }
    return undefined;
  }
  if (!all.every(isObject)) return undefined;
  const three = all as Three<Fields>;
  if (model.type === 'Image') return mergeParts(found, path, three, ['alt', 'copyright']);
  if (model.type === 'Link') return mergeParts(found, path, three, ['text']);
  return undefined;
}

type Three<Value> = [Value, Value, Value];

function joinLists(
  found: Found,
  path: string,
  [base, mine, theirs]: Three<object[]>,
  mergeItem: (path: string, base: Fields, mine: Fields, theirs: Fields) => Fields,
): unknown {
  const lists = [base, mine, theirs].map((list) => list as Fields[]) as Three<Fields[]>;
  const { list, retained, isOrderUnclear } = mergeLists(...lists, (before, own, other) =>
    mergeItem(`${path}[${keyOf(own)}]`, before ?? {}, own, other),
  );
  found.retained.push(...retained.map((key) => `${path}[${key}]`));
  if (isOrderUnclear) {
    const keys = (items: object[]) => items.map(keyOf);
    const orders = { base: keys(base), mine: keys(mine), theirs: keys(theirs) };
    found.conflicts.push({ path, kind: 'order', ...orders });
  }
  return list;
}

function mergeFields(
  found: Found,
  fields: FieldModels,
  path: string,
  base: Fields,
  mine: Fields,
  theirs: Fields,
): Fields {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const model = fields[name] ?? { type: 'IntegrationFields' };
      const place = `${path}.${name}`;
      const value = merge(found, model, place, base[name], mine[name], theirs[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function mergeSlice(
  found: Found,
  path: string,
  base: Fields,
  mine: Fields,
  theirs: Fields,
): Fields {
  const type = found.models.slices.get(String(theirs.slice_type));
  const variation = type?.variations[String(theirs.variation)];
  const kept = mergeWhole(base, mine, theirs);
  if (kept) return kept.value as Fields;
  const fields: FieldModels = {
    primary: { type: 'IntegrationFields' },
    items: { type: 'Group', config: { fields: variation?.items ?? {} } },
  };
  const isSame = mine.slice_type === theirs.slice_type && mine.variation === theirs.variation;
  const { primary: before, ...rest } = base;
  const { primary: own, ...mineRest } = mine;
  const { primary: other, ...theirsRest } = theirs;
  const merged = mergeFields(found, fields, path, rest, mineRest, theirsRest);
  if (!isSame || !variation || !isObject(own) || !isObject(other)) {
    return {
      ...merged,
      primary: merge(found, { type: 'IntegrationFields' }, `${path}.primary`, before, own, other),
    };
  }
  const inner = mergeFields(
    found,
    variation.primary,
    `${path}.primary`,
    (before ?? {}) as Fields,
    own,
    other,
  );
  return { ...merged, primary: inner };
}

/** Some keys of an object each by itself as words, the others together. */
function mergeParts(
  found: Found,
  path: string,
  three: Three<Fields>,
  wordKeys: readonly string[],
): Fields | undefined {
  const rest = three.map((value) =>
    Object.fromEntries(Object.entries(value).filter(([key]) => !wordKeys.includes(key))),
  ) as Three<Fields>;
  const whole = mergeWhole(...rest);
  if (!whole) return undefined;
  const words = wordKeys.flatMap((key) => {
    const [before, own, other] = three.map((value) => value[key]);
    const value = merge(found, { type: 'Text' }, `${path}.${key}`, before, own, other);
    return value === undefined ? [] : [[key, value]];
  });
  return { ...(whole.value as Fields), ...Object.fromEntries(words) };
}

const emptyLike = (value: unknown): unknown =>
  Array.isArray(value) ? [] : typeof value === 'string' ? '' : {};

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
