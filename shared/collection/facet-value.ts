import { defaultLanguage, type Language } from '../languages/languages.ts';
import { chooseText, type TextByLanguage } from '../languages/localized-text.ts';
import { foldWords } from '../search/fold-text.ts';

const maxValueLength = 120;

/** A facet's value as addresses write it, in any language: `Star tile` → `star-tile`. */
export const toFacetValue = (text: string): string =>
  foldWords(text).join('-').slice(0, maxValueLength);

/** One value for a term in all its languages. */
export const toTermValue = (term: TextByLanguage): string =>
  toFacetValue(chooseText(term, defaultLanguage)?.text ?? '');

/**
 * The town, the region, the country of "Kashan, Iran", so that each is a value; both lands of "Egypt
 * or Syria". Where the languages do not have the same number of parts, the whole stays one.
 */
export function splitPlace(place: TextByLanguage): TextByLanguage[] {
  const languages = Object.entries(place).map(
    ([language, text]) =>
      [language, text.split(separators[language as Language]).filter(Boolean)] as const,
  );
  const count = languages[0]?.[1].length ?? 0;
  if (languages.some(([, parts]) => parts.length !== count)) return [place];
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(languages.map(([language, parts]) => [language, parts[index]])),
  );
}

/** Commas, and "or". */
const separators: Readonly<Record<Language, RegExp>> = {
  en: /\s*[,;]\s+|\s+or\s+/,
  es: /\s*[,;]\s+|\s+[ou]\s+/,
  haw: /\s*[,;]\s+|\s+(?:a i ʻole|paha)\s+/,
};
