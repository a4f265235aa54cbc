import { headingAt, lean } from '../../geometry/islimi.ts';
import {
  distance,
  mix,
  type Point,
  polar,
  regularPolygon,
  strokeOutline,
  tau,
} from '../../geometry/points.ts';
import {
  cutBorder,
  cutBud,
  cutHyacinth,
  cutIris,
  cutLeaf,
  cutPoppy,
  cutRosette,
  cutStem,
} from './cut-flowers.ts';
import type { Slice } from './pietra-dura.ts';
import { petalShape, set, slice } from './pietra-dura-plants.ts';

/** One plant with poppies, irises and hyacinths within a running border, as on the dados of Agra. */
export function floweringPlant(hh: number): () => Slice[] {
  return () => {
    const parts: Slice[] = [];
    for (const [inset, wide] of [
      [0.045, 0.012],
      [0.185, 0.012],
      [0.2, 0.004],
    ] as const)
      parts.push(...fillet(1 - inset, hh - inset, wide));
    parts.push(...runningBorder(1 - 0.115, hh - 0.115));
    const root: Point = [0, hh - 0.36];
    const leaves: Slice[] = [];
    const heads: Slice[] = [];
    const grow = (one: ReturnType<typeof cutStem>) => {
      parts.push(...one.stem);
      leaves.push(...one.leaves);
      return one.line;
    };
    grow(
      cutStem(root, 0, [0, -0.5], 0, 0.013, [
        [0.3, 1, 0.3],
        [0.38, -1, 0.28],
        [0.58, 1, 0.24],
        [0.64, -1, 0.24],
      ]),
    );
    heads.push(...cutPoppy([0, -0.54], 0.37, 0));
    for (const s of [-1, 1] as const) {
      grow(
        cutStem([s * 0.01, root[1]], s * 0.3, [s * 0.46, -0.2], s * 0.3, 0.011, [
          [0.5, s, 0.3],
          [0.66, s > 0 ? -1 : 1, 0.22],
          [0.8, s, 0.17],
        ]),
      );
      heads.push(...cutIris([s * 0.475, -0.26], 0.3, s * 0.28));
      grow(
        cutStem([s * 0.02, root[1]], s * 0.55, [s * 0.5, 0.34], s * 0.6, 0.011, [
          [0.45, s, 0.26],
          [0.64, s > 0 ? -1 : 1, 0.2],
        ]),
      );
      heads.push(...cutPoppy([s * 0.52, 0.31], 0.23, s * 0.6));
      grow(
        cutStem([s * 0.005, -0.14], s * 0.5, [s * 0.27, -0.82], s * 0.9, 0.007, [[0.5, s, 0.16]]),
      );
      heads.push(...cutBud([s * 0.275, -0.822], 0.13, s * 1.15));
      grow(cutStem([s * 0.36, 0.12], s * 0.9, [s * 0.62, -0.04], s * 1.2, 0.006));
      heads.push(...cutBud([s * 0.628, -0.043], 0.11, s * 1.35));
      const spike = grow(
        cutStem([s * 0.03, root[1]], s * 1.0, [s * 0.52, hh - 0.78], s * 0.3, 0.009),
      );
      heads.push(...cutHyacinth(spike, 0.1));
      for (const [dy, long, heading, bend] of [
        [0.01, 0.62, 1.25, 0.5],
        [0.0, 0.56, 1.0, -0.7],
        [0.0, 0.66, 0.62, 0.75],
        [-0.02, 0.48, 0.3, 0.6],
        [0.02, 0.34, 1.5, -0.5],
      ] as const)
        leaves.push(...cutLeaf([s * 0.015, root[1] + dy], long, s * heading, s * bend));
    }
    // The hill the plant grows on, cut in three.
    const hill: Slice[] = [];
    for (const [cx, wide, stone] of [
      [-0.17, 0.13, 'darkJasper'],
      [0.17, 0.13, 'darkJasper'],
      [0, 0.17, 'jasper'],
    ] as const)
      hill.push(
        slice(
          Array.from({ length: 25 }, (_, i): Point => {
            const a = Math.PI + (Math.PI * i) / 24;
            return [cx + wide * Math.cos(a), root[1] + 0.075 + wide * 0.55 * Math.sin(a)];
          }),
          stone,
          [cx, root[1] + 0.08],
          [cx, root[1] - 0.02],
        ),
      );
    return [...parts, ...leaves, ...hill, ...heads];
  };
}

/** Where one of the eight scrolls ends, and how far it turns back on itself. */
type Coil = { eye: Point; radius: number; start: number; way: 1 | -1; turns: number };

/** A spiral from its rim to near its eye. */
const coilLine = ({ eye, radius, start, way, turns }: Coil): Point[] =>
  Array.from({ length: 61 }, (_, k): Point => {
    const t = k / 60;
    return polar(radius * (1 - 0.72 * t ** 1.15), start + way * tau * turns * t, eye);
  });

/** A medallion in a ring of scrolls: a poppy in each corner, an iris on each side, within running borders. */
export function scrollingMedallion(): () => Slice[] {
  return () => {
    const stems: Slice[] = [...fillet(0.955, 0.955, 0.014), ...fillet(0.79, 0.79, 0.014)];
    stems.push(...fillet(0.772, 0.772, 0.004), ...runningBorder(0.873));
    const leaves: Slice[] = [];
    const heads: Slice[] = [];
    const stem = (line: readonly Point[], wide: number) =>
      stems.push(
        slice(
          strokeOutline(line, (t) => wide * (1.2 - 0.5 * t)),
          'darkJasper',
          line[0],
          line[line.length - 1],
        ),
      );
    const leafAt = (line: readonly Point[], i: number, side: number, long: number) =>
      leaves.push(...cutLeaf(line[i], long, headingAt(line, i) + side * 0.7, -side * 0.9));
    for (let corner = 0; corner < 4; corner++) {
      const a = Math.PI / 4 + (corner * tau) / 4;
      const eye = polar(0.8, a);
      for (const way of [1, -1] as const) {
        // Two arms leave the medallion together, part, and each rolls up about a flower of its own.
        const coil = coilLine({
          eye: polar(0.575, a + way * 0.4),
          radius: 0.15,
          start: a + Math.PI - way * 0.9,
          way,
          turns: 0.8,
        });
        const lead = lean(
          polar(0.27, a + way * 0.06),
          a + Math.PI / 2,
          coil[0],
          headingAt(coil, 0),
          0.7,
        );
        stem(lead, 0.006);
        stem(coil, 0.0055);
        for (const [i, long] of [
          [4, 0.15],
          [14, 0.15],
          [25, 0.13],
          [36, 0.11],
        ] as const)
          leafAt(coil, i, -way, long);
        leafAt(coil, 19, way, 0.09);
        const end = coil[60];
        heads.push(...cutRosette(end, 0.058, headingAt(coil, 60)));
        const tip = polar(0.665, a + way * 0.47);
        const out = lean(coil[8], headingAt(coil, 8), tip, a + Math.PI / 2 + way * 0.7, 0.6);
        stem(out, 0.0045);
        leafAt(out, 12, way, 0.1);
        leafAt(out, 20, -way, 0.08);
        heads.push(...cutBud(tip, 0.1, a + Math.PI / 2 + way * 0.8));
      }
      const up = lean(polar(0.27, a), a + Math.PI / 2, polar(0.66, a), a + Math.PI / 2);
      stem(up, 0.0075);
      for (const [i, long] of [
        [9, 0.15],
        [15, 0.14],
        [21, 0.12],
      ] as const)
        for (const side of [1, -1]) leafAt(up, i, side, long);
      heads.push(...cutPoppy(polar(0.68, a), 0.24, a + Math.PI / 2));
      const b = a + tau / 8;
      const side = lean(polar(0.27, b), b + Math.PI / 2, polar(0.47, b), b + Math.PI / 2);
      stem(side, 0.0065);
      for (const hand of [1, -1]) leafAt(side, 14, hand, 0.11);
      heads.push(...cutIris(polar(0.5, b), 0.185, b + Math.PI / 2));
      leaves.push(...cutLeaf(polar(0.05, a, eye), 0.09, a + Math.PI / 2, 0.3));
    }
    return [...stems, ...leaves, ...heads, ...medallion()];
  };
}

/** Rings of petals about an eye of black: each petal is deep at its root and pale at its tip. */
function medallion(): Slice[] {
  const parts: Slice[] = [disc(0.292, 'black'), disc(0.284, 'shell')];
  for (const [count, size, wide, stone, shift] of [
    [24, 0.28, 0.14, 'lapis', 0.5],
    [24, 0.245, 0.105, 'paleLapis', 0.5],
    [12, 0.225, 0.27, 'shell', 0],
    [12, 0.2, 0.24, 'flame', 0],
    [12, 0.165, 0.2, 'carnelian', 0],
    [12, 0.15, 0.22, 'agate', 0.5],
    [12, 0.125, 0.17, 'flame', 0.5],
    [8, 0.1, 0.3, 'lapis', 0],
  ] as const)
    for (let i = 0; i < count; i++)
      parts.push(set(petalShape(wide), stone, [0, 0], size, (tau * (i + shift)) / count));
  return [...parts, disc(0.05, 'shell'), disc(0.034, 'black'), disc(0.015, 'agate')];
}

const disc = (radius: number, stone: Slice['stone']): Slice =>
  slice(regularPolygon(60, radius), stone, [-radius, 0], [radius, 0]);

/** Leaves and small flowers that run around a square field, a rosette in each corner. */
function runningBorder(x: number, y = x): Slice[] {
  const corners: Point[] = [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
  return corners.flatMap((from, k) => {
    const to = corners[(k + 1) % 4];
    const far = distance(from, to);
    return [
      ...cutBorder(mix(from, to, 0.09 / far), mix(to, from, 0.09 / far), 0.062),
      ...cutRosette(from, 0.055, 0.3),
    ];
  });
}

/** Four straight strips around the field: those above and below go through, the others stand between them. */
function fillet(x: number, y: number, wide: number): Slice[] {
  const half = wide / 2;
  const strip = (a: Point, b: Point) =>
    slice(
      strokeOutline([a, b], () => half),
      'black',
      a,
      b,
    );
  return [-1, 1].flatMap((side) => [
    strip([-x - half, side * y], [x + half, side * y]),
    strip([side * x, -y + half], [side * x, y - half]),
  ]);
}
