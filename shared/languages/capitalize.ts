/** A text whose first letter is a capital, as at the head of a line; an ʻokina before it has none, "c." stays. */
export const capitalize = (text: string): string =>
  text.replace(/^ʻ?.(?!\.)/u, (first) => first.toLocaleUpperCase());
