import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { z } from 'zod';
import { maxBytesOfKind } from '#shared/studio/media-limits.ts';
import { StudioError } from '../../room/studio-error.ts';
import { toHarmlessName } from './harmless-name.ts';

/** A file that has come whole. */
export interface FinishedUpload {
  readonly id: string;
  readonly path: string;
  readonly name: string;
}

/** A file of which something has not come, or that nobody took into the library. */
export interface UnfinishedUpload {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** How many of them have come. */
  readonly come: number;
  /** Of the file, as its browser said: by it the same file is known again. Empty: it said nothing. */
  readonly modified: string;
  /** ISO 8601; empty: unknown. */
  readonly begunAt: string;
}

const uploadLimits = {
  /** Of one file. */
  maxBytes: maxBytesOfKind.film,
  /** Begun and not yet taken, of one person and of all. */
  maxPerPerson: 60,
  maxInAll: 400,
  maxBytesInAll: 20 * 1024 * 1024 * 1024,
  maxAgeMs: 24 * 3_600_000,
} as const;

const path = '/studio/api/uploads';
/** Not one that a browser may send: set from the session alone. */
const makerHeader = 'studio-upload-maker';
const infoSchema = z.object({
  size: z.number(),
  offset: z.number(),
  metadata: z
    .object({
      name: z.string().max(1_000).nullish(),
      modified: z.string().max(20).nullish(),
    })
    .nullish(),
  creation_date: z.string().max(40).nullish(),
});

export type Uploads = ReturnType<typeof openUploads>;

/**
 * Takes files in the protocol of resumed uploads (tus 1.0). An upload's id begins with a mark of whoever
 * made it, and is asked for by nobody else. What has come lies in a folder that all processes
 * of the machine share, and goes after a day.
 */
export function openUploads(folder: string) {
  // The library makes it too, later, and without the folders above.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const store = new PartStore({ directory: folder });
  const server = new Server({
    path,
    datastore: store,
    relativeLocation: true,
    maxSize: uploadLimits.maxBytes,
    namingFunction: (request) =>
      `${request.headers.get(makerHeader)}-${randomBytes(16).toString('hex')}`,
    async onUploadCreate(request, upload) {
      // Of an unknown length it would be counted as nothing.
      if (upload.size === undefined) throw { status_code: 400, body: 'Say the length first.' };
      await refuseTooMuch(folder, request.headers.get(makerHeader) ?? '', upload.size);
      return {};
    },
    // The log tells of what fails on the disk; the answer does not.
    onResponseError: (_request, error) => {
      if ('status_code' in error) return undefined;
      throw error;
    },
  });

  return {
    folder,

    /** Answers one request of the protocol. @throws {StudioError} 404 for another's upload */
    async answer(request: Request, personId: string): Promise<Response> {
      const maker = toMark(personId);
      const [, id] = /\/uploads\/([^/]+)\/?$/.exec(new URL(request.url).pathname) ?? [];
      if (id !== undefined && !isOf(id, maker)) throw unknown();
      const headers = new Headers(request.headers);
      headers.set(makerHeader, maker);
      // Only single steps are needed: another method in a header would go past the routes.
      headers.delete('x-http-method-override');
      const { method, url, signal } = request;
      const body = method === 'PATCH' || method === 'POST' ? await request.arrayBuffer() : null;
      const answer = await server.handleWeb(new Request(url, { method, headers, body, signal }));
      const given = new Headers(answer.headers);
      for (const name of [...given.keys()]) {
        if (name.startsWith('access-control-')) given.delete(name);
      }
      return new Response(answer.body, { status: answer.status, headers: given });
    },

    /** What somebody began and did not finish, the newest first; `maxPerPerson` at most. */
    async listUnfinished(personId: string): Promise<UnfinishedUpload[]> {
      const maker = toMark(personId);
      const ids = (await list(folder)).filter((name) => isOf(name, maker));
      const found = await Promise.all(
        ids.map(async (id) => {
          const info = await readInfo(folder, id);
          const come = (await stat(join(folder, id)).catch(() => null))?.size ?? 0;
          return info && { id, info, come };
        }),
      );
      return found
        .flatMap((one) => (one ? [toUnfinished(one)] : []))
        .sort((one, other) => (one.begunAt < other.begunAt ? 1 : -1))
        .slice(0, uploadLimits.maxPerPerson);
    },

    /** @throws {StudioError} 404 where it is another's or gone, 409 where something of it has not come */
    async findFinished(id: string, personId: string): Promise<FinishedUpload> {
      if (!isOf(id, toMark(personId))) throw unknown();
      const info = await readInfo(folder, id);
      if (!info) throw unknown();
      const file = join(folder, id);
      const come = (await stat(file).catch(() => null))?.size;
      if (come !== info.size) {
        throw new StudioError(409, 'not-whole', 'Something of the file has not come yet.');
      }
      return { id, path: file, name: info.metadata?.name ?? '' };
    },

    remove: (id: string) => removeUpload(folder, id),
  };
}

/** The library's own tells nobody why a part could not be written, such as a full disk. */
class PartStore extends FileStore {
  override async write(part: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset });
    await pipeline(part, file);
    return offset + file.bytesWritten;
  }
}

/** Takes away what nobody finished, and what a killed process left. @returns how many files */
export async function removeOldUploads(folder: string, now: Date): Promise<number> {
  let removed = 0;
  for (const name of await list(folder)) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (!found?.isFile() || now.getTime() - found.mtimeMs < uploadLimits.maxAgeMs) continue;
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
}

type Info = z.output<typeof infoSchema>;

const toUnfinished = ({ id, info, come }: { id: string; info: Info; come: number }) => ({
  id,
  name: toHarmlessName(info.metadata?.name ?? ''),
  bytes: info.size,
  come: Math.min(come, info.size),
  modified: info.metadata?.modified ?? '',
  begunAt: info.creation_date ?? '',
});

const unknown = () => new StudioError(404, 'unknown-upload', 'There is no such upload of yours.');

const toMark = (personId: string): string =>
  createHash('sha256').update(personId).digest('hex').slice(0, 16);

const isOf = (id: string, maker: string): boolean => new RegExp(`^${maker}-[0-9a-f]{32}$`).test(id);

const list = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

async function refuseTooMuch(folder: string, maker: string, size: number) {
  const infos = (await list(folder)).filter((name) => name.endsWith('.json'));
  const own = infos.filter((name) => name.startsWith(`${maker}-`));
  const isTooMany =
    own.length >= uploadLimits.maxPerPerson || infos.length >= uploadLimits.maxInAll;
  if (isTooMany) throw { status_code: 429, body: 'Too many uploads are open.' };
  const sizes = await Promise.all(
    infos.map(async (name) => (await readInfo(folder, name.slice(0, -5)))?.size ?? 0),
  );
  const bytes = sizes.reduce((sum, one) => sum + one, 0);
  if (bytes + size > uploadLimits.maxBytesInAll) {
    throw { status_code: 429, body: 'Too much is being uploaded at once.' };
  }
}

async function readInfo(folder: string, id: string) {
  try {
    return infoSchema.parse(JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')));
  } catch {
    return null;
  }
}

async function removeUpload(folder: string, id: string): Promise<void> {
  for (const name of [id, `${id}.json`, `${id}.work`])
    await rm(join(folder, name), { force: true });
}
