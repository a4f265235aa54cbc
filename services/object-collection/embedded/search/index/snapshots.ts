import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SearchIndex } from './search-index.ts';

const ending = '.index';
const toName = (version: string) => `objects-${version}${ending}`;

/** @returns null when there is none of this version, or it cannot be used */
export const readSnapshot = (folder: string, version: string): Promise<SearchIndex | null> =>
  read(join(folder, toName(version)));

/** The newest of any version that can be used: better than nothing while a new one is built. */
export async function readAnySnapshot(folder: string): Promise<SearchIndex | null> {
  const files = await listFiles(folder);
  const dated = await Promise.all(
    files.map(async (file) => ({ file, at: (await stat(file).catch(() => null))?.mtimeMs ?? 0 })),
  );
  for (const { file } of dated.sort((a, b) => b.at - a.at)) {
    const index = await read(file);
    if (index) return index;
  }
  return null;
}

/**
 * Has an index written beside and renames it, so that a file of this name is whole; then removes the
 * others.
 * @returns the index as it was written
 */
export async function writeSnapshot(
  folder: string,
  version: string,
  write: (file: string) => Promise<unknown>,
): Promise<SearchIndex> {
  const index = await read(await writeWhole(folder, version, write));
  if (!index) throw new Error('The index that was written cannot be read.');
  return index;
}

/** Writes an index that is in memory, for the next start, unless another process has done so. */
export async function keepSnapshot(
  folder: string,
  version: string,
  buffer: SharedArrayBuffer,
): Promise<void> {
  if (await stat(join(folder, toName(version))).catch(() => null)) return;
  await writeWhole(folder, version, (file) => writeFile(file, new Uint8Array(buffer)));
}

/** @returns the file */
async function writeWhole(
  folder: string,
  version: string,
  write: (file: string) => Promise<unknown>,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  // One process writes at a time (`build-turn.ts`), so these were left behind by one that was killed.
  await removeFiles(await listFiles(folder, isUnfinished));
  const file = join(folder, toName(version));
  const beside = `${file}.${process.pid}`;
  await write(beside);
  await rename(beside, file);
  await removeFiles((await listFiles(folder)).filter((other) => other !== file));
  return file;
}

const isWhole = (name: string) => name.startsWith('objects-') && name.endsWith(ending);
const isUnfinished = (name: string) => /^objects-.*\.index\.\d+$/.test(name);

const listFiles = async (folder: string, isWanted = isWhole): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter(isWanted).map((name) => join(folder, name));

const removeFiles = async (files: readonly string[]): Promise<void> => {
  await Promise.all(files.map((file) => rm(file, { force: true })));
};

async function read(file: string): Promise<SearchIndex | null> {
  const handle = await open(file).catch(() => null);
  if (!handle) return null;
  try {
    const { size } = await handle.stat();
    const buffer = new SharedArrayBuffer(size);
    const bytes = new Uint8Array(buffer);
    for (let at = 0; at < size; ) {
      const { bytesRead } = await handle.read(bytes, at, Math.min(size - at, 1 << 28), at);
      if (bytesRead === 0) return null;
      at += bytesRead;
    }
    return SearchIndex.open(buffer);
  } finally {
    await handle.close();
  }
}
