import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type FileHandle, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import Busboy from '@fastify/busboy';
import {
  type ReceivedFile,
  type ReceivedFiles,
  receivedPrefix,
} from '#shared/forms/received-files.ts';
import { uploadRules } from '#shared/forms/upload-rules.ts';
import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';
import { type Pace, paced, TooSlow } from '../limits/paced.ts';
import { type HeldBytes, ReceivedBytes } from '../limits/received-bytes.ts';
import { Slots } from '../limits/slots.ts';
import { TooBusy } from '../limits/too-busy.ts';

/** Of one request with all its files; one file too many is still read, so that it can be told. */
const maxRequestBytes = 24 * 1024 * 1024;
/** Requests with files that are read at once; more are told to come again. */
const maxAtOnce = { max: 48, maxPerClient: 4 };
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
/** After the end of a body, the disk moves on within this time. */
const stillAfterMs = 2_000;
/** The age at which a file counts as left behind by a killed process. */
const staleMs = 3_600_000;

interface Known {
  readonly path: string;
  readonly name: string;
  isTooLarge: boolean;
  /** Why it could not be written: the disk is full or fails; null: it is whole. */
  loss: { readonly cause: unknown } | null;
  /** Of all files of one request. */
  readonly held: HeldBytes;
}

/** The outcome of reading a request's body. */
export type Reception =
  /** The same form without its files: a token stands for each. */
  | { readonly outcome: 'read'; readonly form: URLSearchParams; release(): Promise<void> }
  | { readonly outcome: 'broken' | 'too-large' | 'slow' }
  | { readonly outcome: 'busy'; readonly by: 'client' | 'all' };

export interface FileReception extends ReceivedFiles {
  /** Reads a multipart body to the disk as it comes, so that files never fill the memory. */
  receive(
    body: ReadableStream<Uint8Array>,
    contentType: string,
    client?: string,
  ): Promise<Reception>;
}

/**
 * @param folder on the same disk as the databases; made when it is needed
 * @param receivedBytes room for these and all other bodies
 */
export function createFileReception(
  folder: string,
  receivedBytes = new ReceivedBytes(),
  pace?: Pace,
): FileReception {
  const known = new Map<string, Known>();
  const slots = new Slots(maxAtOnce);

  return {
    async receive(body, contentType, client = 'unknown') {
      const slot = slots.take(client);
      if (typeof slot === 'string') return { outcome: 'busy', by: slot };
      const tokens: string[] = [];
      const held = receivedBytes.hold(client);
      const release = async () => {
        await Promise.all(
          tokens.map(async (token) => {
            const file = known.get(token);
            known.delete(token);
            if (file) await rm(file.path, { force: true });
          }),
        );
        held.release();
      };
      const keep = (name: string) => {
        const token = randomBytes(16).toString('hex');
        const file: Known = {
          path: join(folder, token),
          name,
          isTooLarge: false,
          loss: null,
          held,
        };
        known.set(token, file);
        tokens.push(token);
        return { token, file };
      };
      try {
        // Without room for files the texts are still read, so that nobody has to type them again.
        await prepare(folder);
        const form = await readParts(paced(body, pace), contentType, keep);
        if (form) return { outcome: 'read', form, release };
        await release();
        return { outcome: 'too-large' };
      } catch (error) {
        await release();
        if (error instanceof TooSlow) return { outcome: 'slow' };
        if (error instanceof TooBusy) return { outcome: 'busy', by: error.by };
        return { outcome: 'broken' };
      } finally {
        slot();
      }
    },

    async read(token): Promise<ReceivedFile | null> {
      const file = known.get(token);
      if (!file) return null;
      if (file.loss) throw new ServiceUnavailable('forms', 'file', file.loss);
      if (file.isTooLarge) return { name: file.name, content: null, problem: 'file-too-large' };
      const content = await readFile(file.path);
      return { name: file.name, content: new Uint8Array(content), problem: null };
    },
  };
}

/** @returns null when there is more, of bytes or of parts, than a request may have */
async function readParts(
  body: AsyncGenerator<Uint8Array, void>,
  contentType: string,
  keep: (name: string) => { token: string; file: Known },
): Promise<URLSearchParams | null> {
  const form = new URLSearchParams();
  const writing: Promise<void>[] = [];
  const targets: DiskFile[] = [];
  const streams: Readable[] = [];
  const parser = new Busboy({ headers: { 'content-type': contentType }, limits });
  const reading = startReading(parser);
  parser.on('field', (name, value) => form.append(name, value));
  parser.on('file', (field, stream, fileName) => {
    // A part that was cut off; the parser tells of it too.
    stream.on('error', () => {});
    // A field in which nothing was chosen comes as a file without name and content.
    if (!fileName || reading.isOver()) return void stream.resume();
    const { token, file } = keep(fileName.slice(0, 500));
    form.append(field, receivedPrefix + token);
    stream.once('limit', () => {
      file.isTooLarge = true;
    });
    streams.push(stream);
    const target = new DiskFile(file);
    targets.push(target);
    const written = writeWhole(stream, target);
    written.catch(reading.fail);
    writing.push(written);
  });
  try {
    await pour(body, parser, reading.failed);
    const whole = reading.finished.then(() => Promise.all(writing));
    await Promise.race([whole, untilStill(targets), reading.failed]);
    return form;
  } catch (error) {
    reading.fail(error);
    // A part that was cut off may never tell that it ended; without an error nor would its writing.
    for (const stream of streams) stream.destroy(new Error('The upload was cut off.'));
    await Promise.allSettled(writing);
    if (error instanceof TooMuch) return null;
    throw error;
  } finally {
    reading.end();
  }
}

type Parser = InstanceType<typeof Busboy>;

class TooMuch extends Error {}

/** One end for all that may go wrong: the parser, its limits, a file, and time. */
function startReading(parser: Parser) {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  // Whoever awaits the whole is told; what comes after that has nobody to hear it.
  failed.catch(() => {});
  let isOver = false;
  const fail = (error: unknown) => {
    isOver = true;
    reject(error);
  };
  parser.on('error', fail);
  // After a limit the parser may wait for ever for readers of what it passes over.
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
    parser.on(limit, () => fail(new TooMuch(limit)));
  }
  const timer = setTimeout(() => fail(new Error('The upload took too long.')), readWithinMs);
  const finished = new Promise<void>((resolve) => parser.once('finish', resolve));
  return { failed, finished, fail, isOver: () => isOver, end: () => clearTimeout(timer) };
}

/** Hands the body on as fast as it is taken. */
async function pour(
  body: AsyncGenerator<Uint8Array, void>,
  parser: Parser,
  failed: Promise<never>,
) {
  let bytes = 0;
  try {
    let next = body.next();
    for (;;) {
      const { done, value } = await Promise.race([next, failed]);
      if (done || !value) break;
      bytes += value.byteLength;
      if (bytes > maxRequestBytes) throw new TooMuch();
      const isFree = parser.write(value);
      next = body.next();
      // A part that is cut off makes the parser wait for more: it must be told that there is none.
      if (!isFree) await Promise.race([once(parser, 'drain'), untilEnd(next), failed]);
    }
    parser.end();
  } catch (error) {
    // Nobody waits for the rest.
    void body.return().catch(() => {});
    throw error;
  }
}

/**
 * The whole body is there, and only the disk may take its time: when it writes nothing any more, the
 * parser waits for the rest of a part that never comes.
 */
async function untilStill(targets: readonly DiskFile[]): Promise<never> {
  const count = () => targets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  for (let last = -1; count() !== last; await pause(stillAfterMs, undefined, { ref: false })) {
    last = count();
  }
  throw new Error('A part of the form has no end.');
}

const untilEnd = (next: Promise<{ done?: boolean }>) =>
  new Promise<void>((resolve, reject) => {
    next.then(({ done }) => done && resolve(), reject);
  });

/** Settles when the file is closed, so that it can be removed for good: an opening one would come back. */
async function writeWhole(stream: Readable, target: DiskFile): Promise<void> {
  const closed = new Promise<void>((resolve) => target.once('close', resolve));
  try {
    await pipeline(stream, target);
  } finally {
    await closed;
  }
}

/** A file on the disk; where the disk is full or fails, what comes is passed over and noted as lost. */
class DiskFile extends Writable {
  readonly #file: Known;
  #handle: FileHandle | null = null;
  /** The amount that was processed, to notice whether it still grows. */
  bytesWritten = 0;

  constructor(file: Known) {
    super();
    this.#file = file;
  }

  /** Opens the file; a stream is destroyed only after it, so that no file appears after its removal. */
  override async _construct(done: (error?: Error | null) => void): Promise<void> {
    try {
      this.#handle = await open(this.#file.path, 'wx', 0o600);
    } catch (cause) {
      this.#file.loss = { cause };
    }
    done();
  }

  override async _write(
    chunk: Buffer,
    _encoding: string,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    try {
      if (!this.#file.loss) this.#file.held.add(chunk.byteLength);
    } catch (error) {
      done(error as Error);
      return;
    }
    try {
      if (!this.#file.loss) await this.#handle?.writeFile(chunk);
    } catch (cause) {
      this.#file.loss = { cause };
    }
    this.bytesWritten += chunk.byteLength;
    done();
  }

  override async _destroy(
    error: Error | null,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    await this.#handle?.close().catch((cause) => {
      this.#file.loss = { cause };
    });
    done(error);
  }
}

async function prepare(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await sweep(folder);
  } catch {
    // The files that follow are lost, and told of.
  }
}

async function sweep(folder: string): Promise<void> {
  const oldest = Date.now() - staleMs;
  for (const name of (await readdir(folder)).slice(0, 100)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < oldest) await rm(path, { force: true });
  }
}
