import { createRandom } from '../../geometry/random.ts';
import { knotCarpet } from '../../surface/knots.ts';
import type { Ground, Picture } from '../../surface/mount.ts';
import { paintCanvas } from '../../surface/plate.ts';
import { drawBorders } from './carpet-borders.ts';
import { fields } from './carpet-fields.ts';
import type { Dyes } from './carpet-parts.ts';

export type CarpetParameters = {
  field: 'medallion' | 'stars' | 'lattice' | 'garden' | 'vase' | 'steps' | 'tulips' | 'facing';
  dyes: Dyes;
  knots: [columns: number, rows: number];
  width: number;
  height: number;
  wear: number;
  abrash: number;
  ground: Ground;
  borders?: number;
};

/** A knotted carpet, laid flat, with its borders and fringes. */
export function drawCarpet(p: CarpetParameters, seed: string): Picture {
  const random = createRandom(seed);
  const [w, h] = p.knots;
  const { dyes } = p;
  const design = paintCanvas(w, h, (brush) => {
    brush.fillStyle = dyes.field;
    brush.fillRect(0, 0, w, h);
    const inset = Math.round(w * 0.17);
    brush.save();
    brush.beginPath();
    brush.rect(inset, inset, w - 2 * inset, h - 2 * inset);
    brush.clip();
    brush.translate(inset, inset);
    fields[p.field]({ brush, w: w - 2 * inset, h: h - 2 * inset, dyes, random });
    brush.restore();
    drawBorders(brush, w, h, inset, dyes, random, p.borders ?? 0);
  });
  return knotCarpet(
    design,
    p.width,
    p.height,
    {
      dyes: Object.values(dyes),
      wear: p.wear,
      abrash: p.abrash,
      fringe: p.width * 0.026,
      ground: p.ground,
    },
    seed,
  );
}
