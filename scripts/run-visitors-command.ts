import { type Databases, openDatabases } from '#server/open-databases.ts';
import { InvalidSetting, readSettings, type Settings } from '#server/settings.ts';

/** The command cannot be carried out as it was given; the message is for whoever typed it. */
export class WrongCommand extends Error {
  override readonly name = 'WrongCommand';
}

/**
 * Carries out a command of the staff and sets the exit status: 0 done, 1 failed, 2 the command or a
 * setting is wrong.
 */
export async function runStaffCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isWrong = error instanceof WrongCommand || error instanceof InvalidSetting;
    console.error(isWrong || process.exitCode ? (error as Error).message : error);
    process.exitCode = isWrong ? 2 : 1;
  }
}

/** Opens the databases of the settings for the time of the work. */
export async function withDatabases<Result>(
  work: (databases: Databases, settings: Settings) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings();
  const databases = await openDatabases(settings);
  try {
    return await work(databases, settings);
  } finally {
    await databases.close();
  }
}
