import { createRandom, type Random } from '../../geometry/random.ts';
import { Mesh, unit, type Vec } from '../../render/mesh.ts';
import { type Hit, type Material, renderScene } from '../../render/scene.ts';
import { seaMaterial } from '../../scenery/sea.ts';
import { createSky, type SkyLook } from '../../scenery/skies.ts';
import { smoothstep } from '../../surface/field.ts';
import type { Picture } from '../../surface/mount.ts';
import { createNoise, type Noise } from '../../surface/noise.ts';
import { roll } from './coast.ts';

const m = { sand: 0, sea: 1, stone: 2, hill: 3 };

/** How far out the sand meets still water. */
const waterLine = -4.2;

/** The sand rises gently toward the eye, in long bars. */
const sandAt = (noise: Noise, x: number, z: number) =>
  (z - waterLine) * 0.034 + noise.fbm(x * 0.12, z * 0.22, 3) * 0.05;

/** Where the last wave stopped. */
const reachAt = (noise: Noise, x: number) =>
  0.55 + noise.fbm(x * 0.17 + 3, 1.7, 3) * 2.6 + noise.fbm(x * 0.8, 9.1, 3) * 0.5;

/** The line of the wave that is breaking. */
const breakAt = (noise: Noise, x: number) => -12.5 + noise.fbm(x * 0.05, 4.4, 2) * 3.2;

/** How far a wave has broken at a place along it, 0 still whole to 1 foam. */
const brokenAt = (noise: Noise, x: number) =>
  smoothstep(-0.12, 0.2, noise.fbm(x * 0.09 + 21, 2.2, 3) + 0.06);

/** Low tide in the morning: foam lace that runs out over wet sand, one wave breaking, headlands in haze. */
export function drawTide(sky: SkyLook, seed: string): Promise<Picture> {
  const mesh = new Mesh();
  const noise = createNoise(seed);
  const random = createRandom(seed);
  mesh.sheet(
    300,
    260,
    m.sand,
    (u, v) => {
      const far = 16 * v ** 1.7;
      const x = (u - 0.5) * (10 + far * 2.6);
      return [x, sandAt(noise, x, 7 - far), 7 - far];
    },
    1,
    1,
    true,
  );
  const sunTurn = unit((sky.sun ?? { direction: [0, 1, 0] as Vec }).direction);
  layWater(mesh, noise);
  headlands(mesh, noise);
  stones(mesh, random, noise);
  return renderScene(
    {
      mesh,
      camera: { eye: [0, 1.75, 6.4], target: [0.4, 1.2, -20], tall: 0.74, rise: 0.06 },
      materials: materials(sky, noise, seed),
      sky: createSky(sky),
      sun: { direction: sunTurn, colour: [3.4, 2.7, 2.05], soft: 0.04 },
      centre: [0, 0, 1],
      radius: 11,
      bounce: [0.34, 0.34, 0.4],
      castsShadow: (material) => material === m.stone,
      exposure: 0.84,
      glow: 0.07,
      corner: 0.5,
      bias: 0.01,
      oversampling: 2,
    },
    2400,
    1500,
  );
}

function layWater(mesh: Mesh, noise: Noise): void {
  const reach = 700;
  mesh.sheet(
    460,
    820,
    m.sea,
    (u, v) => {
      const far = reach * v ** 2.5;
      const x = (u - 0.5) * (30 + far * 2.5);
      const z = -1.5 - far;
      const out = smoothstep(-4, -40, z);
      const calm = Math.min(1, (1 - v) * 5);
      const from = breakAt(noise, x) - z;
      const ridge =
        Math.exp(-((from / (from < 0 ? 0.75 : 2.6)) ** 2)) *
        (0.62 + noise.fbm(x * 0.3, 3, 2) * 0.3) *
        (0.75 + 0.4 * noise.at(x * 0.07, 8));
      const torn =
        brokenAt(noise, x) * noise.fbm(x * 2.1, z * 2.1, 4) * Math.min(1, ridge * 2) * 0.19;
      return [x, roll(noise, x, z) * 0.75 * out * calm + Math.max(0, ridge) + torn, z];
    },
    1,
    1,
    true,
  );
  mesh.quad(
    [-9000, 0, -1 - reach],
    [9000, 0, -1 - reach],
    [9000, 0, -16000],
    [-9000, 0, -16000],
    m.sea,
  );
}

/** Three ridges one behind another, each paler: what lies between them is air. `u` says how far. */
function headlands(mesh: Mesh, noise: Noise): void {
  for (const [k, [z, left, right, high]] of (
    [
      [-520, -420, -120, 62],
      [-900, -820, -60, 92],
      [-1700, -1700, 60, 135],
    ] as const
  ).entries())
    mesh.sheet(
      260,
      10,
      m.hill,
      (u, v) => {
        const x = left + (right - left) * u;
        const fall = smoothstep(1, 0.55, u) * 0.85 + smoothstep(1, 0.9, u) * 0.15;
        const ridge =
          high * fall * (0.62 + noise.fbm(u * 5 + k * 13, k * 5.1, 5) * 0.62) +
          noise.fbm(u * 60, k, 3) * high * 0.03 * fall;
        return [x, Math.max(0, ridge) * v - 0.5, z + (1 - v) * high * 0.8];
      },
      k,
      1,
    );
}

/** Lava stones, worn round, each in the hollow that the water washed out around it. */
function stones(mesh: Mesh, random: Random, noise: Noise): void {
  for (const [x, z, size] of [
    [-2.05, 1.15, 0.2],
    [-1.72, 1.3, 0.115],
    [-2.36, 0.9, 0.085],
    [-1.3, 0.62, 0.06],
    [2.15, 1.35, 0.085],
    [2.75, 0.25, 0.17],
    [3.02, 0.36, 0.09],
    [3.4, -0.5, 0.07],
    [-3.9, -1.2, 0.26],
    [-3.5, -1.35, 0.12],
    [0.62, 1.75, 0.05],
    [5.3, -2.2, 0.3],
    [5.85, -2.1, 0.16],
  ] as const) {
    const y = sandAt(noise, x, z);
    const [a, b] = [random.between(0, 30), random.between(0.55, 0.75)];
    mesh.sheet(44, 26, m.stone, (u, v) => {
      const [p, t] = [u * Math.PI * 2, v * Math.PI];
      const d: Vec = [Math.cos(p) * Math.sin(t), Math.cos(t), Math.sin(p) * Math.sin(t)];
      const r =
        size *
        (1 +
          noise.fbm(d[0] * 1.3 + a, d[2] * 1.3 + d[1], 3) * 0.36 +
          noise.fbm(d[0] * 6 + a, d[2] * 6 + d[1] * 5, 3) * 0.07);
      return [x + d[0] * r * 1.2, y + size * 0.2 + d[1] * r * b, z + d[2] * r];
    });
  }
}

/** A net of foam: where bubbles of many sizes meet, thick in some places and torn in others. */
function lace(noise: Noise, x: number, z: number): number {
  const wx = x + noise.fbm(x * 0.9, z * 0.9, 3) * 0.5;
  const wz = z + noise.fbm(x * 0.9 + 40, z * 0.9, 3) * 0.5;
  let sum = 0;
  for (const [size, weight, wide] of [
    [1.25, 1, 0.16],
    [3.1, 0.75, 0.2],
    [7.9, 0.5, 0.26],
  ] as const) {
    const [one, two] = noise.cells(wx * size + size * 9, wz * size * 1.25);
    sum = Math.max(sum, weight * smoothstep(wide, wide * 0.25, two - one));
  }
  return sum;
}

function materials(look: SkyLook, noise: Noise, seed: string): Material[] {
  const list: Material[] = [];
  const sky = createSky({ ...look, sun: look.sun && { ...look.sun, disc: 0 } });
  const sun = unit((look.sun ?? { direction: [0, 1, 0] as Vec }).direction);
  const seen = new Float32Array(3);
  /** Lays a film of water over what a hit has: the sky in it, and the sun's path. */
  const film = (hit: Hit, amount: number, ripple: number) => {
    const nx = noise.fbm(hit.x * 3.1, hit.z * 5.3, 3) * ripple;
    const nz = noise.fbm(hit.x * 3.1 + 9, hit.z * 5.3 + 7, 3) * ripple;
    const l = 1 / Math.hypot(nx, 1, nz);
    const cos = Math.max(0.02, -(nx * hit.dx + hit.dy + nz * hit.dz) * l);
    const fresnel = (0.03 + 0.97 * (1 - cos) ** 5) * amount;
    const rx = hit.dx + nx * l * cos * 2;
    const ry = Math.abs(hit.dy + l * cos * 2);
    const rz = hit.dz + nz * l * cos * 2;
    sky(rx, ry, rz, seen);
    const rl = 1 / Math.hypot(rx, ry, rz);
    const near = 1 - Math.max(0, (rx * sun[0] + ry * sun[1] + rz * sun[2]) * rl);
    const path = Math.exp(-near / 0.004) * 0.9 + Math.exp(-near / 0.03) * 0.12;
    for (const [c, key] of (['glowR', 'glowG', 'glowB'] as const).entries()) {
      hit[key] += seen[c] * fresnel + (look.sun?.colour[c] ?? 0) * path * fresnel * 6;
    }
    const keep = 1 - fresnel;
    hit.r *= keep;
    hit.g *= keep;
    hit.b *= keep;
  };
  list[m.sand] = (hit) => {
    const reach = reachAt(noise, hit.x);
    // How far above the last wave the sand lies; below it water still runs back.
    const above = hit.z - reach;
    const wet = smoothstep(3.4, 0.2, above + noise.fbm(hit.x * 0.6, hit.z * 0.6, 3) * 1.1);
    const grain = noise.fbm(hit.x * 70, hit.z * 70, 3) * Math.min(1, 0.006 / hit.size);
    const ribs =
      Math.sin((hit.z + noise.fbm(hit.x * 0.7, hit.z * 0.5, 3) * 1.4) * 17) *
      smoothstep(0.2, 2.6, above) *
      Math.min(1, 0.02 / hit.size);
    const cloud = noise.fbm(hit.x * 0.5, hit.z * 0.9, 4);
    const dry = [0.47, 0.375, 0.275];
    const damp = [0.165, 0.13, 0.105];
    const k = 1 + cloud * 0.22 + grain * 0.35 + ribs * 0.035;
    // Black sand sorts itself out in plumes where the water ran back.
    const plume = smoothstep(0.08, 0.5, noise.fbm(hit.x * 1.5, hit.z * 0.34, 4)) * 0.5;
    const [r, g, b] = [0, 1, 2].map((c) => (dry[c] + (damp[c] - dry[c]) * wet) * k * (1 - plume));
    hit.r = r;
    hit.g = g;
    hit.b = b;
    hit.nx += grain * 0.22 + noise.at(hit.x * 9, hit.z * 9) * 0.04;
    hit.nz +=
      noise.fbm(hit.x * 70 + 9, hit.z * 70, 3) * 0.2 * Math.min(1, 0.006 / hit.size) + ribs * 0.1;
    const l = 1 / Math.hypot(hit.nx, hit.ny, hit.nz);
    hit.nx *= l;
    hit.ny *= l;
    hit.nz *= l;
    // A line of bits that an earlier, higher wave left.
    const old = above - 2.3 - noise.fbm(hit.x * 0.5 + 8, 3, 3) * 1.5;
    const left =
      smoothstep(0.12, 0, Math.abs(old)) *
      smoothstep(0.1, 0.45, noise.fbm(hit.x * 9, hit.z * 9, 3));
    for (const c of ['r', 'g', 'b'] as const) hit[c] *= 1 - left * 0.6;
    const under = smoothstep(0.02, -0.35, above);
    film(hit, Math.max(under, wet * 0.75), under > 0.5 ? 0.035 : 0.012 + (1 - wet) * 0.1);
    // The edge of the wave: a bright rim of foam with its own shade, and lace behind it.
    const rim = smoothstep(0.1, 0.02, Math.abs(above + 0.04 + noise.fbm(hit.x * 4, 2, 3) * 0.1));
    const back = smoothstep(0.05, -0.4, above) * smoothstep(-6.5, -1, above);
    const clots = smoothstep(-0.25, 0.3, noise.fbm(hit.x * 0.35 + 5, hit.z * 0.6, 4));
    const net = lace(noise, hit.x, hit.z) * back * (0.25 + clots * 0.9);
    const bubbles = 0.75 + 0.25 * noise.fbm(hit.x * 26, hit.z * 26, 2);
    const foam = Math.min(0.94, Math.max(net, rim * (0.55 + clots * 0.5)) * bubbles);
    const shade = smoothstep(0.22, 0.06, above) * smoothstep(-0.02, 0.06, above) * 0.4;
    for (const c of ['r', 'g', 'b'] as const) hit[c] *= 1 - shade;
    cover(hit, foam, [0.62, 0.6, 0.6]);
  };
  const open = seaMaterial(look, `${seed} sea`, {
    wind: 0.75,
    deep: [0.02, 0.075, 0.095],
    crest: [0.03, 0.16, 0.14],
  });
  list[m.sea] = (hit) => {
    const [nx, ny, nz] = [hit.nx, hit.ny, hit.nz];
    open(hit);
    if (hit.z < -60) return;
    const from = breakAt(noise, hit.x) - hit.z;
    const broken = brokenAt(noise, hit.x);
    const boil = 0.5 + noise.fbm(hit.x * 2.4, hit.z * 2.4 + hit.y * 3, 5);
    const front =
      smoothstep(-2.1 - boil, -0.4, from) *
      smoothstep(1, 0.1, from) *
      broken *
      smoothstep(0.15, 0.6, boil + 0.15);
    const edge =
      smoothstep(-0.35, 0, from) * smoothstep(0.3, 0.02, from) * smoothstep(0.35, 0.7, boil) * 0.8;
    const behind =
      lace(noise, hit.x * 0.8, hit.z * 0.55) *
      smoothstep(-40, -5, hit.z) *
      (0.2 + 0.75 * smoothstep(-0.15, 0.35, noise.fbm(hit.x * 0.14, hit.z * 0.22, 3)));
    // Over the bar the sand shines through.
    const shallow = smoothstep(-9, -2, hit.z) * 0.55;
    hit.glowR += (0.1 - hit.glowR) * shallow * 0.5;
    hit.glowG += (0.13 - hit.glowG) * shallow * 0.35;
    hit.nx = nx;
    hit.ny = ny;
    hit.nz = nz;
    const amount = Math.min(0.95, Math.max(front, edge, behind));
    for (const key of ['glowR', 'glowG', 'glowB'] as const) hit[key] *= 1 - amount;
    const tone = 0.42 + boil * 0.3;
    hit.r = tone * amount;
    hit.g = tone * amount;
    hit.b = tone * 1.02 * amount;
  };
  list[m.stone] = (hit) => {
    const rough = noise.fbm(hit.x * 22, hit.z * 22 + hit.y * 19, 4);
    const [near, , kind] = noise.cells(hit.x * 60, hit.z * 60 + hit.y * 53);
    const hole = kind > 0.5 ? smoothstep(0.35, 0.1, near) : 0;
    const k = (1 + rough * 0.5) * (1 - hole * 0.6);
    hit.r = 0.05 * k;
    hit.g = 0.047 * k;
    hit.b = 0.048 * k;
    hit.nx += rough * 0.35;
    hit.nz += noise.fbm(hit.x * 22 + 5, hit.z * 22 + hit.y * 19, 4) * 0.35;
    const l = 1 / Math.hypot(hit.nx, hit.ny, hit.nz);
    hit.nx *= l;
    hit.ny *= l;
    hit.nz *= l;
    hit.shine = 0.09;
    hit.rough = 0.3;
  };
  list[m.hill] = (hit) => {
    const far = Math.min(1, -hit.z / 2100);
    const fold = noise.fbm(hit.x * 0.02, hit.y * 0.05 + hit.z * 0.01, 5);
    const haze = 0.5 + far * 0.42 + smoothstep(60, 0, hit.y) * 0.08;
    hit.r = hit.g = hit.b = 0;
    for (const [c, key] of (['glowR', 'glowG', 'glowB'] as const).entries()) {
      const ground = [0.06, 0.085, 0.07][c] * (1 + fold * 0.9);
      const air = look.horizon[c] * 0.62 + look.zenith[c] * 0.2;
      hit[key] = ground + (air - ground) * Math.min(0.94, haze);
    }
  };
  return list;
}

/** Foam over what a hit has. */
function cover(hit: Hit, amount: number, colour: readonly [number, number, number]): void {
  for (const [c, key] of (['r', 'g', 'b'] as const).entries())
    hit[key] += (colour[c] - hit[key]) * amount;
  hit.glowR *= 1 - amount;
  hit.glowG *= 1 - amount;
  hit.glowB *= 1 - amount;
}
