import type { Language } from '#shared/languages/languages.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', haw: 'haw-US' };

/** As the widgets' library wants it; what browsers lack of Hawaiian is in `words/hawaiian-dates.ts`. */
export const localeOf = (language: Language): string => locales[language];
