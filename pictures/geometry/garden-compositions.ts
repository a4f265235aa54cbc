import type { Composition } from './compositions.ts';
import { fillRoom } from './fill-room.ts';
import {
  hyacinth,
  leaf,
  type Motif,
  placeMotif,
  rosette,
  type Shape,
  stem,
  tulip,
} from './flora.ts';
import { arc, hair, headingAt, lean, stalk } from './islimi.ts';
import { blossom, gardenBud, longLeaf, pink, slimTulip, smallLeaf } from './khatai.ts';
import {
  centroid,
  mirrorOutline,
  type Point,
  place,
  polar,
  smooth,
  strokeOutline,
  tau,
} from './points.ts';
import type { Random } from './random.ts';
import { openRose } from './tile-compositions.ts';

/** Plants that fill the square from −1 to 1, one composition for each work. */

/** Hyacinths that lead, tulips and rosebuds between, all bent as by wind. */
export const hyacinths = (): Composition => (random) => {
  const motif: Motif = [];
  const bend = 0.35;
  for (let i = 0; i < 6; i++)
    motif.push(...placeMotif(leaf(0.5, 0.1), [0.02 * i, 0.98], 0.62 + 0.05 * i, -0.9 + i * 0.34));
  for (const [x, y, turn, tall] of [
    [0, 0.95, 0.02, 1.5],
    [-0.1, 0.95, -0.42, 1.25],
    [0.1, 0.95, 0.5, 1.3],
    [-0.95, 0.35, -0.05, 0.9],
    [0.9, 0.2, 0.1, 0.9],
  ] as const)
    motif.push(...placeMotif(hyacinth(13, bend), [x, y], tall, turn));
  for (const [x, y, turn] of [
    [-0.52, -0.16, -0.5],
    [0.62, -0.3, 0.7],
    [-0.1, -0.72, 0.1],
  ] as const) {
    motif.push(stem([0, 0.95], [x, y], x * 0.4, 0.016));
    motif.push(...placeMotif(rosette(5), [x, y - 0.08], 0.3, turn));
    for (const side of [-1, 1])
      motif.push(...placeMotif(leaf(0.5 * side), [x, y + 0.04], 0.2, turn + side * 1.3));
  }
  for (const [x, y, turn] of [
    [-0.74, 0.3, -0.8],
    [0.72, 0.42, 0.9],
  ] as const) {
    motif.push(stem([0, 0.95], [x, y], x * 0.3, 0.016));
    motif.push(...placeMotif(tulip(), [x, y + 0.03], 0.42 * random.between(0.95, 1.05), turn));
  }
  return motif;
};

/** A vase with a foot and a round belly, its mouth at (0, 0.2) and its foot at (0, 0.94). */
export function footedVase(): Motif {
  const half: Point[] = [
    [0.09, -0.36],
    [0.07, -0.22],
    [0.2, -0.08],
    [0.24, 0.08],
    [0.12, 0.24],
    [0.08, 0.3],
    [0.17, 0.38],
  ];
  const vase = place(smooth(mirrorOutline(half), true, 5), [0, 0.56]);
  const band = place(
    [
      [-0.22, -0.02],
      [0.22, -0.02],
      [0.235, 0.08],
      [-0.235, 0.08],
    ],
    [0, 0.56],
  );
  return [
    { role: 'bud', points: vase },
    { role: 'inner', points: band },
    ...placeMotif(rosette(6), [0, 0.46], 0.16),
    ...[-0.15, -0.05, 0.05, 0.15].map((x) => ({
      role: 'petal' as const,
      points: polarDisc([x, 0.59], 0.026),
    })),
  ];
}

/** A footed vase of roses with tulips, pinks and buds between them, as far as stems hold them: a bouquet after French prints. */
export const vaseOfFlowers = (): Composition => (random) => {
  const root: Point = [0, 0.5];
  const stems: Motif = [];
  const heads: Motif = [];
  const plan: readonly (readonly [to: Point, turn: number, head: Motif, size: number])[] = [
    [[0.03, -1.06], 0.08, slimTulip(), 0.4],
    [[-0.32, -0.86], -0.3, gardenBud(), 0.26],
    [[0.36, -0.82], 0.35, pink(8), 0.3],
    [[-0.56, -0.5], -0.6, pink(8), 0.3],
    [[0.6, -0.44], 0.7, slimTulip(), 0.34],
    [[0.02, -0.56], 0, openRose([0, 0], 1), 0.36],
    [[-0.3, -0.2], -0.3, openRose([0, 0], 1), 0.4],
    [[0.32, -0.16], 0.3, openRose([0, 0], 1), 0.42],
    [[-0.7, -0.06], -1.0, slimTulip(), 0.32],
    [[0.72, 0.06], 1.1, pink(7), 0.28],
    [[-0.02, 0.14], 0, openRose([0, 0], 1), 0.34],
    [[-0.56, 0.34], -1.7, gardenBud(), 0.26],
    [[0.52, 0.42], 1.8, gardenBud(), 0.26],
  ];
  plan.forEach(([to, turn, head, size], k) => {
    const line = lean(root, Math.atan2(to[0], 0.9 - to[1]) * 0.7, to, turn, 1);
    stems.push(stalk(line, 0.013));
    for (const share of [0.55, 0.78]) {
      const i = Math.round(share * (line.length - 1));
      const hand = (k + (share > 0.6 ? 1 : 0)) % 2 ? 1 : -1;
      stems.push(
        ...placeMotif(longLeaf(0.7, 6, 0.17), line[i], 0.2, headingAt(line, i) + hand, hand),
      );
    }
    heads.push(...placeMotif(head, to, size, turn));
  });
  const vase = footedVase().map(({ role, points }) => ({
    role,
    points: points.map(([x, y]): Point => [x * 1.15, y + 0.3]),
  }));
  const { twigs, growth } = fillRoom(
    [...stems, ...heads, ...vase],
    {
      isOpen: ([x, y]) => Math.hypot(x / 0.84, (y + 0.3) / 0.92) < 1,
      least: 0.07,
      most: 0.14,
      growth: [
        [blossom(5), 0.095],
        [gardenBud(), 0.08],
        [smallLeaf(0.8, 0.18), 0],
      ],
      stem: 0.008,
      tall: 1.25,
      count: 60,
    },
    random,
  );
  // Higher than wide, as the page is, with ground above and below.
  return placeMotif([...twigs, ...growth, ...stems, ...heads, ...vase], [0, 0.09], 0.86);
};

const polarDisc = (at: Point, radius: number): Point[] =>
  Array.from({ length: 16 }, (_, i) => polar(radius, (i / 16) * tau, at));

/** Round berries heaped on each other, wide above and one alone at the tip. */
export function bunch(at: Point, size: number, turn: number, random: Random): Motif {
  const motif: Motif = [];
  const rows = [3, 4, 5, 4, 4, 3, 2, 1];
  rows.forEach((count, row) => {
    for (let k = 0; k < count; k++) {
      const x = (k - (count - 1) / 2) * 0.172 + random.bell() * 0.016 + (row % 2 ? 0.03 : -0.01);
      const y = -0.06 + row * 0.128 + random.bell() * 0.014 - Math.abs(x) * 0.12;
      const [place1] = place([[x, y]], at, size, turn);
      const r = size * (0.098 + random.bell() * 0.008);
      motif.push({
        role: k % 3 === 1 && row % 2 ? 'heart' : 'petal',
        points: polarDisc(place1, r),
      });
    }
  });
  return motif;
}

/** Five pointed lobes with teeth, deep notches and a heart-shaped foot; its stalk ends at (0, 0). */
export function vineLeaf(at: Point, size: number, turn: number): Motif {
  const lobes: readonly [angle: number, reach: number][] = [
    [-2.35, 0.44],
    [-1.2, 0.54],
    [0, 0.66],
    [1.2, 0.54],
    [2.35, 0.44],
  ];
  const middle: Point = [0, 0];
  const up = -Math.PI / 2;
  const outline: Point[] = [polar(0.05, up + Math.PI, middle)];
  lobes.forEach(([angle, reach], i) => {
    const before = i === 0 ? angle - 0.62 : (angle + lobes[i - 1][0]) / 2;
    const after = i === 4 ? angle + 0.62 : (angle + lobes[i + 1][0]) / 2;
    const notch = i === 0 ? 0.2 : 0.25;
    outline.push(polar(notch, up + before, middle));
    for (const [t, out] of [
      [0.3, 0.62],
      [0.42, 0.58],
      [0.6, 0.84],
      [0.7, 0.8],
      [1, 1],
      [1.3, 0.8],
      [1.4, 0.84],
      [1.58, 0.58],
      [1.7, 0.62],
    ] as const) {
      const a = t <= 1 ? before + (angle - before) * t : angle + (after - angle) * (t - 1);
      outline.push(polar(reach * out, up + a, middle));
    }
  });
  outline.push(polar(0.2, up + lobes[4][0] + 0.62, middle));
  const motif: Motif = [{ role: 'leaf', points: place(outline, at, size, turn) }];
  for (const [angle, reach] of lobes) {
    const rib = smooth(
      [
        polar(0.02, up + Math.PI, middle),
        polar(reach * 0.5, up + angle * 0.94, middle),
        polar(reach * 0.9, up + angle, middle),
      ],
      false,
      8,
    );
    motif.push({
      role: 'vein',
      points: strokeOutline(place(rib, at, size, turn), (t) => 0.014 * size * (1.15 - t) + 0.001),
    });
    for (const side of [-1, 1]) {
      const twig: Point[] = [
        polar(reach * 0.42, up + angle * 0.95, middle),
        polar(reach * 0.7, up + angle + side * 0.2, middle),
      ];
      motif.push({
        role: 'vein',
        points: strokeOutline(place(twig, at, size, turn), (t) => 0.007 * size * (1.1 - t) + 0.001),
      });
    }
  }
  return motif;
}

/** A tendril that springs from the vine, bows and winds up, thinner all the way. */
export function tendril(
  from: Point,
  heading: number,
  long: number,
  hand: number,
  wide = 0.011,
): Shape {
  const line: Point[] = [];
  let at = from;
  let way = heading;
  const steps = 64;
  for (let i = 0; i <= steps; i++) {
    line.push(at);
    const t = i / steps;
    way += hand * (0.015 + 0.42 * t * t * t + 0.02 * t);
    const step = (long / steps) * (1.25 - t * 0.95);
    at = [at[0] + Math.cos(way) * step, at[1] + Math.sin(way) * step];
  }
  return {
    role: 'stem',
    points: strokeOutline(line, (t) => wide * (1.05 - t * 0.8) * Math.min(1, 0.2 + t * 9)),
  };
}

/** A stem that is broad where it leaves the vine and fine where it carries leaf or fruit. */
const twig = (points: readonly Point[], wide: number): Shape => ({
  role: 'stem',
  // It springs from within its stem, swells, and ends in a point at what it carries.
  points: strokeOutline(
    smooth(points, false, 12),
    (t) => wide * (1.5 - 1.25 * t ** 0.7) * Math.min(1, 0.35 + t * 6),
  ),
});

/** A vine leaf as on Ming dishes: rounded lobes with fine teeth, and dark ribs drawn last. */
function broadVineLeaf(at: Point, size: number, turn: number): Motif {
  const lobes = [0, 1.12, -1.12, 2.15, -2.15];
  const reach = (a: number) =>
    0.3 +
    Math.max(...lobes.map((lobe, k) => (0.36 - 0.035 * k) * Math.exp(-(((a - lobe) / 0.4) ** 2))));
  const outline: Point[] = [[0, 0.02]];
  const teeth = 34;
  for (let k = 0; k <= teeth * 2; k++) {
    const a = -2.85 + (5.7 * k) / (teeth * 2);
    outline.push(polar(reach(a) * (k % 2 ? 1.07 : 0.96), a - Math.PI / 2));
  }
  const motif: Motif = [{ role: 'leaf', points: place(outline, at, size, turn) }];
  for (const lobe of lobes) {
    const rib = arc([0, 0], lobe * 0.9, reach(lobe) * 0.9, lobe * 0.12, 10);
    const ribs: [Point[], number][] = [[rib, 0.012]];
    for (const share of [4, 6, 8])
      for (const side of [1, -1])
        ribs.push([
          arc(rib[share], headingAt(rib, share) + side * 0.75, 0.13, -side * 0.4, 5),
          0.006,
        ]);
    for (const [line, wide] of ribs)
      motif.push(hair(place(line, at, size, turn), wide * size, 'stem'));
  }
  return motif;
}

/**
 * A bunch as a brush makes it: no grape is round, each wash is of another strength and gathers where the dish
 * leaned, and bare glaze is left for the light as a sickle, a dash or a dot, or forgotten.
 */
function bunchByHand(at: Point, size: number, turn: number, random: Random): Motif {
  return bunch(at, size, turn, random).flatMap((grape): Motif => {
    const [cx, cy] = centroid(grape.points);
    const r = size * 0.098 * (1 + random.bell() * 0.13);
    const [flat, lean] = [random.between(0.84, 1.08), random.between(0, Math.PI)];
    const off = (): Point => [cx + random.bell() * size * 0.014, cy + random.bell() * size * 0.014];
    const [x, y] = off();
    const edge = Array.from({ length: 22 }, (_, k): Point => {
      const a = (tau * k) / 22;
      const wobble = 1 + 0.035 * Math.sin(2 * a + lean * 3) + random.bell() * 0.02;
      return place(
        [[Math.cos(a) * r * wobble, Math.sin(a) * r * flat * wobble]],
        [x, y],
        1,
        lean,
      )[0];
    });
    const shapes: Motif = [{ role: random.next() < 0.36 ? 'heart' : 'petal', points: edge }];
    const sickle = (from: number, long: number, out: number, wide: number, role: Shape['role']) => {
      const line = Array.from({ length: 11 }, (_, k) =>
        polar(r * out, from + (long * (k - 5)) / 10, [x, y]),
      );
      shapes.push({
        role,
        points: strokeOutline(line, (t) => r * wide * Math.sin(Math.PI * (0.06 + 0.88 * t))),
      });
    };
    // Down and to the right the wash stood longest.
    if (random.next() < 0.8)
      sickle(
        0.9 + random.bell() * 0.5,
        random.between(1.3, 2.7),
        0.66,
        random.between(0.1, 0.24),
        'stem',
      );
    const light = -2.35 + random.bell() * 0.42;
    const kind = random.next();
    if (kind < 0.5)
      sickle(light, random.between(0.5, 1.5), 0.62, random.between(0.07, 0.15), 'vein');
    else if (kind < 0.68)
      sickle(light, random.between(0.2, 0.45), 0.5, random.between(0.09, 0.16), 'vein');
    else if (kind < 0.8) {
      sickle(light, random.between(0.5, 0.9), 0.64, 0.08, 'vein');
      sickle(light + random.between(0.6, 0.9), 0.16, 0.6, 0.07, 'vein');
    }
    return shapes;
  });
}

/** Three bunches of grapes on a vine with leaves and tendrils. */
export const grapes = (): Composition => (random) => {
  const motif: Motif = [];
  const main: Point[] = [
    [-0.74, 0.66],
    [-0.72, 0.42],
    [-0.44, 0.14],
    [-0.1, 0.12],
    [0.14, -0.04],
    [0.2, -0.3],
    [0.08, -0.6],
    [0.22, -0.78],
    [0.38, -0.81],
  ];
  for (const [from, heading, long, hand] of [
    [[0.35, -0.81], 0.1, 0.3, 1],
    [[-0.62, 0.3], -2.5, 0.62, 1],
    [[-0.28, 0.12], -1.9, 0.52, -1],
    [[0.19, -0.2], 0.5, 0.8, -1],
    [[0.1, -0.62], -2.4, 0.6, 1],
    [[0.02, 0.08], 1.3, 0.72, -1],
    [[-0.78, 0.58], -2.2, 0.4, 1],
    [[0.16, -0.72], -0.9, 0.42, -1],
  ] as const)
    motif.push(tendril(from, heading, long, hand));
  const leaves: readonly [Point, Point, Point, number][] = [
    [[-0.44, 0.14], [-0.5, 0.0], [-0.58, -0.14], 0.62],
    [[-0.06, 0.11], [0.08, 0.34], [0.26, 0.5], 0.66],
    [[0.08, -0.6], [-0.14, -0.68], [-0.36, -0.6], 0.58],
    [[0.22, -0.78], [0.38, -0.7], [0.54, -0.58], 0.5],
    [[-0.76, 0.54], [-0.7, 0.64], [-0.58, 0.72], 0.42],
    [[0.2, -0.3], [0.44, -0.34], [0.66, -0.26], 0.4],
    [[0.02, 0.07], [0.04, 0.3], [-0.04, 0.56], 0.44],
    [[0.16, -0.1], [0.5, 0.1], [0.74, 0.32], 0.5],
  ];
  const bunches: readonly [Point, Point, Point, number, number][] = [
    [[-0.5, 0.18], [-0.4, 0.24], [-0.36, 0.32], 0.6, 0.12],
    [[0.18, -0.12], [0.36, -0.16], [0.46, -0.08], 0.58, -0.15],
    [[0.16, -0.42], [-0.06, -0.48], [-0.14, -0.38], 0.48, 0.2],
  ];
  for (const [from, via, to] of [...leaves, ...bunches]) motif.push(twig([from, via, to], 0.014));
  // Over what springs from it; it swells where the hand pressed and runs out in a point.
  motif.push({
    role: 'stem',
    points: strokeOutline(
      smooth(main, false, 14),
      (t) =>
        0.023 *
        (1.1 - t * 0.75) *
        (1 + 0.16 * Math.sin(t * 17) + 0.1 * Math.sin(t * 41 + 1)) *
        Math.min(1, 0.06 + t * 5) *
        Math.min(1, 0.04 + (1 - t) * 7),
    ),
  });
  for (const [, via, at, size] of leaves) {
    const way = Math.atan2(at[1] - via[1], at[0] - via[0]);
    motif.push(...broadVineLeaf(at, size * 0.82, way + Math.PI / 2));
  }
  for (const [, , at, size, turn] of bunches)
    motif.push(...bunchByHand(at, size * 1.12, turn, random));
  return motif;
};
