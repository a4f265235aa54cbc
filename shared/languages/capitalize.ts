/** A text whose first letter is a capital, as at the head of a line. */
export const capitalize = (text: string): string =>
  text.charAt(0).toLocaleUpperCase() + text.slice(1);
