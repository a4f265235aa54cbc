import type { Composition } from '../geometry/compositions.ts';
import {
  boteh,
  carnation,
  leaf,
  type Motif,
  palmette,
  placeMotif,
  type Role,
  rosette,
  sazLeaf,
  stem,
  tulip,
} from '../geometry/flora.ts';
import {
  type Point,
  polar,
  smooth,
  starInner,
  starPolygon,
  strokeOutline,
  tau,
} from '../geometry/points.ts';
import type { Random } from '../geometry/random.ts';
import { circle, type Layout, rectangle } from './fabric-parts.ts';

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

/** A composition that fills the work, inside borders. */
export const framed =
  (
    design: Composition,
    bands: readonly [share: number, role: Role][],
    columns = 1,
    rows = 1,
    scale = 0.94,
  ): Layout =>
  (random, width, height) => {
    const motif: Motif = [];
    const m = Math.min(width, height) * 0.07;
    let inset = m;
    const side = Math.min(width, height) - 2 * m;
    for (const [share, role] of bands) {
      motif.push(rectangle(inset, inset, width - 2 * inset, height - 2 * inset, role));
      inset += share * side;
    }
    const [cw, ch] = [(width - 2 * inset) / columns, (height - 2 * inset) / rows];
    const k = Math.min(cw, ch) / 2;
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const c: Point = [inset + (i + 0.5) * cw, inset + (j + 0.5) * ch];
        for (const { points, role } of design(random))
          motif.push({
            role,
            points: points.map(
              ([x, y]): Point => [
                c[0] +
                  Math.max(
                    -cw / 2,
                    Math.min(cw / 2, x * k * scale * (cw > ch ? Math.min(1.5, cw / ch) : 1)),
                  ),
                c[1] +
                  Math.max(
                    -ch / 2,
                    Math.min(ch / 2, y * k * scale * (ch > cw ? Math.min(1.5, ch / cw) : 1)),
                  ),
              ],
            ),
          });
      }
    return motif;
  };

/** An illuminated opening page: a gold star or shamsa, finials in the margin. */
export const shamsa =
  (points: number): Layout =>
  (_, width, height) => {
    const c: Point = [width / 2, height * 0.47];
    const r = width * 0.3;
    const motif: Motif = [];
    for (let i = 0; i < points * 2; i++) {
      const a = (tau * i) / (points * 2);
      motif.push({
        role: 'heart',
        points: strokeOutline(
          [polar(r * 1.02, a, c), polar(r * (i % 2 ? 1.12 : 1.3), a, c)],
          (t) => 3.2 * (1 - t),
        ),
      });
      motif.push(circle(polar(r * (i % 2 ? 1.12 : 1.3), a, c), 4.4, 'heart', 16));
    }
    const lobes = (k: number, role: Role) =>
      motif.push({
        role,
        points: smooth(
          Array.from({ length: points * 2 }, (_, i) =>
            polar(r * k * (i % 2 ? 0.9 : 1.04), (tau * i) / (points * 2), c),
          ),
          true,
          6,
        ),
      });
    lobes(1, 'heart');
    lobes(0.97, 'petal');
    for (let i = 0; i < points; i++)
      motif.push(
        ...placeMotif(
          palmette(2),
          polar(r * 0.8, (tau * i) / points, c),
          r * 0.2,
          (tau * i) / points + Math.PI / 2,
        ),
      );
    lobes(0.72, 'bud');
    lobes(0.69, 'inner');
    for (let i = 0; i < points; i++)
      motif.push(
        ...placeMotif(
          i % 2 ? tulip() : rosette(6),
          polar(r * 0.5, (tau * i) / points, c),
          r * 0.17,
          (tau * i) / points + Math.PI / 2,
        ),
      );
    motif.push({
      role: 'bud',
      points: starPolygon(
        points,
        r * 0.36,
        starInner(points, Math.max(2, Math.floor(points / 3))),
        0,
        c,
      ),
    });
    motif.push({
      role: 'petal',
      points: starPolygon(points, r * 0.29, starInner(points, 2), 0, c),
    });
    motif.push(...placeMotif(rosette(8), c, r * 0.34));
    for (let i = 0; i < 3; i++) {
      const y = height * (0.25 + i * 0.22);
      motif.push({
        role: 'petal',
        points: smooth(
          Array.from({ length: 16 }, (_, k) =>
            polar(width * 0.032 * (k % 2 ? 0.85 : 1.05), (tau * k) / 16, [width * 0.87, y]),
          ),
          true,
          4,
        ),
      });
      motif.push(...placeMotif(rosette(6), [width * 0.87, y], width * 0.05));
    }
    return motif;
  };

/** A headpiece page: an illuminated panel above an empty ruled field. */
export const headpiece =
  (design: Composition): Layout =>
  (random, width, height) => {
    const motif: Motif = [];
    const [x, y, w] = [width * 0.17, height * 0.12, width * 0.66];
    const h = height * 0.3;
    for (const [k, role] of [
      [0, 'heart'],
      [7, 'inner'],
      [11, 'bud'],
      [26, 'heart'],
      [31, 'petal'],
    ] as const)
      motif.push(rectangle(x + k, y + k, w - 2 * k, h - 2 * k, role));
    for (const { points, role } of design(random))
      motif.push({
        role,
        points: points.map(([u, v]): Point => [x + w / 2 + u * w * 0.44, y + h / 2 + v * h * 0.42]),
      });
    const dome = smooth(
      [
        [x, y],
        [x + w * 0.16, y - h * 0.1],
        [x + w * 0.34, y - h * 0.14],
        [x + w * 0.5, y - h * 0.34],
        [x + w * 0.66, y - h * 0.14],
        [x + w * 0.84, y - h * 0.1],
        [x + w, y],
      ],
      false,
      8,
    );
    motif.push(
      { role: 'heart', points: dome },
      {
        role: 'petal',
        points: dome.map(
          ([u, v]): Point => [x + w / 2 + (u - x - w / 2) * 0.95, y + (v - y) * 0.88],
        ),
      },
    );
    for (let i = 0; i < 7; i++)
      motif.push(
        ...placeMotif(
          i === 3 ? palmette(3) : rosette(6),
          [x + w * (0.2 + i * 0.1), y - h * (i === 3 ? 0.02 : 0.05)],
          h * (i === 3 ? 0.22 : 0.1),
        ),
      );
    for (const [k, role] of [
      [0, 'heart'],
      [5, 'bud'],
      [9, 'heart'],
      [13, 'vein'],
    ] as const)
      motif.push(rectangle(x + k, y + h + 12 + k, w - 2 * k, height * 0.42 - 2 * k, role));
    for (let i = 1; i < 9; i++)
      motif.push(rectangle(x + 30, y + h + 12 + (height * 0.42 * i) / 9, w - 60, 1.6, 'stem'));
    for (let i = 0; i < 5; i++)
      motif.push(
        stem(
          [x + w + 12, y + h * (0.2 + i * 0.5)],
          [x + w + 60, y + h * (0.1 + i * 0.5)],
          0.2,
          2.5,
        ),
        ...placeMotif(i % 2 ? tulip() : rosette(5), [x + w + 64, y + h * (0.1 + i * 0.5)], 46, 0.9),
      );
    return motif;
  };
