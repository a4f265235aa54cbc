import { open } from 'node:fs/promises';
import { maxBytesOfKind } from '#shared/studio/media-limits.ts';
import type { MediaKind } from '../tables.ts';
import { MediaRefused } from './media-refused.ts';

/** Which reader a file is given to. Its name and the browser's word for it are asked nothing. */
export type Recognized = { readonly kind: MediaKind; readonly reader: Reader };
export type Reader = 'picture' | 'mp4' | 'webm' | 'captions' | 'pdf';

const kindOfReader: Readonly<Record<Reader, MediaKind>> = {
  picture: 'picture',
  mp4: 'film',
  webm: 'film',
  captions: 'captions',
  pdf: 'document',
};

const headBytes = 4_096;

/**
 * Says by its first bytes what a file is.
 * @throws {MediaRefused}
 */
export async function recognizeMedia(path: string, bytes: number): Promise<Recognized> {
  const reader = recognize(await readHead(path));
  const kind = kindOfReader[reader];
  const most = maxBytesOfKind[kind];
  if (bytes > most) throw new MediaRefused('too-many-bytes', { megabytes: most / 1024 / 1024 });
  return { kind, reader };
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Brands of ISO base media files. Source: ISO/IEC 14496-12; MP4 registration authority, "Brands". */
const heicBrands = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;
const filmBrands = /^(isom|iso[2-9a-c]|mp4[12]|avc1|M4V[ HP]?|dash|mmp4|MSNV|f4v)/;

function recognize(head: Buffer): Reader {
  const latin = head.toString('latin1');
  if (latin.startsWith('\xff\xd8\xff')) return 'picture';
  if (latin.startsWith('\x89PNG\r\n\x1a\n')) return 'picture';
  if (latin.startsWith('RIFF') && latin.slice(8, 12) === 'WEBP') return 'picture';
  if (/^GIF8[79]a/.test(latin)) return 'picture';
  if (/^(II\*\0|MM\0\*)/.test(latin)) return 'picture';
  if (latin.slice(4, 8) === 'ftyp') return recognizeBoxes(latin);
  if (latin.startsWith('\x1a\x45\xdf\xa3')) return 'webm';
  if (latin.startsWith('%PDF-')) return 'pdf';
  const text = head.toString('utf8').replace(/^\uFEFF/, '');
  if (/^WEBVTT(?:[ \t\r\n]|$)/.test(text)) return 'captions';
  if (/<svg[\s>]/i.test(text)) throw new MediaRefused('svg');
  throw new MediaRefused('unknown-kind');
}

function recognizeBoxes(latin: string): Reader {
  const brand = latin.slice(8, 12);
  if (/^avi[fs]/.test(brand)) return 'picture';
  const others = latin.slice(16, 64);
  if (heicBrands.test(brand)) {
    // Some cameras' AVIF says so only among its further brands.
    if (others.includes('avif')) return 'picture';
    throw new MediaRefused('heic');
  }
  if (filmBrands.test(brand)) return 'mp4';
  throw new MediaRefused(brand === 'qt  ' ? 'film-container' : 'unknown-kind');
}
