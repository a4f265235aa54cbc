import { LRUCache } from 'lru-cache';
import type { Language } from '#shared/languages.ts';
import type { FieldScope } from './fields/field-scope.ts';
import { readItem } from './fields/item-reader.ts';
import type { ItemKind } from './item-kinds.ts';
import { listLinkedIds } from './list-linked-ids.ts';
import type { DocumentSet } from './overlay-languages.ts';
import type { DocumentSource } from './read-documents.ts';
import { type ReadItem, sortItems } from './sort-items.ts';

/** What the service held at one moment, read as far as it was asked for. */
export interface ContentVersion {
  readonly ref: string;
  /** The same array until the version changes; in the kind's order. */
  list<Item>(kind: ItemKind<Item>, language: Language): Promise<readonly Item[]>;
  find<Item>(kind: ItemKind<Item>, uidOrId: string, language: Language): Promise<Item | null>;
}

interface VersionParts {
  readonly ref: string;
  readonly source: DocumentSource;
  toScope(language: Language, linked: ReadonlyMap<string, DocumentSet>): FieldScope;
}

const maxKeptItems = 500;

/** Keeps the lists it made, at most one per type and language, and the items found last. */
export function createContentVersion({ ref, source, toScope }: VersionParts): ContentVersion {
  const keptItems = new LRUCache<string, object>({ max: maxKeptItems });
  const keptLists = new Map<string, Promise<readonly unknown[]>>();

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
      const kept = keptLists.get(key) as Promise<readonly Item[]> | undefined;
      if (kept) return kept;
      const list = readList(kind, language);
      keptLists.set(key, list);
      // A failure is not kept: the next call asks again.
      list.catch(() => keptLists.delete(key));
      return list;
    },

    async find<Item>(kind: ItemKind<Item>, uidOrId: string, language: Language) {
      const key = `${kind.type} ${uidOrId} ${language}`;
      const kept = keptItems.get(key) as Item | undefined;
      if (kept) return kept;
      const set = await source.find(kind.type, uidOrId, language);
      const [found] = set ? await shape(kind, [set], language) : [];
      if (!found) return null;
      keptItems.set(key, found.item as object);
      return found.item;
    },
  };
}
