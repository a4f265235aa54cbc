import type { WhatsOnGroup } from './group-rows.ts';

/**
 * What is on several days shows its picture on the first of them. What is on view all day stands in a line
 * without pictures, unless each has a row of its own.
 * @param shown files that the page has shown already; added to
 */
export const showRowPicturesOnce = (
  groups: readonly WhatsOnGroup[],
  shown: Set<string>,
  isWhole = false,
): WhatsOnGroup[] =>
  groups.map((group) => ({
    ...group,
    items: group.items.map((item) => {
      const file = item.image?.src.split('?')[0];
      if (!file || (item.isAllDay && !isWhole)) return item;
      if (shown.has(file)) return { ...item, image: null };
      shown.add(file);
      return item;
    }),
  }));
