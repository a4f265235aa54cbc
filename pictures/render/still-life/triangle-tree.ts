import type { Mesh } from '../mesh.ts';

/** The nearest triangle along a ray, and where on it. */
export type Intersection = { far: number; triangle: number; second: number; third: number };

export type TriangleTree = {
  /** Writes into `into` and says whether anything is met within `far` metres. */
  intersect(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
    into: Intersection,
  ): boolean;
  /** The materials of the sheets that `sheetsBetween` last met, from 0 to one less than it answered. */
  passed: Int32Array;
  /** How many sheets of glass lie on the way; -1 where something solid does. */
  sheetsBetween(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
  ): number;
};

const leafSize = 4;
const bins = 12;

/** Boxes within boxes around the triangles of a mesh, so that a ray asks few of them. */
export function buildTriangleTree(
  mesh: Mesh,
  isGlass: (material: number) => boolean,
): TriangleTree {
  const n = mesh.triangleCount;
  const { vertices, triangles, materials } = mesh;
  const low = new Float32Array(n * 3);
  const high = new Float32Array(n * 3);
  for (let t = 0; t < n; t++)
    for (let c = 0; c < 3; c++) {
      const a = vertices[triangles[t * 3] * 8 + c];
      const b = vertices[triangles[t * 3 + 1] * 8 + c];
      const d = vertices[triangles[t * 3 + 2] * 8 + c];
      low[t * 3 + c] = Math.min(a, b, d);
      high[t * 3 + c] = Math.max(a, b, d);
    }
  const order = Uint32Array.from({ length: n }, (_, i) => i);
  // Of each node: its box, then for a leaf its first triangle and their number, else its second
  // child and 0; the first child follows its parent.
  const boxes: number[] = [];
  const links: number[] = [];

  const grow = (from: number, to: number): void => {
    const node = links.length / 2;
    const box = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9];
    const middle = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9];
    for (let i = from; i < to; i++) {
      const t = order[i] * 3;
      for (let c = 0; c < 3; c++) {
        const [l, h] = [low[t + c], high[t + c]];
        if (l < box[c]) box[c] = l;
        if (h > box[c + 3]) box[c + 3] = h;
        const m = l + h;
        if (m < middle[c]) middle[c] = m;
        if (m > middle[c + 3]) middle[c + 3] = m;
      }
    }
    boxes.push(...box);
    links.push(from, to - from);
    if (to - from <= leafSize) return;
    let best = Number.POSITIVE_INFINITY;
    let bestAxis = -1;
    let bestBin = 0;
    for (let c = 0; c < 3; c++) {
      const wide = middle[c + 3] - middle[c];
      if (wide < 1e-7) continue;
      const counts = new Float64Array(bins);
      const spans = Array.from({ length: bins }, () => [1e9, 1e9, 1e9, -1e9, -1e9, -1e9]);
      for (let i = from; i < to; i++) {
        const t = order[i] * 3;
        const k = Math.min(
          bins - 1,
          Math.floor(((low[t + c] + high[t + c] - middle[c]) / wide) * bins),
        );
        counts[k]++;
        const s = spans[k];
        for (let d = 0; d < 3; d++) {
          if (low[t + d] < s[d]) s[d] = low[t + d];
          if (high[t + d] > s[d + 3]) s[d + 3] = high[t + d];
        }
      }
      const costs = new Float64Array(bins);
      for (const forward of [true, false]) {
        const s = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9];
        let count = 0;
        for (let step = 0; step < bins - 1; step++) {
          const k = forward ? step : bins - 1 - step;
          for (let d = 0; d < 3; d++) {
            s[d] = Math.min(s[d], spans[k][d]);
            s[d + 3] = Math.max(s[d + 3], spans[k][d + 3]);
          }
          count += counts[k];
          const [x, y, z] = [s[3] - s[0], s[4] - s[1], s[5] - s[2]];
          if (count > 0) costs[forward ? k : k - 1] += count * (x * y + y * z + z * x);
        }
      }
      for (let k = 0; k < bins - 1; k++)
        if (costs[k] < best) {
          best = costs[k];
          bestAxis = c;
          bestBin = k;
        }
    }
    if (bestAxis < 0) return;
    const wide = middle[bestAxis + 3] - middle[bestAxis];
    let split = from;
    for (let i = from; i < to; i++) {
      const t = order[i] * 3 + bestAxis;
      const k = Math.min(
        bins - 1,
        Math.floor(((low[t] + high[t] - middle[bestAxis]) / wide) * bins),
      );
      if (k <= bestBin) {
        [order[i], order[split]] = [order[split], order[i]];
        split++;
      }
    }
    if (split === from || split === to) return;
    grow(from, split);
    links[node * 2] = links.length / 2;
    links[node * 2 + 1] = 0;
    grow(split, to);
  };
  grow(0, n);

  const box = Float32Array.from(boxes);
  const link = Int32Array.from(links);
  // A corner and two sides of each triangle, in the order of the leaves.
  const sides = new Float32Array(n * 9);
  // The material of a sheet of glass, one more than its number; 0: not glass.
  const glass = new Uint16Array(n);
  const passed = new Int32Array(256);
  for (let i = 0; i < n; i++) {
    const t = order[i] * 3;
    for (let c = 0; c < 3; c++) {
      const a = vertices[triangles[t] * 8 + c];
      sides[i * 9 + c] = a;
      sides[i * 9 + 3 + c] = vertices[triangles[t + 1] * 8 + c] - a;
      sides[i * 9 + 6 + c] = vertices[triangles[t + 2] * 8 + c] - a;
    }
    glass[i] = isGlass(materials[order[i]]) ? materials[order[i]] + 1 : 0;
  }
  const waiting = new Int32Array(128);
  // Distance and shares of the triangle last reached: an array, since numbers in it take no memory.
  const found = new Float64Array(3);

  const reach = (
    i: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
  ): boolean => {
    const k = i * 9;
    const e1x = sides[k + 3];
    const e1y = sides[k + 4];
    const e1z = sides[k + 5];
    const e2x = sides[k + 6];
    const e2y = sides[k + 7];
    const e2z = sides[k + 8];
    const px = dy * e2z - dz * e2y;
    const py = dz * e2x - dx * e2z;
    const pz = dx * e2y - dy * e2x;
    const det = e1x * px + e1y * py + e1z * pz;
    if (det > -1e-14 && det < 1e-14) return false;
    const inverse = 1 / det;
    const tx = ox - sides[k];
    const ty = oy - sides[k + 1];
    const tz = oz - sides[k + 2];
    const second = (tx * px + ty * py + tz * pz) * inverse;
    if (second < 0 || second > 1) return false;
    const qx = ty * e1z - tz * e1y;
    const qy = tz * e1x - tx * e1z;
    const qz = tx * e1y - ty * e1x;
    const third = (dx * qx + dy * qy + dz * qz) * inverse;
    if (third < 0 || second + third > 1) return false;
    found[0] = (e2x * qx + e2y * qy + e2z * qz) * inverse;
    found[1] = second;
    found[2] = third;
    return true;
  };

  return {
    intersect(ox, oy, oz, dx, dy, dz, far, into) {
      const ix = 1 / dx;
      const iy = 1 / dy;
      const iz = 1 / dz;
      let best = far;
      let nearest = -1;
      let count = 0;
      waiting[count++] = 0;
      while (count > 0) {
        const node = waiting[--count];
        const b = node * 6;
        const x1 = (box[b] - ox) * ix;
        const x2 = (box[b + 3] - ox) * ix;
        const y1 = (box[b + 1] - oy) * iy;
        const y2 = (box[b + 4] - oy) * iy;
        const z1 = (box[b + 2] - oz) * iz;
        const z2 = (box[b + 5] - oz) * iz;
        const enter = Math.max(Math.min(x1, x2), Math.min(y1, y2), Math.min(z1, z2));
        const leave = Math.min(Math.max(x1, x2), Math.max(y1, y2), Math.max(z1, z2));
        if (leave < 0 || enter > leave || enter >= best) continue;
        const size = link[node * 2 + 1];
        if (size === 0) {
          const other = link[node * 2];
          // The child that the ray comes to first is tested first.
          const c = node + 1;
          const nearer =
            (box[c * 6] + box[c * 6 + 3] - box[other * 6] - box[other * 6 + 3]) * dx +
              (box[c * 6 + 1] + box[c * 6 + 4] - box[other * 6 + 1] - box[other * 6 + 4]) * dy +
              (box[c * 6 + 2] + box[c * 6 + 5] - box[other * 6 + 2] - box[other * 6 + 5]) * dz <
            0;
          waiting[count++] = nearer ? other : c;
          waiting[count++] = nearer ? c : other;
          continue;
        }
        const first = link[node * 2];
        for (let i = first; i < first + size; i++) {
          if (!reach(i, ox, oy, oz, dx, dy, dz)) continue;
          const t = found[0];
          if (t > 1e-6 && t < best) {
            best = t;
            nearest = order[i];
            into.second = found[1];
            into.third = found[2];
          }
        }
      }
      if (nearest < 0) return false;
      into.far = best;
      into.triangle = nearest;
      return true;
    },
    passed,

    sheetsBetween(ox, oy, oz, dx, dy, dz, far) {
      const ix = 1 / dx;
      const iy = 1 / dy;
      const iz = 1 / dz;
      let sheets = 0;
      let count = 0;
      waiting[count++] = 0;
      while (count > 0) {
        const node = waiting[--count];
        const b = node * 6;
        const x1 = (box[b] - ox) * ix;
        const x2 = (box[b + 3] - ox) * ix;
        const y1 = (box[b + 1] - oy) * iy;
        const y2 = (box[b + 4] - oy) * iy;
        const z1 = (box[b + 2] - oz) * iz;
        const z2 = (box[b + 5] - oz) * iz;
        const enter = Math.max(Math.min(x1, x2), Math.min(y1, y2), Math.min(z1, z2));
        const leave = Math.min(Math.max(x1, x2), Math.max(y1, y2), Math.max(z1, z2));
        if (leave < 0 || enter > leave || enter >= far) continue;
        const size = link[node * 2 + 1];
        if (size === 0) {
          waiting[count++] = link[node * 2];
          waiting[count++] = node + 1;
          continue;
        }
        const first = link[node * 2];
        for (let i = first; i < first + size; i++) {
          if (!reach(i, ox, oy, oz, dx, dy, dz)) continue;
          const t = found[0];
          if (t <= 1e-5 || t >= far) continue;
          if (glass[i] === 0) return -1;
          passed[sheets++ % passed.length] = glass[i] - 1;
        }
      }
      return sheets;
    },
  };
}
