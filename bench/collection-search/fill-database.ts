import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { ObjectRecord } from '#services/object-collection/embedded/object-record.ts';
import { toObjectRow } from '#services/object-collection/embedded/object-row.ts';

/** Rows as an import leaves them, written without its staging. */
export async function fillDatabase(database: Database, records: Iterable<ObjectRecord>) {
  let batch: Record<string, unknown>[] = [];
  let texts: { number: number; record: string }[] = [];
  let number = 0;
  const now = '2026-01-01T00:00:00.000Z';
  const flush = async (change: typeof database.query) => {
    if (batch.length === 0) return;
    await change.insertInto('objects').values(batch).execute();
    await change.insertInto('object_records').values(texts).execute();
    batch = [];
    texts = [];
  };
  await database.query.transaction().execute(async (change) => {
    for (const record of records) {
      const { columns } = toObjectRow(record, now);
      number++;
      texts.push({ number, record: JSON.stringify(record) });
      batch.push({ ...columns, record_number: number, source: 'bench', updated_at: now });
      if (batch.length === 400) await flush(change);
    }
    await flush(change);
    await sql`INSERT INTO object_collection_state (key, value) VALUES ('version', 'bench')`.execute(
      change,
    );
  });
}
