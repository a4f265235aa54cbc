import { smooth, tau } from '../../geometry/points.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { createNoise, type Noise } from '../../surface/noise.ts';
import { put, rectangle, slab } from '../products/shapes.ts';
import {
  coloured,
  headSize,
  lookDown,
  own,
  photograph,
  planed,
  stuff,
} from '../products/studio.ts';

/** A loom on which ikat is woven, seen from the weaver's bench. Metres; the warp runs away along z. */

const half = 0.27;
const threads = 300;
const step = (half * 2) / threads;
const fell = 0.02;
const warpHeight = 0.3;

const dyes = ['#8d1f2b', '#16245c', '#efe3c8', '#d79a2b', '#1f6a5a'].map(parseColour);

/** What was tied and dyed before weaving: lozenges whose edges run along the threads, each thread a little off. */
function ikat(noise: Noise, x: number, z: number): readonly [number, number, number] {
  const thread = Math.floor((x + half) / step);
  const slip = noise.at(thread * 0.61, 3.3) * 0.016 + noise.at(thread * 0.045, 9.1) * 0.02;
  const along = z + slip;
  const wide = 0.18;
  const column = Math.floor((x + half) / wide);
  const across = Math.abs((x + half - (column + 0.5) * wide) / (wide / 2));
  const long = 0.3;
  const shift = column % 2 ? 0.5 : 0;
  const place = along / long + shift;
  const row = Math.floor(place);
  const far = Math.abs((place - row - 0.5) * 2);
  const lozenge = across * 0.92 + far * 0.95;
  if (lozenge < 0.22) return dyes[3];
  if (lozenge < 0.36) return dyes[1];
  if (lozenge < 0.5) return dyes[2];
  if (lozenge < 0.74) return (row + column) % 3 ? dyes[1] : dyes[4];
  if (lozenge < 0.84) return dyes[2];
  const hook = Math.abs(across - 0.86) < 0.07 && far > 0.55;
  return hook ? dyes[3] : dyes[0];
}

function warpMaterial(seed: string, isWoven: boolean): Material {
  const noise = createNoise(seed);
  return (hit) => {
    // Cloth that is rolled up goes on in its own length.
    const z = isWoven ? hit.v : hit.z;
    const [r, g, b] = ikat(noise, hit.x, z);
    const shade = 1 + noise.fbm(hit.x * 900, z * 60, 2) * 0.24;
    const thread = (hit.x + half) / step;
    const near = Math.min(1, 0.0014 / (hit.size + 1e-6));
    const weave = isWoven
      ? 0.86 + 0.14 * Math.sin(thread * Math.PI * 2) * Math.sin(z * 2600) * near
      : 1;
    [hit.r, hit.g, hit.b] = [r * shade * weave, g * shade * weave, b * shade * weave];
    hit.shine = 0.03;
    hit.rough = 0.35;
    if (!isWoven) return;
    hit.nx += Math.sin(thread * Math.PI * 2) * 0.3 * near;
    hit.nz += Math.sin(z * 2600) * 0.22 * near;
  };
}

function warp(mesh: Mesh, random: { bell(): number }): void {
  for (let i = 0; i < threads; i++) {
    const x = -half + (i + 0.5) * step;
    const lift = i % 2 ? 0.026 : -0.016;
    const y = warpHeight + random.bell() * 0.0006;
    const points = smooth(
      [
        [fell, y],
        [-0.07, y + lift * 0.5],
        [-0.19, y + lift],
        [-0.32, y + lift * 0.35],
        [-0.7, y + 0.012],
        [-1.1, y + 0.03],
      ],
      false,
      4,
    ).map(([z, h]): Vec => [x, h, z]);
    mesh.tube(points, () => step * 0.37, 5, own);
  }
}

/** Cloth from the fell over the breast beam; its v is the way along it. */
function wovenCloth(mesh: Mesh): void {
  const beam = 0.036;
  const flat = 0.3;
  const [rows, columns] = [90, 60];
  const at = (s: number, x: number): Vec => {
    if (s < flat) return [x, warpHeight + Math.sin(s * 9) * 0.0012, fell + s];
    const a = (s - flat) / beam;
    return [x, warpHeight - beam + Math.cos(a) * beam, fell + flat + Math.sin(a) * beam];
  };
  const end = flat + beam * 2.7;
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [s0, s1] = [(j / rows) * end, ((j + 1) / rows) * end];
      const [x0, x1] = [-half + (i / columns) * half * 2, -half + ((i + 1) / columns) * half * 2];
      mesh.quad(at(s1, x0), at(s1, x1), at(s0, x1), at(s0, x0), own + 1, [
        ...[0, fell + s1, 0, fell + s1],
        ...[0, fell + s0, 0, fell + s0],
      ]);
    }
}

/** The reed in its frame, which beats each weft home. */
function reed(mesh: Mesh, z: number): void {
  const [low, high] = [warpHeight - 0.055, warpHeight + 0.075];
  for (let i = 0; i <= 150; i++) {
    const x = -half - 0.012 + (i / 150) * (half * 2 + 0.024);
    mesh.tube(
      [
        [x, low, z],
        [x, high, z - 0.006],
      ],
      () => 0.00062,
      5,
      own + 4,
    );
  }
  for (const [y, tall] of [
    [high, 0.03],
    [low - 0.026, 0.03],
  ] as const)
    slab(
      mesh,
      put([0, y, z], 0),
      rectangle(half * 2 + 0.14, 0.026, 0.006),
      0,
      tall,
      { top: own + 2, side: own + 2 },
      0.003,
    );
  for (const side of [-1, 1])
    mesh.box(
      [side * (half + 0.045) - 0.016, 0.05, z - 0.013],
      [side * (half + 0.045) + 0.016, high + 0.25, z + 0.013],
      own + 2,
    );
}

/** A bar with the loops of string that lift every second thread. */
function shaft(mesh: Mesh, z: number, first: number, lift: number): void {
  const top = warpHeight + 0.15 + lift;
  mesh.tube(
    [
      [-half - 0.06, top, z],
      [half + 0.06, top, z],
    ],
    () => 0.011,
    16,
    own + 2,
  );
  mesh.tube(
    [
      [-half - 0.06, top - 0.27, z],
      [half + 0.06, top - 0.27, z],
    ],
    () => 0.009,
    16,
    own + 2,
  );
  for (let i = first; i < threads; i += 4) {
    const x = -half + (i + 0.5) * step;
    mesh.tube(
      [
        [x - 0.0012, top, z],
        [x, warpHeight + lift + 0.004, z],
        [x + 0.0012, top - 0.27, z],
      ],
      () => 0.0007,
      4,
      own + 3,
    );
  }
  for (const x of [-0.19, 0.19])
    mesh.tube(
      [
        [x, top, z],
        [x * 0.96, top + 0.34, z - 0.02],
      ],
      () => 0.0026,
      6,
      own + 3,
    );
}

/** A boat of wood with a bobbin of indigo in it; its thread leads to the cloth's edge. */
function shuttle(mesh: Mesh, at: Vec, turn: number): void {
  const p = put(at, turn);
  const [long, wide, tall] = [0.3, 0.042, 0.028];
  const shape = (u: number) => Math.sin(Math.PI * (0.012 + u * 0.976)) ** 0.55;
  for (const side of [-1, 1])
    mesh.sheet(70, 12, own + 5, (u, v) => {
      const w = shape(u) * wide * 0.5;
      const x = (u - 0.5) * long;
      const rise = (1 - shape(u)) * tall * 0.7;
      const hole = Math.abs(x) < 0.085 ? 0.55 : 0;
      const s = v < 0.7 ? v / 0.7 : 1 - ((v - 0.7) / 0.3) * (1 - hole);
      return p(
        x,
        v < 0.7 ? rise + (v / 0.7) ** 2 * (tall - rise) : tall,
        side * w * (0.35 + 0.65 * Math.min(1, s + (v >= 0.7 ? 0 : 0.1))),
      );
    });
  mesh.tube(
    Array.from({ length: 420 }, (_, i): Vec => {
      const t = i / 419;
      const a = t * tau * 34;
      const r = 0.0085 + 0.002 * Math.sin(t * Math.PI);
      return p(-0.062 + 0.124 * t, tall * 0.62 + Math.sin(a) * r, Math.cos(a) * r);
    }),
    () => 0.0013,
    6,
    own + 6,
  );
}

export const loom = () =>
  photograph({
    ...headSize,
    ground: '#6b5846',
    ...lookDown([0.015, 0.31, -0.02], 33, 1.75, 0.5, 19),
    exposure: 1.18,
    furnish: (mesh, materials, random, seed) => {
      materials[own] = warpMaterial(`${seed} warp`, false);
      materials[own + 1] = warpMaterial(`${seed} warp`, true);
      materials[own + 2] = planed('#8a5a34', `${seed} frame`, 0.02);
      materials[own + 3] = coloured('#d9ccb0', `${seed} heddles`, { grain: 0.2 });
      materials[own + 4] = coloured('#b8b09c', `${seed} reed`, { shine: 0.05, rough: 0.3 });
      materials[own + 5] = planed('#b07a45', `${seed} shuttle`, 0.05);
      materials[own + 6] = coloured('#1d2f73', `${seed} weft`, {
        grain: 0.3,
        fine: 1500,
        bump: 0.4,
      });
      materials[own + 7] = planed('#5d3b22', `${seed} posts`, 0.01);
      materials[stuff.ground] = coloured('#7c6a55', `${seed} wall`, {
        grain: 0.14,
        fine: 120,
        bump: 0.2,
      });
      warp(mesh, random);
      wovenCloth(mesh);
      reed(mesh, -0.055);
      shaft(mesh, -0.17, 1, 0.026);
      shaft(mesh, -0.215, 3, 0.026);
      shaft(mesh, -0.26, 0, -0.016);
      shaft(mesh, -0.305, 2, -0.016);
      // Breast beam, back beam and the posts that carry them.
      mesh.tube(
        [
          [-half - 0.11, warpHeight - 0.036, fell + 0.3],
          [half + 0.11, warpHeight - 0.036, fell + 0.3],
        ],
        () => 0.034,
        40,
        own + 7,
      );
      mesh.tube(
        [
          [-half - 0.11, warpHeight - 0.012, -1.1],
          [half + 0.11, warpHeight - 0.012, -1.1],
        ],
        () => 0.045,
        40,
        own + 7,
      );
      for (const side of [-1, 1]) {
        const x = side * (half + 0.12);
        mesh.box([x - 0.026, 0, -1.2], [x + 0.026, warpHeight - 0.05, fell + 0.36], own + 7);
        mesh.box([x - 0.03, 0, -0.28], [x + 0.03, 0.82, -0.2], own + 7);
        mesh.box([x - 0.03, 0, fell + 0.27], [x + 0.03, warpHeight + 0.02, fell + 0.34], own + 7);
      }
      mesh.box([-half - 0.16, 0.76, -0.285], [half + 0.16, 0.82, -0.2], own + 7);
      shuttle(mesh, [0.03, warpHeight + 0.002, 0.17], 0.22);
      const weft: Vec[] = smooth(
        [
          [0.165, 0.142],
          [0.2, 0.118],
          [0.25, 0.07],
          [half - 0.004, fell + 0.002],
        ],
        false,
        10,
      ).map(([x, z]): Vec => [x, warpHeight + 0.006 - Math.max(0, x - 0.2) * 0.04, z]);
      mesh.tube(weft, () => 0.0011, 6, own + 6);
    },
  });
