import type { DescribedBlock, DescribedInput } from '#server/studio/pages/page-room.ts';
import { audienceBlock, isAudienceBlock } from '#shared/page-builder/editing/audiences.ts';
import { copyBlock, createBlockId } from '#shared/page-builder/editing/block-ids.ts';
import {
  type Block,
  type BlockList,
  type EditedEntry,
  elementType,
  findBlock,
  listsOf,
  type Place,
  walkBlocks,
} from '#shared/page-builder/editing/block-tree.ts';
import type { Operation } from '#shared/page-builder/editing/operations.ts';
import { type Path, readAt } from '#shared/page-builder/editing/values.ts';
import { rootOf, variationAt } from '#shared/page-builder/editing/variations.ts';
import { createFormInputs } from './first-form.ts';

type Blocks = ReadonlyMap<string, DescribedBlock>;

/** A list into which blocks can be put; `part` of a list of several, such as a column, from 0. */
export interface Slot extends BlockList {
  readonly part: number | null;
  /** Of a block for some visitors: the name of the group that it is for, or `null` for all others. */
  readonly group?: string | null;
  readonly blocks: readonly Block[];
}

/** The lists of blocks in a block, also those that are empty: as its description says, and as they are there. */
export function slotsOf(block: Block, blocks: Blocks): Slot[] {
  const described = blocks.get(block.component?.name ?? '');
  const isBox = !block.component;
  const paths: Path[] = [
    ...(isBox || described?.canHaveChildren ? [['children']] : []),
    ...pathsIn(described?.inputs ?? [], block.component?.options, ['component', 'options']),
    ...listsOf(block).map(({ list }) => list),
  ];
  const unique = new Map(paths.map((list) => [JSON.stringify(list), list]));
  const parts = [...unique.values()];
  return parts.map((list, position) => ({
    parent: block.id,
    list,
    part: parts.length > 1 ? position : null,
    ...(isAudienceBlock(block) && { group: groupOf(block, list) }),
    blocks: (readAt(block, list) ?? []) as readonly Block[],
  }));
}

function groupOf(block: Block, list: Path): string | null {
  if (list[0] === 'children') return null;
  const name = readAt(block, [...list.slice(0, -1), 'name']);
  return typeof name === 'string' ? name : '';
}

function pathsIn(inputs: readonly DescribedInput[], options: unknown, path: Path): Path[] {
  return inputs.flatMap(({ name, type, subFields, hideFromUI }) => {
    if (hideFromUI) return [];
    if (type === 'uiBlocks') return [[...path, name]];
    if (type !== 'list' || !subFields) return [];
    const items = readAt(options, [name]);
    if (!Array.isArray(items)) return [];
    return items.flatMap((item, position) => pathsIn(subFields, item, [...path, name, position]));
  });
}

/** A new block as its description says. */
export function createBlock({ name, inputs }: DescribedBlock): Block {
  const component = { name, options: defaultsOf(inputs) };
  // One group to begin with; all others get what is beside it.
  if (name === audienceBlock) component.options.variants = [firstAudience()];
  const children = name === 'Form:Form' ? { children: createFormInputs() } : {};
  return { '@type': elementType, id: createBlockId(), component, ...children };
}

const firstAudience = () => {
  const rule = { property: 'device', operator: 'is', value: 'mobile' };
  const query = [{ '@type': '@builder.io/core:Query', ...rule }];
  return { name: '', query, blocks: [] };
};

function defaultsOf(inputs: readonly DescribedInput[]): Record<string, unknown> {
  const options = Object.fromEntries(
    inputs.flatMap(({ name, defaultValue }) =>
      defaultValue === undefined ? [] : [[name, withBlockIds(defaultValue)]],
    ),
  );
  // Two columns, panels or questions to begin with.
  for (const { name, type, subFields = [] } of inputs) {
    const holdsBlocks = subFields.some((field) => field.type === 'uiBlocks');
    if (type === 'list' && holdsBlocks && !(name in options)) {
      options[name] = [emptyItem(subFields), emptyItem(subFields)];
    }
  }
  return options;
}

/** A new item of a list. */
export const emptyItem = (fields: readonly DescribedInput[]): Record<string, unknown> => ({
  ...Object.fromEntries(
    fields.filter(({ type }) => type === 'uiBlocks').map(({ name }) => [name, []]),
  ),
  ...defaultsOf(fields.filter(({ type }) => type !== 'uiBlocks')),
});

function withBlockIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((one) =>
    typeof one === 'object' && one !== null && one['@type'] === elementType
      ? copyBlock({ ...one, id: '' })
      : one,
  );
}

/** Where what is inserted or pasted goes: after the chosen block, or into it where it holds nothing yet. */
export function placeFor(
  entry: EditedEntry,
  chosen: string | null,
  blocks: Blocks,
  root: BlockList,
): Place {
  const found = chosen === null ? null : findBlock(entry, chosen);
  if (!found) return atEnd(root, blocksOf(entry, root));
  const empty = slotsOf(found.block, blocks).find((slot) => slot.blocks.length === 0);
  if (empty) return { parent: empty.parent, list: empty.list, after: null };
  return { ...found.place, after: found.block.id };
}

/** A place at which something can be inserted. */
export interface InsertPlace {
  readonly kind: 'inside' | 'part' | 'after' | 'end';
  /** The list in the chosen block. */
  readonly slot: Slot | null;
  readonly place: Place;
}

/** The places around the chosen block, in their order on the page, and the end of the page. */
export function listInsertPlaces(
  entry: EditedEntry,
  chosen: string | null,
  blocks: Blocks,
  root: BlockList,
): InsertPlace[] {
  const found = chosen === null ? null : findBlock(entry, chosen);
  const end = atEnd(root, blocksOf(entry, root));
  if (!found) return [{ kind: 'end', slot: null, place: end }];
  const inside = slotsOf(found.block, blocks).map((slot): InsertPlace => {
    const kind = slot.part === null ? 'inside' : 'part';
    return { kind, slot, place: atEnd(slot, slot.blocks) };
  });
  const after = { ...found.place, after: found.block.id };
  const isLast = samePlace(after, end);
  // Whoever filled one column goes on with the next.
  const around = found.place.parent === null ? null : findBlock(entry, found.place.parent);
  const beside = (around ? slotsOf(around.block, blocks) : [])
    .filter((slot) => slot.part !== null && slot.blocks.length === 0)
    .map((slot): InsertPlace => ({ kind: 'part', slot, place: atEnd(slot, slot.blocks) }));
  return [
    ...inside,
    { kind: 'after', slot: null, place: after },
    ...beside,
    ...(isLast ? [] : [{ kind: 'end' as const, slot: null, place: end }]),
  ];
}

/** The first blocks of the page, or of another form of it. */
export const blocksOf = (entry: EditedEntry, { list }: BlockList): readonly Block[] =>
  (readAt(entry, list) ?? []) as readonly Block[];

const atEnd = ({ parent, list }: BlockList, present: readonly Block[]): Place => ({
  ...{ parent, list },
  after: present.at(-1)?.id ?? null,
});

/** Where a block is let go. */
export interface DropTarget {
  /** A block; a place inside is one of its lists, from 0. */
  readonly target: string;
  readonly where: 'before' | 'after' | 'inside';
  readonly part: number;
}

/** The place at a block; null where it is gone or holds no blocks. */
export function placeAt(
  entry: EditedEntry,
  { target, where, part }: DropTarget,
  blocks: Blocks,
): Place | null {
  const found = findBlock(entry, target);
  if (!found) return null;
  if (where === 'before') return found.place;
  if (where === 'after') return { ...found.place, after: target };
  const slot = slotsOf(found.block, blocks)[part];
  return slot ? atEnd(slot, slot.blocks) : null;
}

/** One step up or down, into and out of what stands beside it; null: there is no further. */
export function stepOf(
  entry: EditedEntry,
  id: string,
  direction: 'up' | 'down',
  blocks: Blocks,
): Operation | null {
  const found = findBlock(entry, id);
  if (!found) return null;
  const places = listPlaces(entry, id, blocks, rootOf(variationAt(found.path)));
  const present = places.findIndex((place) => samePlace(place, found.place));
  const place = places[present + (direction === 'down' ? 1 : -1)];
  return present < 0 || !place ? null : { kind: 'move', id, place };
}

export const samePlace = (one: Place, other: Place) =>
  one.parent === other.parent &&
  one.after === other.after &&
  JSON.stringify(one.list) === JSON.stringify(other.list);

/** Every place where a block could stand, in the order in which the page is read. */
export function listPlaces(
  entry: EditedEntry,
  id: string,
  blocks: Blocks,
  root: BlockList,
): Place[] {
  const places: Place[] = [];
  const visit = (list: BlockList, present: readonly Block[]) => {
    const others = present.filter((one) => one.id !== id);
    places.push({ parent: list.parent, list: list.list, after: null });
    for (const one of others) {
      for (const slot of slotsOf(one, blocks)) visit(slot, slot.blocks);
      places.push({ parent: list.parent, list: list.list, after: one.id });
    }
  };
  visit(root, blocksOf(entry, root));
  return places;
}

/** The block that is chosen by an arrow in the order in which the form that is seen is read. */
export function neighborOf(
  entry: EditedEntry,
  id: string | null,
  key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight',
  variation: string | null,
): string | null {
  const all = [...walkBlocks(entry)].filter(({ path }) => variationAt(path) === variation);
  if (id === null) return all[0]?.block.id ?? null;
  const at = all.findIndex(({ block }) => block.id === id);
  if (key === 'ArrowLeft') return all[at]?.place.parent ?? id;
  if (key === 'ArrowRight') {
    return all.find(({ place }) => place.parent === id)?.block.id ?? id;
  }
  const step = key === 'ArrowDown' ? 1 : -1;
  return all[at + step]?.block.id ?? id;
}
