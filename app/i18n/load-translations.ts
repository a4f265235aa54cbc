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
 * Loads a language in one request, its whole file; what that lacks is fetched section by section, with
 * the fallbacks of the specification's §8: a section that is missing or failed is empty and warned of;
 * when all are empty English is taken; when English fails too there is an error and no words.
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
  const whole = await fetchWhole(language, fetch);
  const entries = await Promise.all(
    sections.map(async (section): Promise<[Section, SectionWords]> => {
      const words = whole[section];
      return [section, isWords(words) ? words : await fetchSection(language, section, fetch)];
    }),
  );
  if (entries.some(([, words]) => Object.keys(words).length > 0)) {
    return Object.fromEntries(entries);
  }
  console.warn(`The translations of "${language}" could not be loaded; showing English.`);
  return null;
}

/** Nothing where the file could not be had: its sections can be fetched one by one. */
async function fetchWhole(
  language: Language,
  fetch: TranslationSource['fetch'],
): Promise<SectionWords> {
  try {
    return await fetchWords(`/locales/${language}.json`, fetch);
  } catch (error) {
    console.warn(`The translations of "${language}" could not be loaded at once.`, error);
    return {};
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
  if (!isWords(words)) throw new Error(`${path} is not a JSON object`);
  return words;
}

const isWords = (value: unknown): value is SectionWords =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
