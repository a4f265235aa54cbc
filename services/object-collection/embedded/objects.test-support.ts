import { type Database, withTables } from '#database/database.ts';
import { type ObjectInput, parseObjectInput } from './object-input.ts';
import { type ObjectRecord, toObjectRecord } from './object-record.ts';
import { publishStaged } from './publish-staged.ts';
import { type StagedObject, stageObjects, toStagedEntry } from './stage-objects.ts';
import type { ObjectCollectionTables } from './tables.ts';

/** For tests: makes these the objects of a source, with only what matters to the test given. */
export async function publishObjects(
  database: Database,
  inputs: readonly Partial<ObjectInput>[],
  {
    source = 'test',
    now = new Date('2026-01-05T00:00:00Z'),
    titles = {},
  }: { source?: string; now?: Date; titles?: Record<string, { en: string }> } = {},
) {
  const objects = inputs.map((input) => toStagedObject(input, source));
  return publish(database, { id: `run-of-${source}`, source, now }, objects, titles);
}

/** The same with whole records. */
export const publishRecords = (
  database: Database,
  records: readonly ObjectRecord[],
  titles: Record<string, { en: string }> = {},
  source = 'test',
) =>
  publish(
    database,
    { id: `run-of-${source}`, source, now: new Date('2026-01-05T00:00:00Z') },
    records.map((record) => ({ record, addedAt: null })),
    titles,
  );

const publish = (
  database: Database,
  run: { readonly id: string; readonly source: string; readonly now: Date },
  objects: readonly StagedObject[],
  collectionTitles: Record<string, { en: string }>,
) =>
  withTables<ObjectCollectionTables>(database)
    .transaction()
    .execute(async (change) => {
      await stageObjects(
        change,
        database.dialect,
        run,
        objects.map((object) => toStagedEntry({ ...object, collectionTitles })),
      );
      return publishStaged(change, database.dialect, run);
    });

export function toStagedObject(input: Partial<ObjectInput>, source = 'test'): StagedObject {
  const parsed = parseObjectInput({ title: { en: `Object ${input.id}` }, ...input });
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  return {
    record: toObjectRecord(parsed.object, source),
    addedAt: parsed.object.addedAt ?? null,
  };
}
