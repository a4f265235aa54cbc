import { isTree, type Path, readAt } from './values.ts';

/** A block as content holds it; fields that are not named here are kept as they are. */
export interface Block {
  readonly '@type'?: string;
  readonly id: string;
  readonly component?: {
    readonly name: string;
    readonly options?: Readonly<Record<string, unknown>>;
  };
  readonly children?: readonly Block[];
  readonly [field: string]: unknown;
}

/** An entry of the page builder, as far as editing looks at it. */
export interface EditedEntry {
  readonly data: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

export const elementType = '@builder.io/sdk:Element';
export const localizedType = '@builder.io/core:LocalizedValue';

/** The list in which a block stands. */
export interface BlockList {
  /** The block around it; null: the entry itself. */
  readonly parent: string | null;
  /** From the parent, or from the entry: `['children']`, `['component', 'options', 'columns', 0, 'blocks']`. */
  readonly list: Path;
}

/** Where a block stands. */
export interface Place extends BlockList {
  /** The block before it; null: it is the first. */
  readonly after: string | null;
}

export interface FoundBlock {
  readonly block: Block;
  readonly place: Place;
  /** From the entry. */
  readonly path: Path;
}

/** The blocks that visitors get where no test runs. */
export const rootList: Path = ['data', 'blocks'];

/** All blocks of an entry, in the order in which they are read; those of symbols are of other entries. */
export function* walkBlocks(entry: EditedEntry): Generator<FoundBlock> {
  yield* walkList(entry.data.blocks, { parent: null, list: rootList }, rootList);
  if (!isTree(entry.variations)) return;
  for (const [name, variation] of Object.entries(entry.variations)) {
    const list = ['variations', name, 'data', 'blocks'];
    yield* walkList(readAt(variation, ['data', 'blocks']), { parent: null, list }, list);
  }
}

function* walkList(value: unknown, list: BlockList, path: Path): Generator<FoundBlock> {
  if (!Array.isArray(value)) return;
  let after: string | null = null;
  for (const [position, one] of value.entries()) {
    if (!isTree(one)) continue;
    const block = one as Block;
    const own = [...path, position];
    yield { block, place: { ...list, after }, path: own };
    yield* walkBlock(block, own);
    after = block.id;
  }
}

function* walkBlock(block: Block, path: Path): Generator<FoundBlock> {
  for (const { list, value } of listsOf(block)) {
    yield* walkList(value, { parent: block.id, list }, [...path, ...list]);
  }
}

interface List {
  readonly list: Path;
  readonly value: readonly unknown[];
}

/** The lists of blocks in a block that hold any: its children, and those in its options. */
export function listsOf(block: Block): List[] {
  const children = Array.isArray(block.children) ? block.children : null;
  return [
    ...(children ? [{ list: ['children'], value: children }] : []),
    ...listsIn(block.component?.options, ['component', 'options']),
  ];
}

function listsIn(value: unknown, path: Path): List[] {
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(isElement)) return [{ list: path, value }];
    return value.flatMap((one, position) => listsIn(one, [...path, position]));
  }
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    // The content of a symbol is another entry.
    name === 'content' && path.at(-1) === 'symbol' ? [] : listsIn(one, [...path, name]),
  );
}

const isElement = (value: unknown): boolean => isTree(value) && value['@type'] === elementType;

/** The list of each block by its id. A change of the entry hands it on (`keepIndex`): pages have megabytes. */
const indexes = new WeakMap<EditedEntry, Map<string, BlockList>>();

export function indexOf(entry: EditedEntry): Map<string, BlockList> {
  const known = indexes.get(entry);
  if (known) return known;
  const index = new Map<string, BlockList>();
  for (const { block, place } of walkBlocks(entry)) {
    const { parent, list } = place;
    if (!index.has(block.id)) index.set(block.id, { parent, list });
  }
  indexes.set(entry, index);
  return index;
}

/** What was changed in the index of an entry is that of the next one; the other makes its own again when it is asked. */
export function keepIndex(entry: EditedEntry, next: EditedEntry): void {
  const index = indexes.get(entry);
  if (!index || entry === next) return;
  indexes.delete(entry);
  indexes.set(next, index);
}

/** A block by its id; null where there is none. */
export function findBlock(entry: EditedEntry, id: string): FoundBlock | null {
  const inside = indexOf(entry).get(id);
  if (!inside) return null;
  const list = findList(entry, inside);
  if (!list?.blocks) return null;
  let after: string | null = null;
  for (const [position, block] of list.blocks.entries()) {
    if (!isTree(block)) continue;
    if (block.id === id) {
      return { block, place: { ...inside, after }, path: [...list.path, position] };
    }
    after = block.id;
  }
  return null;
}

/** The list at a place, and the path to it from the entry; null where its parent is gone. */
export function findList(
  entry: EditedEntry,
  { parent, list }: BlockList,
): { readonly path: Path; readonly blocks: readonly Block[] | undefined } | null {
  const around = parent === null ? null : findBlock(entry, parent);
  if (parent !== null && !around) return null;
  const path = [...(around?.path ?? []), ...list];
  const value = readAt(entry, path);
  if (value !== undefined && !Array.isArray(value)) return null;
  return { path, blocks: value as readonly Block[] | undefined };
}
