import { type FileHandle, open } from 'node:fs/promises';
import { MediaRefused } from './media-refused.ts';
import type { FilmFacts } from './read-mp4.ts';

/** Ids of elements. Source: RFC 9559, "Matroska Media Container Format". */
const ids = {
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  date: 0x4461,
  title: 0x7ba9,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  void: 0xec,
} as const;

interface Element {
  readonly id: number;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

const maxElements = 200_000;
const maxPartBytes = 16 * 1024 * 1024;

/**
 * Reads a WebM film's length and size; tags, attachments and the time of recording become empty room
 * of the same length.
 *
 * @param path of a file that may be changed
 * @throws {MediaRefused} where it is no whole film that browsers show
 */
export async function readWebm(path: string, bytes: number): Promise<FilmFacts> {
  const file = await open(path, 'r+');
  try {
    const head = await readElementAt(file, 0, bytes);
    const headBytes = await readPart(file, head);
    const docType = find(headBytes, ids.docType);
    if (!docType || headBytes.toString('latin1', docType.content, docType.end) !== 'webm') {
      throw new MediaRefused('film-container');
    }
    const segment = await readElementAt(file, head.end, bytes);
    if (segment.id !== ids.segment || segment.end < bytes) throw new MediaRefused('film-broken');
    const facts = { durationMs: 0, width: null as number | null, height: null as number | null };
    let hasCluster = false;
    let isVideo = false;
    let count = 0;
    for (let at = segment.content; at < segment.end; ) {
      const element = await readElementAt(file, at, segment.end);
      count += 1;
      if (count > maxElements) throw new MediaRefused('film-broken');
      if (element.id === ids.cluster) hasCluster = true;
      if (element.id === ids.info) facts.durationMs = await readInfo(file, element);
      if (element.id === ids.tracks) {
        const video = readVideo(await readPart(file, element));
        isVideo = video !== null;
        Object.assign(facts, video);
      }
      if (element.id === ids.tags || element.id === ids.attachments)
        await emptyElement(file, element);
      at = element.end;
    }
    if (!hasCluster || !isVideo) throw new MediaRefused('film-broken');
    await file.sync();
    return facts;
  } finally {
    await file.close();
  }
}

async function readInfo(file: FileHandle, element: Element): Promise<number> {
  const info = await readPart(file, element);
  const scale = find(info, ids.scale);
  const length = find(info, ids.duration);
  for (const id of [ids.date, ids.title]) {
    const found = find(info, id);
    if (found) info.fill(0, found.content, found.end);
  }
  await file.write(info, 0, info.length, element.content);
  if (!length) return 0;
  const nanoseconds = scale ? readUnsigned(info, scale) : 1_000_000;
  const units =
    length.end - length.content === 4
      ? info.readFloatBE(length.content)
      : info.readDoubleBE(length.content);
  const ms = Math.round((units * nanoseconds) / 1_000_000);
  return ms > 0 && ms < 7 * 24 * 3_600_000 ? ms : 0;
}

function readVideo(tracks: Buffer): { width: number | null; height: number | null } | null {
  for (const track of list(tracks, 0, tracks.length)) {
    if (track.id !== ids.track) continue;
    const inner = tracks.subarray(track.content, track.end);
    const codec = find(inner, ids.codec);
    const name = codec ? inner.toString('latin1', codec.content, codec.end) : '';
    const video = find(inner, ids.video);
    if (!video) continue;
    if (!/^V_(VP8|VP9|AV1)/.test(name)) throw new MediaRefused('film-codec', { codec: name });
    const size = inner.subarray(video.content, video.end);
    const [width, height] = [find(size, ids.width), find(size, ids.height)];
    return {
      width: width ? readUnsigned(size, width) : null,
      height: height ? readUnsigned(size, height) : null,
    };
  }
  return null;
}

/** Its content becomes one empty element. */
async function emptyElement(file: FileHandle, { content, end }: Element): Promise<void> {
  const room = end - content;
  if (room < 9) return;
  const blank = Buffer.alloc(Math.min(room, maxPartBytes));
  blank[0] = ids.void;
  blank.writeBigUInt64BE((1n << 56n) | BigInt(room - 9), 1);
  await file.write(blank, 0, blank.length, content);
  const zeros = Buffer.alloc(64 * 1024);
  for (let at = content + blank.length; at < end; at += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - at), at);
  }
}

async function readPart(file: FileHandle, { content, end }: Element): Promise<Buffer> {
  if (end - content > maxPartBytes) throw new MediaRefused('film-broken');
  const part = Buffer.alloc(end - content);
  await file.read(part, 0, part.length, content);
  return part;
}

async function readElementAt(file: FileHandle, at: number, end: number): Promise<Element> {
  const head = Buffer.alloc(12);
  const { bytesRead } = await file.read(head, 0, 12, at);
  const element = readElement(head.subarray(0, bytesRead), 0, end - at);
  if (!element) throw new MediaRefused('film-broken');
  return { ...element, start: at, content: at + element.content, end: at + element.end };
}

/** @param room bytes to the end of what it is in; an element of unknown size reaches that far */
function readElement(from: Buffer, at: number, room: number): Element | null {
  const first = from[at] ?? 0;
  const idBytes = Math.clz32(first) - 23;
  const sizeAt = at + idBytes;
  const sizeFirst = from[sizeAt] ?? 0;
  const sizeBytes = Math.clz32(sizeFirst) - 23;
  if (idBytes > 4 || sizeBytes > 8 || from.length < sizeAt + sizeBytes) return null;
  const id = from.readUIntBE(at, idBytes);
  let size = sizeFirst & (0xff >> sizeBytes);
  let isUnknown = size === 0xff >> sizeBytes;
  for (let index = 1; index < sizeBytes; index += 1) {
    const byte = from[sizeAt + index] ?? 0;
    isUnknown &&= byte === 0xff;
    size = size * 256 + byte;
  }
  const content = sizeAt + sizeBytes;
  const end = isUnknown ? at + room : content + size;
  return end > at + room ? null : { id, start: at, content, end };
}

function* list(part: Buffer, from: number, to: number): Generator<Element> {
  for (let at = from; at < to; ) {
    const element = readElement(part, at, to - at);
    if (!element) throw new MediaRefused('film-broken');
    yield element;
    at = element.end;
  }
}

const find = (part: Buffer, id: number): Element | null =>
  [...list(part, 0, part.length)].find((element) => element.id === id) ?? null;

function readUnsigned(part: Buffer, { content, end }: Element): number {
  const bytes = end - content;
  return bytes >= 1 && bytes <= 6 ? part.readUIntBE(content, bytes) : 0;
}
