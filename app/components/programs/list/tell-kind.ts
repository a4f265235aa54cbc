import type { LocalizedText } from '#shared/languages/localized-text.ts';

/**
 * What a thing is, for a line that has its title and its place too. Null: one of these says so, as
 * "Open studio: Leila Okonjo" or "The Workshop".
 */
export function tellKind(
  kind: LocalizedText | null | undefined,
  title: LocalizedText,
  place?: LocalizedText | null,
): LocalizedText | null {
  if (!kind) return null;
  const words = toWords(kind.text);
  // English ends in the noun, "guided tour"; Spanish and Hawaiian begin with it.
  const noun = kind.language === 'en' ? words.at(-1) : words[0];
  return noun && toWords(`${title.text} ${place?.text ?? ''}`).includes(noun) ? null : kind;
}

const toWords = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}ʻ'-]+/gu) ?? [];
