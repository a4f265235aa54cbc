import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { DatabaseName } from '../database.ts';
import type { Cell, Snapshot } from './read-tables.ts';

const formatOf = (name: DatabaseName) => `girih ${name} 1`;

/** Rows by table. */
export type RowCounts = ReadonlyMap<string, number>;

/** The values that a reader of a backup receives, in the order of the file. */
export interface BackupVisitor {
  table(name: string, columns: readonly string[]): Promise<void> | void;
  row(cells: readonly Cell[]): Promise<void> | void;
}

/** The file is not a backup, or not a whole one. */
export class BrokenBackup extends Error {
  override readonly name = 'BrokenBackup';
}

/**
 * Writes one moment of the database as gzipped lines of JSON: a head, for each table its columns and
 * rows, and at the end the number of rows and a hash of all lines before it. Readable without this
 * program, and the same for both kinds of databases. The file is there whole or not at all, and may
 * be read by its owner alone.
 */
export async function writeBackup(
  snapshot: Snapshot,
  path: string,
  takenAt: Date,
): Promise<RowCounts> {
  const counts = new Map<string, number>();
  const unfinished = `${path}.${process.pid}.unfinished`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await pipeline(
      Readable.from(toLines(snapshot, takenAt, counts)),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600 }),
    );
    const file = await open(unfinished, 'r+');
    await file.sync();
    await file.close();
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return counts;
}

async function* toLines(snapshot: Snapshot, takenAt: Date, counts: Map<string, number>) {
  const hash = createHash('sha256');
  const toLine = (value: unknown) => {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    return line;
  };
  yield toLine({ format: formatOf(snapshot.name), takenAt });
  for (const { name, columns, rows } of snapshot.tables) {
    yield toLine({ table: name, columns });
    let count = 0;
    for await (const row of rows()) {
      count += 1;
      yield toLine(row.map(toJson));
    }
    counts.set(name, count);
  }
  yield `${JSON.stringify({ rows: Object.fromEntries(counts), sha256: hash.digest('hex') })}\n`;
}

/**
 * Reads a backup from the beginning to its end, and holds it against what it says of itself.
 * @throws {BrokenBackup} also after rows were given to the visitor, when the end does not agree
 */
export async function readBackup(
  path: string,
  visitor: BackupVisitor,
  name: DatabaseName = 'visitors',
): Promise<RowCounts> {
  const counts = new Map<string, number>();
  const hash = createHash('sha256');
  let table: string | null = null;
  let end: { rows: Record<string, number>; sha256: string } | null = null;
  let isFirst = true;
  for await (const line of readLines(path)) {
    if (end) throw new BrokenBackup('The backup has data after its end.');
    const value: unknown = parseLine(line);
    if (isFirst) {
      if ((value as { format?: unknown })?.format !== formatOf(name)) {
        const what = name === 'visitors' ? 'visitors’ data' : 'content';
        throw new BrokenBackup(`This is not a backup of ${what}.`);
      }
      isFirst = false;
    } else if (Array.isArray(value)) {
      if (table === null) throw new BrokenBackup('A row of the backup belongs to no table.');
      counts.set(table, (counts.get(table) ?? 0) + 1);
      await visitor.row(value.map(fromJson));
    } else if (isEnd(value)) {
      end = value;
      continue;
    } else {
      const head = value as { table: string; columns: string[] };
      if (!/^\w+$/.test(head.table) || !head.columns.every((name) => /^\w+$/.test(name))) {
        throw new BrokenBackup('The backup has a table that this version does not know.');
      }
      table = head.table;
      counts.set(table, 0);
      await visitor.table(table, head.columns);
    }
    hash.update(`${line}\n`);
  }
  checkEnd(end, counts, hash);
  return counts;
}

function checkEnd(
  end: { rows: Record<string, number>; sha256: string } | null,
  counts: RowCounts,
  hash: Hash,
): void {
  if (!end) throw new BrokenBackup('The end of the backup is missing.');
  if (end.sha256 !== hash.digest('hex')) throw new BrokenBackup('The backup was changed.');
  for (const [name, count] of counts) {
    if (end.rows[name] !== count) throw new BrokenBackup(`Rows of ${name} are missing.`);
  }
}

/** Not `readline`: it takes separators of Unicode, which texts may hold, for ends of lines. */
async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const pieces = file.pipe(createGunzip()).setEncoding('utf8');
  file.on('error', (error) => pieces.destroy(error));
  let rest = '';
  try {
    for await (const piece of pieces as AsyncIterable<string>) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest !== '') yield rest;
  } catch (error) {
    if (error instanceof BrokenBackup) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BrokenBackup(`The file ${path} does not exist.`);
    throw new BrokenBackup(`The backup cannot be read: ${(error as Error).message}`);
  } finally {
    file.destroy();
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BrokenBackup('A line of the backup is broken.');
  }
}

const isEnd = (value: unknown): value is { rows: Record<string, number>; sha256: string } =>
  typeof value === 'object' && value !== null && 'sha256' in value;

const toJson = (cell: Cell) =>
  cell instanceof Uint8Array ? { base64: Buffer.from(cell).toString('base64') } : cell;

const fromJson = (cell: Exclude<Cell, Uint8Array> | { base64: string }): Cell =>
  typeof cell === 'object' && cell !== null ? Buffer.from(cell.base64, 'base64') : cell;
