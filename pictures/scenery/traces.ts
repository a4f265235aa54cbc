import type { Random } from '../geometry/random.ts';
import type { Mesh, Vec } from '../render/mesh.ts';
import type { Material } from '../render/scene.ts';
import { parseColour } from '../surface/colour.ts';
import { smoothstep } from '../surface/field.ts';
import { createNoise } from '../surface/noise.ts';
import { tilt } from './materials.ts';

/** What people leave where they were a moment ago. */

/** A place of one's own: x to the right, z towards the viewer, turned about the upright line through `at`. */
function placed(at: Vec, turn: number): (x: number, y: number, z: number) => Vec {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return (x, y, z) => [at[0] + x * c + z * s, at[1] + y, at[2] - x * s + z * c];
}

/** A pair of sandals stepped out of; `turn` 0 points their toes away from the viewer. */
export function sandals(mesh: Mesh, at: Vec, turn: number, sole: number, strap: number): void {
  for (const side of [-1, 1]) {
    const pair = placed(at, turn);
    // Nobody sets them down quite side by side.
    const to = placed(pair(side * 0.068, 0, side * 0.026), turn + side * 0.12 + 0.05);
    const half = (t: number) =>
      (0.031 + 0.013 * smoothstep(0.3, 0.75, t)) * (1 - Math.abs(2 * t - 1) ** 5) ** 0.5;
    const along = (t: number) => 0.13 - t * 0.26;
    mesh.sheet(8, 24, sole, (u, v) => to((u * 2 - 1) * half(v), 0.017, along(v)), 1, 1, true);
    for (const edge of [-1, 1])
      mesh.sheet(24, 1, sole, (u, v) => to(edge * half(u), 0.017 * v, along(u)));
    for (const edge of [-1, 1])
      mesh.tube(
        Array.from({ length: 9 }, (_, i) => {
          const t = i / 8;
          return to(
            edge * 0.04 * (1 - t),
            0.018 + Math.sin(t * Math.PI * 0.8) * 0.034,
            0.02 - t * 0.1,
          );
        }),
        () => 0.0055,
        7,
        strap,
      );
  }
}

/** A cloth laid over an edge that runs from one point to another; it hangs down on both sides in folds and ends in a fringe. */
export function drape(
  mesh: Mesh,
  [from, to]: readonly [Vec, Vec],
  [front, back]: readonly [number, number],
  material: number,
  thick = 0.03,
): void {
  const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
  const long = Math.hypot(dx, dz);
  const [nx, nz] = [-dz / long, dx / long];
  const over = thick * 1.6;
  const whole = front + over + back;
  const at = (u: number, v: number): Vec => {
    const s = v * whole;
    const turn = Math.max(0, Math.min(1, (s - front) / over));
    const hung = s < front ? front - s : Math.max(0, s - front - over);
    const side = Math.cos(turn * Math.PI) * thick * -0.5;
    const fold =
      (Math.sin(u * 23 + (s < front ? 0 : 2)) * 0.012 + Math.sin(u * 9.3) * 0.016) *
      Math.min(1, hung * 5);
    // The lower a cloth hangs, the more it draws together.
    const across = 0.5 + (u - 0.5) * (1 - 0.16 * Math.min(1, hung * 1.6));
    const out = side + (s < front ? -1 : 1) * (fold + hung * 0.02);
    return [
      from[0] + dx * across + nx * out,
      from[1] + Math.sin(turn * Math.PI) * 0.008 - hung * (1 + 0.05 * Math.sin(u * 7)),
      from[2] + dz * across + nz * out,
    ];
  };
  mesh.sheet(90, 60, material, at, long, whole);
  for (const end of [0, 1])
    for (let i = 0; i <= 44; i++) {
      const [x, y, z] = at(i / 44, end);
      const swing = Math.sin(i * 12.9) * 0.006;
      mesh.tube(
        [
          [x, y + 0.004, z],
          [x + swing, y - 0.045, z + swing * 0.5],
        ],
        () => 0.0022,
        4,
        material,
      );
    }
}

/** A book left open, its pages risen from the fold; `leaves` shows written lines. */
export function openBook(mesh: Mesh, at: Vec, turn: number, cover: number, leaves: number): void {
  const to = placed(at, turn);
  const [wide, deep] = [0.15, 0.22];
  for (const side of [-1, 1]) {
    mesh.sheet(
      24,
      6,
      leaves,
      (u, v) =>
        to(side * u * wide, 0.012 + Math.sin(u ** 0.55 * Math.PI) * 0.026, (v - 0.5) * deep),
      1,
      1,
      side > 0,
    );
    for (const end of [-1, 1])
      mesh.sheet(24, 2, leaves, (u, v) =>
        to(
          side * u * wide,
          0.006 + (0.006 + Math.sin(u ** 0.55 * Math.PI) * 0.026) * v,
          (end * deep) / 2,
        ),
      );
    mesh.quad(
      to(side * 0.16, 0.006, 0.118),
      to(0, 0.006, 0.118),
      to(0, 0.006, -0.118),
      to(side * 0.16, 0.006, -0.118),
      cover,
    );
  }
}

/** Pages with lines of writing too small to read: words of unlike length, a margin, a line left short. */
export function writing(paper: string, ink: string, seed: string): Material {
  const [r, g, b] = parseColour(paper);
  const [ir, ig, ib] = parseColour(ink);
  const noise = createNoise(seed);
  return (hit) => {
    const line = Math.floor(hit.v * 19);
    const within = hit.v * 19 - line;
    const short = 0.86 - 0.3 * Math.max(0, noise.at(line * 4.7 + 0.5, 2.5) - 0.35);
    const word = noise.at(hit.u * 34 + line * 7, line * 3.1 + 0.5);
    const margin = hit.u > 0.12 && hit.u < short && hit.v > 0.09 && hit.v < 0.9;
    const dark = margin
      ? smoothstep(0.5, 0.28, Math.abs(within - 0.5)) * smoothstep(-0.3, 0.1, word) * 0.45
      : 0;
    const k = 1 + noise.fbm(hit.x * 30, hit.z * 30, 3) * 0.05;
    hit.r = (r + (ir - r) * dark) * k;
    hit.g = (g + (ig - g) * dark) * k;
    hit.b = (b + (ib - b) * dark) * k;
    tilt(hit, noise, 40, 0.02);
  };
}

/** A watering can of zinc or copper, its spout to the right when `turn` is 0. */
export function wateringCan(mesh: Mesh, at: Vec, turn: number, metal: number): void {
  const to = placed(at, turn);
  mesh.lathe(
    [
      [0.001, 0.003],
      [0.118, 0.003],
      [0.122, 0.012],
      [0.116, 0.02],
      [0.112, 0.13],
      [0.115, 0.135],
      [0.112, 0.14],
      [0.105, 0.25],
      [0.109, 0.256],
      [0.1, 0.258],
      [0.098, 0.2],
      [0.001, 0.19],
    ],
    at,
    48,
    metal,
  );
  mesh.tube(
    [to(0.1, 0.06, 0), to(0.17, 0.12, 0), to(0.29, 0.28, 0), to(0.325, 0.315, 0)],
    (t) => 0.024 - t * 0.011,
    16,
    metal,
  );
  mesh.tube([to(0.32, 0.31, 0), to(0.35, 0.34, 0)], (t) => 0.014 + t * 0.03, 18, metal);
  mesh.tube([to(0.35, 0.34, 0), to(0.356, 0.346, 0)], (t) => 0.044 - t * 0.043, 18, metal);
  // One bow to carry it by, one behind to pour with.
  mesh.tube(
    Array.from({ length: 17 }, (_, i) => {
      const a = (i / 16) * Math.PI;
      return to(Math.cos(a) * 0.1, 0.25 + Math.sin(a) * 0.13, 0);
    }),
    () => 0.008,
    10,
    metal,
  );
  mesh.tube(
    Array.from({ length: 13 }, (_, i) => {
      const a = (i / 12) * Math.PI;
      return to(-0.11 - Math.sin(a) * 0.075, 0.05 + (i / 12) * 0.17, 0);
    }),
    () => 0.0075,
    10,
    metal,
  );
}

/** An open umbrella set down to dry: it rests on its rim and the end of its handle, the canopy turned towards `turn`. */
export function umbrella(
  mesh: Mesh,
  at: Vec,
  turn: number,
  canopy: number,
  wood: number,
  size = 0.54,
): void {
  const lean = 0.98;
  const [cl, sl] = [Math.cos(lean), Math.sin(lean)];
  const to = placed(at, turn);
  const deep = size * 0.62;
  // Along the shaft, and around it.
  const own = (r: number, a: number, up: number): Vec => {
    const [x, z] = [Math.cos(a) * r, Math.sin(a) * r];
    return to(x, size * sl + up * cl - z * sl * 0.999, up * sl + z * cl);
  };
  const high = (v: number) => deep * (Math.cos(v * 1.25) - Math.cos(1.25)) * 0.8;
  const gores = 8;
  mesh.sheet(
    gores * 12,
    24,
    canopy,
    (u, v) => {
      const between = Math.abs(Math.sin(u * gores * Math.PI));
      const r = size * (Math.sin(v * 1.25) / Math.sin(1.25)) * (1 - between * 0.07 * v);
      return own(r, u * Math.PI * 2, high(v) - between * 0.02 * v);
    },
    gores,
    1,
  );
  for (let i = 0; i < gores; i++)
    mesh.tube(
      Array.from({ length: 10 }, (_, k) => {
        const v = (k / 9) * 1.02;
        const r = size * (Math.sin(v * 1.25) / Math.sin(1.25));
        return own(r, (i / gores) * Math.PI * 2, high(v) - 0.006);
      }),
      () => 0.0035,
      5,
      wood,
    );
  mesh.tube([own(0, 0, high(0) + 0.07), own(0, 0, high(0)), own(0, 0, -0.5)], () => 0.008, 9, wood);
  mesh.tube(
    Array.from({ length: 12 }, (_, i) => {
      const a = (i / 11) * Math.PI;
      return own(0.045 - Math.cos(a) * 0.045, 0, -0.5 - Math.sin(a) * 0.055);
    }),
    () => 0.012,
    9,
    wood,
  );
}

/** A wet canopy: sewn gores, each drawn a little tighter in its middle, darker where the water ran to its edge. */
export function wetCanopy(hex: string, seed: string): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    const gore = hit.u - Math.floor(hit.u);
    const seam = smoothstep(0.035, 0.008, Math.min(gore, 1 - gore));
    const run = noise.fbm(hit.u * 9, hit.v * 1.3, 3);
    const drop = smoothstep(0.34, 0.5, noise.fbm(hit.u * 60, hit.v * 42, 2));
    const k =
      1.05 -
      seam * 0.42 -
      smoothstep(0.55, 1, hit.v + run * 0.3) * 0.3 +
      run * 0.16 +
      Math.sin(gore * Math.PI) * 0.12;
    hit.r = r * k + drop * 0.05;
    hit.g = g * k + drop * 0.05;
    hit.b = b * k + drop * 0.055;
    hit.shine = 0.04 + drop * 0.1;
    hit.rough = 0.25;
    hit.nx += (gore - 0.5) * 0.35;
    tilt(hit, noise, 9, 0.05);
  };
}

/** Leaves that fell on a floor, more of them near `at`; none lies flat. */
export function fallenLeaves(
  mesh: Mesh,
  random: Random,
  at: Vec,
  reach: number,
  count: number,
  material: number,
  size = 0.05,
): void {
  for (let i = 0; i < count; i++) {
    const a = random.between(0, Math.PI * 2);
    const r = reach * Math.sqrt(random.next()) * random.between(0.4, 1);
    const long = size * random.between(0.6, 1.15);
    const wide = long * random.between(0.3, 0.44);
    const curl = random.between(0.1, 0.5);
    const to = placed(
      [at[0] + Math.cos(a) * r, at[1] + 0.004, at[2] + Math.sin(a) * r],
      random.between(0, Math.PI * 2),
    );
    mesh.sheet(6, 6, material, (u, v) => {
      const w = Math.sin(v * Math.PI) ** 0.8 * wide;
      return to(
        (u * 2 - 1) * w,
        ((u - 0.5) ** 2 * 0.5 + (v - 0.5) ** 2) * curl * long,
        (v - 0.5) * long * 2,
      );
    });
  }
}
