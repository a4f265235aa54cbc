import { type Database, withTables } from '#database/database.ts';
import type { StoredEntry } from './entry.ts';
import { EntryStore } from './store.ts';
import type { EntryTables } from './tables.ts';

/** Entries of a source, symbols first, since others lead to them; at most 10,000. */
export async function listEntries(
  database: Database,
  source: string,
): Promise<{ readonly model: string; readonly entry: StoredEntry }[]> {
  const rows = await withTables<EntryTables>(database)
    .selectFrom('builder_entries')
    .select(['model', 'entry'])
    .where('source', '=', source)
    .orderBy('model')
    .orderBy('id')
    .limit(10_000)
    .execute();
  return rows
    .map(({ model, entry }) => ({ model, entry: JSON.parse(entry) as StoredEntry }))
    .sort((a, b) => Number(b.model === 'symbol') - Number(a.model === 'symbol'));
}

/** All entries of a model without their contents, in the editors' order. */
export const listSummaries = async (database: Database, model: string) =>
  (await new EntryStore(database).readIndex(Date.now())).byModel.get(model) ?? [];

/** Names of entries and of their variations, for reports. */
export async function listEntryNames(
  database: Database,
): Promise<
  ReadonlyMap<string, { readonly name: string; readonly variations: ReadonlyMap<string, string> }>
> {
  const rows = await withTables<EntryTables>(database)
    .selectFrom('builder_entries')
    .select(['id', 'entry'])
    .execute();
  return new Map(
    rows.map(({ id, entry }) => {
      const { name, variations } = JSON.parse(entry) as StoredEntry;
      const names = Object.entries(variations).map(
        ([key, variation]) => [key, variation.name ?? key] as const,
      );
      return [id, { name, variations: new Map(names) }];
    }),
  );
}
