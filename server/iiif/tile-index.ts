import { type FileHandle, open } from 'node:fs/promises';

/** The positions of one level's tiles in a pyramid's file. */
export interface TileLevel {
  readonly width: number;
  readonly height: number;
  /** Tiles are square, those at the right and lower edge filled up. */
  readonly side: number;
  /** Bytes from the start of the file, row by row. */
  readonly offsets: readonly number[];
  readonly byteCounts: readonly number[];
  /** The tables that every tile's JPEG leaves out, between the markers of start and end. */
  readonly tables: Buffer;
}

/** Tags of TIFF 6.0 and of its Technical Note 2 (JPEG). */
const tags = {
  width: 256,
  height: 257,
  bitsPerSample: 258,
  compression: 259,
  photometric: 262,
  samplesPerPixel: 277,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileByteCounts: 325,
  jpegTables: 347,
} as const;
const jpegCompression = 7;
const yCbCr = 6;
const blackIsZero = 1;
const bytesOfType: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 7: 1 };

const maxLevels = 32;
const maxTiles = 1_000_000;
const maxTags = 200;

/**
 * Reads where the tiles of a pyramid lie, so that one can be given as it stands.
 * @returns null where they are not JPEGs that every browser shows, or the file is of another kind
 */
export async function readTileIndex(path: string): Promise<readonly TileLevel[] | null> {
  const file = await open(path);
  try {
    const head = await readBytes(file, 0, 8);
    // Pyramids are made and read on one machine; the other order of bytes is not written here.
    if (head.toString('latin1', 0, 2) !== 'II' || head.readUInt16LE(2) !== 42) return null;
    const levels: TileLevel[] = [];
    for (let at = head.readUInt32LE(4); at !== 0; ) {
      if (levels.length === maxLevels) return null;
      const { fields, next } = await readDirectory(file, at);
      const level = await readLevel(file, fields);
      if (!level) return null;
      levels.push(level);
      at = next;
    }
    return levels.length > 0 ? levels : null;
  } finally {
    await file.close();
  }
}

/** A tile as a JPEG of its own. Source: TIFF Technical Note 2, "JPEGTables". */
export async function readStoredTile(
  path: string,
  { offsets, byteCounts, tables }: TileLevel,
  index: number,
): Promise<Buffer | null> {
  const [at, length] = [offsets[index], byteCounts[index]];
  if (at === undefined || !length) return null;
  const file = await open(path);
  try {
    const tile = await readBytes(file, at, length);
    return Buffer.concat([jfifStart, tables, tile.subarray(2)]);
  } finally {
    await file.close();
  }
}

/** Start of a JFIF 1.1 file, which says that its colours are YCbCr. */
const jfifStart = Buffer.from([
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1],
  ...[0, 0, 1, 0, 1, 0, 0],
]);

interface Field {
  readonly type: number;
  readonly count: number;
  /** The value itself where it fits into four bytes, else where it lies. */
  readonly value: Buffer;
}

async function readDirectory(file: FileHandle, at: number) {
  const count = (await readBytes(file, at, 2)).readUInt16LE(0);
  if (count > maxTags) throw new Error('The pyramid has too many tags.');
  const entries = await readBytes(file, at + 2, count * 12 + 4);
  const fields = new Map<number, Field>();
  for (let index = 0; index < count; index += 1) {
    const entry = entries.subarray(index * 12, index * 12 + 12);
    fields.set(entry.readUInt16LE(0), {
      type: entry.readUInt16LE(2),
      count: entry.readUInt32LE(4),
      value: entry.subarray(8),
    });
  }
  return { fields, next: entries.readUInt32LE(count * 12) };
}

async function readLevel(
  file: FileHandle,
  fields: ReadonlyMap<number, Field>,
): Promise<TileLevel | null> {
  const numbers = (tag: number) => readNumbers(file, fields.get(tag));
  const number = async (tag: number) => (await numbers(tag))[0] ?? 0;
  const samples = await number(tags.samplesPerPixel);
  const photometric = await number(tags.photometric);
  const isShown =
    (await number(tags.compression)) === jpegCompression &&
    (await numbers(tags.bitsPerSample)).every((bits) => bits === 8) &&
    ((samples === 3 && photometric === yCbCr) || (samples === 1 && photometric === blackIsZero));
  const side = await number(tags.tileWidth);
  const tables = await readField(file, fields.get(tags.jpegTables));
  if (!isShown || !side || side !== (await number(tags.tileHeight)) || !tables) return null;
  return {
    width: await number(tags.width),
    height: await number(tags.height),
    side,
    offsets: await numbers(tags.tileOffsets),
    byteCounts: await numbers(tags.tileByteCounts),
    tables: tables.subarray(2, -2),
  };
}

async function readField(file: FileHandle, field: Field | undefined): Promise<Buffer | null> {
  const size = field && (bytesOfType[field.type] ?? 0) * field.count;
  if (!field || !size || field.count > maxTiles) return null;
  if (size <= 4) return field.value.subarray(0, size);
  return readBytes(file, field.value.readUInt32LE(0), size);
}

async function readNumbers(file: FileHandle, field: Field | undefined): Promise<number[]> {
  const bytes = await readField(file, field);
  if (!field || !bytes) return [];
  return Array.from({ length: field.count }, (_, index) =>
    field.type === 3 ? bytes.readUInt16LE(index * 2) : bytes.readUInt32LE(index * 4),
  );
}

/** @throws when the file ends before */
async function readBytes(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  if (bytesRead < length) throw new Error('The pyramid ends too early.');
  return bytes;
}
