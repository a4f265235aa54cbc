import type { Database } from '#database/database.ts';
import { prepareEntry, type StoredEntry } from '../entry.ts';
import { type EntryIndex, EntryStore, type IndexedEntry, toIndex } from '../store.ts';

/** Entries as they would be if one more were published as it stands. */
export class DraftStore extends EntryStore {
  readonly #draft: IndexedEntry;
  readonly #entry: StoredEntry;

  constructor(database: Database, model: string, entry: StoredEntry, now: number) {
    super(database);
    this.#entry = { ...entry, published: 'published', startDate: null, endDate: null };
    const { summary, hash } = prepareEntry(model, { ...this.#entry, lastUpdated: now });
    this.#draft = { ...summary, model, hash: `draft ${hash}` };
  }

  override async readIndex(now: number): Promise<EntryIndex> {
    const { version, byId } = await super.readIndex(now);
    const others = [...byId.values()].filter(({ id }) => id !== this.#draft.id);
    return toIndex(version, [...others, this.#draft]);
  }

  override async readEntries(wanted: readonly IndexedEntry[]) {
    const stored = wanted.filter(({ id }) => id !== this.#draft.id);
    const found = new Map(await super.readEntries(stored));
    if (stored.length < wanted.length) found.set(this.#draft.id, this.#entry);
    return found;
  }
}
