import { type Point, smooth, tau } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { cross, dot, type Mesh, unit, type Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise, type Noise } from '../../surface/noise.ts';
import { put } from '../products/shapes.ts';

/** A flat bread from the wall of an oven: a puffed rim, a well that fingers pressed, blisters that burnt first. */
export type Loaf = {
  at: Vec;
  radius: number;
  turn: number;
  lean?: number;
  /** Share of the rim that is strewn, and of the well. */
  sesame?: number;
  material: number;
  seedMaterials: readonly [number, number];
};

/** From the middle over the rim and down to the board, in parts of the radius. */
const outline: Point[] = smooth(
  [
    [0.0005, 0.1],
    [0.3, 0.096],
    [0.52, 0.1],
    [0.63, 0.125],
    [0.72, 0.19],
    [0.82, 0.232],
    [0.92, 0.212],
    [0.985, 0.145],
    [1, 0.085],
    [0.97, 0.03],
    [0.88, 0.006],
    [0.7, 0.002],
  ],
  false,
  10,
);
const lengths = outline.reduce<number[]>((all, [x, y], i) => {
  const before = outline[i - 1];
  all.push(before ? all[i - 1] + Math.hypot(x - before[0], y - before[1]) : 0);
  return all;
}, []);
const long = lengths[lengths.length - 1];

/** Radius, height and the way outwards at a share of the outline's length. */
function alongOutline(share: number): [r: number, y: number, nr: number, ny: number] {
  const s = Math.min(0.99999, Math.max(0, share)) * long;
  let i = 1;
  while (lengths[i] < s) i++;
  const k = (s - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1);
  const [a, b] = [outline[i - 1], outline[i]];
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [
    a[0] + (b[0] - a[0]) * k,
    a[1] + (b[1] - a[1]) * k,
    -(b[1] - a[1]) / l,
    (b[0] - a[0]) / l,
  ];
}

type Blister = { x: number; z: number; r: number; high: number; burnt: number };

type Baked = {
  noise: Noise;
  /** Lift of the crust over the outline at a place of the skin spread flat, in parts of the radius. */
  lift: (x: number, z: number) => number;
  /** How far the fire went, 0 to 1. */
  fire: (x: number, z: number) => number;
};

function bake(seed: string): Baked {
  const noise = createNoise(seed);
  const random = createRandom(seed);
  const blisters = Array.from({ length: 74 }, (): Blister => {
    const a = random.next() * tau;
    const d = Math.sqrt(random.next()) * 1.18;
    const r = 0.022 + random.next() ** 3 * 0.1;
    return {
      x: Math.cos(a) * d,
      z: Math.sin(a) * d,
      r,
      high: r * random.between(0.2, 0.42),
      burnt: random.between(0.2, 1),
    };
  });
  // Rows that finger tips pressed into the well, none quite straight.
  const pressed = (x: number, z: number) => {
    const u = x / 0.135 + noise.at(x * 3, z * 3) * 0.35;
    const v = z / 0.15 + (Math.round(u) % 2) * 0.5 + noise.at(x * 3 + 9, z * 3) * 0.35;
    const d = Math.hypot(u - Math.round(u), v - Math.round(v));
    return Math.exp(-((d / 0.27) ** 2)) * (1 - smoothstep(0.5, 0.62, Math.hypot(x, z)));
  };
  const lift = (x: number, z: number) => {
    let sum = noise.fbm(x * 2.4, z * 2.4, 3) * 0.03 + noise.fbm(x * 9, z * 9, 4) * 0.014;
    sum -= pressed(x, z) * 0.036;
    // The skin dried in folds before it set.
    const fold = 1 - Math.abs(noise.fbm(x * 14 + z * 3, z * 11, 3));
    sum += smoothstep(0.86, 1, fold) * 0.0055 + noise.fbm(x * 44, z * 44, 3) * 0.0034;
    for (const b of blisters) {
      const d = Math.hypot(x - b.x, z - b.z) / b.r;
      if (d < 1.25) sum += b.high * (1 - smoothstep(0.15, 1.15, d));
    }
    return sum;
  };
  const fire = (x: number, z: number) => {
    const r = Math.hypot(x, z);
    const rim = Math.exp(-(((r - 0.86) / 0.17) ** 2));
    let sum = 0.3 + noise.fbm(x * 2.1 + 4, z * 2.1, 4) * 0.5 + rim * 0.34 - pressed(x, z) * 0.32;
    sum += noise.fbm(x * 12, z * 12, 4) * 0.26 - smoothstep(1.0, 1.24, r) * 0.26;
    for (const b of blisters) {
      const d = Math.hypot(x - b.x, z - b.z) / b.r;
      if (d < 1.2) sum += b.burnt * 0.62 * (1 - smoothstep(0.05, 1.05, d));
    }
    return sum;
  };
  return { noise, lift: tabled(lift), fire: tabled(fire) };
}

/** The same, read from a table: a crust is asked millions of times. */
function tabled(of: (x: number, z: number) => number): (x: number, z: number) => number {
  const [n, half] = [900, 1.62];
  const table = new Float32Array(n * n);
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++)
      table[j * n + i] = of(((i / (n - 1)) * 2 - 1) * half, ((j / (n - 1)) * 2 - 1) * half);
  return (x, z) => {
    const u = Math.min(n - 1.01, Math.max(0, (x / half + 1) * 0.5 * (n - 1)));
    const v = Math.min(n - 1.01, Math.max(0, (z / half + 1) * 0.5 * (n - 1)));
    const [i, j] = [u | 0, v | 0];
    const [f, g] = [u - i, v - j];
    const k = j * n + i;
    return (
      (table[k] * (1 - f) + table[k + 1] * f) * (1 - g) +
      (table[k + n] * (1 - f) + table[k + n + 1] * f) * g
    );
  };
}

const [raw, gold, brown, burnt, coal, flour] = [
  '#e9cf9f',
  '#d39a50',
  '#9b5a27',
  '#57290f',
  '#21120a',
  '#f4e6cc',
].map(parseColour);
const steps = [raw, gold, brown, burnt, coal];
const stops = [0.02, 0.34, 0.66, 0.95, 1.3];

/** Crust as deep as the fire made it; flour stays in the hollows. */
function crust({ noise, lift, fire }: Baked, radius: number): Material {
  return (hit) => {
    const a = hit.u * tau;
    const s = hit.v * long;
    const [x, z] = [Math.cos(a) * s, Math.sin(a) * s];
    const heat = fire(x, z) + noise.fbm(x * 60, z * 60, 3) * 0.13;
    let k = 0;
    while (k < 3 && heat > stops[k + 1]) k++;
    const t = smoothstep(stops[k], stops[k + 1], heat);
    const e = 0.008;
    const here = lift(x, z);
    const hollow = (lift(x + e, z) + lift(x - e, z) + lift(x, z + e) + lift(x, z - e)) / 4 - here;
    const grain = noise.fbm(x * 190, z * 190, 2);
    const dust =
      smoothstep(-0.02, 0.42, noise.fbm(x * 5 + 30, z * 5, 4) + hollow * 90 + grain * 0.3) *
      smoothstep(0.1, 0.7, hit.ny) *
      0.3;
    const speck = smoothstep(0.3, 0.5, noise.fbm(x * 85 + 7, z * 85, 3)) * 0.4;
    for (const [i, key] of (['r', 'g', 'b'] as const).entries()) {
      let paint = steps[k][i] + (steps[k + 1][i] - steps[k][i]) * t;
      paint += (burnt[i] - paint) * speck * smoothstep(0.2, 0.6, heat);
      paint *= 1 + grain * 0.16;
      hit[key] = Math.max(0.004, paint + (flour[i] - paint) * dust);
    }
    hit.shine = 0.016 * smoothstep(0.4, 0.9, heat) * (1 - dust);
    hit.rough = 0.42;
    const near = Math.min(1, 0.0012 / (hit.size + 1e-6)) * (radius / 0.12);
    hit.nx += (noise.fbm(x * 120, z * 120, 3) * 0.34 + grain * 0.2) * near;
    hit.ny += noise.fbm(x * 120 + 50, z * 120, 3) * 0.2 * near;
    hit.nz += noise.fbm(x * 120 + 31, z * 120, 3) * 0.4 * near;
  };
}

/** Lays a loaf and the sesame on it; its crust becomes the material it names. */
export function layLoaf(mesh: Mesh, materials: Material[], loaf: Loaf, seed: string): void {
  const baked = bake(seed);
  const { radius, sesame = 0 } = loaf;
  materials[loaf.material] = crust(baked, radius);
  const place = put(loaf.at, loaf.turn, loaf.lean ?? 0);
  const random = createRandom(`${seed} sesame`);
  const at = (u: number, v: number): Vec => {
    const a = u * tau;
    const [r, y, nr, ny] = alongOutline(v);
    const s = v * long;
    const lift = baked.lift(Math.cos(a) * s, Math.sin(a) * s) * (1 - smoothstep(0.84, 0.95, v));
    const bulge =
      1 + Math.sin(a * 2 + loaf.turn) * 0.03 + Math.sin(a * 5 + loaf.turn * 3) * 0.016 * r;
    const out = (r + nr * lift) * bulge * radius;
    return place(Math.cos(a) * out, (y + ny * lift) * radius, Math.sin(a) * out);
  };
  mesh.sheet(640, 240, loaf.material, at, 1, 1, true);
  for (let i = 0; i < sesame * 620; i++) {
    const u = random.next();
    const v = 0.84 * Math.sqrt(random.next());
    const [x, z] = [Math.cos(u * tau) * v * long, Math.sin(u * tau) * v * long];
    // They were thrown in handfuls.
    if (baked.noise.fbm(x * 3.1 + 11, z * 3.1, 3) < random.between(-0.5, 0.25)) continue;
    const o = at(u, v);
    const e = 0.004;
    const du = at(u + e, v).map((value, c) => value - o[c]) as unknown as Vec;
    const dv = at(u, v + e).map((value, c) => value - o[c]) as unknown as Vec;
    let up = unit(cross(du, dv));
    if (dot(up, [0, 1, 0]) < -0.2) up = [-up[0], -up[1], -up[2]];
    const turn = random.next() * tau;
    const along = unit(du);
    const side = cross(up, along);
    const [c, sn] = [Math.cos(turn), Math.sin(turn)];
    const size = random.between(0.85, 1.12);
    const tip = random.bell() * 0.16;
    mesh.sheet(12, 9, loaf.seedMaterials[random.next() < 0.3 ? 1 : 0], (p, q) => {
      // A drop: pointed at one end.
      const t = q * Math.PI;
      const w = Math.sin(t) * (1 + 0.34 * Math.cos(t)) * 0.00105 * size;
      const l = -Math.cos(t) * 0.00178 * size;
      const b = p * tau;
      const f = Math.cos(b) * w;
      const g = Math.sin(b) * w * 0.5 + 0.0003 + l * tip;
      const [s1, s2] = [l * c - f * sn, l * sn + f * c];
      return [
        o[0] + along[0] * s1 + side[0] * s2 + up[0] * g,
        o[1] + along[1] * s1 + side[1] * s2 + up[1] * g,
        o[2] + along[2] * s1 + side[2] * s2 + up[2] * g,
      ];
    });
  }
}
