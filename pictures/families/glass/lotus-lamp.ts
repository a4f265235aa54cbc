import { curl, rinceau } from '../../geometry/arabesque.ts';
import {
  type Motif,
  palmette,
  placeMotif,
  type Role,
  rosette,
  rumi,
} from '../../geometry/flora.ts';
import { mirrorOutline, mix, type Point, place, smooth } from '../../geometry/points.ts';
import { type Brush, fillShape, paintCanvas, strokeLine, trace } from '../../surface/plate.ts';
import { lampRadius } from './lamp-profile.ts';

const blue = '#1f3f9e';
const gold = '#c9a045';
const red = '#a8342a';
const white = '#f1ecdc';
const green = '#3f8a5a';
const yellow = '#e2b63c';

const [width, height] = [3072, 1400];

/** The enamels of a lamp with lotuses, unrolled; every patch of colour lies within a red line, as painters laid them. */
export function paintLotusLamp(close: number) {
  return paintCanvas(
    width,
    height,
    (brush) => {
      band(brush, 0.962, 0.988, gold, () => undefined);
      band(brush, 0.7, 0.925, blue, neck);
      band(brush, 0.634, 0.676, null, (wide) =>
        scroll(brush, wide, 20, { leaf: gold, petal: red, stem: gold, inner: white, heart: gold }),
      );
      band(brush, 0.515, 0.585, blue, (wide) =>
        scroll(brush, wide, 16, { leaf: white, petal: red, stem: white, inner: gold, heart: gold }),
      );
      band(brush, 0.235, 0.475, null, belly);
      band(brush, 0.165, 0.215, null, (wide) =>
        scroll(brush, wide, 16, { leaf: gold, petal: blue, stem: gold, inner: red, heart: white }),
      );
      band(brush, 0.035, 0.075, blue, (wide) => {
        const count = Math.round(wide / 0.9);
        for (let k = 0; k < count; k++)
          enamel(brush, placeMotif(rosette(5), [((k + 0.5) * wide) / count, 0], 0.62), {
            petal: white,
            inner: gold,
            heart: red,
          });
      });

      function neck(wide: number): void {
        scroll(brush, wide, 8, { leaf: white, petal: red, stem: white, inner: gold, heart: white });
        for (let k = 0; k <= 4; k++) {
          const at: Point = [(k * wide) / 4, 0];
          for (const [radius, ink] of [
            [0.485, red],
            [0.475, gold],
            [0.435, red],
            [0.427, white],
            [0.4, red],
            [0.392, blue],
          ] as const)
            disc(brush, at, radius, ink);
          for (const side of [-1, 1] as const)
            enamel(
              brush,
              placeMotif(rumi(), [at[0] + side * 0.06, 0.34], 0.42, side * 1.05, side),
              { leaf: green, vein: yellow },
            );
          lotus(brush, [at[0], 0.3], 0.62);
        }
      }

      function belly(wide: number): void {
        const cell = wide / 6;
        for (let k = 0; k <= 6; k++) {
          const between: Point = [k * cell, 0];
          for (const side of [-1, 1] as const)
            for (const up of [-1, 1] as const)
              enamel(
                brush,
                curl(
                  [between[0] + side * 0.235, up * 0.215],
                  0.165,
                  side > 0 ? Math.PI : 0,
                  (side * up) as 1 | -1,
                  1.25,
                  { stem: 0.1, leaves: 5, size: 0.72 },
                ),
                { stem: gold, leaf: up > 0 ? gold : blue, petal: white, inner: red, heart: gold },
              );
          enamel(brush, placeMotif(palmette(3), [between[0], -0.08], 0.3), {
            leaf: green,
            petal: white,
            inner: red,
            heart: yellow,
          });
          enamel(brush, placeMotif(palmette(3), [between[0], 0.08], 0.3, Math.PI), {
            leaf: blue,
            petal: white,
            inner: red,
            heart: yellow,
          });
          disc(brush, between, 0.075, red);
          disc(brush, between, 0.066, gold);
          disc(brush, between, 0.03, red);
          const middle = (k + 0.5) * cell;
          for (const [size, ink] of [
            [1, red],
            [0.982, gold],
            [0.915, red],
            [0.9, blue],
          ] as const)
            fillShape(brush, medallion([middle, 0], size), ink);
          brush.save();
          trace(brush, medallion([middle, 0], 0.9));
          brush.clip();
          for (const side of [-1, 1] as const)
            enamel(
              brush,
              curl([middle + side * 0.2, 0.1], 0.14, side > 0 ? Math.PI : 0, side, 1.15, {
                stem: 0.1,
                leaves: 4,
                size: 0.75,
              }),
              { stem: white, leaf: white, petal: yellow, inner: red, heart: white },
            );
          brush.restore();
          lotus(brush, [middle, 0.25], 0.6);
        }
      }
    },
    close,
  );
}

/** A band of the wall. The brush counts in its height; `paint` gets how many of them go around. */
function band(
  brush: Brush,
  from: number,
  to: number,
  ground: string | null,
  paint: (wide: number) => void,
): void {
  const y = (v: number) => height - v * height;
  const tall = y(from) - y(to);
  const wide = (2 * Math.PI * lampRadius((from + to) / 2)) / (to - from);
  brush.save();
  brush.beginPath();
  brush.rect(0, y(to), width, tall);
  brush.clip();
  if (ground) {
    brush.fillStyle = ground;
    brush.fillRect(0, y(to), width, tall);
  }
  brush.translate(0, (y(from) + y(to)) / 2);
  brush.scale(width / wide, tall);
  // What crosses the seam is painted on both sides of it.
  for (const turn of [0, -wide]) {
    brush.save();
    brush.translate(turn, 0);
    paint(wide);
    brush.restore();
  }
  brush.restore();
  for (const v of [from, to])
    for (const [thick, ink] of [
      [15, red],
      [10, gold],
      [2, red],
    ] as const)
      strokeLine(
        brush,
        [
          [0, y(v)],
          [width, y(v)],
        ],
        ink,
        thick,
      );
}

function disc(brush: Brush, [x, y]: Point, radius: number, ink: string): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fillStyle = ink;
  brush.fill();
}

/** Patches of enamel, each in its red line. */
function enamel(brush: Brush, motif: Motif, colours: Partial<Record<Role, string>>): void {
  for (const { points, role } of motif) {
    const fill = colours[role];
    if (!fill) continue;
    strokeLine(brush, points, red, 0.014, true);
    fillShape(brush, points, fill);
  }
}

function scroll(
  brush: Brush,
  wide: number,
  count: number,
  colours: Partial<Record<Role, string>>,
): void {
  brush.save();
  brush.scale(wide / count, 0.96);
  enamel(brush, rinceau(count, { leaves: 4, stem: 0.085, size: 0.62 }), colours);
  brush.restore();
}

/** A pointed shield with lobes, as tall as the band. */
function medallion(at: Point, size: number): Point[] {
  const half: Point[] = [
    [0, -0.475],
    [0.1, -0.385],
    [0.22, -0.35],
    [0.31, -0.24],
    [0.385, -0.13],
    [0.4, 0],
    [0.385, 0.13],
    [0.31, 0.24],
    [0.22, 0.35],
    [0.1, 0.385],
    [0, 0.475],
  ];
  return place(mirrorOutline(smooth(half, false, 8)), at, size);
}

/** A lotus that opens upwards from its foot: petals blush from their tips, one over another. */
function lotus(brush: Brush, at: Point, size: number): void {
  const petal = (turn: number, long: number, wide: number): Point[] =>
    place(
      mirrorOutline(
        smooth(
          [
            [0, 0.02],
            [wide * 0.6, -long * 0.2],
            [wide, -long * 0.48],
            [wide * 0.7, -long * 0.76],
            [wide * 0.2, -long * 0.93],
            [0, -long * 1.02],
          ],
          false,
          6,
        ),
      ),
      at,
      size,
      turn,
    );
  for (const [turn, long, wide] of [
    [1.62, 0.56, 0.1],
    [-1.62, 0.56, 0.1],
    [1.28, 0.74, 0.115],
    [-1.28, 0.74, 0.115],
    [0.88, 0.86, 0.125],
    [-0.88, 0.86, 0.125],
    [0.46, 0.96, 0.135],
    [-0.46, 0.96, 0.135],
    [0, 1.02, 0.15],
  ] as const) {
    const outline = petal(turn, long, wide);
    strokeLine(brush, outline, red, size * 0.026, true);
    fillShape(brush, outline, white);
    const tip = place([[0, -long]], at, size, turn)[0];
    brush.save();
    trace(brush, outline);
    brush.clip();
    // The blush is laid in strokes that follow the petal.
    for (let k = -4; k <= 4; k++)
      strokeLine(
        brush,
        [
          place([[k * wide * 0.16, -long * 0.98]], at, size, turn)[0],
          place([[k * wide * 0.2, -long * (0.66 + 0.05 * Math.abs(k))]], at, size, turn)[0],
        ],
        k % 2 ? '#c8604e' : '#d98c88',
        size * wide * 0.13,
      );
    strokeLine(brush, [mix(at, tip, 0.25), mix(at, tip, 0.62)], '#c9a38c', size * 0.008);
    brush.restore();
  }
  for (const turn of [1.95, -1.95, 2.5, -2.5]) {
    const sepal = petal(turn, 0.3, 0.075);
    strokeLine(brush, sepal, red, size * 0.022, true);
    fillShape(brush, sepal, green);
  }
  const heart = petal(0, 0.46, 0.1);
  strokeLine(brush, heart, red, size * 0.024, true);
  fillShape(brush, heart, yellow);
  fillShape(
    brush,
    heart.map((p): Point => mix(p, [at[0], at[1] - size * 0.2], 0.45)),
    red,
  );
}
