import { type CoastParameters, coastMaterials as m } from '../../families/scenes/coast.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import { arcade, keelArch } from '../../scenery/architecture.ts';
import { bladePlant, foliage, grassBlades, palm } from '../../scenery/plants.ts';
import { smoothstep } from '../../surface/field.ts';
import { dawnSky } from './skies.ts';

export type Height = (x: number, z: number) => number;

/** The water of the channel: its material's number, its height in metres. */
export const water = 10;

export const level = 1.13;

export const aroundChannel: CoastParameters['ground'] = (noise) => {
  const lawn = lateGarden.ground?.(noise);
  return (x, z) => (Math.abs(x) < 1.05 && z > -20 ? 0.6 : (lawn?.(x, z) ?? 0));
};

export function palmGarden(mesh: Mesh, random: Random, height: Height): void {
  mesh.quad([-1, level, 9], [1, level, 9], [1, level, -19.5], [-1, level, -19.5], water);
  for (const side of [-1, 1])
    for (let z = 8; z > -19.4; z -= 1.1) {
      const [a, b] = side < 0 ? [-1.42, -0.94] : [0.94, 1.42];
      mesh.box([a, 0.7, z - 1.085], [b, 1.25 + random.bell() * 0.004, z], m.stone);
    }
  pavilion(mesh, [0, 1.2, -22]);
  for (let i = 0; i < 18; i++) {
    const side = i % 2 ? 1 : -1;
    const z = 2.4 - (i >> 1) * 2.9 + random.bell() * 0.3;
    const x = side * (3.3 + random.bell() * 0.25);
    palm(mesh, random, [x, height(x, z), z], random.between(6.2, 8.4), m.bark, m.leaf, 2.5, 26);
  }
  for (let i = 0; i < 14; i++) {
    const z = random.between(-26, -2);
    const x = (i % 2 ? 1 : -1) * random.between(7, 15);
    palm(mesh, random, [x, height(x, z), z], random.between(5, 8), m.bark, m.leaf, 2.5, 22);
  }
  for (let i = 0; i < 60; i++) {
    const z = 5.4 - (i >> 1) * 0.84;
    const x = (i % 2 ? 1 : -1) * random.between(2.1, 2.5);
    bed(mesh, random, height, x, z, random.between(0.3, 0.46));
  }
  for (let i = 0; i < 26; i++) {
    const z = random.between(-16, 3.4);
    const x = (i % 2 ? 1 : -1) * random.between(3.6, 6.5);
    const at: Vec = [x, height(x, z), z];
    bladePlant(mesh, random, at, random.between(0.5, 1.1), 26, m.leaf, 0.08);
  }
  grassBlades(mesh, random, 90_000, m.leaf, () => {
    const far = 1.5 + 14 * random.next() ** 1.8;
    const x = random.between(-1, 1) * (2 + far * 0.75);
    return Math.abs(x) < 1.46 ? null : [x, height(x, 7 - far), 7 - far];
  });
}

/** Four arches under a dome. */
function pavilion(mesh: Mesh, [x, y, z]: Vec): void {
  const half = 2.1;
  const bay = [{ from: 0.6, to: 3.6, spring: 1.7, rise: 1.35, shape: keelArch }];
  const wall = { face: m.wall, inner: m.wall };
  for (const depth of [half, -half + 0.4])
    arcade(mesh, [x - half, y, z + depth], [1, 0, 0], [0, 0, -1], half * 2, 3.7, 0.4, bay, wall);
  for (const left of [-half, half - 0.4])
    arcade(mesh, [x + left, y, z + half], [0, 0, -1], [1, 0, 0], half * 2, 3.7, 0.4, bay, wall);
  mesh.box(
    [x - half - 0.14, y + 3.7, z - half - 0.14],
    [x + half + 0.14, y + 3.86, z + half + 0.14],
    m.wall,
  );
  mesh.box(
    [x - half - 0.5, y - 0.5, z - half],
    [x + half + 0.5, y + 0.16, z + half + 0.5],
    m.stone,
  );
  dome(mesh, [x, y, z]);
}

/** A drum and a dome of turquoise tile with a finial. */
function dome(mesh: Mesh, at: Vec): void {
  mesh.lathe(
    [
      [1.62, 3.86],
      [1.62, 4.3],
      [1.72, 4.36],
      [1.78, 4.8],
      [1.6, 5.4],
      [1.1, 5.95],
      [0.5, 6.3],
      [0.05, 6.55],
      [0.12, 6.68],
      [0.03, 6.8],
      [0.005, 7.2],
    ],
    at,
    48,
    m.tile,
  );
}

export function bed(
  mesh: Mesh,
  random: Random,
  height: Height,
  x: number,
  z: number,
  size: number,
): void {
  const at: Vec = [x, height(x, z) + size * 0.4, z];
  foliage(mesh, random, at, [size, size * 0.62, size], Math.round(1900 * size), 0.045, m.leaf, 0.6);
  if (random.next() > 0.35)
    foliage(
      mesh,
      random,
      [at[0], at[1] + size * 0.1, at[2]],
      [size * 0.98, size * 0.62, size * 0.98],
      Math.round(560 * size),
      0.032,
      m.flower,
      0.96,
    );
}

/** Lawn without end, hills behind it, and the sun low over them. */
export const lateGarden: CoastParameters = {
  ground: (noise) => (x, z) =>
    1.2 +
    noise.fbm(x * 0.12, z * 0.12, 3) * 0.5 * smoothstep(2.2, 6, Math.abs(x)) +
    smoothstep(22, 80, -z) * (6 + noise.fbm(x * 0.05, z * 0.05, 4) * 9) +
    noise.fbm(x * 2, z * 2, 2) * 0.02,
  rock: ['#2f2a18', '#5c5430', '#3c521c'],
  grass: 1.5,
  sky: {
    ...dawnSky,
    zenith: [0.16, 0.3, 0.58],
    horizon: [1.1, 0.7, 0.42],
    sun: { direction: [-0.2, 0.17, -1], colour: [1.5, 1, 0.56], disc: 14, halo: 1.35 },
    clouds: {
      cover: 0.42,
      light: [1.35, 1.0, 0.76],
      shade: [0.5, 0.48, 0.58],
      scale: 0.9,
      seed: 'late garden',
    },
  },
  sun: { direction: [-0.24, 0.3, -1], colour: [4.6, 3.3, 1.75], soft: 0.02 },
  bounce: [0.17, 0.19, 0.15],
  eye: [0, 2.75, 7],
  target: [0, 2.75, -12],
  tall: 0.8,
  rise: -0.02,
  wind: 1,
  sea: false,
  radius: 26,
  exposure: 0.9,
  glow: 0.1,
  mist: { thickness: 0.006, colour: [0.8, 0.62, 0.4], beams: 0.0036, reach: 40 },
};
