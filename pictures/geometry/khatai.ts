import type { Motif, Role, Shape } from './flora.ts';
import { arc, hair, headingAt, mirrored, stalk } from './islimi.ts';
import { type Point, polar, regularPolygon, smooth, strokeOutline, tau } from './points.ts';

/** Flowers as the court painters of Iran and the Ottomans drew them: they stand on the origin and grow up. */

const petal = (
  role: Role,
  heading: number,
  long: number,
  wide: number,
  bend = 0,
  from: Point = [0, 0],
): Shape => ({
  role,
  points: strokeOutline(
    arc(from, heading, long, bend, 18),
    (t) => wide * Math.sin(Math.PI * t ** 0.74) ** 0.66,
  ),
});

const disc = (at: Point, radius: number, role: Role): Shape => ({
  role,
  points: regularPolygon(26, radius, 0, at),
});

/** The lotus seen from the side: pairs of petals that open outwards about a bud full of seeds. */
export function lotus(pairs = 3): Motif {
  const motif: Motif = [];
  const tier = (heading: number, long: number, wide: number, bend: number) => {
    motif.push(
      petal('petal', heading, long, wide, bend),
      petal('inner', heading, long * 0.72, wide * 0.5, bend * 0.7),
      hair(arc([0, 0], heading, long * 0.58, bend * 0.6, 12), 0.008, 'vein'),
    );
  };
  for (let k = pairs; k > 0; k--) {
    const share = k / pairs;
    for (const side of [1, -1])
      tier(side * (0.2 + 1.05 * share), 0.95 - 0.22 * share, 0.17, side * (0.1 + 0.8 * share));
  }
  motif.push(
    petal('petal', 0, 1, 0.2),
    petal('inner', 0, 0.8, 0.14),
    petal('heart', 0, 0.56, 0.11),
  );
  for (const [x, y] of [
    [0, -0.38],
    [-0.035, -0.28],
    [0.035, -0.28],
    [0, -0.19],
  ])
    motif.push(disc([x, y], 0.016, 'vein'));
  for (const side of [1, -1])
    motif.push(petal('leaf', side * 2.0, 0.34, 0.07, side * -0.9, [0, 0.03]));
  motif.push(petal('leaf', 0, 0.26, 0.085, 0, [0, 0.1]));
  return motif;
}

/** The toothed flower: a drop with a ring of leaflets that lean to its tip, a small blossom inside. */
export function toothed(teeth = 7): Motif {
  const edge = (size: number): Point[] =>
    smooth(
      [
        [0, 0.02],
        [0.3, -0.1],
        [0.42, -0.36],
        [0.3, -0.66],
        [0.1, -0.84],
        [0, -1],
      ].map(([x, y]): Point => [x * size, -0.42 + (y + 0.42) * size]),
      false,
      9,
    );
  const whole = (size: number, role: Role): Shape => {
    const half = edge(size);
    return {
      role,
      points: [
        ...half,
        ...half
          .slice(1, -1)
          .reverse()
          .map(([x, y]): Point => [-x, y]),
      ],
    };
  };
  const rim = edge(0.94);
  const leaflets: Motif = [];
  for (let k = 0; k < teeth; k++) {
    const i = Math.round(3 + ((rim.length - 8) * k) / (teeth - 1));
    const heading = headingAt(rim, i);
    leaflets.push(petal('leaf', heading + 0.75, 0.3 - 0.01 * k, 0.075, -0.75, rim[i]));
  }
  const motif: Motif = [
    ...mirrored(leaflets),
    petal('leaf', 0, 0.32, 0.08, 0, [0, -0.86]),
    whole(1, 'petal'),
    whole(0.74, 'inner'),
    whole(0.5, 'heart'),
  ];
  for (const side of [1, -1])
    motif.push(
      petal('inner', side * 0.5, 0.22, 0.055, side * -0.4, [0, -0.3]),
      petal('leaf', side * 1.9, 0.3, 0.06, side * -1.1, [0, 0.02]),
    );
  motif.push(petal('inner', 0, 0.27, 0.06, 0, [0, -0.32]));
  return motif;
}

/** An open blossom from above: notched petals, sepals between them, stamens about the heart. */
export function blossom(petals = 6, layers = 1): Motif {
  const motif: Motif = [];
  const w = Math.PI / petals;
  for (let i = 0; i < petals; i++)
    motif.push(petal('leaf', (tau * (i + 0.5)) / petals, 0.5, 0.07, 0.12));
  for (let layer = 0; layer < layers; layer++) {
    const k = 1 - 0.36 * layer;
    for (let i = 0; i < petals; i++) {
      const a = (tau * (i + layer * 0.5)) / petals - Math.PI / 2;
      const at = (r: number, share: number): Point => polar(r * k, a + w * share);
      motif.push({
        role: layer % 2 ? 'bud' : 'petal',
        points: smooth(
          [
            at(0.1, 0),
            at(0.3, -0.84),
            at(0.43, -0.82),
            at(0.5, -0.42),
            at(0.455, 0),
            at(0.5, 0.42),
            at(0.43, 0.82),
            at(0.3, 0.84),
          ],
          true,
          7,
        ),
      });
      motif.push(
        hair([at(0.16, 0), at(0.28, 0.04), at(0.4, 0)], 0.01 * k, 'vein'),
        hair([at(0.18, 0.3), at(0.28, 0.42), at(0.36, 0.5)], 0.007 * k, 'vein'),
        hair([at(0.18, -0.3), at(0.28, -0.42), at(0.36, -0.5)], 0.007 * k, 'vein'),
      );
    }
  }
  motif.push(disc([0, 0], 0.125, 'inner'), disc([0, 0], 0.07, 'heart'));
  for (let i = 0; i < 8; i++) motif.push(disc(polar(0.097, (tau * i) / 8), 0.011, 'vein'));
  return motif;
}

/** A tulip: three slender petals whose tips turn out, a flame in each. */
export function slimTulip(): Motif {
  const side = smooth(
    [
      [0, 0.02],
      [0.15, -0.05],
      [0.25, -0.24],
      [0.2, -0.52],
      [0.23, -0.78],
      [0.38, -1.03],
      [0.22, -0.93],
      [0.1, -0.72],
      [0.03, -0.42],
    ],
    true,
    9,
  );
  const flip = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y]);
  const flame = smooth(
    [
      [0.09, -0.12],
      [0.16, -0.26],
      [0.13, -0.5],
      [0.18, -0.74],
      [0.1, -0.52],
      [0.07, -0.3],
    ],
    true,
    7,
  );
  return [
    petal('bud', 0, 1.02, 0.17, 0, [0, -0.02]),
    petal('inner', 0, 0.62, 0.05, 0, [0, -0.3]),
    { role: 'petal', points: side },
    { role: 'petal', points: flip(side) },
    { role: 'inner', points: flame },
    { role: 'inner', points: flip(flame) },
    petal('leaf', 0.5, 0.17, 0.045, -0.5, [0, 0.06]),
    petal('leaf', -0.5, 0.17, 0.045, 0.5, [0, 0.06]),
  ];
}

/** A carnation from the side: toothed petals in a fan, two tiers, over a slender cup. */
export function pink(petals = 7): Motif {
  const motif: Motif = [];
  for (const [radius, spread, count, role] of [
    [1, 1.2, petals, 'petal'],
    [0.74, 0.9, petals - 2, 'bud'],
  ] as const)
    for (let k = 0; k < count; k++) {
      // From both sides towards the middle, which lies on top.
      const i = k % 2 === 0 ? k / 2 : count - 1 - (k - 1) / 2;
      const a = -Math.PI / 2 + spread * ((2 * i) / (count - 1) - 1);
      const wide = (spread * 1.3) / count;
      const long = radius * (1 - 0.08 * Math.abs((2 * i) / (count - 1) - 1));
      const tip: Point[] = [];
      for (let j = 0; j <= 10; j++)
        tip.push(polar(long * (j % 2 === 0 ? 1.02 : 0.92), a + wide * (j / 5 - 1)));
      const edge = (s: number): Point[] => [
        polar(long * 0.3, a + wide * s * 0.34),
        polar(long * 0.62, a + wide * s * 0.7),
      ];
      motif.push({ role, points: [[0, 0.05], ...edge(-1), ...tip, ...edge(1).reverse()] });
      motif.push(
        hair(
          [polar(long * 0.34, a), polar(long * 0.6, a + 0.01), polar(long * 0.84, a)],
          0.014,
          'inner',
        ),
        ...[-0.5, 0.5].map((s) =>
          hair(
            [polar(long * 0.5, a + wide * s * 0.8), polar(long * 0.82, a + wide * s)],
            0.008,
            'inner',
          ),
        ),
      );
    }
  motif.push({
    role: 'leaf',
    points: smooth(
      [
        [0, 0.32],
        [0.07, 0.22],
        [0.1, 0.02],
        [0.2, -0.16],
        [0.09, -0.1],
        [0, -0.24],
        [-0.09, -0.1],
        [-0.2, -0.16],
        [-0.1, 0.02],
        [-0.07, 0.22],
      ],
      true,
      6,
    ),
  });
  return motif;
}

/** A stalk of hyacinth that leans: bells of three lobes in pairs, small buds at its tip. */
export function hyacinthStalk(bend = 0.5, pairs = 7): Motif {
  const line = arc([0, 0], -bend * 0.3, 1.06, bend, 40);
  const motif: Motif = [stalk(line, 0.013)];
  for (let k = 0; k < pairs; k++) {
    const share = k / (pairs - 1);
    const i = Math.round(12 + 27 * share);
    const size = 0.24 * (1 - 0.55 * share);
    for (const side of [1, -1]) {
      const heading = headingAt(line, i) + side * (1.2 - 0.55 * share);
      const root = arc(line[i], heading, size * 0.4, 0, 4);
      const mouth = root[root.length - 1];
      motif.push(stalk(root, 0.008));
      for (const turn of [-0.85, 0.85, 0])
        motif.push(petal('bud', heading + turn, size * 0.62, size * 0.2, turn * 0.5, mouth));
      motif.push(petal('inner', heading, size * 0.34, size * 0.055, 0, mouth));
    }
  }
  const top = line[line.length - 1];
  for (const turn of [-0.5, 0.5, 0])
    motif.push(petal('bud', headingAt(line, 39) + turn, 0.1, 0.03, 0, top));
  return motif;
}

/** A bud about to open in its sepals. */
export const gardenBud = (): Motif => [
  petal('petal', -0.3, 0.8, 0.16, 0.35),
  petal('petal', 0.3, 0.8, 0.16, -0.35),
  petal('inner', 0, 0.72, 0.1, 0, [0, -0.06]),
  petal('leaf', -0.75, 0.6, 0.1, 0.75, [0, 0.04]),
  petal('leaf', 0.75, 0.6, 0.1, -0.75, [0, 0.04]),
  petal('leaf', 0, 0.28, 0.1, 0, [0, 0.08]),
];

/** A long leaf of saz: teeth that lean to its tip, a rib, and a vein into every tooth. */
export function longLeaf(bend = 1.1, teeth = 9, wide = 0.15): Motif {
  const steps = 90;
  const spine = arc([0, 0], -bend * 0.42, 1.06, bend, steps);
  const width = (t: number) => wide * Math.sin(Math.PI * t ** 0.8) ** 0.8;
  const side = (hand: number): Point[] => {
    const points: Point[] = [];
    for (let k = 0; k < teeth; k++)
      for (const [share, out] of [
        [0.02, 0.66],
        [0.45, 0.9],
        [0.8, 1.06],
        [1, 1.16],
      ]) {
        const t = (k + share) / teeth;
        if (k === teeth - 1 && share > 0.8) continue;
        const i = Math.min(steps, Math.round(t * steps));
        const h = headingAt(spine, i) + (hand * Math.PI) / 2;
        const w = width(Math.min(0.995, t)) * out;
        points.push([spine[i][0] + Math.sin(h) * w, spine[i][1] - Math.cos(h) * w]);
      }
    return points;
  };
  const veins: Motif = [];
  for (let k = 1; k < teeth; k++)
    for (const hand of [1, -1]) {
      const i = Math.round(((k - 0.3) / teeth) * steps);
      const w = width(i / steps);
      veins.push(
        hair(arc(spine[i], headingAt(spine, i) + hand * 0.85, w * 1.0, -hand * 0.4, 8), 0.006),
      );
    }
  return [
    { role: 'leaf', points: [[0, 0], ...side(1), spine[steps], ...side(-1).reverse()] },
    hair(spine.slice(2, steps - 5), 0.017),
    ...veins,
  ];
}

/** A plain leaf with its rib and a few veins. */
export function smallLeaf(bend = 0.7, wide = 0.16): Motif {
  const spine = arc([0, 0], -bend * 0.4, 1, bend, 24);
  const veins = [7, 11, 15].flatMap((i) =>
    [1, -1].map((hand) =>
      hair(arc(spine[i], headingAt(spine, i) + hand * 0.7, wide * 0.75, -hand * 0.3, 6), 0.008),
    ),
  );
  return [
    {
      role: 'leaf',
      points: strokeOutline(spine, (t) => wide * Math.sin(Math.PI * t ** 0.74) ** 0.9),
    },
    hair(spine.slice(1, 21), 0.016),
    ...veins,
  ];
}
