import type { WhatsOnGroup } from './group-rows.ts';

/** As many rows are in the window of a large screen. */
const rowsApart = 8;

/**
 * What is on several days shows its picture on the first of them, and again where the first has left the window.
 * What is on view all day stands in a line without pictures, unless each has a row of its own.
 * @param shown by file, in which row it was shown last; added to
 */
export function showRowPicturesOnce(
  groups: readonly WhatsOnGroup[],
  shown: Map<string, number>,
  isWhole = false,
): WhatsOnGroup[] {
  let row = Math.max(0, ...shown.values());
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => {
      const file = item.image?.src.split('?')[0];
      if (item.isAllDay && !isWhole) return item;
      row += 1;
      if (!file) return item;
      const last = shown.get(file);
      if (last !== undefined && row - last < rowsApart) return { ...item, image: null };
      shown.set(file, row);
      return item;
    }),
  }));
}
