import { redirectModel } from '#shared/page-builder/page-builder-models.ts';
import { createId } from '../authoring/build-entry.ts';
import { entrySchema, prepareEntry, type StoredEntry } from '../entry.ts';
import { studioSource } from '../tables.ts';
import type { EntryTransaction } from '../write-entries.ts';

/** A page that is at another address from now on, or from a moment on. */
export interface Move {
  /** On the site, without language. */
  readonly from: string;
  readonly to: string;
  /** Milliseconds since 1970; null: at once. */
  readonly at: number | null;
}

/**
 * Leads from where a page was to where it is. What led to its old address leads to the new one, so that
 * there are no chains; what led away from the new address goes, so that there are no circles. Until the
 * moment of a later move the page is where it was: what leads there stays, and leads on from then.
 */
export async function writeRedirects(tables: EntryTransaction, move: Move): Promise<void> {
  const rows = await tables
    .selectFrom('builder_entries')
    .select(['id', 'entry'])
    .where('model', '=', redirectModel)
    .execute();
  const known = rows.map((row) => JSON.parse(row.entry) as StoredEntry);
  const { from, to, at } = move;
  const there = toRedirect(to, '', null).id;
  if (at === null) {
    await tables.deleteFrom('builder_entries').where('id', '=', there).execute();
    for (const entry of known) {
      if (entry.id === there || entry.data.target !== from) continue;
      const data = { ...entry.data, target: to };
      const name = entry.name.replace(` → ${from}`, ` → ${to}`);
      await write(tables, { ...entry, name, data });
    }
  } else {
    const away = known.find(({ id }) => id === there);
    if (away) await write(tables, { ...away, endDate: at });
  }
  await write(tables, toRedirect(from, to, at));
}

const toRedirect = (from: string, target: string, at: number | null): StoredEntry =>
  entrySchema.parse({
    id: createId(`${redirectModel} ${from}`),
    name: `${from} → ${target}`,
    published: 'published',
    ...(at !== null && { startDate: at }),
    query: [
      { '@type': '@builder.io/core:Query', property: 'urlPath', operator: 'is', value: from },
    ],
    data: { target, blocks: [] },
  });

async function write(tables: EntryTransaction, entry: StoredEntry): Promise<void> {
  const { id, hash, summary } = prepareEntry(redirectModel, entry);
  const row = {
    ...{ id, hash, model: redirectModel, source: studioSource, studio_revision: 0 },
    ...{ summary: JSON.stringify(summary), entry: JSON.stringify(entry), file: '', file_hash: '' },
  };
  await tables
    .insertInto('builder_entries')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
