import { type Database, openPostgres, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import type { Settings } from '../settings/settings.ts';
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
