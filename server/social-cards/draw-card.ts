import sharp from 'sharp';
import type { Typefaces } from './typeface.ts';

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
/** Where the panel of words ends and the picture begins. */
const seam = 632;
const margin = 64;
const screenTile = 56;
const titleSizes = [92, 80, 68, 58, 50, 44];
const mostTitleHeight = 360;
const titleLeading = 1.06;
const mostLetters = 200;

/** The darkest and a light tone of each section. Source: app/design/accents.css. */
const tones: Readonly<Record<string, { deep: string; light: string }>> = {
  'blue-dark': { deep: '#14285f', light: '#8fb3e8' },
  green: { deep: '#0b3b2e', light: '#4fae8f' },
  yellow: { deep: '#10131a', light: '#f2b632' },
  fuchsia: { deep: '#7a0d45', light: '#e891bd' },
};
const paper = '#f7f4ee';

/** A pierced screen, of 64 by 64. Source: app/components/ornament/screen.svg. */
const screenPath =
  'M54.63 54.63L38.63 48L32 64L25.37 48L9.37 54.63L16 38.63L0 32L16 25.37L9.37 9.37L25.37 16L32 0L38.63 16L54.63 9.37L48 25.37L64 32L48 38.63ZM9.37 9.37L0 5.49L-9.37 9.37L-5.49 0L-9.37 -9.37L0 -5.49L9.37 -9.37L5.49 0ZM73.37 9.37L64 5.49L54.63 9.37L58.51 0L54.63 -9.37L64 -5.49L73.37 -9.37L69.49 0ZM73.37 73.37L64 69.49L54.63 73.37L58.51 64L54.63 54.63L64 58.51L73.37 54.63L69.49 64ZM9.37 73.37L0 69.49L-9.37 73.37L-5.49 64L-9.37 54.63L0 58.51L9.37 54.63L5.49 64Z';

/**
 * Draws a card of 1200 by 630 pixels: the title beside the item's picture, a pierced screen between.
 * @param picture bytes of a picture; null: pattern takes its place
 * @returns a JPEG
 */
export async function drawCard(
  content: CardContent,
  picture: Uint8Array | null,
  typefaces: Typefaces,
): Promise<Buffer> {
  const { deep, light } = tones[content.accent] ?? { deep: '#14285f', light: '#8fb3e8' };
  const shown = picture ? await fitPicture(picture, content.isWhole) : null;
  const ground = picture && content.isWhole ? await findGround(picture) : deep;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<defs><pattern id="screen" width="64" height="64" patternUnits="userSpaceOnUse" patternTransform="translate(${seam} 0) scale(${screenTile / 64})"><path d="${screenPath}" fill="none" stroke="${deep}" stroke-width="7"/></pattern>`,
    `<pattern id="field" width="64" height="64" patternUnits="userSpaceOnUse" patternTransform="translate(${seam} -14) scale(2.05)"><path d="${screenPath}" fill="none" stroke="${light}" stroke-opacity="0.75" stroke-width="1.6"/></pattern></defs>`,
    `<rect width="${seam}" height="${height}" fill="${deep}"/>`,
    shown
      ? `<rect x="${seam}" width="${screenTile}" height="${height}" fill="${content.isWhole ? light : 'none'}"/><rect x="${seam}" width="${screenTile}" height="${height}" fill="url(#screen)"/>`
      : `<rect x="${seam}" width="${width - seam}" height="${height}" fill="${deep}"/><rect x="${seam}" width="${width - seam}" height="${height}" fill="url(#field)"/>`,
    `<rect x="${seam - 1}" width="3" height="${height}" fill="${shown ? deep : light}"/>`,
    drawWords(content, light, typefaces),
    '</svg>',
  ].join('');
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
        left: seam + screenTile + 24,
        top: 40,
        width: width - seam - screenTile - 64,
        height: height - 80,
      }
    : { left: seam, top: 0, width: width - seam, height };
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
    lines: title.toLines(content.title.slice(0, mostLetters), size, most),
  }));
  const chosen =
    fitting.find(
      ({ size, lines }) =>
        lines.length * size * titleLeading <= mostTitleHeight &&
        lines.every((line) => title.measure(line, size) <= most),
    ) ?? fitting.at(-1);
  const { size = 44, lines = [] } = chosen ?? {};
  const fittingLines = lines.slice(0, Math.floor(mostTitleHeight / (size * titleLeading)));
  if (fittingLines.length < lines.length) fittingLines.splice(-1, 1, `${fittingLines.at(-1)} …`);
  const label = content.label ? text.toLines(content.label, 24, most)[0] : null;
  const titleTop = label ? 128 : margin;
  return [
    label && `<g fill="${light}">${text.draw(label, 24, margin, margin + 24)}</g>`,
    `<g fill="${paper}">`,
    ...fittingLines.map((line, index) =>
      title.draw(line, size, margin, titleTop + size * 0.8 + index * size * titleLeading),
    ),
    title.draw(content.siteName, 34, margin + 56, height - margin - 4),
    `<g transform="translate(${margin + 18} ${height - margin - 16}) scale(1.7)"><path d="M-7.4-7.4H7.4V7.4H-7.4ZM0-10.47 10.47 0 0 10.47-10.47 0Z" fill="none" stroke="${paper}" stroke-width="1.1"/><path d="M0-4.33 3.06-3.06 4.33 0 3.06 3.06 0 4.33-3.06 3.06-4.33 0-3.06-3.06Z"/></g>`,
    '</g>',
  ]
    .filter(Boolean)
    .join('');
}
