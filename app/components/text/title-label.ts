import type { LocalizedText } from '#shared/languages/localized-text.ts';

const wordsOf = (text: LocalizedText | string) =>
  (typeof text === 'string' ? text : text.text).toLocaleLowerCase().match(/[\p{L}\p{N}ʻ’]+/gu) ??
  [];

/**
 * Whether a label above a title tells nothing that the title does not: "Exhibitions" over "All exhibitions".
 *
 * @param letters of each word that are compared
 */
export function doesRepeat(
  label: LocalizedText | string,
  title: LocalizedText | string,
  letters?: number,
): boolean {
  const said = wordsOf(title).map((word) => word.slice(0, letters));
  return wordsOf(label).every((word) => said.includes(word.slice(0, letters)));
}
