import type { TargetingAttributes } from '#shared/page-builder/targeting.ts';
import { ApiError } from '../api-error.ts';
import { isPlainObject, parseValue, toBoolean, toText } from './parameter-values.ts';
import { type Condition, parseCondition } from './parse-condition.ts';

/** The query for one key of an answer. */
export interface EntryRequest {
  /** Name of the answer's part; the model itself at the content endpoint. */
  readonly key: string;
  readonly model: string;
  /** Only this entry. */
  readonly entryId: string | null;
  readonly attributes: TargetingAttributes;
  /** False: rules are not asked, as for a list of all pages. */
  readonly isTargeted: boolean;
  /** Null: no condition beyond targeting. */
  readonly condition: Condition | null;
  readonly sort: readonly SortRule[];
  readonly limit: number;
  readonly offset: number;
  readonly countsAll: boolean;
  readonly delivery: DeliveryOptions;
}

export interface SortRule {
  readonly path: readonly string[];
  readonly isDescending: boolean;
}

/** In which form entries are wanted. */
export interface DeliveryOptions {
  readonly fields: readonly string[];
  readonly omit: readonly string[];
  readonly locale: string | null;
  /** Levels of references that are filled, 0 to 4. */
  readonly referenceLevels: number;
  /** Contents of symbols are put in place. */
  readonly fillsSymbols: boolean;
  /** Per model of a reference: what of it is wanted. */
  readonly referenceFields: ReadonlyMap<string, { fields: string[]; omit: string[] }>;
}

/** The options of a whole request. */
export interface SharedOptions {
  readonly includesUnpublished: boolean;
  /** Key, entry or model → `<entry>` or `<entry>_<revision>`, as an editor's preview sends them. */
  readonly overrides: ReadonlyMap<string, string>;
  /** Somebody is editing or wants to see it as it is now: nothing may be kept. */
  readonly bypassesCaches: boolean;
  readonly maxAgeSeconds: number;
  readonly staleSeconds: number;
}

const defaultLimit = 30;
const maxLimit = 100;
const maxOffset = 100_000;
const maxParameters = 200;
const maxPaths = 100;

const daySeconds = 86_400;
const defaultMaxAgeSeconds = 60;

/** @throws {ApiError} 400 */
export function parseSharedOptions(parameters: URLSearchParams): SharedOptions {
  if (parameters.size > maxParameters) {
    throw new ApiError(400, `There are more than ${maxParameters} parameters.`);
  }
  const has = (name: string) => toBoolean(parseValue(parameters.get(name) ?? ''));
  const overrides = new Map(
    [...parameters]
      .filter(([name]) => name.startsWith('overrides.'))
      .map(([name, value]) => [name.slice('overrides.'.length), toText(parseValue(value)) ?? '']),
  );
  return {
    includesUnpublished: has('includeUnpublished'),
    overrides,
    bypassesCaches:
      overrides.size > 0 ||
      ['cachebust', 'noCache', 'isEditing', 'preview', 'rev'].some((name) =>
        isSet(parameters, name),
      ),
    maxAgeSeconds: readNumber(parameters, 'cacheSeconds', defaultMaxAgeSeconds, 365 * daySeconds),
    staleSeconds: readNumber(parameters, 'staleCacheSeconds', daySeconds, 365 * daySeconds),
  };
}

const isSet = (parameters: URLSearchParams, name: string): boolean =>
  !['', 'false', '0', 'null', 'undefined', '""'].includes(parameters.get(name) ?? '');

/**
 * The request under one key.
 * @param parameters all of them; those under `options.{key}.` go before the shared ones
 * @param model where the key's own options name none
 * @throws {ApiError} 400 that says which parameter is wrong
 */
export function parseEntryRequest(
  parameters: URLSearchParams,
  key: string,
  model: string,
): EntryRequest {
  const own = listOwnOptions(parameters, key);
  const read = (name: string): unknown =>
    own.get(name) ??
    (parameters.has(name) ? parseValue(parameters.get(name) as string) : undefined);
  const modelName = toText(own.get('model')) ?? model;
  const locale = toText(read('locale')) || null;
  const attributes = readAttributes(parameters, locale);
  const conditions = [...listConditions(parameters), own.get('query')].filter(
    (one) => one !== undefined && one !== '',
  );
  return {
    key,
    model: modelName,
    entryId: toText(read('entry')),
    attributes,
    isTargeted: !toBoolean(read('noTargeting')),
    condition: conditions.length > 0 ? parseCondition({ $and: conditions }) : null,
    sort: listSortRules(parameters),
    limit: toCount('limit', read('limit'), defaultLimit, maxLimit),
    offset: toCount('offset', read('offset'), 0, maxOffset),
    countsAll: toBoolean(read('fetchTotalCount')),
    delivery: parseDelivery(parameters, read, locale),
  };
}

function parseDelivery(
  parameters: URLSearchParams,
  read: (name: string) => unknown = (name) => parseValue(parameters.get(name) ?? ''),
  locale: string | null = toText(read('locale')) || null,
): DeliveryOptions {
  const enrichLevel = Number(parameters.get('enrichOptions.enrichLevel') ?? 1);
  const enriches = toBoolean(read('enrich'));
  return {
    fields: listPaths(read('fields')),
    omit: listPaths(read('omit')),
    locale,
    referenceLevels: enriches
      ? Math.min(Math.max(Math.trunc(enrichLevel) || 1, 1), 4)
      : Number(toBoolean(read('includeRefs'))),
    fillsSymbols: enriches || !toBoolean(read('noTraverse')),
    referenceFields: readReferenceFields(parameters),
  };
}

/** Keys hold anything, dots included, so the option's name is what follows the last one. */
function listOwnOptions(parameters: URLSearchParams, key: string): ReadonlyMap<string, unknown> {
  const own = new Map<string, unknown>();
  for (const [name, value] of parameters) {
    const lastDot = name.lastIndexOf('.');
    if (name.slice(0, lastDot) === `options.${key}`) {
      own.set(name.slice(lastDot + 1), parseValue(value));
    }
  }
  return own;
}

function readAttributes(parameters: URLSearchParams, locale: string | null): TargetingAttributes {
  const text = parameters.get('userAttributes');
  const given = text === null || text === '' ? {} : parseValue(text);
  if (!isPlainObject(given)) {
    throw new ApiError(400, 'userAttributes must be a JSON object such as {"urlPath":"/visit"}.');
  }
  const attributes: Record<string, unknown> = Object.assign(Object.create(null), given);
  for (const [name, value] of parameters) {
    const dotted = /^userAttributes\.(.+)$/.exec(name)?.[1];
    if (dotted) attributes[dotted] = parseValue(value);
  }
  attributes.urlPath ??= pathOf(parameters.get('url'));
  if (attributes.urlPath === undefined) delete attributes.urlPath;
  if (locale !== null) attributes.locale ??= locale;
  const { urlPath } = attributes;
  if (typeof urlPath === 'string' && urlPath !== '/' && urlPath.endsWith('/')) {
    attributes.urlPath = urlPath.replace(/\/+$/, '') || '/';
  }
  return attributes;
}

function pathOf(address: string | null): string | undefined {
  if (!address) return undefined;
  const text = String(parseValue(address));
  return URL.canParse(text)
    ? new URL(text).pathname
    : text.startsWith('/')
      ? text.split(/[?#]/)[0]
      : undefined;
}

/** `query={…}`, `query.data.price={"$gt":20}` and `query.data.price.$gt=20`. */
function listConditions(parameters: URLSearchParams): unknown[] {
  return [...parameters].flatMap(([name, value]) => {
    if (name === 'query') return [parseValue(value)];
    const path = /^query\.(.+)$/.exec(name)?.[1];
    if (path === undefined) return [];
    const operator = /^(.+)\.(\$\w+)$/.exec(path);
    const condition = parseValue(value);
    return [
      operator
        ? { [operator[1] as string]: { [operator[2] as string]: condition } }
        : { [path]: condition },
    ];
  });
}

const listSortRules = (parameters: URLSearchParams): SortRule[] =>
  [...parameters].flatMap(([name, value]) => {
    const path = /^sort\.(.+)$/.exec(name)?.[1]?.split('.');
    const direction = Number(parseValue(value));
    return path && (direction === 1 || direction === -1)
      ? [{ path, isDescending: direction === -1 }]
      : [];
  });

function readReferenceFields(parameters: URLSearchParams): DeliveryOptions['referenceFields'] {
  const found = new Map<string, { fields: string[]; omit: string[] }>();
  for (const [name, value] of parameters) {
    const match = /^enrichOptions\.model\.(.+)\.(fields|omit)$/.exec(name);
    if (!match) continue;
    const [, model, kind] = match as unknown as [string, string, 'fields' | 'omit'];
    const chosen = found.get(model) ?? { fields: [], omit: [] };
    chosen[kind] = listPaths(parseValue(value));
    found.set(model, chosen);
  }
  return found;
}

const listPaths = (value: unknown): string[] =>
  (toText(value) ?? '')
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean)
    .slice(0, maxPaths);

function toCount(name: string, value: unknown, byDefault: number, max: number): number {
  if (value === undefined || value === null || value === '') return byDefault;
  const count = Number(value);
  if (!Number.isInteger(count) || count < 0) {
    throw new ApiError(400, `${name} must be a whole number from 0 to ${max}.`);
  }
  return Math.min(count, max);
}

const readNumber = (parameters: URLSearchParams, name: string, byDefault: number, max: number) =>
  toCount(name, parseValue(parameters.get(name) ?? ''), byDefault, max);
