const maxItems = 500;

/**
 * How many items of a list are drawn.
 * @param share characters that all of them may draw together
 * @param size characters that each of them draws, about
 */
export const countItems = (length: number, share: number, size: number): number =>
  // One in any case: it is counted among the blocks of whatever it lies in.
  Math.min(length, maxItems, Math.max(1, Math.floor(share / size)));

export const toCutMessage = (count: number, length: number) =>
  `the list is cut to ${count} of ${length} items`;
