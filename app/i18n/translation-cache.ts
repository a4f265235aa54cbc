import { defaultLanguage, type Language } from '#shared/languages/languages.ts';
import type { LanguageMessages } from '#shared/languages/sections.ts';
import type { LoadedTranslations } from './lazy/load-translations.ts';

const requestTimeoutMs = 10_000;
const tryAgainAfterMs = 30_000;
/** How long a page that is left may still run. */
const leavingMs = 50;

/** What the browser has of a language. */
export interface LanguageState {
  readonly messages: LanguageMessages;
  /** False until every section has been asked for. */
  readonly isComplete: boolean;
  /** When the language could not be had, as `Date.now()`; null: it could. */
  readonly failedAt: number | null;
  readonly error: Error | null;
}

const empty: LanguageState = { messages: {}, isComplete: false, failedAt: null, error: null };
/** English words are bundled with the screens that use them. */
const bundled: LanguageState = { ...empty, isComplete: true };

/** Loaded sets are kept per language for the session (specification §4); there are three at most. */
const states = new Map<Language, LanguageState>();
const loading = new Map<Language, Promise<void>>();
const listeners = new Set<() => void>();

export const readLanguage = (language: Language): LanguageState =>
  language === defaultLanguage ? bundled : (states.get(language) ?? empty);

export function subscribeToLanguages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the words that the server sent along with the page, so that hydration draws the same. */
export function seedLanguage(language: Language, messages: LanguageMessages): void {
  if (!states.has(language)) states.set(language, { ...empty, messages });
}

/**
 * Loads what is missing of a language; asks once per session however often it is called. A language
 * that failed is tried again after a while, but nobody waits for it twice.
 */
export function ensureLanguage(language: Language): Promise<void> {
  const { isComplete, failedAt } = readLanguage(language);
  const isDue = failedAt !== null && Date.now() - failedAt >= tryAgainAfterMs;
  if (isComplete && !isDue) return Promise.resolve();
  let pending = loading.get(language);
  if (!pending) {
    pending = load(language).finally(() => loading.delete(language));
    loading.set(language, pending);
  }
  return isComplete ? Promise.resolve() : pending;
}

async function load(language: Language): Promise<void> {
  // English is bundled: most visitors never load another language.
  const { loadTranslations } = await import('./lazy/load-translations.ts');
  const loaded: LoadedTranslations = await loadTranslations(language, {
    fetch: fetchUnlessLeft,
    loadEnglish: async () => ({}),
  });
  const { messages: known } = readLanguage(language);
  const hasFailed = loaded.language !== language;
  // When the language could not be had, what the server sent for this page stays in it.
  // What it sent otherwise stays too, the same objects, so that nothing is drawn anew.
  const messages = hasFailed ? known : { ...loaded.messages, ...known };
  const failedAt = hasFailed ? Date.now() : null;
  states.set(language, { messages, isComplete: true, failedAt, error: loaded.error });
  for (const listener of listeners) listener();
}

/**
 * A page that is left ends what it was still fetching, and may hear of it: that is no failure to warn of.
 * After a moment such a page is gone, and nobody hears.
 */
async function fetchUnlessLeft(path: string): Promise<Response> {
  try {
    return await fetch(path, { signal: AbortSignal.timeout(requestTimeoutMs) });
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, leavingMs));
    throw error;
  }
}
