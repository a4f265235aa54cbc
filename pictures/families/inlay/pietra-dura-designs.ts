import { type Point, place, polar, strokeOutline, tau } from '../../geometry/points.ts';
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
import {
  lotusHead,
  petalShape,
  poppyHead,
  set,
  slice,
  splitLeaf,
  stemSlice,
} from './pietra-dura-plants.ts';

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
    const [x, y] = [1 - 0.115, hh - 0.115];
    for (const [from, to] of [
      [
        [-x, -y],
        [x, -y],
      ],
      [
        [x, -y],
        [x, y],
      ],
      [
        [x, y],
        [-x, y],
      ],
      [
        [-x, y],
        [-x, -y],
      ],
    ] as const) {
      const inner = (a: Point, b: Point): Point => {
        const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
        return [a[0] + ((b[0] - a[0]) / far) * 0.09, a[1] + ((b[1] - a[1]) / far) * 0.09];
      };
      parts.push(
        ...cutBorder(inner(from, to), inner(to, from), 0.062),
        ...cutRosette(from, 0.055, 0.3),
      );
    }
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

/** A scroll with lotuses around a medallion, within a border of black and shell. */
export function scrollingMedallion(): () => Slice[] {
  return () => {
    const parts: Slice[] = [...fillet(0.93, 0.93, 0.02), ...fillet(0.875, 0.875, 0.007)];
    for (let i = 0; i < 44; i++) {
      const t = -0.902 + ((i % 11) + 0.5) * (1.804 / 11);
      const at: Point =
        i < 11 ? [t, -0.902] : i < 22 ? [t, 0.902] : i < 33 ? [-0.902, t] : [0.902, t];
      const lozenge = place(
        [
          [0, -0.018],
          [0.05, 0],
          [0, 0.018],
          [-0.05, 0],
        ],
        at,
        1,
        i < 22 ? 0 : Math.PI / 2,
      );
      parts.push(slice(lozenge, i % 2 ? 'shell' : 'lapis', at, [at[0], at[1] - 0.04]));
    }
    const heads: Slice[] = [];
    const turns = 8;
    for (let i = 0; i < turns; i++) {
      const a = (tau * i) / turns;
      const hand = i % 2 ? 1 : -1;
      const eye = polar(i % 2 ? 0.8 : 0.59, a);
      const coil = Array.from(
        { length: 46 },
        (_, k): Point =>
          polar((i % 2 ? 0.22 : 0.19) * (1 - k / 60), a + Math.PI + hand * (0.3 + k * 0.15), eye),
      );
      parts.push(stemSlice([polar(0.28, a), polar(0.38, a - hand * 0.05), coil[0]], 0.008));
      parts.push(
        slice(
          strokeOutline(coil, () => 0.008),
          'darkJasper',
          coil[0],
          coil[45],
        ),
      );
      for (let k = 5; k < 40; k += 8) {
        const [p, q] = [coil[k], coil[k + 1]];
        const along = Math.atan2(q[1] - p[1], q[0] - p[0]) + Math.PI / 2;
        parts.push(...splitLeaf(p, 0.12, along - hand * 0.9, hand * -0.4, 0.2));
      }
      heads.push(
        ...(i % 2
          ? poppyHead(polar(-0.06, a, eye), 0.15, a + Math.PI / 2)
          : lotusHead(eye, 0.14, a + Math.PI / 2)),
      );
    }
    const petals: Slice[] = [];
    for (const [count, size, stone, shift] of [
      [16, 0.3, 'lapis', 0.5],
      [16, 0.25, 'shell', 0],
      [8, 0.22, 'carnelian', 0],
      [8, 0.15, 'agate', 0.5],
    ] as const)
      for (let i = 0; i < count; i++)
        petals.push(
          set(
            petalShape(count === 16 ? 0.2 : 0.36),
            stone,
            [0, 0],
            size,
            (tau * (i + shift)) / count,
          ),
        );
    petals.push(
      slice(
        Array.from({ length: 30 }, (_, i) => polar(0.05, (tau * i) / 30)),
        'black',
        [0, 0],
        [0.05, 0],
      ),
    );
    return [...parts, ...heads, ...petals];
  };
}

/** Four straight strips around the field. */
function fillet(x: number, y: number, wide: number): Slice[] {
  const strip = (a: Point, b: Point) =>
    slice(
      strokeOutline([a, b], () => wide / 2),
      'black',
      a,
      b,
    );
  return [
    strip([-x, -y], [x, -y]),
    strip([x, -y], [x, y]),
    strip([x, y], [-x, y]),
    strip([-x, y], [-x, -y]),
  ];
}
