import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MadeImage } from './make-image.ts';

export interface ImageCacheOptions {
  readonly folder: string;
  readonly maxBytes?: number;
  /** How many pictures are made at the same time; the others wait their turn. */
  readonly concurrency?: number;
  /** How many may wait; one more is refused. */
  readonly maxWaiting?: number;
}

/** Too many pictures are waiting to be made; the visitor may ask again. */
export class ImagesBusy extends Error {
  override readonly name = 'ImagesBusy';
}

/**
 * Made pictures on disk, bounded in bytes: the ones not asked for longest go first. Files are
 * written under another name and renamed, so a killed process leaves no half picture.
 */
export class ImageCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #concurrency: number;
  readonly #maxWaiting: number;
  readonly #making = new Map<string, Promise<MadeImage>>();
  readonly #waiting: (() => void)[] = [];
  readonly #later = new Map<string, () => Promise<MadeImage>>();
  #running = 0;
  #writtenBytes = 0;

  constructor(options: ImageCacheOptions) {
    this.#folder = options.folder;
    this.#maxBytes = options.maxBytes ?? 1024 * 1024 * 1024;
    this.#concurrency = options.concurrency ?? 2;
    this.#maxWaiting = options.maxWaiting ?? 200;
  }

  /** @param key everything that decides the picture's bytes, the master's version included */
  find(key: string): Promise<MadeImage | null> {
    return this.#read(toName(key));
  }

  async findOrMake(key: string, make: () => Promise<MadeImage>): Promise<MadeImage> {
    const name = toName(key);
    const kept = await this.#read(name);
    if (kept) return kept;
    let pending = this.#making.get(name);
    if (!pending) {
      pending = this.#make(name, make).finally(() => this.#making.delete(name));
      this.#making.set(name, pending);
    }
    return pending;
  }

  /** Makes a picture when nobody waits for another; forgets it when too many are to be made already. */
  makeLater(key: string, make: () => Promise<MadeImage>): void {
    const name = toName(key);
    if (this.#later.size < this.#maxWaiting && !this.#making.has(name)) this.#later.set(name, make);
    this.#makeNextLater();
  }

  #makeNextLater(): void {
    const [next] = this.#later;
    if (!next || this.#running > 0) return;
    const [name, make] = next;
    this.#later.delete(name);
    // Nobody waits for it: whoever asks next finds out what is wrong.
    const pending = this.#make(name, make).finally(() => this.#making.delete(name));
    this.#making.set(name, pending);
    pending.catch(() => {});
  }

  async #make(name: string, make: () => Promise<MadeImage>): Promise<MadeImage> {
    await this.#takeTurn();
    try {
      const image = await make();
      await this.#write(name, image);
      return image;
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
      this.#makeNextLater();
    }
  }

  async #takeTurn(): Promise<void> {
    if (this.#running >= this.#concurrency) {
      if (this.#waiting.length >= this.#maxWaiting)
        throw new ImagesBusy('Too many pictures are being made.');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#running += 1;
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
    await writeFile(unfinished, Buffer.concat([Buffer.from(`${image.contentType}\n`), image.body]));
    await rename(unfinished, path);
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
