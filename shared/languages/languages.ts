/** Interface languages, in the order in which the switcher lists them. Source: specification §1. */
export const languages = ['en', 'es', 'haw'] as const;

export type Language = (typeof languages)[number];

/** Every fallback ends here. Its addresses carry no prefix. */
export const defaultLanguage: Language = 'en';

export const isLanguage = (value: unknown): value is Language =>
  languages.includes(value as Language);

/** Something for each language. */
export const byLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >;

/** Their words have no endings: a tulip is looked for in "tulips" too, but kapa and kāpala are two words. */
export const withoutEndings: readonly Language[] = ['haw'];

/** The language's name in itself, as the switcher shows it. Source: specification §1. */
export const languageOptions: readonly LanguageOption[] = [
  { code: 'en', name: 'English', nativeName: 'English' },
  { code: 'es', name: 'Spanish', nativeName: 'Español' },
  { code: 'haw', name: 'Hawaiian', nativeName: 'ʻŌlelo Hawaiʻi' },
];

/** Source: specification §3, "Language option". */
export interface LanguageOption {
  readonly code: Language;
  readonly name: string;
  readonly nativeName: string;
}
