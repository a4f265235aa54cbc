import { LRUCache } from 'lru-cache';
import type { ObjectCollection } from '#services/object-collection/contract.ts';
import type { Language } from '#shared/languages/languages.ts';
import { loadScope, type Scope } from './load-scope.ts';

/** Of three languages the present version, and one before. */
const cache = new LRUCache<string, Promise<{ readonly scope: Scope | null }>>({ max: 6 });

/**
 * What the collection holds, counted once for each version of it: some twenty searches, the same for
 * everybody. A failure is not kept.
 */
export async function openScope(
  objectCollection: ObjectCollection,
  language: Language,
): Promise<Scope | null> {
  const key = `${language} ${await objectCollection.findContentVersion()}`;
  const counting =
    cache.get(key) ?? loadScope(objectCollection, language).then((scope) => ({ scope }));
  cache.set(key, counting);
  counting.catch(() => cache.delete(key));
  return (await counting).scope;
}
