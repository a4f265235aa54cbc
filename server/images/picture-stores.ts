import { readBounded } from '#shared/http/read-bounded.ts';
import type { StorePlace } from '../settings/settings.ts';
import { PictureFiles } from './picture-files.ts';
import type { PictureStore } from './shared-pictures.ts';
import { type S3Credentials, signS3 } from './sign-s3.ts';

export interface S3Place extends S3Credentials {
  readonly bucket: string;
  /** Before the names of pictures, without a slash at its ends; may be empty. */
  readonly prefix: string;
  readonly region: string;
  /** Of a store that is not Amazon's; its buckets are in the path. */
  readonly endpoint: string | null;
}

/** Of all made pictures of a folder; the ones not asked for longest go first. */
const maxFolderBytes = 10 * 1024 ** 3;
/** No made picture is larger. */
const maxPictureBytes = 32 * 1024 * 1024;

/** The store that the settings name. */
export function openPictureStore(place: StorePlace): PictureStore {
  return place.kind === 'folder' ? openFolder(place.path) : openS3(place);
}

/**
 * A folder, mostly of another machine. While that is gone each call holds a thread until the system gives up, and
 * Node has four for all files, so that two are left for everything else.
 */
function openFolder(path: string): PictureStore {
  const files = new PictureFiles(path, maxFolderBytes);
  return {
    maxCalls: 2,
    read: (name) => files.read(name),
    write: (name, image) => files.write(name, image),
  };
}

/** A bucket in the protocol of Amazon's S3. What it keeps, and how long, is its own rule. */
function openS3(place: S3Place): PictureStore {
  const { region } = place;
  const toAddress = (name: string) => toS3Address(place, `${name.slice(0, 2)}/${name.slice(2)}`);
  const nothing = new Uint8Array();
  return {
    // They hold no thread.
    maxCalls: 36,
    async read(name, signal) {
      const url = toAddress(name);
      const headers = signS3('GET', url, nothing, place, region, new Date());
      const answer = await fetch(url, { headers, signal, redirect: 'error' });
      if (answer.status !== 200) {
        const error = await toError(answer);
        // A bucket that is not there has the same status.
        if (answer.status === 404 && error.code !== 'NoSuchBucket') return null;
        throw error;
      }
      const body = await readBounded(answer.body, maxPictureBytes);
      if (!body) throw new Error('The store gave more than a picture may have.');
      return { body: Buffer.from(body), contentType: answer.headers.get('Content-Type') ?? '' };
    },
    async write(name, { body, contentType }, signal) {
      const url = toAddress(name);
      const given = { 'content-type': contentType, 'cache-control': 'max-age=31536000' };
      const headers = signS3('PUT', url, body, place, region, new Date(), given);
      const answer = await fetch(url, {
        method: 'PUT',
        headers,
        body: new Uint8Array(body),
        signal,
        redirect: 'error',
      });
      if (!answer.ok) throw await toError(answer);
      await answer.body?.cancel();
    },
  };
}

/** @param key below the place's prefix, of letters that an address holds as they are */
export function toS3Address({ bucket, prefix, region, endpoint }: S3Place, key: string): URL {
  const base = endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`;
  return new URL(`${base}/${prefix === '' ? '' : `${prefix}/`}${key}`);
}

class StoreError extends Error {
  readonly code: string;

  constructor(status: number, code: string) {
    super(`The store answered ${status}${code && ` (${code})`}.`);
    this.code = code;
  }
}

/** The answer of an error is a few lines of XML, whose code says what is wrong. */
export async function toError(answer: Response): Promise<StoreError> {
  const body = await readBounded(answer.body, 16 * 1024);
  const text = new TextDecoder().decode(body ?? undefined);
  return new StoreError(answer.status, /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? '');
}
