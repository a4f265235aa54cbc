import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Pace, paced } from './paced.ts';
import type { HeldBytes } from './received-bytes.ts';

/** Of a body that is not whole yet, so much lies in memory, and all more on the disk. */
const maxBytesInMemory = 64 * 1024;

/** A body that came whole. */
export interface ReceivedBody {
  readonly bytes: number;
  /** To be called once. */
  read(): Promise<Uint8Array<ArrayBuffer>>;
  /** Removes what lies on the disk. */
  discard(): Promise<void>;
}

/**
 * Waits for a body without holding more of it in memory than a little.
 * @param folder for larger ones; made when it is needed
 * @param held counts what lies there
 * @returns null when there are more bytes than `maxBytes`; the rest is not read then
 * @throws {TooSlow}
 * @throws {TooBusy} when no more may lie on the disk
 */
export async function receiveBody(
  body: ReadableStream<Uint8Array>,
  options: { maxBytes: number; folder: string; held: HeldBytes; pace?: Pace },
): Promise<ReceivedBody | null> {
  const { maxBytes, folder, held, pace } = options;
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  let file: { readonly path: string; readonly handle: FileHandle } | null = null;
  const discard = async () => {
    await file?.handle.close();
    if (file) await rm(file.path, { force: true });
    file = null;
    held.release();
  };
  try {
    for await (const chunk of paced(body, pace)) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) {
        await discard();
        return null;
      }
      if (!file && bytes > maxBytesInMemory) {
        held.add(bytes);
        file = await create(folder);
        for (const first of chunks) await file.handle.write(first);
        chunks = [];
      } else if (file) held.add(chunk.byteLength);
      if (file) await file.handle.write(chunk);
      else chunks.push(chunk);
    }
  } catch (error) {
    await discard();
    throw error;
  }
  const path = file?.path;
  return {
    bytes,
    read: async () => new Uint8Array(path ? await readFile(path) : Buffer.concat(chunks)),
    discard,
  };
}

async function create(folder: string) {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomBytes(16).toString('hex'));
  return { path, handle: await open(path, 'wx', 0o600) };
}
