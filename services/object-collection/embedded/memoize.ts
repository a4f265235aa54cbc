import { LRUCache } from 'lru-cache';

/** A museum writes the same date, and the same measure, again and again. */
const maxResults = 4_000;

/** A function of a text that gives the last results again. */
export function memoize<Result>(read: (text: string) => Result): (text: string) => Result {
  const results = new LRUCache<string, { readonly result: Result }>({ max: maxResults });
  return (text) => {
    const cached = results.get(text);
    if (cached) return cached.result;
    const result = read(text);
    results.set(text, { result });
    return result;
  };
}
