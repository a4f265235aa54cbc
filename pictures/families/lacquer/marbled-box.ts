import { leaf, palmette, placeMotif, rosette } from '../../geometry/flora.ts';
import { type Point, smooth } from '../../geometry/points.ts';
import type { createRandom } from '../../geometry/random.ts';
import { paintMotif } from '../../surface/brushwork.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import type { createNoise } from '../../surface/noise.ts';
import {
  type Brush,
  fillShape,
  type Plate,
  paintColour,
  paintField,
  strokeLine,
} from '../../surface/plate.ts';

export function marbledBox(
  brush: Brush,
  box: Point[],
  tray: Point[],
  height: number,
  random: ReturnType<typeof createRandom>,
): void {
  const c = height / 2;
  const gold = '#d8ad50';
  // The tray: gold arabesque on green.
  strokeLine(brush, tray, gold, 5, true);
  for (let k = 0; k < 5; k++) {
    const x = 1180 + k * 76;
    const way = k % 2 ? 1 : -1;
    strokeLine(
      brush,
      smooth(
        [
          [x - 38, c - way * 34],
          [x, c + way * 44],
          [x + 38, c - way * 34],
        ] as Point[],
        false,
        10,
      ),
      gold,
      2.6,
    );
    paintMotif(
      brush,
      placeMotif(k % 2 ? rosette(6) : palmette(2), [x, c + (k % 2 ? 0 : 26)], k % 2 ? 46 : 54),
      (q) => q,
      random,
      {
        palette: { petal: gold, leaf: gold, inner: '#123a2a', heart: gold },
        line: null,
        lineWidth: 1,
        hand: 0.4,
      },
    );
    for (const dy of [-68, 68])
      paintMotif(
        brush,
        placeMotif(
          leaf(0.3, 0.2),
          [x, c + dy + (dy > 0 ? -10 : 26)],
          30,
          dy > 0 ? Math.PI * 0.6 : 0.5,
        ),
        (q) => q,
        random,
        { palette: { leaf: gold }, line: null, lineWidth: 1, hand: 0.4 },
      );
  }
  fillShape(brush, box, '#6d1812');
}

/** Marbling in red and gold over the sleeve, with three gold medallions. */
export function marble(
  plate: Plate,
  box: Point[],
  noise: ReturnType<typeof createNoise>,
  width: number,
  height: number,
): void {
  const mask = paintField(width, height, (brush) => fillShape(brush, box, '#fff'));
  const gold = parseColour('#d8ad50');
  const deep = parseColour('#4a0d0a');
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (mask[i] === 0) continue;
      const wx = noise.fbm(x * 0.006, y * 0.012, 4);
      const wy = noise.fbm(x * 0.006 + 40, y * 0.012, 4);
      const v = noise.fbm(x * 0.009 + wx * 2.2, y * 0.014 + wy * 2.2, 4);
      const vein = smoothstep(0.05, 0.012, Math.abs(v)) * mask[i];
      const dark = smoothstep(0.1, 0.4, v) * 0.8 * mask[i];
      for (let c = 0; c < 3; c++) {
        plate.colour[i * 3 + c] += (deep[c] - plate.colour[i * 3 + c]) * dark;
        plate.colour[i * 3 + c] += (gold[c] - plate.colour[i * 3 + c]) * vein;
      }
      plate.metal[i] = vein * 0.6;
    }
  paintColour(plate, (brush) => {
    const c = height / 2;
    for (const [x, s] of [
      [300, 0.7],
      [600, 1],
      [900, 0.7],
    ] as const) {
      const outline = (k: number) =>
        smooth(
          [
            [0, -0.9],
            [0.3, -0.6],
            [0.8, -0.45],
            [1.25, 0],
            [0.8, 0.45],
            [0.3, 0.6],
            [0, 0.9],
            [-0.3, 0.6],
            [-0.8, 0.45],
            [-1.25, 0],
            [-0.8, -0.45],
            [-0.3, -0.6],
          ] as Point[],
          true,
          8,
        ).map(([a, b]): Point => [x + a * 88 * s * k, c + b * 88 * s * k]);
      fillShape(brush, outline(1), '#d8ad50');
      fillShape(brush, outline(0.92), '#123a2a');
      for (const { points, role } of placeMotif(rosette(8), [x, c], 92 * s))
        fillShape(brush, points, role === 'inner' ? '#8a2a1c' : '#d8ad50');
    }
    strokeLine(brush, box, '#d8ad50', 8, true);
    strokeLine(
      brush,
      [
        [1040, c - 120],
        [1040, c + 120],
      ],
      '#d8ad50',
      3,
    );
  });
}
