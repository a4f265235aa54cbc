import type { Language } from '#shared/languages/languages.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', haw: 'en-US' };

/** A locale whose calendar browsers know; in Hawaiʻi dates are written as in the United States. */
export const localeOf = (language: Language): string => locales[language];
