import type { Composition } from './compositions.ts';
import { fillRoom } from './fill-room.ts';
import { type Motif, placeMotif, type Shape } from './flora.ts';
import { bunch, tendril, vineLeaf } from './garden-compositions.ts';
import { dress } from './haft-rang-compositions.ts';
import {
  around,
  comma,
  fullPalmette,
  hair,
  headingAt,
  lean,
  mirrored,
  splitLeaf,
  stalk,
} from './islimi.ts';
import {
  blossom,
  gardenBud,
  hyacinthStalk,
  longLeaf,
  lotus,
  pink,
  slimTulip,
  smallLeaf,
} from './khatai.ts';
import { type Point, place, polar, regularPolygon, smooth, strokeOutline, tau } from './points.ts';

/** Tiles of Damascus, one composition each; they fill the square from −1 to 1. */

/** A flower on a stem that springs from a root, with leaves along it. */
function flowering(
  root: Point,
  heading: number,
  to: Point,
  turn: number,
  head: Motif,
  size: number,
  leaves: readonly (readonly [share: number, side: number, size: number])[] = [],
): { stems: Motif; heads: Motif } {
  const line = lean(root, heading, to, turn, 0.9);
  return {
    stems: [stalk(line, 0.013)],
    heads: [
      ...leaves.flatMap(([share, side, long]) => {
        const i = Math.round(share * 28);
        return placeMotif(
          smallLeaf(0.8, 0.17),
          line[i],
          long,
          headingAt(line, i) + side * 0.6,
          -side,
        );
      }),
      ...placeMotif(head, to, size, turn),
    ],
  };
}

/** A vase with a banded belly and a foot, its mouth at (0, 0). */
function beltedVase(at: Point): Motif {
  const whole = (half: readonly Point[]): Point[] =>
    place(smooth([...half, ...half.map(([x, y]): Point => [-x, y]).reverse()], true, 8), at);
  const belly: Point[] = [
    [0.15, -0.02],
    [0.09, 0.05],
    [0.075, 0.16],
    [0.15, 0.24],
    [0.24, 0.35],
    [0.23, 0.47],
    [0.12, 0.57],
    [0.07, 0.61],
    [0.17, 0.69],
  ];
  const belt: Point[] = [
    [0.2, 0.3],
    [0.246, 0.37],
    [0.244, 0.43],
    [0.215, 0.49],
  ];
  return [
    { role: 'bud', points: whole(belly) },
    { role: 'inner', points: whole(belt) },
    ...[-0.13, 0, 0.13].flatMap((x) =>
      placeMotif(blossom(6), [at[0] + x, at[1] + 0.395], x === 0 ? 0.15 : 0.12),
    ),
    ...mirrored(placeMotif(splitLeaf(), [at[0] + 0.01, at[1] + 0.26], 0.13, 1.1)),
    hair(
      [
        [at[0] - 0.08, at[1] + 0.14],
        [at[0], at[1] + 0.155],
        [at[0] + 0.08, at[1] + 0.14],
      ],
      0.008,
    ),
    hair(
      [
        [at[0] - 0.1, at[1] + 0.625],
        [at[0], at[1] + 0.64],
        [at[0] + 0.1, at[1] + 0.625],
      ],
      0.008,
    ),
  ];
}

/** Spring flowers in a vase under a cusped arch. */
export const vaseUnderArch = (): Composition => (random) => {
  const edge: Point[] = [
    [1.1, -0.1],
    [0.93, -0.14],
    [0.94, -0.3],
    [0.84, -0.42],
    [0.78, -0.55],
    [0.64, -0.62],
    [0.54, -0.74],
    [0.38, -0.78],
    [0.22, -0.88],
    [0.1, -0.94],
    [0, -1.06],
  ];
  const spandrel = (grow: number): Shape['points'] => [
    ...smooth(
      edge.map(([x, y]): Point => [x + grow, y - grow]),
      false,
      7,
    ),
    [0, -1.3],
    [1.3, -1.3],
  ];
  const corner: Motif = [
    { role: 'leaf', points: spandrel(0) },
    { role: 'petal', points: spandrel(0.035) },
    ...dress(
      [
        ...placeMotif(fullPalmette(), [0.78, -0.76], 0.24, 0.78),
        ...placeMotif(splitLeaf(), [0.72, -0.82], 0.24, -1.1),
        ...placeMotif(splitLeaf(), [0.82, -0.7], 0.24, 2.7, -1),
        ...placeMotif(comma(), [0.48, -0.88], 0.16, -1.5, -1),
        ...placeMotif(comma(), [0.92, -0.46], 0.16, 3.1),
      ],
      { leaf: 'inner', petal: 'bud' },
    ),
  ];
  const stems: Motif = [];
  const heads: Motif = [];
  const root: Point = [0, 0.3];
  const half = [
    flowering([0.01, 0.28], 0.35, [0.3, -0.36], 0.3, slimTulip(), 0.36, [
      [0.45, 1, 0.2],
      [0.6, -1, 0.16],
    ]),
    flowering([0.02, 0.29], 0.8, [0.56, -0.12], 0.5, blossom(6), 0.32, [
      [0.4, 1, 0.22],
      [0.62, -1, 0.18],
    ]),
    flowering([0.03, 0.3], 1.3, [0.76, 0.2], 0.35, pink(7), 0.22, [
      [0.35, 1, 0.2],
      [0.6, -1, 0.2],
    ]),
    flowering([0.04, 0.31], 1.9, [0.66, 0.66], 1.1, slimTulip(), 0.3, [
      [0.4, 1, 0.2],
      [0.62, -1, 0.2],
    ]),
    flowering([0.01, 0.28], 0.16, [0.16, -0.02], 0.1, gardenBud(), 0.16),
  ];
  for (const one of half) {
    stems.push(...mirrored(one.stems));
    heads.push(...mirrored(one.heads));
  }
  heads.push(
    ...mirrored([
      ...placeMotif(hyacinthStalk(0.35, 6), [0.3, 0.96], 0.5, 0.2),
      ...placeMotif(smallLeaf(0.7, 0.13), [0.3, 0.97], 0.3, 0.75),
      ...placeMotif(smallLeaf(-0.7, 0.13), [0.3, 0.97], 0.3, -0.5),
      ...placeMotif(gardenBud(), [0.86, 0.86], 0.15, 0.2),
      ...placeMotif(smallLeaf(0.7, 0.15), [0.85, 0.97], 0.22, 0.7),
      ...placeMotif(smallLeaf(-0.7, 0.15), [0.85, 0.97], 0.22, -0.7),
      stalk(lean([0.85, 0.98], 0, [0.86, 0.87], 0.2), 0.01),
    ]),
  );
  const middle = flowering(root, 0, [0, -0.42], 0, lotus(3), 0.4, [
    [0.52, 1, 0.17],
    [0.52, -1, 0.17],
  ]);
  const vase = beltedVase([0, 0.28]);
  const { twigs, growth } = fillRoom(
    [...corner, ...stems, ...heads, ...middle.stems, ...middle.heads, ...vase],
    {
      isOpen: ([x, y]) => x > 0.05 && x < 0.94 && y < 0.92 && x - y * 0.8 < 1.25 && y > -0.74,
      least: 0.075,
      most: 0.12,
      growth: [
        [blossom(5), 0.085],
        [gardenBud(), 0],
        [smallLeaf(0.7, 0.17), 0],
      ],
      stem: 0.008,
    },
    random,
  );
  return [
    ...mirrored(corner),
    ...mirrored([...twigs, ...growth]),
    ...stems,
    ...middle.stems,
    ...heads,
    ...middle.heads,
    ...mirrored(placeMotif(longLeaf(1.0, 8), [0.02, 0.3], 0.44, 1.15)),
    ...vase,
  ];
};

/** A vine with grapes that winds through a trellis of laths, a young cypress on either side. */
export const vineOnTrellis = (): Composition => (random) => {
  const motif: Motif = [];
  const lath = (a: Point, b: Point): Shape => ({
    role: 'bud',
    points: strokeOutline([a, b], () => 0.014),
  });
  for (let k = -4; k <= 4; k++) {
    motif.push(lath([k * 0.5 - 1.2, -1.2], [k * 0.5 + 1.2, 1.2]));
    motif.push(lath([k * 0.5 + 1.2, -1.2], [k * 0.5 - 1.2, 1.2]));
  }
  for (let i = -4; i <= 4; i++)
    for (let j = -4; j <= 4; j++)
      if ((i + j) % 2 === 0)
        motif.push({ role: 'inner', points: regularPolygon(18, 0.026, 0, [i * 0.25, j * 0.25]) });
  const cypress = (x: number): Motif => {
    const tall = smooth(
      [
        [0, -0.98],
        [0.07, -0.66],
        [0.12, -0.3],
        [0.1, -0.06],
        [0.03, 0.02],
        [-0.03, 0.02],
        [-0.1, -0.06],
        [-0.12, -0.3],
        [-0.07, -0.66],
      ],
      true,
      8,
    );
    const feathers = Array.from({ length: 16 }, (_, k) =>
      [1, -1].map((side) =>
        hair(
          lean(
            [0, -0.02 - k * 0.056],
            side * 1.0,
            [side * (0.085 - k * 0.004), -0.13 - k * 0.054],
            0,
          ),
          0.005,
        ),
      ),
    ).flat();
    return placeMotif(
      [
        stalk(
          [
            [0, 0.14],
            [0, -0.04],
          ],
          0.024,
        ),
        { role: 'leaf', points: tall },
        ...feathers,
      ],
      [x, 0.94],
      1.0,
    );
  };
  motif.push(...cypress(-0.74), ...cypress(0.74));
  const vine = smooth(
    [
      [0.04, 1.06],
      [-0.02, 0.8],
      [-0.3, 0.5],
      [-0.2, 0.18],
      [0.22, 0.02],
      [0.3, -0.3],
      [-0.08, -0.5],
      [-0.24, -0.78],
      [0.06, -1.06],
    ],
    false,
    16,
  );
  motif.push({ role: 'stem', points: strokeOutline(vine, (t) => 0.03 * (1.1 - 0.45 * t)) });
  const at = (share: number) => Math.round(share * (vine.length - 1));
  const branch = (share: number, to: Point, side: number): [Shape, number] => {
    const i = at(share);
    const turn = Math.atan2(to[0] - vine[i][0], vine[i][1] - to[1]);
    return [stalk(lean(vine[i], headingAt(vine, i) + side * 0.5, to, turn), 0.014), turn];
  };
  const leaves: Motif = [];
  for (const [share, x, y, size, side, extra] of [
    [0.12, 0.3, 0.72, 0.52, 1, 0.2],
    [0.24, -0.52, 0.74, 0.44, -1, -0.4],
    [0.36, -0.5, 0.2, 0.5, -1, 0.1],
    [0.5, 0.24, 0.3, 0.46, 1, 0.6],
    [0.58, 0.62, -0.14, 0.44, 1, 0.1],
    [0.66, 0.52, -0.52, 0.5, 1, -0.2],
    [0.78, -0.32, -0.3, 0.46, -1, -0.5],
    [0.86, -0.58, -0.74, 0.5, -1, 0.1],
    [0.92, 0.22, -0.76, 0.44, 1, 0.4],
    [0.96, 0.66, -0.92, 0.36, 1, 0],
  ] as const) {
    const [twig, turn] = branch(share, [x, y], side);
    motif.push(twig);
    leaves.push(...vineLeaf([x, y], size, turn + extra));
  }
  for (const [share, long, hand] of [
    [0.18, 0.5, 1],
    [0.44, 0.55, -1],
    [0.62, 0.4, -1],
    [0.72, 0.55, 1],
    [0.9, 0.4, -1],
  ] as const) {
    const i = at(share);
    motif.push(tendril(vine[i], headingAt(vine, i) - Math.PI / 2 + hand * 0.6, long, hand, 0.009));
  }
  const fruit: Motif = [];
  for (const [share, x, y, size, turn] of [
    [0.28, -0.12, 0.46, 0.4, 0.05],
    [0.48, 0.02, 0.16, 0.36, -0.1],
    [0.54, 0.44, 0.06, 0.46, -0.05],
    [0.8, -0.28, -0.48, 0.42, 0.1],
    [0.7, 0.16, -0.38, 0.36, 0.05],
  ] as const) {
    const i = at(share);
    motif.push(stalk(lean(vine[i], headingAt(vine, i) + Math.PI / 2, [x, y], Math.PI), 0.012));
    fruit.push(...bunch([x, y + 0.02], size, turn, random));
  }
  return [...motif, ...leaves, ...fruit];
};

/** A star of six long petals, palmettes between them, a vine that turns at every corner. */
export const starInHexagon = (): Composition => () => {
  const motif: Motif = [
    { role: 'bud', points: regularPolygon(6, 1.2) },
    { role: 'inner', points: regularPolygon(6, 0.985) },
    { role: 'petal', points: regularPolygon(6, 0.955) },
    { role: 'inner', points: regularPolygon(6, 0.8) },
    { role: 'bud', points: regularPolygon(6, 0.775) },
    { role: 'inner', points: regularPolygon(6, 0.752) },
  ];
  const corner: Motif = [
    ...dress(
      [
        ...mirrored([
          ...placeMotif(splitLeaf(), [0.02, -0.885], 0.17, 1.75, -1),
          ...placeMotif(comma(), [0.2, -0.815], 0.13, 1.75),
          ...placeMotif(splitLeaf(), [0.3, -0.73], 0.13, 2.2, -1),
        ]),
        ...placeMotif(blossom(5), [0, -0.875], 0.12),
      ],
      { leaf: 'inner', petal: 'inner' },
    ),
  ];
  motif.push(...around(corner, 6, tau / 4));
  for (let k = 0; k < 6; k++) {
    const a = (tau * k) / 6;
    const b = a + tau / 12;
    motif.push(
      stalk([polar(0.12, b), polar(0.32, b)], 0.014),
      ...placeMotif(dress(lotus(3), { petal: 'heart' }), polar(0.3, b), 0.3, b + tau / 4),
      ...placeMotif(smallLeaf(0.7, 0.16), polar(0.28, b), 0.22, b + tau / 4 + 0.9, -1),
      ...placeMotif(smallLeaf(0.7, 0.16), polar(0.28, b), 0.22, b + tau / 4 - 0.9),
    );
  }
  const ray = smooth(
    [
      [0, -0.06],
      [0.12, -0.3],
      [0.13, -0.46],
      [0.06, -0.62],
      [0, -0.73],
      [-0.06, -0.62],
      [-0.13, -0.46],
      [-0.12, -0.3],
    ],
    true,
    8,
  );
  const petal: Motif = [
    { role: 'petal', points: ray },
    { role: 'inner', points: place(ray, [0, -0.08], 0.76) },
    ...placeMotif(fullPalmette(), [0, -0.26], 0.26),
    hair(
      [
        [0, -0.1],
        [0, -0.18],
        [0, -0.26],
      ],
      0.01,
    ),
  ];
  motif.push(...around(petal, 6, tau / 4), ...placeMotif(blossom(6, 2), [0, 0], 0.44, tau / 12));
  return motif;
};

/** A peony from above, petal over petal, in a wreath of leaves; a peony of China seen from Damascus. */
export const peonyWreath = (): Composition => () => {
  const corner = Math.PI / 6;
  const motif: Motif = [
    { role: 'stem', points: regularPolygon(6, 1.2, corner) },
    { role: 'inner', points: regularPolygon(6, 0.985, corner) },
    { role: 'stem', points: regularPolygon(6, 0.95, corner) },
    { role: 'inner', points: regularPolygon(6, 0.93, corner) },
  ];
  const wreath = smooth(
    Array.from({ length: 72 }, (_, i): Point => {
      const a = (tau * i) / 72;
      return polar(0.68 + 0.045 * Math.sin(a * 12) + 0.03 * Math.cos(6 * (a - corner)), a);
    }),
    true,
    4,
  );
  motif.push({ role: 'stem', points: strokeOutline([...wreath, wreath[0]], () => 0.009) });
  for (let k = 0; k < 24; k++) {
    const i = Math.round(((k + 0.5) / 24) * wreath.length);
    const side = k % 2 === 0 ? -1 : 1;
    const at = wreath[i % wreath.length];
    const heading = headingAt(wreath, Math.min(wreath.length - 2, i));
    if (k % 4 === 1) {
      const to: Point = [at[0] * 1.2, at[1] * 1.2];
      motif.push(stalk(lean(at, heading, to, heading - 1.2), 0.008));
      motif.push(...placeMotif(blossom(5), to, 0.14, k));
    } else
      motif.push(
        ...placeMotif(smallLeaf(0.9, 0.18), at, k % 2 ? 0.17 : 0.2, heading + side * 0.75, -side),
        hair(
          lean(at, heading - side * 0.5, polar(0.1, heading - side * 1.4, at), heading),
          0.006,
          'stem',
        ),
      );
  }
  for (let k = 0; k < 6; k++) {
    const a = (tau * k) / 6;
    motif.push(...placeMotif(longLeaf(0.5, 6, 0.17), polar(0.2, a), 0.4, a + tau / 4));
  }
  // Rows of petals, each frilled at its edge, smaller and darker towards the heart.
  const frilled = (wide: number): Point[] =>
    smooth(
      [
        [0, 0],
        [wide * 0.7, -0.3],
        [wide, -0.66],
        [wide * 0.8, -0.88],
        [wide * 0.55, -0.86],
        [wide * 0.32, -0.99],
        [0, -0.93],
        [-wide * 0.32, -0.99],
        [-wide * 0.55, -0.86],
        [-wide * 0.8, -0.88],
        [-wide, -0.66],
        [-wide * 0.7, -0.3],
      ],
      true,
      7,
    );
  for (const [count, size, wide, role, shift] of [
    [10, 0.43, 0.4, 'petal', 0],
    [9, 0.36, 0.42, 'heart', 0.3],
    [8, 0.28, 0.44, 'petal', 0.1],
    [6, 0.19, 0.52, 'heart', 0.2],
    [5, 0.12, 0.56, 'petal', 0.4],
  ] as const)
    for (let k = 0; k < count; k++) {
      const turn = (tau * (k + shift)) / count;
      const one: Motif = [
        { role, points: frilled(wide) },
        ...[-0.22, 0, 0.22].map((x) =>
          hair(
            [
              [x * 0.3, -0.4],
              [x * wide * 3, -0.64],
              [x * wide * 3.4, -0.84],
            ],
            0.012,
          ),
        ),
      ];
      motif.push(...placeMotif(one, [0, 0], size, turn));
    }
  motif.push({ role: 'inner', points: regularPolygon(20, 0.04) });
  motif.push({ role: 'stem', points: regularPolygon(16, 0.02) });
  return motif;
};
