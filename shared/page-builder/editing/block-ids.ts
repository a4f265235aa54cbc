import { type Block, type EditedEntry, walkBlocks } from './block-tree.ts';
import { isTree, writeAt } from './values.ts';

/** In the page builder's form. */
export const createBlockId = (): string => `builder-${crypto.randomUUID().replaceAll('-', '')}`;

/** The same block with new ids all the way down: of a duplicate, and of what is pasted. */
export function copyBlock(block: Block, createId = createBlockId): Block {
  let copy: EditedEntry = { data: { blocks: [block] } };
  for (const { path } of [...walkBlocks(copy)]) copy = withId(copy, path, createId());
  return (copy.data.blocks as readonly Block[])[0] as Block;
}

/**
 * The same entry in which each block has an id of its own: what has none gets the one by which the site
 * draws it, what repeats another's a new one. An entry in which nothing is missing stays the same object.
 * @param entryId the ids are made of it
 */
export function completeIds(entry: EditedEntry, entryId: string): EditedEntry {
  const known = new Set<string>();
  let complete = withBlocks(entry);
  let ordinal = 0;
  for (const { block, path } of [...walkBlocks(complete)]) {
    ordinal += 1;
    const isOwn = typeof block.id === 'string' && block.id !== '' && !known.has(block.id);
    let id = isOwn ? block.id : `builder-${entryId}-${ordinal}`;
    while (!isOwn && known.has(id)) id += '-2';
    known.add(id);
    if (!isOwn) complete = withId(complete, path, id);
  }
  return complete;
}

/** Some old entries hold their blocks as a text. */
function withBlocks(entry: EditedEntry): EditedEntry {
  const { blocks, blocksString, ...data } = entry.data;
  if (Array.isArray(blocks)) return entry;
  const read = typeof blocksString === 'string' ? tryParse(blocksString) : [];
  return { ...entry, data: { ...data, blocks: Array.isArray(read) ? read : [] } };
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

const withId = (
  entry: EditedEntry,
  path: readonly (string | number)[],
  id: string,
): EditedEntry => {
  const written = writeAt(entry, [...path, 'id'], id)?.value;
  return isTree(written) ? (written as EditedEntry) : entry;
};
