import type { Log } from '../process/log.ts';
import { BoundedCalls, NoPlaceFree } from './bounded-calls.ts';
import type { MadeImage } from './make-image.ts';

/** A place for made pictures that several machines use: a folder or a bucket. */
export interface PictureStore {
  /** Calls at once, of which it is not sure that they ever return. */
  readonly maxCalls: number;
  /** @returns null: it has none of this name; throws when it cannot be asked */
  read(name: string, signal: AbortSignal): Promise<MadeImage | null>;
  write(name: string, image: MadeImage, signal: AbortSignal): Promise<void>;
}

/** The same, never in anybody's way: it fails by having nothing. */
export interface SharedPictures {
  find(name: string): Promise<MadeImage | null>;
  /** Returns at once; the picture is sent when others have been. */
  keep(name: string, image: MadeImage): void;
}

export interface SharedPicturesOptions {
  /** Making most pictures takes less than this, milliseconds. */
  readonly readWithinMs?: number;
  readonly writeWithinMs?: number;
  /** How long the store is left alone after failures, milliseconds. */
  readonly restMs?: number;
}

const maxReadsAtOnce = 32;
const maxWritesAtOnce = 4;
/** Pictures that wait to be sent; of more, each is kept by its own machine alone. */
const maxWaiting = 200;
const failuresBeforeRest = 3;
const shownTypes = /^image\/(?:avif|webp|jpeg|png)$/;

/**
 * Keeps time, number and failures of a store within bounds. While it fails it is left alone for some seconds at a
 * time, and pictures are made here; the log says when that begins and when it ends.
 */
export function createSharedPictures(
  store: PictureStore,
  log: Pick<Log, 'warn' | 'info'>,
  { readWithinMs = 1_000, writeWithinMs = 10_000, restMs = 10_000 }: SharedPicturesOptions = {},
): SharedPictures {
  let failures = 0;
  let restsUntil = 0;
  let isFailing = false;
  let reads = 0;
  let writes = 0;
  const waiting: { readonly name: string; readonly image: MadeImage }[] = [];

  const calls = new BoundedCalls(store.maxCalls);

  const rests = () => calls.isBlocked || performance.now() < restsUntil;
  async function ask<Answer>(ms: number, call: (signal: AbortSignal) => Promise<Answer>) {
    try {
      const answer = await calls.run(ms, call);
      failures = 0;
      if (isFailing) log.info('made pictures are shared again');
      isFailing = false;
      return answer;
    } catch (error) {
      if (error instanceof NoPlaceFree) return null;
      failures += 1;
      if (failures >= failuresBeforeRest) restsUntil = performance.now() + restMs;
      if (!isFailing) {
        log.warn({ err: error }, 'made pictures cannot be shared; each machine makes its own');
      }
      isFailing = true;
      return null;
    }
  }

  async function send(): Promise<void> {
    writes += 1;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, image } = next;
      if (!rests()) await ask(writeWithinMs, (signal) => store.write(name, image, signal));
    }
    writes -= 1;
  }

  return {
    async find(name) {
      if (rests() || reads >= maxReadsAtOnce) return null;
      reads += 1;
      try {
        return await ask(readWithinMs, async (signal) => {
          const image = await store.read(name, signal);
          if (image && !shownTypes.test(image.contentType)) {
            throw new Error(
              `The store gave ${image.contentType.slice(0, 100)}, which is no picture.`,
            );
          }
          return image;
        });
      } finally {
        reads -= 1;
      }
    },
    keep(name, image) {
      if (rests() || waiting.length >= maxWaiting) return;
      waiting.push({ name, image });
      if (writes < maxWritesAtOnce) void send();
    },
  };
}
