import type { WhatsOnGroup } from './group-rows.ts';

/**
 * Each picture once a day: on another day the same thing is looked for anew, and a row without one would seem to
 * be of something else. What is on view all day stands in a line without pictures, unless each has a row of its own.
 */
export const showRowPicturesOnce = (
  groups: readonly WhatsOnGroup[],
  isWhole = false,
): WhatsOnGroup[] =>
  groups.map((group) => {
    const shown = new Set<string>();
    const items = group.items.map((item) => {
      const file = item.image?.src.split('?')[0];
      if (!file || (item.isAllDay && !isWhole)) return item;
      if (shown.has(file)) return { ...item, image: null };
      shown.add(file);
      return item;
    });
    return { ...group, items };
  });
