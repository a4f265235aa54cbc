import { LRUCache } from 'lru-cache';
import { type Database, withTables } from '#database/database.ts';
import type { EntrySummary, StoredEntry } from './entry.ts';
import type { EntryTables } from './tables.ts';

export interface IndexedEntry extends EntrySummary {
  readonly model: string;
  readonly hash: string;
}

/** All entries of one version without their content. */
export interface EntryIndex {
  readonly version: number;
  readonly byId: ReadonlyMap<string, IndexedEntry>;
  /** In the editors' order: the first that matches wins. */
  readonly byModel: ReadonlyMap<string, readonly IndexedEntry[]>;
  /** The allowed recipients of submissions: those of published forms. */
  readonly recipients: ReadonlySet<string>;
  /** Starts and ends of entries, ascending, milliseconds since 1970. */
  readonly changesAt: readonly number[];
}

const maxCachedCharacters = 16 * 1024 * 1024;
const idsPerQuery = 500;

/** Reads entries. Writing: `write-entries.ts`. */
export class EntryStore {
  readonly #database: Database;
  #index: EntryIndex | null = null;
  readonly #entries = new LRUCache<string, { readonly entry: StoredEntry; readonly size: number }>({
    maxSize: maxCachedCharacters,
    sizeCalculation: ({ size }) => size,
  });

  constructor(database: Database) {
    this.#database = database;
  }

  async readVersion(): Promise<number> {
    const { version } = await withTables<EntryTables>(this.#database)
      .selectFrom('builder_state')
      .select('version')
      .executeTakeFirstOrThrow();
    return Number(version);
  }

  async readIndex(): Promise<EntryIndex> {
    // The version first: entries that change meanwhile make this index old, never new.
    const version = await this.readVersion();
    if (this.#index?.version === version) return this.#index;
    const rows = await withTables<EntryTables>(this.#database)
      .selectFrom('builder_entries')
      .select(['id', 'model', 'hash', 'summary'])
      .execute();
    this.#index = toIndex(
      version,
      rows.map(({ summary, ...row }) => ({ ...(JSON.parse(summary) as EntrySummary), ...row })),
    );
    return this.#index;
  }

  /** Entries by id; those that are gone are not in it. They are shared: never change them. */
  async readEntries(wanted: readonly IndexedEntry[]): Promise<ReadonlyMap<string, StoredEntry>> {
    const found = new Map<string, StoredEntry>();
    const missing: string[] = [];
    for (const { id, hash } of wanted) {
      const cached = this.#entries.get(`${id} ${hash}`);
      if (cached) found.set(id, cached.entry);
      else missing.push(id);
    }
    for (let start = 0; start < missing.length; start += idsPerQuery) {
      const rows = await withTables<EntryTables>(this.#database)
        .selectFrom('builder_entries')
        .select(['id', 'hash', 'entry'])
        .where('id', 'in', missing.slice(start, start + idsPerQuery))
        .execute();
      for (const row of rows) {
        const entry = JSON.parse(row.entry) as StoredEntry;
        this.#entries.set(`${row.id} ${row.hash}`, { entry, size: row.entry.length + 1 });
        found.set(row.id, entry);
      }
    }
    return found;
  }
}

export function toIndex(version: number, entries: readonly IndexedEntry[]): EntryIndex {
  const sorted = entries.toSorted(byEditorsOrder);
  const published = sorted.filter((entry) => entry.published === 'published');
  const dates = published.flatMap(({ startDate, endDate }) => [
    startDate ?? Number.NaN,
    // An entry is still shown at its end.
    endDate === null ? Number.NaN : endDate + 1,
  ]);
  return {
    version,
    byId: new Map(sorted.map((entry) => [entry.id, entry])),
    byModel: Map.groupBy(sorted, (entry) => entry.model),
    recipients: new Set(published.flatMap((entry) => entry.recipients)),
    changesAt: dates.filter((date) => !Number.isNaN(date)).sort((a, b) => a - b),
  };
}

/** Source: reference §1.1 and §2.3; the newest of equal ones first, then the id, so that it is one order. */
const byEditorsOrder = (a: IndexedEntry, b: IndexedEntry): number =>
  a.priority - b.priority || b.lastUpdated - a.lastUpdated || (a.id < b.id ? -1 : 1);
