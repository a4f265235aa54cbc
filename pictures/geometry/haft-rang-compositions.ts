import type { Composition } from './compositions.ts';
import { fillRoom } from './fill-room.ts';
import { type Motif, placeMotif, type Role } from './flora.ts';
import { irisPlant } from './iris.ts';
import {
  around,
  comma,
  fullPalmette,
  hair,
  headingAt,
  lean,
  mirrored,
  type Scroll,
  scroll,
  splitLeaf,
  stalk,
} from './islimi.ts';
import { blossom, gardenBud, longLeaf, lotus, pink, smallLeaf, toothed } from './khatai.ts';
import { type Point, place, polar, smooth } from './points.ts';

/** Designs in glazes of many colours that a dark line keeps apart; they fill the square from −1 to 1. */

/** The same drawing in other glazes. */
export const dress = (motif: Motif, roles: Partial<Record<Role, Role>>): Motif =>
  motif.map((shape) => ({ ...shape, role: roles[shape.role] ?? shape.role }));

/** A stem is a band of glaze between two lines, here in the role `bud`. */
const banded = (motif: Motif): Motif => dress(motif, { stem: 'bud' });

type Garden = Omit<Scroll, 'end' | 'leaves' | 'outer' | 'inner'> & {
  /** What grows along the stem by turns: outside, inside, outside … */
  growth: readonly (readonly [Motif, size: number])[];
  head: readonly [Motif, size: number];
};

/** A spiral of the garden: flowers on short stalks outside, leaves within, a great flower in its eye. */
function gardenSpiral({ growth, head, ...s }: Garden): { stems: Motif; heads: Motif } {
  const { stems, line } = scroll({ ...s, leaves: 0 });
  const [twigs, heads]: [Motif, Motif] = [[...stems], []];
  growth.forEach(([motif, size], k) => {
    const i = Math.round(((k + 0.7) / (growth.length + 0.6)) * (line.length - 1));
    const side = k % 2 === 0 ? -s.way : s.way;
    const heading = headingAt(line, i);
    const out = heading + side * 1.0;
    const to: Point = [
      line[i][0] + Math.sin(out) * size * 0.62,
      line[i][1] - Math.cos(out) * size * 0.62,
    ];
    if (motif.length > 12) {
      twigs.push(stalk(lean(line[i], heading + side * 0.3, to, out), 0.011));
      heads.push(...placeMotif(motif, to, size, out));
    } else heads.push(...placeMotif(motif, line[i], size, heading + side * 0.7, -side));
  });
  const last = line.length - 1;
  heads.push(...placeMotif(head[0], line[last], head[1], headingAt(line, last) + s.way * 0.6));
  return { stems: banded(twigs), heads };
}

const whiteLotus = dress(lotus(3), { petal: 'inner', inner: 'petal' });
const redLotus = dress(lotus(3), { petal: 'heart', heart: 'bud' });
const whiteRose = dress(blossom(6), { petal: 'inner', inner: 'heart', heart: 'petal' });
const blueRose = blossom(8, 2);
const leafOne = smallLeaf(0.9, 0.17);
const leafTwo = dress(longLeaf(1.2, 7, 0.14), { leaf: 'leaf' });

/** Great spirals that run on past every edge, a large flower in each. */
export const gardenOfSpirals = (): Composition => (random) => {
  const stems: Motif = [];
  const heads: Motif = [];
  const spirals: Garden[] = [
    {
      from: [[-1.12, 0.36], 0.9],
      centre: [-0.38, -0.32],
      radius: 0.54,
      start: 2.95,
      way: 1,
      turns: 1.3,
      stem: 0.034,
      growth: [
        [leafOne, 0.28],
        [leafTwo, 0.44],
        [whiteRose, 0.26],
        [leafOne, 0.24],
        [gardenBud(), 0.2],
        [leafTwo, 0.34],
        [whiteRose, 0.24],
        [leafOne, 0.2],
        [leafOne, 0.2],
      ],
      head: [lotus(4), 0.44],
    },
    {
      from: [[1.12, -0.26], 4.04],
      centre: [0.46, 0.42],
      radius: 0.54,
      start: -0.19,
      way: 1,
      turns: 1.3,
      stem: 0.034,
      growth: [
        [leafOne, 0.28],
        [leafTwo, 0.42],
        [dress(whiteRose, { inner: 'bud' }), 0.25],
        [leafOne, 0.24],
        [gardenBud(), 0.2],
        [leafTwo, 0.34],
        [whiteRose, 0.24],
        [leafOne, 0.2],
        [leafOne, 0.2],
      ],
      head: [redLotus, 0.42],
    },
    {
      from: [[0.06, -0.62], 0.7],
      centre: [0.66, -0.66],
      radius: 0.36,
      start: 3.6,
      way: 1,
      turns: 1.05,
      stem: 0.045,
      growth: [
        [leafOne, 0.22],
        [leafOne, 0.2],
        [whiteRose, 0.22],
        [leafOne, 0.2],
        [leafOne, 0.18],
      ],
      head: [whiteLotus, 0.38],
    },
    {
      from: [[0.02, 0.72], 3.84],
      centre: [-0.62, 0.68],
      radius: 0.36,
      start: 0.46,
      way: 1,
      turns: 1.05,
      stem: 0.045,
      growth: [
        [leafOne, 0.22],
        [leafOne, 0.2],
        [whiteRose, 0.22],
        [leafOne, 0.2],
        [leafOne, 0.18],
      ],
      head: [whiteLotus, 0.38],
    },
  ];
  for (const one of spirals) {
    const grown = gardenSpiral(one);
    stems.push(...grown.stems);
    heads.push(...grown.heads);
  }
  // What belongs to the next tiles reaches in from them.
  for (const [from, heading, to, motif, size, turn] of [
    [[-1.1, -1.1], 2.2, [-0.88, -0.84], blueRose, 0.36, 0.4],
    [[1.1, 1.1], -0.8, [0.92, 0.92], blueRose, 0.34, 0.2],
    [[-1.1, 0.3], 1.2, [-0.92, 0.24], whiteRose, 0.26, 0.2],
    [[0.3, 1.15], -0.6, [0.12, 0.98], redLotus, 0.32, -0.5],
    [[-0.1, -1.15], 2.6, [0.1, -0.96], toothed(6), 0.3, 2.5],
    [[1.12, -0.2], -1.4, [0.98, -0.22], blossom(6), 0.26, 0.2],
  ] as const) {
    stems.push(...banded([stalk(lean(from as Point, heading, to as Point, turn), 0.014)]));
    heads.push(...placeMotif(motif, to as Point, size, turn));
  }
  heads.push(
    ...placeMotif(longLeaf(-1.3, 9, 0.15), [0.2, 0.02], 0.5, -2.3),
    ...placeMotif(longLeaf(1.2, 8, 0.15), [0.02, 0.06], 0.42, 0.9),
  );
  const { twigs, growth } = fillRoom(
    [...stems, ...heads],
    {
      isOpen: () => true,
      least: 0.062,
      most: 0.13,
      growth: [
        [whiteRose, 0.085],
        [gardenBud(), 0.075],
        [dress(blossom(5), { petal: 'heart', heart: 'inner' }), 0.075],
        [leafOne, 0],
        [splitLeaf(), 0],
      ],
      stem: 0.011,
      role: 'bud',
    },
    random,
  );
  return [...twigs, ...stems, ...growth, ...heads];
};

/** Two arabesques, one yellow and one white, that turn across each other about a star of palmettes. */
export const twoArabesques = (): Composition => (random) => {
  const yellow: Partial<Record<Role, Role>> = { stem: 'petal', leaf: 'petal', petal: 'bud' };
  const white: Partial<Record<Role, Role>> = { stem: 'inner', leaf: 'inner', petal: 'heart' };
  const great = scroll({
    from: [[0.04, -0.06], 0.15],
    centre: [0.54, -0.5],
    radius: 0.4,
    start: 3.95,
    way: 1,
    turns: 1.3,
    leaves: 9,
    size: 0.62,
    stem: 0.055,
    end: [fullPalmette(), 0.72],
  });
  const small = scroll({
    from: [[0, -0.1], 0.2],
    centre: [0.0, -0.64],
    radius: 0.26,
    start: 0.1,
    way: -1,
    turns: 1.15,
    leaves: 7,
    size: 0.66,
    stem: 0.075,
    end: [lotus(2), 0.9],
  });
  const corner = placeMotif(fullPalmette(), [1.06, -1.06], 0.34, (-3 * Math.PI) / 4);
  const edge: Motif = [
    ...placeMotif(splitLeaf(), [0.0, -1.04], 0.26, 1.9, -1),
    ...placeMotif(splitLeaf(), [0.0, -1.04], 0.26, -1.9),
  ];
  const quarter = [great, small].flatMap(({ stems, growth }) => [...stems, ...growth]);
  const room = fillRoom(
    around([...quarter, ...edge, ...corner], 4),
    {
      isOpen: ([x, y]) => Math.abs(x) <= -y && Math.hypot(x, y) > 0.2,
      least: 0.055,
      most: 0.1,
      growth: [
        [splitLeaf(), 0],
        [comma(), 0],
      ],
      stem: 0.011,
    },
    random,
  );
  return [
    ...dress(around([...room.twigs, ...room.growth], 4), yellow),
    ...dress(around([...great.stems, ...great.growth], 4), yellow),
    ...dress(around([...small.stems, ...small.growth, ...edge], 4), white),
    ...dress(around(corner, 4), white),
    ...dress(around(placeMotif(fullPalmette(), [0, -0.05], 0.2), 4, Math.PI / 4), white),
    ...dress(blossom(8), { petal: 'bud', leaf: 'inner' }).flatMap((shape) =>
      placeMotif([shape], [0, 0], 0.3),
    ),
  ];
};

/** Irises from life in a vase that no potter made, pinks beside them, small plants at its foot. */
export const irisesInVase = (): Composition => () => {
  const vaseHalf: Point[] = [
    [0.13, -0.4],
    [0.085, -0.34],
    [0.07, -0.22],
    [0.16, -0.12],
    [0.27, 0.02],
    [0.26, 0.16],
    [0.14, 0.27],
    [0.07, 0.31],
    [0.15, 0.39],
  ];
  const outline = (half: readonly Point[]): Point[] =>
    smooth([...half, ...half.map(([x, y]): Point => [-x, y]).reverse()], true, 7);
  const at: Point = [0, 0.56];
  const vase: Motif = [
    { role: 'leaf', points: place(outline(vaseHalf), at) },
    {
      role: 'inner',
      points: place(
        outline([
          [0.235, -0.03],
          [0.272, 0.06],
          [0.262, 0.13],
        ]),
        at,
      ),
    },
    ...[-0.17, -0.06, 0.06, 0.17].map((x) => ({
      role: 'heart' as const,
      points: Array.from({ length: 20 }, (_, i) => polar(0.034, i * 0.314, [x, 0.61])),
    })),
    ...placeMotif(dress(fullPalmette(), { leaf: 'inner', petal: 'bud' }), [0, 0.53], 0.17),
    hair(
      [
        [-0.075, 0.3],
        [0, 0.315],
        [0.075, 0.3],
      ],
      0.008,
    ),
    ...mirrored(placeMotif(splitLeaf(), [0.1, 0.3], 0.26, 1.9)),
  ];
  const plant = (root: Point, tall: number, count: 1 | 3): Motif =>
    dress(irisPlant(root, tall, count), { stem: 'leaf' });
  const turned = (motif: Motif, to: Point, turn: number): Motif =>
    motif.map(({ role, points }) => ({ role, points: place(points, to, 1, turn) }));
  const sprays: Motif = [
    ...turned(plant([-0.06, 0.24], 0.94, 1), [-0.28, 0.12], -0.74),
    ...turned(plant([0.06, 0.24], 0.9, 1), [0.26, 0.1], 0.74),
    ...plant([0, 0.28], 1.08, 3),
  ];
  const sides: Motif = [];
  const stemmed = (
    from: Point,
    heading: number,
    to: Point,
    turn: number,
    head: Motif,
    size: number,
  ) => {
    const line = lean(from, heading, to, turn, 0.9);
    sides.push(...dress([stalk(line, 0.014)], { stem: 'leaf' }));
    for (const [i, side] of [
      [6, 1],
      [11, -1],
      [17, 1],
      [22, -1],
    ] as const)
      sides.push(
        ...placeMotif(smallLeaf(0.8, 0.15), line[i], 0.2, headingAt(line, i) + side * 0.7, -side),
      );
    sides.push(...placeMotif(head, to, size, turn));
  };
  const purple = dress(pink(7), { petal: 'heart', bud: 'petal' });
  stemmed([-0.56, 1.02], 0, [-0.6, 0.5], -0.2, purple, 0.22);
  stemmed([0.24, 0.98], 0.3, [0.52, 0.48], 0.3, purple, 0.22);
  stemmed([-0.86, 1.02], 0, [-0.84, 0.66], 0.1, blossom(6), 0.2);
  stemmed([-0.3, 1.02], 0, [-0.3, 0.76], 0.1, gardenBud(), 0.17);
  for (const side of [-1, 1]) {
    sides.push(...placeMotif(longLeaf(1.1 * side, 8), [side * 0.05, 0.22], 0.5, side * 1.75));
    sides.push(...placeMotif(gardenBud(), [side * 0.86, -0.78], 0.2, side * 0.6));
    sides.push(...placeMotif(smallLeaf(-0.8 * side), [side * 0.9, -0.7], 0.2, side * 2.6));
    sides.push(
      ...dress(
        [stalk(lean([side * 1.1, -0.5], -side * 0.6, [side * 0.87, -0.77], side * 0.6), 0.013)],
        {
          stem: 'leaf',
        },
      ),
    );
  }
  return [...sides, ...sprays, ...vase];
};
