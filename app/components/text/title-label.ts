import type { LocalizedText } from '#shared/languages/localized-text.ts';

const wordsOf = (text: LocalizedText | string) =>
  (typeof text === 'string' ? text : text.text).toLocaleLowerCase().match(/[\p{L}\p{N}ʻ’]+/gu) ??
  [];

/** Whether a label above a title tells nothing that the title does not: "Exhibitions" over "All exhibitions". */
export function doesRepeat(label: LocalizedText | string, title: LocalizedText | string): boolean {
  const said = new Set(wordsOf(title));
  return wordsOf(label).every((word) => said.has(word));
}
