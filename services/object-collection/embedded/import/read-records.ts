import { isUtf8 } from 'node:buffer';
import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip, type Gunzip } from 'node:zlib';
import { parse } from 'csv-parse';

export type RecordFormat = 'json-lines' | 'csv';

/** One record of an input, in the order of the file. */
export interface SourceRecord {
  /** Counted from 1 over records. */
  readonly position: number;
  /** Counted from 1 over lines of the unpacked file; a record of a table may begin before it. */
  readonly line: number;
  readonly value: unknown;
  /** Why it could not be read; `value` is then nothing. */
  readonly problem: string | null;
}

/** The input as a whole cannot be read: not there, broken, or of another format. */
export class UnreadableInput extends Error {
  override readonly name = 'UnreadableInput';
}

export interface RecordReader {
  /** Records in batches of any size. @throws {UnreadableInput} */
  readonly batches: AsyncIterable<SourceRecord[]>;
  /** Bytes of the file (packed, if it is) read so far. */
  bytesRead(): number;
}

const longestRecord = 16 * 1024 * 1024;

/** @throws {UnreadableInput} when the name does not tell and nothing else does */
export function chooseFormat(file: string): RecordFormat {
  const name = file.toLowerCase().replace(/\.gz$/, '');
  if (/\.(jsonl|ndjson|jsonlines)$/.test(name)) return 'json-lines';
  if (/\.(csv|tsv)$/.test(name)) return 'csv';
  throw new UnreadableInput(
    `The name of ${file} does not tell its format; write "format" into the mapping: json-lines or csv.`,
  );
}

/**
 * Reads a file of records as a stream, so that memory does not grow with it. Files packed with gzip
 * are known by their first bytes.
 *
 * @param skip how many records from the start need not be parsed; they are left out
 */
export async function openRecords(
  file: string,
  options: { readonly format: RecordFormat; readonly delimiter: string; readonly skip: number },
): Promise<RecordReader> {
  const isPacked = await isPackedFile(file);
  const stream = createReadStream(file, { highWaterMark: 256 * 1024 });
  const chunks = isPacked ? unpack(stream) : stream;
  const records =
    options.format === 'csv'
      ? readTable(chunks, options.delimiter, options.skip)
      : readLines(chunks, options.skip);
  return { batches: explained(records, file), bytesRead: () => stream.bytesRead };
}

/** @throws {UnreadableInput} when it is not there, is empty or may not be read */
export async function isPackedFile(file: string): Promise<boolean> {
  try {
    await using handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    if (bytesRead === 0) throw new Error('it is empty');
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } catch (error) {
    throw new UnreadableInput(`${file} cannot be read: ${(error as Error).message}.`);
  }
}

function unpack(stream: ReadStream): Gunzip {
  const unpacked = createGunzip({ chunkSize: 256 * 1024 });
  pipeline(stream, unpacked, () => {});
  return unpacked;
}

async function* explained(
  batches: AsyncIterable<SourceRecord[]>,
  file: string,
): AsyncGenerator<SourceRecord[]> {
  try {
    yield* batches;
  } catch (error) {
    if (error instanceof UnreadableInput) throw error;
    throw new UnreadableInput(`${file} is broken: ${(error as Error).message}.`, { cause: error });
  }
}

const newline = 0x0a;

async function* readLines(
  chunks: AsyncIterable<Buffer>,
  skip: number,
): AsyncGenerator<SourceRecord[]> {
  let position = 0;
  let line = 0;
  let rest: Buffer[] = [];
  let restLength = 0;

  function toRecord(bytes: Buffer): SourceRecord | null {
    line += 1;
    const content = line === 1 ? withoutMark(bytes) : bytes;
    if (isBlank(content)) return null;
    position += 1;
    return position <= skip ? null : parseLine(content, position, line);
  }

  for await (const chunk of chunks) {
    const records: SourceRecord[] = [];
    let from = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
      const piece = chunk.subarray(from, end);
      const record = toRecord(restLength > 0 ? Buffer.concat([...rest, piece]) : piece);
      if (record) records.push(record);
      rest = [];
      restLength = 0;
      from = end + 1;
    }
    if (from < chunk.length) {
      rest.push(chunk.subarray(from));
      restLength += chunk.length - from;
      if (restLength > longestRecord) {
        throw new UnreadableInput(
          `Line ${line + 1} is longer than ${longestRecord} bytes; is every record on a line of its own?`,
        );
      }
    }
    if (records.length > 0) yield records;
  }
  const last = restLength > 0 ? toRecord(Buffer.concat(rest)) : null;
  if (last) yield [last];
}

/** Some programs begin a file with a byte order mark, which is no part of the text. */
const withoutMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, 3).equals(byteOrderMark) ? bytes.subarray(3) : bytes;

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

const isBlank = (bytes: Buffer): boolean =>
  bytes.length < 100 && bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);

function parseLine(bytes: Buffer, position: number, line: number): SourceRecord {
  const rejected = (problem: string) => ({ position, line, value: null, problem });
  if (!isUtf8(bytes)) return rejected('is not UTF-8 text');
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return rejected('is JSON, but not an object');
    }
    return { position, line, value, problem: null };
  } catch (error) {
    return rejected(`is not JSON: ${(error as Error).message.slice(0, 120)}`);
  }
}

async function* readTable(
  chunks: AsyncIterable<Buffer>,
  delimiter: string,
  skip: number,
): AsyncGenerator<SourceRecord[]> {
  let position = 0;
  let columns: string[] | null = null;
  const parser = parse({
    bom: true,
    delimiter: delimiter === '\\t' ? '\t' : delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
  });
  // An error of the source ends the loop below with that error; leaving the loop ends the source.
  pipeline(chunks, parser, () => {});
  let batch: SourceRecord[] = [];
  for await (const { record, info } of parser as AsyncIterable<TableRow>) {
    if (!columns) {
      columns = toColumns(record);
      continue;
    }
    position += 1;
    if (position <= skip) continue;
    batch.push(toTableRecord(columns, record, position, info.lines));
    if (batch.length >= 200) {
      yield batch;
      batch = [];
    }
  }
  if (!columns) throw new UnreadableInput('The table has no row of column names.');
  if (batch.length > 0) yield batch;
}

interface TableRow {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

function toColumns(record: string[]): string[] {
  const columns = record.map((name) => name.trim());
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new UnreadableInput(`Two columns of the table have the same name, "${twice}".`);
  }
  return columns;
}

function toTableRecord(
  columns: readonly string[],
  cells: readonly string[],
  position: number,
  line: number,
): SourceRecord {
  if (cells.length !== columns.length) {
    const problem = `has ${cells.length} cells, the table ${columns.length} columns`;
    return { position, line, value: null, problem };
  }
  if (cells.some((cell) => cell.includes('\uFFFD'))) {
    return { position, line, value: null, problem: 'is not UTF-8 text' };
  }
  const value = Object.fromEntries(columns.map((name, index) => [name, cells[index]]));
  return { position, line, value, problem: null };
}
