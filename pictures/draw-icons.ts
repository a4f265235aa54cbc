import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Point, starInner, starPolygon } from './geometry/points.ts';

// The house's mark: a ten-pointed star of girih lines in lapis. Also the picture shown when a page
// is shared. Run: node pictures/draw-icons.ts

const publicFolder = join(import.meta.dirname, '../public');
const scenesFolder = join(import.meta.dirname, '../content/images/scenes');

const lapis = '#14285F';
const plaster = '#F7F4EE';
const saffron = '#F2B632';

function toPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
}

/** @param margin share of the side left free around the star */
export function drawMark(
  side: number,
  margin: number,
  background: string | null,
  corner = 0,
): string {
  const c: Point = [side / 2, side / 2];
  const r = side * (0.5 - margin);
  const star = (scale: number, k: number) =>
    toPath(starPolygon(10, r * scale, starInner(10, k), -Math.PI / 2, c));
  const ink = background === null ? lapis : plaster;
  const ground =
    background === null
      ? ''
      : `<rect width="${side}" height="${side}" rx="${corner}" fill="${background}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${ground}<path d="${star(1, 3)}" fill="${ink}"/><path d="${star(0.62, 4)}" fill="${background ?? plaster}"/><path d="${star(0.36, 3)}" fill="${saffron}"/></svg>\n`;
}

async function main() {
  await mkdir(join(publicFolder, 'icons'), { recursive: true });
  await writeFile(join(publicFolder, 'favicon.svg'), drawMark(64, 0.03, lapis, 14));
  for (const [name, side] of [
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const)
    await sharp(Buffer.from(drawMark(512, 0.1, lapis)), { density: 144 })
      .resize(side, side)
      .png()
      .toFile(join(publicFolder, 'icons', name));
  await sharp(join(scenesFolder, 'courtyard-noon.webp'))
    .resize(1200, 630, { fit: 'cover', position: 'attention' })
    .composite([
      {
        input: await sharp(Buffer.from(drawMark(512, 0.1, lapis)))
          .resize(132, 132)
          .png()
          .toBuffer(),
        left: 48,
        top: 450,
      },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(publicFolder, 'share-default.jpg'));
}

if (import.meta.main) await main();
