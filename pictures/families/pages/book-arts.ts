import { type Motif, placeMotif, rosette, rumi } from '../../geometry/flora.ts';
import { gardenBud, lotus, smallLeaf } from '../../geometry/khatai.ts';
import {
  type Point,
  polar,
  regularPolygon,
  smooth,
  starInner,
  starPolygon,
  strokeOutline,
  tau,
} from '../../geometry/points.ts';
import { circle, frames, type Layout, rectangle } from '../textiles/fabric-parts.ts';
import { ruledLine } from './ruled-line.ts';

/** Bindings, single leaves and drawings. */

const line = (
  points: readonly Point[],
  wide: number,
  role: Motif[number]['role'] = 'stem',
): Motif[number] => ({ role, points: strokeOutline(points, () => wide) });

/** A medallion pressed into leather, with a pendant at either end and a quarter in each corner. */
export const sunkMedallion = (): Layout => (_, width, height) => {
  const motif: Motif = [];
  const inset = frames(motif, width, height, 92, [
    [5, 'inner'],
    [44, 'stem'],
    [5, 'inner'],
    [1, 'vein'],
  ]);
  const count = 22;
  for (let i = 0; i < count; i++)
    for (const x of [118, width - 118])
      motif.push(
        ...placeMotif(
          i % 2 ? rosette(6) : rumi(),
          [x, 130 + ((height - 260) * i) / (count - 1)],
          34,
          i % 2 ? 0 : Math.PI / 2,
        ),
      );
  for (let i = 1; i < 14; i++)
    for (const y of [118, height - 118])
      motif.push(
        ...placeMotif(i % 2 ? rosette(6) : rumi(), [118 + ((width - 236) * i) / 14, y], 34),
      );
  const lobes = (c: Point, rx: number, ry: number): Point[] =>
    Array.from({ length: 192 }, (_, i): Point => {
      const a = (tau * i) / 192;
      const r = 1 - 0.11 * Math.abs(Math.cos(a * 8)) ** 1.4;
      const point = 1 + 0.16 * Math.max(0, Math.abs(Math.sin(a)) - 0.9) * 10;
      return [c[0] + Math.cos(a) * rx * r, c[1] + Math.sin(a) * ry * r * point];
    });
  const fill = (c: Point, rx: number, ry: number) => {
    motif.push(
      { role: 'inner', points: lobes(c, rx, ry) },
      { role: 'heart', points: lobes(c, rx * 0.95, ry * 0.96) },
    );
    for (const [ring, n] of [
      [0.28, 6],
      [0.56, 12],
      [0.78, 18],
    ] as const)
      for (let k = 0; k < n; k++) {
        const a = (tau * k) / n + ring;
        const at: Point = [c[0] + Math.cos(a) * rx * ring, c[1] + Math.sin(a) * ry * ring];
        motif.push(
          ...placeMotif(
            k % 2 ? rumi() : rosette(6),
            at,
            rx * (k % 2 ? 0.24 : 0.16),
            a + Math.PI / 2,
            k % 4 === 1 ? 1 : -1,
          ),
        );
      }
    motif.push(...placeMotif(rosette(8), c, rx * 0.34));
  };
  const c: Point = [width / 2, height / 2];
  for (const side of [-1, 1]) {
    motif.push(
      line(
        [
          [c[0], c[1] + side * height * 0.26],
          [c[0], c[1] + side * height * 0.33],
        ],
        3,
        'inner',
      ),
    );
    fill([c[0], c[1] + side * height * 0.33], width * 0.07, width * 0.08);
  }
  fill(c, width * 0.25, height * 0.24);
  for (const x of [inset, width - inset])
    for (const y of [inset, height - inset]) {
      const clip = (points: readonly Point[]): Point[] =>
        points.map(
          ([a, b]): Point => [
            Math.max(inset, Math.min(width - inset, a)),
            Math.max(inset, Math.min(height - inset, b)),
          ],
        );
      motif.push(
        { role: 'inner', points: clip(lobes([x, y], width * 0.2, width * 0.22)) },
        { role: 'heart', points: clip(lobes([x, y], width * 0.188, width * 0.207)) },
      );
      const inward = Math.atan2(c[1] - y, c[0] - x);
      for (const turn of [-0.5, 0, 0.5])
        motif.push(
          ...placeMotif(
            rumi(),
            polar(width * 0.06, inward + turn, [x, y]),
            width * 0.09,
            inward + turn + Math.PI / 2,
          ),
        );
    }
  return motif;
};

/** A star of straps made with four small tools, within a frame of knots. */
export const tooledStar = (): Layout => (_, width, height) => {
  const motif: Motif = [];
  const inset = frames(motif, width, height, 92, [
    [4, 'inner'],
    [58, 'stem'],
    [4, 'inner'],
    [1, 'vein'],
  ]);
  const knot = (x: number, y: number) => {
    for (const turn of [0, Math.PI / 4])
      motif.push({ role: 'bud', points: starPolygon(4, 24, 0.66, turn, [x, y]) });
    motif.push(circle([x, y], 7, 'inner', 20));
  };
  for (let i = 0; i < 20; i++)
    for (const x of [125, width - 125]) knot(x, 128 + ((height - 256) * i) / 19);
  for (let i = 1; i < 13; i++)
    for (const y of [125, height - 125]) knot(125 + ((width - 250) * i) / 13, y);
  const c: Point = [width / 2, height / 2];
  const r = (width - 2 * inset) * 0.47;
  for (const [k, role] of [
    [1.04, 'inner'],
    [1.02, 'stem'],
  ] as const)
    motif.push(circle(c, r * k, role, 120));
  for (let k = 0; k < 8; k++) {
    const a = (tau * k) / 8;
    for (const step of [2, 3])
      motif.push(line([polar(r, a, c), polar(r, a + (tau * step) / 8, c)], 6, 'bud'));
  }
  for (let k = 0; k < 8; k++) {
    const a = (tau * (k + 0.5)) / 8;
    for (const [far, size] of [
      [0.86, 12],
      [0.7, 9],
      [0.46, 8],
    ] as const)
      motif.push(circle(polar(r * far, a, c), size, 'inner', 20));
    for (let d = 0; d < 5; d++)
      motif.push(circle(polar(r * 0.93, a + (d - 2) * 0.06, c), 5, 'bud', 16));
  }
  motif.push(
    { role: 'inner', points: starPolygon(8, r * 0.36, starInner(8, 3), 0, c) },
    { role: 'heart', points: starPolygon(8, r * 0.3, starInner(8, 3), 0, c) },
    circle(c, r * 0.1, 'inner', 40),
  );
  for (const y of [inset + (c[1] - r - inset) / 2, height - inset - (c[1] - r - inset) / 2])
    for (let i = -2; i <= 2; i++) knot(c[0] + i * 92, y);
  return motif;
};

/** Roundels like those of carved doors, above and below ruled lines that wait for words. */
export const roundelPage = (): Layout => (random, width, height) => {
  const motif: Motif = [];
  const inset = frames(motif, width, height, 100, [
    [7, 'petal'],
    [3, 'vein'],
    [2, 'stem'],
    [40, 'vein'],
    [2, 'stem'],
    [3, 'vein'],
    [5, 'petal'],
    [1, 'vein'],
  ]);
  // Chevrons of three colors run round between the lines, each drawn for itself.
  const from = 112;
  const chevron = (at: Point, turn: number, step: number) => {
    for (const [k, role] of (['petal', 'inner', 'stem'] as const).entries()) {
      const wide = 15 + random.bell() * 1.2;
      const along = (k - 1) * step * 0.3;
      motif.push(
        ...placeMotif(
          [
            {
              role,
              points: [
                [along - step * 0.42, -wide],
                [along - step * 0.2, -wide],
                [along + step * 0.16, 0],
                [along - step * 0.2, wide],
                [along - step * 0.42, wide],
                [along - step * 0.06, 0],
              ],
            },
          ],
          at,
          1,
          turn + random.bell() * 0.02,
        ),
      );
    }
  };
  const [wideOf, highOf] = [width - 2 * from - 40, height - 2 * from - 40];
  for (const [long, count, place, turn] of [
    [wideOf, 24, (t: number): Point => [from + 20 + wideOf * t, from + 20], 0],
    [highOf, 31, (t: number): Point => [width - from - 20, from + 20 + highOf * t], tau / 4],
    [
      wideOf,
      24,
      (t: number): Point => [width - from - 20 - wideOf * t, height - from - 20],
      tau / 2,
    ],
    [highOf, 31, (t: number): Point => [from + 20, height - from - 20 - highOf * t], -tau / 4],
  ] as const)
    for (let i = 1; i < count; i++) chevron(place(i / count), turn, long / count);
  /** Compasses drew the rings; everything between them is by hand, so that no two are alike. */
  const roundel = (c: Point, r: number, kind: number) => {
    const shake = () => random.bell() * 0.012;
    for (const [k, role] of [
      [1, 'stem'],
      [0.965, 'vein'],
      [0.945, 'stem'],
      [0.925, 'inner'],
      [0.8, 'stem'],
      [0.78, 'petal'],
      [0.64, 'stem'],
      [0.625, 'vein'],
    ] as const)
      motif.push(circle(c, r * k, role));
    const beads = [22, 26, 30][kind];
    for (let k = 0; k < beads; k++)
      motif.push(
        circle(polar(r * (0.863 + shake()), (tau * k) / beads + shake(), c), r * 0.036, 'stem', 12),
        circle(polar(r * 0.863, (tau * k) / beads, c), r * 0.016, 'vein', 10),
      );
    const teeth = [16, 12, 20][kind];
    for (let k = 0; k < teeth; k++) {
      const a = (tau * k) / teeth + shake();
      motif.push({
        role: 'vein',
        points: smooth(
          [
            polar(r * 0.66, a - tau / teeth / 2.6, c),
            polar(r * (0.755 + shake()), a, c),
            polar(r * 0.66, a + tau / teeth / 2.6, c),
          ],
          true,
          4,
        ),
      });
    }
    // A flower, a star of lotus petals, a wheel of leaves.
    const petals = [8, 6, 10][kind];
    for (let k = 0; k < petals; k++) {
      const a = (tau * k) / petals + shake() * 2;
      const flower = kind === 1 ? lotus(1) : kind === 0 ? petalOf(0.32) : petalOf(0.2);
      motif.push(...placeMotif(flower, polar(r * 0.15, a, c), r * (0.44 + shake()), a + tau / 4));
      if (kind !== 2)
        motif.push(
          ...placeMotif(
            smallLeaf(k % 2 ? 0.5 : -0.5, 0.16),
            polar(r * 0.26, a + tau / petals / 2, c),
            r * 0.3,
            a + tau / petals / 2 + tau / 4,
          ),
        );
    }
    motif.push(
      circle(c, r * 0.19, 'stem', 40),
      circle(c, r * 0.17, 'inner', 40),
      ...placeMotif(rosette(8), c, r * 0.3, random.next()),
    );
  };
  const wide = width - 2 * inset;
  for (const [y, way] of [
    [inset + wide * 0.19, 1],
    [height - inset - wide * 0.19, -1],
  ] as const) {
    for (const k of [-1, 0, 1])
      roundel([width / 2 + k * wide * 0.325, y], wide * 0.15, k === 0 ? 1 : way > 0 ? 0 : 2);
    for (const k of [-1, 1])
      for (const side of [-1, 1]) {
        const at: Point = [width / 2 + k * wide * 0.1625, y + side * wide * 0.125];
        motif.push(...placeMotif(gardenBud(), at, wide * 0.055, side > 0 ? tau / 2 : 0));
      }
  }
  for (let i = 0; i < 11; i++) {
    const y = inset + wide * 0.42 + ((height - 2 * inset - wide * 0.84) * i) / 10;
    motif.push(
      ...ruledLine(
        [
          [inset + 26, y],
          [width - inset - 26, y],
        ],
        1.2,
        'petal',
        random,
      ),
    );
  }
  return motif;
};

const petalOf = (wide: number): Motif => [
  {
    role: 'petal',
    points: smooth(
      [
        [0, 0],
        [wide, -0.5],
        [0, -1],
        [-wide, -0.5],
      ],
      true,
      7,
    ),
  },
  {
    role: 'inner',
    points: strokeOutline(
      [
        [0, -0.2],
        [0, -0.78],
      ],
      (t) => wide * 0.3 * (1 - t),
    ),
  },
];

/** A star of twelve points as it is constructed: circles, rays, and the lines that are kept. */
export const constructedStar =
  (layers: number, points = 12): Layout =>
  (random, width, height) => {
    const motif: Motif = [];
    const c: Point = [width / 2, height / 2];
    const r = Math.min(width, height) * 0.4;
    const hair = (points: readonly Point[], role: Motif[number]['role'], wide: number) =>
      motif.push(line(points, wide, role));
    for (let k = 0; k < layers; k++) {
      const shift: Point = [
        c[0] + random.bell() * 3 + (k - layers / 2) * 0.5,
        c[1] + random.bell() * 3,
      ];
      const depth = k < layers * 0.4 ? 'leaf' : k < layers * 0.75 ? 'petal' : 'stem';
      if (k % 4 === 0)
        hair(
          regularPolygon(96, r * (0.25 + (0.75 * k) / layers), 0, shift).concat([
            polar(r * (0.25 + (0.75 * k) / layers), 0, shift),
          ]),
          depth,
          0.9,
        );
      else if (k % 4 === 1) {
        const a = (tau * k) / layers;
        hair([polar(-r * 1.12, a, shift), polar(r * 1.12, a, shift)], depth, 0.8);
      } else {
        const turn = ((k % points) * tau) / points;
        for (const step of [4, 5])
          hair([polar(r, turn, shift), polar(r, turn + (tau * step) / points, shift)], depth, 1.3);
      }
    }
    for (let k = 0; k < points; k++)
      for (const step of [4, 5])
        hair(
          [polar(r, (tau * k) / points, c), polar(r, (tau * (k + step)) / points, c)],
          'stem',
          2.1,
        );
    const outline = regularPolygon(96, r, 0, c);
    hair([...outline, outline[0]], 'stem', 1.6);
    return motif;
  };

/** Half of a pattern inked, half still pencil, with corrections in purple and a grid to measure by. */
export const cartoon = (): Layout => (random, width, height) => {
  const motif: Motif = [];
  for (let x = 120; x < width - 100; x += 92)
    motif.push(
      line(
        [
          [x, 110],
          [x, height - 110],
        ],
        0.8,
        'leaf',
      ),
    );
  for (let y = 120; y < height - 100; y += 92)
    motif.push(
      line(
        [
          [110, y],
          [width - 110, y],
        ],
        0.8,
        'leaf',
      ),
    );
  const step = 276;
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 6; i++) {
      const c: Point = [120 + (i + 0.5) * step, 120 + (j + 0.5) * step];
      if (c[0] > width - 150 || c[1] > height - 130) continue;
      const points = (i + j) % 2 ? 10 : 12;
      const inked = i < 3;
      const r = step * 0.5;
      motif.push(
        line(
          [...regularPolygon(72, r, 0, c), polar(r, 0, c)],
          inked ? 1 : 0.8,
          inked ? 'petal' : 'leaf',
        ),
      );
      for (let k = 0; k < points; k++)
        for (const far of [4, points === 12 ? 5 : 3])
          motif.push(
            line(
              [polar(r, (tau * k) / points, c), polar(r, (tau * (k + far)) / points, c)],
              inked ? 2.2 : 1,
              inked ? 'stem' : 'leaf',
            ),
          );
      if (i === 3)
        motif.push(
          line(
            smooth(
              [
                polar(r * 0.5, 0.4, c),
                polar(r * 0.8, 1 + random.bell() * 0.2, c),
                polar(r, 1.7, c),
              ],
              false,
              8,
            ),
            2.4,
            'bud',
          ),
          line(
            [
              ...regularPolygon(40, r * 0.2, 0, polar(r * 0.8, 1, c)),
              polar(r * 0.2, 0, polar(r * 0.8, 1, c)),
            ],
            2,
            'bud',
          ),
        );
    }
  motif.push(
    rectangle(width - 420, height - 190, 290, 3, 'bud'),
    rectangle(width - 420, height - 170, 220, 3, 'stem'),
  );
  return motif;
};
