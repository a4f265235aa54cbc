import type { DescribedBlock } from '#server/studio/pages/page-room.ts';
import { type EditedEntry, findBlock } from '#shared/page-builder/editing/block-tree.ts';
import { readAt } from '#shared/page-builder/editing/values.ts';
import { fill, type Words } from '../../words/words.ts';
import { slotsOf } from './edit-blocks.ts';
import { nameOfSlot, type useNameOf } from './use-names.ts';

/** Where a block stands, in words for those who do not see it: `Quote: 2 of 3 in Columns, Part 1`. */
export function describePlace(
  entry: EditedEntry,
  id: string,
  blocks: ReadonlyMap<string, DescribedBlock>,
  nameOf: ReturnType<typeof useNameOf>,
  words: Words,
): string {
  const found = findBlock(entry, id);
  if (!found) return '';
  const { block, place, path } = found;
  const around = place.parent === null ? null : findBlock(entry, place.parent);
  const list = readAt(around?.block ?? entry, place.list);
  const own = JSON.stringify(place.list);
  const slot =
    around && slotsOf(around.block, blocks).find((one) => JSON.stringify(one.list) === own);
  const values = {
    name: nameOf(block).kind,
    position: Number(path.at(-1)) + 1,
    count: Array.isArray(list) ? list.length : 1,
    parent: around ? nameOf(around.block).kind : '',
    part: slot ? nameOfSlot(slot, words) : '',
  };
  const { moved } = words.pages;
  if (!around) return fill(moved.page, values);
  return fill(slot?.part == null ? moved.inside : moved.part, values);
}
