import { tau } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Place, put } from '../products/shapes.ts';

/** What trees drop on tables and stones, and their leaves before the sun. */

/** A fallen leaf: veins, spots, and an edge that has begun to dry. */
export function leafSkin(hex: string, dry: string, seed: string, shine = 0.04): Material {
  const noise = createNoise(seed);
  const [fresh, brown] = [parseColour(hex), parseColour(dry)];
  return (hit) => {
    const side = Math.abs(hit.u - 0.5) * 2;
    const rib = Math.exp(-((side / 0.05) ** 2));
    const vein = Math.max(0, Math.sin((hit.v * 1.0 - side * 0.13) * 62)) ** 6 * 0.4;
    const spots = Math.max(0, noise.fbm(hit.x * 90 + hit.u * 7, hit.z * 90 + hit.v * 9, 3));
    const withered = Math.min(
      1,
      Math.max(0, side - 0.72) * 1.9 + Math.max(0, hit.v - 0.86) * 4 + spots * spots * 2.2,
    );
    const k = 0.86 + rib * 0.5 + vein * 0.3 + noise.fbm(hit.u * 30, hit.v * 40, 2) * 0.2;
    hit.r = (fresh[0] + (brown[0] - fresh[0]) * withered) * k;
    hit.g = (fresh[1] + (brown[1] - fresh[1]) * withered) * k;
    hit.b = (fresh[2] + (brown[2] - fresh[2]) * withered) * k;
    hit.shine = shine * (1 - withered);
    hit.rough = 0.28 + withered * 0.3;
    hit.nx += (vein - 0.1) * 0.2 + noise.fbm(hit.x * 200, hit.z * 200, 2) * 0.1;
    hit.nz += noise.fbm(hit.x * 200 + 9, hit.z * 200, 2) * 0.12;
  };
}

/** Along its own z from the stalk; `curl` bends the blade up at its sides, `arch` along its length. */
export function leaf(
  mesh: Mesh,
  place: Place,
  long: number,
  wide: number,
  material: number,
  { curl = 0.2, arch = 0.1, stalk = true } = {},
): void {
  const half = (v: number) => wide * 0.5 * Math.sin(Math.PI * Math.min(1, v * 1.02) ** 0.86) ** 0.8;
  const rise = (v: number) => Math.sin(v * Math.PI) * arch * long;
  mesh.sheet(8, 16, material, (u, v) => {
    const x = (u - 0.5) * 2 * half(v);
    const lift = curl * (x / (wide * 0.5)) ** 2 * wide * 0.5 + Math.sin(v * 9) * 0.02 * wide;
    return place(x, 0.0012 + lift + rise(v), v * long);
  });
  if (stalk)
    mesh.tube(
      [
        place(0, 0.001, 0.004),
        place(0.001, 0.0012, -long * 0.09),
        place(0.003, 0.0006, -long * 0.2),
      ],
      () => 0.0009,
      5,
      material,
    );
}

/** Leaves that lie where the wind left them, flat, curled or on their edge. */
export function litter(
  mesh: Mesh,
  random: Random,
  spots: readonly Vec[],
  materials: readonly number[],
  [from, to]: readonly [number, number],
  slender = 0.42,
): void {
  for (const at of spots) {
    const long = random.between(from, to);
    leaf(
      mesh,
      put(at, random.next() * tau, random.bell() * 0.12),
      long,
      long * slender * random.between(0.85, 1.15),
      random.pick(materials),
      { curl: random.between(-0.1, 0.5), arch: random.between(-0.02, 0.14) },
    );
  }
}

/** A bough out of sight, between the window and the things, for its shadow and its mirror image. */
export function bough(
  mesh: Mesh,
  random: Random,
  middle: Vec,
  reach: Vec,
  many: number,
  long: number,
  material: number,
): void {
  for (let i = 0; i < many; i++) {
    const at: Vec = [
      middle[0] + random.bell() * reach[0],
      middle[1] + random.bell() * reach[1],
      middle[2] + random.bell() * reach[2],
    ];
    const l = long * random.between(0.7, 1.25);
    leaf(mesh, put(at, random.next() * tau, random.bell() * 0.7), l, l * 0.44, material, {
      stalk: false,
    });
  }
}
