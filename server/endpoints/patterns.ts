import type { Handler } from 'hono';
import { parsePattern, toPatternQuery, toSvg } from '#shared/girih/pattern.ts';
import { ImageCache } from '../images/image-cache.ts';
import { loadSharp } from '../images/load-sharp.ts';
import type { FairQueue } from '../limits/fair-queue.ts';
import { readAsker } from '../middleware/client.ts';

const pngSide = 2_000;
const maxCacheBytes = 64 * 1024 * 1024;

/**
 * `/pattern.svg` and `/pattern.png`: the picture of the pattern that the address describes, to be
 * kept. There are a few thousand different ones, each with one address.
 */
export function patternFiles(cacheFolder: string, queue: FairQueue): Handler {
  const cache = new ImageCache({ folder: cacheFolder, queue, maxBytes: maxCacheBytes });
  return async (c) => {
    const url = new URL(c.req.url);
    const choice = parsePattern(url.searchParams);
    const query = toPatternQuery(choice);
    const isPng = url.pathname.endsWith('.png');
    // One address for each picture, so that caches hold it once.
    if (url.search !== `?${query}`) return c.redirect(`${url.pathname}?${query}`, 301);
    const svg = Buffer.from(toSvg(choice));
    const ending = isPng ? 'png' : 'svg';
    // The key contains the drawing itself: a changed drawing is another picture.
    const key = `pattern ${pngSide} ${svg}`;
    const { body, contentType } = isPng
      ? await cache.findOrMake(key, readAsker(c), () => toPng(svg))
      : { body: svg, contentType: 'image/svg+xml' };
    return c.body(new Uint8Array(body), 200, {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="girih-${choice.fold}-${choice.angle}-${choice.palette}.${ending}"`,
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  };
}

const toPng = async (svg: Buffer) => ({
  body: await (await loadSharp())(svg, { density: (72 * pngSide) / 1_000 })
    .png()
    .toBuffer(),
  contentType: 'image/png',
});
