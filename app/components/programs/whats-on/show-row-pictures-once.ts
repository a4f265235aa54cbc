import type { WhatsOnGroup } from './group-rows.ts';

/**
 * Each picture once in a list: what comes again on another day has been seen, and is found by its name. What is on view
 * all day stands in a line without pictures, unless each has a row of its own.
 * @param shown files that stand above these groups; those that they show are added
 */
export const showRowPicturesOnce = (
  groups: readonly WhatsOnGroup[],
  isWhole = false,
  shown = new Set<string>(),
): WhatsOnGroup[] =>
  groups.map((group) => {
    const items = group.items.map((item) => {
      const file = item.image?.src.split('?')[0];
      if (!file || (item.isAllDay && !isWhole)) return item;
      if (shown.has(file)) return { ...item, image: null };
      shown.add(file);
      return item;
    });
    return { ...group, items };
  });
