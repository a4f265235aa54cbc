import type { Motif } from '../../geometry/flora.ts';
import { type Point, starInner, starPolygon, strokeOutline } from '../../geometry/points.ts';
import { type Layout, rectangle } from './fabric-parts.ts';
import { at } from './plants.ts';

/** Cloths whose stars are counted on the threads or set out as on tiled walls, in bands. */

/** Stars counted on the threads between bands of triangles at both ends. */
export const countedStars =
  (columns: number, rows: number, inset: number, end: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const [cw, ch] = [(width - 2 * inset) / columns, (height - 2 * inset - 2 * end) / rows];
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const c: Point = [inset + (i + 0.5) * cw, inset + end + (j + 0.5) * ch];
        const r = Math.min(cw, ch) * 0.42;
        motif.push({ role: 'petal', points: starPolygon(8, r, starInner(8, 2), Math.PI / 8, c) });
        motif.push({
          role: 'vein',
          points: starPolygon(8, r * 0.62, starInner(8, 3), Math.PI / 8, c),
        });
        motif.push({ role: 'inner', points: starPolygon(4, r * 0.34, 0.5, 0, c) });
        motif.push({
          role: 'petal',
          points: starPolygon(4, r * 0.3, 0.4, 0, at(c, cw / 2, ch / 2)),
        });
      }
    for (const [base, way] of [
      [inset + end * 0.9, -1],
      [height - inset - end * 0.9, 1],
    ] as const) {
      motif.push(rectangle(inset, Math.min(base, base - way * 10), width - 2 * inset, 10, 'petal'));
      const count = columns * 3;
      const step = (width - 2 * inset) / count;
      for (let i = 0; i < count; i++) {
        const x = inset + i * step;
        const tip = base + way * end * 0.78;
        motif.push({
          role: 'petal',
          points: [
            [x + 2, base],
            [x + step - 2, base],
            [x + step / 2, tip],
          ],
        });
        motif.push({
          role: 'vein',
          points: [
            [x + step * 0.3, base + way * 8],
            [x + step * 0.7, base + way * 8],
            [x + step / 2, base + way * end * 0.5],
          ],
        });
      }
      motif.push(
        rectangle(inset, Math.min(base - way * 28, base - way * 34), width - 2 * inset, 6, 'inner'),
      );
    }
    return motif;
  };

/** Bands of strapwork and stars across, as tiled walls have them. */
export const strapBands =
  (inset: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const count = 5;
    const tall = (height - inset) / count;
    for (let j = -1; j <= count; j++) {
      const y = inset * 0.5 + j * tall;
      motif.push(rectangle(0, y, width, tall * 0.62, j % 2 ? 'petal' : 'heart'));
      const n = 6;
      const step = (width - inset) / n;
      for (let i = 0; i <= n; i++) {
        const c: Point = [inset * 0.5 + (i + (j % 2 ? 0.5 : 0)) * step, y + tall * 0.31];
        const r = Math.min(step * 0.52, tall * 0.3);
        for (const [k, role] of [
          [1, 'inner'],
          [0.9, 'stem'],
          [0.78, 'vein'],
          [0.62, 'leaf'],
          [0.34, 'inner'],
        ] as const)
          motif.push({ role, points: starPolygon(8, r * k, starInner(8, 2), Math.PI / 8, c) });
        motif.push({ role: 'inner', points: starPolygon(4, r * 0.3, 0.6, 0, at(c, step / 2, 0)) });
      }
      const low = y + tall * 0.62;
      motif.push(
        rectangle(0, low, width, tall * 0.38, 'inner'),
        rectangle(0, low + 8, width, tall * 0.38 - 16, 'leaf'),
      );
      const m = 12;
      const unit = (width - inset) / m;
      for (const hand of [-1, 1]) {
        const strap = Array.from(
          { length: m * 8 + 1 },
          (__, i): Point => [
            inset * 0.5 + (i / 8) * unit,
            low + tall * 0.19 + hand * Math.sin((i / 8) * Math.PI) * tall * 0.11,
          ],
        );
        motif.push(
          { role: 'stem', points: strokeOutline(strap, () => 9) },
          { role: 'inner', points: strokeOutline(strap, () => 6) },
        );
      }
    }
    return motif;
  };
