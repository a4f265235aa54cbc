import type { Motif } from '../../geometry/flora.ts';
import { type Point, smooth } from '../../geometry/points.ts';
import { circle, type Layout, rectangle } from './fabric-parts.ts';

/** Cloths of rain and drops. */

/** Bands of rain, each of its own measure, that fall through clouds. */
export const sevenRains =
  (inset: number): Layout =>
  (random, width, height) => {
    const motif: Motif = [];
    const tall = (height - 2 * inset) / 7;
    for (let j = 0; j < 7; j++) {
      const y = inset + j * tall;
      motif.push(rectangle(0, y, width, tall * 0.9, j % 2 ? 'heart' : 'stem'));
      const drops = 9 + j * 4;
      for (let row = 0; row < 2 + (j % 3); row++)
        for (let i = 0; i < drops; i++) {
          const x = inset + ((width - 2 * inset) * (i + 0.5 + (row % 2) * 0.5)) / drops;
          const long = (tall * 0.76) / (2 + (j % 3));
          const top = y + tall * 0.07 + row * long;
          const w = ((width - 2 * inset) / drops) * 0.26;
          for (const [k, role] of [
            [1, 'petal'],
            [0.62, 'inner'],
            [0.3, 'vein'],
          ] as const) {
            const jag = (s: number): Point[] =>
              Array.from(
                { length: 9 },
                (__, n): Point => [
                  x + s * w * k * Math.sin((Math.PI * (n + 0.5)) / 9) + random.bell() * 2,
                  top + (long * (1 - k)) / 2 + (long * 0.92 * k * n) / 8,
                ],
              );
            motif.push({ role, points: [...jag(1), ...jag(-1).reverse()] });
          }
        }
    }
    return motif;
  };

/** Great drops in columns, one color within another; every second column is turned. */
export const waterDrops =
  (columns: number, rows: number, inset: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const [cw, ch] = [(width - 2 * inset) / columns, (height - 2 * inset) / rows];
    const drop = (c: Point, k: number, up: number): Point[] =>
      smooth(
        [
          [0, -1.05],
          [0.2, -0.5],
          [0.52, 0.05],
          [0.5, 0.52],
          [0.24, 0.84],
          [0, 0.92],
          [-0.24, 0.84],
          [-0.5, 0.52],
          [-0.52, 0.05],
          [-0.2, -0.5],
        ].map(
          ([x, y]): Point => [
            c[0] + x * cw * 0.62 * k,
            c[1] + up * (y * k + (1 - k) * 0.16) * ch * 0.42,
          ],
        ),
        true,
        6,
      );
    for (let i = 0; i < columns; i++)
      for (let j = -1; j <= rows; j++) {
        const up = i % 2 ? -1 : 1;
        const c: Point = [inset + (i + 0.5) * cw, inset + (j + (i % 2 ? 1 : 0.5)) * ch];
        for (const [k, role] of [
          [1, 'vein'],
          [0.9, 'petal'],
          [0.66, 'inner'],
          [0.48, 'leaf'],
          [0.26, 'vein'],
        ] as const)
          motif.push({ role, points: drop(c, k, up) });
        for (const side of [-1, 1]) {
          const near: Point = [c[0] + side * cw * 0.42, c[1] - up * ch * 0.34];
          motif.push(circle(near, cw * 0.09, 'petal', 30), circle(near, cw * 0.045, 'inner', 30));
        }
      }
    for (let k = 1; k < 6; k++) motif.push(rectangle((width * k) / 6 - 1, 0, 2, height, 'stem'));
    return motif;
  };
