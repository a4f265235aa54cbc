import type { Canvas } from '@napi-rs/canvas';
import { rinceau } from '../../geometry/arabesque.ts';
import { type Motif, placeMotif, rosette, rumi } from '../../geometry/flora.ts';
import { type Point, polar, smooth, strokeOutline, tau } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { type Palette, paintMotif } from '../../surface/brushwork.ts';
import { type Brush, fillShape, paintCanvas, strokeLine } from '../../surface/plate.ts';
import { wavingStem } from './painted-rims.ts';

export type Band = {
  from: number;
  to: number;
  kind:
    | 'scroll'
    | 'foliage'
    | 'garland'
    | 'strokes'
    | 'cable'
    | 'knots'
    | 'roundels'
    | 'letters'
    | 'ribs';
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
  if (band.kind === 'foliage') {
    const count = 2 * Math.max(2, Math.round(width / tall / 1.9));
    for (const { points, role } of rinceau(count, { stem: 0.1, leaves: 6, size: 0.68 })) {
      const set = points.map(([x, y]): Point => [(x / count) * width, y * tall * 0.94]);
      put([{ role, points: set }], paint);
    }
    return;
  }
  if (band.kind === 'garland') {
    const waves = 2 * Math.max(1, Math.round(width / tall / 1.9));
    const motif = wavingStem(waves, width / tall / waves);
    const palette: Palette = {
      ...paint,
      leaf: second,
      inner: band.ground,
      heart: second,
      vein: band.ground,
      bud: second,
    };
    for (const shift of [-width, 0, width])
      paintMotif(brush, motif, ([u, v]) => [u * tall + shift, v * tall], createRandom('garland'), {
        ...{ palette, line: ink, lineWidth: Math.max(2, tall * 0.009), hand: 1 },
      });
    return;
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
