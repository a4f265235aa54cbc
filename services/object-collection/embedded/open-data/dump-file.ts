import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** The whole collection of one version, packed; it may still be being written. */
export interface Dump {
  readonly version: string;
  /** Bytes of the whole; null until it is written to the end. */
  readonly size: () => number | null;
  /**
   * The packed bytes from the beginning, as fast as they are taken and no faster, while the file
   * grows. Ends when the whole was read.
   * @throws when the file could not be written to the end, also in the middle of reading
   */
  readonly read: () => AsyncGenerator<Buffer>;
}

export interface DumpDependencies {
  /** Files lie here, one for a version; made when needed. */
  readonly folder: string;
  /** Raise it with the format of a line, so that files of before are not taken for new ones. */
  readonly format: number;
  /** Lines of a version with their ends; must throw when the version has passed meanwhile. */
  readonly listLines: (version: string, origin: string) => AsyncIterable<string>;
}

const chunkBytes = 64 * 1024;

/**
 * Dumps by version. The file is written once, at the speed of the database, and read by as many as
 * want it, at the speed of each: a slow reader holds neither the database nor memory. Somebody who
 * asks first gets the beginning before the end is written.
 */
export function createDumps(dependencies: DumpDependencies) {
  let current: (Dump & { readonly name: string; readonly hasFailed: () => boolean }) | null = null;

  return {
    /** @param origin stands in the addresses of pictures */
    open(version: string, origin: string): Dump {
      const key = createHash('sha256').update(`${dependencies.format} ${version} ${origin}`);
      const name = `collection-${key.digest('hex').slice(0, 24)}.jsonl.gz`;
      if (current?.name !== name || current.hasFailed()) {
        current = startDump(dependencies, { version, origin, name });
      }
      return current;
    },
  };
}

function startDump(
  dependencies: DumpDependencies,
  { version, origin, name }: { version: string; origin: string; name: string },
) {
  const whole = join(dependencies.folder, name);
  const growing = `${whole}.${randomBytes(6).toString('hex')}.part`;
  let written = 0;
  let state: 'preparing' | 'writing' | 'done' | 'failed' = 'preparing';
  let failure: unknown = null;
  let waiting: (() => void)[] = [];
  const wake = () => {
    const woken = waiting;
    waiting = [];
    for (const resume of woken) resume();
  };
  const change = () => new Promise<void>((resume) => waiting.push(resume));

  async function write(): Promise<void> {
    await mkdir(dependencies.folder, { recursive: true });
    const known = await stat(whole).catch(() => null);
    if (known) {
      written = known.size;
      state = 'done';
      return;
    }
    const file = await open(growing, 'w');
    state = 'writing';
    // A batch of lines is large: one is packed while the next is read, no more wait.
    const lines = Readable.from(dependencies.listLines(version, origin), { highWaterMark: 1 });
    const gzip = createGzip({ level: 6 });
    try {
      await pipeline(lines, gzip, toFile(file));
      await file.close();
      await rename(growing, whole);
      state = 'done';
      await removeOthers(dependencies.folder, name);
    } catch (error) {
      await file.close().catch(() => {});
      await rm(growing, { force: true }).catch(() => {});
      throw error;
    }
  }

  const toFile = (file: FileHandle) =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        file.write(chunk).then(() => {
          written += chunk.byteLength;
          wake();
          done();
        }, done);
      },
    });

  write()
    .catch((error: unknown) => {
      failure = error;
      state = 'failed';
    })
    .finally(wake);

  const hasFailed = () => state === 'failed';

  /** A short file may have been written to its end, and have its name, before it is opened. */
  async function openFile(): Promise<FileHandle> {
    try {
      return await open(growing, 'r').catch(() => open(whole, 'r'));
    } catch (error) {
      // Cleared away by another process: whoever asks next gets it written again.
      state = 'failed';
      failure = error;
      throw error;
    }
  }

  async function* read(): AsyncGenerator<Buffer> {
    while (state === 'preparing') await change();
    if (hasFailed()) throw failure;
    const file = await openFile();
    try {
      for (let at = 0; ; ) {
        const { bytesRead, buffer } = await file.read(
          Buffer.allocUnsafe(chunkBytes),
          0,
          chunkBytes,
          at,
        );
        if (bytesRead > 0) {
          at += bytesRead;
          yield buffer.subarray(0, bytesRead);
        } else if (hasFailed()) {
          throw failure;
        } else if (state === 'done' && at >= written) {
          return;
        } else if (at >= written) {
          await change();
        }
      }
    } finally {
      await file.close();
    }
  }

  return {
    name,
    version,
    size: () => (state === 'done' ? written : null),
    hasFailed,
    read,
  };
}

const leftBehindMs = 24 * 60 * 60 * 1_000;
/** A process that has not heard of the new version yet may be asked for the one before. */
const passedMs = 10 * 60 * 1_000;

/** Versions that have passed, and what a process that was killed has left. */
async function removeOthers(folder: string, keep: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name === keep || !/^collection-[0-9a-f]{24}\.jsonl\.gz/.test(name)) continue;
    const file = join(folder, name);
    const age = Date.now() - ((await stat(file).catch(() => null))?.mtimeMs ?? Date.now());
    // Somebody may be reading it; on most systems the bytes stay until they have done.
    if (age > (name.endsWith('.part') ? leftBehindMs : passedMs))
      await rm(file, { force: true }).catch(() => {});
  }
}
