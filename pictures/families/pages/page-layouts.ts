import type { Composition } from '../../geometry/compositions.ts';
import {
  leaf,
  type Motif,
  palmette,
  placeMotif,
  type Role,
  rosette,
  stem,
  tulip,
} from '../../geometry/flora.ts';
import { arabesqueWheel } from '../../geometry/lustre-compositions.ts';
import {
  area,
  clipToBox,
  type Point,
  polar,
  smooth,
  starInner,
  starPolygon,
  strokeOutline,
  tau,
} from '../../geometry/points.ts';
import { starFaces } from '../../geometry/star-faces.ts';
import { circle, frames, type Layout, rectangle } from '../textiles/fabric-parts.ts';
import { ruledLine } from './ruled-line.ts';

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

/** An illuminated opening page: a gold star or shamsa, finials in the margin. */
export const shamsa =
  (points: number): Layout =>
  (random, width, height) => {
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
    // A wheel of gold spirals on the blue, and a lobed medallion of gold in their midst.
    const roles: Record<Role, Role> = {
      leaf: 'heart',
      stem: 'heart',
      petal: 'vein',
      inner: 'bud',
      heart: 'heart',
      vein: 'petal',
      bud: 'heart',
    };
    for (const shape of arabesqueWheel(points)(random))
      motif.push({
        role: roles[shape.role],
        points: shape.points.map(([x, y]): Point => [c[0] + x * r * 0.95, c[1] + y * r * 0.95]),
      });
    lobes(0.47, 'heart');
    lobes(0.44, 'bud');
    for (let i = 0; i < points; i++)
      motif.push(
        ...placeMotif(
          i % 2 ? tulip() : rosette(6),
          polar(r * (i % 2 ? 0.31 : 0.37), (tau * i) / points, c),
          r * 0.1,
          (tau * i) / points + Math.PI / 2,
        ),
      );
    motif.push({
      role: 'bud',
      points: starPolygon(
        points,
        r * 0.3,
        starInner(points, Math.max(2, Math.floor(points / 3))),
        0,
        c,
      ),
    });
    motif.push({
      role: 'petal',
      points: starPolygon(points, r * 0.24, starInner(points, 2), 0, c),
    });
    motif.push(...placeMotif(rosette(8), c, r * 0.27));
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
    const panel = [x + 34, y + 34, w - 68, h - 68] as const;
    for (const { points, role } of design(random)) {
      const set = points.map(
        ([u, v]): Point => [x + w / 2 + u * w * 0.44, y + h / 2 + v * h * 0.42],
      );
      const inside = clipToBox(set, panel);
      if (inside.length > 2) motif.push({ role, points: inside });
    }
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
      motif.push(
        ...ruledLine(
          [
            [x + 30, y + h + 12 + (height * 0.42 * i) / 9],
            [x + w - 30, y + h + 12 + (height * 0.42 * i) / 9],
          ],
          0.9,
          'stem',
          random,
        ),
      );
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
