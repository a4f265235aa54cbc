import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file of the data folder in a backup. */
export interface StoredFile {
  /** Below the data folder, with `/`. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Of the original, milliseconds since 1970: the same means that it did not change. */
  readonly modifiedAt: number;
}

/** What is made again, is copied as rows, or lasts only while something arrives. */
const leftOut = /^(backups|cache|received|screenshots|uploads)$|^(content|visitors)\.sqlite/;

/** The files of the data folder that a backup holds: pictures, films, notes of what was sent. */
export async function* listFiles(dataFolder: string): AsyncGenerator<string> {
  yield* walk(dataFolder, '');
}

async function* walk(dataFolder: string, below: string): AsyncGenerator<string> {
  for await (const entry of await opendir(join(dataFolder, below))) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.name.startsWith('.') || leftOut.test(path)) continue;
    // A folder that lies on another disk is a link at the top; deeper ones could lead in a circle.
    const kind =
      below === '' && entry.isSymbolicLink() ? await stat(join(dataFolder, path)) : entry;
    if (kind.isDirectory()) yield* walk(dataFolder, path);
    else if (kind.isFile()) yield path;
  }
}

/** Whether a path of a backup stays in the data folder and is no database. */
export const isSafePath = (path: string): boolean =>
  !path.startsWith('/') &&
  !path.includes('\\') &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') &&
  !leftOut.test(path.split('/')[0] ?? '');

/**
 * Copies one file of the data folder. One that an earlier backup holds unchanged is the same file in
 * both, so that it takes no room twice.
 * @returns null where the file went away meanwhile
 */
export async function storeFile(
  dataFolder: string,
  path: string,
  into: string,
  earlier: { readonly folder: string; readonly files: ReadonlyMap<string, StoredFile> } | null,
): Promise<StoredFile | null> {
  const from = join(dataFolder, path);
  const to = join(into, path);
  const found = await stat(from).catch(whenGone);
  if (!found) return null;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const known = earlier?.files.get(path);
  if (earlier && known?.bytes === found.size && known.modifiedAt === found.mtimeMs) {
    const isLinked = await link(join(earlier.folder, path), to).then(
      () => true,
      () => false,
    );
    if (isLinked) return known;
  }
  const copied = await copy(from, to).catch(whenGone);
  if (!copied) return null;
  if ((await sumOf(to)) !== copied.sha256) throw new Error(`${to} is not what was written.`);
  return { path, ...copied, modifiedAt: found.mtimeMs };
}

/** A file that is kept elsewhere, under the path that it has in a backup. */
export interface DistantFile {
  /** `media/<key>` */
  readonly path: string;
  readonly open: () => Promise<ReadableStream<Uint8Array>>;
}

/** Copies one of those. Its path is never given to other bytes, so an earlier copy is the same file. */
export async function storeDistantFile(
  { path, open }: DistantFile,
  into: string,
  earlier: { readonly folder: string; readonly files: ReadonlyMap<string, StoredFile> } | null,
): Promise<StoredFile> {
  const to = join(into, path);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const known = earlier?.files.get(path);
  if (earlier && known) {
    const isLinked = await link(join(earlier.folder, path), to).then(
      () => true,
      () => false,
    );
    if (isLinked) return known;
  }
  const body = Readable.fromWeb((await open()) as Parameters<typeof Readable.fromWeb>[0]);
  const copied = await copy(body, to);
  if ((await sumOf(to)) !== copied.sha256) throw new Error(`${to} is not what was written.`);
  return { path, ...copied, modifiedAt: 0 };
}

/** Puts a file of a backup in its place: whole or not at all. */
export async function putFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copy(from, `${to}.restoring`);
  await rename(`${to}.restoring`, to);
}

async function copy(
  from: string | Readable,
  to: string,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    const source = typeof from === 'string' ? createReadStream(from) : from;
    await pipeline(source, count, createWriteStream(to, { mode: 0o600 }));
  } catch (error) {
    await rm(to, { force: true });
    throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
}

export async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const whenGone = (error: unknown): null => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
};
