import type { Canvas } from '@napi-rs/canvas';
import { rinceau } from '../../geometry/arabesque.ts';
import type { Composition } from '../../geometry/compositions.ts';
import { type Motif, palmette, placeMotif, rumi } from '../../geometry/flora.ts';
import { type Point, polar, smooth, strokeOutline, tau } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { type Palette, paintMotif } from '../../surface/brushwork.ts';
import { type Brush, fillShape, paintCanvas, strokeLine } from '../../surface/plate.ts';

export type Rim =
  | 'waves'
  | 'petals'
  | 'strokes'
  | 'dots'
  | 'cable'
  | 'scroll'
  | 'rinceau'
  | 'hatch'
  | 'plain';

export type DishPainting = {
  glaze: string;
  palette: Palette;
  line: string | null;
  lineWidth: number;
  rim: Rim;
  rimColours: [string, string];
  design: Composition;
  /** Radius of the well as a share of the dish. */
  well: number;
  designScale?: number;
  rings?: string;
  /** Painted before the design, around (0, 0); `r` is the dish's radius in pixels. */
  under?: (brush: Brush, r: number, random: Random) => void;
};

const side = 1600;

/** A dish or bowl painted as seen from above. */
export function paintDish(p: DishPainting, seed: string): Canvas {
  const random = createRandom(seed);
  return paintCanvas(side, side, (brush) => {
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
    });
    brush.restore();
    paintRim(brush, p, r, random);
    const ring = p.rings ?? p.line ?? p.rimColours[0];
    for (const [at, width] of [
      [0.985, 7],
      [p.well * 1.03, 3.5],
      [p.well, 6],
    ] as const) {
      brush.beginPath();
      brush.arc(random.bell(), random.bell(), r * at, 0, 7);
      brush.lineWidth = width;
      brush.strokeStyle = ring;
      brush.stroke();
    }
  });
}

function paintRim(brush: Brush, p: DishPainting, r: number, random: Random): void {
  const [one, two] = p.rimColours;
  const middle = (r * (p.well * 1.03 + 0.98)) / 2;
  const wide = r * (0.98 - p.well * 1.03);
  const around = (count: number, put: (angle: number, index: number) => void) => {
    for (let i = 0; i < count; i++) put((tau * (i + random.bell() * 0.04)) / count, i);
  };
  const curl = (a: number, size: number): Point[] =>
    Array.from(
      { length: 26 },
      (_, i): Point => polar(size * (1 - i / 30), i * 0.34 + a, polar(middle, a)),
    );
  switch (p.rim) {
    case 'waves':
      around(32, (a, i) => {
        if (i % 2 === 0) {
          strokeLine(brush, curl(a, wide * 0.46), one, 7);
          strokeLine(brush, curl(a + 0.02, wide * 0.22), one, 4);
        } else {
          const rock = [-0.5, -0.25, 0, 0.25, 0.5].map(
            (t, k): Point => polar(middle + (k % 2 ? -0.3 : 0.25) * wide, a + t * 0.16),
          );
          fillShape(
            brush,
            smooth(
              [
                ...rock,
                polar(middle - wide * 0.44, a + 0.06),
                polar(middle - wide * 0.44, a - 0.06),
              ],
              true,
              5,
            ),
            two,
          );
          strokeLine(brush, smooth(rock, false, 5), one, 4);
        }
      });
      break;
    case 'petals':
      around(24, (a) => {
        const w = Math.PI / 24;
        const petal = smooth(
          [
            polar(middle - wide * 0.46, a - w * 0.9),
            polar(middle + wide * 0.2, a - w * 0.95),
            polar(middle + wide * 0.44, a),
            polar(middle + wide * 0.2, a + w * 0.95),
            polar(middle - wide * 0.46, a + w * 0.9),
          ],
          true,
          6,
        );
        fillShape(brush, petal, two);
        strokeLine(brush, petal, one, 4, true);
        strokeLine(brush, [polar(middle - wide * 0.36, a), polar(middle + wide * 0.18, a)], one, 3);
      });
      break;
    case 'strokes':
      around(64, (a, i) =>
        strokeLine(
          brush,
          [
            polar(middle - wide * 0.3, a),
            polar(middle + wide * (i % 4 === 0 ? 0.36 : 0.2), a + 0.02),
          ],
          i % 4 === 0 ? one : two,
          i % 4 === 0 ? 16 : 9,
        ),
      );
      break;
    case 'dots':
      around(40, (a, i) => {
        brush.beginPath();
        const [x, y] = polar(middle, a);
        brush.arc(x, y, wide * (i % 2 ? 0.16 : 0.3), 0, 7);
        brush.fillStyle = i % 2 ? two : one;
        brush.fill();
      });
      break;
    case 'cable':
      around(48, (a) => {
        const strand = smooth(
          [
            polar(middle - wide * 0.36, a - 0.06),
            polar(middle - wide * 0.1, a - 0.03),
            polar(middle + wide * 0.1, a + 0.03),
            polar(middle + wide * 0.36, a + 0.06),
          ],
          false,
          6,
        );
        fillShape(
          brush,
          strokeOutline(strand, (t) => wide * 0.13 * Math.sin(Math.PI * t) + 2),
          one,
        );
        strokeLine(brush, strand, two, 3);
      });
      break;
    case 'scroll':
      around(14, (a, i) => {
        const out = i % 2 ? 1 : -1;
        const line = smooth(
          [polar(middle, a - 0.23), polar(middle + out * wide * 0.3, a), polar(middle, a + 0.23)],
          false,
          8,
        );
        strokeLine(brush, line, one, 6);
        const motif: Motif = placeMotif(
          i % 2 ? rumi() : palmette(2),
          polar(middle + out * wide * 0.22, a),
          wide * 0.62,
          a + (out > 0 ? -Math.PI / 2 : Math.PI / 2),
        );
        for (const { points, role } of motif) fillShape(brush, points, role === 'leaf' ? one : two);
      });
      break;
    case 'hatch':
      around(150, (a, i) =>
        strokeLine(
          brush,
          [polar(middle - wide * 0.4, a), polar(middle + wide * (i % 5 ? 0.16 : 0.4), a + 0.03)],
          one,
          i % 5 ? 4 : 9,
        ),
      );
      break;
    case 'rinceau': {
      brush.beginPath();
      brush.arc(0, 0, middle + wide / 2, 0, 7);
      brush.arc(0, 0, middle - wide / 2, 0, 7, true);
      brush.fillStyle = two;
      brush.fill();
      const count = 2 * Math.round((tau * middle) / wide / 2);
      for (const { points, role } of rinceau(count, { stem: 0.1, leaves: 5, size: 0.66 }))
        fillShape(
          brush,
          points.map(([x, y]): Point => polar(middle - y * wide * 0.98, (x / count) * tau)),
          role === 'vein' || role === 'inner' ? two : one,
        );
      break;
    }
    default:
  }
}
