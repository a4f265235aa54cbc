import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { MasterFile } from '../images/find-master.ts';
import { loadSharp } from '../images/load-sharp.ts';
import { type Asker, FairQueue } from '../limits/fair-queue.ts';
import { tileWidth } from './image-info.ts';
import type { Size } from './plan-image.ts';
import { readTileIndex, type TileLevel } from './tile-index.ts';

/** A picture in tiles at every scale: whole, a half, a quarter … each level is a page of one TIFF. */
export interface Pyramid {
  readonly path: string;
  readonly levels: readonly Size[];
  /** Null: its tiles cannot be given as they stand. */
  readonly tiles: readonly TileLevel[] | null;
}

export interface PyramidsOptions {
  readonly folder: string;
  /** Of all pyramids together; the ones not asked for longest go first. */
  readonly maxBytes?: number;
  /** In which they wait to be made, one after the other where absent. */
  readonly queue?: FairQueue;
}

/** Pixels of a master's sides; libvips reads line by line, so a large one takes time and no memory. */
export const maxMasterPixels = 2_000_000_000;
/** Smaller masters are as quick without. */
const largeFromPixels = 1_200_000;
/** Two thousand million pixels take a few minutes; whatever takes longer holds up the others. */
const maxSeconds = 900;
/** That of the tiles which viewers are told to ask for, so that most are given as they stand. */
const tileSide = tileWidth;
/** As that of the JPEGs that are made. */
const quality = 82;
/** Part of their names: those made otherwise are not found, and go when room is needed. */
const making = 2;

/** How often the file of a pyramid in use is marked as used. */
const touchEveryMs = 60_000;

/** Whether an error says that a file is not there; libvips says so in words only. */
export const isGone = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ENOENT' ||
  (error as Error).message.startsWith('Input file is missing');

/** Whether a picture of this size is read by a pyramid. */
export const isLarge = ({ width, height }: Size): boolean => width * height >= largeFromPixels;

/** Beside the made images. */
export const toPyramidsFolder = (imageCacheFolder: string): string =>
  `${imageCacheFolder}-pyramids`;

/** Pyramids on disk, made once for each version of a master. */
export class Pyramids {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #queue: FairQueue;
  readonly #open = new LRUCache<string, { pyramid: Pyramid; touchedAt: number }>({ max: 200 });

  constructor({ folder, maxBytes = 20 * 1024 ** 3, queue }: PyramidsOptions) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#queue = queue ?? new FairQueue({ concurrency: 1 });
  }

  /**
   * @returns null when it is still to be made. What is found may go before it is read, since another
   * process trims the same folder: see `isGone` and `forget`
   */
  async find(master: MasterFile): Promise<Pyramid | null> {
    const name = toName(master);
    const open = this.#open.get(name);
    const now = new Date();
    if (open && now.getTime() - open.touchedAt < touchEveryMs) return open.pyramid;
    const path = join(this.#folder, name);
    try {
      // The time of use decides what goes first when the folder is full.
      await utimes(path, now, now);
      if (!open) return await this.#remember(name, path);
    } catch (error) {
      if (!isGone(error)) throw error;
      this.#open.delete(name);
      return null;
    }
    open.touchedAt = now.getTime();
    return open.pyramid;
  }

  /** The next one who asks looks whether its file is there. */
  forget(master: MasterFile): void {
    this.#open.delete(toName(master));
  }

  /**
   * @throws {TooBusy} when too many wait already
   * @throws what libvips says of a file that is no picture
   */
  async findOrMake(master: MasterFile, asker: Asker = { client: 'unknown' }): Promise<Pyramid> {
    const found = await this.find(master);
    const name = toName(master);
    return found ?? this.#queue.run(name, asker, () => this.#make(master, name));
  }

  async #make(master: MasterFile, name: string): Promise<Pyramid> {
    await mkdir(this.#folder, { recursive: true });
    const path = join(this.#folder, name);
    const unfinished = `${path}.${process.pid}.part`;
    const sharp = await loadSharp();
    const image = sharp(master.path, { limitInputPixels: maxMasterPixels, sequentialRead: true });
    const { hasAlpha } = await image.metadata();
    try {
      await image
        .autoOrient()
        .tiff({
          tile: true,
          tileWidth: tileSide,
          tileHeight: tileSide,
          pyramid: true,
          // JPEG holds no transparency.
          ...(hasAlpha ? { compression: 'deflate' } : { compression: 'jpeg', quality }),
        })
        .timeout({ seconds: maxSeconds })
        .toFile(unfinished);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await this.#trim(name);
    return this.#remember(name, path);
  }

  async #remember(name: string, path: string): Promise<Pyramid> {
    const pyramid = { path, levels: await readLevels(path), tiles: await readTileIndex(path) };
    this.#open.set(name, { pyramid, touchedAt: Date.now() });
    return pyramid;
  }

  async #trim(newest: string): Promise<void> {
    const files = [];
    for (const name of await readdir(this.#folder)) {
      const info = await stat(join(this.#folder, name)).catch(() => null);
      if (info?.isFile()) files.push({ name, size: info.size, usedAt: info.mtimeMs });
    }
    let bytes = files.reduce((sum, file) => sum + file.size, 0);
    for (const { name, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      if (bytes <= this.#maxBytes) return;
      if (name === newest) continue;
      this.#open.delete(name);
      await rm(join(this.#folder, name), { force: true });
      bytes -= size;
    }
  }
}

async function readLevels(path: string): Promise<Size[]> {
  const sharp = await loadSharp();
  const { pages = 1 } = await sharp(path, { limitInputPixels: maxMasterPixels }).metadata();
  return Promise.all(
    Array.from({ length: pages }, async (_, page) => {
      const opened = sharp(path, { page, limitInputPixels: maxMasterPixels });
      const { width, height } = await opened.metadata();
      return { width, height };
    }),
  );
}

const toName = ({ path, version }: MasterFile) =>
  `${createHash('sha256').update(`${path}@${version} ${making}`).digest('hex').slice(0, 32)}.tif`;
