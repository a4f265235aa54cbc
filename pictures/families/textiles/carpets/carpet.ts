import { createRandom } from '../../../geometry/random.ts';
import { knotCarpet } from '../../../surface/knots.ts';
import type { Ground, Picture } from '../../../surface/mount.ts';
import { type Brush, paintCanvas } from '../../../surface/plate.ts';
import { drawBorders } from './carpet-borders.ts';
import { fields } from './carpet-fields.ts';
import type { Dyes } from './carpet-parts.ts';

export type CarpetParameters = {
  field: keyof typeof fields;
  dyes: Dyes;
  /** The design's own measure: lines are drawn about one of these wide. */
  knots: [columns: number, rows: number];
  /** How many knots there are, each way, for one of the design's measure. */
  fineness?: number;
  width: number;
  height: number;
  wear: number;
  abrash: number;
  ground: Ground;
  borders?: number;
  /** Share of the width that the borders take on either side. */
  inset?: number;
  warp?: string;
  /** Woven without pile. */
  flat?: boolean;
};

/** A knotted carpet, laid flat, with its borders and fringes. */
export function drawCarpet(p: CarpetParameters, seed: string, close = 1): Picture {
  const random = createRandom(seed);
  const [w, h] = p.knots;
  const { dyes } = p;
  const paint = (brush: Brush) => {
    brush.fillStyle = dyes.field;
    brush.fillRect(0, 0, w, h);
    const inset = Math.round(w * (p.inset ?? 0.17));
    brush.save();
    brush.beginPath();
    brush.rect(inset, inset, w - 2 * inset, h - 2 * inset);
    brush.clip();
    brush.translate(inset, inset);
    fields[p.field]({ brush, w: w - 2 * inset, h: h - 2 * inset, dyes, random });
    brush.restore();
    if (inset > 0) drawBorders(brush, w, h, inset, dyes, random, p.borders ?? 0);
  };
  const design = paintCanvas(w, h, paint, p.fineness ?? 2);
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
      warp: p.warp,
      close,
      flat: p.flat,
    },
    seed,
  );
}
