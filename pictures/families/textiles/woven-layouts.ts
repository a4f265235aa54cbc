import {
  boteh,
  carnation,
  leaf,
  type Motif,
  palmette,
  placeMotif,
  rosette,
  sazLeaf,
  stem,
  tulip,
} from '../../geometry/flora.ts';
import { irisPlant } from '../../geometry/iris.ts';
import { type Point, polar, smooth, strokeOutline, tau } from '../../geometry/points.ts';
import { circle, frames, type Layout, rectangle } from './fabric-parts.ts';

/** A round moon in the middle, a quarter moon in every corner, botehs around. */
export const moons = (): Layout => (random, width, height) => {
  const motif: Motif = [];
  const inset = frames(motif, width, height, 100, [
    [10, 'inner'],
    [92, 'petal'],
    [10, 'inner'],
  ]);
  const side = width - 2 * inset;
  for (let i = 0; i < 15; i++) {
    const t = 100 + ((width - 200) * (i + 0.5)) / 15;
    const edge = 100 + 54;
    motif.push(...placeMotif(boteh(), [t, edge + 34], 68, 0, i % 2 ? 1 : -1));
    motif.push(...placeMotif(boteh(), [t, height - edge - 34], 68, Math.PI, i % 2 ? 1 : -1));
    if (i > 0 && i < 14) {
      motif.push(...placeMotif(boteh(), [edge + 34, t], 68, -Math.PI / 2, i % 2 ? 1 : -1));
      motif.push(...placeMotif(boteh(), [width - edge - 34, t], 68, Math.PI / 2, i % 2 ? 1 : -1));
    }
  }
  motif.push(rectangle(inset, inset, width - 2 * inset, height - 2 * inset, 'stem'));
  const moon = (at: Point, radius: number) => {
    const parts: Motif = [];
    for (const [k, role] of [
      [1, 'inner'],
      [0.96, 'petal'],
      [0.7, 'inner'],
      [0.67, 'leaf'],
      [0.42, 'inner'],
      [0.39, 'petal'],
    ] as const)
      parts.push(circle(at, radius * k, role));
    const count = 16;
    for (let i = 0; i < count; i++) {
      const a = (tau * i) / count;
      parts.push(
        ...placeMotif(
          boteh(),
          polar(radius * 0.73, a, at),
          radius * 0.22,
          a + Math.PI / 2,
          i % 2 ? 1 : -1,
        ),
      );
      parts.push(
        ...placeMotif(
          palmette(2),
          polar(radius * 0.44, a + 0.2, at),
          radius * 0.2,
          a + 0.2 + Math.PI / 2,
        ),
      );
      parts.push(
        ...placeMotif(leaf(0.5), polar(radius * 1.02, a, at), radius * 0.13, a + Math.PI / 2 + 0.4),
      );
    }
    parts.push(...placeMotif(rosette(12), at, radius * 0.72, random.next()));
    return parts;
  };
  const inside = (parts: Motif): Motif =>
    parts.map(({ role, points }) => ({
      role,
      points: points.map(
        ([x, y]): Point => [
          Math.max(inset, Math.min(width - inset, x)),
          Math.max(inset, Math.min(height - inset, y)),
        ],
      ),
    }));
  for (const [x, y] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const)
    motif.push(...inside(moon([inset + x * side, inset + y * side], side * 0.3)));
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < 9; column++) {
      const at: Point = [inset + ((column + 0.5) * side) / 9, inset + ((row + 0.5) * side) / 9];
      const far = Math.hypot(at[0] - width / 2, at[1] - height / 2) / side;
      const corner =
        Math.hypot(
          side / 2 - Math.abs(at[0] - width / 2),
          side / 2 - Math.abs(at[1] - height / 2),
        ) / side;
      if (far < 0.35 || corner < 0.36) continue;
      motif.push(...placeMotif(boteh(), [at[0], at[1] + 36], 84, 0, (row + column) % 2 ? 1 : -1));
    }
  motif.push(...moon([width / 2, height / 2], side * 0.29));
  return motif;
};

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

/** One motif repeated in offset rows, with border bands above and below. */
export const rowsOf =
  (kind: 'boteh' | 'carnation' | 'palmette' | 'tulip', columns: number, band: number): Layout =>
  (random, width, height) => {
    const motif: Motif = [];
    const margin = width * 0.07;
    const step = (width - 2 * margin) / columns;
    const shape = { boteh, carnation: () => carnation(9), palmette: () => palmette(3), tulip }[
      kind
    ];
    const tall = step * (kind === 'boteh' ? 1.25 : 1.12);
    const top = margin + band;
    for (let j = 0; top + j * tall * 0.86 < height - top + tall * 0.3; j++)
      for (let i = -1; i <= columns; i++) {
        const at: Point = [margin + (i + (j % 2 ? 1 : 0.5)) * step, top + (j + 0.85) * tall * 0.86];
        if (at[1] > height - margin - band + 4) continue;
        motif.push(
          ...placeMotif(
            sazLeaf(0.7, 6),
            [at[0] - step * 0.05, at[1] + tall * 0.1],
            step * 0.5,
            -0.9,
          ),
          ...placeMotif(
            sazLeaf(-0.7, 6),
            [at[0] + step * 0.05, at[1] + tall * 0.1],
            step * 0.5,
            0.9,
          ),
        );
        motif.push(
          ...placeMotif(
            shape(),
            at,
            step * (kind === 'boteh' ? 0.86 : 0.66),
            0,
            kind === 'boteh' && j % 2 ? -1 : 1,
          ),
        );
        motif.push(
          ...placeMotif(
            rosette(5),
            [at[0] + step / 2, at[1] - tall * 0.05],
            step * 0.16,
            random.next(),
          ),
        );
      }
    if (band > 0)
      for (const y of [margin, height - margin - band]) {
        motif.push(
          rectangle(0, y - margin, width, band + margin * (y === margin ? 1 : 2), 'heart'),
        );
        motif.push(rectangle(0, y + (y === margin ? band - 16 : 6), width, 10, 'vein'));
        const n = Math.round((width - 2 * margin) / (band * 0.62));
        for (let i = 0; i < n; i++)
          motif.push(
            ...placeMotif(
              kind === 'tulip' ? carnation(7) : kind === 'boteh' ? boteh() : tulip(),
              [margin + ((i + 0.5) / n) * (width - 2 * margin), y + band * 0.84],
              band * 0.66,
            ),
          );
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
