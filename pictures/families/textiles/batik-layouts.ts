import { type Motif, placeMotif, type Role, rosette } from '../../geometry/flora.ts';
import {
  type Point,
  place,
  smooth,
  starInner,
  starPolygon,
  strokeOutline,
} from '../../geometry/points.ts';
import { frames, type Layout, rectangle } from './fabric-parts.ts';

/** From dark to light: the dips of a cloud in the vat. */
const shades: readonly Role[] = ['stem', 'heart', 'leaf', 'petal', 'bud', 'inner', 'vein'];

/** Rain clouds, shade within shade, in rows that stand in one another's gaps. */
export const rainClouds = (): Layout => (_, width, height) => {
  const motif: Motif = [];
  const half: Point[] = [
    [0, -0.62],
    [0.2, -0.56],
    [0.32, -0.38],
    [0.54, -0.4],
    [0.66, -0.2],
    [0.9, -0.2],
    [1.02, 0.02],
    [0.86, 0.16],
    [0.62, 0.08],
    [0.5, 0.26],
    [0.28, 0.2],
    [0.14, 0.34],
  ];
  const cloud = smooth(
    [
      ...half,
      ...half
        .slice()
        .reverse()
        .map(([x, y]): Point => [-x * 0.94, y]),
    ],
    true,
    7,
  );
  const stepX = width / 2.3;
  const stepY = height / 10;
  for (let row = -1; row < 12; row++)
    for (let column = -1; column < 5; column++) {
      const at: Point = [(column + (row % 2 ? 0.5 : 0)) * stepX, (row + 0.4) * stepY];
      const hand = (row + column) % 2 ? 1 : -1;
      shades.forEach((role, k) => {
        const size = stepX * 0.5 * (1 - k * 0.125);
        motif.push({ role, points: place(cloud, [at[0], at[1] + k * 3], size, 0.06 * hand, hand) });
      });
    }
  return motif;
};

/** Eight-pointed stars in a net of lines, a small diamond where the lines cross. */
export const starNet =
  (columns: number, rows: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const inset = frames(motif, width, height, 78, [
      [8, 'petal'],
      [52, 'inner'],
      [8, 'petal'],
      [6, 'vein'],
    ]);
    for (let i = 0; i < 22; i++)
      for (const y of [inset - 40, height - inset + 40])
        motif.push({
          role: 'petal',
          points: starPolygon(4, 20, 0.5, 0, [96 + ((width - 192) * i) / 21, y]),
        });
    const w = (width - 2 * inset) / columns;
    const h = (height - 2 * inset) / rows;
    motif.push(rectangle(inset, inset, width - 2 * inset, height - 2 * inset, 'vein'));
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const at: Point = [inset + (i + 0.5) * w, inset + (j + 0.5) * h];
        const r = Math.min(w, h) * 0.4;
        for (const [dx, dy] of [
          [1, 1],
          [1, -1],
          [-1, 1],
          [-1, -1],
        ] as const) {
          const corner: Point = [at[0] + (dx * w) / 2, at[1] + (dy * h) / 2];
          motif.push({ role: 'leaf', points: strokeOutline([at, corner], () => 5) });
          motif.push({
            role: 'petal',
            points: starPolygon(4, r * 0.16, 0.62, 0, [
              at[0] + dx * w * 0.36,
              at[1] + dy * h * 0.36,
            ]),
          });
        }
        for (const [scale, role] of [
          [1, 'petal'],
          [0.88, 'inner'],
          [0.74, 'petal'],
          [0.66, 'vein'],
        ] as const)
          motif.push({ role, points: starPolygon(8, r * scale, starInner(8, 2), Math.PI / 8, at) });
        motif.push(...placeMotif(rosette(8), at, r * 0.86));
        const cross: Point = [at[0] + w / 2, at[1] + h / 2];
        if (i < columns - 1 && j < rows - 1)
          motif.push(...placeMotif(rosette(4), cross, r * 0.5, Math.PI / 4));
      }
    return motif;
  };
