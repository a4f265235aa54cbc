import { fillRoom } from '../../../geometry/fill-room.ts';
import { type Motif, placeMotif } from '../../../geometry/flora.ts';
import { dress } from '../../../geometry/haft-rang-compositions.ts';
import { headingAt, lean, scroll, stalk } from '../../../geometry/islimi.ts';
import {
  blossom,
  gardenBud,
  longLeaf,
  lotus,
  smallLeaf,
  toothed,
} from '../../../geometry/khatai.ts';
import type { Point } from '../../../geometry/points.ts';
import { createRandom } from '../../../geometry/random.ts';
import { type Design, inFour, paint } from './carpet-parts.ts';

/** A great flower with the pair of leaves that closes about it: its foot, its direction, the flower, its size. */
type Flower = readonly [foot: Point, turn: number, head: Motif, size: number];

const light = (motif: Motif): Motif => dress(motif, { stem: 'vein' });

/** Palmettes in rows, and long curved leaves that stand to either side of them like parentheses, over fine scrolls. */
export function sickleField(d: Design): void {
  const { dyes } = d;
  inFour(d, ([hw, hh]) => {
    const tall = hh / hw;
    const axis: Flower[] = [
      [[0, 0.98], 0, lotus(4), 0.5],
      [[0, 1.2], Math.PI, toothed(9), 0.5],
      [[0, 2.72], 0, lotus(4), 0.54],
    ];
    const edge: Flower[] = [
      [[1.02, 0.46], Math.PI, toothed(9), 0.44],
      [[1.02, 1.62], 0, lotus(3), 0.44],
      [[1.02, 2.5], 0, toothed(9), 0.42],
    ];
    const stems: Motif = [];
    const scrolls: Motif = [];
    for (const [x, y, way, start] of [
      [0.44, 0.3, 1, 2.4],
      [0.66, 0.98, -1, 0.6],
      [0.42, 1.62, 1, 3.6],
      [0.66, 2.12, -1, 1.2],
      [0.4, 2.5, 1, 2.8],
    ] as const) {
      const one = scroll({
        centre: [x, y],
        radius: 0.3,
        start,
        way,
        turns: 1.35,
        stem: 0.021,
        leaves: 8,
        size: 0.4,
        outer: smallLeaf(0.9, 0.2),
        inner: smallLeaf(0.9, 0.2),
        end: [blossom(6, 2), 0.6],
      });
      stems.push(...one.stems);
      scrolls.push(...one.growth);
    }
    for (const [from, heading, to, turn] of [
      [[0, 0.98], 1.2, [1.0, 0.5], 1.2],
      [[0, 1.2], 2.2, [1.0, 1.6], 1.7],
      [[0, 1.8], 2.0, [1.0, 2.5], 2.2],
      [[0, 0.06], 1.4, [0.72, 0.6], 2.6],
    ] as const) {
      const line = lean(from, heading, to, turn, 0.8);
      stems.push(stalk(line, 0.0075));
      for (const [i, side] of [
        [9, 1],
        [16, -1],
      ] as const)
        scrolls.push(
          ...placeMotif(smallLeaf(0.9, 0.2), line[i], 0.13, headingAt(line, i) + side * 0.7, -side),
        );
    }
    const sickles = axis.map(([[x, y], turn]): Motif => {
      const up = turn === 0 ? 1 : -1;
      return placeMotif(
        longLeaf(-2.0, 13, 0.1),
        [x + 0.19, y + 0.14 * up],
        0.98,
        turn + up * 0.12,
        up,
      );
    });
    const side = placeMotif(longLeaf(1.9, 11, 0.1), [0.85, 1.76], 0.8, -0.12);
    const flowers = [...axis, ...edge].map(([foot, turn, head, size]) =>
      placeMotif(head, foot, size, turn),
    );
    const room = fillRoom(
      [...stems, ...scrolls, ...sickles.flat(), ...side, ...flowers.flat()],
      {
        isOpen: ([x, y]) => x > 0.03 && y > 0.03 && x < 0.97 && y < tall,
        least: 0.045,
        most: 0.085,
        growth: [
          [blossom(6), 0.06],
          [gardenBud(), 0.055],
          [smallLeaf(0.9, 0.2), 0],
        ],
        stem: 0.007,
        tall,
        count: 150,
      },
      createRandom('sickles'),
    );
    const scale = (motif: Motif): Motif =>
      motif.map(({ role, points }) => ({
        role,
        points: points.map(([x, y]): Point => [x * hw, y * hw]),
      }));
    const lay = (motif: Motif, swap: boolean) =>
      paint(d.brush, scale(light(motif)), dyes, swap, 0.6);
    lay([...room.twigs, ...stems], false);
    lay(room.growth, true);
    lay(scrolls, false);
    sickles.forEach((leaf, k) => {
      lay(leaf, k % 2 === 0);
    });
    lay(side, false);
    flowers.forEach((flower, k) => {
      lay(flower, k % 2 === 1);
    });
    lay(placeMotif(blossom(12, 2), [0, 0], 0.66), true);
  });
}
