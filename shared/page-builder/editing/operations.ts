import { isSame } from '#shared/json/is-same.ts';
import {
  type Block,
  type BlockList,
  type EditedEntry,
  elementType,
  findBlock,
  findList,
  indexOf,
  keepIndex,
  type Place,
  walkBlocks,
} from './block-tree.ts';
import { isSafePath, isTree, type Path, readAt, writeAt } from './values.ts';

/**
 * One change of an entry. Blocks are named by their ids, places by the block before, so that the
 * changes of two people can be joined.
 */
export type Operation =
  | { readonly kind: 'insert'; readonly block: Block; readonly place: Place }
  | {
      readonly kind: 'remove';
      readonly id: string;
      /** The list goes with its last block; it was not there before. */
      readonly dropsList?: boolean | undefined;
    }
  | {
      readonly kind: 'move';
      readonly id: string;
      readonly place: Place;
      readonly dropsList?: boolean | undefined;
    }
  | {
      readonly kind: 'set';
      /** Null: of the entry itself. */
      readonly id: string | null;
      readonly path: Path;
      /** What stood there when the change began; undefined: nothing. */
      readonly from?: unknown;
      /** Undefined: nothing stands there then. */
      readonly to?: unknown;
    };

/** Why a change is not made: its block or place is gone, or somebody else changed the same value. */
export type Refusal = 'gone' | 'inside' | 'changed' | 'wrong';

export type Applied =
  | {
      readonly entry: EditedEntry;
      /** Takes it back. */
      readonly inverse: Operation;
    }
  | { readonly refusal: Refusal };

export interface Joining {
  /** Joins two people's words; null: they wrote in the same place. */
  joinWords?(base: string, mine: string, theirs: string): string | null;
}

/** Makes one change; the given entry stays as it is. */
export function applyOperation(
  entry: EditedEntry,
  operation: Operation,
  joining: Joining = {},
): Applied {
  switch (operation.kind) {
    case 'insert':
      return insert(entry, operation.block, operation.place);
    case 'remove':
      return remove(entry, operation);
    case 'move':
      return move(entry, operation);
    case 'set':
      return set(entry, operation, joining);
  }
}

function insert(entry: EditedEntry, block: Block, place: Place): Applied {
  const known = indexOf(entry);
  const inside = listsInside(block, place);
  if (inside.some(([id]) => known.has(id))) return { refusal: 'wrong' };
  const put = putIn(entry, block, place);
  if (!put) return { refusal: 'gone' };
  for (const [id, list] of inside) known.set(id, list);
  keepIndex(entry, put.entry);
  const dropsList = put.isNewList || undefined;
  return { entry: put.entry, inverse: { kind: 'remove', id: block.id, dropsList } };
}

/** The lists of a block that stands at a place, and of those in it, by id. */
const listsInside = (block: Block, { parent, list }: BlockList): [string, BlockList][] =>
  [...walkBlocks({ data: { blocks: [block] } })].map(({ block: { id }, place }) => [
    id,
    place.parent === null ? { parent, list } : { parent: place.parent, list: place.list },
  ]);

function remove(
  entry: EditedEntry,
  { id, dropsList }: Extract<Operation, { kind: 'remove' }>,
): Applied {
  const found = findBlock(entry, id);
  const taken = found && takeOut(entry, id, dropsList);
  if (!found || !taken) return { refusal: 'gone' };
  for (const [inner] of listsInside(found.block, found.place)) indexOf(entry).delete(inner);
  keepIndex(entry, taken);
  return { entry: taken, inverse: { kind: 'insert', block: found.block, place: found.place } };
}

function move(
  entry: EditedEntry,
  { id, place, dropsList }: Extract<Operation, { kind: 'move' }>,
): Applied {
  const found = findBlock(entry, id);
  if (!found) return { refusal: 'gone' };
  if (place.after === id || isInside(entry, place.parent, id)) return { refusal: 'inside' };
  const taken = takeOut(entry, id, dropsList);
  // The parent of the place is found by the index of what it was taken out of.
  if (taken) keepIndex(entry, taken);
  const put = taken && putIn(taken, found.block, place);
  if (!taken || !put) {
    if (taken) keepIndex(taken, entry);
    return { refusal: 'gone' };
  }
  indexOf(taken).set(id, { parent: place.parent, list: place.list });
  keepIndex(taken, put.entry);
  const inverse = {
    kind: 'move' as const,
    ...{ id, place: found.place, dropsList: put.isNewList || undefined },
  };
  return { entry: put.entry, inverse };
}

function isInside(entry: EditedEntry, id: string | null, outer: string): boolean {
  for (let at = id; at !== null; at = findBlock(entry, at)?.place.parent ?? null) {
    if (at === outer) return true;
  }
  return false;
}

function putIn(entry: EditedEntry, block: Block, place: Place) {
  const list =
    isSafePath(place.list) && !isInGoneForm(entry, place) ? findList(entry, place) : null;
  if (!list) return null;
  const blocks = list.blocks ?? [];
  const before = blocks.findIndex(({ id }) => id === place.after);
  // Where the block before is gone, it comes last.
  const position = place.after === null ? 0 : before < 0 ? blocks.length : before + 1;
  const written = writeAt(entry, list.path, blocks.toSpliced(position, 0, block));
  if (!written) return null;
  return { entry: written.value as EditedEntry, isNewList: list.blocks === undefined };
}

/** Another form of the entry that somebody has taken away: it does not come back in parts. */
const isInGoneForm = (entry: EditedEntry, { parent, list }: BlockList): boolean =>
  parent === null &&
  list[0] === 'variations' &&
  list.length > 2 &&
  !isTree(readAt(entry, list.slice(0, 2)));

function takeOut(entry: EditedEntry, id: string, dropsList = false): EditedEntry | null {
  const found = findBlock(entry, id);
  const list = found && findList(entry, found.place);
  if (!list?.blocks) return null;
  const rest = list.blocks.filter((_, position) => position !== found?.path.at(-1));
  const written = writeAt(entry, list.path, dropsList && rest.length === 0 ? undefined : rest);
  return (written?.value as EditedEntry | undefined) ?? null;
}

function set(
  entry: EditedEntry,
  { id, path, from, to }: Extract<Operation, { kind: 'set' }>,
  { joinWords }: Joining,
): Applied {
  if (path.length === 0 || !isSafePath(path) || path.at(-1) === 'id') return { refusal: 'wrong' };
  const found = id === null ? null : findBlock(entry, id);
  if (id === null ? isInGoneForm(entry, { parent: id, list: path }) : !found)
    return { refusal: 'gone' };
  const own = found?.block ?? entry;
  const present = readAt(own, path);
  const wanted = isSame(present, from) ? to : join(from, to, present, joinWords);
  if (wanted === clash) return { refusal: 'changed' };
  const [whole, depth] = withContainers(own, path, wanted);
  const shallow = path.slice(0, depth);
  const written = writeAt(entry, [...(found?.path ?? []), ...shallow], whole);
  if (!written) return { refusal: 'wrong' };
  const before = readAt(own, shallow);
  if (!isOfBlocks(id, path) && !holdsBlock(before) && !holdsBlock(whole))
    keepIndex(entry, written.value as EditedEntry);
  return {
    entry: written.value as EditedEntry,
    inverse: { kind: 'set', id, path: shallow, from: whole, to: before },
  };
}

/** Whether a value says which blocks there are, whatever it is. */
const isOfBlocks = (id: string | null, path: Path): boolean =>
  path.at(-1) === '@type' ||
  (id === null
    ? path.length === 1 || path[1] === 'blocks' || path[0] === 'variations'
    : path[0] === 'children');

const holdsBlock = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(holdsBlock)
    : isTree(value) && (value['@type'] === elementType || Object.values(value).some(holdsBlock));

const clash = Symbol('clash');

function join(from: unknown, mine: unknown, theirs: unknown, joinWords: Joining['joinWords']) {
  if (isSame(mine, theirs)) return mine;
  const isText = [from, mine, theirs].every((one) => typeof one === 'string');
  if (!isText || !joinWords) return clash;
  return joinWords(from as string, mine as string, theirs as string) ?? clash;
}

/**
 * What has to be written so that a value can stand below objects that are not there yet.
 * @returns it, and how many steps of the path lead to its place
 */
function withContainers(own: unknown, path: Path, value: unknown): [unknown, number] {
  let depth = 1;
  while (depth < path.length && isContainer(readAt(own, path.slice(0, depth)))) depth += 1;
  if (value === undefined) return [undefined, path.length === depth ? depth : path.length];
  const missing = path.slice(depth);
  return [missing.reduceRight<unknown>((inner, step) => ({ [step]: inner }), value), depth];
}

const isContainer = (value: unknown): boolean => isTree(value) || Array.isArray(value);

/** Makes changes one after the other; those that are refused are left out, and named. */
export function applyAll(
  entry: EditedEntry,
  operations: readonly Operation[],
  joining: Joining = {},
): {
  readonly entry: EditedEntry;
  /** Take all of it back, in their order. */
  readonly inverse: readonly Operation[];
  readonly refused: readonly { readonly operation: Operation; readonly refusal: Refusal }[];
} {
  const inverse: Operation[] = [];
  const refused: { operation: Operation; refusal: Refusal }[] = [];
  let current = entry;
  for (const operation of operations) {
    const applied = applyOperation(current, operation, joining);
    if ('refusal' in applied) refused.push({ operation, refusal: applied.refusal });
    else {
      current = applied.entry;
      inverse.unshift(applied.inverse);
    }
  }
  return { entry: current, inverse, refused };
}
