import { leaf, type Motif, placeMotif, rosette, tulip } from '../../geometry/flora.ts';
import { arc, headingAt } from '../../geometry/islimi.ts';
import { blossom, gardenBud, longLeaf, slimTulip, smallLeaf } from '../../geometry/khatai.ts';
import { type Point, polar, strokeOutline, tau } from '../../geometry/points.ts';
import { openRose } from '../../geometry/tile-compositions.ts';
import { circle, type Layout, rectangle } from './fabric-parts.ts';
import { plantRows } from './plant-rows.ts';
import { flowering } from './plants.ts';

/** Cloths of rosettes, roses and sprays, large or strewn. */

/** A rose in each corner that will meet when the cloth is folded, a scroll along the sides. */
export const roseCorners =
  (inset: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const line = inset + 44;
    for (const [x, y, w, h] of [
      [line, line, width - 2 * line, 5],
      [line, height - line - 5, width - 2 * line, 5],
      [line, line, 5, height - 2 * line],
      [width - line - 5, line, 5, height - 2 * line],
    ] as const)
      motif.push(rectangle(x, y, w, h, 'heart'));
    const sides = [
      [0, -1, 0],
      [1, 0, Math.PI / 2],
      [0, 1, Math.PI],
      [-1, 0, -Math.PI / 2],
    ] as const;
    // Outside the line a waving stem, a tulip and a rosette by turns in its bends.
    const half = width / 2 - inset;
    for (const [, , turn] of sides) {
      const at = (along: number, out: number): Point => {
        const [c, s] = [Math.cos(turn), Math.sin(turn)];
        const [x, y] = [along, -half - 6 + out];
        return [width / 2 + x * c - y * s, height / 2 + x * s + y * c];
      };
      const waves = 18;
      const step = (2 * half) / waves;
      const vine = Array.from({ length: waves * 8 + 1 }, (_, k) =>
        at(-half + (k / 8) * step, 22 + Math.cos((Math.PI * k) / 8) * 9),
      );
      motif.push({ role: 'stem', points: strokeOutline(vine, () => 1.7) });
      for (let k = 0; k < waves; k++) {
        const along = -half + (k + 0.5) * step;
        motif.push(...placeMotif(smallLeaf(0.7, 0.2), at(along, 22), 22, turn + (k % 2 ? 2 : 1)));
        motif.push(
          ...(k % 2
            ? placeMotif(slimTulip(), at(along + step / 2, 30), 34, turn)
            : placeMotif(blossom(5), at(along + step / 2, 26), 17, turn)),
        );
      }
    }
    const reach = width * 0.2;
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const c: Point = [
        width / 2 + sx * (width / 2 - line - reach * 0.72),
        height / 2 + sy * (height / 2 - line - reach * 0.72),
      ];
      // Up is away from the corner, towards the middle of the cloth.
      const inward = Math.atan2(-sy, -sx) + Math.PI / 2;
      for (const side of [-1, 1])
        for (const [heading, long, bend, flower, size] of [
          [1.0, 1.3, -0.55, slimTulip(), 0.4],
          [0.6, 0.95, 0.5, gardenBud(), 0.26],
          [0.2, 1.3, 0.5, slimTulip(), 0.36],
        ] as const) {
          const bough = arc(c, inward + side * heading, reach * long, side * bend, 24);
          motif.push({ role: 'stem', points: strokeOutline(bough, (t) => 3.4 - t * 1.6) });
          for (const [at, hand] of [
            [9, 1],
            [12, -1],
            [16, 1],
            [19, -1],
          ] as const)
            motif.push(
              ...placeMotif(
                smallLeaf(hand * 0.8, 0.17),
                bough[at],
                reach * (0.3 - at * 0.006),
                headingAt(bough, at) + hand * 0.85,
              ),
            );
          motif.push(...placeMotif(flower, bough[24], reach * size, headingAt(bough, 24)));
        }
      for (let k = 0; k < 7; k++)
        motif.push(
          ...placeMotif(
            longLeaf(k % 2 ? 0.7 : -0.7, 7, 0.2),
            polar(reach * 0.26, (tau * k) / 7, c),
            reach * 0.5,
            (tau * k) / 7 + Math.PI / 2,
          ),
        );
      motif.push(...openRose(c, reach * 0.9, sx + sy));
    }
    return motif;
  };

/** Countable sprays on an open ground, blossoms and leaves around them. */
export const openGarden =
  (columns: number, rows: number, border: number): Layout =>
  (random, width, height) => {
    const motif = plantRows({
      plant: flowering((i) => (i % 3 === 0 ? tulip() : rosette(8)), 0.34),
      columns,
      rows,
      inset: border + 70,
      staggered: false,
      size: 0.86,
    })(random, width, height);
    const mid = border * 0.62;
    const spots: Point[] = [];
    const [nx, ny] = [7, 10];
    for (let i = 0; i < nx; i++)
      for (const y of [mid, height - mid])
        spots.push([mid + ((width - 2 * mid) * i) / (nx - 1), y]);
    for (let j = 1; j < ny - 1; j++)
      for (const x of [mid, width - mid])
        spots.push([x, mid + ((height - 2 * mid) * j) / (ny - 1)]);
    spots.forEach((c, k) => {
      for (let n = 0; n < 4; n++)
        motif.push(
          ...placeMotif(
            leaf(0.6, 0.22),
            polar(border * 0.2, (tau * n) / 4 + k, c),
            border * 0.34,
            (tau * n) / 4 + k + 2,
          ),
        );
      motif.push(
        circle(c, border * 0.21, 'petal', 48),
        circle(c, border * 0.15, 'inner', 48),
        ...placeMotif(rosette(6), c, border * 0.27, k),
      );
    });
    for (const at of [border * 1.12, border * 0.12])
      for (const [x, y, w, h] of [
        [at, at, width - 2 * at, 4],
        [at, height - at - 4, width - 2 * at, 4],
        [at, at, 4, height - 2 * at],
        [width - at - 4, at, 4, height - 2 * at],
      ] as const)
        if (at > border) motif.push(rectangle(x, y, w, h, 'stem'));
    return motif;
  };
