import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openPostgres, openSqlite } from '#database/database.ts';
import { isMigrated, migrate } from '#database/migrate.ts';
import { InvalidSetting, type Settings } from '../settings/settings.ts';
import { makeDataFolder } from './data-folder.ts';
import { explainConnection } from './explain-connection.ts';

export interface Databases {
  readonly content: Database;
  readonly visitors: Database;
  close(): Promise<void>;
}

/**
 * Opens both databases and brings them to the newest state.
 * @param maxQueryMs of one query to PostgreSQL; a command's usual time where absent
 * @throws {InvalidSetting} when DATA_FOLDER or DATABASE_URL cannot be used
 */
export async function openDatabases(
  {
    databaseUrl,
    databasePoolSize,
    dataFolder,
  }: Pick<Settings, 'databaseUrl' | 'databasePoolSize' | 'dataFolder'>,
  maxQueryMs?: number,
): Promise<Databases> {
  makeDataFolder(dataFolder);
  const open = async (name: 'content' | 'visitors') =>
    databaseUrl
      ? openPostgres(name, databaseUrl, databasePoolSize, maxQueryMs).catch((error) => {
          throw explainConnection(error, databaseUrl);
        })
      : openSqlite(name, dataFolder);
  const content = await open('content');
  const visitors = await open('visitors').catch(async (error) => {
    await content.close();
    throw error;
  });
  const databases: Databases = {
    content,
    visitors,
    async close() {
      await Promise.all([content.close(), visitors.close()]);
    },
  };
  try {
    await migrate(content);
    await migrate(visitors);
    return databases;
  } catch (error) {
    await databases.close();
    throw error;
  }
}

/** A standby is behind its primary by milliseconds; where it copies everything anew, by minutes. */
const caughtUpWithinMs = 60_000;
const lookEveryMs = 100;

/**
 * The databases of a process that answers visitors. Content is read from the standby of the settings
 * where there is one, and so is its version, which thus never runs ahead of what is read. What visitors
 * give is written to the primary and read there.
 * @throws {InvalidSetting} as `openDatabases`, and when the standby does not follow the primary
 */
export async function openServingDatabases(
  settings: Pick<
    Settings,
    'databaseUrl' | 'databasePoolSize' | 'dataFolder' | 'contentDatabaseReadUrl'
  >,
  maxQueryMs?: number,
  withinMs = caughtUpWithinMs,
): Promise<Databases> {
  const databases = await openDatabases(settings, maxQueryMs);
  const { contentDatabaseReadUrl: address, databasePoolSize } = settings;
  if (address === null) return databases;
  const { visitors } = databases;
  let standby: Database | null = null;
  try {
    standby = await openPostgres('content', address, databasePoolSize, maxQueryMs, true);
    await waitForMigrations(standby, withinMs);
    await databases.content.close();
    const content = standby;
    return {
      content,
      visitors,
      async close() {
        await Promise.all([content.close(), visitors.close()]);
      },
    };
  } catch (error) {
    await Promise.all([standby?.close(), databases.close()]);
    throw explainConnection(error, address, readSetting);
  }
}

const readSetting = 'CONTENT_DATABASE_READ_URL';

async function waitForMigrations(standby: Database, withinMs: number): Promise<void> {
  const endsAt = performance.now() + withinMs;
  while (!(await isMigrated(standby))) {
    if (performance.now() > endsAt) {
      throw new InvalidSetting(
        `The setting ${readSetting} names a server that has not the tables of the one in DATABASE_URL after ${Math.round(withinMs / 1_000)} s. It must be a standby of it.`,
      );
    }
    await pause(lookEveryMs);
  }
}
