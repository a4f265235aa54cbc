import { readdirSync, readFileSync } from 'node:fs';
import { Thesaurus } from '#shared/search/thesaurus.ts';
import { type ObjectInput, parseObjectInput } from '../object-input.ts';
import { type ObjectRecord, toObjectRecord } from '../object-record.ts';
import { toObjectRow } from '../object-row.ts';
import { IndexBuilder } from './index/build-index.ts';
import { SearchIndex } from './index/search-index.ts';
import { ObjectSearch } from './object-search.ts';
import { thesaurusSchema } from './query/thesaurus-schema.ts';

const thesaurus = new Thesaurus(
  thesaurusSchema.parse(JSON.parse(readFileSync('content/thesaurus.json', 'utf8'))),
);

/** For tests: an index of records without a database. Ids stand for the database's numbers. */
export function createTestSearch(records: readonly ObjectRecord[]) {
  const sorted = records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const builder = new IndexBuilder();
  for (const [at, record] of sorted.entries()) {
    const { columns } = toObjectRow(record, null);
    const added_at = '2026-01-01T00:00:00.000Z';
    builder.add({ ...columns, added_at, record: JSON.stringify(record), number: at + 1 });
  }
  const index = SearchIndex.open(builder.finish('test'));
  if (!index) throw new Error('The index cannot be read.');
  const search = new ObjectSearch(index, () => thesaurus);
  const idOf = (number: number) => sorted[number - 1]?.id ?? '?';
  return {
    search,
    idOf,
    /** The ids of a page of 24, as visitors see them first. */
    findIds: (words: string) =>
      search.find({ words, page: 1, pageSize: 24 }).numbers.map((number) => idOf(number)),
  };
}

/** The demo objects as they are loaded, without their pictures' files. */
export function readDemoRecords(): ObjectRecord[] {
  const folder = 'content/objects';
  const images = JSON.parse(readFileSync('content/images/index.json', 'utf8'));
  return readdirSync(folder).map((file) => {
    const { addedAt: _, ...input } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
    return toObjectRecord(parse(input), 'demo', (name) => images[name] ?? null);
  });
}

export const toTestRecord = (input: Partial<ObjectInput>): ObjectRecord =>
  toObjectRecord(parse({ title: { en: `Object ${input.id}` }, ...input }), 'sample');

function parse(input: unknown): ObjectInput {
  const parsed = parseObjectInput(input);
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  return parsed.object;
}
