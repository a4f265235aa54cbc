import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Asker, FairQueue } from '../limits/fair-queue.ts';
import type { MadeImage } from './make-image.ts';

export interface ImageCacheOptions {
  readonly folder: string;
  /** In which pictures wait to be made; may be shared with other caches. */
  readonly queue: FairQueue;
  readonly maxBytes?: number;
}

/**
 * Made pictures on disk, bounded in bytes: the ones not asked for longest go first. Files are
 * written under another name and renamed, so a killed process leaves no half picture.
 */
export class ImageCache {
  readonly #folder: string;
  readonly #queue: FairQueue;
  readonly #maxBytes: number;
  /** Since the folder was looked through; at first nobody knows what earlier processes left there. */
  #writtenBytes: number;

  constructor(options: ImageCacheOptions) {
    this.#folder = options.folder;
    this.#queue = options.queue;
    this.#maxBytes = options.maxBytes ?? 1024 * 1024 * 1024;
    this.#writtenBytes = this.#maxBytes;
  }

  /** @param key everything that decides the picture's bytes, the master's version included */
  find(key: string): Promise<MadeImage | null> {
    return this.#read(toName(key));
  }

  /**
   * @param make its signal tells that nobody waits any more
   * @throws {TooBusy} when too many are to be made
   */
  async findOrMake(
    key: string,
    asker: Asker,
    make: (signal: AbortSignal) => Promise<MadeImage>,
  ): Promise<MadeImage> {
    const name = toName(key);
    const cached = await this.#read(name);
    if (cached) return cached;
    return this.#queue.run(this.#pathOf(name), asker, (signal) => this.#make(name, signal, make));
  }

  /** Makes a picture when nobody waits for another; forgets it when too many are to be made already. */
  makeLater(key: string, make: () => Promise<MadeImage>): void {
    const name = toName(key);
    this.#queue.runWhenIdle(this.#pathOf(name), () =>
      this.#make(name, new AbortController().signal, make),
    );
  }

  async #make(
    name: string,
    signal: AbortSignal,
    make: (signal: AbortSignal) => Promise<MadeImage>,
  ): Promise<MadeImage> {
    const image = await make(signal);
    // A picture that cannot be kept, for want of room, is shown all the same.
    await this.#write(name, image).catch(() => {});
    return image;
  }

  async #read(name: string): Promise<MadeImage | null> {
    const path = this.#pathOf(name);
    try {
      const file = await readFile(path);
      // The reading time decides what goes first when the cache is full.
      const now = new Date();
      utimes(path, now, now).catch(() => {});
      const end = file.indexOf(0x0a);
      return { contentType: file.toString('latin1', 0, end), body: file.subarray(end + 1) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async #write(name: string, image: MadeImage): Promise<void> {
    const path = this.#pathOf(name);
    await mkdir(join(path, '..'), { recursive: true });
    const unfinished = `${path}.${process.pid}.part`;
    const content = Buffer.concat([Buffer.from(`${image.contentType}\n`), image.body]);
    try {
      await writeFile(unfinished, content);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    this.#writtenBytes += image.body.byteLength;
    if (this.#writtenBytes > this.#maxBytes / 10) {
      this.#writtenBytes = 0;
      await this.#trim();
    }
  }

  async #trim(): Promise<void> {
    const files = [];
    for (const name of await readdir(this.#folder, { recursive: true })) {
      const path = join(this.#folder, name);
      const info = await stat(path).catch(() => null);
      if (info?.isFile()) files.push({ path, size: info.size, usedAt: info.mtimeMs });
    }
    let bytes = files.reduce((sum, file) => sum + file.size, 0);
    for (const file of files.sort((a, b) => a.usedAt - b.usedAt)) {
      if (bytes <= this.#maxBytes) return;
      await rm(file.path, { force: true });
      bytes -= file.size;
    }
  }

  #pathOf(name: string): string {
    return join(this.#folder, name.slice(0, 2), name.slice(2));
  }
}

const toName = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32);
