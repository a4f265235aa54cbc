// `npm run migrate`: brings both databases to the newest state, as every start does too.
import { openPostgres, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { readSettings } from '#server/settings/settings.ts';
import { startStep } from '../command-line/progress.ts';
import { readCommandLine } from '../command-line/read-command-line.ts';

readCommandLine({});
const { databaseUrl, dataFolder } = readSettings();
for (const name of ['content', 'visitors'] as const) {
  const step = startStep(name);
  const database = databaseUrl
    ? await openPostgres(name, databaseUrl, 1)
    : openSqlite(name, dataFolder);
  try {
    const applied = await migrate(database);
    step.done(applied.length === 0 ? 'up to date' : `applied ${applied.join(', ')}`);
  } catch (error) {
    step.failed((error as Error).message);
    process.exitCode = 1;
  } finally {
    await database.close();
  }
}
