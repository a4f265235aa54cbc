import { defaultLanguage, type Language } from '#shared/languages.ts';
import { type LanguageWords, type Section, type SectionWords, sections } from './sections.ts';

/** What loading a language came to. */
export interface LoadedTranslations {
  readonly words: LanguageWords;
  /** The language the words are in: English when the wanted one could not be had. */
  readonly language: Language;
  /** Set when not even English could be had. Source: specification §8. */
  readonly error: Error | null;
}

export interface TranslationSource {
  /** Asks for `/locales/…` on this site. */
  readonly fetch: (path: string) => Promise<Response>;
  /** English is bundled, not fetched. */
  readonly loadEnglish: () => Promise<LanguageWords>;
}

/**
 * Loads all sections of a language, each on its own, with the fallbacks of the specification's §8:
 * a section that is missing or failed is empty and warned of; when all are empty the whole
 * language's file is tried; when that fails English is taken; when English fails too there is an
 * error and no words.
 */
export async function loadTranslations(
  language: Language,
  source: TranslationSource,
): Promise<LoadedTranslations> {
  if (language !== defaultLanguage) {
    const words = await fetchLanguage(language, source.fetch);
    if (words) return { words, language, error: null };
  }
  try {
    return { words: await source.loadEnglish(), language: defaultLanguage, error: null };
  } catch (cause) {
    const error = new Error('No translations could be loaded, not even English.', { cause });
    return { words: {}, language: defaultLanguage, error };
  }
}

async function fetchLanguage(
  language: Language,
  fetch: TranslationSource['fetch'],
): Promise<LanguageWords | null> {
  const entries = await Promise.all(
    sections.map(
      async (section) => [section, await fetchSection(language, section, fetch)] as const,
    ),
  );
  if (entries.some(([, words]) => Object.keys(words).length > 0))
    return Object.fromEntries(entries);
  try {
    return pickSections(await fetchWords(`/locales/${language}.json`, fetch));
  } catch (error) {
    console.warn(`The translations of "${language}" could not be loaded; showing English.`, error);
    return null;
  }
}

async function fetchSection(
  language: Language,
  section: Section,
  fetch: TranslationSource['fetch'],
): Promise<SectionWords> {
  try {
    return await fetchWords(`/locales/${language}/${section}.json`, fetch);
  } catch (error) {
    console.warn(`The section "${section}" of "${language}" could not be loaded.`, error);
    return {};
  }
}

async function fetchWords(path: string, fetch: TranslationSource['fetch']): Promise<SectionWords> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const words: unknown = await response.json();
  if (typeof words !== 'object' || words === null || Array.isArray(words)) {
    throw new Error(`${path} is not a JSON object`);
  }
  return words as SectionWords;
}

function pickSections(file: SectionWords): LanguageWords {
  const found = sections.filter((section) => typeof file[section] === 'object' && file[section]);
  if (found.length === 0) throw new Error('The file holds none of the known sections');
  return Object.fromEntries(found.map((section) => [section, file[section]]));
}
