import { byLanguage, type Language, languageOptions } from '#shared/languages/languages.ts';

/** The service's code of each language of the site; the master language is that of `en`. */
export type LanguageCodes = Readonly<Record<Language, string>>;

export const defaultLanguageCodes: LanguageCodes = byLanguage((language) => `${language}-us`);

/** A language of the repository as its metadata tells it. */
export interface RepositoryLanguage {
  readonly id: string;
  readonly name: string;
}

/** Master language first, as readers of the metadata expect. */
export const listRepositoryLanguages = (codes: LanguageCodes): RepositoryLanguage[] =>
  languageOptions.map(({ code, name }) => ({ id: codes[code], name }));
