import { defaultLanguage, isLanguage, type Language } from '#shared/languages/languages.ts';
import { savedLanguageKey } from '#shared/languages/saved-language-key.ts';

const oneYearInSeconds = 365 * 24 * 60 * 60;

/**
 * The language a visitor chose before. Used only if es or haw (specification §4); anything else is
 * ignored. Null too where the browser keeps nothing.
 */
export function readSavedLanguage(): Language | null {
  try {
    const saved = localStorage.getItem(savedLanguageKey);
    return isLanguage(saved) && saved !== defaultLanguage ? saved : null;
  } catch {
    return null;
  }
}

/** Keeps the choice, and mirrors it in a cookie so that the server can honour it on the first byte. */
export function saveLanguage(language: Language): void {
  try {
    localStorage.setItem(savedLanguageKey, language);
  } catch {
    // Private windows may refuse storage; the cookie below then still serves the visit.
  }
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not everywhere
  document.cookie = `${savedLanguageKey}=${language}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax${secure}`;
}
