import { defaultLanguage, type Language } from './languages.ts';

/**
 * A text together with the language it is really written in, so that a fallback can be marked
 * with `lang`. `language` is a BCP 47 tag.
 */
export interface LocalizedText {
  readonly text: string;
  readonly language: string;
}

/** A text per language as a record holds it; any of them may be absent. */
export type TextByLanguage = { readonly [language in Language]?: string };

/** The wanted language's text, else English, else any other; null when there is none at all. */
export function chooseText(
  texts: TextByLanguage | null | undefined,
  wanted: Language,
): LocalizedText | null {
  if (!texts) return null;
  const order: Language[] = [wanted, defaultLanguage, ...(Object.keys(texts) as Language[])];
  for (const language of order) {
    const text = texts[language];
    if (text) return { text, language };
  }
  return null;
}
