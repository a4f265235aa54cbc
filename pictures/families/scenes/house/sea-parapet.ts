import type { Random } from '../../../geometry/random.ts';
import type { Mesh, Vec } from '../../../render/mesh.ts';
import type { Material } from '../../../render/scene.ts';
import { plaster } from '../../../scenery/materials.ts';
import { parseColour } from '../../../surface/colour.ts';
import { smoothstep } from '../../../surface/field.ts';
import { createNoise } from '../../../surface/noise.ts';

/** Numbers of materials that only the parapet has. */
export const parapetMaterials = { copper: 10, rope: 11, cap: 12, shaft: 13 };
const m = parapetMaterials;

/**
 * The parapet of the Sea Terrace before the eye: a stone wall, a column of the loggia at its left end, and on the wall the copper
 * pail and the rope with which water was drawn.
 * @param top height of the wall; its middle lies at `z`
 */
export function seaParapet(mesh: Mesh, random: Random, top: number, z: number): void {
  const half = 0.3;
  // Blocks, each a little higher or lower than the next, with an open joint between.
  for (let x = -5; x < 5; ) {
    const wide = random.between(0.85, 1.25);
    const rise = random.bell() * 0.008;
    block(
      mesh,
      [x + 0.006, top - 0.14 + rise, z - half],
      [x + wide - 0.006, top + rise, z + half],
      m.cap,
    );
    x += wide;
  }
  mesh.box([-5, top - 4, z - half + 0.06], [5, top - 0.13, z + half - 0.06], m.cap);
  mesh.lathe(
    [
      [0.0001, 0],
      [0.3, 0],
      [0.3, 0.08],
      [0.235, 0.13],
      [0.27, 0.19],
      [0.21, 0.25],
      [0.2, 0.5],
      [0.185, 2.6],
      [0.17, 4],
    ],
    [-1.62, top, z - 0.02],
    64,
    m.shaft,
  );
  pail(mesh, [0.92, top, z + 0.02]);
  rope(mesh, random, [0.36, top, z + 0.06]);
}

/** A block whose upper edges are worn round. */
function block(mesh: Mesh, [x0, y0, z0]: Vec, [x1, y1, z1]: Vec, material: number): void {
  const round = 0.028;
  const across: [number, number][] = [[z1, y0]];
  for (let k = 0; k <= 6; k++) {
    const a = (k / 6) * (Math.PI / 2);
    across.push([z1 - round + Math.cos(a) * round, y1 - round + Math.sin(a) * round]);
  }
  for (let k = 0; k <= 6; k++) {
    const a = Math.PI / 2 + (k / 6) * (Math.PI / 2);
    across.push([z0 + round + Math.cos(a) * round, y1 - round + Math.sin(a) * round]);
  }
  across.push([z0, y0]);
  const n = across.length - 1;
  mesh.sheet(2, n, material, (u, v) => {
    const [z, y] = across[Math.round(v * n)];
    return [x0 + (x1 - x0) * u, y, z];
  });
  for (const x of [x0, x1])
    mesh.quad([x, y0, z0], [x, y0, z1], [x, y1 - round, z1], [x, y1 - round, z0], material);
}

/** Hammered copper with a rolled lip and a swung handle. */
function pail(mesh: Mesh, [x, y, z]: Vec): void {
  const wall: [number, number][] = [
    [0.0005, 0.002],
    [0.1, 0.002],
    [0.125, 0.012],
    [0.142, 0.05],
    [0.17, 0.16],
    [0.188, 0.27],
    [0.192, 0.29],
    [0.2, 0.3],
    [0.203, 0.308],
    [0.198, 0.316],
    [0.19, 0.31],
    [0.184, 0.29],
    [0.165, 0.16],
    [0.13, 0.04],
    [0.0005, 0.03],
  ];
  mesh.lathe(wall, [x, y, z], 72, m.copper);
  const bow = Array.from({ length: 25 }, (_, k): Vec => {
    const a = (Math.PI * k) / 24;
    const lean = Math.sin(a) * 0.2;
    return [x + Math.cos(a) * 0.2, y + 0.275 + lean * 0.42, z + lean * 0.86];
  });
  mesh.tube(bow, () => 0.008, 10, m.copper);
  for (const side of [-1, 1])
    mesh.lathe(
      [
        [0.0001, 0.04],
        [0.02, 0.03],
        [0.024, 0],
        [0.02, -0.02],
        [0.0001, -0.02],
      ],
      [x + side * 0.196, y + 0.27, z],
      14,
      m.copper,
    );
}

/** A coil of wet rope; its end runs to the pail and hangs over the wall. */
function rope(mesh: Mesh, random: Random, [x, y, z]: Vec): void {
  const thick = 0.0125;
  const line: Vec[] = [];
  const turns = 3.6;
  for (let k = 0; k <= 130; k++) {
    const t = k / 130;
    const a = t * turns * Math.PI * 2;
    const r = 0.155 - 0.012 * Math.floor(t * turns) + Math.sin(a * 2 + t * 9) * 0.008;
    line.push([
      x + Math.cos(a) * r * 1.25,
      y + thick + 0.02 * Math.floor(t * turns) + Math.sin(a * 3) * 0.002,
      z + Math.sin(a) * r * 0.8 + random.bell() * 0.0008,
    ]);
  }
  const [ex, ey, ez] = line[line.length - 1];
  for (let k = 1; k <= 40; k++) {
    const t = k / 40;
    line.push([
      ex + 0.36 * t + Math.sin(t * 7) * 0.03,
      Math.max(y + thick, ey - t * 0.2),
      ez + Math.sin(t * 5) * 0.07 + t * 0.1,
    ]);
  }
  for (let strand = 0; strand < 3; strand++)
    mesh.tube(
      line.map(([px, py, pz], i): Vec => {
        const a = i * 0.9 + (strand * Math.PI * 2) / 3;
        return [px + Math.cos(a) * 0.004, py + Math.sin(a) * 0.006, pz + Math.cos(a) * 0.005];
      }),
      () => thick * 0.72,
      8,
      m.rope,
    );
}

export function parapetLook(materials: Material[], seed: string): void {
  const noise = createNoise(seed);
  // Copper that was hammered round by round, dark where the sea has worked on it.
  materials[m.copper] = (hit) => {
    const [near, , kind] = noise.cells(Math.atan2(hit.nx, hit.nz) * 6, hit.y * 30);
    const worn = smoothstep(-0.1, 0.5, noise.fbm(hit.x * 13, hit.y * 13 + hit.z * 9, 4));
    const k = 1 - worn * 0.5;
    hit.r = 0.1 * k;
    hit.g = 0.035 * k + worn * 0.02;
    hit.b = 0.018 * k + worn * 0.02;
    hit.shine = 0.2;
    hit.rough = 0.3;
    hit.metalR = 0.56 * k;
    hit.metalG = 0.25 * k;
    hit.metalB = 0.13 * k;
    hit.nx += (near - 0.4) * 0.7 * (kind - 0.5);
    hit.ny += (near - 0.4) * 0.5;
    const l = 1 / Math.hypot(hit.nx, hit.ny, hit.nz);
    hit.nx *= l;
    hit.ny *= l;
    hit.nz *= l;
  };
  materials[m.rope] = plaster('#8f7650', `${seed} rope`, 0.6);
  materials[m.cap] = worn('#cbbb9d', `${seed} cap`);
  materials[m.shaft] = worn('#d6c7aa', `${seed} shaft`);
}

/** Limestone beside the sea: pitted, stained where water runs, smooth where hands lie. */
function worn(hex: string, seed: string): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    const cloud = noise.fbm(hit.x * 1.7, hit.z * 2.1 + hit.y * 1.1, 4);
    const grain = noise.fbm(hit.x * 38 + hit.z * 27, hit.y * 33 + hit.z * 19, 3);
    const [near, , kind] = noise.cells(hit.x * 24, hit.z * 24 + hit.y * 21);
    const pit = kind > 0.86 ? smoothstep(0.13, 0.04, near) * 0.7 : 0;
    const damp = smoothstep(-0.1, 0.6, noise.fbm(hit.x * 0.9 + 7, hit.z * 1.6 + hit.y * 0.6, 3));
    const k = (1 + cloud * 0.2 + grain * 0.12) * (1 - pit * 0.5) * (1 - damp * 0.3);
    hit.r = r * k;
    hit.g = g * k;
    hit.b = b * k * (1 - damp * 0.06);
    hit.nx += grain * 0.2 + pit * 0.3;
    hit.nz += noise.fbm(hit.x * 38 + hit.z * 27 + 9, hit.y * 33 + hit.z * 19, 3) * 0.2;
    const l = 1 / Math.hypot(hit.nx, hit.ny, hit.nz);
    hit.nx *= l;
    hit.ny *= l;
    hit.nz *= l;
    hit.shine = 0.04 + damp * 0.14;
    hit.rough = 0.3;
  };
}
