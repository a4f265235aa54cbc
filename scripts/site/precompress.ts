import { readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A file with the sizes of its copies, in bytes. */
export interface Compressed {
  readonly path: string;
  readonly size: number;
  readonly gzipSize: number;
  readonly brotliSize: number;
}

const textEndings = new Set(
  '.css .html .ico .js .json .map .svg .ttf .txt .webmanifest .xml'.split(' '),
);
/** As many as zlib's thread pool takes at once. */
const atOnce = 4;

/**
 * Puts `x.js.br` and `x.js.gz` beside every text file of a folder, at the highest levels: it is done
 * once, and then every visitor gets the smallest file.
 */
export async function precompress(
  folder: string,
  onProgress: (done: number, all: number) => void,
): Promise<Compressed[]> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && textEndings.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const waiting = files.values();
  const compressed: Compressed[] = [];
  const work = async () => {
    for (const path of waiting) {
      compressed.push(await compressFile(path));
      onProgress(compressed.length, files.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return compressed.sort((a, b) => b.brotliSize - a.brotliSize);
}

async function compressFile(path: string): Promise<Compressed> {
  const bytes = await readFile(path);
  const [brotli, gzipped] = await Promise.all([
    compressBest(bytes),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await keepIfSmaller(`${path}.br`, brotli, bytes.length);
  await keepIfSmaller(`${path}.gz`, gzipped, bytes.length);
  return {
    path,
    size: bytes.length,
    gzipSize: Math.min(gzipped.length, bytes.length),
    brotliSize: Math.min(brotli.length, bytes.length),
  };
}

/**
 * How Brotli reads a file, and how much of it at once (log 2 of bytes; 0: it chooses): which is best differs
 * by the file, by a twentieth for one that repeats itself as the manifest does.
 */
const waysToRead = [
  { mode: constants.BROTLI_MODE_GENERIC, block: 0 },
  { mode: constants.BROTLI_MODE_FONT, block: 16 },
  { mode: constants.BROTLI_MODE_FONT, block: 20 },
];

/** @returns the smallest that Brotli makes of a file */
async function compressBest(bytes: Buffer): Promise<Buffer> {
  const made = waysToRead.map(({ mode, block }) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_MODE]: mode,
        [constants.BROTLI_PARAM_LGBLOCK]: block,
      },
    }),
  );
  return (await Promise.all(made)).reduce((best, one) => (one.length < best.length ? one : best));
}

async function keepIfSmaller(path: string, copy: Buffer, size: number): Promise<void> {
  if (copy.length < size) await writeFile(path, copy);
  else rmSync(path, { force: true });
}
