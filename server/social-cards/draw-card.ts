import { readFileSync } from 'node:fs';
import { mark } from '#brand/mark.ts';
import * as palette from '#brand/palette.ts';
import { loadSharp } from '../images/load-sharp.ts';
import type { Typefaces } from './typeface.ts';

const ornaments = new URL('../../brand/ornaments/', import.meta.url);

/** What a social card shows. */
export interface CardContent {
  readonly title: string;
  /** A few words above the title: the section. */
  readonly label: string | null;
  readonly siteName: string;
  readonly accent: string;
  /** Works are shown whole, on a ground; only pictures of places and people fill their part. */
  readonly isWhole: boolean;
}

/** Changes with every change of how cards look, so that kept ones are drawn anew. */
export const cardVersion = 2;

const width = 1200;
const height = 630;
/** The line between the panel of text and the picture. */
const seam = 632;
const margin = 64;
const latticeTile = 56;
const titleSizes = [92, 80, 68, 58, 50, 44];
const maxTitleHeight = 360;
const titleLeading = 1.06;
const maxLetters = 200;

/** The darkest and a light tone of each section. Source: app/design/accents.css. */
const blue = { deep: palette.blueDark, light: palette.blueSky };
const tones: Readonly<Record<string, typeof blue>> = {
  'blue-dark': blue,
  green: { deep: palette.greenDeep, light: palette.greenGlaze },
  yellow: { deep: palette.ink, light: palette.yellow },
  fuchsia: { deep: palette.fuchsiaDeep, light: palette.fuchsiaLight },
};

/** A pierced lattice, of 64 by 64. */
const latticePath = readPath('pierced-lattice');

/**
 * Draws a card of 1200 by 630 pixels: the title beside the item's picture, a pierced lattice between.
 * @param picture bytes of a picture; null: pattern takes its place
 * @returns a JPEG
 */
export async function drawCard(
  content: CardContent,
  picture: Uint8Array | null,
  typefaces: Typefaces,
): Promise<Buffer> {
  const { deep, light } = tones[content.accent] ?? blue;
  const shown = picture ? await fitPicture(picture, content.isWhole) : null;
  const ground = picture && content.isWhole ? await findGround(picture) : deep;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<defs><pattern id="lattice" width="64" height="64" patternUnits="userSpaceOnUse" patternTransform="translate(${seam} 0) scale(${latticeTile / 64})"><path d="${latticePath}" fill="none" stroke="${deep}" stroke-width="7"/></pattern>`,
    `<pattern id="field" width="64" height="64" patternUnits="userSpaceOnUse" patternTransform="translate(${seam} -14) scale(2.05)"><path d="${latticePath}" fill="none" stroke="${light}" stroke-opacity="0.75" stroke-width="1.6"/></pattern></defs>`,
    `<rect width="${seam}" height="${height}" fill="${deep}"/>`,
    shown
      ? `<rect x="${seam}" width="${latticeTile}" height="${height}" fill="${content.isWhole ? light : 'none'}"/><rect x="${seam}" width="${latticeTile}" height="${height}" fill="url(#lattice)"/>`
      : `<rect x="${seam}" width="${width - seam}" height="${height}" fill="${deep}"/><rect x="${seam}" width="${width - seam}" height="${height}" fill="url(#field)"/>`,
    `<rect x="${seam - 1}" width="3" height="${height}" fill="${shown ? deep : light}"/>`,
    drawWords(content, light, typefaces),
    '</svg>',
  ].join('');
  const sharp = await loadSharp();
  return sharp({
    create: { width, height, channels: 3, background: ground },
  })
    .composite([
      ...(shown ? [{ input: shown.bytes, left: shown.left, top: shown.top }] : []),
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: false })
    .toBuffer();
}

/** The colour that a picture of a work has at its edge, so that its ground goes on around it. */
async function findGround(picture: Uint8Array): Promise<{ r: number; g: number; b: number }> {
  const sharp = await loadSharp();
  const corner = await sharp(picture)
    .rotate()
    .resize(8, 8, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { r: corner[0] ?? 0, g: corner[1] ?? 0, b: corner[2] ?? 0 };
}

async function fitPicture(picture: Uint8Array, isWhole: boolean) {
  // Whole pictures stand on their ground, clear of the screen.
  const room = isWhole
    ? {
        left: seam + latticeTile + 24,
        top: 40,
        width: width - seam - latticeTile - 64,
        height: height - 80,
      }
    : { left: seam, top: 0, width: width - seam, height };
  const sharp = await loadSharp();
  const { data, info } = await sharp(picture, { limitInputPixels: 100_000_000 })
    .rotate()
    .resize({
      width: room.width,
      height: room.height,
      fit: isWhole ? 'inside' : 'cover',
      position: 'centre',
    })
    .toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    left: room.left + Math.floor((room.width - info.width) / 2),
    top: room.top + Math.floor((room.height - info.height) / 2),
  };
}

function drawWords(content: CardContent, light: string, { title, text }: Typefaces): string {
  const most = seam - margin - 48;
  const fitting = titleSizes.map((size) => ({
    size,
    lines: title.toLines(content.title.slice(0, maxLetters), size, most),
  }));
  const chosen =
    fitting.find(
      ({ size, lines }) =>
        lines.length * size * titleLeading <= maxTitleHeight &&
        lines.every((line) => title.measure(line, size) <= most),
    ) ?? fitting.at(-1);
  const { size = 44, lines = [] } = chosen ?? {};
  const fittingLines = lines.slice(0, Math.floor(maxTitleHeight / (size * titleLeading)));
  if (fittingLines.length < lines.length) fittingLines.splice(-1, 1, `${fittingLines.at(-1)} …`);
  const label = content.label ? text.toLines(content.label, 24, most)[0] : null;
  const titleTop = label ? 128 : margin;
  return [
    label && `<g fill="${light}">${text.draw(label, 24, margin, margin + 24)}</g>`,
    `<g fill="${palette.plaster}">`,
    ...fittingLines.map((line, index) =>
      title.draw(line, size, margin, titleTop + size * 0.8 + index * size * titleLeading),
    ),
    title.draw(content.siteName, 34, margin + 56, height - margin - 4),
    `<g transform="translate(${margin + 18} ${height - margin - 16}) scale(1.7)"><path d="${mark.lines}" fill="none" stroke="${palette.plaster}" stroke-width="1.1"/><path d="${mark.areas}"/></g>`,
    '</g>',
  ]
    .filter(Boolean)
    .join('');
}

function readPath(ornament: string): string {
  const file = new URL(`${ornament}.svg`, ornaments);
  const path = / d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!path) throw new Error(`brand/ornaments/${ornament}.svg has no path.`);
  return path;
}
