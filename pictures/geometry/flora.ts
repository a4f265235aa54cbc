import { mix, type Point, place, polar, smooth, strokeOutline, tau } from './points.ts';

/** What a shape of a flower is, so that each craft may choose its own colours for it. */
export type Role = 'petal' | 'inner' | 'heart' | 'leaf' | 'vein' | 'stem' | 'bud';

/** A closed outline and what it is; shapes later in a motif lie over earlier ones. */
export type Shape = { points: Point[]; role: Role };
export type Motif = Shape[];

/** Motifs stand on the origin, grow towards −y and are about one unit tall. */
export function placeMotif(motif: Motif, to: Point, scale = 1, angle = 0, mirror = 1): Motif {
  return motif.map(({ points, role }) => ({
    role,
    points: place(points, to, scale, angle, mirror),
  }));
}

const mirrored = (half: Point[]): Point[] => [
  ...half,
  ...half
    .slice()
    .reverse()
    .filter(([x]) => Math.abs(x) > 1e-6)
    .map(([x, y]): Point => [-x, y]),
];

/** The long, pointed tulip of the Ottoman garden. */
export function tulip(): Motif {
  const side: Point[] = smooth(
    [
      [0, 0],
      [0.17, -0.06],
      [0.24, -0.26],
      [0.19, -0.5],
      [0.23, -0.72],
      [0.33, -0.92],
      [0.19, -0.8],
      [0.07, -0.58],
      [0.02, -0.3],
    ],
    true,
  );
  const middle = smooth(
    mirrored([
      [0, -0.02],
      [0.12, -0.16],
      [0.15, -0.4],
      [0.1, -0.68],
      [0, -1],
    ]),
    true,
  );
  const flame = smooth(
    mirrored([
      [0, -0.2],
      [0.05, -0.34],
      [0.05, -0.5],
      [0, -0.74],
    ]),
    true,
  );
  return [
    { role: 'petal', points: side },
    { role: 'petal', points: side.map(([x, y]): Point => [-x, y]) },
    { role: 'petal', points: middle },
    { role: 'inner', points: flame },
  ];
}

/** A carnation seen from the side: a fan of toothed petals over a calyx. */
export function carnation(petals = 7): Motif {
  const motif: Motif = [];
  for (const [radius, spread, count, role] of [
    [1, 1.15, petals, 'petal'],
    [0.68, 0.85, petals - 2, 'inner'],
  ] as const) {
    for (let k = 0; k < count; k++) {
      const i = k % 2 === 0 ? k / 2 : count - 1 - (k - 1) / 2;
      const a = -Math.PI / 2 + spread * ((2 * i) / (count - 1) - 1);
      const wide = (spread * 1.25) / count;
      const tip: Point[] = [];
      for (let j = 0; j <= 6; j++) {
        const t = j / 6;
        tip.push(polar(radius * (j % 2 === 0 ? 1 : 0.9), a + wide * (2 * t - 1), [0, -0.02]));
      }
      motif.push({ role, points: [[0, 0.05], ...tip] });
    }
  }
  motif.push({
    role: 'leaf',
    points: smooth(
      mirrored([
        [0, 0.3],
        [0.07, 0.2],
        [0.1, 0.02],
        [0.17, -0.14],
        [0.06, -0.06],
        [0, -0.22],
      ]),
      true,
    ),
  });
  return motif;
}

/** A round flower of `petals` lobes seen from above. */
export function rosette(petals = 6, notch = 0.12): Motif {
  const motif: Motif = [];
  for (let i = 0; i < petals; i++) {
    const a = (tau * i) / petals - Math.PI / 2;
    const w = (Math.PI / petals) * 0.96;
    motif.push({
      role: 'petal',
      points: smooth(
        [
          polar(0.14, a),
          polar(0.34, a - w * 0.8),
          polar(0.47, a - w * 0.72),
          polar(0.5 - notch * 0.1, a - w * 0.25),
          polar(0.5 - notch * 0.5, a),
          polar(0.5 - notch * 0.1, a + w * 0.25),
          polar(0.47, a + w * 0.72),
          polar(0.34, a + w * 0.8),
        ],
        true,
        5,
      ),
    });
  }
  motif.push({ role: 'inner', points: smooth(ring(0.2, petals * 2, 0.04), true, 3) });
  motif.push({ role: 'heart', points: ring(0.1, 14, 0) });
  return motif;
}

function ring(radius: number, count: number, wave: number): Point[] {
  return Array.from({ length: count }, (_, i) =>
    polar(radius + (i % 2 === 0 ? wave : -wave), (tau * i) / count),
  );
}

/** A lotus palmette: a toothed heart of leaves, the queen of saz and carpet scrolls. */
export function palmette(layers = 3): Motif {
  const motif: Motif = [];
  const outline = (scale: number, teeth: number): Point[] => {
    const half: Point[] = [[0, 0.06 * scale]];
    for (let i = 0; i <= teeth; i++) {
      const t = i / teeth;
      const a = Math.PI * 0.42 - t * Math.PI * 0.92;
      const r = (0.44 + 0.2 * t * t) * scale;
      half.push([Math.cos(a) * r * 1.02, Math.sin(a) * r - 0.42 * scale]);
      if (i < teeth) {
        const b = a - (Math.PI * 0.46) / teeth;
        half.push([Math.cos(b) * r * 0.8, Math.sin(b) * r * 0.84 - 0.42 * scale]);
      }
    }
    half[half.length - 1] = [0, -1.08 * scale];
    return smooth(mirrored(half), true, 4);
  };
  motif.push({ role: 'leaf', points: outline(1, 7) });
  motif.push({
    role: 'petal',
    points: smooth(
      mirrored([
        [0, -0.04],
        [0.22, -0.12],
        [0.36, -0.36],
        [0.28, -0.62],
        [0, -0.9],
      ]),
      true,
    ),
  });
  if (layers > 1)
    motif.push({
      role: 'inner',
      points: smooth(
        mirrored([
          [0, -0.1],
          [0.15, -0.18],
          [0.22, -0.36],
          [0.15, -0.52],
          [0, -0.7],
        ]),
        true,
      ),
    });
  if (layers > 2)
    motif.push({
      role: 'heart',
      points: smooth(
        mirrored([
          [0, -0.18],
          [0.08, -0.24],
          [0.1, -0.36],
          [0, -0.5],
        ]),
        true,
      ),
    });
  return motif;
}

/** A saz leaf: long, toothed and bent, with its midrib. `bend` in radians over its length. */
export function sazLeaf(bend = 0.9, teeth = 9, wide = 0.15): Motif {
  const spine: Point[] = [];
  let at: Point = [0, 0];
  const steps = 36;
  for (let i = 0; i <= steps; i++) {
    spine.push(at);
    const a = -Math.PI / 2 + bend * ((i / steps) ** 1.3 - 0.25);
    at = [at[0] + Math.cos(a) / steps, at[1] + Math.sin(a) / steps];
  }
  const width = (t: number) =>
    wide *
    Math.sin(Math.PI * t ** 0.72) ** 0.9 *
    (0.8 + 0.28 * ((t * teeth) % 1)) *
    (t < 0.97 ? 1 : 0.3);
  const vein = strokeOutline(spine.slice(1, -3), (t) => 0.018 * (1 - t * 0.7));
  return [
    { role: 'leaf', points: strokeOutline(spine, width) },
    { role: 'vein', points: vein },
  ];
}

/** A plain pointed leaf. */
export function leaf(bend = 0.4, wide = 0.14): Motif {
  const spine = smooth(
    [
      [0, 0],
      [bend * 0.12, -0.35],
      [bend * 0.35, -0.7],
      [bend * 0.75, -1],
    ],
    false,
    8,
  );
  return [
    { role: 'leaf', points: strokeOutline(spine, (t) => wide * Math.sin(Math.PI * t ** 0.8)) },
    { role: 'vein', points: strokeOutline(spine.slice(1, -4), () => 0.012) },
  ];
}

/** A stalk of hyacinth: small bells along a bent stem. */
export function hyacinth(bells = 9, bend = 0.25): Motif {
  const motif: Motif = [];
  const spine = smooth(
    [
      [0, 0],
      [bend * 0.15, -0.5],
      [bend * 0.6, -0.8],
      [bend, -1.06],
    ],
    false,
    12,
  );
  motif.push({ role: 'stem', points: strokeOutline(spine, () => 0.014) });
  for (let i = 0; i < bells; i++) {
    const t = 0.36 + 0.62 * (i / (bells - 1));
    const p = spine[Math.round(t * (spine.length - 1))];
    const side = i % 2 === 0 ? 1 : -1;
    const size = 0.2 * (1.15 - t * 0.5);
    const bell = smooth(
      [
        [0, 0],
        [0.3, -0.3],
        [0.62, -0.5],
        [0.42, -0.62],
        [0.3, -0.92],
        [0.08, -0.7],
        [-0.22, -0.72],
        [-0.2, -0.4],
      ],
      true,
      4,
    );
    motif.push({ role: 'bud', points: place(bell, p, size, side * 0.75, side) });
  }
  return motif;
}

/** A half palmette of the rumi scroll: a split leaf whose lower lobe curls back. */
export function rumi(): Motif {
  const body = smooth(
    [
      [0, 0],
      [0.16, -0.1],
      [0.3, -0.3],
      [0.34, -0.58],
      [0.22, -0.82],
      [0.02, -1],
      [0.06, -0.76],
      [-0.02, -0.56],
      [-0.2, -0.5],
      [-0.34, -0.58],
      [-0.3, -0.38],
      [-0.14, -0.24],
    ],
    true,
    6,
  );
  const vein = strokeOutline(
    smooth(
      [
        [0.02, -0.08],
        [0.14, -0.28],
        [0.18, -0.55],
        [0.1, -0.82],
      ],
      false,
      6,
    ),
    (t) => 0.03 * Math.sin(Math.PI * t),
  );
  return [
    { role: 'leaf', points: body },
    { role: 'vein', points: vein },
  ];
}

/** A boteh: the bent drop of Kashmir, with a spray of flowers inside. */
export function boteh(): Motif {
  const drop = smooth(
    [
      [0.02, 0],
      [0.26, -0.06],
      [0.38, -0.26],
      [0.34, -0.5],
      [0.16, -0.7],
      [0.06, -0.84],
      [0.1, -0.96],
      [0.24, -0.97],
      [0.13, -1.05],
      [-0.04, -1.0],
      [-0.12, -0.84],
      [-0.16, -0.64],
      [-0.3, -0.48],
      [-0.37, -0.26],
      [-0.24, -0.06],
    ],
    true,
    7,
  );
  const inside = drop.map((p): Point => mix(p, [0, -0.36], 0.2));
  const motif: Motif = [
    { role: 'leaf', points: drop },
    { role: 'petal', points: inside },
  ];
  for (const [x, y, size] of [
    [0, -0.2, 0.26],
    [0.15, -0.4, 0.2],
    [-0.17, -0.36, 0.2],
    [0.01, -0.56, 0.18],
    [-0.05, -0.74, 0.12],
  ] as const) {
    for (const shape of placeMotif(rosette(5), [x, y], size))
      if (shape.role !== 'inner')
        motif.push({ ...shape, role: shape.role === 'petal' ? 'inner' : 'heart' });
  }
  return motif;
}

/** A stem from point to point, bowed sideways by `bow` of its length. */
export function stem(from: Point, to: Point, bow: number, width: number): Shape {
  const middle = mix(from, to, 0.5);
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const line = smooth([from, [middle[0] - dy * bow, middle[1] + dx * bow], to], false, 16);
  // Drawn upwards in one stroke: broad where the brush was set down, fine where it left.
  return { role: 'stem', points: strokeOutline(line, (t) => width * (1.3 - 0.75 * t ** 0.7)) };
}
/** A spiral stem: from `centre` outward, `turns` turns; used by arabesque and golden-horn scrolls. */
export function spiralLine(
  centre: Point,
  radius: number,
  turns: number,
  start: number,
  way = 1,
): Point[] {
  const steps = Math.ceil(turns * 40);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return polar(radius * (0.08 + 0.92 * t ** 0.8), start + way * tau * turns * t, centre);
  });
}
