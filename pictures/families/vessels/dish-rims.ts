import { rinceau } from '../../geometry/arabesque.ts';
import { type Motif, palmette, placeMotif, rumi } from '../../geometry/flora.ts';
import { type Point, polar, smooth, strokeOutline, tau } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import { pressedLine, roundOut } from '../../surface/brushwork.ts';
import { type Brush, fillShape, strokeLine } from '../../surface/plate.ts';
import type { DishPainting } from './dish-painting.ts';
import { paintBreakers, paintGarland } from './painted-rims.ts';
import { paintVerse } from './verse-rim.ts';

export type Rim =
  | 'waves'
  | 'garland'
  | 'petals'
  | 'panels'
  | 'strokes'
  | 'dots'
  | 'cable'
  | 'scroll'
  | 'rinceau'
  | 'hatch'
  | 'verse'
  | 'plain';

/** Paints the border between the well and the edge of a dish of radius `r`, around (0, 0). */
export function paintRim(brush: Brush, p: DishPainting, r: number, random: Random): void {
  const [one, two] = p.rimColours;
  const middle = (r * (p.well * 1.03 + 0.98)) / 2;
  const wide = r * (0.98 - p.well * 1.03);
  const around = (count: number, put: (angle: number, index: number) => void) => {
    for (let i = 0; i < count; i++) put((tau * (i + random.bell() * 0.04)) / count, i);
  };
  switch (p.rim) {
    case 'verse':
      if (p.verse) paintVerse(brush, p.verse, { middle, wide, ink: one, glaze: p.glaze }, random);
      break;
    case 'waves':
      paintBreakers(brush, p, { middle, wide }, random);
      break;
    case 'garland':
      paintGarland(brush, p, { middle, wide }, random);
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
    case 'panels':
      around(20, (a) => {
        // A panel within a panel, as on Chinese dishes: a line left white between, a scroll in the wash.
        const panel = (share: number) =>
          roundOut(
            smooth(
              (
                [
                  [-0.47, -0.86],
                  [-0.1, -0.95],
                  [0.26, -0.78],
                  [0.36, -0.36],
                  [0.47, 0],
                  [0.36, 0.36],
                  [0.26, 0.78],
                  [-0.1, 0.95],
                  [-0.47, 0.86],
                ] as const
              ).map(([out, aside]) =>
                polar(middle + wide * (out * share - 0.01), a + (Math.PI / 20) * aside * share),
              ),
              true,
              7,
            ),
          );
        const inner = panel(0.74);
        fillShape(brush, inner, two);
        brush.save();
        brush.globalAlpha = 0.35;
        fillShape(brush, panel(0.46), one);
        brush.restore();
        pressedLine(brush, panel(0.97), one, 5.5, random, true);
        pressedLine(brush, inner, one, 3, random, true);
        const [x, y] = polar(middle - wide * 0.02, a + random.bell() * 0.006);
        const curl = Array.from({ length: 26 }, (_, k) =>
          polar(wide * (0.19 - k * 0.0062), a + 2.4 - k * 0.3 + random.bell() * 0.02, [x, y]),
        );
        pressedLine(brush, roundOut(curl, false), p.glaze, 4.2, random);
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
