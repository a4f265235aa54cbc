import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { InvalidSetting } from '../settings/settings.ts';

/**
 * Makes the folder of the databases and caches where it is missing.
 * @param folder the setting DATA_FOLDER; `:memory:` needs none
 * @throws {InvalidSetting} when it can never hold them
 */
export function makeDataFolder(folder: string): void {
  if (folder === ':memory:') return;
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') {
      throw new DatabaseUnavailable('content', 'full', error);
    }
    const reason = reasons[code] ?? `cannot be made there (${code})`;
    throw new InvalidSetting(
      `The setting DATA_FOLDER, ${folder}, ${reason}. It must be a folder that this user may write to.`,
    );
  }
}

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'is a file or lies in one',
  ENOTDIR: 'is a file or lies in one',
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'lies on a disk that is read only',
};

/** One level at a time: Node's own `recursive` never ends where the system makes no folders, such as /proc. */
function makeFolder(path: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory()) return;
  if (!there) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
