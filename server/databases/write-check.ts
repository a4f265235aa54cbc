import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** However often it is asked for, the disk is written to at most so often. */
const believedForMs = 10_000;

/** As much as a small form takes: a disk that is nearly full has no room for it. */
const bytes = 64 * 1024;

/**
 * Whether files can be written in a folder, found out by writing one.
 * @returns null: they can; else why not, such as `ENOSPC`
 */
export function createWriteCheck(folder: string): () => Promise<string | null> {
  let last: { at: number; result: Promise<string | null> } | null = null;
  return () => {
    if (!last || performance.now() - last.at > believedForMs) {
      last = { at: performance.now(), result: tryWriting(folder) };
    }
    return last.result;
  };
}

async function tryWriting(folder: string): Promise<string | null> {
  const path = join(folder, `.write-check-${process.pid}-${randomBytes(4).toString('hex')}`);
  try {
    await mkdir(folder, { recursive: true });
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(randomBytes(bytes));
      await file.sync();
    } finally {
      await file.close();
    }
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'failed';
  } finally {
    await rm(path, { force: true }).catch(() => {});
  }
}
