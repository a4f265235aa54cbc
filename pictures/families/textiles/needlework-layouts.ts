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
import {
  type Point,
  place,
  polar,
  smooth,
  starInner,
  starPolygon,
  strokeOutline,
  tau,
} from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import { circle, type Layout } from './fabric-parts.ts';

/** One star in an open field, flowering plants in the corners and a vine around. */
export const oneStar = (): Layout => (random, width, height) => {
  const motif: Motif = [];
  const c: Point = [width / 2, height / 2];
  const m = 150;
  const around: Point[] = [];
  const perimeter: [Point, Point][] = [
    [
      [m, m],
      [width - m, m],
    ],
    [
      [width - m, m],
      [width - m, height - m],
    ],
    [
      [width - m, height - m],
      [m, height - m],
    ],
    [
      [m, height - m],
      [m, m],
    ],
  ];
  perimeter.forEach(([a, b], edge) => {
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const count = 2 * Math.round(long / 190);
    for (let i = 0; i < count; i++) {
      const t = i / count;
      const sway = (i % 2 ? 1 : -1) * 26;
      around.push([
        a[0] + (b[0] - a[0]) * t + (edge % 2 ? sway : 0),
        a[1] + (b[1] - a[1]) * t + (edge % 2 ? 0 : sway),
      ]);
    }
  });
  motif.push({
    role: 'stem',
    points: strokeOutline(smooth([...around, around[0]], false, 8), () => 5),
  });
  around.forEach((at, i) => {
    const turn = random.between(0, tau);
    motif.push(
      ...placeMotif(leaf(0.6, 0.2), at, 74, turn),
      ...placeMotif(leaf(-0.6, 0.2), at, 74, turn + 2.2),
    );
    if (i % 2 === 0)
      motif.push(
        circle(at, 40, 'petal'),
        circle(at, 31, 'inner'),
        ...placeMotif(rosette(6), at, 52, turn),
      );
  });
  const plant = (at: Point, size: number, lean: number) => {
    for (const [dx, dy, turn, kind] of [
      [0, -0.95, 0, 0],
      [-0.36, -0.62, -0.6, 1],
      [0.36, -0.62, 0.6, 1],
      [-0.3, -0.26, -1, 2],
      [0.3, -0.26, 1, 2],
    ] as const) {
      const to = place([[dx, dy]], at, size, lean)[0];
      motif.push(stem(at, to, dx * 0.3, 4));
      if (kind === 0) {
        motif.push(circle(to, size * 0.23, 'petal'), circle(to, size * 0.19, 'inner'));
        motif.push(...placeMotif(rosette(8), to, size * 0.36, lean));
      } else if (kind === 1) motif.push(...placeMotif(tulip(), to, size * 0.34, lean + turn));
      else
        motif.push(
          ...placeMotif(
            sazLeaf(0.8 * Math.sign(dx), 6),
            place([[0, -0.1]], at, size, lean)[0],
            size * 0.46,
            lean + turn,
          ),
        );
    }
  };
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    plant([c[0] + x * (width / 2 - 250), c[1] + y * (height / 2 - 250)], 220, Math.atan2(-x, y));
  const r = width * 0.235;
  for (let i = 0; i < 8; i++) {
    const a = (tau * i) / 8 + tau / 16;
    motif.push(
      ...placeMotif(leaf(0.5, 0.18), polar(r * 0.84, a, c), r * 0.36, a + Math.PI / 2 + 0.4),
    );
    motif.push(
      ...placeMotif(leaf(-0.5, 0.18), polar(r * 0.84, a, c), r * 0.36, a + Math.PI / 2 - 0.4),
    );
  }
  for (const [k, role] of [
    [1, 'stem'],
    [0.965, 'petal'],
    [0.8, 'inner'],
    [0.7, 'leaf'],
    [0.62, 'petal'],
  ] as const)
    motif.push({ role, points: starPolygon(8, r * k, starInner(8, 2), Math.PI / 8, c) });
  motif.push(circle(c, r * 0.36, 'inner'));
  motif.push(...placeMotif(rosette(8), c, r * 0.66));
  return motif;
};

/** A suzani roundel: ring within ring, a rosette, and curling leaves around. */
function roundel(at: Point, radius: number, random: Random): Motif {
  const motif: Motif = [];
  const leaves = Math.round(radius / 11);
  for (let i = 0; i < leaves; i++)
    motif.push(
      ...placeMotif(
        leaf(0.8, 0.2),
        polar(radius * 0.98, (tau * i) / leaves, at),
        radius * 0.34,
        (tau * i) / leaves + Math.PI / 2 + 0.5,
      ),
    );
  for (const [k, role] of [
    [1, 'petal'],
    [0.86, 'stem'],
    [0.8, 'inner'],
    [0.62, 'leaf'],
    [0.55, 'petal'],
  ] as const)
    motif.push({ ...circle(at, radius * k, role) });
  motif.push(...placeMotif(rosette(8), at, radius * 1.02, random.next()));
  return motif;
}

/** Rows of roundels with sprays between and a border of smaller ones. */
export const suzani =
  (columns: number, rows: number, star = false): Layout =>
  (random, width, height) => {
    const motif: Motif = [];
    const border = width * 0.2;
    const [w, h] = [width - 2 * border, height - 2 * border];
    const r = Math.min(w / columns, h / rows) * 0.42;
    const vine = (x0: number, y0: number, x1: number, y1: number, n: number) => {
      const line: Point[] = Array.from({ length: n * 12 + 1 }, (_, i): Point => {
        const t = i / (n * 12);
        const s = Math.sin(t * n * Math.PI) * border * 0.12;
        return [x0 + (x1 - x0) * t + (y1 === y0 ? 0 : s), y0 + (y1 - y0) * t + (y1 === y0 ? s : 0)];
      });
      motif.push({ role: 'stem', points: strokeOutline(line, () => 7) });
      for (let i = 0; i < n; i++) {
        const t = (i + 0.5) / n;
        const at: Point = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
        motif.push(
          ...placeMotif(leaf(0.7, 0.2), at, border * 0.34, i * 1.3),
          ...placeMotif(leaf(0.7, 0.2), at, border * 0.34, i * 1.3 + Math.PI),
        );
        motif.push(...roundel(at, border * 0.15, random));
      }
    };
    const e = border * 0.64;
    vine(e, e, width - e, e, columns * 2 + 1);
    vine(e, height - e, width - e, height - e, columns * 2 + 1);
    vine(e, e, e, height - e, rows * 2 + 1);
    vine(width - e, e, width - e, height - e, rows * 2 + 1);
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const at: Point = [border + ((i + 0.5) / columns) * w, border + ((j + 0.5) / rows) * h];
        if (star && (i + j) % 2)
          motif.push(
            ...placeMotif(carnation(9), [at[0], at[1] + r * 0.6], r * 1.5),
            ...placeMotif(leaf(0.6, 0.2), [at[0], at[1] + r * 0.9], r * 1.1, 0.9),
            ...placeMotif(leaf(-0.6, 0.2), [at[0], at[1] + r * 0.9], r * 1.1, -0.9),
          );
        else motif.push(...roundel(at, r, random));
        if (i + 1 < columns && j + 1 < rows) {
          const c: Point = [border + ((i + 1) / columns) * w, border + ((j + 1) / rows) * h];
          for (let k = 0; k < 4; k++)
            motif.push(
              ...placeMotif(k % 2 ? tulip() : sazLeaf(0.9, 6), c, r * 0.62, (tau * k) / 4 + 0.4),
            );
          motif.push(...placeMotif(rosette(6), c, r * 0.4));
        }
      }
    return motif;
  };
