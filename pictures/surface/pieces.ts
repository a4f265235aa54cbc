import type { Point } from '../geometry/points.ts';

/** Fills polygons into a map of numbers (later ones over earlier): `first`, `first` + 1, … */
export function fillPieces(
  ids: Int32Array,
  width: number,
  height: number,
  polygons: readonly (readonly Point[])[],
  first = 1,
): Int32Array {
  polygons.forEach((points, k) => {
    fillPolygon(ids, width, height, points, first + k);
  });
  return ids;
}

/** Fills one polygon (even-odd) with a number. */
export function fillPolygon(
  ids: Int32Array,
  width: number,
  height: number,
  points: readonly Point[],
  id: number,
): void {
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const [, y] of points) {
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const crossings: number[] = [];
  const last = Math.min(height - 1, Math.floor(bottom));
  for (let y = Math.max(0, Math.floor(top)); y <= last; y++) {
    crossings.length = 0;
    const scan = y + 0.5;
    for (let i = 0; i < points.length; i++) {
      const a = points[i];
      const b = points[i + 1 === points.length ? 0 : i + 1];
      if (a[1] > scan === b[1] > scan) continue;
      crossings.push(a[0] + ((scan - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    }
    crossings.sort((p, q) => p - q);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.ceil(crossings[i] - 0.5));
      const to = Math.min(width - 1, Math.floor(crossings[i + 1] - 0.5));
      for (let x = from; x <= to; x++) ids[y * width + x] = id;
    }
  }
}
