import type { Canvas } from '@napi-rs/canvas';
import { rinceau } from '../../geometry/arabesque.ts';
import type { Composition } from '../../geometry/compositions.ts';
import { type Motif, palmette, placeMotif, rumi } from '../../geometry/flora.ts';
import { mix, type Point, polar, smooth, strokeOutline, tau } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { type Palette, paintMotif, pressedLine, roundOut } from '../../surface/brushwork.ts';
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
  };
  return paintCanvas(side, side, paint, close);
}

function paintRim(brush: Brush, p: DishPainting, r: number, random: Random): void {
  const [one, two] = p.rimColours;
  const middle = (r * (p.well * 1.03 + 0.98)) / 2;
  const wide = r * (0.98 - p.well * 1.03);
  const around = (count: number, put: (angle: number, index: number) => void) => {
    for (let i = 0; i < count; i++) put((tau * (i + random.bell() * 0.04)) / count, i);
  };
  switch (p.rim) {
    case 'waves':
      // Breakers wound like shells with foam on their backs, and rocks between: China half understood.
      around(36, (a, i) => {
        const hand = i % 4 < 2 ? 1 : -1;
        const put = (out: number, along: number): Point =>
          polar(middle + out * wide, a + (hand * along * wide) / middle);
        const draw = (points: readonly Point[], colour: string, width: number) =>
          pressedLine(brush, smooth(points, false, 8), colour, width, random);
        if (i % 2 === 0) {
          const shell = (t: number, size: number): Point =>
            put(-0.06 - Math.cos(t) * size, Math.sin(t) * size);
          const turns = (from: number, to: number, size: (t: number) => number) =>
            Array.from({ length: 30 }, (_, k): Point => {
              const t = from + ((to - from) * k) / 29;
              return shell(t, size(t));
            });
          const size = (t: number) => 0.36 * (1 - (t + 2.2) / 13);
          fillShape(
            brush,
            roundOut([
              ...turns(-2.2, 3.4, size),
              ...turns(-2.2, 3.4, (t) => size(t) * 0.62).reverse(),
            ]),
            two,
          );
          pressedLine(brush, roundOut(turns(-2.4, 9.4, size), false), one, 6.5, random);
          for (let k = 0; k < 11; k++) {
            const t = -1.9 + k * 0.5;
            draw(
              [
                shell(t, size(t) * 0.98),
                shell(t + 0.08, size(t) * 0.8),
                shell(t + 0.2, size(t) * 0.68),
              ],
              one,
              3.4,
            );
          }
          for (const along of [0.44, 0.56])
            draw(
              [
                put(-0.42, along - 0.1),
                put(-0.2, along),
                put(-0.02, along - 0.1),
                put(-0.1, along - 0.17),
              ],
              one,
              4,
            );
        } else
          for (const [along, tall, broad] of [
            [-0.24, 0.42, 0.2],
            [0.24, 0.36, 0.2],
            [0, 0.66, 0.24],
          ] as const) {
            const hill = Array.from({ length: 17 }, (_, k): Point => {
              const t = (Math.PI * k) / 16;
              return put(-0.42 + tall * Math.sin(t) ** 0.8, along - Math.cos(t) * broad);
            });
            fillShape(brush, roundOut(hill), two);
            pressedLine(brush, roundOut(hill, false), one, 5.5, random);
            for (const share of [0.7, 0.42])
              draw(
                hill.map(
                  ([x, y], k): Point =>
                    mix(put(-0.42, along), [x, y], share * (0.94 + 0.04 * (k % 2))),
                ),
                one,
                3,
              );
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
        const outline = roundOut(petal);
        fillShape(brush, outline, two);
        pressedLine(brush, outline, one, 5, random, true);
        for (const [lean, to] of [
          [-0.012, 0.02],
          [0, 0.18],
          [0.012, 0.02],
        ] as const)
          pressedLine(
            brush,
            roundOut(
              [
                polar(middle - wide * 0.38, a + lean),
                polar(middle - wide * 0.1, a + lean * 1.6),
                polar(middle + wide * to, a + lean * 2),
              ],
              false,
            ),
            one,
            5,
            random,
          );
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
