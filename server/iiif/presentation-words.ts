import { type Language, languages } from '#shared/languages.ts';
import type { LocalizedText, TextByLanguage } from '#shared/localized-text.ts';
import type { LocaleFile } from '../locale-files.ts';

/** A text in every language it has; `none` where none is known. Source: Presentation API 3.0 §4. */
export type LanguageMap = Readonly<Record<string, readonly string[]>>;

export const toLanguageMap = (text: TextByLanguage): LanguageMap =>
  Object.fromEntries(
    languages.flatMap((language) => (text[language] ? [[language, [text[language]]]] : [])),
  );

/** Several texts under each language that has any. */
export const joinTexts = (texts: readonly TextByLanguage[]): LanguageMap =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const values = texts.flatMap((text) => text[language] ?? []);
      return values.length > 0 ? [[language, values]] : [];
    }),
  );

export const withoutLanguage = (...values: readonly string[]): LanguageMap => ({ none: values });

/** The same item as asked for in each language; a fallback is not taken for a translation. */
export const ofEveryLanguage = (texts: readonly LocalizedText[]): TextByLanguage =>
  Object.fromEntries(texts.map(({ text, language }) => [language, text]));

/** Words of the object's page, under which manifests say the same. */
const terms = [
  'untitled',
  'accessionNumber',
  'type',
  'maker',
  'date',
  'place',
  'culture',
  'materials',
  'techniques',
  'dimensions',
  'creditLine',
  'rights',
  'provenance',
  'location',
] as const;

export type PresentationWords = Readonly<Record<(typeof terms)[number], LanguageMap>>;

/** Read from the files of words once. */
export function readPresentationWords(files: ReadonlyMap<string, LocaleFile>): PresentationWords {
  const inLanguage = (language: Language) =>
    (
      JSON.parse(files.get(`${language}/collection.json`)?.json ?? '{}') as {
        readonly object?: Readonly<Record<string, string>>;
      }
    ).object ?? {};
  const words = new Map(languages.map((language) => [language, inLanguage(language)]));
  const toMap = (term: string) =>
    toLanguageMap(
      Object.fromEntries(languages.map((language) => [language, words.get(language)?.[term]])),
    );
  return Object.fromEntries(terms.map((term) => [term, toMap(term)])) as PresentationWords;
}
