import { distance, mirrorOutline, type Point } from '../geometry/points.ts';
import { blur, distanceTo } from '../surface/field.ts';
import { fillShape, paintField } from '../surface/plate.ts';

/** Reads a value at a place of the plane, smoothly between the points where it is known. */
export type PlaneMap = (x: number, y: number) => number;

/** Signed distance to a turned body of the profile (radius, height), as a map over radius and height. */
export function mapProfile(profile: readonly Point[], tall: number, wide: number): PlaneMap {
  const rows = 900;
  const margin = 0.12 * tall;
  const cell = (tall + 2 * margin) / rows;
  const columns = Math.ceil((wide + 2 * margin) / cell);
  const axis = Math.round(margin / cell);
  const to = ([r, y]: Point): Point => [axis + r / cell, rows - (y + margin) / cell];
  const outline = [
    to([0, profile[0][1]]),
    ...profile.map(to),
    to([0, profile[profile.length - 1][1]]),
  ];
  const mirrored = mirrorOutline(outline, axis);
  const solid = paintField(columns, rows, (brush) => fillShape(brush, mirrored, '#fff'));
  const outside = distanceTo(columns, rows, (i) => solid[i] >= 0.5);
  const inside = distanceTo(columns, rows, (i) => solid[i] < 0.5);
  const field = new Float32Array(solid.length);
  for (let i = 0; i < field.length; i++)
    field[i] = (solid[i] >= 0.5 ? -inside[i] + (1 - solid[i]) : outside[i] - solid[i]) * cell;
  // The steps of the drawing would show as rings in the mirror of the glass.
  const read = readMap(
    blur(field, columns, rows, 4),
    columns,
    rows,
    (r) => axis + r / cell - 0.5,
    (y) => rows - (y + margin) / cell - 0.5,
  );
  const widest = wide + margin;
  const highest = tall + margin;
  return (r, y) => {
    const beyond = Math.max(0, r - widest, y - highest);
    return read(r, y) + beyond * 0.8;
  };
}

/** For a bent tube in the plane z = 0: how far its middle line is, and where along it (0 to 1). */
export function mapCurve(
  line: readonly Point[],
  box: readonly [left: number, bottom: number, right: number, top: number],
): { away: PlaneMap; along: PlaneMap } {
  const [left, bottom, right, top] = box;
  const columns = 160;
  const rows = 260;
  const away = new Float32Array(columns * rows);
  const along = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const x = left + ((right - left) * i) / (columns - 1);
      const y = bottom + ((top - bottom) * j) / (rows - 1);
      let best = Number.POSITIVE_INFINITY;
      let where = 0;
      for (let k = 0; k + 1 < line.length; k++) {
        const [a, b] = [line[k], line[k + 1]];
        const l = distance(a, b) || 1;
        const t = Math.max(
          0,
          Math.min(1, ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / (l * l)),
        );
        const d = Math.hypot(x - a[0] - (b[0] - a[0]) * t, y - a[1] - (b[1] - a[1]) * t);
        if (d < best) {
          best = d;
          where = (k + t) / (line.length - 1);
        }
      }
      away[j * columns + i] = best;
      along[j * columns + i] = where;
    }
  const u = (x: number) => ((x - left) / (right - left)) * (columns - 1);
  const v = (y: number) => ((y - bottom) / (top - bottom)) * (rows - 1);
  return { away: readMap(away, columns, rows, u, v), along: readMap(along, columns, rows, u, v) };
}

function readMap(
  field: Float32Array,
  columns: number,
  rows: number,
  u: (x: number) => number,
  v: (y: number) => number,
): PlaneMap {
  return (x, y) => {
    const fu = Math.max(0, Math.min(columns - 1.001, u(x)));
    const fv = Math.max(0, Math.min(rows - 1.001, v(y)));
    const i = fu | 0;
    const j = fv | 0;
    const a = fu - i;
    const b = fv - j;
    const k = j * columns + i;
    return (
      (field[k] * (1 - a) + field[k + 1] * a) * (1 - b) +
      (field[k + columns] * (1 - a) + field[k + columns + 1] * a) * b
    );
  };
}
