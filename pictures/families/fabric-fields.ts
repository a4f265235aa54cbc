import {
  boteh,
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
  area,
  clipToBox,
  type Point,
  place,
  polar,
  smooth,
  starInner,
  starPolygon,
  strokeOutline,
  tau,
} from '../geometry/points.ts';
import { starFaces } from '../surface/carving.ts';
import { circle, type Layout, rectangle } from './fabric-parts.ts';

/** Frames from outside in; returns how far they reach. */
function frames(
  motif: Motif,
  width: number,
  height: number,
  inset: number,
  bands: readonly [pixels: number, role: Role][],
): number {
  let at = inset;
  for (const [pixels, role] of bands) {
    motif.push(rectangle(at, at, width - 2 * at, height - 2 * at, role));
    at += pixels;
  }
  return at;
}

/** From dark to light: the dips of a cloud in the vat. */
const shades: readonly Role[] = ['stem', 'heart', 'leaf', 'petal', 'bud', 'inner', 'vein'];

/** Rain clouds, shade within shade, in rows that stand in one another's gaps. */
export const rainClouds = (): Layout => (_, width, height) => {
  const motif: Motif = [];
  const half: Point[] = [
    [0, -0.62],
    [0.2, -0.56],
    [0.32, -0.38],
    [0.54, -0.4],
    [0.66, -0.2],
    [0.9, -0.2],
    [1.02, 0.02],
    [0.86, 0.16],
    [0.62, 0.08],
    [0.5, 0.26],
    [0.28, 0.2],
    [0.14, 0.34],
  ];
  const cloud = smooth(
    [
      ...half,
      ...half
        .slice()
        .reverse()
        .map(([x, y]): Point => [-x * 0.94, y]),
    ],
    true,
    7,
  );
  const stepX = width / 2.3;
  const stepY = height / 10;
  for (let row = -1; row < 12; row++)
    for (let column = -1; column < 5; column++) {
      const at: Point = [(column + (row % 2 ? 0.5 : 0)) * stepX, (row + 0.4) * stepY];
      const hand = (row + column) % 2 ? 1 : -1;
      shades.forEach((role, k) => {
        const size = stepX * 0.5 * (1 - k * 0.125);
        motif.push({ role, points: place(cloud, [at[0], at[1] + k * 3], size, 0.06 * hand, hand) });
      });
    }
  return motif;
};

/** Eight-pointed stars in a net of lines, a small diamond where the lines cross. */
export const starNet =
  (columns: number, rows: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const inset = frames(motif, width, height, 78, [
      [8, 'petal'],
      [52, 'inner'],
      [8, 'petal'],
      [6, 'vein'],
    ]);
    for (let i = 0; i < 22; i++)
      for (const y of [inset - 40, height - inset + 40])
        motif.push({
          role: 'petal',
          points: starPolygon(4, 20, 0.5, 0, [96 + ((width - 192) * i) / 21, y]),
        });
    const w = (width - 2 * inset) / columns;
    const h = (height - 2 * inset) / rows;
    motif.push(rectangle(inset, inset, width - 2 * inset, height - 2 * inset, 'vein'));
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const at: Point = [inset + (i + 0.5) * w, inset + (j + 0.5) * h];
        const r = Math.min(w, h) * 0.4;
        for (const [dx, dy] of [
          [1, 1],
          [1, -1],
          [-1, 1],
          [-1, -1],
        ] as const) {
          const corner: Point = [at[0] + (dx * w) / 2, at[1] + (dy * h) / 2];
          motif.push({ role: 'leaf', points: strokeOutline([at, corner], () => 5) });
          motif.push({
            role: 'petal',
            points: starPolygon(4, r * 0.16, 0.62, 0, [
              at[0] + dx * w * 0.36,
              at[1] + dy * h * 0.36,
            ]),
          });
        }
        for (const [scale, role] of [
          [1, 'petal'],
          [0.88, 'inner'],
          [0.74, 'petal'],
          [0.66, 'vein'],
        ] as const)
          motif.push({ role, points: starPolygon(8, r * scale, starInner(8, 2), Math.PI / 8, at) });
        motif.push(...placeMotif(rosette(8), at, r * 0.86));
        const cross: Point = [at[0] + w / 2, at[1] + h / 2];
        if (i < columns - 1 && j < rows - 1)
          motif.push(...placeMotif(rosette(4), cross, r * 0.5, Math.PI / 4));
      }
    return motif;
  };

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

/** A page of geometry: the pieces between the lines of a ten-fold star pattern, within frames. */
export const starPage = (): Layout => (_, width, height) => {
  const motif: Motif = [];
  const inset = frames(motif, width, height, 128, [
    [9, 'heart'],
    [40, 'petal'],
    [9, 'heart'],
    [6, 'bud'],
  ]);
  for (let i = 0; i < 60; i++) {
    const t = (i + 0.5) / 60;
    const s = 128 + 29;
    for (const at of [
      [s + (width - 2 * s) * t, s],
      [s + (width - 2 * s) * t, height - s],
      [s, s + (height - 2 * s) * t],
      [width - s, s + (height - 2 * s) * t],
    ] as Point[])
      motif.push({ role: 'heart', points: starPolygon(6, 9, 0.45, 0, at) });
  }
  const middle: Point = [width / 2, height / 2];
  const faces = starFaces(
    { sides: 10, angle: 72, apothem: 132, contact: 54, reach: 3 },
    middle,
    Math.hypot(width, height) / 2,
  );
  const page = [inset, inset, width - 2 * inset, height - 2 * inset] as const;
  for (const face of faces) {
    const points = clipToBox(face, page);
    if (points.length < 3) continue;
    const size = Math.sqrt(Math.abs(area(face)));
    const role: Role =
      face.length >= 10
        ? 'heart'
        : size > 70
          ? 'petal'
          : size > 46
            ? 'bud'
            : size > 28
              ? 'leaf'
              : 'vein';
    motif.push({ role, points });
    if (face.length >= 10) {
      const [cx, cy] = face.reduce(
        ([a, b], [x, y]) => [a + x / face.length, b + y / face.length],
        [0, 0],
      );
      if (cx > inset + 20 && cx < width - inset - 20 && cy > inset + 20 && cy < height - inset - 20)
        motif.push(...placeMotif(rosette(10), [cx, cy], size * 0.8));
    }
  }
  return motif;
};

/** The border of an album leaf: plants that stand apart around an empty middle. */
export const albumBorder = (): Layout => (random, width, height) => {
  const motif: Motif = [];
  const plant = (at: Point, size: number, kind: number) => {
    const head = (to: Point, turn: number, scale: number) => {
      if (kind % 3 === 0) motif.push(...placeMotif(tulip(), to, size * 0.42 * scale, turn));
      else if (kind % 3 === 1) motif.push(...placeMotif(rosette(5), to, size * 0.36 * scale, turn));
      else motif.push(...placeMotif(palmette(3), to, size * 0.34 * scale, turn));
    };
    for (const [dx, dy, turn, scale] of [
      [0, -0.78, 0, 1],
      [-0.24, -0.5, -0.5, 0.8],
      [0.26, -0.56, 0.5, 0.8],
    ] as const) {
      const to: Point = [at[0] + dx * size, at[1] + dy * size];
      motif.push(stem(at, to, dx * 0.3 + random.bell() * 0.05, 2.2));
      head(to, turn, scale);
    }
    for (const side of [-1, 1]) {
      motif.push(...placeMotif(leaf(0.5 * side, 0.1), at, size * 0.5, side * 0.85));
      motif.push(
        ...placeMotif(leaf(0.4 * side, 0.1), [at[0], at[1] - size * 0.1], size * 0.36, side * 0.5),
      );
    }
  };
  const m = 100;
  const rows = 7;
  for (let j = 0; j < rows; j++) {
    const y = m + ((height - 2 * m) * (j + 0.86)) / rows;
    const ends = j === 0 || j === rows - 1;
    const count = ends ? 6 : 6;
    for (let i = 0; i < count; i++) {
      if (!ends && i > 0 && i < count - 1) continue;
      plant([m + ((width - 2 * m) * (i + 0.5)) / count, y], 150 + random.bell() * 8, i + j * 2);
    }
  }
  const x = 268;
  const y = 318;
  for (const [grow, role] of [
    [16, 'inner'],
    [11, 'bud'],
    [5, 'inner'],
    [0, 'vein'],
  ] as const)
    motif.push(
      rectangle(x - grow, y - grow, width - 2 * (x - grow), height - 2 * (y - grow), role),
    );
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
