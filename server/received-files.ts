import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Busboy from '@fastify/busboy';
import {
  type ReceivedFile,
  type ReceivedFiles,
  receivedPrefix,
} from '#shared/forms/received-files.ts';
import { uploadRules } from '#shared/forms/upload-rules.ts';

/** Of one request with all its files; one file too many is still read, so that it can be told. */
const maxRequestBytes = 24 * 1024 * 1024;
/** Requests with files that are read at once; more are told to come again. */
const maxAtOnce = 16;
const limits = {
  fileSize: uploadRules.maxBytes,
  files: 8,
  fields: 60,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  parts: 80,
  headerPairs: 20,
};
/** Longer than anybody's connection takes for so much; a parser that waits for ever is ended by it. */
const readWithinMs = 25_000;
/** What a process that was killed left behind. */
const staleMs = 3_600_000;

interface Known {
  readonly path: string;
  readonly name: string;
  isTooLarge: boolean;
}

/** What became of the body of a request. */
export type Reception =
  /** The same form without its files: a token stands for each. */
  | { readonly outcome: 'read'; readonly form: URLSearchParams; release(): Promise<void> }
  | { readonly outcome: 'broken' | 'too-large' | 'busy' };

export interface FileReception extends ReceivedFiles {
  /** Reads a multipart body to the disk as it comes, so that files never fill the memory. */
  receive(body: ReadableStream<Uint8Array>, contentType: string): Promise<Reception>;
}

/** @param folder on the same disk as the databases; made when it is needed */
export function createFileReception(folder: string): FileReception {
  const known = new Map<string, Known>();
  let atOnce = 0;

  return {
    async receive(body, contentType) {
      if (atOnce >= maxAtOnce) return { outcome: 'busy' };
      atOnce += 1;
      const tokens: string[] = [];
      const release = async () => {
        await Promise.all(
          tokens.map(async (token) => {
            const file = known.get(token);
            known.delete(token);
            if (file) await rm(file.path, { force: true });
          }),
        );
      };
      const keep = (name: string) => {
        const token = randomBytes(16).toString('hex');
        const file: Known = { path: join(folder, token), name, isTooLarge: false };
        known.set(token, file);
        tokens.push(token);
        return { token, file };
      };
      try {
        await mkdir(folder, { recursive: true });
        await sweep(folder);
        const form = await readParts(body, contentType, keep);
        if (form) return { outcome: 'read', form, release };
        await release();
        return { outcome: 'too-large' };
      } catch (error) {
        await release();
        if (isDiskError(error)) throw error;
        return { outcome: 'broken' };
      } finally {
        atOnce -= 1;
      }
    },

    async read(token): Promise<ReceivedFile | null> {
      const file = known.get(token);
      if (!file) return null;
      if (file.isTooLarge) return { name: file.name, content: null, problem: 'file-too-large' };
      const content = await readFile(file.path);
      return { name: file.name, content: new Uint8Array(content), problem: null };
    },
  };
}

/** @returns null when there are more bytes than a request may have */
async function readParts(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  keep: (name: string) => { token: string; file: Known },
): Promise<URLSearchParams | null> {
  const form = new URLSearchParams();
  const writing: Promise<void>[] = [];
  const streams: Readable[] = [];
  const parser = new Busboy({ headers: { 'content-type': contentType }, limits });
  // Whoever awaits the whole is told; what comes after that has nobody to hear it.
  parser.on('error', () => {});
  parser.on('field', (name, value) => form.append(name, value));
  parser.on('file', (field, stream, fileName) => {
    // A part that was cut off; the parser tells of it too.
    stream.on('error', () => {});
    // A field in which nothing was chosen comes as a file without name and content.
    if (!fileName) return void stream.resume();
    const { token, file } = keep(fileName.slice(0, 500));
    form.append(field, receivedPrefix + token);
    stream.once('limit', () => {
      file.isTooLarge = true;
    });
    const written = pipeline(stream, createWriteStream(file.path, { mode: 0o600, flags: 'wx' }));
    // A parser waits for whoever reads the file; nobody does any more.
    written.catch((error) => parser.destroy(error));
    streams.push(stream);
    writing.push(written);
  });
  let bytes = 0;
  let isTooLarge = false;
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.byteLength;
      if (bytes > maxRequestBytes) {
        isTooLarge = true;
        throw new Error('There is more than a request may have.');
      }
      yield chunk;
    }
  };
  const signal = AbortSignal.timeout(readWithinMs);
  try {
    const chunks = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
    await pipeline(chunks, counted, parser, { signal });
    await Promise.race([Promise.all(writing), rejectOn(signal)]);
    return form;
  } catch (error) {
    // A part that was cut off may never tell that it ended.
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(writing);
    if (isTooLarge) return null;
    throw error;
  }
}

const rejectOn = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** A full or failing disk is ours; anything else is what was sent. */
const isDiskError = (error: unknown) =>
  /^(ENOSPC|EACCES|EIO|EROFS|EMFILE|EDQUOT)$/.test((error as NodeJS.ErrnoException)?.code ?? '');

async function sweep(folder: string): Promise<void> {
  const oldest = Date.now() - staleMs;
  for (const name of (await readdir(folder)).slice(0, 100)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < oldest) await rm(path, { force: true });
  }
}
