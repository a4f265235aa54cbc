import { LRUCache } from 'lru-cache';
import { type Database, withTables } from '#database/database.ts';
import type { EntrySummary, StoredEntry } from './entry.ts';
import type { EntryRow, EntryTables } from './tables.ts';

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
  /** Starts and ends of entries, and when one takes the place of another, ascending, milliseconds since 1970. */
  readonly changesAt: readonly number[];
}

const maxCachedCharacters = 16 * 1024 * 1024;
const idsPerQuery = 500;

/** Reads entries. Writing: `write-entries.ts`. */
export class EntryStore {
  readonly #database: Database;
  #read: EntriesRead | null = null;
  #index: {
    readonly read: EntriesRead;
    readonly begun: number;
    readonly index: EntryIndex;
  } | null = null;
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

  /** @param now milliseconds since 1970: what comes later is not in it yet */
  async readIndex(now: number): Promise<EntryIndex> {
    const read = await this.#readEntries();
    const begun = read.coming.filter(({ from }) => from <= now);
    const known = this.#index;
    if (known?.read === read && known.begun === begun.length) return known.index;
    const replaced = new Map(begun.map(({ entry }) => [entry.id, entry]));
    const others = read.entries.filter(({ id }) => !replaced.has(id));
    const moments = read.coming.map(({ from }) => from);
    const index = toIndex(read.version, [...others, ...replaced.values()], moments);
    this.#index = { read, begun: begun.length, index };
    return index;
  }

  async #readEntries(): Promise<EntriesRead> {
    // The version first: entries that change meanwhile make this old, never new.
    const version = await this.readVersion();
    if (this.#read?.version === version) return this.#read;
    const tables = withTables<EntryTables>(this.#database);
    const rows = await tables
      .selectFrom('builder_entries')
      .select(['id', 'model', 'hash', 'summary'])
      .execute();
    const coming = await tables
      .selectFrom('builder_coming')
      .select(['id', 'model', 'hash', 'summary', 'visible_from'])
      .orderBy('visible_from')
      .execute();
    this.#read = {
      version,
      entries: rows.map(toIndexed),
      coming: coming.map(({ visible_from: from, hash, ...row }) => ({
        from: Number(from),
        entry: toIndexed({ ...row, hash: `${comingMark}${hash}` }),
      })),
    };
    return this.#read;
  }

  /** Entries by id; those that are gone are not in it. They are shared: never change them. */
  async readEntries(wanted: readonly IndexedEntry[]): Promise<ReadonlyMap<string, StoredEntry>> {
    const found = new Map<string, StoredEntry>();
    const missing: string[] = [];
    const come: string[] = [];
    for (const { id, hash } of wanted) {
      const cached = this.#entries.get(`${id} ${hash}`);
      if (cached) found.set(id, cached.entry);
      else (hash.startsWith(comingMark) ? come : missing).push(id);
    }
    for (let start = 0; start < missing.length; start += idsPerQuery) {
      const ids = missing.slice(start, start + idsPerQuery);
      await this.#readRows('builder_entries', ids, '', found);
    }
    if (come.length > 0) await this.#readRows('builder_coming', come, comingMark, found);
    return found;
  }

  async #readRows(
    table: 'builder_entries' | 'builder_coming',
    ids: readonly string[],
    mark: string,
    found: Map<string, StoredEntry>,
  ): Promise<void> {
    const rows = await withTables<EntryTables>(this.#database)
      .selectFrom(table)
      .select(['id', 'hash', 'entry'])
      .where('id', 'in', ids)
      .execute();
    for (const row of rows) {
      const entry = JSON.parse(row.entry) as StoredEntry;
      this.#entries.set(`${row.id} ${mark}${row.hash}`, { entry, size: row.entry.length + 1 });
      found.set(row.id, entry);
    }
  }
}

interface EntriesRead {
  readonly version: number;
  readonly entries: readonly IndexedEntry[];
  /** In their order. */
  readonly coming: readonly { readonly from: number; readonly entry: IndexedEntry }[];
}

/** Of hashes of entries that took the place of others. */
const comingMark = 'coming ';

const toIndexed = ({
  summary,
  ...row
}: Pick<EntryRow, 'id' | 'model' | 'hash' | 'summary'>): IndexedEntry => ({
  ...(JSON.parse(summary) as EntrySummary),
  ...row,
});

/** @param moments at which entries take the place of others, milliseconds since 1970 */
export function toIndex(
  version: number,
  entries: readonly IndexedEntry[],
  moments: readonly number[] = [],
): EntryIndex {
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
    changesAt: [...dates, ...moments].filter((date) => !Number.isNaN(date)).sort((a, b) => a - b),
  };
}

/** Source: reference §1.1 and §2.3; the newest of equal ones first, then the id, so that it is one order. */
const byEditorsOrder = (a: IndexedEntry, b: IndexedEntry): number =>
  a.priority - b.priority || b.lastUpdated - a.lastUpdated || (a.id < b.id ? -1 : 1);
