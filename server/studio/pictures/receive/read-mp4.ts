import { type FileHandle, open } from 'node:fs/promises';
import { MediaRefused } from './media-refused.ts';

export interface FilmFacts {
  readonly durationMs: number;
  /** Pixels as shown; null: the file does not say. */
  readonly width: number | null;
  readonly height: number | null;
}

interface Box {
  readonly type: string;
  readonly start: number;
  /** Where its content begins. */
  readonly content: number;
  readonly end: number;
}

/** What nearly every browser shows: H.264, AV1, VP9. */
const knownCodecs = new Set(['avc1', 'avc3', 'av01', 'vp09', 'vp08']);
const maxBoxes = 10_000;
const maxMoovBytes = 64 * 1024 * 1024;

/**
 * Reads an MP4 film's length and size and takes what it says of place, time and camera out of the file
 * itself: such boxes become free room of the same length, since nothing else may move. The film is not coded anew.
 *
 * Source: ISO/IEC 14496-12, "ISO base media file format".
 * @param path of a file that may be changed
 * @throws {MediaRefused} where it is no whole film that browsers show
 */
export async function readMp4(path: string, bytes: number): Promise<FilmFacts> {
  const file = await open(path, 'r+');
  try {
    const boxes = await listFileBoxes(file, bytes);
    const moov = boxes.filter(({ type }) => type === 'moov');
    const [only] = moov;
    const isWhole = boxes.some(({ type }) => type === 'mdat');
    if (!only || moov.length > 1 || !isWhole || only.end - only.start > maxMoovBytes) {
      throw new MediaRefused('film-broken');
    }
    const index = Buffer.alloc(only.end - only.start);
    await file.read(index, 0, index.length, only.start);
    const facts = readIndex(index, only.content - only.start);
    for (const box of boxes) {
      if (!allowedBoxes.has(box.type)) await empty(file, box);
    }
    await file.write(index, 0, index.length, only.start);
    await file.sync();
    return facts;
  } finally {
    await file.close();
  }
}

async function listFileBoxes(file: FileHandle, bytes: number): Promise<Box[]> {
  const boxes: Box[] = [];
  const head = Buffer.alloc(16);
  for (let at = 0; at < bytes; ) {
    const { bytesRead } = await file.read(head, 0, 16, at);
    const box = readBox(head.subarray(0, bytesRead), 0, bytes - at);
    if (!box || boxes.length >= maxBoxes) throw new MediaRefused('film-broken');
    boxes.push({ ...box, start: at, content: at + box.content, end: at + box.end });
    at += box.end;
  }
  return boxes;
}

/** @param room bytes to the end of what the box is in; null: it is no box, or longer than that */
function readBox(from: Buffer, at: number, room: number): Box | null {
  if (from.length < at + 8 || room < 8) return null;
  const type = from.toString('latin1', at + 4, at + 8);
  if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) return null;
  let size = from.readUInt32BE(at);
  let content = 8;
  if (size === 1) {
    if (from.length < at + 16) return null;
    size = Number(from.readBigUInt64BE(at + 8));
    content = 16;
  }
  if (size === 0) size = room;
  return size < content || size > room
    ? null
    : { type, start: at, content: at + content, end: at + size };
}

/** All others hold words, or nothing that a player needs. */
const allowedBoxes = new Set([
  'ftyp',
  'moov',
  'mdat',
  'moof',
  'mfra',
  'sidx',
  'styp',
  'ssix',
  'emsg',
]);
const containers = new Set(['trak', 'mdia', 'minf', 'stbl', 'edts', 'mvex']);
const described = new Set(['udta', 'meta', 'uuid']);

function readIndex(index: Buffer, content: number): FilmFacts {
  let durationMs = 0;
  let size: { width: number; height: number } | null = null;
  const codecs: string[] = [];
  let count = 0;
  const walk = (from: number, to: number, depth: number): void => {
    for (let at = from; at + 8 <= to; ) {
      const box = readBox(index, at, to - at);
      count += 1;
      if (!box || count > maxBoxes || depth > 8) throw new MediaRefused('film-broken');
      if (described.has(box.type)) emptyIn(index, box);
      else if (containers.has(box.type)) walk(box.content, box.end, depth + 1);
      else if (box.type === 'mvhd') {
        durationMs = readDuration(index, box);
        forgetTimes(index, box);
      } else if (box.type === 'tkhd') {
        size = largerOf(size, readSize(index, box));
        forgetTimes(index, box);
      } else if (box.type === 'mdhd') forgetTimes(index, box);
      else if (box.type === 'stsd') codecs.push(readCodec(index, box));
      at = box.end;
    }
  };
  walk(content, index.length, 0);
  const isFilm = codecs.some((codec) => knownCodecs.has(codec));
  const foreign = codecs.find((codec) =>
    /^(hvc1|hev1|dvh1|dvhe|mp4v|s263|ap[ch][nsoh])/.test(codec),
  );
  if (!isFilm) throw new MediaRefused('film-codec', { codec: foreign ?? codecs[0] ?? '–' });
  return { durationMs, width: null, height: null, ...(size as FilmSize | null) };
}

type FilmSize = { width: number; height: number };

const largerOf = (one: FilmSize | null, other: FilmSize | null): FilmSize | null =>
  (one?.width ?? 0) >= (other?.width ?? 0) ? one : other;

function need(index: Buffer, { end }: Box, to: number): void {
  if (to > end || to > index.length) throw new MediaRefused('film-broken');
}

function readDuration(index: Buffer, box: Box): number {
  const isLong = index[box.content] === 1;
  need(index, box, box.content + (isLong ? 32 : 20));
  const scale = index.readUInt32BE(box.content + (isLong ? 20 : 12));
  const units = isLong
    ? Number(index.readBigUInt64BE(box.content + 24))
    : index.readUInt32BE(box.content + 16);
  const ms = scale > 0 ? Math.round((units / scale) * 1_000) : 0;
  return ms < 7 * 24 * 3_600_000 ? ms : 0;
}

function readSize(index: Buffer, box: Box): FilmSize | null {
  need(index, box, box.content + 84);
  const width = index.readUInt32BE(box.end - 8) / 65_536;
  const height = index.readUInt32BE(box.end - 4) / 65_536;
  if (width < 1 || height < 1) return null;
  // Telephones turn what they recorded by the matrix.
  const isTurned = index.readInt32BE(box.end - 44) === 0 && index.readInt32BE(box.end - 40) !== 0;
  const [w, h] = [Math.round(width), Math.round(height)];
  return isTurned ? { width: h, height: w } : { width: w, height: h };
}

/** When it was recorded, of the film and of each track. */
function forgetTimes(index: Buffer, box: Box): void {
  const bytes = index[box.content] === 1 ? 16 : 8;
  need(index, box, box.content + 4 + bytes);
  index.fill(0, box.content + 4, box.content + 4 + bytes);
}

function readCodec(index: Buffer, box: Box): string {
  if (box.content + 16 > box.end) return '';
  return index.toString('latin1', box.content + 12, box.content + 16);
}

function emptyIn(index: Buffer, box: Box): void {
  index.write('free', box.start + 4, 'latin1');
  index.fill(0, box.content, box.end);
}

const zeros = Buffer.alloc(64 * 1024);

async function empty(file: FileHandle, box: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, box.start + 4);
  for (let at = box.content; at < box.end; at += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, box.end - at), at);
  }
}
