import { type Point, smooth, strokeOutline, tau } from '../../geometry/points.ts';
import { type Brush, fillShape, strokeLine } from '../../surface/plate.ts';
import { paintDish } from './dish-painting.ts';
import { brownLustre, lustreGround } from './lustre-painting.ts';

const white = '#efe6d0';
const well = 0.7;

/** A bowl of luster ware with a hare in its well and a scroll around the rim, as seen from above. */
export const paintHareBowl = (seed: string) =>
  paintDish(
    {
      glaze: white,
      palette: {
        petal: white,
        inner: brownLustre,
        heart: white,
        leaf: white,
        vein: brownLustre,
        stem: white,
        bud: white,
      },
      line: brownLustre,
      lineWidth: 2.6,
      rim: 'rinceau',
      rimColours: [brownLustre, white],
      rings: brownLustre,
      design: () => [],
      well,
      under: (brush, r, random) => {
        lustreGround(well * 0.97)?.(brush, r, random);
        paintHare(brush, r * well * 0.98);
      },
    },
    seed,
  );

/** A hare that runs, left white in the luster, as in Egypt around 1100; y grows downwards. */
function paintHare(brush: Brush, size: number): void {
  const place = ([x, y]: Point): Point => [x * size, (y + 0.04) * size];
  const closed = (points: readonly Point[]) => smooth(points.map(place), true, 12);
  const limb = (points: readonly Point[], from: number, to: number) =>
    strokeOutline(smooth(points.map(place), false, 12), (t) => size * (from + (to - from) * t));
  const parts = [
    // Hind leg, then fore legs, stretched out as it leaps.
    limb(
      [
        [-0.36, 0.12],
        [-0.6, 0.34],
        [-0.76, 0.4],
        [-0.6, 0.52],
      ],
      0.1,
      0.035,
    ),
    limb(
      [
        [-0.26, 0.16],
        [-0.42, 0.4],
        [-0.56, 0.5],
        [-0.42, 0.58],
      ],
      0.1,
      0.035,
    ),
    limb(
      [
        [0.3, 0.14],
        [0.5, 0.3],
        [0.72, 0.28],
      ],
      0.07,
      0.032,
    ),
    limb(
      [
        [0.22, 0.16],
        [0.34, 0.4],
        [0.54, 0.46],
      ],
      0.07,
      0.032,
    ),
    closed([
      [-0.52, -0.06],
      [-0.66, -0.2],
      [-0.72, -0.12],
      [-0.6, 0.02],
    ]),
    closed([
      [-0.58, 0.1],
      [-0.5, -0.14],
      [-0.26, -0.22],
      [0.04, -0.16],
      [0.3, -0.2],
      [0.42, -0.08],
      [0.38, 0.12],
      [0.16, 0.22],
      [-0.16, 0.16],
      [-0.4, 0.26],
    ]),
    closed([
      [0.3, -0.1],
      [0.36, -0.32],
      [0.52, -0.38],
      [0.66, -0.28],
      [0.76, -0.16],
      [0.66, -0.1],
      [0.48, -0.06],
    ]),
    closed([
      [0.44, -0.32],
      [0.3, -0.5],
      [0.06, -0.64],
      [0.14, -0.46],
      [0.36, -0.28],
    ]),
    closed([
      [0.5, -0.36],
      [0.46, -0.56],
      [0.3, -0.76],
      [0.32, -0.54],
      [0.42, -0.36],
    ]),
  ];
  // A plain line around it keeps the curls of the ground away.
  brush.lineJoin = 'round';
  for (const part of parts) strokeLine(brush, part, brownLustre, size * 0.05, true);
  for (const part of parts) fillShape(brush, part, white);
  const dot = ([x, y]: Point, r: number) =>
    fillShape(
      brush,
      Array.from({ length: 24 }, (_, i): Point => {
        const a = (i / 24) * tau;
        return place([x + Math.cos(a) * r, y + Math.sin(a) * r]);
      }),
      brownLustre,
    );
  dot([0.58, -0.26], 0.026);
  const draw = (points: readonly Point[], wide = 0.012) =>
    strokeLine(brush, smooth(points.map(place), false, 12), brownLustre, size * wide);
  draw([
    [0.4, -0.34],
    [0.28, -0.46],
    [0.16, -0.56],
  ]);
  draw([
    [0.47, -0.4],
    [0.42, -0.54],
    [0.35, -0.66],
  ]);
  draw([
    [0.74, -0.16],
    [0.66, -0.16],
    [0.62, -0.18],
  ]);
  // Shoulder and thigh are a spiral each, and rows of dots run down the back.
  for (const [x, y, turn] of [
    [0.24, 0.0, 1],
    [-0.36, 0.02, -1],
  ] as const)
    draw(
      Array.from({ length: 26 }, (_, i): Point => {
        const a = turn * (i / 26) * tau * 1.6 + 2;
        const r = 0.025 + (i / 26) * 0.1;
        return [x + Math.cos(a) * r, y + Math.sin(a) * r];
      }),
      0.014,
    );
  for (let i = 0; i < 7; i++) dot([-0.2 + i * 0.05, -0.12 + Math.sin(i * 0.6) * 0.012], 0.011);
  for (let i = 0; i < 5; i++) dot([-0.14 + i * 0.05, -0.03], 0.011);
  // What it has been eating.
  draw(
    [
      [0.76, -0.16],
      [0.86, -0.02],
      [0.84, 0.14],
    ],
    0.016,
  );
  for (const at of [
    [0.86, -0.06],
    [0.88, 0.06],
    [0.8, 0.1],
  ] as const)
    fillShape(
      brush,
      closed([
        [at[0], at[1] - 0.05],
        [at[0] + 0.05, at[1]],
        [at[0], at[1] + 0.05],
        [at[0] - 0.03, at[1]],
      ]),
      white,
    );
}
