import { type Motif, placeMotif, rosette } from '../../geometry/flora.ts';
import type { Point } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import { type Layout, rectangle } from './fabric-parts.ts';
import type { Plant } from './plants.ts';

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

/** A garden of its own in the middle, its width from −1 to 1, with a border of small flowers. */
export const hanging =
  (garden: (random: Random) => Motif, border: number, inset: number): Layout =>
  (random, width, height) => {
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
    const scale = width / 2 - inner - 14;
    const place = ([x, y]: Point): Point => [width / 2 + x * scale, height / 2 + y * scale];
    motif.push(...garden(random).map(({ role, points }) => ({ role, points: points.map(place) })));
    return motif;
  };
