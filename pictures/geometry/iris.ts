import { type Motif, placeMotif, type Shape } from './flora.ts';
import { mirrorOutline, type Point, place, smooth, strokeOutline } from './points.ts';

/** The bearded iris: two standards that meet, three falls that hang, each with its beard. */
function iris(): Motif {
  const fall = smooth(
    [
      [-0.02, -0.44],
      [-0.2, -0.53],
      [-0.42, -0.46],
      [-0.56, -0.24],
      [-0.5, 0.0],
      [-0.38, 0.04],
      [-0.3, -0.16],
      [-0.14, -0.34],
    ],
    true,
    7,
  );
  const standard = smooth(
    [
      [0.02, -0.4],
      [-0.2, -0.5],
      [-0.31, -0.74],
      [-0.2, -0.96],
      [-0.06, -1.06],
      [0.06, -0.9],
      [0.1, -0.62],
    ],
    true,
    7,
  );
  const middle = smooth(
    mirrorOutline([
      [-0.06, -0.46],
      [-0.17, -0.26],
      [-0.19, -0.04],
      [-0.1, 0.1],
      [-0.02, 0.07],
    ]),
    true,
    7,
  );
  const beard = (line: Point[]): Shape => ({
    role: 'inner',
    points: strokeOutline(
      smooth(line, false, 6),
      (t) => 0.034 * Math.sin(Math.PI * t) ** 0.6 + 0.004,
    ),
  });
  const other = (points: Point[]): Point[] => points.map(([x, y]): Point => [-x, y]);
  const side: Point[] = [
    [-0.08, -0.42],
    [-0.27, -0.41],
    [-0.4, -0.27],
  ];
  return [
    ...spathe(),
    { role: 'bud', points: fall },
    { role: 'bud', points: other(fall) },
    { role: 'petal', points: standard },
    { role: 'petal', points: other(standard) },
    beard(side),
    beard(other(side)),
    { role: 'bud', points: middle },
    beard([
      [0, -0.42],
      [0, -0.26],
      [0, -0.12],
    ]),
    ...[-0.08, 0.08].map(
      (x): Shape => ({
        role: 'vein',
        points: strokeOutline(
          smooth(
            [
              [x * 0.5, -0.22],
              [x * 1.1, -0.08],
              [x * 0.9, 0.02],
            ],
            false,
            6,
          ),
          () => 0.008,
        ),
      }),
    ),
  ];
}

function spathe(): Motif {
  return [-1, 1].map((side) => ({
    role: 'leaf' as const,
    points: smooth(
      [
        [0, 0.34],
        [side * 0.06, 0.14],
        [side * 0.1, -0.1],
        [side * 0.03, -0.36],
        [0, -0.3],
      ],
      true,
      5,
    ),
  }));
}

/** A long leaf like a sword, which leans by `lean` at its point. */
function blade(root: Point, tall: number, lean: number, wide = 0.05): Motif {
  const line = smooth(
    [
      [0, 0],
      [lean * 0.14, -0.4],
      [lean * 0.44, -0.76],
      [lean, -1],
    ],
    false,
    10,
  );
  const set = (points: Point[]) => place(points, root, tall);
  return [
    { role: 'leaf', points: set(strokeOutline(line, (t) => wide * (1 - t ** 2.2) + 0.003)) },
    { role: 'vein', points: set(strokeOutline(line.slice(1, -6), () => 0.006)) },
  ];
}

/** A plant of irises `tall` high: sword leaves, and flowers and a bud on stems from one root. */
export function irisPlant(root: Point, tall: number, flowers: 1 | 2 | 3 = 3): Motif {
  const motif: Motif = [];
  for (const [lean, share] of [
    [-0.62, 0.56],
    [0.58, 0.5],
    [-0.34, 0.7],
    [0.36, 0.76],
    [-0.1, 0.6],
    [0.14, 0.5],
  ] as const)
    motif.push(...blade(root, tall * share, lean));
  const heads: [Point, number, number][] = [
    [[0.02, -0.72], 0.34, 0.04],
    [[-0.27, -0.5], 0.27, -0.3],
    [[0.3, -0.44], 0.25, 0.36],
  ];
  for (const [at, size, turn] of heads.slice(0, flowers)) {
    const top: Point = [at[0] - Math.sin(turn) * size * 0.2, at[1] + size * 0.3];
    const line = smooth([[0, 0], [at[0] * 0.42, at[1] * 0.5], top] as Point[], false, 10);
    motif.push({
      role: 'stem',
      points: place(
        strokeOutline(line, () => 0.011),
        root,
        tall,
      ),
    });
    motif.push(
      ...placeMotif(iris(), [root[0] + at[0] * tall, root[1] + at[1] * tall], size * tall, turn),
    );
  }
  return motif;
}
