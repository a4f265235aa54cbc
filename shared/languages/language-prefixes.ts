import { defaultLanguage, type Language, languages } from './languages.ts';

/** Every language but the one whose addresses carry no prefix. */
const prefixedLanguages: readonly Language[] = languages.filter(
  (language) => language !== defaultLanguage,
);

/** The prefix of a language's addresses: nothing, `/es`. */
export const languagePrefixes: readonly string[] = languages.map((language) =>
  language === defaultLanguage ? '' : `/${language}`,
);

/** For regular expressions over paths: matches the prefix of any language, and none. */
export const prefixPattern = `(?:/(?:${prefixedLanguages.join('|')}))?`;
