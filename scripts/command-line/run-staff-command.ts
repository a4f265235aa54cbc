import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { DatabaseIsNewer } from '#database/migrate.ts';
import { type Databases, openDatabases } from '#server/databases/open-databases.ts';
import { InvalidSetting, readSettings, type Settings } from '#server/settings/settings.ts';
import { WrongCommand } from './read-command-line.ts';

type ErrorKind = abstract new (...given: never) => Error;

/**
 * Carries out a command of the staff and sets the exit status: 0 done, 1 failed, 2 the command or a
 * setting is wrong.
 *
 * @param explained failures whose message says all; of others the stack is shown
 * @param reportMore what else is to be said of a failure
 */
export async function runStaffCommand(
  run: () => Promise<void>,
  explained: readonly ErrorKind[] = [],
  reportMore: (error: unknown) => void = () => {},
): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.exitCode = reportFailure(error, explained);
    reportMore(error);
  }
}

/**
 * Says why something cannot go on: in a sentence, or with the stack where nobody foresaw it.
 * @returns the exit status
 */
export function reportFailure(error: unknown, explained: readonly ErrorKind[] = []): 1 | 2 {
  const isWrong = error instanceof WrongCommand || error instanceof InvalidSetting;
  const kinds = [...explained, DatabaseIsNewer, DatabaseUnavailable];
  const isExplained = isWrong || kinds.some((kind) => error instanceof kind);
  const unreached = explainUnreached(error);
  console.error(unreached ?? (isExplained ? (error as Error).message : error));
  return isWrong ? 2 : 1;
}

/** What fetch says where there is no way to a host: the name or the port is wrong, or there is no network. */
function explainUnreached(error: unknown): string | null {
  if (!(error instanceof TypeError) || error.message !== 'fetch failed') return null;
  const { cause: all } = error;
  const cause = all instanceof AggregateError ? all.errors[0] : all;
  const isOfNetwork = cause instanceof Error && 'syscall' in cause;
  return isOfNetwork ? `Nobody answers there: ${cause.message}` : null;
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
