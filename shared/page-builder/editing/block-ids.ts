import { toDrawnId } from '../drawn-id.ts';
import { type Block, type EditedEntry, indexOf, walkBlocks } from './block-tree.ts';
import { isTree, type Path, readAt, writeAt } from './values.ts';

/** In the page builder's form. */
export const createBlockId = (): string => `builder-${crypto.randomUUID().replaceAll('-', '')}`;

/** The same block with new ids all the way down: of a duplicate, and of what is pasted. */
export function copyBlock(block: Block, createId = createBlockId): Block {
  let copy: EditedEntry = { data: { blocks: [block] } };
  for (const { path } of [...walkBlocks(copy)]) copy = withId(copy, path, createId());
  return (copy.data.blocks as readonly Block[])[0] as Block;
}

/** Characters of an id by which a block can be named. */
export const maxIdLength = 200;

const isId = (id: unknown): id is string =>
  typeof id === 'string' && id !== '' && id.length <= maxIdLength;

/**
 * The same entry in which each block has an id of its own, by which the site draws no other: what has none,
 * and what repeats another's, gets a new one. An entry in which nothing is missing stays the same object.
 * @param entryId the ids are made of it
 */
export function completeIds(entry: EditedEntry, entryId: string): EditedEntry {
  const known = new Set<string>();
  /** What became of ids that were there twice, by the path of the data in which they stand. */
  const parted: { data: Path; drawn: string; id: string }[] = [];
  let complete = withBlocks(entry);
  let ordinal = 0;
  for (const { block, path } of [...walkBlocks(complete)]) {
    ordinal += 1;
    const isOwn = isId(block.id) && !known.has(toDrawnId(block.id));
    const made = `builder-${entryId.slice(0, 64)}-${ordinal}`;
    let id = isOwn ? block.id : made;
    for (let turn = 2; !isOwn && known.has(toDrawnId(id)); turn += 1) id = `${made}-${turn}`;
    known.add(toDrawnId(id));
    if (isOwn) continue;
    complete = withId(complete, path, id);
    const data = path.slice(0, path.indexOf('data') + 1);
    if (block.id) parted.push({ data, drawn: toDrawnId(block.id), id });
  }
  for (const ids of Map.groupBy(parted, ({ data }) => data.join()).values()) {
    const path = [...(ids[0]?.data ?? []), 'cssCode'];
    const css = readAt(complete, path);
    // A rule holds for all that had the id.
    const named = nameInCss(css, ids, (own, others) => [own, ...others]);
    if (named !== css) complete = writeAt(complete, path, named)?.value as EditedEntry;
  }
  return complete;
}

/**
 * What an entry or one of its forms holds, with new ids: of a copy that stands beside it. The editor's own
 * CSS goes on naming its blocks.
 */
export function copyData(data: EditedEntry['data'], createId = createBlockId): EditedEntry['data'] {
  const given = Array.isArray(data.blocks) ? (data.blocks as readonly Block[]) : [];
  const blocks = given.map((block) => copyBlock(block, createId));
  const [old, made] = [given, blocks].map((list) =>
    [...walkBlocks({ data: { blocks: list } })].map(({ block }) => toDrawnId(block.id)),
  ) as [string[], string[]];
  const ids = old.map((drawn, position) => ({ drawn, id: made[position] ?? drawn }));
  const cssCode = nameInCss(data.cssCode, ids, (_, others) => others);
  return { ...data, ...(cssCode !== undefined && { cssCode }), blocks };
}

function nameInCss(
  css: unknown,
  ids: readonly { readonly drawn: string; readonly id: string }[],
  toSelectors: (own: string, others: readonly string[]) => readonly string[],
): unknown {
  if (typeof css !== 'string') return css;
  const known = Map.groupBy(ids, ({ drawn }) => drawn);
  return css.replace(/\.([\w-]+)/g, (own, drawn) => {
    const others = known.get(drawn)?.map(({ id }) => `.${id}`);
    const all = others ? toSelectors(own, others) : [own];
    return all.length > 1 ? `:is(${all.join()})` : String(all[0]);
  });
}

/** The block of an entry that the site draws by an id; undefined: what is drawn there is another entry's. */
export function findDrawnBlock(entry: EditedEntry, drawn: string): string | undefined {
  const ids = indexOf(entry);
  // As most of them are.
  if (ids.has(drawn) && toDrawnId(drawn) === drawn) return drawn;
  return [...ids.keys()].find((id) => toDrawnId(id) === drawn);
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
