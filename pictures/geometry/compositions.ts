import {
  carnation,
  hyacinth,
  leaf,
  type Motif,
  palmette,
  placeMotif,
  rosette,
  sazLeaf,
  stem,
  tulip,
} from './flora.ts';
import { type Point, strokeOutline } from './points.ts';
import type { Random } from './random.ts';

/** Compositions fill the square from −1 to 1; later shapes lie over earlier ones. */
export type Composition = (random: Random) => Motif;

const flower = (random: Random, kind: number): [Motif, number] => {
  switch (kind % 4) {
    case 0:
      return [tulip(), 0.42];
    case 1:
      return [carnation(random.pick([7, 9])), 0.32];
    case 2:
      return [rosette(random.pick([5, 6, 8])), 0.44];
    default:
      return [palmette(3), 0.42];
  }
};

/** Flowers that spring from one root: the garden spray of Iznik. */
export const spray =
  (start = 0): Composition =>
  (random) => {
    const stems: Motif = [];
    const heads: Motif = [];
    const ends: [number, number, number][] = [
      [0, -0.28, 0],
      [-0.5, -0.3, -0.35],
      [0.52, -0.26, 0.4],
      [-0.72, 0.28, -0.9],
      [0.72, 0.3, 0.9],
      [-0.28, 0.1, -0.2],
      [0.3, 0.14, 0.2],
    ];
    ends.forEach(([x, y, turn], i) => {
      const to: Point = [x + random.bell() * 0.04, y + random.bell() * 0.04];
      stems.push(stem([0, 0.92], to, x * 0.35 + random.bell() * 0.05, 0.018));
      if (i < 5) {
        const [head, size] = flower(random, i + start);
        heads.push(
          ...placeMotif(
            head,
            head.length > 6 && i % 4 !== 1 ? [to[0], to[1] - 0.05] : to,
            size * random.between(0.92, 1.1),
            turn * 0.7,
          ),
        );
      } else
        heads.push(
          ...placeMotif(
            hyacinth(9, x > 0 ? 0.2 : -0.2),
            [to[0] * 0.8, to[1] + 0.35],
            0.62,
            turn * 0.3,
          ),
        );
    });
    for (let i = 0; i < 7; i++) {
      const side = i % 2 === 0 ? 1 : -1;
      stems.unshift(
        ...placeMotif(
          i < 4 ? sazLeaf(0.9 * side, 7) : leaf(0.5),
          [side * 0.02 * i, 0.88 - i * 0.03],
          0.52 + i * 0.05,
          side * (0.5 + i * 0.16),
          1,
        ),
      );
    }
    return [...stems, ...heads];
  };

/** Waving vines side by side with a flower at every bend. */
export const vines =
  (columns = 3, kind = 1): Composition =>
  (random) => {
    const stems: Motif = [];
    const heads: Motif = [];
    for (let c = 0; c < columns; c++) {
      const x0 = -1 + (2 * (c + 0.5)) / columns;
      const sway = 0.42 / columns;
      const line: Point[] = Array.from({ length: 61 }, (_, i): Point => {
        const y = 1.1 - (i / 60) * 2.2;
        return [x0 + Math.sin(y * 5 + c * Math.PI) * sway, y];
      });
      stems.push({ role: 'stem', points: strokeOutline(line, () => 0.016) });
      for (let i = 4; i < 60; i += 9) {
        const side = i % 2 === 0 ? 1 : -1;
        const [head, size] = flower(random, kind + Math.floor(i / 9) + c);
        heads.push(...placeMotif(leaf(0.5 * side), line[i], 0.34, side * 1.0));
        heads.push(
          ...placeMotif(
            head,
            [line[Math.min(i + 4, 60)][0] - side * sway * 0.9, line[i][1] - 0.1],
            (size * 2.1) / columns,
            -side * 0.5,
          ),
        );
      }
    }
    return [...stems, ...heads];
  };
