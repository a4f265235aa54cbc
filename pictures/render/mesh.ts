/** A corner of the world: x to the right, y up, z towards the viewer; metres. */
export type Vec = readonly [x: number, y: number, z: number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, s: number): Vec => [a[0] * s, a[1] * s, a[2] * s];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export function unit(a: Vec): Vec {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** Eight numbers per vertex: position, normal, and where it lies on its material's cloth (u, v). */
export class Mesh {
  vertices = new Float32Array(8 * 4096);
  triangles = new Uint32Array(3 * 8192);
  materials = new Uint8Array(8192);
  vertexCount = 0;
  triangleCount = 0;

  vertex(p: Vec, n: Vec, u: number, v: number): number {
    if ((this.vertexCount + 1) * 8 > this.vertices.length) {
      const larger = new Float32Array(this.vertices.length * 2);
      larger.set(this.vertices);
      this.vertices = larger;
    }
    const at = this.vertexCount * 8;
    this.vertices[at] = p[0];
    this.vertices[at + 1] = p[1];
    this.vertices[at + 2] = p[2];
    this.vertices[at + 3] = n[0];
    this.vertices[at + 4] = n[1];
    this.vertices[at + 5] = n[2];
    this.vertices[at + 6] = u;
    this.vertices[at + 7] = v;
    return this.vertexCount++;
  }

  triangle(a: number, b: number, c: number, material: number): void {
    if (this.triangleCount === this.materials.length) {
      const triangles = new Uint32Array(this.triangles.length * 2);
      triangles.set(this.triangles);
      this.triangles = triangles;
      const materials = new Uint8Array(this.materials.length * 2);
      materials.set(this.materials);
      this.materials = materials;
    }
    this.triangles.set([a, b, c], this.triangleCount * 3);
    this.materials[this.triangleCount++] = material;
  }

  /** A flat four-cornered face; u and v in metres along its first and last side unless given. */
  quad(a: Vec, b: Vec, c: Vec, d: Vec, material: number, uv?: readonly number[]): void {
    const n = unit(cross(subtract(b, a), subtract(d, a)));
    const wide = Math.hypot(...subtract(b, a));
    const high = Math.hypot(...subtract(d, a));
    const t = uv ?? [0, 0, wide, 0, wide, high, 0, high];
    const i = this.vertex(a, n, t[0], t[1]);
    const j = this.vertex(b, n, t[2], t[3]);
    const k = this.vertex(c, n, t[4], t[5]);
    const l = this.vertex(d, n, t[6], t[7]);
    this.triangle(i, j, k, material);
    this.triangle(i, k, l, material);
  }

  box(low: Vec, high: Vec, material: number): void {
    const [x0, y0, z0] = low;
    const [x1, y1, z1] = high;
    this.quad([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1], material);
    this.quad([x1, y0, z0], [x0, y0, z0], [x0, y1, z0], [x1, y1, z0], material);
    this.quad([x1, y0, z1], [x1, y0, z0], [x1, y1, z0], [x1, y1, z1], material);
    this.quad([x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0], material);
    this.quad([x0, y1, z1], [x1, y1, z1], [x1, y1, z0], [x0, y1, z0], material);
    this.quad([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1], material);
  }

  /**
   * A surface from a grid of points; normals follow the curve.
   * @param at the point at u, v (each 0–1)
   */
  sheet(
    columns: number,
    rows: number,
    material: number,
    at: (u: number, v: number) => Vec,
    uScale = 1,
    vScale = 1,
    flip = false,
  ): void {
    const first = this.vertexCount;
    const e = 1e-3;
    for (let j = 0; j <= rows; j++) {
      for (let i = 0; i <= columns; i++) {
        const u = i / columns;
        const v = j / rows;
        const p = at(u, v);
        const du = subtract(at(Math.min(1, u + e), v), at(Math.max(0, u - e), v));
        const dv = subtract(at(u, Math.min(1, v + e)), at(u, Math.max(0, v - e)));
        const n = unit(cross(du, dv));
        this.vertex(p, flip ? times(n, -1) : n, u * uScale, v * vScale);
      }
    }
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        const a = first + j * (columns + 1) + i;
        this.triangle(a, a + 1, a + columns + 2, material);
        this.triangle(a, a + columns + 2, a + columns + 1, material);
      }
    }
  }

  /**
   * Turns a profile around an upright axis. u runs once around, v along the profile (0–1).
   * @param profile pairs of radius and height, from below upwards for an outer wall
   */
  lathe(
    profile: readonly (readonly [radius: number, height: number])[],
    at: Vec,
    segments: number,
    material: number,
    smoothProfile = true,
  ): void {
    const lengths = [0];
    for (let i = 1; i < profile.length; i++)
      lengths.push(
        lengths[i - 1] +
          Math.hypot(profile[i][0] - profile[i - 1][0], profile[i][1] - profile[i - 1][1]),
      );
    const total = lengths[lengths.length - 1] || 1;
    const slope = (i: number, j: number): [number, number] => {
      const dr = profile[j][0] - profile[i][0];
      const dy = profile[j][1] - profile[i][1];
      const l = Math.hypot(dr, dy) || 1;
      return [dy / l, -dr / l];
    };
    for (let i = 0; i + 1 < profile.length; i++) {
      const first = this.vertexCount;
      const last = profile.length - 1;
      const ends = smoothProfile
        ? [slope(Math.max(0, i - 1), i + 1), slope(i, Math.min(last, i + 2))]
        : [slope(i, i + 1), slope(i, i + 1)];
      for (let k = 0; k <= 1; k++) {
        const [r, y] = profile[i + k];
        for (let s = 0; s <= segments; s++) {
          const a = (s / segments) * Math.PI * 2;
          const c = Math.cos(a);
          const d = Math.sin(a);
          this.vertex(
            [at[0] + r * d, at[1] + y, at[2] + r * c],
            [ends[k][0] * d, ends[k][1], ends[k][0] * c],
            s / segments,
            lengths[i + k] / total,
          );
        }
      }
      for (let s = 0; s < segments; s++) {
        const a = first + s;
        const b = a + segments + 1;
        this.triangle(a, a + 1, b + 1, material);
        this.triangle(a, b + 1, b, material);
      }
    }
  }

  /** A round bar along a line; `radius` by the share of the way. */
  tube(
    line: readonly Vec[],
    radius: (share: number) => number,
    sides: number,
    material: number,
  ): void {
    const last = line.length - 1;
    const first = this.vertexCount;
    let side: Vec = [1, 0, 0];
    for (let i = 0; i <= last; i++) {
      const along = unit(subtract(line[Math.min(last, i + 1)], line[Math.max(0, i - 1)]));
      if (Math.abs(dot(side, along)) > 0.95)
        side = Math.abs(along[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0];
      const across = unit(cross(along, side));
      side = unit(cross(across, along));
      const r = radius(i / last);
      for (let s = 0; s <= sides; s++) {
        const a = (s / sides) * Math.PI * 2;
        const n: Vec = add(times(side, Math.cos(a)), times(across, Math.sin(a)));
        this.vertex(add(line[i], times(n, r)), n, s / sides, i / last);
      }
    }
    for (let i = 0; i < last; i++) {
      for (let s = 0; s < sides; s++) {
        const a = first + i * (sides + 1) + s;
        const b = a + sides + 1;
        this.triangle(a, a + 1, b + 1, material);
        this.triangle(a, b + 1, b, material);
      }
    }
  }
}
