/** "Workshop" in the Workshop: one word is enough. */
export const isSaidBy = (label = '', place = '') => label.toLowerCase() === place.toLowerCase();
