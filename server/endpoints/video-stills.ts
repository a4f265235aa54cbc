import type { Handler } from 'hono';
import { readBounded } from '#shared/http/read-bounded.ts';
import { ImageCache } from '../images/image-cache.ts';
import type { MadeImage } from '../images/make-image.ts';
import type { FairQueue } from '../limits/fair-queue.ts';
import { NobodyWaits, TooBusy } from '../limits/too-busy.ts';
import { readAsker } from '../middleware/client.ts';
import type { Log } from '../process/log.ts';
import type { Fetch } from '../services/resilient-fetch.ts';

export interface VideoStillsOptions {
  /** Scheme and host of the stills. */
  readonly host: string;
  readonly cacheFolder: string;
  readonly fetch: Fetch;
  readonly queue: FairQueue;
  readonly log: Log;
}

const maxCacheBytes = 64 * 1024 * 1024;
const maxStillBytes = 2 * 1024 * 1024;
const timeoutMs = 5_000;
const oneDay = 'public, max-age=86400, stale-while-revalidate=604800';

/** From the largest; not every film has every one. All have the film's own proportions. */
const sizes = ['maxresdefault', 'mqdefault'] as const;

/**
 * `GET /video-stills/<id>.jpg`: the still of a film at the video site. It comes through this site, so
 * that nobody is known there before a film is played. Only stills, of one host, are fetched.
 */
export function videoStills({ host, cacheFolder, fetch, queue, log }: VideoStillsOptions): Handler {
  const cache = new ImageCache({ folder: cacheFolder, maxBytes: maxCacheBytes, queue });
  return async (c) => {
    const id = /^\/video-stills\/([\w-]{11})\.jpg$/.exec(c.req.path)?.[1];
    if (!id) return c.text('This still picture does not exist.', 404);
    try {
      const { body, contentType } = await cache.findOrMake(`still ${id}`, readAsker(c), (signal) =>
        fetchStill(fetch, host, id, signal),
      );
      return c.body(new Uint8Array(body), 200, {
        'Content-Type': contentType,
        'Cache-Control': oneDay,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
    } catch (error) {
      if (error instanceof TooBusy || error instanceof NobodyWaits) throw error;
      if (error instanceof StillMissing) return c.text(error.message, 404);
      log.warn({ err: error, id }, 'a still picture could not be loaded');
      return c.text('The still picture is temporarily unavailable.', 502, {
        'Cache-Control': 'no-store',
      });
    }
  };
}

class StillMissing extends Error {
  constructor() {
    super('This still picture does not exist.');
  }
}

async function fetchStill(
  fetch: Fetch,
  host: string,
  id: string,
  unwanted: AbortSignal,
): Promise<MadeImage> {
  for (const size of sizes) {
    const response = await fetch(`${host}/vi/${id}/${size}.jpg`, {
      signal: AbortSignal.any([unwanted, AbortSignal.timeout(timeoutMs)]),
      redirect: 'error',
    });
    if (response.status === 404) continue;
    if (!response.ok || response.headers.get('Content-Type') !== 'image/jpeg') {
      throw new Error(`The reply had the status ${response.status} or is not a picture.`);
    }
    const body = await readBounded(response.body, maxStillBytes);
    if (!body) throw new Error('The still is too large.');
    return { body: Buffer.from(body), contentType: 'image/jpeg' };
  }
  throw new StillMissing();
}
