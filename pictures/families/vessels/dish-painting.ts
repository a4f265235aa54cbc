import type { Canvas } from '@napi-rs/canvas';
import type { Composition } from '../../geometry/compositions.ts';
import { type Point, polar, tau } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { type Palette, paintMotif, pressedLine } from '../../surface/brushwork.ts';
import { type Brush, paintCanvas } from '../../surface/plate.ts';
import { paintRim, type Rim } from './dish-rims.ts';
import type { Verse } from './verse-rim.ts';

export type DishPainting = {
  glaze: string;
  palette: Palette;
  line: string | null;
  lineWidth: number;
  rim: Rim;
  rimColours: [string, string];
  /** What a rim of writing says. */
  verse?: Verse;
  design: Composition;
  /** Radius of the well as a share of the dish. */
  well: number;
  designScale?: number;
  rings?: string;
  /** Painted before the design, around (0, 0); `r` is the dish's radius in pixels. */
  under?: (brush: Brush, r: number, random: Random) => void;
  /** Where the glaze ran together while the dish leaned in the kiln: an angle, and its colour. */
  pool?: readonly [angle: number, colour: string];
};

const side = 1600;

/** A dish or bowl painted as seen from above. */
export function paintDish(p: DishPainting, seed: string, close = 1): Canvas {
  const random = createRandom(seed);
  const paint = (brush: Brush) => {
    brush.fillStyle = p.glaze;
    brush.fillRect(0, 0, side, side);
    brush.translate(side / 2, side / 2);
    const r = side / 2 / 1.02;
    p.under?.(brush, r, random);
    brush.save();
    brush.beginPath();
    brush.arc(0, 0, r * p.well * 0.985, 0, 7);
    brush.clip();
    const scale = r * p.well * (p.designScale ?? 0.82);
    paintMotif(brush, p.design(random), ([x, y]) => [x * scale, y * scale], random, {
      palette: p.palette,
      line: p.line,
      lineWidth: p.lineWidth,
      hand: 0.9,
      bare: p.glaze,
      showsHairs: close > 1.5,
    });
    brush.restore();
    paintRim(brush, p, r, random);
    const ring = p.rings ?? p.line ?? p.rimColours[0];
    for (const [at, width] of [
      [0.985, 7],
      [p.well * 1.03, 3.5],
      [p.well, 6],
    ] as const) {
      paintRing(brush, r * at, width, ring, random);
    }
    if (p.pool) paintPool(brush, p.pool, r * p.well);
  };
  return paintCanvas(side, side, paint, close);
}

/** A line around the dish, drawn as it turned on the wheel, its end laid over its beginning. */
function paintRing(brush: Brush, r: number, width: number, colour: string, random: Random): void {
  const [x, y, start] = [random.bell(), random.bell(), random.between(0, tau)];
  const own = createRandom(`${x} ${y} ring`);
  const sway = own.between(1, 2.2);
  const line = Array.from({ length: 330 }, (_, k): Point => {
    const angle = start + (k / 318) * tau;
    return polar(r + Math.sin(angle * 2 + x) * sway + own.bell() * 0.22, angle, [x, y]);
  });
  pressedLine(brush, line, colour, width, own);
}

/** Thick glaze along one side of the well, deepest at its edge. */
function paintPool(
  brush: Brush,
  [angle, colour]: NonNullable<DishPainting['pool']>,
  r: number,
): void {
  const [x, y] = polar(r * 0.92, angle);
  const depth = brush.createRadialGradient(x, y, 0, x, y, r * 0.62);
  depth.addColorStop(0, `${colour}d0`);
  depth.addColorStop(0.45, `${colour}80`);
  depth.addColorStop(1, `${colour}00`);
  brush.save();
  brush.beginPath();
  brush.arc(0, 0, r, 0, 7);
  brush.clip();
  brush.globalCompositeOperation = 'multiply';
  brush.fillStyle = depth;
  brush.fillRect(-r, -r, r * 2, r * 2);
  brush.restore();
}
