import { type CoastParameters, coastMaterials as m } from '../../families/scenes/coast.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import { basin, fountainBowl } from '../../scenery/architecture.ts';
import { bladePlant, cypress, grassBlades, palm, tree } from '../../scenery/plants.ts';
import { smoothstep } from '../../surface/field.ts';
import { bed, type Height, lateGarden, level, pavilion, water } from './garden-plans.ts';
import { facing, tradeSky } from './skies.ts';

/** A garden of four parts as gardens of Iran are laid out: two channels cross in a basin. Metres. */

const centre = -9;
const half = 0.8;
const pool = 2.5;
const kerb = 0.34;
const reach = { x: 9.5, near: 4, far: -20 };

const isWater = (x: number, z: number, more: number): boolean => {
  const dz = z - centre;
  if (Math.max(Math.abs(x), Math.abs(dz)) < pool + more) return true;
  if (Math.abs(x) > reach.x || z > reach.near || z < reach.far) return false;
  return Math.min(Math.abs(x), Math.abs(dz)) < half + more;
};

const ground: CoastParameters['ground'] = (noise) => {
  const around = lateGarden.ground?.(noise);
  return (x, z) => {
    if (isWater(x, z, 0.12)) return 0.6;
    const out = Math.max(Math.abs(x) - 12, reach.far - 5 - z);
    return 1.2 + ((around?.(x * 0.6, z) ?? 1.2) - 1.2) * smoothstep(0, 8, out);
  };
};

/** A kerb of cut stone, its slabs not quite level. */
function kerbRun(mesh: Mesh, random: Random, from: Vec, to: Vec): void {
  const long = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[2] - from[2]));
  const count = Math.max(1, Math.round(long / 0.9));
  const isAlongX = Math.abs(to[0] - from[0]) > Math.abs(to[2] - from[2]);
  for (let i = 0; i < count; i++) {
    const [a, b] = [i / count, (i + 1) / count];
    const at = (t: number): Vec => [
      from[0] + (to[0] - from[0]) * t,
      0,
      from[2] + (to[2] - from[2]) * t,
    ];
    const [p, q] = [at(a), at(b)];
    const gap = 0.008;
    const x = [Math.min(p[0], q[0]), Math.max(p[0], q[0])];
    const z = [Math.min(p[2], q[2]), Math.max(p[2], q[2])];
    const wide = kerb / 2;
    const low: Vec = isAlongX ? [x[0] + gap, 0.6, z[0] - wide] : [x[0] - wide, 0.6, z[0] + gap];
    const high: Vec = isAlongX ? [x[1] - gap, 1.27, z[1] + wide] : [x[1] + wide, 1.27, z[1] - gap];
    mesh.box(low, [high[0], high[1] + random.bell() * 0.004, high[2]], m.stone);
  }
}

function fourGardens(mesh: Mesh, random: Random, height: Height): void {
  const surface = (x0: number, x1: number, z0: number, z1: number) =>
    mesh.quad([x0, level, z1], [x1, level, z1], [x1, level, z0], [x0, level, z0], water);
  surface(-half, half, centre + pool, reach.near);
  surface(-half, half, reach.far, centre - pool);
  surface(-reach.x, -pool, centre - half, centre + half);
  surface(pool, reach.x, centre - half, centre + half);
  surface(-pool, pool, centre - pool, centre + pool);
  const edge = half + kerb / 2;
  const rim = pool + kerb / 2;
  for (const side of [-1, 1]) {
    kerbRun(mesh, random, [side * edge, 0, reach.near], [side * edge, 0, centre + rim]);
    kerbRun(mesh, random, [side * edge, 0, centre - rim], [side * edge, 0, reach.far]);
    for (const way of [-1, 1]) {
      kerbRun(
        mesh,
        random,
        [way * rim, 0, centre + side * edge],
        [way * reach.x, 0, centre + side * edge],
      );
      kerbRun(
        mesh,
        random,
        [way * edge, 0, centre + side * rim],
        [way * (rim + kerb / 2), 0, centre + side * rim],
      );
      kerbRun(
        mesh,
        random,
        [side * rim, 0, centre + way * edge],
        [side * rim, 0, centre + way * (rim + kerb / 2)],
      );
    }
  }
  basin(mesh, [0, level - 0.1, centre], 0.95, 0.5, 8, m.stone, m.stone, 0.05);
  fountainBowl(mesh, [0, level, centre], 1.15, 0.72, m.stone, m.stone);
  pavilion(mesh, [0, 1.2, -23.2]);
  // Walks of stone along the water, and beds along the walks.
  for (const side of [-1, 1])
    for (let z = reach.near; z > reach.far; z -= 0.95) {
      if (Math.abs(z - 0.45 - centre) < pool + 0.5) continue;
      const x = side * (edge + kerb / 2 + 0.52);
      mesh.box([x - 0.46, 0.9, z - 0.92], [x + 0.46, 1.235 + random.bell() * 0.003, z], m.stone);
    }
  for (let i = 0; i < 74; i++) {
    const side = i % 2 ? 1 : -1;
    const z = reach.near - 0.4 - (i >> 1) * 0.64;
    if (Math.abs(z - centre) < pool + 0.9) continue;
    bed(mesh, random, height, side * random.between(2.65, 3.05), z, random.between(0.3, 0.5));
  }
  for (const way of [-1, 1])
    for (const side of [-1, 1])
      for (let i = 0; i < 9; i++) {
        const x = way * (3.6 + i * 0.72);
        bed(
          mesh,
          random,
          height,
          x,
          centre + side * random.between(1.6, 1.9),
          random.between(0.3, 0.46),
        );
      }
  // In each quarter four orange trees, with fruit.
  for (const [qx, qz] of [
    [-1, -4.1],
    [1, -4.1],
    [-1, -14.6],
    [1, -14.6],
    [-1, 0.6],
    [1, 0.6],
    [-1, -18.4],
    [1, -18.4],
  ] as const)
    for (const far of [4.9, 8]) {
      const x = qx * far + random.bell() * 0.2;
      const at: Vec = [x, height(x, qz), qz];
      tree(mesh, random, at, 2.7, 1.0, m.bark, m.leaf, 4200, 0.06);
      for (let k = 0; k < 34; k++) {
        const a = random.next() * Math.PI * 2;
        const b = random.between(-0.7, 0.7);
        const r = random.between(0.6, 0.84);
        orange(mesh, [
          at[0] + Math.cos(a) * r * Math.cos(b),
          at[1] + 2.05 + Math.sin(b) * 0.62,
          at[2] + Math.sin(a) * r * Math.cos(b),
        ]);
      }
    }
  for (let i = 0; i < 22; i++) {
    const side = i % 2 ? 1 : -1;
    const z = 2.5 - (i >> 1) * 2.3;
    cypress(mesh, random, [side * 11, height(side * 11, z), z], random.between(5, 6), m.leaf);
  }
  for (let i = 0; i < 16; i++) {
    const x = (i % 2 ? 1 : -1) * random.between(4, 16);
    const z = random.between(-34, -24);
    palm(mesh, random, [x, height(x, z), z], random.between(6, 9), m.bark, m.leaf, 2.5, 24);
  }
  for (const [x, z] of [
    [-14, -18],
    [14.5, -15],
    [-16, -8],
    [17, -24],
  ] as const)
    tree(mesh, random, [x, height(x, z), z], 7, 3, m.bark, m.leaf, 8000, 0.1);
  for (let i = 0; i < 10; i++) {
    const x = (i % 2 ? 1 : -1) * random.between(3.4, 4.4);
    const z = centre + (i % 4 < 2 ? 1 : -1) * random.between(2.6, 3.6);
    bladePlant(mesh, random, [x, height(x, z), z], 0.8, 24, m.leaf, 0.08);
  }
  grassBlades(mesh, random, 120_000, m.leaf, () => {
    const far = 2 + 16 * random.next() ** 1.5;
    const x = random.between(-1, 1) * (3 + far * 0.75);
    const z = 8 - far;
    return Math.abs(x) < 2.4 || isWater(x, z, 0.5) ? null : [x, height(x, z), z];
  });
}

function orange(mesh: Mesh, at: Vec): void {
  const r = 0.05;
  mesh.lathe(
    Array.from({ length: 7 }, (_, k): [number, number] => [
      Math.max(0.001, Math.sin((k / 6) * Math.PI) * r),
      -Math.cos((k / 6) * Math.PI) * r,
    ]),
    at,
    10,
    fruit,
  );
}

/** The oranges' own material. */
export const fruit = 12;

export const fourGardensAtMorning: CoastParameters = {
  ...lateGarden,
  ground,
  sky: facing(tradeSky, [0.75, 0.5, -0.25]),
  sun: { direction: [0.75, 0.42, -0.22], colour: [5, 3.8, 2.4], soft: 0.02 },
  bounce: [0.22, 0.24, 0.18],
  mist: { thickness: 0.0035, colour: [0.52, 0.62, 0.72], beams: 0.0002, reach: 70 },
  eye: [0.9, 5.4, 8.6],
  target: [0, 1.75, -9.4],
  tall: 0.76,
  rise: 0,
  exposure: 0.84,
  radius: 30,
  furnish: fourGardens,
};
