import { type Motif, placeMotif, rosette } from '../../geometry/flora.ts';
import { comma, fullPalmette, mirrored, splitLeaf, stalk } from '../../geometry/islimi.ts';
import { type Point, smooth } from '../../geometry/points.ts';
import { type Brush, fillShape, strokeLine } from '../../surface/plate.ts';
import { wishes } from './inlaid-wishes.ts';
import {
  fillMotif,
  fish,
  fret,
  knotRing,
  lotus,
  type Metals,
  plait,
  poppy,
} from './inlay-ornament.ts';
import { disc, each, line, ring } from './inlay-parts.ts';
import { runningScroll, spiralGround } from './inlay-scrolls.ts';

type Painter = (
  brush: Brush,
  wide: number,
  m: Metals,
  /** How often the ornament comes round when one of it is `usual` band heights wide. */
  count: (usual: number) => number,
  band: InlayBand,
) => void;

const graver = ({ pitch }: Metals) => ({ ink: pitch, width: 0.009 });

const even = (count: number) => 2 * Math.max(2, Math.round(count / 2));

export const painters: Record<InlayKind, Painter> = {
  blank: () => {},
  scroll: (brush, wide, m, count) => runningScroll(brush, wide, even(count(0.95)), m),
  spirals: (brush, wide, m) => spiralGround(brush, wide, 0.33, m.brass, m.silver),
  plait: (brush, wide, m, count) => plait(brush, wide, even(count(0.6)), m),
  fret: (brush, wide, m) => fret(brush, wide, 0.2, m.silver),
  lotus: (brush, wide, m, count) => {
    spiralGround(brush, wide, 0.34, m.brass, m.brass);
    each(wide, count(1), (x, cell) => {
      lotus(brush, [x, 0.36], 0.8, 0, m);
      for (const side of [-0.5, 0.5]) {
        const to = x + side * cell;
        const stem: Point[] = [
          [x, 0.4],
          [x + side * cell * 0.56, 0.44],
          [to, 0.3],
          [to, 0.1],
        ];
        strokeLine(brush, smooth(stem, false, 8), m.silver, 0.035);
      }
      fillMotif(brush, placeMotif(rosette(6), [x + cell / 2, -0.1], 0.42), m.silver, m.second);
    });
  },
  medallions: (brush, wide, m, count) => {
    spiralGround(brush, wide, 0.26, m.brass, m.silver, m.pitch);
    each(wide, even(count(1.9)), (x, cell, i) => medallion(brush, x, cell, i % 2 === 0, m));
  },
  roundels: (brush, wide, m, count) => {
    fret(brush, wide, 0.072, m.silver);
    each(wide, count(1.9), (x, cell) => medallion(brush, x, cell, false, m));
  },
  knots: (brush, wide, m, count) =>
    each(wide, count(1.15), (x, cell) => {
      knotRing(brush, [x, 0], 0.33, 6, 0.055, m);
      fillMotif(brush, placeMotif(rosette(8), [x, 0], 0.36), m.silver, m.second, graver(m));
      lotus(brush, [x + cell / 2, -0.08], 0.34, 0, m);
      lotus(brush, [x + cell / 2, 0.08], 0.34, Math.PI, m);
    }),
  beads: (brush, wide, m, count) =>
    each(wide, count(0.8), (x) => {
      disc(brush, [x, 0], 0.3, m.silver);
      disc(brush, [x, 0], 0.1, m.pitch);
    }),
  petals: (brush, wide, m, count) => each(wide, count(0.5), (x, cell) => petal(brush, x, cell, m)),
  wish: (brush, wide, m, count, band) => wishes(brush, wide, count(6), band.words ?? '', m),
  fish: (brush, wide, m, count) =>
    each(wide, even(count(1.3)), (x, _, i) => {
      const side = i % 2 ? 1 : -1;
      fish(brush, [x, side * 0.17], 0.98, side * -0.1, m);
      for (const dy of [0, 0.06]) {
        const wave = [-0.4, -0.2, 0, 0.2].map(
          (dx, k): Point => [x + dx, side * -0.29 - (k % 2) * 0.03 + dy],
        );
        strokeLine(brush, smooth(wave, false, 6), m.brass, 0.014);
      }
    }),
  poppies: (brush, wide, m, count) =>
    each(wide, even(count(0.62)), (x, _, i) => poppy(brush, [x, 0.48], 0.95, i % 2 ? 1 : -1, m)),
  trees: (brush, wide, m, count) =>
    each(wide, count(0.62), (x) => {
      const half: Motif = [
        ...placeMotif(splitLeaf(), [0.012, 0.34], 0.27, 0.55, -1),
        ...placeMotif(splitLeaf(), [0.012, 0.13], 0.21, 0.5, -1),
        ...placeMotif(comma(), [0.02, 0.42], 0.17, 1.25, -1),
      ];
      const tree: Motif = [
        stalk(
          [
            [0, 0.46],
            [0, 0.2],
            [0, -0.14],
          ],
          0.026,
        ),
        ...mirrored(half),
        ...placeMotif(fullPalmette(), [0, -0.04], 0.36),
      ];
      fillMotif(brush, placeMotif(tree, [x, 0]), m.silver, m.second, graver(m));
    }),
  lattice: (brush, wide, m, count) => lattice(brush, wide, count(0.36), m),
  chevron: (brush, wide, m, count) =>
    each(wide, count(0.5), (x, cell) => {
      for (const [dx, ink] of [
        [-0.5, m.silver],
        [0, m.second],
      ] as const) {
        const tip: Point[] = [
          [x + dx * cell, 0.4],
          [x + (dx + 0.25) * cell, -0.4],
          [x + (dx + 0.5) * cell, 0.4],
        ];
        strokeLine(brush, tip, ink, 0.12);
      }
    }),
  lines: (brush, wide, m) => {
    for (const y of [-0.2, 0.2]) line(brush, wide, y, m.silver, 0.12);
  },
};

/** A great roundel with a lotus or a knot in it, and the little one that follows. */
function medallion(brush: Brush, x: number, cell: number, flowers: boolean, m: Metals): void {
  disc(brush, [x, 0], 0.475, m.silver);
  disc(brush, [x, 0], 0.445, m.pitch);
  ring(brush, [x, 0], 0.415, m.brass, 0.016);
  brush.save();
  brush.beginPath();
  brush.arc(x, 0, 0.4, 0, 7);
  brush.clip();
  if (flowers) {
    brush.translate(x - 0.6, 0);
    spiralGround(brush, 1.2, 0.2, m.brass, m.brass);
    lotus(brush, [0.6, 0.2], 0.56, 0, m);
  } else {
    knotRing(brush, [x, 0], 0.27, 8, 0.038, m);
    fillMotif(brush, placeMotif(rosette(8), [x, 0], 0.3), m.silver, m.second, graver(m));
  }
  brush.restore();
  const after = x + cell / 2;
  disc(brush, [after, 0], 0.2, m.silver);
  disc(brush, [after, 0], 0.175, m.pitch);
  fillMotif(brush, placeMotif(rosette(6), [after, 0], 0.31), m.silver, m.second, graver(m));
  for (const dy of [-0.44, 0.44]) {
    disc(brush, [after, dy], 0.06, m.silver);
    disc(brush, [after, dy], 0.03, m.pitch);
  }
}

/** A pointed arch with a smaller one inside. */
function petal(brush: Brush, x: number, cell: number, m: Metals): void {
  const arch = (s: number): Point[] =>
    smooth(
      [
        [x - cell * 0.46 * s, 0.5],
        [x - cell * 0.48 * s, 0],
        [x - cell * 0.26 * s, -0.3 * s],
        [x, -0.47 * s],
        [x + cell * 0.26 * s, -0.3 * s],
        [x + cell * 0.48 * s, 0],
        [x + cell * 0.46 * s, 0.5],
      ],
      false,
      6,
    );
  fillShape(brush, arch(1), m.silver);
  fillShape(brush, arch(0.8), m.pitch);
  fillShape(brush, arch(0.52), m.second);
  strokeLine(
    brush,
    [
      [x, 0.5],
      [x, -0.1],
    ],
    m.silver,
    0.03,
  );
}

/** Diamonds of wire, a flat flower in each. */
function lattice(brush: Brush, wide: number, count: number, m: Metals): void {
  const cell = wide / count;
  const rows = Math.max(1, Math.round(1 / (cell * 1.25)));
  const high = 1 / rows;
  for (let j = -1; j <= rows; j++)
    each(wide, count, (x) => {
      const y = -0.5 + (j + 0.5) * high;
      for (const s of [-1, 1])
        strokeLine(
          brush,
          [
            [x - cell / 2, y - (s * high) / 2],
            [x + cell / 2, y + (s * high) / 2],
          ],
          m.second,
          0.014,
        );
      for (const [fx, fy] of [
        [x, y + high / 2],
        [x + cell / 2, y],
      ] as Point[]) {
        fillMotif(
          brush,
          placeMotif(rosette(5), [fx, fy], Math.min(cell, high) * 0.56),
          m.silver,
          m.pitch,
        );
        for (const dy of [-1, 1])
          fillShape(
            brush,
            smooth(
              [
                [fx, fy + dy * high * 0.24],
                [fx + cell * 0.05, fy + dy * high * 0.3],
                [fx, fy + dy * high * 0.37],
                [fx - cell * 0.05, fy + dy * high * 0.3],
              ],
              true,
              4,
            ),
            m.silver,
          );
      }
    });
}

export type InlayKind =
  | 'scroll'
  | 'spirals'
  | 'lotus'
  | 'medallions'
  | 'roundels'
  | 'knots'
  | 'fret'
  | 'plait'
  | 'beads'
  | 'petals'
  | 'wish'
  | 'fish'
  | 'poppies'
  | 'trees'
  | 'lattice'
  | 'chevron'
  | 'lines'
  | 'blank';

export type InlayBand = {
  /** Where on the wall, shares of the way from the foot over the lip to the inside. */
  from: number;
  to: number;
  kind: InlayKind;
  /** How often the ornament comes round; by the band's shape when not given. */
  count?: number;
  /** What the ornament lies in: black compound, the bare wall or copper. */
  ground?: 'pitch' | 'wall' | 'second';
  /** For a wish: the words, one set in each cartouche. */
  words?: string;
  /** Share of the way around by which the ornament is turned. */
  turn?: number;
};
