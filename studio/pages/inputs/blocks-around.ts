import {
  type Block,
  type EditedEntry,
  findBlock,
} from '#shared/page-builder/editing/block-tree.ts';

/** The blocks in which one lies, the outermost first. */
export function blocksAround(entry: EditedEntry, id: string): Block[] {
  const parent = findBlock(entry, id)?.place.parent ?? null;
  const found = parent === null ? null : findBlock(entry, parent);
  return found ? [...blocksAround(entry, found.block.id), found.block] : [];
}
