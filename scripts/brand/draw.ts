// `npm run brand:draw` writes what follows from brand/: its palette for style sheets, the icon of the browser's
// tab, and that icon in the sizes that home screens ask for. `-- --into <folder>` writes them there instead.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as palette from '#brand/palette.ts';
import { readCommandLine } from '../command-line/read-command-line.ts';

const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };
/** Systems cut the corners themselves, and some a circle. */
const shareOnHomeScreens = 0.85;
// The order of a module's names is not the same in Node and in a bundler.
const properties = Object.entries(palette)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(
    ([name, color]) =>
      [
        `--palette-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
        color,
      ] as const,
  );

const root = readCommandLine({ options: { into: { type: 'string', default: '.' } } }).values.into;
for (const folder of ['brand', 'public/icons']) mkdirSync(join(root, folder), { recursive: true });
writeFileSync(join(root, 'brand/palette.css'), toStyles());
const icon = readFileSync('brand/icon.svg', 'utf8').replace(
  /var\((--palette-[\w-]+)\)/g,
  (_, name) => findColor(name),
);
writeFileSync(join(root, 'public/favicon.svg'), icon);
for (const [name, size] of Object.entries(sizes)) {
  const side = Math.round(size * shareOnHomeScreens);
  const before = Math.floor((size - side) / 2);
  const after = size - side - before;
  const background = palette.blueDark;
  await sharp(Buffer.from(icon), { density: 72 * (size / 32) * 1.5 })
    .resize(side, side)
    .flatten({ background })
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .png({ palette: true, effort: 10 })
    .toFile(join(root, `public/icons/${name}.png`));
}

function findColor(name: string): string {
  const color = properties.find(([property]) => property === name)?.[1];
  if (!color) throw new Error(`brand/icon.svg names ${name}, which brand/palette.ts has not.`);
  return color;
}

function toStyles(): string {
  return [
    '/* Written by `npm run brand:draw` from palette.ts. */',
    ':root {',
    ...properties.map(([property, color]) => `  ${property}: ${color};`),
    '}\n',
  ].join('\n');
}
