import { defaultLanguage, type Language } from '#shared/languages/languages.ts';
import {
  type LanguageMessages,
  type Section,
  type SectionMessages,
  sections,
} from '#shared/languages/sections.ts';

/** What loading a language came to. */
export interface LoadedTranslations {
  readonly messages: LanguageMessages;
  /** The language the words are in: English when the wanted one could not be had. */
  readonly language: Language;
  /** Set when not even English could be had. Source: specification §8. */
  readonly error: Error | null;
}

export interface TranslationSource {
  /** Asks for `/locales/…` on this site. */
  readonly fetch: (path: string) => Promise<Response>;
  /** English is bundled, not fetched. */
  readonly loadEnglish: () => Promise<LanguageMessages>;
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
    const messages = await fetchLanguage(language, source.fetch);
    if (messages) return { messages, language, error: null };
  }
  try {
    return { messages: await source.loadEnglish(), language: defaultLanguage, error: null };
  } catch (cause) {
    const error = new Error('No translations could be loaded, not even English.', { cause });
    return { messages: {}, language: defaultLanguage, error };
  }
}

async function fetchLanguage(
  language: Language,
  fetch: TranslationSource['fetch'],
): Promise<LanguageMessages | null> {
  const whole = await fetchWhole(language, fetch);
  const entries = await Promise.all(
    sections.map(async (section): Promise<[Section, SectionMessages]> => {
      const messages = whole[section];
      return [section, isWords(messages) ? messages : await fetchSection(language, section, fetch)];
    }),
  );
  if (entries.some(([, messages]) => Object.keys(messages).length > 0)) {
    return Object.fromEntries(entries);
  }
  console.warn(`The translations of "${language}" could not be loaded; showing English.`);
  return null;
}

/** Nothing where the file could not be had: its sections can be fetched one by one. */
async function fetchWhole(
  language: Language,
  fetch: TranslationSource['fetch'],
): Promise<SectionMessages> {
  try {
    return await fetchMessages(`/locales/${language}.json`, fetch);
  } catch (error) {
    console.warn(`The translations of "${language}" could not be loaded at once.`, error);
    return {};
  }
}

async function fetchSection(
  language: Language,
  section: Section,
  fetch: TranslationSource['fetch'],
): Promise<SectionMessages> {
  try {
    return await fetchMessages(`/locales/${language}/${section}.json`, fetch);
  } catch (error) {
    console.warn(`The section "${section}" of "${language}" could not be loaded.`, error);
    return {};
  }
}

async function fetchMessages(
  path: string,
  fetch: TranslationSource['fetch'],
): Promise<SectionMessages> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const messages: unknown = await response.json();
  if (!isWords(messages)) throw new Error(`${path} is not a JSON object`);
  return messages;
}

const isWords = (value: unknown): value is SectionMessages =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
