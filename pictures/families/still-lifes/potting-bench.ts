import { smooth, tau } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { leaves } from '../../scenery/materials.ts';
import { bladePlant, foliage } from '../../scenery/plants.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import { put } from '../products/shapes.ts';
import {
  coloured,
  headSize,
  lookDown,
  metal,
  own,
  photograph,
  planed,
  stuff,
} from '../products/studio.ts';

/** Fired clay with lime that came through it, darker where it is wet. */
function terracotta(seed: string): Material {
  const noise = createNoise(seed);
  const [r, g, b] = parseColour('#a5674a');
  return (hit) => {
    const lime = smoothstep(0.05, 0.4, noise.fbm(hit.x * 34 + hit.z * 20, hit.y * 30, 4)) * 0.5;
    const wet = smoothstep(0.06, -0.02, hit.y + noise.fbm(hit.x * 30, hit.z * 30, 3) * 0.02) * 0.35;
    const k = (1 + noise.fbm(hit.x * 300, hit.y * 300 + hit.z * 200, 2) * 0.16) * (1 - wet);
    hit.r = (r + (0.86 - r) * lime) * k;
    hit.g = (g + (0.8 - g) * lime) * k;
    hit.b = (b + (0.72 - b) * lime) * k;
    hit.nx += noise.at(hit.x * 500, hit.y * 500) * 0.12;
    hit.ny += noise.at(hit.y * 500, hit.z * 500) * 0.12;
  };
}

function soil(seed: string): Material {
  const noise = createNoise(seed);
  return (hit) => {
    const crumb = noise.fbm(hit.x * 260, hit.z * 260 + hit.y * 200, 3);
    const k = 0.055 * (1 + crumb * 1.1);
    [hit.r, hit.g, hit.b] = [k * 1.15, k * 0.82, k * 0.58];
    hit.nx += noise.fbm(hit.x * 320, hit.z * 320, 3) * 0.9;
    hit.nz += noise.fbm(hit.x * 320 + 9, hit.z * 320, 3) * 0.9;
  };
}

/** A flower pot with its rim and the earth in it. */
function pot(
  mesh: Mesh,
  at: Vec,
  high: number,
  wide: number,
  clay: number,
  earth: number | null,
): void {
  const r = wide / 2;
  mesh.lathe(
    smooth(
      [
        [r * 0.62, 0],
        [r * 0.86, high * 0.78],
        [r * 0.87, high * 0.785],
        [r * 1.0, high * 0.79],
        [r * 1.02, high * 0.99],
        [r * 0.99, high],
        [r * 0.9, high * 0.995],
        [r * 0.84, high * 0.8],
        [r * 0.55, high * 0.06],
      ],
      false,
      4,
    ),
    at,
    80,
    clay,
  );
  if (earth === null) return;
  mesh.sheet(48, 12, earth, (u, v) => {
    const a = u * tau;
    const lump = Math.sin(a * 5 + v * 9) * 0.003 + (1 - v) * 0.006;
    return [
      at[0] + Math.cos(a) * v * r * 0.87,
      at[1] + high * 0.88 + lump,
      at[2] + Math.sin(a) * v * r * 0.87,
    ];
  });
}

function trowel(mesh: Mesh, at: Vec, turn: number, blade: number): void {
  const p = put(at, turn);
  mesh.sheet(24, 10, blade, (u, v) => {
    const wide = 0.032 * Math.min(1, (1 - u) * 2.6) ** 0.6;
    const s = v * 2 - 1;
    return p(u * 0.14, 0.004 + s * s * 0.012 + (1 - u) * 0.004, s * wide);
  });
  mesh.tube([p(0.005, 0.01, 0), p(-0.03, 0.024, 0), p(-0.055, 0.022, 0)], () => 0.0042, 12, blade);
  mesh.tube(
    [p(-0.05, 0.022, 0), p(-0.08, 0.021, 0), p(-0.12, 0.018, 0), p(-0.16, 0.015, 0)],
    (t) => 0.0105 + 0.004 * Math.sin(t * Math.PI * 1.3) - (t > 0.98 ? 0.008 : 0),
    20,
    stuff.wood,
  );
}

function wateringCan(mesh: Mesh, at: Vec, skin: number): void {
  const p = put(at, 0.5);
  mesh.lathe(
    [
      [0.0005, 0.002],
      [0.074, 0],
      [0.078, 0.006],
      [0.076, 0.02],
      [0.078, 0.022],
      [0.074, 0.13],
      [0.076, 0.134],
      [0.07, 0.142],
      [0.05, 0.158],
      [0.046, 0.156],
      [0.05, 0.13],
    ],
    at,
    90,
    skin,
  );
  mesh.tube(
    [p(0.06, 0.03, 0), p(0.12, 0.08, 0), p(0.19, 0.162, 0)],
    (t) => 0.016 - t * 0.007,
    24,
    skin,
  );
  mesh.tube([p(0.186, 0.157, 0), p(0.206, 0.18, 0)], (t) => 0.009 + t * 0.022, 30, skin);
  mesh.tube(
    Array.from({ length: 24 }, (_, i): Vec => {
      const a = (i / 23) * Math.PI * 1.04 - 0.1;
      return p(-0.066 - Math.sin(a) * 0.07, 0.085 + Math.cos(a) * 0.075, 0);
    }),
    () => 0.0055,
    14,
    skin,
  );
  mesh.tube(
    Array.from({ length: 20 }, (_, i): Vec => {
      const a = (i / 19) * Math.PI;
      return p(0.0 + Math.cos(a) * 0.052, 0.15 + Math.sin(a) * 0.062, 0);
    }),
    () => 0.0052,
    14,
    skin,
  );
}

function seedling(
  mesh: Mesh,
  random: Random,
  [x, y, z]: Vec,
  tall: number,
  leaf: number,
  stem: number,
): void {
  const lean = random.bell() * 0.1;
  mesh.tube(
    [
      [x, y, z],
      [x + lean * tall, y + tall * 0.55, z],
      [x + lean * tall * 2, y + tall, z + random.bell() * 0.01],
    ],
    (t) => 0.0024 - t * 0.001,
    8,
    stem,
  );
  for (let k = 0; k < 3; k++)
    bladePlant(
      mesh,
      random,
      [x + lean * tall * (0.8 + k * 0.6), y + tall * (0.45 + k * 0.26), z],
      tall * 0.5,
      5,
      leaf,
      0.16,
    );
}

/** The gardeners' bench: seedlings in clay pots, a can, a trowel in spilled earth, twine. */
export const pottingBench = () =>
  photograph({
    ...headSize,
    ground: '#8c8468',
    ...lookDown([0.0, 0.075, 0.0], 23, 1.75, 0.56, 6),
    exposure: 1.15,
    furnish: (mesh, materials, random, seed) => {
      const table = planed('#8a6c48', `${seed} bench`, 0);
      const wall = coloured('#b9c3a8', `${seed} wall`, { grain: 0.1, fine: 200, bump: 0.25 });
      materials[stuff.ground] = (hit) => (hit.y > 0.001 ? wall(hit) : table(hit));
      materials[own] = terracotta(`${seed} pot`);
      materials[own + 1] = soil(`${seed} soil`);
      materials[own + 2] = leaves('#23511f', '#7fa83c', `${seed} leaf`);
      materials[own + 3] = leaves('#2f4f3a', '#8fae86', `${seed} sage`);
      materials[own + 4] = coloured('#6f8a4a', `${seed} stem`, { grain: 0.2 });
      materials[own + 5] = metal('#8d9591', 0.42, `${seed} zinc`);
      materials[own + 6] = coloured('#cdb68a', `${seed} twine`, {
        grain: 0.3,
        fine: 1500,
        bump: 0.5,
      });
      materials[own + 7] = leaves('#8d1a52', '#e774a4', `${seed} flower`);
      materials[own + 8] = coloured('#7d8b88', `${seed} can`, {
        grain: 0.16,
        fine: 90,
        shine: 0.05,
        rough: 0.25,
        bump: 0.04,
      });
      // A row of pots, each with what was sown a month ago.
      for (const [x, z, high, wide, kind] of [
        [-0.335, -0.09, 0.13, 0.13, 0],
        [-0.19, -0.125, 0.15, 0.15, 1],
        [-0.03, -0.11, 0.12, 0.125, 2],
        [0.1, -0.14, 0.14, 0.14, 0],
        [-0.27, 0.07, 0.085, 0.09, 3],
        [-0.165, 0.055, 0.085, 0.09, 3],
        [-0.065, 0.075, 0.085, 0.09, 3],
      ] as const) {
        pot(mesh, [x, 0, z], high, wide, own, own + 1);
        const top = high * 0.9;
        if (kind === 0)
          foliage(
            mesh,
            random,
            [x, top + 0.055, z],
            [0.075, 0.065, 0.075],
            520,
            0.011,
            own + 2,
            0.2,
          );
        if (kind === 0)
          foliage(mesh, random, [x, top + 0.07, z], [0.07, 0.055, 0.07], 90, 0.008, own + 7, 0.8);
        if (kind === 1) bladePlant(mesh, random, [x, top, z], 0.2, 34, own + 3, 0.06);
        if (kind === 2)
          foliage(mesh, random, [x, top + 0.05, z], [0.06, 0.07, 0.06], 620, 0.008, own + 3, 0.2);
        if (kind === 3)
          for (let k = 0; k < 4; k++)
            seedling(
              mesh,
              random,
              [x + random.bell() * 0.016, top, z + random.bell() * 0.016],
              random.between(0.045, 0.075),
              own + 2,
              own + 4,
            );
      }
      // Empty pots, one in another, lying.
      const lying = put([0.31, 0.046, 0.12], 2.4, Math.PI / 2);
      for (let k = 0; k < 3; k++)
        mesh.sheet(70, 30, own, (u, v) => {
          const a = u * tau;
          const r = 0.028 + v * 0.014 + (v > 0.8 ? 0.005 : 0);
          return lying(Math.cos(a) * r, v * 0.085 + k * 0.026 - 0.05, Math.sin(a) * r);
        });
      // Spilled earth with the trowel in it.
      mesh.sheet(90, 30, own + 1, (u, v) => {
        const a = u * tau;
        const r = v * (0.085 + Math.sin(a * 3) * 0.012 + Math.sin(a * 7 + 1) * 0.006);
        return [
          0.09 + Math.cos(a) * r * 1.3,
          0.026 * (1 - v) ** 1.3 + Math.sin(a * 9 + v * 20) * 0.002 * (1 - v),
          0.1 + Math.sin(a) * r,
        ];
      });
      for (let i = 0; i < 130; i++) {
        const a = random.next() * tau;
        const r = random.between(0.09, 0.2);
        const g = random.between(0.0006, 0.002);
        mesh.box(
          [0.09 + Math.cos(a) * r - g, 0, 0.1 + Math.sin(a) * r * 0.7 - g],
          [0.09 + Math.cos(a) * r + g, g * 1.4, 0.1 + Math.sin(a) * r * 0.7 + g],
          own + 1,
        );
      }
      trowel(mesh, [0.12, 0.022, 0.1], 2.7, own + 5);
      wateringCan(mesh, [0.235, 0, -0.075], own + 8);
      mesh.lathe(
        Array.from({ length: 9 }, (_, k): [number, number] => [
          Math.max(0.0005, Math.sin((k / 8) * Math.PI) * 0.026),
          0.02 - Math.cos((k / 8) * Math.PI) * 0.018,
        ]),
        [-0.36, 0, 0.155],
        40,
        own + 6,
      );
      mesh.tube(
        Array.from({ length: 700 }, (_, i): Vec => {
          const t = i / 699;
          const a = t * tau * 42;
          const lay = Math.sin(t * tau * 3.1) * 0.9;
          const r = 0.024 + 0.006 * Math.cos(lay);
          return [-0.36 + Math.cos(a) * r, 0.02 + lay * 0.016, 0.155 + Math.sin(a) * r];
        }),
        () => 0.0019,
        6,
        own + 6,
      );
    },
  });
