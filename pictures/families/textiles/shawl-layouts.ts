import {
  boteh,
  leaf,
  type Motif,
  palmette,
  placeMotif,
  rosette,
  sazLeaf,
} from '../../geometry/flora.ts';
import { type Point, polar, tau } from '../../geometry/points.ts';
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

/** Botehs in offset rows, with border bands above and below. */
export const botehRows =
  (columns: number, band: number): Layout =>
  (random, width, height) => {
    const motif: Motif = [];
    const margin = width * 0.07;
    const step = (width - 2 * margin) / columns;
    const tall = step * 1.25;
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
        motif.push(...placeMotif(boteh(), at, step * 0.86, 0, j % 2 ? -1 : 1));
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
              boteh(),
              [margin + ((i + 0.5) / n) * (width - 2 * margin), y + band * 0.84],
              band * 0.66,
            ),
          );
      }
    return motif;
  };
