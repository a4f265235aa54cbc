import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import { placeMotif, rosette } from '../../geometry/flora.ts';
import { type Point, polar } from '../../geometry/points.ts';
import { type Brush, fillShape, strokeLine } from '../../surface/plate.ts';
import { fillMotif, type Metals } from './inlay-ornament.ts';
import { disc, each } from './inlay-parts.ts';
import { spiralGround } from './inlay-scrolls.ts';

const require = createRequire(import.meta.url);

let hasScript = false;

/** Cartouches with words between rosettes. */
export function wishes(brush: Brush, wide: number, count: number, words: string, m: Metals): void {
  if (!hasScript) {
    const file =
      '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2';
    if (!GlobalFonts.registerFromPath(require.resolve(file), 'Inlay Naskh'))
      throw new Error(`The letters of ${file} could not be read.`);
    hasScript = true;
  }
  each(wide, count, (x, cell) => {
    const half = cell * 0.5 - 0.5;
    const shape: Point[] = [];
    for (const side of [1, -1])
      for (let i = 0; i <= 16; i++) {
        const a = -Math.PI / 2 + (Math.PI * i) / 16;
        const [dx, dy] = polar(0.4, a);
        shape.push([x + side * (half - 0.2 + dx * (1 + 0.25 * Math.cos(a * 3) ** 2)), side * dy]);
      }
    fillShape(brush, shape, m.pitch);
    strokeLine(brush, shape, m.silver, 0.035, true);
    brush.save();
    brush.clip();
    brush.translate(x - cell / 2, 0);
    spiralGround(brush, cell, 0.25, m.brass, m.brass);
    brush.restore();
    brush.save();
    brush.font = '700 100px "Inlay Naskh"';
    brush.direction = 'rtl';
    brush.textAlign = 'center';
    const size = 0.0085;
    const fit = Math.min(1, (half * 2 - 0.1) / (brush.measureText(words).width * size));
    brush.translate(x, 0.17);
    brush.scale(size * fit, size);
    brush.lineWidth = 12;
    brush.strokeStyle = m.pitch;
    brush.strokeText(words, 0, 0);
    brush.fillStyle = m.silver;
    brush.fillText(words, 0, 0);
    brush.restore();
    for (const dx of [-cell / 2, cell / 2]) {
      disc(brush, [x + dx, 0], 0.33, m.silver);
      disc(brush, [x + dx, 0], 0.29, m.pitch);
      fillMotif(brush, placeMotif(rosette(6), [x + dx, 0], 0.5), m.silver, m.second);
    }
  });
}
