/** The place of a detail on the page of its object, by its number from 1. */
export const toDetailAnchor = (number = 1): string => `detail-${number}`;
