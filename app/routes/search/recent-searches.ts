import { foldText } from '#shared/search/fold-text.ts';
import { maxWordsLength } from './search-query.ts';

/** Kept in this browser only; nobody else learns of it. */
const storageKey = 'museum.recent-searches';
export const maxRecentSearches = 8;

const nothing: readonly string[] = [];
const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly searches: readonly string[] } = {
  text: null,
  searches: nothing,
};

/** The last successful searches on this device, newest first. The same array until it changes. */
export function readRecentSearches(): readonly string[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(storageKey);
  } catch {
    // A browser that refuses storage remembers nothing.
  }
  if (text !== known.text) known = { text, searches: parseSearches(text) };
  return known.searches;
}

export function addRecentSearch(words: string): void {
  const others = readRecentSearches().filter((one) => foldText(one) !== foldText(words));
  write([words, ...others].slice(0, maxRecentSearches));
}

export const removeRecentSearch = (words: string): void =>
  write(readRecentSearches().filter((one) => one !== words));

export const clearRecentSearches = (): void => write([]);

export function subscribeToRecentSearches(listener: () => void): () => void {
  listeners.add(listener);
  // What another window of the site adds or removes.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(storageKey, JSON.stringify(searches));
    else localStorage.removeItem(storageKey);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** Anything may stand in the storage. */
function parseSearches(text: string | null): readonly string[] {
  let parsed: unknown = null;
  try {
    parsed = JSON.parse(text ?? '[]');
  } catch {
    return nothing;
  }
  if (!Array.isArray(parsed)) return nothing;
  return parsed
    .filter((one): one is string => typeof one === 'string' && one.trim() !== '')
    .map((one) => one.slice(0, maxWordsLength))
    .slice(0, maxRecentSearches);
}
