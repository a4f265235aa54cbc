import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import type { Brush } from './plate.ts';

const require = createRequire(import.meta.url);
const family = 'Museum Naskh';
let isLoaded = false;

export type Writing = {
  /** Height of the letters' body in units of the brush. */
  tall: number;
  /** Words are drawn narrower where they would be longer than this. */
  wide: number;
  fill: string;
  /** A line around the letters, and its width in hundredths of their size. */
  edge?: readonly [string, number];
};

/** Writes a record's own words about (0, 0), from right to left, in the site's Naskh. */
export function writeNaskh(brush: Brush, words: string, { tall, wide, fill, edge }: Writing): void {
  if (!isLoaded) {
    const file =
      '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2';
    if (!GlobalFonts.registerFromPath(require.resolve(file), family))
      throw new Error(`The letters of ${file} could not be read.`);
    isLoaded = true;
  }
  brush.save();
  brush.font = `700 100px "${family}"`;
  brush.direction = 'rtl';
  brush.textAlign = 'center';
  const size = tall / 100;
  const fit = Math.min(1, wide / (brush.measureText(words).width * size));
  brush.translate(0, tall * 0.2);
  brush.scale(size * fit, size);
  if (edge) {
    [brush.strokeStyle, brush.lineWidth] = edge;
    brush.strokeText(words, 0, 0);
  }
  brush.fillStyle = fill;
  brush.fillText(words, 0, 0);
  brush.restore();
}
