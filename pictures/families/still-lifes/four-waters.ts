import { smooth, tau } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import { put } from '../products/shapes.ts';
import { coloured, headSize, lookDown, own, photograph } from '../products/studio.ts';
import { bough, leaf, leafSkin, litter } from './leaves.ts';

/** Meters: a round basin in the paving, from which four narrow runnels lead. */
const basin = { radius: 0.235, deep: 0.085 };
const runnel = { half: 0.05, deep: 0.042 };
const level = -0.013;

const part = {
  stone: own,
  water: own + 1,
  leaf: own + 2,
  bloom: own + 8,
  shade: own + 9,
  peel: own + 10,
};

const wobble = createNoise('four waters wear');

/** How deep the stone is cut at a place; its edges are rounded by hands and water. */
function depth(x: number, z: number): number {
  const worn = wobble.fbm(x * 9, z * 9, 3) * 0.004;
  const r = Math.hypot(x, z) + worn;
  const inBasin = 1 - smoothstep(basin.radius - 0.03, basin.radius + 0.006, r);
  const across = Math.min(Math.abs(x), Math.abs(z)) + worn;
  const inRunnel = 1 - smoothstep(runnel.half - 0.02, runnel.half + 0.006, across);
  // A rib is left standing around the basin, which the runnels cut through.
  const rib = Math.exp(-(((r - basin.radius - 0.028) / 0.011) ** 2)) * 0.007 * (1 - inRunnel);
  const groove = Math.exp(-(((r - basin.radius - 0.062) / 0.0035) ** 2)) * 0.003 * (1 - inRunnel);
  return Math.max(inBasin * basin.deep, inRunnel * runnel.deep) - rib + groove;
}

/** Slabs of marble laid around the cross, none quite as high as the next. */
function slabAt(x: number, z: number): { height: number; joint: number; tone: number } {
  const [ax, az] = [Math.abs(x), Math.abs(z)];
  const kerb = 0.125;
  // Kerb stones run along the runnels; beyond them the paving is laid in courses.
  const isKerb = Math.min(ax, az) < kerb;
  const [along, across] = az < ax ? [x, z] : [z, x];
  const step = 0.36;
  const course = isKerb ? Math.sign(across) * 3 + (az < ax ? 40 : 70) : Math.floor(z / 0.27) + 200;
  const shift = isKerb ? Math.sign(across) * 0.11 : (Math.abs(Math.floor(z / 0.27)) % 2) * 0.17;
  const t = ((isKerb ? along : x) + shift) / step;
  const cell = Math.floor(t);
  const edgeAlong = Math.min(t - cell, cell + 1 - t) * step;
  const edgeAcross = isKerb
    ? Math.abs(Math.min(ax, az) - kerb)
    : Math.min(
        Math.abs(Math.min(ax, az) - kerb),
        Math.min(z / 0.27 - Math.floor(z / 0.27), Math.ceil(z / 0.27) - z / 0.27) * 0.27,
      );
  const joint = Math.min(edgeAlong, edgeAcross);
  const tone = wobble.at(cell * 7.3 + 3, course * 3.1);
  return { height: tone * 0.0016, joint, tone };
}

function marble(seed: string): Material {
  const noise = createNoise(seed);
  return (hit) => {
    const { x, z } = hit;
    const { joint, tone } = slabAt(x, z);
    const isCut = Math.hypot(x, z) < basin.radius + 0.05;
    const warp = noise.fbm(x * 4, z * 4, 3) * 0.2;
    const vein = Math.exp(-((noise.fbm(x * 3 + warp + tone * 9, z * 3 - warp, 4) / 0.05) ** 2));
    const grey = noise.fbm(x * 14 + tone * 20, z * 14, 4);
    const dirt = Math.max(0, noise.fbm(x * 2.4, z * 2.4, 4)) + Math.exp(-joint / 0.006) * 0.6;
    const gap = isCut ? 0 : Math.exp(-((joint / 0.0017) ** 2));
    // Wet stone is darker, and a line of lime and moss marks where the water stands.
    const below = level + 0.006 + noise.fbm(x * 30, z * 30, 3) * 0.006 - hit.y;
    const wet = Math.max(0, Math.min(1, below / 0.004 + 0.5));
    const line = Math.exp(-(((hit.y - level - 0.004) / 0.0045) ** 2));
    let k = 0.62 + grey * 0.1 + tone * 0.06 - vein * 0.1 - dirt * 0.12;
    k *= (1 - gap * 0.75) * (1 - wet * 0.42) * (1 - line * 0.28);
    const moss =
      Math.max(line * 0.5, wet * Math.max(0, noise.fbm(x * 8, z * 8, 4)) * 0.8) + gap * 0.3;
    hit.r = k * (1.02 - moss * 0.4);
    hit.g = k * (0.97 - moss * 0.16);
    hit.b = k * (0.87 - moss * 0.5);
    hit.shine = 0.018 + wet * 0.02;
    hit.rough = 0.5 - wet * 0.3;
    const pit = noise.fbm(x * 240, z * 240, 3);
    hit.nx += pit * 0.08 + noise.fbm(x * 40, z * 40, 2) * 0.05;
    hit.nz += noise.fbm(x * 240 + 8, z * 240, 3) * 0.08;
    const deepPit = noise.cells(x * 70, z * 70)[0];
    if (deepPit < 0.1) hit.r = hit.r * 0.8;
  };
}

/** Rings from where it wells up, and the fine trembling of moving water. */
function clearWater(seed: string): Material {
  const noise = createNoise(seed);
  return (hit) => {
    const { x, z } = hit;
    const r = Math.hypot(x - 0.01, z + 0.01) || 1;
    const ring = Math.sin(r * 150 + noise.fbm(x * 10, z * 10, 2) * 3) * 0.1 * Math.exp(-r * 6.5);
    const [dx, dz] = [x / r, z / r];
    const run = Math.hypot(x, z) > basin.radius ? 1 : 0.45;
    hit.nx += dx * ring + noise.fbm(x * 26, z * 26, 3) * 0.07 * run;
    hit.nz += dz * ring + noise.fbm(x * 26 + 31, z * 26, 3) * 0.07 * run;
  };
}

/** Five waxy petals around a yellow heart, as orange trees drop them. */
function bloom(mesh: Mesh, random: Random, at: Vec, size: number): void {
  const turn = random.next() * tau;
  for (let i = 0; i < 5; i++)
    leaf(
      mesh,
      put(
        [at[0], at[1] + 0.002, at[2]],
        turn + (i / 5) * tau + random.bell() * 0.1,
        -0.25 + random.bell() * 0.15,
      ),
      size,
      size * 0.42,
      part.bloom,
      { curl: 0.4, arch: 0.12, stalk: false },
    );
}

/** Where four runnels meet in the paving of the garden, from near, in low light through orange leaves. */
export const fourWaters = () =>
  photograph({
    ...headSize,
    ground: '#3a3429',
    ...lookDown([0.03, -0.01, 0.0], 34, 1.45, 0.56, -21),
    exposure: 1.5,
    lens: { blur: 0.036, focus: 1.42 },
    brightest: 1.1,
    glass: new Map([[part.water, [0.075, 0.03, 0.034]]]),
    window: {
      middle: [-1.5, 0.78, -0.85],
      along: [0.02, 0, 0.04],
      up: [0.012, 0.04, -0.012],
      light: [2150, 1690, 1100],
    },
    room: (x, y, z, out) => {
      const up = Math.max(0, y);
      const low = Math.exp(-(((y - 0.12) / 0.2) ** 2)) * Math.max(0, -x * 0.6 - z * 0.5);
      out[0] = 0.13 + up * 0.1 + low * 0.5;
      out[1] = 0.16 + up * 0.17 + low * 0.36;
      out[2] = 0.17 + up * 0.22 + low * 0.22;
    },
    furnish: (mesh, materials, random, seed) => {
      // The ground of the studio lies under the paving.
      for (let i = 1; i < mesh.vertices.length; i += 8) mesh.vertices[i] -= 0.4;
      materials[part.stone] = marble(`${seed} marble`);
      const [left, right, back, front] = [-1.5, 1.5, -2.2, 1.1];
      // Narrow near the basin, wide far off.
      const spread = (t: number, low: number, high: number) => {
        const s = t * 2 - 1;
        const bent = 0.3 * s + 0.7 * s ** 3;
        return bent < 0 ? -bent * low : bent * high;
      };
      mesh.sheet(620, 560, part.stone, (u, v) => {
        const x = spread(u, left, right);
        const z = spread(v, back, front);
        return [x, slabAt(x, z).height - depth(x, z), z];
      });
      materials[part.water] = clearWater(`${seed} water`);
      mesh.sheet(1, 1, part.water, (u, v) => [(u - 0.5) * 0.62, level, (v - 0.5) * 0.62]);
      for (const [x, z, w, d] of [
        [0, 0.705, 0.16, 0.79],
        [0, -1.255, 0.16, 1.89],
        [0.905, 0, 1.19, 0.16],
        [-0.905, 0, 1.19, 0.16],
      ])
        mesh.sheet(1, 1, part.water, (u, v) => [x + (u - 0.5) * w, level, z + (v - 0.5) * d]);
      const leaves: readonly (readonly [string, string])[] = [
        ['#3c5a24', '#7d6a2c'],
        ['#55702c', '#8a6a28'],
        ['#8d8430', '#7a4d20'],
        ['#a5802c', '#6b3f1c'],
        ['#2f4a20', '#5d4a22'],
      ];
      leaves.forEach(([fresh, dry], i) => {
        materials[part.leaf + i] = leafSkin(fresh, dry, `${seed} leaf ${i}`, 0.05);
      });
      const kinds = leaves.map((_, i) => part.leaf + i);
      const spots: Vec[] = [];
      for (let i = 0; i < 74; i++) {
        const x = random.bell() * 0.75;
        const z = random.bell() * 0.8 - 0.1;
        if (depth(x, z) < 0.004) spots.push([x, 0.001, z]);
      }
      litter(mesh, random, spots, kinds, [0.045, 0.078]);
      // Some float.
      litter(
        mesh,
        random,
        [
          [0.09, level, 0.07],
          [-0.12, level, -0.06],
          [0.02, level, 0.44],
          [-0.55, level, 0.01],
        ],
        kinds,
        [0.045, 0.066],
      );
      materials[part.bloom] = coloured('#efe9d8', `${seed} bloom`, {
        grain: 0.1,
        shine: 0.02,
        bump: 0.1,
      });
      for (let i = 0; i < 15; i++) {
        const [x, z] = [random.bell() * 0.5 + 0.1, random.bell() * 0.5 + 0.1];
        bloom(
          mesh,
          random,
          [x, depth(x, z) > 0.01 ? level : 0.002, z],
          random.between(0.012, 0.016),
        );
      }
      // One orange came down with them.
      const noise = createNoise(`${seed} orange`);
      materials[part.peel] = (hit) => {
        const tone = noise.fbm(hit.x * 30, hit.z * 30 + hit.y * 30, 3);
        const pore = noise.cells(hit.x * 420 + hit.y * 120, hit.z * 420 + hit.y * 300)[0];
        [hit.r, hit.g, hit.b] = [0.72 + tone * 0.14, 0.24 + tone * 0.1, 0.022];
        hit.shine = 0.045;
        hit.rough = 0.26;
        const dent = Math.max(0, 0.35 - pore) * 0.5;
        hit.nx += noise.at(hit.x * 500, hit.z * 500) * dent;
        hit.ny += noise.at(hit.y * 500, hit.z * 500) * dent;
      };
      const round: [number, number][] = smooth(
        [
          [0.0004, 0.001],
          [0.02, 0.004],
          [0.034, 0.018],
          [0.0375, 0.036],
          [0.032, 0.056],
          [0.017, 0.068],
          [0.006, 0.0695],
          [0.0004, 0.0675],
        ],
        false,
        8,
      ).map(([r, y]): [number, number] => [Math.max(0.0004, r), y]);
      mesh.lathe(round, [0.315, -0.002, 0.175], 90, part.peel);
      materials[part.shade] = coloured('#1d3312', `${seed} bough`, { grain: 0.3 });
      bough(mesh, random, [-0.95, 0.56, -0.55], [0.26, 0.16, 0.26], 84, 0.075, part.shade);
      bough(mesh, random, [-0.5, 0.95, -1.1], [0.5, 0.1, 0.3], 44, 0.08, part.shade);
    },
  });
