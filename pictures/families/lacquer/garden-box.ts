import { leaf, placeMotif, type Role, rosette, tulip } from '../../geometry/flora.ts';
import { type Point, regularPolygon, smooth, strokeOutline, tau } from '../../geometry/points.ts';
import type { createRandom } from '../../geometry/random.ts';
import { paintMotif } from '../../surface/brushwork.ts';
import { type Brush, fillShape, strokeLine } from '../../surface/plate.ts';

export function gardenBox(
  brush: Brush,
  box: Point[],
  pill: (l: number, r: number, h: number) => Point[],
  half: number,
  height: number,
  random: ReturnType<typeof createRandom>,
): void {
  const c = height / 2;
  const strokes = (palette: Partial<Record<Role, string>>) => ({
    palette,
    line: '#3a1d10',
    lineWidth: 1.4,
    hand: 0.4,
  });
  strokeLine(brush, box, '#2a120a', 22, true);
  strokeLine(brush, pill(96, 1504, half - 16), '#d9ad52', 4, true);
  strokeLine(brush, pill(104, 1496, half - 24), '#8a2a1c', 3, true);
  // Twigs, roses full and half open, leaves; the bird sits in the middle.
  const twig = (points: Point[], width: number) =>
    fillShape(
      brush,
      strokeOutline(smooth(points, false, 12), (t) => width * (1.1 - 0.6 * t)),
      '#4a3a1e',
    );
  const rose = (x: number, y: number, size: number) => {
    const shades = ['#b8475a', '#cf6f7e', '#e0929a', '#edb8b6', '#c85a68'];
    shades.forEach((fill, ring) => {
      const n = 8 - ring;
      for (let k = 0; k < n; k++) {
        const a = (tau * k) / n + ring * 0.5;
        const r = size * (0.42 - ring * 0.085);
        paintMotif(
          brush,
          [
            {
              role: 'petal',
              points: regularPolygon(14, size * (0.25 - ring * 0.03), 0, [
                x + Math.cos(a) * r,
                y + Math.sin(a) * r,
              ]),
            },
          ],
          (q) => q,
          random,
          { palette: { petal: fill }, line: '#8a2a3c', lineWidth: 0.9, hand: 0.5 },
        );
      }
    });
  };
  for (const side of [-1, 1]) {
    const at = (dx: number, dy: number): Point => [800 + side * dx, c + dy];
    twig([at(60, 84), at(200, 40), at(360, 24), at(520, -20), at(640, 6)], 6);
    twig([at(200, 40), at(250, -30), at(330, -70)], 4);
    twig([at(360, 24), at(420, 64), at(500, 72)], 4);
    twig([at(520, -20), at(560, -66), at(600, -74)], 3);
    for (const [dx, dy, size, turn] of [
      [150, 66, 52, 1],
      [170, 10, 48, -0.3],
      [270, 66, 54, 1.9],
      [300, -8, 46, 0.2],
      [230, -56, 46, -1],
      [400, -30, 50, 0.3],
      [440, 30, 44, 1.3],
      [470, -62, 46, -0.6],
      [560, 30, 52, 1.7],
      [600, -30, 46, 0.9],
      [630, 44, 42, 2],
      [530, 84, 40, 2.1],
      [390, 88, 44, 2.4],
      [110, 40, 40, -1],
    ] as const)
      paintMotif(
        brush,
        placeMotif(leaf(0.4, 0.2), at(dx, dy), size, side * turn),
        (q) => q,
        random,
        strokes({ leaf: dx % 3 ? '#3f5f2e' : '#5f7a34', vein: '#9aa85a' }),
      );
    for (const [dx, dy, size] of [
      [332, -66, 74],
      [500, 70, 64],
      [640, 4, 92],
      [340, 56, 66],
      [215, -6, 60],
    ] as const)
      rose(800 + side * dx, c + dy, size);
    for (const [dx, dy] of [
      [600, -76],
      [420, 4],
      [560, -52],
      [270, -84],
    ] as const)
      paintMotif(
        brush,
        placeMotif(tulip(), at(dx, dy + 16), 34, side * 0.5),
        (q) => q,
        random,
        strokes({ petal: '#d97a86', inner: '#f0c0bc' }),
      );
    for (const [dx, dy] of [
      [130, -72],
      [480, 4],
      [700 - 30, -44],
      [96, 70],
    ] as const)
      paintMotif(
        brush,
        placeMotif(rosette(5), at(dx, dy), 34),
        (q) => q,
        random,
        strokes({ petal: '#6f86b8', inner: '#e8dcb0', heart: '#c9862a' }),
      );
  }
  twig(
    [
      [700, c + 92],
      [780, c + 74],
      [880, c + 78],
      [940, c + 92],
    ],
    5,
  );
  nightingale(brush, 800, c + 6, 118, random);
}

/** A small brown bird that sings, seen from the side. */
function nightingale(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  random: ReturnType<typeof createRandom>,
): void {
  const to = ([a, b]: Point): Point => [x + a * size, y + b * size];
  const paint = (points: Point[], fill: string) =>
    paintMotif(brush, [{ role: 'petal', points }], to, random, {
      palette: { petal: fill },
      line: '#2f1a0c',
      lineWidth: 1.6,
      hand: 0.3,
    });
  paint(
    smooth(
      [
        [0.16, 0.12],
        [0.72, 0.5],
        [0.82, 0.44],
        [0.3, 0.0],
      ],
      true,
      6,
    ),
    '#6b4424',
  );
  paint(
    smooth(
      [
        [-0.56, -0.46],
        [-0.42, -0.62],
        [-0.22, -0.56],
        [-0.06, -0.32],
        [0.26, -0.06],
        [0.34, 0.16],
        [0.1, 0.42],
        [-0.24, 0.4],
        [-0.44, 0.08],
        [-0.46, -0.26],
      ],
      true,
      6,
    ),
    '#a87440',
  );
  paint(
    smooth(
      [
        [-0.46, -0.16],
        [-0.24, -0.1],
        [-0.12, 0.2],
        [-0.2, 0.38],
        [-0.4, 0.14],
      ],
      true,
      6,
    ),
    '#e2c48a',
  );
  paint(
    smooth(
      [
        [-0.14, -0.22],
        [0.14, -0.12],
        [0.5, 0.3],
        [0.18, 0.24],
        [-0.08, 0.08],
      ],
      true,
      6,
    ),
    '#7d5028',
  );
  for (let k = 0; k < 4; k++)
    strokeLine(
      brush,
      [to([-0.02 + k * 0.09, -0.1 + k * 0.05]), to([0.14 + k * 0.09, 0.12 + k * 0.05])],
      '#4a2c14',
      1.6,
    );
  paint(
    [
      [-0.54, -0.5],
      [-0.76, -0.56],
      [-0.56, -0.44],
    ],
    '#c98a34',
  );
  paint(
    [
      [-0.55, -0.44],
      [-0.72, -0.4],
      [-0.52, -0.38],
    ],
    '#c98a34',
  );
  brush.fillStyle = '#120a06';
  brush.beginPath();
  brush.arc(...to([-0.42, -0.48]), size * 0.035, 0, 7);
  brush.fill();
  for (const dx of [-0.16, -0.02])
    strokeLine(brush, [to([dx, 0.4]), to([dx + 0.02, 0.6]), to([dx - 0.06, 0.62])], '#5a3a1c', 3);
}
