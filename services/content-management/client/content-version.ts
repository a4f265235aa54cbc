import { LRUCache } from 'lru-cache';
import type { Language } from '#shared/languages/languages.ts';
import type { FieldScope } from './fields/field-scope.ts';
import { readItem } from './fields/item-reader.ts';
import type { ItemKind } from './item-kinds.ts';
import { listLinkedIds } from './list-linked-ids.ts';
import type { DocumentSet } from './overlay-languages.ts';
import type { DocumentSource } from './read-documents.ts';
import { type ReadItem, sortItems } from './sort-items.ts';

/** The service's content at one moment, read only as far as it was needed. */
export interface ContentVersion {
  readonly ref: string;
  /** The same array until the version changes; in the kind's order. */
  list<Item>(kind: ItemKind<Item>, language: Language): Promise<readonly Item[]>;
  find<Item>(kind: ItemKind<Item>, uidOrId: string, language: Language): Promise<Item | null>;
}

interface VersionDependencies {
  readonly ref: string;
  readonly source: DocumentSource;
  toScope(language: Language, linked: ReadonlyMap<string, DocumentSet>): FieldScope;
}

const maxCachedItems = 500;

/** Keeps the lists it made, at most one per type and language, and the items found last. */
export function createContentVersion({
  ref,
  source,
  toScope,
}: VersionDependencies): ContentVersion {
  const cachedItems = new LRUCache<string, object>({ max: maxCachedItems });
  const cachedLists = new Map<string, Promise<readonly unknown[]>>();

  async function shape<Item>(
    kind: ItemKind<Item>,
    sets: readonly DocumentSet[],
    language: Language,
  ): Promise<ReadItem<Item>[]> {
    const ids = listLinkedIds(sets, new Set(kind.needs));
    const linked = await source.findByIds(ids, language);
    const scope = toScope(language, linked);
    return sets.flatMap((set) => {
      const reader = readItem(set, scope);
      const item = kind.toItem(reader);
      return item === null ? [] : [{ reader, item }];
    });
  }

  async function readList<Item>(kind: ItemKind<Item>, language: Language): Promise<Item[]> {
    const sets = await source.listByType(kind.type, language);
    return sortItems(await shape(kind, sets, language), kind.compare);
  }

  return {
    ref,

    list<Item>(kind: ItemKind<Item>, language: Language) {
      const key = `${kind.type} ${language}`;
      const cached = cachedLists.get(key) as Promise<readonly Item[]> | undefined;
      if (cached) return cached;
      const list = readList(kind, language);
      cachedLists.set(key, list);
      // A failure is not kept: the next call asks again.
      list.catch(() => cachedLists.delete(key));
      return list;
    },

    async find<Item>(kind: ItemKind<Item>, uidOrId: string, language: Language) {
      const key = `${kind.type} ${uidOrId} ${language}`;
      const cached = cachedItems.get(key) as Item | undefined;
      if (cached) return cached;
      const set = await source.find(kind.type, uidOrId, language);
      const [found] = set ? await shape(kind, [set], language) : [];
      if (!found) return null;
      cachedItems.set(key, found.item as object);
      return found.item;
    },
  };
}
