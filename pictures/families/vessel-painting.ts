import type { Canvas } from '@napi-rs/canvas';
import type { Composition } from '../geometry/compositions.ts';
import { type Motif, palmette, placeMotif, rosette, rumi } from '../geometry/flora.ts';
import { type Point, polar, smooth, strokeOutline, tau } from '../geometry/points.ts';
import { createRandom, type Random } from '../geometry/random.ts';
import { type Palette, paintMotif } from '../surface/brushwork.ts';
import { type Brush, fillShape, paintCanvas, strokeLine } from '../surface/plate.ts';

export type Rim = 'waves' | 'petals' | 'strokes' | 'dots' | 'cable' | 'scroll' | 'plain';

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
    default:
  }
}

export type Band = {
  from: number;
  to: number;
  kind: 'scroll' | 'strokes' | 'cable' | 'knots' | 'roundels' | 'letters' | 'ribs';
  ground: string;
  ink: string;
  second: string;
};

/** The outside of a vessel unrolled: 0 at the foot, 1 at the lip. */
export function paintBands(
  glaze: string,
  bands: readonly Band[],
  repeats: number,
  seed: string,
  width = 2048,
  height = 1024,
): Canvas {
  const random = createRandom(seed);
  return paintCanvas(width, height, (brush) => {
    brush.fillStyle = glaze;
    brush.fillRect(0, 0, width, height);
    for (const band of bands) {
      const top = height * (1 - band.to);
      const tall = height * (band.to - band.from);
      brush.save();
      brush.beginPath();
      brush.rect(0, top, width, tall);
      brush.clip();
      brush.fillStyle = band.ground;
      brush.fillRect(0, top, width, tall);
      brush.translate(0, top + tall / 2);
      paintBand(brush, band, width, tall, repeats, random);
      brush.restore();
      for (const y of [top, top + tall])
        strokeLine(
          brush,
          [
            [0, y],
            [width, y],
          ],
          band.ink,
          Math.max(2.5, tall * 0.03),
        );
    }
  });
}

function paintBand(
  brush: Brush,
  band: Band,
  width: number,
  tall: number,
  repeats: number,
  random: Random,
): void {
  const { ink, second } = band;
  const cells = Math.max(2, Math.round(width / tall / 1.1 / repeats) * repeats);
  const cell = width / cells;
  const put = (motif: Motif, palette: Palette) => {
    for (const shift of [-width, 0, width])
      for (const { points, role } of motif) {
        const fill = palette[role];
        if (fill)
          fillShape(
            brush,
            points.map(([x, y]): Point => [x + shift, y]),
            fill,
          );
      }
  };
  const paint: Palette = {
    leaf: ink,
    petal: ink,
    inner: second,
    heart: ink,
    vein: second,
    stem: ink,
    bud: ink,
  };
  if (band.kind === 'scroll') {
    const line: Point[] = Array.from(
      { length: 400 },
      (_, i): Point => [(i / 399) * width, Math.sin((i / 399) * Math.PI * cells) * tall * 0.24],
    );
    strokeLine(brush, line, ink, tall * 0.045);
  }
  for (let i = 0; i < cells; i++) {
    const x = (i + 0.5) * cell;
    const up = i % 2 === 0 ? 1 : -1;
    switch (band.kind) {
      case 'scroll':
        put(
          placeMotif(
            rumi(),
            [x - cell * 0.3, up * tall * 0.1],
            tall * 0.52,
            up > 0 ? 2.4 : 0.7,
            up,
          ),
          paint,
        );
        put(placeMotif(rosette(6), [x, -up * tall * 0.02], tall * 0.4, random.next()), paint);
        put(
          placeMotif(
            rumi(),
            [x + cell * 0.22, up * tall * 0.16],
            tall * 0.4,
            up > 0 ? -2.2 : -0.8,
            -up,
          ),
          paint,
        );
        break;
      case 'roundels': {
        for (const [r, colour] of [
          [0.46, ink],
          [0.4, band.ground],
          [0.37, second],
          [0.33, band.ground],
        ] as const) {
          brush.beginPath();
          brush.arc(x, 0, tall * r, 0, 7);
          brush.fillStyle = colour;
          brush.fill();
        }
        put(placeMotif(rosette(8), [x, 0], tall * 0.52), { ...paint, petal: second });
        for (const dy of [-0.33, 0.33])
          put(
            placeMotif(rumi(), [x + cell * 0.5, dy * tall], tall * 0.3, dy > 0 ? 0 : Math.PI),
            paint,
          );
        break;
      }
      case 'knots': {
        for (const flip of [1, -1]) {
          const strand: Point[] = Array.from(
            { length: 41 },
            (_, k): Point => [
              x + (k / 40 - 0.5) * cell,
              flip * Math.sin((k / 40) * tau) * tall * 0.28,
            ],
          );
          strokeLine(brush, strand, ink, tall * 0.13);
          strokeLine(brush, strand, second, tall * 0.05);
        }
        break;
      }
      case 'cable': {
        for (let k = 0; k < 3; k++) {
          const cx = x + (k - 1) * (cell / 3);
          fillShape(
            brush,
            smooth(
              [
                [cx - cell * 0.2, tall * 0.34],
                [cx - cell * 0.02, tall * 0.2],
                [cx + cell * 0.2, -tall * 0.34],
                [cx + cell * 0.02, -tall * 0.2],
              ],
              true,
              6,
            ),
            k % 2 ? second : ink,
          );
        }
        break;
      }
      case 'letters': {
        // Uprights, a loop and a knot: the look of words without a word.
        strokeLine(
          brush,
          [
            [x - cell * 0.5, tall * 0.26],
            [x + cell * 0.5, tall * 0.26],
          ],
          ink,
          tall * 0.08,
        );
        for (const [dx, high] of [
          [-0.4, 0.42],
          [-0.26, 0.42],
          [0.36, 0.34],
        ] as const)
          fillShape(
            brush,
            [
              [x + dx * cell - tall * 0.04, tall * 0.26],
              [x + dx * cell - tall * 0.05, -tall * high],
              [x + dx * cell + tall * 0.09, -tall * (high - 0.1)],
              [x + dx * cell + tall * 0.04, tall * 0.26],
            ],
            ink,
          );
        const loop = (cx: number, cy: number, r: number) =>
          Array.from({ length: 25 }, (_, k): Point => polar(r, (k / 24) * tau, [cx, cy]));
        strokeLine(brush, loop(x + cell * 0.02, tall * 0.12, tall * 0.13), ink, tall * 0.07);
        if (up > 0)
          strokeLine(brush, loop(x + cell * 0.02, -tall * 0.17, tall * 0.1), ink, tall * 0.05);
        else put(placeMotif(rumi(), [x + cell * 0.06, -tall * 0.02], tall * 0.36, 0.4), paint);
        break;
      }
      case 'ribs':
        for (let k = 0; k < 7; k++) {
          const cx = x + (k - 3) * (cell / 7);
          fillShape(
            brush,
            strokeOutline(
              [
                [cx, tall * 0.48],
                [cx, tall * 0.2],
                [cx, -tall * 0.2],
                [cx, -tall * 0.48],
              ],
              (t) => cell * (0.016 + 0.022 * Math.sin(Math.PI * t)),
            ),
            ink,
          );
        }
        break;
      case 'strokes':
        for (let k = 0; k < 6; k++)
          strokeLine(
            brush,
            [
              [x + (k - 3) * (cell / 6), tall * 0.36],
              [x + (k - 3) * (cell / 6) + tall * 0.06, -tall * 0.36],
            ],
            k % 3 ? second : ink,
            tall * 0.09,
          );
        break;
      default:
    }
  }
}
