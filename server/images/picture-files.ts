import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MadeImage } from './make-image.ts';

/**
 * Made pictures as files, bounded in bytes: the ones not asked for longest go first. Files are
 * written under another name and renamed, so neither a killed process nor one of another machine leaves
 * or sees half a picture.
 */
export class PictureFiles {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** Since the folder was looked through; at first nobody knows what earlier processes left there. */
  #writtenBytes: number;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#writtenBytes = maxBytes;
  }

  /** @throws where the folder cannot be read; null: it is not there */
  async read(name: string): Promise<MadeImage | null> {
    const path = this.pathOf(name);
    try {
      const file = await readFile(path);
      // The reading time decides what goes first when there is no more room.
      const now = new Date();
      await utimes(path, now, now).catch(() => {});
      const end = file.indexOf(0x0a);
      return { contentType: file.toString('latin1', 0, end), body: file.subarray(end + 1) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async write(name: string, image: MadeImage): Promise<void> {
    const path = this.pathOf(name);
    await mkdir(join(path, '..'), { recursive: true });
    const unfinished = `${path}.${randomBytes(6).toString('hex')}.part`;
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

  pathOf(name: string): string {
    return join(this.#folder, name.slice(0, 2), name.slice(2));
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
}
