import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { type Database, withTables } from '#database/database.ts';
import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import type { ObjectCollectionTables } from '../tables.ts';
import { deleteRun } from './import-runs.ts';

/** Of a disk that the site writes to as well: what an import leaves for it, at most so many bytes. */
const maxReserveBytes = 128 * 1024 * 1024;
const reserveShare = 0.1;

/**
 * Stops an import before it takes the last room of the disk on which the site stores what visitors
 * send. PostgreSQL's disk is not seen from here.
 * @throws {DatabaseUnavailable}
 */
export async function checkRoom({ name, file }: Database): Promise<void> {
  if (file === null) return;
  const { bavail, blocks, bsize } = await statfs(dirname(file));
  if (bavail * bsize < Math.min(maxReserveBytes, blocks * bsize * reserveShare)) {
    throw new DatabaseUnavailable(name, 'full', new Error('An import leaves a tenth of the disk.'));
  }
}

/**
 * Gives back the room that an import has taken which cannot go on. The database's file keeps its size and
 * uses the room again; its write-ahead log is emptied. Where even that needs room, all stays as it is, and
 * the same import continues when there is some.
 */
export async function dropStaged(database: Database, runId: string): Promise<void> {
  const { dialect, query } = database;
  try {
    await withTables<ObjectCollectionTables>(database)
      .transaction()
      .execute((change) => deleteRun(change, runId));
    if (dialect === 'sqlite') await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(query);
  } catch {
    // The first error is the one to be told.
  }
}
