import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { ObjectRecord } from '#services/object-collection/embedded/object-record.ts';
import { toObjectRow } from '#services/object-collection/embedded/object-row.ts';

/** Rows as an import leaves them, written without its staging. */
export async function fillDatabase(database: Database, records: Iterable<ObjectRecord>) {
  let batch: Record<string, unknown>[] = [];
  const now = '2026-01-01T00:00:00.000Z';
  const flush = async (change: typeof database.query) => {
    if (batch.length > 0) await change.insertInto('objects').values(batch).execute();
    batch = [];
  };
  await database.query.transaction().execute(async (change) => {
    for (const record of records) {
      const row = toObjectRow(record, now);
      batch.push({ ...row, source: 'bench', added_at: row.added_at ?? now, updated_at: now });
      if (batch.length === 400) await flush(change);
    }
    await flush(change);
    await sql`INSERT INTO object_collection_state (key, value) VALUES ('version', 'bench')`.execute(
      change,
    );
  });
}
