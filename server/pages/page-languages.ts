import { loadTranslations } from '#app/i18n/lazy/load-translations.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LanguageMessages } from '#shared/languages/sections.ts';
import type { LocaleFile } from './locale-files.ts';

/** The words with which the server draws pages, with the same fallbacks as in the browser. */
export interface PageLanguages {
  find(language: Language): Promise<LanguageMessages>;
}

/** Each language is put together once, when a page in it is first asked for. */
export function createPageLanguages(files: ReadonlyMap<string, LocaleFile>): PageLanguages {
  const loaded = new Map<Language, Promise<LanguageMessages>>();
  const fetch = async (path: string) => {
    const file = files.get(path.replace(/^\/locales\//, ''));
    return file ? new Response(file.json) : new Response(null, { status: 404 });
  };
  return {
    find(language) {
      let messages = loaded.get(language);
      if (!messages) {
        messages = loadTranslations(language, { fetch, loadEnglish: async () => ({}) }).then(
          (translations) => translations.messages,
        );
        loaded.set(language, messages);
      }
      return messages;
    },
  };
}
