import type { Upload } from 'tus-js-client';
import type { Language } from '#shared/languages/languages.ts';
import { findMaxBytes, maxBytesOfKind } from '#shared/studio/media-limits.ts';
import { AskFailed, api, ask } from '../../api/ask.ts';
import type { Media } from '../media-query.ts';

/** Asked at once by the library and by fields, so that a hundred pictures do not come side by side. */
const maxAtOnce = 3;
const partBytes = 4 * 1024 * 1024;
const retryDelays = [0, 1_000, 3_000, 6_000, 12_000, 24_000];

export interface Sending {
  /**
   * @param onProgress is told how much has come, from 0 to 1, and whether it waits for the line
   * @throws {AskFailed} `refused` with the reason; asked again it goes on where it stopped
   */
  send(onProgress: (share: number, isHeld?: boolean) => void): Promise<string>;
  abort(): void;
}

let running = 0;
const waiting: (() => void)[] = [];

/**
 * A file on its way to the server, in parts; an upload of the same file that stopped goes on, also after a reload.
 * @param known id of an upload of this very file that the server has a part of
 */
export function prepareSending(file: File, known?: string): Sending {
  let upload: Upload | null = null;
  let isAborted = false;
  return {
    async send(onProgress) {
      if (file.size === 0) throw new AskFailed(422, 'refused', '', { reason: 'empty' });
      const most = findMaxBytes(file.type);
      if (file.size > most) throw tooLarge(most);
      await enter();
      try {
        const tus = await import('tus-js-client');
        let share = 0;
        // Retried later and later; the browser knows when the line is back.
        let goOn = () => {};
        const stopWaiting = () => removeEventListener('online', goOn);
        return await new Promise<string>((resolve, reject) => {
          const begun = new tus.Upload(file, {
            endpoint: '/studio/api/uploads',
            chunkSize: partBytes,
            retryDelays,
            metadata: { name: file.name, modified: String(file.lastModified) },
            removeFingerprintOnSuccess: true,
            onProgress(sent, all) {
              share = all > 0 ? sent / all : 0;
              onProgress(share);
            },
            onShouldRetry(error) {
              const isWorthIt = isPassing(error.originalResponse?.getStatus() ?? 0);
              if (isWorthIt) onProgress(share, true);
              return isWorthIt;
            },
            onError: (error) => reject(toAskFailed(error, tus.DetailedError)),
            onSuccess: () => resolve(begun.url?.split('/').at(-1) ?? ''),
          });
          goOn = () => void begun.abort().then(() => !isAborted && begun.start());
          addEventListener('online', goOn);
          // Asked again after a failure it knows where it is.
          if (upload?.url) begun.url = upload.url;
          else if (known) begun.url = `/studio/api/uploads/${known}`;
          upload = begun;
          if (isAborted) return;
          void begun.findPreviousUploads().then(([previous]) => {
            if (previous && !begun.url) begun.resumeFromPreviousUpload(previous);
            begun.start();
          });
        }).finally(stopWaiting);
      } finally {
        leave();
      }
    },
    abort() {
      isAborted = true;
      void upload?.abort(true).catch(() => {});
    },
  };
}

const takeTries = 4;

/** Makes an upload a file of the library; the call may be repeated. @throws {AskFailed} */
export async function takeIntoLibrary(
  upload: string,
  more: { readonly language?: Language; readonly filmId?: string } = {},
): Promise<Media> {
  return repeated(() => ask(api.pictures.$post({ json: { upload, ...more } })));
}

/** @throws {AskFailed} */
export const takeInPlace = (id: string, upload: string): Promise<Media> =>
  repeated(() => ask(api.pictures[':id'].file.$post({ param: { id }, json: { upload } })));

/** A file from here to the library in one go. @throws {AskFailed} */
export async function addFile(file: File, onProgress: (share: number) => void): Promise<Media> {
  return takeIntoLibrary(await prepareSending(file).send(onProgress));
}

async function repeated<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const status = error instanceof AskFailed ? error.status : 0;
      const isLost = status === 'network' || status === 503 || status === 504;
      if (!isLost || tries >= takeTries) throw error;
      await new Promise((resolve) => setTimeout(resolve, tries * 1_500));
    }
  }
}

const isPassing = (status: number) =>
  status < 400 || status >= 500 || [408, 423, 429].includes(status);

type DetailedError = typeof import('tus-js-client').DetailedError;

function toAskFailed(error: Error, Detailed: DetailedError): AskFailed {
  const answer = error instanceof Detailed ? error.originalResponse : null;
  const status = answer?.getStatus() ?? 0;
  if (status === 0) return new AskFailed('network');
  const codes: Readonly<Record<number, string>> = {
    401: 'signed-out',
    429: 'too-many',
  };
  if (status === 413) return tooLarge(maxBytesOfKind.film);
  return new AskFailed(status, codes[status] ?? '', answer?.getHeader('X-Request-Id') ?? '');
}

const tooLarge = (bytes: number) =>
  new AskFailed(413, 'refused', '', {
    reason: 'too-many-bytes',
    values: { megabytes: bytes / 1024 / 1024 },
  });

async function enter(): Promise<void> {
  if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
}

function leave(): void {
  running -= 1;
  waiting.shift()?.();
}
