import type { Canvas } from '@napi-rs/canvas';
import { type Point, place, polar, smooth, strokeOutline, tau } from '../../geometry/points.ts';
import type { walkProfile } from '../../geometry/profile.ts';
import { type Brush, fillShape, paintCanvas, strokeLine } from '../../surface/plate.ts';
import type { JadeParameters } from './jade.ts';

const gold = '#c9973a';

const ruby = '#8c0d2c';

const emerald = '#0d6b46';

const side = 4096;

const upright = 1024;

/** Heights for the carver's wheel, white high: outlines and midribs of the petals, a calyx at the foot. */
export function paintCarving(p: JadeParameters): Canvas {
  return paintCanvas(side, upright, (brush) => {
    brush.fillStyle = '#808080';
    brush.fillRect(0, 0, side, upright);
    if (!p.petals) return;
    const cell = side / p.petals;
    // The outside takes up a little less than half of the way.
    const at = (share: number) => upright * (1 - share);
    for (let i = -1; i <= p.petals; i++) {
      const x = (i + 0.5) * cell;
      const petal = (wide: number, from: number, to: number): Point[] =>
        smooth(
          [
            [x - cell * wide * 0.3, at(from)],
            [x - cell * wide * 0.5, at(from + (to - from) * 0.55)],
            [x - cell * wide * 0.36, at(from + (to - from) * 0.85)],
            [x, at(to)],
            [x + cell * wide * 0.36, at(from + (to - from) * 0.85)],
            [x + cell * wide * 0.5, at(from + (to - from) * 0.55)],
            [x + cell * wide * 0.3, at(from)],
          ],
          false,
          10,
        );
      for (const [wide, to] of [
        [0.86, 0.475],
        [0.66, 0.44],
      ] as const) {
        strokeLine(brush, petal(wide, 0.13, to), '#e8e8e8', 13);
        strokeLine(brush, petal(wide - 0.05, 0.13, to - 0.008), '#3c3c3c', 8);
      }
      strokeLine(
        brush,
        [
          [x, at(0.15)],
          [x, at(0.4)],
        ],
        '#e8e8e8',
        12,
      );
      for (let k = 0; k < 5; k++) {
        const from = 0.2 + k * 0.035;
        for (const s of [-1, 1])
          strokeLine(
            brush,
            smooth(
              [
                [x, at(from)],
                [x + s * cell * 0.12, at(from + 0.035)],
                [x + s * cell * 0.24, at(from + 0.045)],
              ],
              false,
              6,
            ),
            '#d0d0d0',
            6,
          );
      }
      const between = x + cell / 2;
      const calyx = smooth(
        [
          [between - cell * 0.3, at(0.1)],
          [between - cell * 0.2, at(0.17)],
          [between, at(0.25)],
          [between + cell * 0.2, at(0.17)],
          [between + cell * 0.3, at(0.1)],
        ],
        false,
        8,
      );
      strokeLine(brush, calyx, '#f0f0f0', 16);
    }
  });
}

/** Plants of gold wire with petals of ruby and leaves of emerald, on a clear ground. */
export function paintJewels(p: JadeParameters, wall: ReturnType<typeof walkProfile>): Canvas {
  return paintCanvas(side, upright, (brush) => {
    const low = 0.17;
    const high = 0.445;
    const [radius] = wall.at((low + high) / 2);
    const unitHigh = (high - low) * wall.length;
    const wide = (tau * radius) / unitHigh;
    brush.translate(0, upright * (1 - low));
    brush.scale(side / wide, upright * (high - low));
    const cell = wide / p.jewels;
    for (const y of [0.03, -1.03])
      strokeLine(
        brush,
        [
          [-1, y],
          [wide + 1, y],
        ],
        gold,
        0.022,
      );
    for (let i = -1; i <= p.jewels; i++) plant(brush, (i + 0.5) * cell, cell);
  });
}

function plant(brush: Brush, x: number, cell: number): void {
  const stone = (points: Point[], fill: string) => {
    fillShape(brush, points, gold);
    strokeLine(brush, points, gold, 0.03, true);
    const [cx, cy] = points.reduce(
      ([a, b], [px, py]) => [a + px / points.length, b + py / points.length],
      [0, 0],
    );
    fillShape(
      brush,
      points.map(([px, py]): Point => [cx + (px - cx) * 0.78, cy + (py - cy) * 0.78]),
      fill,
    );
  };
  const petal = (at: Point, size: number, turn: number, fill: string) =>
    stone(
      place(
        smooth(
          [
            [0, 0],
            [0.42, -0.45],
            [0.3, -0.95],
            [0, -1],
            [-0.3, -0.95],
            [-0.42, -0.45],
          ],
          true,
          5,
        ),
        at,
        size,
        turn,
      ),
      fill,
    );
  const leaf = (at: Point, size: number, turn: number) =>
    stone(
      place(
        strokeOutline(
          smooth(
            [
              [0, 0],
              [0.1, -0.5],
              [0.32, -1],
            ],
            false,
            8,
          ),
          (t) => 0.2 * Math.sin(Math.PI * t ** 0.8),
        ),
        at,
        size,
        turn,
      ),
      emerald,
    );
  const flower = ([cx, cy]: Point, size: number) => {
    for (let k = 0; k < 5; k++)
      petal(polar(size * 0.22, (k * tau) / 5 - Math.PI / 2, [cx, cy]), size, (k * tau) / 5, ruby);
    stone(
      Array.from({ length: 16 }, (_, k) => polar(size * 0.28, (k * tau) / 16, [cx, cy])),
      gold,
    );
  };
  const wire = (line: Point[]) => strokeLine(brush, smooth(line, false, 8), gold, 0.022);
  const reach = Math.min(0.4, cell * 0.36);
  wire([
    [x, 0],
    [x + 0.02, -0.3],
    [x, -0.62],
  ]);
  for (const s of [-1, 1]) {
    wire([
      [x, -0.05],
      [x + s * reach * 0.5, -0.24],
      [x + s * reach, -0.5],
    ]);
    leaf([x + s * 0.02, -0.08], 0.34, s * 1.15);
    leaf([x + s * reach * 0.55, -0.28], 0.26, s * 1.5);
    leaf([x + s * 0.02, -0.36], 0.24, s * 0.75);
    petal([x + s * reach, -0.48], 0.15, s * 0.4, ruby);
    petal([x + s * reach, -0.48], 0.11, s * 1.2, ruby);
    petal([x + s * reach, -0.48], 0.11, s * -0.4, ruby);
  }
  flower([x, -0.72], 0.175);
  // A small bud between two plants.
  wire([
    [x + cell / 2, 0],
    [x + cell / 2, -0.16],
  ]);
  petal([x + cell / 2, -0.12], 0.16, 0, ruby);
  for (const s of [-1, 1]) leaf([x + cell / 2, -0.03], 0.15, s * 0.9);
}
