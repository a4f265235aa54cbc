import { curl } from '../../../geometry/arabesque.ts';
import { palmette, placeMotif } from '../../../geometry/flora.ts';
import { type Point, smooth } from '../../../geometry/points.ts';
import { type Brush, fillShape, strokeLine } from '../../../surface/plate.ts';

/** The brush counts in radii of the limb, from its uppermost point. */
const half: Point[] = [
  [-0.47, 0.13],
  [-0.44, 0.03],
  [-0.36, -0.01],
  [-0.3, -0.04],
  [-0.275, -0.09],
  [-0.25, -0.145],
  [-0.19, -0.175],
  [-0.15, -0.2],
  [-0.125, -0.25],
  [-0.11, -0.3],
  [-0.065, -0.345],
  [-0.03, -0.385],
  [0, -0.43],
];

const outline: Point[] = [
  ...smooth(half, false, 6),
  ...smooth(half, false, 6)
    .map(([x, y]): Point => [-x, y])
    .reverse(),
];

/** The throne from which the instrument hangs: scrolls pierced through within a frame. */
export function cutThrone(brush: Brush, leaves: number): void {
  fillShape(brush, outline, '#000');
  brush.save();
  fillShape(brush, outline, '#000');
  brush.clip();
  const vine = { stem: 0.13, leaves, size: 0.74, heart: 'leaf' as const };
  const motif = [
    ...placeMotif(palmette(3), [0, -0.15], 0.17),
    ...placeMotif(palmette(3), [0, 0.05], 0.15),
  ];
  for (const side of [-1, 1] as const) {
    motif.push(
      ...curl([side * 0.16, -0.045], 0.105, side > 0 ? Math.PI : 0, side, 1.2, vine),
      ...curl([side * 0.345, 0.045], 0.075, side > 0 ? Math.PI : 0, -side as 1 | -1, 1.2, vine),
    );
    strokeLine(
      brush,
      smooth(
        [
          [0, 0.05],
          [side * 0.03, -0.02],
          [side * 0.055, -0.05],
        ],
        false,
        6,
      ),
      '#fff',
      0.018,
    );
    strokeLine(
      brush,
      smooth(
        [
          [side * 0.16, 0.06],
          [side * 0.22, 0.07],
          [side * 0.27, 0.045],
        ],
        false,
        6,
      ),
      '#fff',
      0.018,
    );
  }
  for (const { points, role } of motif) if (role !== 'vein') fillShape(brush, points, '#fff');
  brush.restore();
  strokeLine(brush, outline, '#fff', 0.05);
  fillShape(
    brush,
    smooth(
      [
        [-0.05, -0.33],
        [0, -0.3],
        [0.05, -0.33],
        [0.045, -0.4],
        [0, -0.44],
        [-0.045, -0.4],
      ],
      true,
      8,
    ),
    '#fff',
  );
}

/** The shackle that swings in the throne's eye. */
export function cutShackle(brush: Brush): void {
  const arch = smooth(
    [
      [-0.06, -0.36],
      [-0.075, -0.46],
      [-0.05, -0.55],
      [0, -0.585],
      [0.05, -0.55],
      [0.075, -0.46],
      [0.06, -0.36],
    ],
    false,
    10,
  );
  strokeLine(brush, arch, '#fff', 0.034);
  for (const side of [-1, 1]) {
    brush.beginPath();
    brush.arc(side * 0.06, -0.365, 0.034, 0, 7);
    brush.fill();
  }
}

export const ringCentre: Point = [0, -0.655];
export const ringRadius = 0.105;
export const ringWidth = 0.024;

export function cutRing(brush: Brush): void {
  brush.beginPath();
  brush.arc(ringCentre[0], ringCentre[1], ringRadius, 0, 7);
  brush.lineWidth = ringWidth * 2;
  brush.strokeStyle = '#fff';
  brush.stroke();
}
