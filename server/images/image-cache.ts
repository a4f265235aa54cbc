import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Asker, FairQueue } from '../limits/fair-queue.ts';
import type { MadeImage } from './make-image.ts';
import { PictureFiles } from './picture-files.ts';
import type { SharedPictures } from './shared-pictures.ts';

export interface ImageCacheOptions {
  readonly folder: string;
  /** In which pictures wait to be made; may be shared with other caches. */
  readonly queue: FairQueue;
  readonly maxBytes?: number;
  /** Where other machines look and leave what they made; nowhere where absent. */
  readonly shared?: SharedPictures | null | undefined;
}

/** What a picture is known by. */
export interface PictureKey {
  /** Everything that decides the picture's bytes, the master's version included. */
  readonly own: string;
  /** The same in words that mean the same on every machine. */
  readonly everywhere: () => Promise<string>;
}

/** What nobody had is not looked for again at once: a picture is asked for in two steps. */
const missedForMs = 5_000;

/**
 * Made pictures on this machine's disk, and behind it those that all machines share. What is not to be had
 * is made; a shared store that fails costs a visitor nothing but that.
 */
export class ImageCache {
  readonly #files: PictureFiles;
  readonly #queue: FairQueue;
  readonly #shared: SharedPictures | null;
  readonly #looking = new Map<string, Promise<MadeImage | null>>();
  readonly #missed = new LRUCache<string, true>({ max: 1_000, ttl: missedForMs });

  constructor(options: ImageCacheOptions) {
    this.#files = new PictureFiles(options.folder, options.maxBytes ?? 1024 * 1024 * 1024);
    this.#queue = options.queue;
    this.#shared = options.shared ?? null;
  }

  /** @param key a text alone where the picture is for this machine */
  async find(key: string | PictureKey): Promise<MadeImage | null> {
    const name = toName(toOwn(key));
    return (await this.#files.read(name)) ?? this.#findShared(name, key);
  }

  /**
   * @param make its signal tells that nobody waits any more
   * @throws {TooBusy} when too many are to be made
   */
  async findOrMake(
    key: string | PictureKey,
    asker: Asker,
    make: (signal: AbortSignal) => Promise<MadeImage>,
  ): Promise<MadeImage> {
    const found = await this.find(key);
    if (found) return found;
    const name = toName(toOwn(key));
    return this.#queue.run(this.#files.pathOf(name), asker, (signal) =>
      this.#make(name, key, signal, make),
    );
  }

  /** Makes a picture when nobody waits for another; forgets it when too many are to be made already. */
  makeLater(key: string | PictureKey, make: () => Promise<MadeImage>): void {
    const name = toName(toOwn(key));
    this.#queue.runWhenIdle(this.#files.pathOf(name), () =>
      this.#make(name, key, new AbortController().signal, make),
    );
  }

  async #make(
    name: string,
    key: string | PictureKey,
    signal: AbortSignal,
    make: (signal: AbortSignal) => Promise<MadeImage>,
  ): Promise<MadeImage> {
    const image = await make(signal);
    // A picture that cannot be kept, for want of room, is shown all the same.
    await this.#files.write(name, image).catch(() => {});
    if (this.#shared && typeof key !== 'string') {
      const shared = this.#shared;
      void key.everywhere().then(
        (text) => shared.keep(toName(text), image),
        () => {},
      );
    }
    return image;
  }

  /** Many who ask at once look once. */
  #findShared(name: string, key: string | PictureKey): Promise<MadeImage | null> {
    const shared = this.#shared;
    if (!shared || typeof key === 'string' || this.#missed.has(name)) return Promise.resolve(null);
    const looking = this.#looking.get(name);
    if (looking) return looking;
    const look = async () => {
      const image = await shared.find(toName(await key.everywhere()));
      if (image) await this.#files.write(name, image).catch(() => {});
      else this.#missed.set(name, true);
      return image;
    };
    const begun = look()
      .catch(() => null)
      .finally(() => this.#looking.delete(name));
    this.#looking.set(name, begun);
    return begun;
  }
}

const toOwn = (key: string | PictureKey) => (typeof key === 'string' ? key : key.own);

const toName = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32);
