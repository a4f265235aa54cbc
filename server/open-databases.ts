import { type Database, openPostgres, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import type { Settings } from './settings.ts';

export interface Databases {
  readonly content: Database;
  readonly visitors: Database;
  close(): Promise<void>;
}

/**
 * Opens both databases and brings them to the newest state.
 * @param maxQueryMs of one query to PostgreSQL; a command's usual time where absent
 */
export async function openDatabases(
  settings: Pick<Settings, 'databaseUrl' | 'databasePoolSize' | 'dataFolder'>,
  maxQueryMs?: number,
): Promise<Databases> {
  const open = async (name: 'content' | 'visitors') =>
    settings.databaseUrl
      ? openPostgres(name, settings.databaseUrl, settings.databasePoolSize, maxQueryMs)
      : openSqlite(name, settings.dataFolder);
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
