import { toItemName } from '../item-name.ts';
import { type EditedEntry, findBlock } from './block-tree.ts';
import { isTree, type Path, readAt } from './values.ts';

/** One field of the items of a list. */
export interface DataField {
  readonly name: string;
  /** As the page builder names types of fields: `text`, `longText`, `file`, `url`. */
  readonly type: string;
}

/** A list that a page has for its blocks. */
export interface DataList {
  readonly name: string;
  /** Of its items, from the entry. */
  readonly path: Path;
  /** Of the declaration, from the entry; null: it stands in the state alone. */
  readonly declaredAt: Path | null;
  readonly fields: readonly DataField[];
  readonly items: readonly unknown[];
}

/** What one block may show. */
export interface DataSource {
  /** `state.person.name` */
  readonly expression: string;
  /** The list whose item it is of; null: of the page, or of the museum. */
  readonly list: string | null;
  readonly field: string;
}

export const fieldType = '@builder.io/core:Field';

/** Where the data of a form of the page stand. */
export const dataOf = (variation: string | null): Path =>
  variation === null ? ['data'] : ['variations', variation, 'data'];

/** The lists of a page: those that it declares, and those of its state. */
export function listData(entry: EditedEntry, variation: string | null): DataList[] {
  const at = dataOf(variation);
  const state = readAt(entry, [...at, 'state']);
  const inputs = readAt(entry, [...at, 'inputs']);
  // What the state says wins over a default.
  const stated = Object.entries(isTree(state) ? state : {}).flatMap(([name, items]): DataList[] =>
    isListOfItems(items) && name !== 'location'
      ? [
          {
            ...{ name, items, declaredAt: null, path: [...at, 'state', name] },
            fields: fieldsOf(items),
          },
        ]
      : [],
  );
  const declared = (Array.isArray(inputs) ? inputs : []).flatMap((input, position): DataList[] => {
    if (!isTree(input) || input.type !== 'list' || typeof input.name !== 'string') return [];
    const { name, subFields, defaultValue } = input;
    if (stated.some((one) => one.name === name)) return [];
    const declaredAt = [...at, 'inputs', position];
    const items = Array.isArray(defaultValue) ? defaultValue : [];
    const fields = (Array.isArray(subFields) ? subFields : []).flatMap((one): DataField[] =>
      isTree(one) && typeof one.name === 'string'
        ? [{ name: one.name, type: typeof one.type === 'string' ? one.type : 'text' }]
        : [],
    );
    const path = [...declaredAt, 'defaultValue'];
    return [
      { name, path, declaredAt, items, fields: fields.length > 0 ? fields : fieldsOf(items) },
    ];
  });
  return [...declared, ...stated];
}

const isListOfItems = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every(isTree);

/** As far as the first items tell. */
function fieldsOf(items: readonly unknown[]): DataField[] {
  const names = new Set(
    items.slice(0, 20).flatMap((item) => (isTree(item) ? Object.keys(item) : [])),
  );
  return [...names].filter((name) => name !== '@type').map((name) => ({ name, type: 'text' }));
}

/** The list that a block is repeated for; null: it is none of the page's own. */
function repeatOf(
  repeat: unknown,
  lists: readonly DataList[],
): { readonly list: DataList; readonly itemName: string } | null {
  const collection = readAt(repeat, ['collection']);
  if (typeof collection !== 'string') return null;
  const name = /^\s*state\??\.([\w$]+)\s*$/.exec(collection)?.[1];
  const list = lists.find((one) => one.name === name);
  return list ? { list, itemName: toItemName(readAt(repeat, ['itemName']), collection) } : null;
}

/** What a block may show: fields of the items around it, values of the page, and of the museum. */
export function listSources(
  entry: EditedEntry,
  id: string,
  variation: string | null,
): DataSource[] {
  const lists = listData(entry, variation);
  const sources: DataSource[] = [];
  for (let at = findBlock(entry, id); at; ) {
    const repeated = repeatOf(at.block.repeat, lists);
    if (repeated) {
      const { list, itemName } = repeated;
      for (const { name } of list.fields) {
        const expression = `state.${itemName}.${name}`;
        if (isName(name)) sources.push({ expression, list: list.name, field: name });
      }
    }
    at = at.place.parent === null ? null : findBlock(entry, at.place.parent);
  }
  const state = readAt(entry, [...dataOf(variation), 'state']);
  const own = Object.entries(isTree(state) ? state : {}).flatMap(([field, value]) =>
    isName(field) && /^(?:string|number)$/.test(typeof value)
      ? [{ expression: `state.${field}`, list: null, field }]
      : [],
  );
  const museum = ['name', 'address'].map((field) => ({
    ...{ expression: `state.museum.${field}`, list: null, field: `museum.${field}` },
  }));
  return [...sources, ...own, ...museum];
}

const reserved = new Set([
  ...['museum', 'location', 'locale', 'device', 'deviceSize', 'isBrowser', 'isServer'],
  ...['constructor', 'prototype', '__proto__', 'formErrorMessage', 'children'],
]);

/** Whether expressions can read it by a point and its name. */
export const isName = (name: string): boolean =>
  /^[A-Za-z][\w$]{0,60}$/.test(name) && !reserved.has(name);

/** A name for expressions, of words: `Opening times` → `openingTimes`. */
export function toName(words: string): string {
  const [first = '', ...rest] = words
    .normalize('NFD')
    .replace(/[\p{M}ʻ'’]/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const name = [
    first.toLowerCase(),
    ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()),
  ].join('');
  const safe = /^\d/.test(name) ? `n${name}` : name;
  return isName(safe) ? safe : safe === '' ? '' : `${safe}List`;
}
