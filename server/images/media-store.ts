import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StorePlace } from '../settings/settings.ts';
import { type S3Place, toError, toS3Address } from './picture-stores.ts';
import { signS3 } from './sign-s3.ts';

/** First and last byte, counted from 0, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Keeps what editors uploaded. A key such as `k3/k3v…-1.jpg` is written once and never changed, so that
 * copies of it stay right.
 */
export interface MediaStore {
  /** The bytes of a file, or a part of them; null: there is none. Throws when the store cannot be asked. */
  read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** @param file its path on this machine; it stays there */
  write(key: string, file: string, contentType: string): Promise<void>;
  /** A file that is not there is no failure. */
  remove(key: string): Promise<void>;
  /** Where the file can be opened on this machine; it is brought there first. Null: there is none. */
  toLocalFile(key: string): Promise<string | null>;
}

const keyPattern = /^[a-z0-9]{2}\/[a-z0-9]+-\d+\.[a-z0-9]{2,5}$/;

/** @param copies folder for files of a bucket that this machine needs as files; may be emptied at any time */
export function openMediaStore(place: StorePlace, copies: string): MediaStore {
  const store = place.kind === 'folder' ? openFolder(place.path) : openBucket(place, copies);
  const check = (key: string): string => {
    if (keyPattern.test(key)) return key;
    throw new Error(`${key.slice(0, 100)} is no key of the media store.`);
  };
  return {
    read: async (key, range) => store.read(check(key), range),
    write: async (key, file, type) => store.write(check(key), file, type),
    remove: async (key) => store.remove(check(key)),
    toLocalFile: async (key) => store.toLocalFile(check(key)),
  };
}

function openFolder(folder: string): MediaStore {
  const toLocalFile = async (key: string) => {
    const path = join(folder, key);
    return (await isFile(path)) ? path : null;
  };
  return {
    async read(key, range) {
      const path = await toLocalFile(key);
      if (!path) return null;
      return Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array>;
    },
    write: (key, file) =>
      writeWhole(join(folder, key), async (unfinished) => {
        await copyFile(file, unfinished);
        // A record must not outlive its file when the machine stops.
        const written = await open(unfinished, 'r+');
        await written.sync().finally(() => written.close());
      }),
    remove: (key) => rm(join(folder, key), { force: true }),
    toLocalFile,
  };
}

/** Longer than the largest film takes on a slow line. */
const transferWithinMs = 3_600_000;
const answerWithinMs = 30_000;

function openBucket(place: S3Place, copies: string): MediaStore {
  const nothing = new Uint8Array();
  const copying = new Map<string, Promise<string | null>>();

  async function read(key: string, range?: ByteRange) {
    const url = toS3Address(place, key);
    const wanted: Record<string, string> = range
      ? { range: `bytes=${range.start}-${range.end}` }
      : {};
    const headers = signS3('GET', url, nothing, place, place.region, new Date(), wanted);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), answerWithinMs);
    const answer = await fetch(url, { headers, signal: late.signal, redirect: 'error' }).finally(
      () => clearTimeout(timer),
    );
    if (answer.status === 200 || answer.status === 206) return answer.body;
    const error = await toError(answer);
    // A bucket that is not there has the same status.
    if (answer.status === 404 && error.code !== 'NoSuchBucket') return null;
    throw error;
  }

  async function copy(key: string): Promise<string | null> {
    const path = join(copies, key);
    if (await isFile(path)) return path;
    const body = await read(key);
    if (!body) return null;
    await writeWhole(path, async (unfinished) => {
      const file = await open(unfinished, 'w');
      // A store that stands still in the middle holds nobody up for ever.
      const signal = AbortSignal.timeout(transferWithinMs);
      await pipeline(Readable.fromWeb(body as never), file.createWriteStream(), { signal });
    });
    return path;
  }

  return {
    read,
    async write(key, file, contentType) {
      const url = toS3Address(place, key);
      const body = { sha256: await hashFile(file) };
      const given = { 'content-type': contentType, 'cache-control': 'max-age=31536000' };
      const headers = signS3('PUT', url, body, place, place.region, new Date(), given);
      const answer = await fetch(url, {
        method: 'PUT',
        headers,
        body: await openAsBlob(file),
        signal: AbortSignal.timeout(transferWithinMs),
        redirect: 'error',
      });
      if (!answer.ok) throw await toError(answer);
      await answer.body?.cancel();
    },
    async remove(key) {
      const url = toS3Address(place, key);
      const headers = signS3('DELETE', url, nothing, place, place.region, new Date());
      const signal = AbortSignal.timeout(answerWithinMs);
      const answer = await fetch(url, { method: 'DELETE', headers, signal, redirect: 'error' });
      if (!answer.ok && answer.status !== 404) throw await toError(answer);
      await answer.body?.cancel();
      await rm(join(copies, key), { force: true });
    },
    toLocalFile(key) {
      const begun = copying.get(key) ?? copy(key).finally(() => copying.delete(key));
      copying.set(key, begun);
      return begun;
    },
  };
}

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => null))?.isFile() ?? false;

/** Under another name first: a killed process leaves no half file under the right one. */
async function writeWhole(path: string, write: (unfinished: string) => Promise<void>) {
  const unfinished = `${path}.${randomBytes(6).toString('hex')}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await write(unfinished);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
