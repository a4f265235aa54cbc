// `node scripts/draw-icons.ts` draws public/favicon.svg in the sizes that home screens ask for.
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { readCommandLine } from './read-command-line.ts';

readCommandLine({});
const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };
const drawing = readFileSync('public/favicon.svg');
mkdirSync('public/icons', { recursive: true });
for (const [name, size] of Object.entries(sizes)) {
  await sharp(drawing, { density: 72 * (size / 32) * 1.5 })
    .resize(size, size)
    // Systems round the corners themselves.
    .flatten({ background: '#14285f' })
    .png({ palette: true, effort: 10 })
    .toFile(`public/icons/${name}.png`);
}
