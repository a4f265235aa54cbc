import { type Block, type EditedEntry, findBlock, walkBlocks } from './block-tree.ts';
import { isTree, type Path, readAt, writeAt } from './values.ts';

/** The block that shows some visitors something else than all others. Source: reference §5. */
export const audienceBlock = 'PersonalizationContainer';

/** From the block. */
export const variantsPath: Path = ['component', 'options', 'variants'];

export const isAudienceBlock = ({ component }: Block): boolean => component?.name === audienceBlock;

export function variantsOf(block: Block): readonly Readonly<Record<string, unknown>>[] {
  const variants = readAt(block, variantsPath);
  return Array.isArray(variants) ? variants.filter(isTree) : [];
}

/** Which variants are looked at, by the id of the block; all others show what is for everybody else. */
export type SeenAudiences = Readonly<Record<string, number>>;

/** What has to be seen so that a block is: of each such block around it the variant, or what is for everybody else. */
export function audiencesAround(entry: EditedEntry, id: string): Record<string, number | null> {
  const around: Record<string, number | null> = {};
  for (let at = findBlock(entry, id); at?.place.parent != null; ) {
    const { parent, list } = at.place;
    at = findBlock(entry, parent);
    if (!at || !isAudienceBlock(at.block)) continue;
    const position = list[variantsPath.length];
    around[parent] = list[2] === 'variants' && typeof position === 'number' ? position : null;
  }
  return around;
}

/** The entry as whoever composes it looks at it: one variant of each such block, whoever it is for. */
export function showAudiences(entry: EditedEntry, seen: SeenAudiences): EditedEntry {
  let shown: unknown = entry;
  // The inner ones first: the places of the outer ones stay.
  for (const { block, path } of [...walkBlocks(entry)].reverse()) {
    if (!isAudienceBlock(block)) continue;
    const at = [...path, ...variantsPath];
    const variants = readAt(shown, at);
    const position = Object.hasOwn(seen, block.id) ? (seen[block.id] ?? -1) : -1;
    const one = Array.isArray(variants) ? variants[position] : undefined;
    const only = isTree(one) ? [{ ...one, query: [], startDate: null, endDate: null }] : [];
    shown = writeAt(shown, at, only)?.value ?? shown;
  }
  return shown as EditedEntry;
}
