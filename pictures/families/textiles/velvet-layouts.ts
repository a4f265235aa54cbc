import {
  carnation,
  leaf,
  type Motif,
  placeMotif,
  rosette,
  sazLeaf,
  stem,
  tulip,
} from '../../geometry/flora.ts';
import { irisPlant } from '../../geometry/iris.ts';
import { type Point, polar, smooth, strokeOutline } from '../../geometry/points.ts';
import { circle, type Layout, rectangle } from './fabric-parts.ts';

/** Three discs and a tulip in their midst, in rows. */
export const discsAndTulips =
  (columns: number, rows: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const m = 96;
    const w = (width - 2 * m) / columns;
    const h = (height - 2 * m) / rows;
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns - (j % 2); i++) {
        const at: Point = [m + (i + 0.5 + (j % 2) * 0.5) * w, m + (j + 0.42) * h];
        const r = Math.min(w, h) * 0.23;
        for (const [dx, dy] of [
          [0, -1.12],
          [-1.16, 0.86],
          [1.16, 0.86],
        ] as const) {
          const c: Point = [at[0] + dx * r, at[1] + dy * r];
          motif.push(circle(c, r, 'petal'), circle([c[0], c[1] + r * 0.24], r * 0.62, 'inner'));
          motif.push(circle([c[0], c[1] + r * 0.4], r * 0.34, 'bud'));
        }
        motif.push(...placeMotif(tulip(), [at[0], at[1] + r * 1.5], r * 1.7));
        for (const side of [-1, 1])
          motif.push(
            ...placeMotif(leaf(0.5 * side, 0.14), [at[0], at[1] + r * 1.6], r * 1.1, side * 1.2),
          );
        for (const dy of [2.1, 2.5]) {
          const wave = [-1.9, -1.1, -0.3, 0.5, 1.3, 1.9].map(
            (dx, k): Point => [at[0] + dx * r, at[1] + (dy + (k % 2 ? -0.16 : 0.12)) * r],
          );
          motif.push({
            role: 'petal',
            points: strokeOutline(
              smooth(wave, false, 6),
              (t) => r * 0.15 * Math.sin(Math.PI * t) ** 0.7,
            ),
          });
        }
      }
    return motif;
  };

/** A rose plant `tall` high: two open roses, buds and leaves from one root. */
function rosePlant(root: Point, tall: number): Motif {
  const motif: Motif = [];
  const at = (x: number, y: number): Point => [root[0] + x * tall, root[1] + y * tall];
  for (const [x, y, bow] of [
    [0.02, -0.7, 0.04],
    [-0.25, -0.46, -0.12],
    [0.25, -0.4, 0.12],
    [0.2, -0.76, 0.1],
    [-0.2, -0.78, -0.1],
  ] as const)
    motif.push(stem(root, at(x, y), bow, tall * 0.013));
  for (const [x, y, turn, size] of [
    [-0.05, -0.16, -1.1, 0.24],
    [0.06, -0.12, 1.1, 0.24],
    [-0.06, -0.34, -0.9, 0.2],
    [0.08, -0.36, 0.9, 0.2],
    [0.02, -0.5, -0.6, 0.18],
    [-0.14, -0.36, -1.6, 0.18],
    [0.16, -0.3, 1.7, 0.18],
    [-0.1, -0.6, -0.2, 0.16],
    [0.12, -0.62, 0.3, 0.16],
  ] as const)
    motif.push(...placeMotif(leaf(0.3 * Math.sign(turn), 0.24), at(x, y), size * tall, turn));
  for (const [x, y, size] of [
    [0.02, -0.74, 0.34],
    [-0.27, -0.5, 0.26],
    [0.27, -0.44, 0.25],
  ] as const) {
    // Petals ring on ring; the pile changes its colour between them.
    for (const [count, scale, role] of [
      [9, 1, 'heart'],
      [7, 0.74, 'inner'],
      [5, 0.46, 'heart'],
    ] as const)
      motif.push(
        ...placeMotif(rosette(count), at(x, y), size * tall * scale, scale * 2).map(
          (shape): Motif[number] => ({ ...shape, role: shape.role === 'petal' ? role : 'inner' }),
        ),
      );
  }
  for (const [x, y, turn] of [
    [0.21, -0.78, 0.4],
    [-0.21, -0.8, -0.4],
  ] as const)
    motif.push(
      ...placeMotif(tulip(), at(x, y), tall * 0.14, turn).map((shape): Motif[number] => ({
        ...shape,
        role: 'heart',
      })),
    );
  return motif;
}

/** Plants of iris and of rose by turns, in rows that stand in one another's gaps. */
export const irisAndRose =
  (columns: number, rows: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const step = width / columns;
    const tall = height / rows;
    for (let j = -1; j <= rows; j++)
      for (let i = -1; i <= columns; i++) {
        const root: Point = [
          (i + (j % 2 ? 0.5 : 0)) * step + step * 0.25,
          (j + 1) * tall - tall * 0.04,
        ];
        motif.push(
          ...((i + (j >> 1)) % 2 ? rosePlant(root, tall * 0.98) : irisPlant(root, tall * 1.06, 3)),
        );
        motif.push(
          ...placeMotif(rosette(5), [root[0] + step / 2, root[1] - tall * 0.02], tall * 0.1),
        );
      }
    return motif;
  };

/** Carnations that open into wide fans, in rows that stand in one another's gaps; niches at both ends. */
export const fanCarnations =
  (columns: number, rows: number, niches: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const edge = width * 0.07;
    const end = height * 0.095;
    const [w, h] = [width - 2 * edge, height - 2 * (edge + end)];
    const step = w / columns;
    const tall = h / rows;
    const reach = Math.min(step * 0.5, tall * 0.78);
    for (let j = 0; j < rows; j++)
      for (let i = 0; i <= columns; i++) {
        const x = edge + (i + (j % 2 ? 0 : 0.5)) * step;
        const at: Point = [x, edge + end + (j + 0.8) * tall];
        const foot: Point = [x, at[1] + tall * 0.24];
        for (const side of [-1, 1]) {
          motif.push(
            ...placeMotif(sazLeaf(0.9 * side, 9), foot, reach * 0.86, side * 1.25),
            ...placeMotif(leaf(0.4 * side, 0.16), foot, reach * 0.5, side * 0.62),
          );
        }
        motif.push(stem(foot, at, 0, reach * 0.035));
        motif.push(...placeMotif(carnation(13), at, reach));
        // Small tulips between the teeth of the fan, as the weavers filled every gap.
        for (let k = -2; k <= 2; k++)
          motif.push(
            ...placeMotif(
              tulip(),
              polar(reach * 0.4, -Math.PI / 2 + k * 0.42, at),
              reach * 0.2,
              k * 0.42,
            ),
          );
      }
    for (const [from, way] of [
      [edge * 0.4, 1],
      [height - edge * 0.4, -1],
    ] as const) {
      const y = Math.min(from, from + way * (end + edge * 0.6));
      motif.push(rectangle(0, y, width, end + edge * 0.6, 'heart'));
      motif.push(rectangle(0, way > 0 ? y + end + edge * 0.6 - 8 : y, width, 8, 'bud'));
      for (let i = 0; i < niches; i++) {
        const cx = edge + ((i + 0.5) * w) / niches;
        const half = (w / niches) * 0.42;
        const foot = from + way * (end + edge * 0.36);
        const niche = [
          [-1, 0],
          [-1, 0.5],
          [-0.6, 0.74],
          [-0.2, 0.84],
          [0, 1],
          [0.2, 0.84],
          [0.6, 0.74],
          [1, 0.5],
          [1, 0],
        ].map(([a, b]): Point => [cx + a * half, foot - way * b * end * 0.92]);
        motif.push({ role: 'petal', points: niche });
        const middle: Point = [cx, foot - way * end * 0.4];
        motif.push({
          role: 'inner',
          points: niche.map(
            ([a, b]): Point => [
              middle[0] + (a - middle[0]) * 0.86,
              middle[1] + (b - middle[1]) * 0.9,
            ],
          ),
        });
        motif.push(
          ...placeMotif(tulip(), [cx, foot - way * end * 0.12], end * 0.56, way > 0 ? 0 : Math.PI),
        );
      }
    }
    return motif;
  };
