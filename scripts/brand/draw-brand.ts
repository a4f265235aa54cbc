import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

export interface Brand {
  /** Names of colors as in `brand/palette.ts`, in any order: `blueDark` → `#rrggbb`. */
  readonly palette: Readonly<Record<string, string>>;
  /** SVG that takes colors by `var(--palette-blue-dark)`. */
  readonly icon: string;
}

const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };
/** Systems cut the corners themselves, and some a circle. */
const shareOnHomeScreens = 0.85;

/**
 * Writes what follows from a brand into a project: its palette for style sheets, the icon of the browser's tab,
 * and that icon in the sizes that home screens ask for.
 * @param root the project's folder, which may have no packages yet
 */
export async function drawBrand({ palette, icon: source }: Brand, root: string): Promise<void> {
  // The order of a module's names is not the same in Node and in a bundler.
  const properties = Object.entries(palette)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, color]) => [toProperty(name), color] as const);
  for (const folder of ['brand', 'public/icons'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'brand/palette.css'), toStyles(properties));
  const colors = new Map(properties);
  const icon = source.replace(/var\((--palette-[\w-]+)\)/g, (_, name) => {
    const color = colors.get(name);
    if (!color) throw new Error(`brand/icon.svg names ${name}, which brand/palette.ts has not.`);
    return color;
  });
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
}

const toProperty = (name: string): string =>
  `--palette-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function toStyles(properties: readonly (readonly [string, string])[]): string {
  return [
    '/* Written by `npm run brand:draw` from palette.ts. */',
    ':root {',
    ...properties.map(([property, color]) => `  ${property}: ${color};`),
    '}\n',
  ].join('\n');
}
