import { type CoastParameters, coastMaterials as m } from '../../families/scenes/coast.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import { foliage } from '../../scenery/plants.ts';
import { smoothstep } from '../../surface/field.ts';
import { dawnSky } from './skies.ts';

export type Height = (x: number, z: number) => number;

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
