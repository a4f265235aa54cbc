import { type Point, place, polar, smooth, strokeOutline, tau } from '../../geometry/points.ts';
import type { Slice } from './pietra-dura.ts';
import {
  hyacinthStalk,
  irisHead,
  lotusHead,
  petalShape,
  poppyHead,
  set,
  slice,
  splitLeaf,
  stemSlice,
} from './pietra-dura-plants.ts';

/** One plant with poppies, irises and hyacinths between two fillets, as on the dados of Agra. */
export function floweringPlant(hh: number): () => Slice[] {
  return () => {
    const parts: Slice[] = [];
    for (const [inset, wide] of [
      [0.07, 0.018],
      [0.115, 0.007],
    ] as const)
      parts.push(...fillet(1 - inset, hh - inset, wide));
    const root: Point = [0, hh - 0.3];
    parts.push(
      slice(
        smooth(
          [
            [-0.34, hh - 0.24],
            [-0.2, hh - 0.36],
            [0, hh - 0.4],
            [0.2, hh - 0.36],
            [0.34, hh - 0.24],
          ],
          false,
          8,
        ),
        'jasper',
        [0, hh - 0.24],
        [0, hh - 0.4],
      ),
    );
    const heads: Slice[] = [];
    for (const [x, y, turn, bow, head] of [
      [0, -hh + 0.5, 0, 0.03, 'poppy'],
      [-0.42, -hh + 0.78, -0.35, -0.1, 'iris'],
      [0.42, -hh + 0.78, 0.35, 0.1, 'iris'],
      [-0.56, -0.12, -0.7, -0.16, 'poppy'],
      [0.56, -0.12, 0.7, 0.16, 'poppy'],
    ] as const) {
      parts.push(
        stemSlice([root, [x * 0.3 + bow, (root[1] + y) / 2], [x * 0.85, y + 0.16], [x, y]]),
      );
      heads.push(
        ...(head === 'poppy'
          ? poppyHead([x, y], x === 0 ? 0.3 : 0.25, turn)
          : irisHead([x, y], 0.23, turn)),
      );
    }
    for (const s of [-1, 1]) {
      heads.push(...hyacinthStalk([s * 0.03, root[1] - 0.05], 0.72, s * 0.26, s * 0.22));
      parts.push(stemSlice([root, [s * 0.36, root[1] - 0.2], [s * 0.64, root[1] - 0.36]]));
      heads.push(...poppyHead([s * 0.66, root[1] - 0.38], 0.13, s * 1.0));
      for (const [y, size, turn, bend] of [
        [0, 0.62, 1.02, 0.5],
        [-0.02, 0.78, 0.6, 0.4],
        [-0.5, 0.34, 0.9, 0.5],
        [-0.86, 0.3, 0.7, 0.5],
      ] as const)
        parts.push(...splitLeaf([s * 0.02, root[1] + y], size, s * turn, s * bend));
    }
    return [...parts, ...heads];
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
