import { readFile, stat, writeFile } from 'node:fs/promises';
import type { MediaKind } from '../tables.ts';
import { encodePicture } from './encode-picture.ts';
import { readCaptions } from './read-captions.ts';
import { readMp4 } from './read-mp4.ts';
import { readWebm } from './read-webm.ts';
import { recognizeMedia } from './recognize-media.ts';

/** What a file turned out to be, ready to be kept. */
export interface ReadUpload {
  readonly kind: MediaKind;
  /** What is kept, on this machine. */
  readonly file: string;
  readonly ending: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly durationMs: number | null;
  readonly dominantColor: string | null;
  readonly ground: string | null;
  /** What is said, of captions. */
  readonly transcript: string;
}

/**
 * Reads an uploaded file by its content alone. A picture is encoded anew, a film loses what it says of
 * place and time, captions are checked.
 *
 * @param path of the upload, which may be changed
 * @param work path of a file that may be written
 * @throws {MediaRefused}
 */
export async function readUpload(path: string, work: string): Promise<ReadUpload> {
  const { size: bytes } = await stat(path);
  const { kind, reader } = await recognizeMedia(path, bytes);
  const plain = {
    ...{ kind, file: path, bytes, width: null, height: null, durationMs: null },
    ...{ dominantColor: null, ground: null, transcript: '' },
  };
  switch (reader) {
    case 'picture':
      return { ...plain, file: work, ...(await encodePicture(path, work)) };
    case 'mp4':
      return { ...plain, ending: 'mp4', mediaType: 'video/mp4', ...(await readMp4(path, bytes)) };
    case 'webm':
      return {
        ...plain,
        ending: 'webm',
        mediaType: 'video/webm',
        ...(await readWebm(path, bytes)),
      };
    case 'captions': {
      const { text, endsAtMs, transcript } = readCaptions(await readFile(path));
      await writeFile(work, text);
      const kept = { file: work, ending: 'vtt', mediaType: 'text/vtt', durationMs: endsAtMs };
      return { ...plain, ...kept, bytes: Buffer.byteLength(text), transcript };
    }
    case 'pdf':
      return { ...plain, ending: 'pdf', mediaType: 'application/pdf' };
  }
}
