import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { type Database, lockChanges } from './database.ts';

interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** The database holds migrations that this code does not know; the message says what to do. */
export class DatabaseIsNewer extends Error {
  override readonly name = 'DatabaseIsNewer';

  constructor(database: string, unknown: readonly string[]) {
    const names = unknown.slice(0, 3).join(', ') + (unknown.length > 3 ? ', …' : '');
    super(
      `The database "${database}" was brought up to date by a newer version of the site (${names}), so this one leaves it alone. Start the newer version again; to go back to this one, use a database of before the upgrade or restore its backup.`,
    );
  }
}

/**
 * Brings a database to the newest state. Each migration runs once, in one transaction with the
 * note that it ran, so a process killed in the middle leaves the state before it.
 *
 * Files: `migrations/<database>/NNNN-<service>-<change>.sql`, or a pair `….sqlite.sql` and
 * `….postgres.sql` where the dialects differ. Migrations of `visitors` never drop anything.
 *
 * @param folder holds a folder of migrations for each database
 * @returns the names that were applied now, in order
 * @throws {DatabaseIsNewer} before anything is changed
 */
export async function migrate(
  database: Database,
  folder = new URL('./migrations/', import.meta.url),
): Promise<string[]> {
  await database.runScript(`${lock(database)}
    CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL)`);
  const pending = await listPending(database, folder);
  for (const migration of pending) await apply(database, migration);
  return pending.map((migration) => migration.name);
}

/**
 * Whether a standby has every migration of this code by now; it gets them from its primary.
 * @throws {DatabaseIsNewer}
 */
export async function isMigrated(
  standby: Database,
  folder = new URL('./migrations/', import.meta.url),
): Promise<boolean> {
  try {
    return (await listPending(standby, folder)).length === 0;
  } catch (error) {
    // Not even the table is there yet.
    if ((error as { code?: unknown }).code === '42P01') return false;
    throw error;
  }
}

/** @throws {DatabaseIsNewer} */
async function listPending(database: Database, folder: URL): Promise<Migration[]> {
  const applied = await listApplied(database);
  const known = listMigrations(database, folder);
  const names = new Set(known.map(({ name }) => name));
  const unknown = [...applied].filter((name) => !names.has(name)).sort();
  if (unknown.length > 0) throw new DatabaseIsNewer(database.name, unknown);
  return known.filter((migration) => !applied.has(migration.name));
}

async function listApplied(database: Database): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM migrations`.execute(database.query);
  return new Set(rows.map((row) => row.name));
}

/** One script with its own BEGIN and COMMIT, since both drivers then keep it on one connection. */
async function apply(database: Database, migration: Migration): Promise<void> {
  const begin = database.dialect === 'sqlite' ? 'BEGIN IMMEDIATE' : 'BEGIN';
  // The insert comes first: a second process that waited for the lock fails here instead of running it twice.
  const note = `INSERT INTO migrations (name, applied_at) VALUES ('${migration.name}', '${new Date().toISOString()}');`;
  try {
    await database.runScript(`${begin}; ${lock(database)} ${note} ${migration.sql}\n; COMMIT;`);
  } catch (error) {
    if ((await listApplied(database)).has(migration.name)) return;
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

const lock = (database: Database) => (database.dialect === 'postgres' ? `${lockChanges};` : '');

function listMigrations({ name, dialect }: Database, parent: URL): Migration[] {
  const folder = new URL(`${name}/`, parent);
  const other = dialect === 'sqlite' ? '.postgres.sql' : '.sqlite.sql';
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql') && !file.endsWith(other))
    .sort()
    .map((file) => ({
      name: file.replace(/(\.sqlite|\.postgres)?\.sql$/, ''),
      sql: readFileSync(new URL(file, folder), 'utf8'),
    }));
}
