import { leaf, type Motif, placeMotif, rosette, stem, tulip } from '../../geometry/flora.ts';
import { type Point, smooth, strokeOutline } from '../../geometry/points.ts';
import { type Layout, rectangle } from './fabric-parts.ts';
import type { Plant } from './plants.ts';

/** Shawls and sashes whose middle is plain. */

/** A slim plant that keeps to a place of its own, `wide` across: one flower, two buds, leaves by turns, and its root. */
export const slender =
  (wide: number, head: (index: number) => Motif): Plant =>
  ([x, y], tall, index) => {
    const hand = index % 2 ? -1 : 1;
    const sway = wide * 0.05 * hand;
    const line = smooth(
      [
        [x, y],
        [x + sway, y - tall * 0.3],
        [x - sway, y - tall * 0.58],
        [x, y - tall * 0.86],
      ],
      false,
      10,
    );
    const on = (share: number): Point => line[Math.round(share * (line.length - 1))];
    const motif: Motif = [];
    for (const [share, side] of [
      [0.4, hand],
      [0.58, -hand],
    ] as const) {
      const from = on(share);
      const to: Point = [x + side * wide * 0.31, from[1] - tall * 0.16];
      motif.push(
        stem(from, to, side * 0.22, wide * 0.018),
        ...placeMotif(tulip(), [to[0], to[1] + wide * 0.05], wide * 0.3, side * 0.35),
      );
    }
    motif.push({ role: 'stem', points: strokeOutline(line, (t) => wide * (0.032 - 0.014 * t)) });
    for (const [share, side, size] of [
      [0.12, -hand, 0.58],
      [0.2, hand, 0.54],
      [0.36, -hand, 0.42],
      [0.52, hand, 0.36],
      [0.7, -hand, 0.28],
      [0.76, hand, 0.26],
    ] as const)
      motif.push(...placeMotif(leaf(0.5 * side, 0.17), on(share), wide * size, side * 0.62));
    for (const turn of [-1.25, 1.25])
      motif.push(...placeMotif(leaf(-0.5 * Math.sign(turn), 0.17), [x, y], wide * 0.44, turn));
    for (const dx of [-0.12, 0, 0.12])
      motif.push({
        role: 'stem',
        points: strokeOutline(
          [
            [x, y - 1],
            [x + dx * wide * 0.6, y + tall * 0.03],
            [x + dx * wide * 1.3, y + tall * 0.055],
          ],
          (t) => wide * 0.018 * (1.1 - t),
        ),
      });
    motif.push(...placeMotif(head(index), on(1), wide * 0.66, sway * 0.01));
    return motif;
  };

/** One row of plants at each end, between narrow borders; the long middle plain. */
export const endRows =
  (plant: (wide: number) => Plant, count: number, tall: number, inset: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const wide = (width - 2 * inset) / count;
    const border = 30;
    const flowers = Math.round((width - 2 * inset) / 46);
    for (const [foot, way] of [
      [height - inset - 24, 1],
      [inset + 24, -1],
    ] as const) {
      for (const dy of [0, tall * 1.2 + border]) {
        const y = foot - way * (dy + border);
        motif.push(rectangle(0, Math.min(y, y + way * border), width, border, 'bud'));
        for (let i = 0; i < flowers; i++)
          motif.push(
            ...placeMotif(
              rosette(5),
              [inset + ((i + 0.5) * (width - 2 * inset)) / flowers, y + (way * border) / 2],
              22,
            ),
          );
      }
      // At the upper end they stand on their heads: both ends hang down when the cloth is worn.
      const ground = foot - way * (border + tall * 0.11);
      for (let i = 0; i < count; i++)
        for (const { points, role } of plant(wide)([inset + (i + 0.5) * wide, 0], tall, i))
          motif.push({ role, points: points.map(([x, y]): Point => [x, ground + way * y]) });
    }
    return motif;
  };
