// Says of what was made from sources whether they are still the same. A stamp is written when all is
// made: what was interrupted has none.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Stamp {
  /** Of the sources' names and contents. */
  readonly hash: string;
  /** Of their sizes and times: as long as these stay, nobody reads the contents. */
  readonly seen: string;
}

/** Taken before something is made: sources that change meanwhile make another one. */
export const takeStamp = (files: readonly string[]): Stamp => ({
  hash: hashEach(files, (file) => readFileSync(file)),
  seen: lookAt(files),
});

export const writeStamp = <Kind extends Stamp>(stampFile: string, stamp: Kind): void =>
  writeFileSync(stampFile, `${JSON.stringify(stamp)}\n`);

/** What was written; null where nothing was made to the end, or by a version that wrote otherwise. */
export function readStamp<Kind extends Stamp>(stampFile: string): Kind | null {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return null;
  }
}

/** True when the sources are those that the stamp was taken of. */
export function isCurrent(stampFile: string, files: readonly string[]): boolean {
  const stamp = readStamp(stampFile);
  if (!stamp) return false;
  const seen = lookAt(files);
  if (stamp.seen === seen) return true;
  if (!files.every((file) => existsSync(file)) || stamp.hash !== takeStamp(files).hash)
    return false;
  try {
    // Copied, or checked out anew: the same all the same. The next start need not read them.
    writeStamp(stampFile, { ...stamp, seen });
  } catch {
    // A file system that cannot be written, such as that of a container.
  }
  return true;
}

/** All files of a folder but tests; a file is itself, and what is not there is nothing. */
export function listFiles(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * A hash of names, sizes and times. The time of the last change of an entry cannot be set, unlike that
 * of its content.
 */
export const lookAt = (files: readonly string[]): string =>
  hashEach(files, (file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    return found ? `${found.size} ${found.mtimeMs} ${found.ctimeMs}` : '';
  });

function hashEach(files: readonly string[], read: (file: string) => string | Buffer): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(read(file)).update('\0');
  return hash.digest('hex');
}
