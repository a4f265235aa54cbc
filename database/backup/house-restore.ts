import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import {
  checkHouse,
  databaseFile,
  databaseNames,
  filesFolder,
  type House,
} from './house-backup.ts';
import { putFile } from './house-files.ts';
import { CannotRestore, findData, refuseWhileRunning, restoreBackup } from './restore.ts';

export interface RestoreOptions {
  readonly databases: { readonly content: Database; readonly visitors: Database };
  readonly dataFolder: string;
  /** What is there may be deleted. Without it the house must be empty. */
  readonly replaces: boolean;
  /** Puts a file where it is kept outside the data folder. False: it lies in there. */
  readonly putDistant?: (path: string, file: string) => Promise<boolean>;
  /** Called when the backup was found whole, before anything is changed. */
  readonly beforeChange?: () => Promise<void>;
  readonly onProgress?: (text: string) => void;
}

/**
 * Puts a backup in place of what a house holds. It is read whole before anything is changed. Each
 * database changes in one transaction; files that the backup lacks stay. Interrupted, it is done again.
 * @throws {BrokenBackup} {CannotRestore}
 */
export async function restoreHouse(
  folder: string,
  {
    databases,
    dataFolder,
    replaces,
    putDistant,
    beforeChange,
    onProgress = () => {},
  }: RestoreOptions,
): Promise<House> {
  await refuseWhileRunning(databases.visitors);
  for (const name of databaseNames) {
    const table = replaces ? null : await findData(databases[name]);
    if (table) {
      throw new CannotRestore(
        `The house already holds data (${table}). --replace keeps a backup of it, deletes it and restores this one.`,
      );
    }
  }
  const house = await checkHouse(folder, onProgress);
  await beforeChange?.();
  for (const name of databaseNames) {
    onProgress(`the database ${name}`);
    await restoreBackup(databases[name], databaseFile(folder, name), replaces);
    await expectRows(databases[name], house.databases[name].rows);
  }
  for (const [index, { path }] of house.files.entries()) {
    onProgress(`${index + 1} of ${house.files.length} files`);
    const file = join(filesFolder(folder), path);
    if (!(await putDistant?.(path, file))) await putFile(file, join(dataFolder, path));
  }
  return house;
}

/** A new database has its own rows of these. */
const notCounted = ['migrations', 'about', 'site_processes'];

async function expectRows(database: Database, rows: Readonly<Record<string, number>>) {
  for (const [table, wanted] of Object.entries(rows)) {
    if (notCounted.includes(table)) continue;
    const counted = await sql<{ rows: number }>`
      SELECT CAST(COUNT(*) AS INTEGER) AS rows FROM ${sql.table(table)}`.execute(database.query);
    const found = counted.rows[0]?.rows;
    if (found !== wanted) {
      throw new Error(`${table} has ${found} rows after the restore, and not ${wanted}.`);
    }
  }
}
