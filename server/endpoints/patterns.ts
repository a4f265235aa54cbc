import type { Handler } from 'hono';
import sharp from 'sharp';
import { parsePattern, toPatternQuery, toSvg } from '#shared/girih/pattern.ts';

const pngSide = 2_000;

/**
 * `/pattern.svg` and `/pattern.png`: the picture of the pattern that the address describes, to be
 * kept. There are a few thousand different ones, each with one address.
 */
export const patternFile: Handler = async (c) => {
  const url = new URL(c.req.url);
  const choice = parsePattern(url.searchParams);
  const query = toPatternQuery(choice);
  const isPng = url.pathname.endsWith('.png');
  // One address for each picture, so that caches hold it once.
  if (url.search !== `?${query}`) return c.redirect(`${url.pathname}?${query}`, 301);
  const svg = Buffer.from(toSvg(choice));
  const body = isPng
    ? await sharp(svg, { density: (72 * pngSide) / 1_000 })
        .png()
        .toBuffer()
    : svg;
  return c.body(new Uint8Array(body), 200, {
    'Content-Type': isPng ? 'image/png' : 'image/svg+xml',
    'Content-Disposition': `attachment; filename="girih-${choice.fold}-${choice.angle}-${choice.palette}.${isPng ? 'png' : 'svg'}"`,
    'Cache-Control': 'public, max-age=86400',
  });
};
