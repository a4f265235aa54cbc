import { createRequire } from 'node:module';
import { type Canvas, GlobalFonts } from '@napi-rs/canvas';
import { placeMotif, rosette } from '../geometry/flora.ts';
import { type Point, polar, smooth } from '../geometry/points.ts';
import type { Wall } from '../geometry/profile.ts';
import { createRandom, type Random } from '../geometry/random.ts';
import { type Brush, fillShape, paintCanvas, strokeLine } from '../surface/plate.ts';
import {
  fillMotif,
  fish,
  fret,
  knotRing,
  lotus,
  type Metals,
  plait,
  poppy,
  runningScroll,
  spiralGround,
} from './inlay-ornament.ts';

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

export type Inlay = {
  metals: Metals;
  wall: Wall;
  bands: readonly InlayBand[];
  /** 0 whole, 1 nearly all silver lost: what is gone shows as a dark groove. */
  worn?: number;
  seed: string;
};

const width = 4096;
const height = 2048;

/** The wall of a vessel unrolled, engraved and inlaid; ornament keeps its shape where the wall is wide or narrow. */
export function paintInlay({ metals, wall, bands, worn = 0, seed }: Inlay): Canvas {
  const random = createRandom(seed);
  return paintCanvas(width, height, (brush) => {
    brush.fillStyle = metals.brass;
    brush.fillRect(0, 0, width, height);
    for (const band of bands) {
      const share = band.to - band.from;
      const [radius] = wall.at((band.from + band.to) / 2);
      // The unit is the height of the band, so that circles stay round.
      const wide = (2 * Math.PI * radius) / (share * wall.length);
      const top = height * (1 - band.to);
      brush.save();
      brush.beginPath();
      brush.rect(0, top, width, height * share);
      brush.clip();
      brush.translate(0, top + (height * share) / 2);
      brush.scale(width / wide, height * share);
      const ground =
        band.ground === 'wall'
          ? metals.brass
          : band.ground === 'second'
            ? metals.second
            : metals.pitch;
      const count = (usual: number) => band.count ?? Math.max(4, Math.round(wide / usual));
      brush.fillStyle = ground;
      brush.fillRect(0, -0.5, wide, 1);
      for (const turn of band.turn ? [band.turn * wide, (band.turn - 1) * wide] : [0]) {
        brush.save();
        brush.translate(turn, 0);
        painters[band.kind](brush, wide, metals, count, band);
        brush.restore();
      }
      for (const y of [-0.5, 0.5]) line(brush, wide, y, metals.silver, 0.05);
      if (worn > 0) wear(brush, wide, worn, random, metals);
      brush.restore();
    }
  });
}

function line(brush: Brush, wide: number, y: number, ink: string, thick: number): void {
  strokeLine(
    brush,
    [
      [-1, y],
      [wide + 1, y],
    ],
    ink,
    thick,
  );
}

type Painter = (
  brush: Brush,
  wide: number,
  m: Metals,
  /** How often the ornament comes round when one of it is `usual` band heights wide. */
  count: (usual: number) => number,
  band: InlayBand,
) => void;

const even = (count: number) => 2 * Math.max(2, Math.round(count / 2));

const painters: Record<InlayKind, Painter> = {
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
    spiralGround(brush, wide, 0.26, m.brass, m.silver);
    each(wide, even(count(1.9)), (x, cell, i) => medallion(brush, x, cell, i % 2 === 0, m));
  },
  roundels: (brush, wide, m, count) => {
    fret(brush, wide, 0.072, m.silver);
    each(wide, count(1.9), (x, cell) => medallion(brush, x, cell, false, m));
  },
  knots: (brush, wide, m, count) =>
    each(wide, count(1.15), (x, cell) => {
      knotRing(brush, [x, 0], 0.33, 6, 0.055, m);
      fillMotif(brush, placeMotif(rosette(8), [x, 0], 0.36), m.silver, m.second);
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

/** Calls once for each cell and once beyond the seam on both sides. */
function each(
  wide: number,
  count: number,
  draw: (x: number, cell: number, index: number) => void,
): void {
  const cell = wide / count;
  for (let i = -1; i <= count; i++) draw((i + 0.5) * cell, cell, (i + count) % count);
}

function disc(brush: Brush, [x, y]: Point, radius: number, ink: string): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fillStyle = ink;
  brush.fill();
}

function ring(brush: Brush, [x, y]: Point, radius: number, ink: string, thick: number): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.strokeStyle = ink;
  brush.lineWidth = thick;
  brush.stroke();
}

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
    fillMotif(brush, placeMotif(rosette(8), [x, 0], 0.3), m.silver, m.second);
  }
  brush.restore();
  const after = x + cell / 2;
  disc(brush, [after, 0], 0.2, m.silver);
  disc(brush, [after, 0], 0.175, m.pitch);
  fillMotif(brush, placeMotif(rosette(6), [after, 0], 0.31), m.silver, m.second);
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

const require = createRequire(import.meta.url);
let hasScript = false;

/** Cartouches with words between rosettes. */
function wishes(brush: Brush, wide: number, count: number, words: string, m: Metals): void {
  if (!hasScript) {
    const file =
      '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2';
    if (!GlobalFonts.registerFromPath(require.resolve(file), 'Inlay Naskh'))
      throw new Error(`The letters of ${file} could not be read.`);
    hasScript = true;
  }
  each(wide, count, (x, cell) => {
    const half = cell * 0.5 - 0.5;
    const shape: Point[] = [];
    for (const side of [1, -1])
      for (let i = 0; i <= 16; i++) {
        const a = -Math.PI / 2 + (Math.PI * i) / 16;
        const [dx, dy] = polar(0.4, a);
        shape.push([x + side * (half - 0.2 + dx * (1 + 0.25 * Math.cos(a * 3) ** 2)), side * dy]);
      }
    fillShape(brush, shape, m.pitch);
    strokeLine(brush, shape, m.silver, 0.035, true);
    brush.save();
    brush.clip();
    brush.translate(x - cell / 2, 0);
    spiralGround(brush, cell, 0.25, m.brass, m.brass);
    brush.restore();
    brush.save();
    brush.font = '700 100px "Inlay Naskh"';
    brush.direction = 'rtl';
    brush.textAlign = 'center';
    const size = 0.0085;
    const fit = Math.min(1, (half * 2 - 0.1) / (brush.measureText(words).width * size));
    brush.translate(x, 0.17);
    brush.scale(size * fit, size);
    brush.lineWidth = 12;
    brush.strokeStyle = m.pitch;
    brush.strokeText(words, 0, 0);
    brush.fillStyle = m.silver;
    brush.fillText(words, 0, 0);
    brush.restore();
    for (const dx of [-cell / 2, cell / 2]) {
      disc(brush, [x + dx, 0], 0.33, m.silver);
      disc(brush, [x + dx, 0], 0.29, m.pitch);
      fillMotif(brush, placeMotif(rosette(6), [x + dx, 0], 0.5), m.silver, m.second);
    }
  });
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

/** Where silver has fallen out the groove is left: metal no paler than the wall, in patches. */
function wear(brush: Brush, wide: number, worn: number, random: Random, m: Metals): void {
  brush.save();
  brush.globalCompositeOperation = 'darken';
  for (let i = 0; i < wide * 30 * worn; i++) {
    const [x, y] = [random.between(0, wide), random.between(-0.5, 0.5)];
    const r = random.between(0.06, 0.22);
    const patch = smooth(
      Array.from(
        { length: 8 },
        (_, k): Point => polar(r * random.between(0.5, 1.2), (k * Math.PI) / 4, [x, y]),
      ),
      true,
      4,
    );
    for (const shift of [-wide, 0, wide])
      fillShape(
        brush,
        patch.map(([px, py]): Point => [px + shift, py]),
        m.groove ?? m.brass,
      );
  }
  brush.restore();
}
