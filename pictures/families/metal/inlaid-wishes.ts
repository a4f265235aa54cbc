import { placeMotif, rosette } from '../../geometry/flora.ts';
import { type Point, polar } from '../../geometry/points.ts';
import { writeNaskh } from '../../surface/naskh.ts';
import { type Brush, fillShape, strokeLine } from '../../surface/plate.ts';
import { fillMotif, type Metals } from './inlay-ornament.ts';
import { disc, each } from './inlay-parts.ts';
import { spiralGround } from './inlay-scrolls.ts';

/** Cartouches with words between rosettes. */
export function wishes(brush: Brush, wide: number, count: number, words: string, m: Metals): void {
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
    brush.translate(x, 0);
    writeNaskh(brush, words, {
      tall: 0.85,
      wide: half * 2 - 0.1,
      fill: m.silver,
      edge: [m.pitch, 12],
    });
    brush.restore();
    for (const dx of [-cell / 2, cell / 2]) {
      disc(brush, [x + dx, 0], 0.33, m.silver);
      disc(brush, [x + dx, 0], 0.29, m.pitch);
      fillMotif(brush, placeMotif(rosette(6), [x + dx, 0], 0.5), m.silver, m.second);
    }
  });
}
