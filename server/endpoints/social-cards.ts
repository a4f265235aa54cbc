import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { Handler } from 'hono';
import { LRUCache } from 'lru-cache';
import { readBounded } from '#shared/http/read-bounded.ts';
import { isLanguage } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { ImageCache } from '../images/image-cache.ts';
import type { MadeImage } from '../images/make-image.ts';
import type { UploadedFiles } from '../images/uploaded-media.ts';
import type { Asker, FairQueue } from '../limits/fair-queue.ts';
import { readAsker } from '../middleware/client.ts';
import type { RenderedPage } from '../pages/page-cache.ts';
import type { Log } from '../process/log.ts';
import { cardVersion, drawCard } from '../social-cards/draw-card.ts';
import { type PageCard, readPageCard } from '../social-cards/read-page-card.ts';
import type { Typefaces } from '../social-cards/typeface.ts';

export interface SocialCardsDependencies {
  /** The page at a path of the site, from the cache of pages where there is one. */
  readonly findPage: (path: string, asker: Asker) => Promise<Pick<RenderedPage, 'status' | 'body'>>;
  readonly publicOrigin: string;
  /** The folder of the project's own pictures. */
  readonly imagesFolder: string;
  /** Pictures that editors brought; none where absent. */
  readonly uploads?: UploadedFiles | null;
  readonly cacheFolder: string;
  /** Pictures elsewhere are fetched from these hosts only. */
  readonly pictureHosts: readonly string[];
  readonly queue: FairQueue;
  readonly log: Log;
}

const maxCacheBytes = 256 * 1024 * 1024;
const maxPictureBytes = 12 * 1024 * 1024;
const pictureTimeoutMs = 5_000;
const oneDay = 'public, max-age=86400, stale-while-revalidate=604800';
/** For a card whose picture may be had again soon. */
const missingMs = 300_000;
const fiveMinutes = `public, max-age=${missingMs / 1_000}`;

/**
 * `GET /social/<path of a page>.<language>.jpg`: the picture that stands for a page where somebody
 * shares it, drawn when it is first asked for. The home page is `/social/home.en.jpg`.
 */
export function socialCards(dependencies: SocialCardsDependencies): Handler {
  const cache = new ImageCache({
    folder: dependencies.cacheFolder,
    maxBytes: maxCacheBytes,
    queue: dependencies.queue,
  });
  let loading: Promise<Typefaces> | undefined;
  const readTypefaces = () => {
    // Shaping letters is a module of WebAssembly, which a start need not wait for.
    loading ??= import('../social-cards/typeface.ts').then(({ loadTypefaces }) => loadTypefaces());
    // The next card asks again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const draw = async (card: PageCard, picture: Uint8Array | null): Promise<MadeImage> => ({
    body: await drawCard(card, picture, await readTypefaces()),
    contentType: 'image/jpeg',
  });
  /** Pictures that could not be had a moment ago: a host that is down is not waited for each time. */
  const missing = new LRUCache<string, true>({ max: 500, ttl: missingMs });
  /** A picture that cannot be had is no reason to have no card; another time it is there. */
  const findOrDraw = async (card: PageCard, key: string, asker: Asker) => {
    try {
      const whole = async () =>
        draw(card, card.picture ? await findPicture(card.picture, dependencies, missing) : null);
      return { image: await cache.findOrMake(key, asker, whole), caching: oneDay };
    } catch (error) {
      if (!(error instanceof PictureMissing)) throw error;
      const { cause } = error;
      dependencies.log.warn(
        { err: cause, picture: card.picture },
        'a social card is drawn without its picture',
      );
      const bare = `${key} without its picture`;
      const image = await cache.findOrMake(bare, asker, () => draw(card, null));
      return { image, caching: fiveMinutes };
    }
  };
  return async (c) => {
    const asker = readAsker(c);
    const path = readCardPath(c.req.path);
    const page = path ? await dependencies.findPage(path, asker) : null;
    const card = page?.status === 200 && path ? readPageCard(String(page.body), path) : null;
    if (!card) return c.text('This picture does not exist.', 404);
    const key = `${JSON.stringify(card)} ${cardVersion}`;
    const { image, caching } = await findOrDraw(card, key, asker);
    return c.body(new Uint8Array(image.body), 200, {
      'Content-Type': image.contentType,
      'Cache-Control': caching,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: `"${createHash('sha1').update(`${key} ${caching}`).digest('base64url')}"`,
    });
  };
}

/** `/social/visit/plan-your-visit.es.jpg` → `/es/visit/plan-your-visit`; null: no address of a card. */
function readCardPath(address: string): string | null {
  const [, path = '', language] = /^\/social(\/[^?#]+)\.(\w+)\.jpg$/.exec(address) ?? [];
  if (!isLanguage(language) || path.includes('//') || path.endsWith('/')) return null;
  return localizePath(path === '/home' ? '/' : path, language);
}

class PictureMissing extends Error {}

/**
 * Null: of a place from which none is taken.
 * @throws {PictureMissing} while it cannot be had
 */
async function findPicture(
  address: string,
  dependencies: SocialCardsDependencies,
  missing: LRUCache<string, true>,
): Promise<Uint8Array | null> {
  try {
    if (missing.has(address)) throw new Error('It could not be loaded a moment ago.');
    const url = new URL(address);
    if (url.origin === dependencies.publicOrigin)
      return await readOwnPicture(url.pathname, dependencies);
    const isKnown = dependencies.pictureHosts.some((host) => new URL(host).host === url.host);
    if (url.protocol !== 'https:' || !isKnown) return null;
    // Cut to the card's proportions by the page; the whole picture is wanted.
    for (const name of ['h', 'fit', 'auto']) url.searchParams.delete(name);
    const response = await fetch(url, {
      signal: AbortSignal.timeout(pictureTimeoutMs),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`The reply had the status ${response.status}.`);
    const picture = await readBounded(response.body, maxPictureBytes);
    if (!picture) throw new Error('The picture is too large.');
    return picture;
  } catch (cause) {
    if (!missing.has(address)) missing.set(address, true);
    throw new PictureMissing('The picture could not be loaded.', { cause });
  }
}

async function readOwnPicture(
  pathname: string,
  { imagesFolder, uploads }: SocialCardsDependencies,
): Promise<Uint8Array | null> {
  const name = /^\/images\/([\w/-]+\.(?:webp|jpg|png))$/.exec(pathname)?.[1];
  if (!name) return null;
  const uploaded = await uploads?.find(name);
  if (uploaded) {
    const master = await uploads?.toMaster(uploaded);
    return master ? await readFile(master.path) : null;
  }
  const folder = await realpath(imagesFolder);
  const file = await realpath(resolve(folder, name));
  return file.startsWith(folder + sep) ? await readFile(file) : null;
}
