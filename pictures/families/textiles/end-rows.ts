import { type Motif, placeMotif, rosette, stem } from '../../geometry/flora.ts';
import { gardenBud, lotus, smallLeaf } from '../../geometry/khatai.ts';
import { type Point, smooth, strokeOutline } from '../../geometry/points.ts';
import { type Layout, rectangle } from './fabric-parts.ts';
import { type Plant, potted } from './plants.ts';

/** Shawls and sashes whose middle is plain. */

/**
 * A slim plant that keeps to a place of its own, `wide` across: a great flower that nods, a second one in
 * profile, buds, leaves by turns, and its root.
 */
export const slender =
  (wide: number, head: (index: number) => Motif): Plant =>
  ([x, y], tall, index) => {
    const hand = index % 2 ? -1 : 1;
    const sway = wide * 0.09 * hand;
    const line = smooth(
      [
        [x, y],
        [x + sway, y - tall * 0.26],
        [x - sway * 0.8, y - tall * 0.56],
        [x + sway * 0.4, y - tall * 0.84],
      ],
      false,
      12,
    );
    const on = (share: number): Point => line[Math.round(share * (line.length - 1))];
    const motif: Motif = [];
    for (const [share, side, out, up, flower] of [
      [0.3, -hand, 0.32, 0.2, lotus(2)],
      [0.46, hand, 0.36, 0.17, gardenBud()],
      [0.62, -hand, 0.3, 0.13, gardenBud()],
    ] as const) {
      const from = on(share);
      const to: Point = [x + side * wide * out, from[1] - tall * up];
      motif.push(stem(from, to, side * 0.3, wide * 0.014));
      motif.push(...placeMotif(flower, to, wide * (share < 0.4 ? 0.42 : 0.3), side * 0.5));
    }
    motif.push({ role: 'stem', points: strokeOutline(line, (t) => wide * (0.034 - 0.016 * t)) });
    for (const [share, side, size, turn] of [
      [0.06, -hand, 0.6, 0.9],
      [0.1, hand, 0.62, 0.8],
      [0.2, hand, 0.44, 0.95],
      [0.38, -hand, 0.36, 0.9],
      [0.54, hand, 0.3, 1],
      [0.7, hand, 0.26, 0.9],
      [0.76, -hand, 0.24, 0.8],
    ] as const)
      motif.push(
        ...placeMotif(smallLeaf(side * 0.9, 0.17), on(share), wide * size * 1.12, side * turn),
      );
    for (const dx of [-0.2, -0.08, 0.06, 0.18])
      motif.push({
        role: 'stem',
        points: strokeOutline(
          smooth(
            [
              [x, y - 1],
              [x + dx * wide * 0.4, y + tall * 0.025],
              [x + dx * wide * 1.1, y + tall * 0.03],
              [x + dx * wide * 1.5, y + tall * 0.05],
            ],
            false,
            5,
          ),
          (t) => wide * 0.016 * (1.1 - t),
        ),
      });
    motif.push(...placeMotif(head(index), on(1), wide * 0.68, hand * 0.25));
    return motif;
  };

/** One row of plants at each end, between narrow borders; the long middle plain. */
export const endRows =
  (plant: (wide: number) => Plant, count: number, tall: number, inset: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const wide = (width - 2 * inset) / count;
    const border = Math.round(wide * 0.4);
    const waves = Math.round((width - 2 * inset) / (border * 1.5));
    for (const [foot, way] of [
      [height - inset - 24, 1],
      [inset + 24, -1],
    ] as const) {
      for (const dy of [0, tall * 1.2 + border])
        motif.push(...wavingBorder(foot - way * (dy + border / 2), border, waves, inset, width));
      // At the upper end they stand on their heads: both ends hang down when the cloth is worn.
      const ground = foot - way * (border * 1.25 + tall * 0.1);
      for (let i = 0; i < count; i++)
        for (const { points, role } of plant(wide)([inset + (i + 0.5) * wide, 0], tall, i))
          motif.push({ role, points: points.map(([x, y]): Point => [x, ground + way * y]) });
    }
    return motif;
  };

/** The worked end of a towel: two rows of plants in pots between bands, plain linen above. */
export const towelEnd: Layout = (_, width, height) => {
  const motif: Motif = [];
  const inset = 104;
  const columns = 3;
  const wide = (width - 2 * inset) / columns;
  const row = wide * 1.52;
  const border = 58;
  const foot = height - inset - 46;
  for (let j = 0; j < 2; j++) {
    const ground = foot - border - 16 - j * (row + border);
    for (let i = 0; i < columns; i++)
      motif.push(...potted([inset + (i + 0.5) * wide, ground], wide * 1.34, i + j));
  }
  for (let j = 0; j < 3; j++)
    motif.push(...wavingBorder(foot - j * (row + border) - border / 2, border, 11, inset, width));
  return motif;
};

/** A narrow band between double lines: a waving stem, a flower in every bend, a leaf at its crossing. */
function wavingBorder(y: number, high: number, waves: number, inset: number, width: number): Motif {
  const motif: Motif = [];
  for (const [dy, thick, role] of [
    [-0.5, 0.1, 'bud'],
    [0.4, 0.1, 'bud'],
    [-0.35, 0.04, 'heart'],
    [0.31, 0.04, 'heart'],
  ] as const)
    motif.push(rectangle(0, y + dy * high, width, thick * high, role));
  const long = (width - 2 * inset) / waves;
  const xOf = (i: number) => inset + i * long;
  const line = Array.from({ length: waves * 12 + 1 }, (_, i): Point => {
    const t = i / 12;
    return [xOf(t), y + Math.cos(Math.PI * t) * high * 0.16];
  });
  motif.push({ role: 'stem', points: strokeOutline(line, () => high * 0.025) });
  for (let i = 0; i < waves; i++) {
    const side = i % 2 ? 1 : -1;
    motif.push(...placeMotif(rosette(6), [xOf(i + 0.98), y + side * high * 0.06], high * 0.42, i));
    motif.push(
      ...placeMotif(
        smallLeaf(side * 0.8, 0.2),
        [xOf(i + 0.5), y],
        high * 0.26,
        side > 0 ? 0.4 : 2.7,
      ),
    );
  }
  return motif;
}
