import { carnation, leaf, type Motif, palmette, placeMotif, rosette, tulip } from './flora.ts';
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
