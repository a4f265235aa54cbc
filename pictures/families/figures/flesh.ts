import { type Mesh, unit, type Vec } from '../../render/mesh.ts';

/** How far a point lies outside a body; negative within. */
export type Body = (x: number, y: number, z: number) => number;

/** Two bodies grown together; `k` in meters tells how softly. */
export function join(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** A limb between two balls. */
export function limb(a: Vec, b: Vec, ra: number, rb: number): Body {
  const [bx, by, bz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const l2 = bx * bx + by * by + bz * bz;
  const rr = ra - rb;
  const a2 = l2 - rr * rr;
  const il2 = 1 / l2;
  const s = Math.sign(rr);
  return (x, y, z) => {
    const px = x - a[0];
    const py = y - a[1];
    const pz = z - a[2];
    const t = px * bx + py * by + pz * bz;
    const u = t - l2;
    const qx = px * l2 - bx * t;
    const qy = py * l2 - by * t;
    const qz = pz * l2 - bz * t;
    const x2 = qx * qx + qy * qy + qz * qz;
    const y2 = t * t * l2;
    const z2 = u * u * l2;
    const k = s * rr * rr * x2;
    if (Math.sign(u) * a2 * z2 > k) return Math.sqrt(x2 + z2) * il2 - rb;
    if (Math.sign(t) * a2 * y2 < k) return Math.sqrt(x2 + y2) * il2 - ra;
    return (Math.sqrt(x2 * a2 * il2) + t * rr) * il2 - ra;
  };
}

/** An egg with its own half-lengths along the axes. */
export function egg(at: Vec, half: Vec): Body {
  return (x, y, z) => {
    const px = (x - at[0]) / half[0];
    const py = (y - at[1]) / half[1];
    const pz = (z - at[2]) / half[2];
    const k = Math.hypot(px, py, pz);
    const m = Math.hypot(px / half[0], py / half[1], pz / half[2]);
    return m < 1e-9 ? -Math.min(...half) : (k * (k - 1)) / m;
  };
}

const near = 4;

/**
 * The skin of a body as a mesh, by one corner in each small cube that the skin passes.
 * @param step side of a cube in meters
 */
export function skin(
  mesh: Mesh,
  body: Body,
  low: Vec,
  high: Vec,
  step: number,
  material: number,
  uv: (p: Vec) => readonly [number, number] = () => [0, 0],
): void {
  const blocks = [0, 1, 2].map((c) => Math.ceil((high[c] - low[c]) / (step * near)));
  const [nx, ny] = [blocks[0] * near + 2, blocks[1] * near + 2];
  const reach = step * near * 0.87 * 1.35;
  const corners = new Map<number, number>();
  const side = near + 1;
  const values = new Float64Array(side ** 3);
  const faces: number[][] = [];
  const e = step * 0.5;
  for (let bz = 0; bz < blocks[2]; bz++)
    for (let by = 0; by < blocks[1]; by++)
      for (let bx = 0; bx < blocks[0]; bx++) {
        const ox = low[0] + bx * near * step;
        const oy = low[1] + by * near * step;
        const oz = low[2] + bz * near * step;
        const half = near * step * 0.5;
        if (Math.abs(body(ox + half, oy + half, oz + half)) > reach) continue;
        let n = 0;
        for (let k = 0; k < side; k++)
          for (let j = 0; j < side; j++)
            for (let i = 0; i < side; i++)
              values[n++] = body(ox + i * step, oy + j * step, oz + k * step);
        const at = (i: number, j: number, k: number) => values[(k * side + j) * side + i];
        const key = (i: number, j: number, k: number) =>
          ((bz * near + k + 1) * ny + (by * near + j + 1)) * nx + (bx * near + i + 1);
        for (let k = 0; k < near; k++)
          for (let j = 0; j < near; j++)
            for (let i = 0; i < near; i++) {
              let count = 0;
              let [sx, sy, sz] = [0, 0, 0];
              for (const [a, b] of edges) {
                const va = at(i + (a & 1), j + ((a >> 1) & 1), k + (a >> 2));
                const vb = at(i + (b & 1), j + ((b >> 1) & 1), k + (b >> 2));
                if (va < 0 === vb < 0) continue;
                const t = va / (va - vb);
                sx += (a & 1) + ((b & 1) - (a & 1)) * t;
                sy += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * t;
                sz += (a >> 2) + ((b >> 2) - (a >> 2)) * t;
                count++;
              }
              if (count > 0) {
                const p: Vec = [
                  ox + (i + sx / count) * step,
                  oy + (j + sy / count) * step,
                  oz + (k + sz / count) * step,
                ];
                const normal = unit([
                  body(p[0] + e, p[1], p[2]) - body(p[0] - e, p[1], p[2]),
                  body(p[0], p[1] + e, p[2]) - body(p[0], p[1] - e, p[2]),
                  body(p[0], p[1], p[2] + e) - body(p[0], p[1], p[2] - e),
                ]);
                corners.set(key(i, j, k), mesh.vertex(p, normal, ...uv(p)));
              }
              const v = at(i, j, k);
              const here = v < 0;
              if (here !== at(i + 1, j, k) < 0)
                faces.push(
                  turned(
                    here,
                    key(i, j - 1, k - 1),
                    key(i, j, k - 1),
                    key(i, j, k),
                    key(i, j - 1, k),
                  ),
                );
              if (here !== at(i, j + 1, k) < 0)
                faces.push(
                  turned(
                    here,
                    key(i - 1, j, k - 1),
                    key(i - 1, j, k),
                    key(i, j, k),
                    key(i, j, k - 1),
                  ),
                );
              if (here !== at(i, j, k + 1) < 0)
                faces.push(
                  turned(
                    here,
                    key(i - 1, j - 1, k),
                    key(i, j - 1, k),
                    key(i, j, k),
                    key(i - 1, j, k),
                  ),
                );
            }
      }
  for (const face of faces) {
    const [a, b, c, d] = face.map((one) => corners.get(one));
    if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
    mesh.triangle(a, b, c, material);
    mesh.triangle(a, c, d, material);
  }
}

const edges = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
] as const;

const turned = (here: boolean, a: number, b: number, c: number, d: number) =>
  here ? [a, b, c, d] : [a, d, c, b];
