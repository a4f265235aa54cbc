import { carnation, leaf, type Motif, placeMotif, rosette } from '../../geometry/flora.ts';
import { type Point, smooth, strokeOutline } from '../../geometry/points.ts';
import { circle, type Layout, rectangle } from './fabric-parts.ts';
import { at, flowering, type Plant } from './plants.ts';

/** Cloths on which plants stand in rows, at the ends, under an arch or around a middle. */

type Rows = {
  plant: Plant;
  columns: number;
  rows: number;
  /** Pixels that are left free around. */
  inset: number;
  /** Alternate rows stand in one another's gaps. */
  staggered?: boolean;
  /** Bands of plain color with small flowers at both ends, in pixels. */
  ends?: number;
  /** Share of a row's height that the plant takes. */
  size?: number;
};

/** A plant in rows over the whole cloth. */
export const plantRows =
  ({ plant, columns, rows, inset, staggered = true, ends = 0, size = 0.94 }: Rows): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const [cw, ch] = [(width - 2 * inset) / columns, (height - 2 * inset - 2 * ends) / rows];
    for (let j = 0; j < rows; j++)
      for (let i = staggered && j % 2 ? -1 : 0; i < columns; i++)
        motif.push(
          ...plant(
            [
              inset + (i + (staggered && j % 2 ? 1 : 0.5)) * cw,
              inset + ends + (j + 1) * ch - ch * 0.06,
            ],
            Math.min(ch * size, cw * 1.5),
            i + j,
          ),
        );
    if (ends > 0) motif.push(...bands(width, height, inset, ends));
    return motif;
  };

function bands(width: number, height: number, inset: number, ends: number): Motif {
  const motif: Motif = [];
  for (const top of [0, height - inset - ends * 0.8]) {
    const tall = inset + ends * 0.8;
    motif.push(rectangle(0, top, width, tall, 'bud'));
    for (const y of [top === 0 ? tall - 10 : top + 4, top === 0 ? tall - 22 : top + 16])
      motif.push(rectangle(0, y, width, 5, 'inner'));
    const count = Math.round((width - 2 * inset) / (ends * 0.62));
    for (let i = 0; i < count; i++)
      motif.push(
        ...placeMotif(
          rosette(8),
          [
            inset + ((i + 0.5) * (width - 2 * inset)) / count,
            top === 0 ? inset + ends * 0.36 : height - inset - ends * 0.36,
          ],
          ends * 0.44,
        ),
      );
  }
  return motif;
}

/** Plants in one row at either end, and nothing between them but the cloth. */
export const endRows =
  (plant: Plant, count: number, tall: number, inset: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    for (const [foot, way] of [
      [height - inset - 30, 1],
      [inset + 30, -1],
    ] as const) {
      for (const dy of [0, tall * 1.16]) {
        const y = foot - way * dy;
        motif.push(rectangle(0, Math.min(y, y + way * 26), width, 26, 'bud'));
        for (let i = 0; i < 26; i++)
          motif.push(
            ...placeMotif(
              rosette(5),
              [inset + ((i + 0.5) * (width - 2 * inset)) / 26, y + way * 13],
              20,
            ),
          );
      }
      for (let i = 0; i < count; i++) {
        const root: Point = [inset + ((i + 0.5) * (width - 2 * inset)) / count, 0];
        for (const { points, role } of plant(root, tall, i))
          motif.push({
            role,
            points: points.map(([x, y]): Point => [x, foot - way * 22 + way * y]),
          });
      }
    }
    return motif;
  };

/** One plant in the middle with a border of small ones. */
export const hanging =
  (plant: Plant, border: number, inset: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [
      rectangle(inset * 0.6, inset * 0.6, width - 1.2 * inset, height - 1.2 * inset, 'bud'),
    ];
    const count = Math.round((height - 2 * inset) / (border * 1.1));
    const across = Math.round((width - 2 * inset) / (border * 1.1));
    const mid = inset + border / 2;
    for (let i = 0; i <= count; i++)
      for (const x of [mid, width - mid])
        motif.push(
          ...placeMotif(
            rosette(i % 2 ? 6 : 8),
            [x, mid + ((height - 2 * mid) * i) / count],
            border * 0.62,
            i,
          ),
        );
    for (let i = 1; i < across; i++)
      for (const y of [mid, height - mid])
        motif.push(
          ...placeMotif(
            rosette(i % 2 ? 6 : 8),
            [mid + ((width - 2 * mid) * i) / across, y],
            border * 0.62,
            i,
          ),
        );
    const inner = inset + border;
    motif.push(
      rectangle(inner, inner, width - 2 * inner, height - 2 * inner, 'stem'),
      rectangle(inner + 5, inner + 5, width - 2 * inner - 10, height - 2 * inner - 10, 'vein'),
    );
    const foot: Point = [width / 2, height - inner - 60];
    const tall = height - 2 * inner - 130;
    for (const [dx, scale] of [
      [-0.32, 0.5],
      [0.32, 0.5],
    ] as const)
      motif.push(
        ...flowering((i) => (i % 2 ? carnation(9) : rosette(8)), 0.3)(
          [width / 2 + dx * (width - 2 * inner), foot[1]],
          tall * scale,
          dx > 0 ? 1 : 0,
        ),
      );
    for (const side of [-1, 1])
      for (let k = 0; k < 3; k++)
        motif.push(
          ...placeMotif(
            rosette(6),
            [width / 2 + side * (width - 2 * inner) * (0.3 - k * 0.05), inner + 130 + k * 110],
            60,
            k,
          ),
        );
    motif.push(...plant(foot, tall, 0));
    return motif;
  };

/** The middle left bare beneath an arch; the garden grows on three sides. */
export const bareArch =
  (inset: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const side = width * 0.23;
    const vineDown = (x: number, from: number, to: number) => {
      const line = Array.from(
        { length: 61 },
        (__, i): Point => [
          x + Math.sin((i / 60) * 14) * side * 0.16,
          from + ((to - from) * i) / 60,
        ],
      );
      motif.push({ role: 'stem', points: strokeOutline(line, () => 4) });
      for (let i = 3; i < 60; i += 8) {
        const hand = (i >> 3) % 2 ? 1 : -1;
        motif.push(
          ...placeMotif(leaf(0.5 * hand, 0.22), line[i], side * 0.34, hand * 1.2),
          ...placeMotif(leaf(-0.5 * hand, 0.22), line[i], side * 0.3, -hand * 1.6),
        );
        const c = at(line[Math.min(60, i + 4)], -hand * side * 0.14, 0);
        motif.push(
          circle(c, side * 0.17, 'petal', 40),
          circle(c, side * 0.12, 'inner', 40),
          ...placeMotif(rosette(6), c, side * 0.2, i),
        );
      }
    };
    for (const x of [inset + side * 0.44, width - inset - side * 0.44])
      vineDown(x, inset + side * 0.2, height - inset - 20);
    const arch = (grow: number): Point[] => {
      const left = smooth(
        [
          [inset + side - grow, height],
          [inset + side - grow, height * 0.46],
          [inset + side + 20 - grow, height * 0.34 - grow],
          [width * 0.36, height * 0.29 - grow],
          [width * 0.44, height * 0.22 - grow],
          [width / 2, height * 0.155 - grow],
        ],
        false,
        8,
      );
      return [
        ...left,
        ...left
          .slice()
          .reverse()
          .map(([x, y]): Point => [width - x, y]),
      ];
    };
    for (let k = 0; k < 7; k++) {
      const x = inset + side + ((width - 2 * inset - 2 * side) * (k + 0.5)) / 7;
      const y = inset + side * 0.36 + Math.abs(k - 3) * 12;
      motif.push(
        circle([x, y], side * 0.16, 'petal', 40),
        ...placeMotif(rosette(6), [x, y], side * 0.24, k),
      );
      for (const hand of [-1, 1])
        motif.push(
          ...placeMotif(leaf(0.5 * hand, 0.22), [x, y + side * 0.16], side * 0.24, hand * 1.9),
        );
    }
    for (const [grow, role] of [
      [22, 'stem'],
      [17, 'petal'],
      [7, 'stem'],
      [3, 'vein'],
    ] as const)
      motif.push({ role, points: arch(grow) });
    return motif;
  };
