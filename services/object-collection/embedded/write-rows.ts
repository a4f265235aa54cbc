import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { SqlDialect } from '#database/database.ts';
import type { ObjectCollectionTables } from './tables.ts';

type Change = Kysely<ObjectCollectionTables>;

/** Names of the columns and their types; `utf8` is text that is handed in as its bytes. */
export type ColumnTypes = Readonly<Record<string, 'text' | 'integer' | 'utf8'>>;

type Value = string | number | Uint8Array | null;

/** The number of rows in one statement. Its text is always the same, so SQLite prepares it once. */
const rowsPerStatement = 100;

/**
 * Inserts many rows with the least work for the database: on SQLite by statements that are kept
 * prepared, on PostgreSQL by one statement with all rows as one JSON text, since `pg` writes arrays
 * letter by letter.
 * @param otherwise what follows the values, such as ON CONFLICT DO NOTHING
 */
export async function insertRows<Row extends object>(
  change: Change,
  dialect: SqlDialect,
  table: string,
  columns: ColumnTypes,
  rows: readonly Row[],
  otherwise = '',
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns);
  const into = `INSERT INTO ${table} (${names.join(', ')})`;
  const read = (row: Row, name: string) => (row as Record<string, Value>)[name] ?? null;
  if (dialect === 'postgres') {
    const typed = names.map(
      (name) => `${name} ${columns[name] === 'integer' ? 'integer' : 'text'}`,
    );
    const text = `${into} SELECT ${names.join(', ')} FROM json_to_recordset($1::json) AS row(${typed.join(', ')}) ${otherwise}`;
    const json = JSON.stringify(
      rows.map((row) => Object.fromEntries(names.map((name) => [name, toText(read(row, name))]))),
    );
    await change.executeQuery(CompiledQuery.raw(text, [json]));
    return;
  }
  const place = (name: string) => (columns[name] === 'utf8' ? 'CAST(? AS TEXT)' : '?');
  const places = `(${names.map(place).join(', ')})`;
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const part = rows.slice(from, from + rowsPerStatement);
    const text = `${into} VALUES ${part.map(() => places).join(', ')} ${otherwise}`;
    const values = part.flatMap((row) => names.map((name) => read(row, name)));
    await change.executeQuery(CompiledQuery.raw(text, values));
  }
}

/**
 * Inserts texts that are JSON already, each under a number. PostgreSQL takes them as the elements of one
 * array, where they need not be written as texts within JSON and read again.
 * @param table of the columns `number` and `record`
 */
export async function insertRecords(
  change: Change,
  dialect: SqlDialect,
  table: string,
  rows: readonly { readonly number: number; readonly record: Uint8Array }[],
): Promise<void> {
  if (dialect === 'sqlite') {
    await insertRows(change, dialect, table, { number: 'integer', record: 'utf8' }, rows);
    return;
  }
  if (rows.length === 0) return;
  const numbers = JSON.stringify(rows.map(({ number }) => number));
  const records = Buffer.concat(
    rows.flatMap(({ record }, at) => [at === 0 ? opening : comma, record]).concat(closing),
  );
  const text = `INSERT INTO ${table} (number, record) SELECT number::integer, record::text FROM ROWS FROM
    (json_array_elements_text($1::json), json_array_elements($2::json)) AS row(number, record)`;
  await change.executeQuery(CompiledQuery.raw(text, [numbers, records]));
}

const [opening, comma, closing] = ['[', ',', ']'].map((sign) => Buffer.from(sign)) as [
  Buffer,
  Buffer,
  Buffer,
];

/** Half of a pair of UTF-16 is no character for PostgreSQL. */
const toText = (value: Value) => {
  const text = value instanceof Uint8Array ? decoder.decode(value) : value;
  return typeof text === 'string' ? text.toWellFormed() : text;
};
const decoder = new TextDecoder();

/** One of many texts, as a single parameter: the statement's text stays the same. */
export const isAmong = (dialect: SqlDialect, column: string, texts: readonly string[]) =>
  dialect === 'postgres'
    ? sql<boolean>`${sql.ref(column)} = ANY(${texts})`
    : sql<boolean>`${sql.ref(column)} IN (SELECT value FROM json_each(${JSON.stringify(texts)}))`;
