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
  polar,
  smooth,
  starInner,
  starPolygon,
  strokeOutline,
  tau,
} from '../../geometry/points.ts';
import { openRose } from '../../geometry/tile-compositions.ts';
import { circle, type Layout, rectangle } from './fabric-parts.ts';

/** Cloths whose pattern is a plant that comes again and again. */

/** A plant that stands on `root` and is `tall` high. */
export type Plant = (root: Point, tall: number, index: number) => Motif;

const at = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

/** One flower between two lower ones, with leaves at the foot. */
export const flowering =
  (head: (index: number) => Motif, size = 0.3, lean = 0): Plant =>
  (root, tall, index) => {
    const motif: Motif = [];
    const hand = index % 2 ? -1 : 1;
    for (const [dx, dy, turn, scale] of [
      [-0.26, -0.5, -0.6, 0.8],
      [0.26, -0.46, 0.6, 0.8],
      [lean * hand, -0.72, lean * hand * 2, 1],
    ] as const) {
      const to = at(root, dx * tall, dy * tall);
      motif.push(stem(root, to, dx * 0.5, tall * 0.014));
      motif.push(
        ...placeMotif(
          leaf(0.4 * Math.sign(turn || 1), 0.18),
          at(root, dx * tall * 0.5, dy * tall * 0.6),
          tall * 0.2,
          turn + 0.5,
        ),
      );
      motif.push(...placeMotif(head(index), at(to, 0, tall * 0.03), tall * size * scale, turn));
    }
    for (const turn of [-1.15, -0.6, 0.6, 1.15])
      motif.push(
        ...placeMotif(
          leaf(0.5 * Math.sign(turn), 0.16),
          root,
          tall * (Math.abs(turn) > 1 ? 0.3 : 0.42),
          turn,
        ),
      );
    return motif;
  };

/** A cypress of the width of `wide`, an iris-like leaf at either side of its foot. */
export const cypress =
  (wide = 0.34): Plant =>
  (root, tall) => {
    const half: Point[] = [
      [0, -1],
      [0.16, -0.8],
      [0.4, -0.5],
      [0.5, -0.26],
      [0.36, -0.12],
      [0.06, -0.1],
    ];
    const body = smooth(
      [
        ...half,
        ...half
          .slice(1)
          .reverse()
          .map(([x, y]): Point => [-x, y]),
      ],
      true,
      7,
    );
    const motif: Motif = [
      { role: 'stem', points: strokeOutline([root, at(root, 0, -tall * 0.16)], () => tall * 0.02) },
      { role: 'leaf', points: body.map(([x, y]): Point => at(root, x * wide * tall, y * tall)) },
    ];
    for (let k = 0; k < 7; k++)
      for (const side of [-1, 1])
        motif.push({
          role: 'vein',
          points: strokeOutline(
            [
              at(root, 0, -tall * (0.2 + k * 0.1)),
              at(root, side * wide * tall * 0.34 * (1 - k / 9), -tall * (0.27 + k * 0.1)),
            ],
            () => tall * 0.006,
          ),
        });
    for (const turn of [-0.9, 0.9])
      motif.push(...placeMotif(leaf(0.5 * Math.sign(turn), 0.16), root, tall * 0.34, turn));
    return motif;
  };

/** Hyacinths in a pot of metal strip. */
export const potted: Plant = (root, tall) => {
  const motif: Motif = [];
  for (const [dx, lean] of [
    [-0.2, -0.3],
    [0.2, 0.3],
    [0, 0],
  ] as const) {
    const top = at(root, dx * tall * 1.3, -tall * (0.86 - Math.abs(dx)));
    motif.push(stem(at(root, dx * tall * 0.3, -tall * 0.26), top, lean * 0.3, tall * 0.014));
    for (let k = 0; k < 11; k++) {
      const t = k / 10;
      const p: Point = [
        root[0] + dx * tall * (0.5 + 0.85 * t),
        root[1] - tall * (0.42 + (0.46 - Math.abs(dx)) * t),
      ];
      motif.push(
        ...placeMotif(
          rosette(5),
          at(p, (k % 2 ? 1 : -1) * tall * 0.045 * (1.1 - t * 0.6), 0),
          tall * 0.1 * (1.1 - t * 0.45),
          k,
        ),
      );
    }
  }
  for (const turn of [-0.8, 0.8])
    motif.push(
      ...placeMotif(
        leaf(0.5 * Math.sign(turn), 0.16),
        at(root, 0, -tall * 0.26),
        tall * 0.34,
        turn,
      ),
    );
  motif.push(...placeMotif(tulip(), at(root, 0, -tall * 0.3), tall * 0.2));
  const pot = smooth(
    [
      [-0.13, -0.28],
      [-0.17, -0.18],
      [-0.12, -0.06],
      [-0.06, -0.03],
      [-0.1, 0],
      [0.1, 0],
      [0.06, -0.03],
      [0.12, -0.06],
      [0.17, -0.18],
      [0.13, -0.28],
    ].map(([x, y]): Point => at(root, x * tall, y * tall)),
    true,
    5,
  );
  motif.push({ role: 'heart', points: pot });
  return motif;
};

/** A pomegranate among toothed leaves, by turns with a tulip. */
export const pomegranateOrTulip: Plant = (root, tall, index) => {
  const motif: Motif = [stem(root, at(root, 0, -tall * 0.4), 0.08, tall * 0.018)];
  for (const side of [-1, 1])
    motif.push(
      ...placeMotif(
        sazLeaf(side * 1.1, 8),
        at(root, side * tall * 0.02, -tall * 0.06),
        tall * 0.74,
        side * 0.72,
      ),
    );
  const c = at(root, 0, -tall * 0.52);
  if (index % 2) motif.push(...placeMotif(tulip(), at(root, 0, -tall * 0.36), tall * 0.5));
  else {
    motif.push(circle(c, tall * 0.2, 'petal', 40));
    motif.push({
      role: 'petal',
      points: [
        at(c, -tall * 0.06, -tall * 0.17),
        at(c, -tall * 0.1, -tall * 0.32),
        at(c, 0, -tall * 0.25),
        at(c, tall * 0.1, -tall * 0.32),
        at(c, tall * 0.06, -tall * 0.17),
      ],
    });
    motif.push(circle(c, tall * 0.13, 'inner', 40), ...placeMotif(rosette(6), c, tall * 0.2));
  }
  return motif;
};

/** A tied bouquet of roses, carnations and buds. */
export const bouquet: Plant = (root, tall, index) => {
  const motif: Motif = [];
  const hand = index % 2 ? -1 : 1;
  for (const [dx, dy, size, kind] of [
    [-0.3, -0.46, 0.22, 1],
    [0.32, -0.5, 0.2, 1],
    [-0.2, -0.78, 0.18, 2],
    [0.22, -0.84, 0.18, 2],
    [0, -0.62, 0.36, 0],
    [-0.12, -0.34, 0.2, 0],
    [0.16, -0.32, 0.2, 0],
  ] as const) {
    const to = at(root, dx * hand * tall, dy * tall);
    motif.push(stem(root, to, dx * hand * 0.3, tall * 0.01));
    for (const side of [-1, 1])
      motif.push(
        ...placeMotif(leaf(0.4 * side, 0.24), at(to, 0, tall * 0.06), tall * 0.15, side * 1.5 + dx),
      );
    if (kind === 0) motif.push(...openRose(to, tall * size, dx * 5));
    else
      motif.push(
        ...placeMotif(kind === 1 ? carnation(7) : tulip(), to, tall * size * 0.8, dx * hand * 1.6),
      );
  }
  for (const turn of [2.5, 3.14, 3.8])
    motif.push({
      role: 'stem',
      points: strokeOutline(
        [root, polar(tall * 0.16, turn - Math.PI / 2, root)],
        () => tall * 0.008,
      ),
    });
  return motif;
};

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

/** Rosettes gripped by hooked leaves, few and large. */
export const hookedRosettes =
  (columns: number, rows: number, inset: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const [cw, ch] = [(width - 2 * inset) / columns, (height - 2 * inset) / rows];
    const r = Math.min(cw, ch) * 0.25;
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const c: Point = [inset + (i + 0.5) * cw, inset + (j + 0.5) * ch];
        for (let k = 0; k < 4; k++) {
          const a = (tau * (k + 0.5)) / 4;
          const hook = Array.from({ length: 34 }, (__, s): Point => {
            const t = s / 33;
            return polar(r * (1.1 + 0.66 * Math.sin(Math.PI * t * 0.8)), a - 0.75 + t * 1.7, c);
          });
          motif.push({
            role: 'stem',
            points: strokeOutline(hook, (t) => r * 0.2 * Math.sin(Math.PI * t ** 0.7) ** 0.8),
          });
          motif.push(
            ...placeMotif(leaf(0.8, 0.24), hook[14], r * 0.62, a + 1.1),
            ...placeMotif(leaf(-0.6, 0.24), hook[26], r * 0.44, a + 2.4),
          );
        }
        for (const [k, role] of [
          [1, 'petal'],
          [0.82, 'heart'],
          [0.74, 'petal'],
          [0.5, 'inner'],
        ] as const)
          motif.push(circle(c, r * k, role));
        motif.push(...placeMotif(rosette(8), c, r * 0.9, i + j));
      }
    return motif;
  };

/** Stars counted on the threads between bands of triangles at both ends. */
export const countedStars =
  (columns: number, rows: number, inset: number, end: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const [cw, ch] = [(width - 2 * inset) / columns, (height - 2 * inset - 2 * end) / rows];
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const c: Point = [inset + (i + 0.5) * cw, inset + end + (j + 0.5) * ch];
        const r = Math.min(cw, ch) * 0.42;
        motif.push({ role: 'petal', points: starPolygon(8, r, starInner(8, 2), Math.PI / 8, c) });
        motif.push({
          role: 'vein',
          points: starPolygon(8, r * 0.62, starInner(8, 3), Math.PI / 8, c),
        });
        motif.push({ role: 'inner', points: starPolygon(4, r * 0.34, 0.5, 0, c) });
        motif.push({
          role: 'petal',
          points: starPolygon(4, r * 0.3, 0.4, 0, at(c, cw / 2, ch / 2)),
        });
      }
    for (const [base, way] of [
      [inset + end * 0.9, -1],
      [height - inset - end * 0.9, 1],
    ] as const) {
      motif.push(rectangle(inset, Math.min(base, base - way * 10), width - 2 * inset, 10, 'petal'));
      const count = columns * 3;
      const step = (width - 2 * inset) / count;
      for (let i = 0; i < count; i++) {
        const x = inset + i * step;
        const tip = base + way * end * 0.78;
        motif.push({
          role: 'petal',
          points: [
            [x + 2, base],
            [x + step - 2, base],
            [x + step / 2, tip],
          ],
        });
        motif.push({
          role: 'vein',
          points: [
            [x + step * 0.3, base + way * 8],
            [x + step * 0.7, base + way * 8],
            [x + step / 2, base + way * end * 0.5],
          ],
        });
      }
      motif.push(
        rectangle(inset, Math.min(base - way * 28, base - way * 34), width - 2 * inset, 6, 'inner'),
      );
    }
    return motif;
  };

/** Bands of strapwork and stars across, as tiled walls have them. */
export const strapBands =
  (inset: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const count = 5;
    const tall = (height - inset) / count;
    for (let j = -1; j <= count; j++) {
      const y = inset * 0.5 + j * tall;
      motif.push(rectangle(0, y, width, tall * 0.62, j % 2 ? 'petal' : 'heart'));
      const n = 6;
      const step = (width - inset) / n;
      for (let i = 0; i <= n; i++) {
        const c: Point = [inset * 0.5 + (i + (j % 2 ? 0.5 : 0)) * step, y + tall * 0.31];
        const r = Math.min(step * 0.52, tall * 0.3);
        for (const [k, role] of [
          [1, 'inner'],
          [0.9, 'stem'],
          [0.78, 'vein'],
          [0.62, 'leaf'],
          [0.34, 'inner'],
        ] as const)
          motif.push({ role, points: starPolygon(8, r * k, starInner(8, 2), Math.PI / 8, c) });
        motif.push({ role: 'inner', points: starPolygon(4, r * 0.3, 0.6, 0, at(c, step / 2, 0)) });
      }
      const low = y + tall * 0.62;
      motif.push(
        rectangle(0, low, width, tall * 0.38, 'inner'),
        rectangle(0, low + 8, width, tall * 0.38 - 16, 'leaf'),
      );
      const m = 12;
      const unit = (width - inset) / m;
      for (const hand of [-1, 1]) {
        const strap = Array.from(
          { length: m * 8 + 1 },
          (__, i): Point => [
            inset * 0.5 + (i / 8) * unit,
            low + tall * 0.19 + hand * Math.sin((i / 8) * Math.PI) * tall * 0.11,
          ],
        );
        motif.push(
          { role: 'stem', points: strokeOutline(strap, () => 9) },
          { role: 'inner', points: strokeOutline(strap, () => 6) },
        );
      }
    }
    return motif;
  };

/** A rose in each corner that will meet when the cloth is folded, a scroll along the sides. */
export const roseCorners =
  (inset: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const line = inset + 44;
    for (const [x, y, w, h] of [
      [line, line, width - 2 * line, 5],
      [line, height - line - 5, width - 2 * line, 5],
      [line, line, 5, height - 2 * line],
      [width - line - 5, line, 5, height - 2 * line],
    ] as const)
      motif.push(rectangle(x, y, w, h, 'heart'));
    for (let i = 0; i < 15; i++)
      for (const [x, y, turn] of [
        [inset + ((width - 2 * inset) * (i + 0.5)) / 15, line - 8, 0],
        [inset + ((width - 2 * inset) * (i + 0.5)) / 15, height - line + 8, Math.PI],
        [line - 8, inset + ((height - 2 * inset) * (i + 0.5)) / 15, -Math.PI / 2],
        [width - line + 8, inset + ((height - 2 * inset) * (i + 0.5)) / 15, Math.PI / 2],
      ] as const)
        motif.push(...placeMotif(i % 2 ? tulip() : rosette(5), [x, y], 32, turn));
    const reach = width * 0.2;
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const c: Point = [
        width / 2 + sx * (width / 2 - line - reach * 0.62),
        height / 2 + sy * (height / 2 - line - reach * 0.62),
      ];
      const inward = Math.atan2(-sy, -sx);
      for (const [turn, long] of [
        [0, 1.5],
        [-0.75, 1.2],
        [0.75, 1.2],
      ] as const) {
        const tip = polar(reach * long, inward + turn, c);
        motif.push(
          stem(c, tip, turn * 0.3, 4),
          ...placeMotif(tulip(), tip, reach * 0.36, inward + turn + Math.PI / 2),
        );
        for (const k of [0.5, 0.75])
          motif.push(
            ...placeMotif(
              leaf(0.5, 0.22),
              polar(reach * long * k, inward + turn, c),
              reach * 0.34,
              inward + turn + Math.PI / 2 + (k > 0.6 ? 1 : -1),
            ),
          );
      }
      for (let k = 0; k < 6; k++)
        motif.push(
          ...placeMotif(
            leaf(0.3, 0.26),
            polar(reach * 0.34, (tau * k) / 6, c),
            reach * 0.4,
            (tau * k) / 6 + Math.PI / 2,
          ),
        );
      motif.push(...openRose(c, reach * 0.86, sx + sy));
    }
    return motif;
  };

/** Bands of rain, each of its own measure, that fall through clouds. */
export const sevenRains =
  (inset: number): Layout =>
  (random, width, height) => {
    const motif: Motif = [];
    const tall = (height - 2 * inset) / 7;
    for (let j = 0; j < 7; j++) {
      const y = inset + j * tall;
      motif.push(rectangle(0, y, width, tall * 0.9, j % 2 ? 'heart' : 'stem'));
      const drops = 9 + j * 4;
      for (let row = 0; row < 2 + (j % 3); row++)
        for (let i = 0; i < drops; i++) {
          const x = inset + ((width - 2 * inset) * (i + 0.5 + (row % 2) * 0.5)) / drops;
          const long = (tall * 0.76) / (2 + (j % 3));
          const top = y + tall * 0.07 + row * long;
          const w = ((width - 2 * inset) / drops) * 0.26;
          for (const [k, role] of [
            [1, 'petal'],
            [0.62, 'inner'],
            [0.3, 'vein'],
          ] as const) {
            const jag = (s: number): Point[] =>
              Array.from(
                { length: 9 },
                (__, n): Point => [
                  x + s * w * k * Math.sin((Math.PI * (n + 0.5)) / 9) + random.bell() * 2,
                  top + (long * (1 - k)) / 2 + (long * 0.92 * k * n) / 8,
                ],
              );
            motif.push({ role, points: [...jag(1), ...jag(-1).reverse()] });
          }
        }
    }
    return motif;
  };

/** Great drops in columns, one color within another; every second column is turned. */
export const waterDrops =
  (columns: number, rows: number, inset: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const [cw, ch] = [(width - 2 * inset) / columns, (height - 2 * inset) / rows];
    const drop = (c: Point, k: number, up: number): Point[] =>
      smooth(
        [
          [0, -1.05],
          [0.2, -0.5],
          [0.52, 0.05],
          [0.5, 0.52],
          [0.24, 0.84],
          [0, 0.92],
          [-0.24, 0.84],
          [-0.5, 0.52],
          [-0.52, 0.05],
          [-0.2, -0.5],
        ].map(
          ([x, y]): Point => [
            c[0] + x * cw * 0.62 * k,
            c[1] + up * (y * k + (1 - k) * 0.16) * ch * 0.42,
          ],
        ),
        true,
        6,
      );
    for (let i = 0; i < columns; i++)
      for (let j = -1; j <= rows; j++) {
        const up = i % 2 ? -1 : 1;
        const c: Point = [inset + (i + 0.5) * cw, inset + (j + (i % 2 ? 1 : 0.5)) * ch];
        for (const [k, role] of [
          [1, 'vein'],
          [0.9, 'petal'],
          [0.66, 'inner'],
          [0.48, 'leaf'],
          [0.26, 'vein'],
        ] as const)
          motif.push({ role, points: drop(c, k, up) });
        for (const side of [-1, 1]) {
          const near: Point = [c[0] + side * cw * 0.42, c[1] - up * ch * 0.34];
          motif.push(circle(near, cw * 0.09, 'petal', 30), circle(near, cw * 0.045, 'inner', 30));
        }
      }
    for (let k = 1; k < 6; k++) motif.push(rectangle((width * k) / 6 - 1, 0, 2, height, 'stem'));
    return motif;
  };

/** Countable sprays on an open ground, blossoms and leaves around them. */
export const openGarden =
  (columns: number, rows: number, border: number): Layout =>
  (random, width, height) => {
    const motif = plantRows({
      plant: flowering((i) => (i % 3 === 0 ? tulip() : rosette(8)), 0.34),
      columns,
      rows,
      inset: border + 70,
      staggered: false,
      size: 0.86,
    })(random, width, height);
    const mid = border * 0.62;
    const spots: Point[] = [];
    const [nx, ny] = [7, 10];
    for (let i = 0; i < nx; i++)
      for (const y of [mid, height - mid])
        spots.push([mid + ((width - 2 * mid) * i) / (nx - 1), y]);
    for (let j = 1; j < ny - 1; j++)
      for (const x of [mid, width - mid])
        spots.push([x, mid + ((height - 2 * mid) * j) / (ny - 1)]);
    spots.forEach((c, k) => {
      for (let n = 0; n < 4; n++)
        motif.push(
          ...placeMotif(
            leaf(0.6, 0.22),
            polar(border * 0.2, (tau * n) / 4 + k, c),
            border * 0.34,
            (tau * n) / 4 + k + 2,
          ),
        );
      motif.push(
        circle(c, border * 0.21, 'petal', 48),
        circle(c, border * 0.15, 'inner', 48),
        ...placeMotif(rosette(6), c, border * 0.27, k),
      );
    });
    for (const at of [border * 1.12, border * 0.12])
      for (const [x, y, w, h] of [
        [at, at, width - 2 * at, 4],
        [at, height - at - 4, width - 2 * at, 4],
        [at, at, 4, height - 2 * at],
        [width - at - 4, at, 4, height - 2 * at],
      ] as const)
        if (at > border) motif.push(rectangle(x, y, w, h, 'stem'));
    return motif;
  };
