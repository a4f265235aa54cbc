import { smooth, tau } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { createNoise } from '../../surface/noise.ts';
import { coloured, headSize, lookDown, own, photograph, stuff } from '../products/studio.ts';
import { bough, leafSkin, litter } from './leaves.ts';

/** Meters: a wide wooden vessel, and how high the water stands in it. */
const vessel = { radius: 0.34, high: 0.155 };
const level = 0.118;

const part = {
  wood: own,
  water: own + 1,
  bark: own + 2,
  leaf: own + 3,
  shade: own + 8,
  stone: own + 9,
};

/** Koa turned long ago: dark, split at the rim, grey where water and sun reach it. */
function oldWood(seed: string): Material {
  const noise = createNoise(seed);
  return (hit) => {
    const [along, across] = [hit.x * 0.9 + hit.z * 0.43, hit.z * 0.9 - hit.x * 0.43];
    const ring = noise.fbm(
      across * 26 + noise.fbm(along * 3, across * 6, 3) * 2 + hit.y * 8,
      along * 2,
      4,
    );
    const fiber = noise.fbm(across * 420 + hit.y * 90, along * 14, 3);
    const worn = Math.max(0, noise.fbm(along * 6, across * 6 + hit.y * 9, 4)) * 0.8;
    const wet = Math.max(
      0,
      Math.min(1, (level + 0.014 + noise.fbm(along * 20, across * 20, 2) * 0.01 - hit.y) / 0.008),
    );
    const isInside = Math.hypot(hit.x, hit.z) < vessel.radius - 0.004;
    const k = (1 + ring * 0.4 + fiber * 0.26) * (isInside ? 1 - wet * 0.5 : 1);
    hit.r = (0.155 + worn * 0.12) * k;
    hit.g = (0.082 + worn * 0.11) * k;
    hit.b = (0.042 + worn * 0.095) * k;
    hit.shine = 0.03;
    hit.rough = 0.4;
    hit.nx += fiber * 0.16;
    hit.ny += ring * 0.12;
    hit.nz += fiber * 0.16;
  };
}

/** Inner bark: long pale fibers that part, browner where the outer bark clung. */
function wauke(seed: string): Material {
  const noise = createNoise(seed);
  return (hit) => {
    const [long, wide] = [hit.u, hit.v];
    const fiber = noise.fbm(wide * 46 + noise.fbm(long * 40, wide * 5, 2) * 2, long * 30, 4);
    const fine = noise.fbm(wide * 160, long * 120, 2);
    const cling = Math.max(0, noise.fbm(long * 34, wide * 2.4, 4) - 0.1) * 1.2;
    const slit = noise.fbm(wide * 22, long * 14 + 60, 3) > 0.5 ? 0.6 : 1;
    const k = (1 + fiber * 0.36 + fine * 0.12) * slit;
    hit.r = (0.6 - cling * 0.34) * k;
    hit.g = (0.49 - cling * 0.33) * k;
    hit.b = (0.3 - cling * 0.23) * k;
    hit.shine = 0.04;
    hit.rough = 0.3;
    hit.nx += fiber * 0.22;
    hit.ny += fine * 0.2;
    hit.nz += fiber * 0.22;
  };
}

/** A strip wound loosely on its edge, as wauke is rolled to soak. */
function coil(mesh: Mesh, random: Random, [cx, cy, cz]: Vec, turns: number, wide: number): void {
  const noise = createNoise(`coil ${cx} ${cz}`);
  const start = random.next() * tau;
  const [inner, gap] = [random.between(0.017, 0.025), random.between(0.0072, 0.0098)];
  const lean = [random.bell() * 0.12, random.bell() * 0.12];
  mesh.sheet(Math.round(turns * 64), 8, part.bark, (u, v) => {
    const a = start + u * turns * tau;
    const loose = noise.fbm(Math.cos(a) * 1.3 + u * 2, Math.sin(a) * 1.3 + u * 3, 3);
    const end = Math.max(0, u - 0.93) * 0.5;
    const r = inner + u * turns * gap + loose * 0.009 + end * 0.9;
    const ragged = (noise.at(u * 90, v < 0.5 ? 3 : 9) * 0.5 + noise.at(u * 300, v) * 0.4) * 0.004;
    const bow = Math.sin(v * Math.PI) * 0.003;
    const y = (v - 0.5) * (wide + ragged * 2) + noise.at(u * 11, 4) * 0.007 - end * 0.12;
    const x = Math.cos(a) * (r + bow);
    const z = Math.sin(a) * (r + bow);
    return [cx + x + lean[0] * y, cy + y + lean[0] * x + lean[1] * z, cz + z + lean[1] * y];
  });
}

/** A loose strip along a line. */
function strip(mesh: Mesh, points: readonly Vec[], wide: number, seed: string): void {
  const noise = createNoise(seed);
  const flat = smooth(
    points.map(([x, , z]): [number, number] => [x, z]),
    false,
    10,
  );
  const high = smooth(
    points.map(([x, y]): [number, number] => [x, y]),
    false,
    10,
  );
  const last = flat.length - 1;
  const at = (t: number): Vec => {
    const s = Math.max(0, Math.min(last - 1e-6, t * last));
    const i = Math.floor(s);
    const f = s - i;
    const mix = (a: number, b: number) => a + (b - a) * f;
    return [
      mix(flat[i][0], flat[i + 1][0]),
      mix(high[i][1], high[i + 1][1]),
      mix(flat[i][1], flat[i + 1][1]),
    ];
  };
  mesh.sheet(160, 10, part.bark, (u, v) => {
    const [x, y, z] = at(u);
    const [ax, , az] = at(Math.max(0, u - 0.01));
    const [bx, , bz] = at(Math.min(1, u + 0.01));
    const l = Math.hypot(bx - ax, bz - az) || 1;
    const ragged = 1 + noise.at(u * 60, v < 0.5 ? 2 : 7) * 0.14;
    const s = (v - 0.5) * wide * ragged;
    const cup = (v - 0.5) ** 2 * wide * 0.5 + noise.fbm(u * 12, v * 2, 2) * 0.005;
    return [x - ((bz - az) / l) * s, y + cup, z + ((bx - ax) / l) * s];
  });
}

/** Wauke soaks in an old wooden vessel under a tree: coils of pale bark half above the water, fallen leaves. */
export const barkSoaking = () =>
  photograph({
    ...headSize,
    ground: '#3a3429',
    ...lookDown([-0.03, 0.105, 0.06], 40, 1.15, 0.46, 14),
    exposure: 2.9,
    lens: { blur: 0.04, focus: 1.12 },
    brightest: 1.1,
    glass: new Map([[part.water, [0.045, 0.055, 0.12]]]),
    window: {
      middle: [-1.3, 1.15, -0.75],
      along: [0.02, 0, 0.045],
      up: [0.02, 0.04, -0.012],
      light: [1750, 1450, 1010],
    },
    room: (x, y, z, out) => {
      const up = Math.max(0, y);
      // Under a crown: green above, open sky only low on one side.
      const open = Math.exp(-(((y - 0.3) / 0.22) ** 2)) * Math.max(0, -x * 0.5 - z * 0.6);
      out[0] = 0.08 + up * 0.07 + open * 0.7;
      out[1] = 0.1 + up * 0.13 + open * 0.78;
      out[2] = 0.09 + up * 0.07 + open * 0.8;
    },
    furnish: (mesh, materials, random, seed) => {
      const noise = createNoise(`${seed} stone`);
      materials[stuff.ground] = coloured('#241c15', `${seed} earth`, {
        grain: 0.5,
        fine: 300,
        bump: 0.4,
      });
      materials[part.stone] = (hit) => {
        const tone = noise.fbm(hit.x * 5, hit.z * 5, 5);
        const hole = noise.cells(hit.x * 90, hit.z * 61 + tone * 2)[0];
        const moss = Math.max(0, noise.fbm(hit.x * 6 + 20, hit.z * 6, 4) - 0.1);
        const k = (1 + tone * 0.5) * (hole < 0.13 ? 0.72 : 1);
        hit.r = 0.075 * k + moss * 0.03;
        hit.g = 0.07 * k + moss * 0.045;
        hit.b = 0.066 * k;
        hit.shine = 0.02;
        hit.rough = 0.5;
        hit.nx += noise.fbm(hit.x * 150, hit.z * 150, 3) * 0.4;
        hit.nz += noise.fbm(hit.x * 150 + 7, hit.z * 150, 3) * 0.4;
      };
      // Flat stones with earth between them.
      mesh.sheet(420, 380, part.stone, (u, v) => {
        const [x, z] = [(u - 0.5) * 3.2, (v - 0.55) * 3.2];
        const warp = noise.fbm(x * 3, z * 3, 3) * 0.2;
        const [nearest, second, cell] = noise.cells(x * 3.1 + warp, z * 3.1 - warp);
        const edge = Math.min(1, (second - nearest) / 0.22);
        return [
          x,
          -0.03 +
            (1 - (1 - edge) ** 3) * 0.034 +
            cell * 0.012 +
            noise.fbm(x * 16, z * 16, 4) * 0.008,
          z,
        ];
      });
      materials[part.wood] = oldWood(`${seed} wood`);
      const profile = smooth(
        [
          [0.2, 0.006],
          [0.265, 0.02],
          [vessel.radius - 0.012, 0.085],
          [vessel.radius + 0.004, vessel.high - 0.012],
          [vessel.radius + 0.002, vessel.high],
          [vessel.radius - 0.016, vessel.high - 0.001],
          [vessel.radius - 0.024, vessel.high - 0.03],
          [0.255, 0.052],
          [0.16, 0.036],
          [0.0005, 0.034],
        ],
        false,
        10,
      );
      mesh.lathe(
        profile.map(([r, y]): [number, number] => [Math.max(0.0004, r), y]),
        [0, 0.012, 0],
        200,
        part.wood,
      );
      const ripple = createNoise(`${seed} ripple`);
      materials[part.water] = (hit) => {
        const { x, z } = hit;
        const r = Math.hypot(x - 0.12, z - 0.05) || 1;
        const ring = Math.sin(r * 210) * 0.07 * Math.exp(-r * 14);
        hit.nx += ((x - 0.12) / r) * ring + ripple.fbm(x * 14, z * 14, 2) * 0.018;
        hit.nz += ((z - 0.05) / r) * ring + ripple.fbm(x * 14 + 9, z * 14, 2) * 0.018;
      };
      mesh.lathe(
        [
          [vessel.radius - 0.02, level],
          [0.0004, level],
        ],
        [0, 0.012, 0],
        90,
        part.water,
      );
      materials[part.bark] = wauke(`${seed} wauke`);
      const surface = level + 0.012;
      coil(mesh, random, [-0.14, surface - 0.012, 0.03], 7, 0.05);
      coil(mesh, random, [0.03, surface - 0.02, 0.165], 6, 0.05);
      coil(mesh, random, [0.075, surface - 0.02, -0.09], 7.5, 0.052);
      coil(mesh, random, [-0.07, surface - 0.034, -0.2], 5, 0.05);
      // One strip hangs out over the rim.
      strip(
        mesh,
        [
          [0.16, surface - 0.03, 0.1],
          [0.22, surface + 0.012, 0.15],
          [0.282, vessel.high + 0.017, 0.2],
          [0.305, vessel.high + 0.012, 0.215],
          [0.33, 0.08, 0.235],
          [0.37, 0.02, 0.27],
          [0.46, 0.018, 0.31],
        ],
        0.045,
        `${seed} strip`,
      );
      strip(
        mesh,
        [
          [-0.26, surface - 0.02, -0.08],
          [-0.16, surface - 0.012, -0.13],
          [-0.02, surface - 0.028, -0.02],
          [0.1, surface - 0.04, 0.02],
        ],
        0.034,
        `${seed} loose`,
      );
      const leaves: readonly (readonly [string, string])[] = [
        ['#4a6424', '#806a2c'],
        ['#76702a', '#6d4a20'],
        ['#9a7a2a', '#5d3a1c'],
        ['#6b4524', '#3f2917'],
        ['#35521f', '#5d4a22'],
      ];
      leaves.forEach(([fresh, dry], i) => {
        materials[part.leaf + i] = leafSkin(fresh, dry, `${seed} leaf ${i}`, 0.045);
      });
      const kinds = leaves.map((_, i) => part.leaf + i);
      const spots: Vec[] = [];
      for (let i = 0; i < 150; i++) {
        const [x, z] = [random.bell() * 0.9, random.bell() * 0.9 - 0.1];
        if (Math.hypot(x, z) > vessel.radius + 0.05) spots.push([x, 0.018, z]);
      }
      litter(mesh, random, spots, kinds, [0.07, 0.12], 0.5);
      litter(
        mesh,
        random,
        [
          [0.17, surface, -0.01],
          [-0.02, surface, 0.05],
          [-0.2, surface, 0.16],
          [0.16, surface, -0.19],
        ],
        kinds,
        [0.065, 0.095],
        0.5,
      );
      materials[part.shade] = coloured('#1f3512', `${seed} bough`, { grain: 0.3 });
      bough(mesh, random, [-0.78, 0.8, -0.45], [0.24, 0.12, 0.24], 70, 0.095, part.shade);
      bough(mesh, random, [-0.25, 1.15, -0.95], [0.5, 0.12, 0.3], 90, 0.1, part.shade);
    },
  });
