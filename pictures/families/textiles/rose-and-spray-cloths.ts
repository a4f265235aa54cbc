import { leaf, type Motif, placeMotif, rosette, stem, tulip } from '../../geometry/flora.ts';
import { type Point, polar, tau } from '../../geometry/points.ts';
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
    for (let i = 0; i < 15; i++)
      for (const [x, y, turn] of [
        [inset + ((width - 2 * inset) * (i + 0.5)) / 15, line - 8, 0],
        [inset + ((width - 2 * inset) * (i + 0.5)) / 15, height - line + 8, Math.PI],
        [line - 8, inset + ((height - 2 * inset) * (i + 0.5)) / 15, -Math.PI / 2],
        [width - line + 8, inset + ((height - 2 * inset) * (i + 0.5)) / 15, Math.PI / 2],
      ] as const)
        motif.push(...placeMotif(i % 2 ? tulip() : rosette(5), [x, y], 32, turn));
    const reach = width * 0.2;
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const c: Point = [
        width / 2 + sx * (width / 2 - line - reach * 0.62),
        height / 2 + sy * (height / 2 - line - reach * 0.62),
      ];
      const inward = Math.atan2(-sy, -sx);
      for (const [turn, long] of [
        [0, 1.5],
        [-0.75, 1.2],
        [0.75, 1.2],
      ] as const) {
        const tip = polar(reach * long, inward + turn, c);
        motif.push(
          stem(c, tip, turn * 0.3, 4),
          ...placeMotif(tulip(), tip, reach * 0.36, inward + turn + Math.PI / 2),
        );
        for (const k of [0.5, 0.75])
          motif.push(
            ...placeMotif(
              leaf(0.5, 0.22),
              polar(reach * long * k, inward + turn, c),
              reach * 0.34,
              inward + turn + Math.PI / 2 + (k > 0.6 ? 1 : -1),
            ),
          );
      }
      for (let k = 0; k < 6; k++)
        motif.push(
          ...placeMotif(
            leaf(0.3, 0.26),
            polar(reach * 0.34, (tau * k) / 6, c),
            reach * 0.4,
            (tau * k) / 6 + Math.PI / 2,
          ),
        );
      motif.push(...openRose(c, reach * 0.86, sx + sy));
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
