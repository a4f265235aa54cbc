import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, type DatabaseName, openPostgres, openSqlite } from '#database/database.ts';
import { findBinaries, startServer } from './postgres.ts';

export type PlaceKind = 'sqlite' | 'postgresql';

/** @throws on any other word */
export function toPlaceKind(word: string): PlaceKind {
  if (word === 'sqlite' || word === 'postgresql') return word;
  throw new Error('--database must be sqlite or postgresql.');
}

/** Where a server with forms keeps what it gets: a folder of its own, and databases in it or beside it. */
export interface FormsPlace {
  readonly folder: string;
  /** For the server's environment. */
  readonly settings: Readonly<Record<string, string>>;
  open(name: DatabaseName): Promise<Database>;
  remove(): Promise<void>;
}

/** @throws when PostgreSQL is asked for and not installed */
export async function openFormsPlace(kind: PlaceKind): Promise<FormsPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'girih-forms-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (kind === 'sqlite') {
    return {
      folder,
      settings: { DATABASE_URL: '' },
      open: async (name) => openSqlite(name, folder),
      remove: async () => removeFolder(),
    };
  }
  const ownFolder = mkdtempSync(join(tmpdir(), 'girih-postgres-'));
  const binaries = findBinaries();
  const server = binaries && (await startServer(binaries, ownFolder));
  if (!server) throw new Error('PostgreSQL is not installed on this machine.');
  return {
    folder,
    settings: { DATABASE_URL: server.address },
    open: (name) => openPostgres(name, server.address, 2),
    async remove() {
      await server.stop();
      removeFolder();
      rmSync(ownFolder, { recursive: true, force: true });
    },
  };
}

export type Row = Readonly<Record<string, unknown>>;

/** All rows of an answer. */
export async function readAll(database: Database, query: string): Promise<readonly Row[]> {
  return (await sql.raw<Row>(query).execute(database.query)).rows;
}
