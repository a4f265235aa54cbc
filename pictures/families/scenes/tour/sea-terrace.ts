import { createRandom } from '../../../geometry/random.ts';
import { Mesh, type Vec } from '../../../render/mesh.ts';
import { spreadDirections } from '../../../render/sky-light.ts';
import { keelArch } from '../../../scenery/architecture.ts';
import { covered } from '../../../scenery/materials.ts';
import { tileCloth } from '../../../scenery/ornament-cloth.ts';
import { bladePlant, palm } from '../../../scenery/plants.ts';
import { cushion, vessel } from '../../../scenery/props.ts';
import { buildWalls, type Opening } from '../../../scenery/room.ts';
import type { SkyLook } from '../../../scenery/skies.ts';
import type { Picture } from '../../../surface/mount.ts';
import {
  eight,
  fitted,
  hangLamp,
  houseMaterials,
  layFloor,
  layRug,
  m,
  pictureCloth,
  surroundings,
  type TourRoom,
  toScene,
  twelve,
} from './house.ts';

/** An open hall above the sea at sunset: five arches to the water, divans along the wall. */
export function seaTerrace(sky: SkyLook, seed: string, carpet: Picture): TourRoom {
  const mesh = new Mesh();
  const random = createRandom(seed);
  const [wide, long, high] = [12.5, 6.4, 4.1];
  const arch = (at: number, width = 2): Opening => ({
    at,
    wide: width,
    spring: 2.35,
    rise: 1.05,
    shape: keelArch,
    fill: 'open',
  });
  const niche = (at: number): Opening => ({
    at,
    wide: 1.1,
    spring: 1.9,
    rise: 0.5,
    shape: keelArch,
    sill: 0.8,
    fill: 'niche',
  });
  buildWalls(
    mesh,
    {
      wide,
      long,
      high,
      thick: 0.45,
      dado: 1.15,
      frieze: [3.62, 3.95],
      walls: {
        south: [1.45, 3.85, 6.25, 8.65, 11.05].map((at) => arch(at)),
        east: [arch(1.7), arch(4.7)],
        west: [arch(1.7), arch(4.7)],
        north: [
          niche(1.6),
          niche(3.7),
          { ...niche(6.25), wide: 1.6, sill: 0, spring: 2.15, rise: 0.65, fill: 'door' },
          niche(8.8),
          niche(10.9),
        ],
      },
    },
    m,
  );
  layFloor(mesh, wide, long, 3.2);
  mesh.box([-6.9, high, -3.9], [6.9, high + 0.3, 3.9], m.ceiling);
  for (let x = -6; x <= 6.01; x += 0.75)
    mesh.box([x - 0.07, high - 0.16, -3.2], [x + 0.07, high, 3.2], m.darkWood);
  for (const x of [-5.05, -2.65, -0.25, 2.15, 4.55].map((one) => one + 1.45)) {
    if (x > 5.5) continue;
    mesh.lathe(
      [
        [0.24, 0],
        [0.24, 0.1],
        [0.17, 0.16],
        [0.19, 0.24],
        [0.15, 0.3],
        [0.14, 2],
        [0.17, 2.06],
        [0.15, 2.12],
        [0.24, 2.32],
        [0.26, 2.36],
      ],
      [x, 0, -3.02],
      24,
      m.stone,
    );
  }
  // The parapet above the rocks, and plants in pots on it.
  mesh.box([-9.4, 0, -6.35], [9.4, 0.62, -6.05], m.stone);
  for (const x of [-9.4, 9.1]) mesh.box([x, 0, -6.35], [x + 0.3, 0.62, 5], m.stone);
  for (const x of [-6.4, -3.1, 3.1, 6.4]) {
    mesh.lathe(
      [
        [0.2, 0],
        [0.3, 0.1],
        [0.36, 0.34],
        [0.3, 0.5],
        [0.36, 0.56],
        [0.28, 0.48],
      ],
      [x, 0, -5.4],
      28,
      m.frieze,
    );
    bladePlant(mesh, random, [x, 0.5, -5.4], 0.9, 36, m.leaf, 0.07);
  }
  for (const [x, z] of [
    [-12.5, -4],
    [-10.8, 2],
    [11.2, -1.5],
    [13.5, 3.5],
  ] as const)
    palm(mesh, random, [x, -0.5, z], random.between(5.2, 7), m.bark, m.leaf, 2.3);
  furnish(mesh);
  layRug(mesh, [-2.6, 0, 0.4], 2.4, 3.6, m.rug);
  layRug(mesh, [2.9, 0, 0.4], 2.4, 3.6, m.rug);
  surroundings(mesh);
  const lamps = [-3.6, 0, 3.6].map((x) => hangLamp(mesh, [x, 2.7, 0.9], 0.22, high, 0.4));
  const materials = houseMaterials(
    {
      isWorn: true,
      wall: '#f0dfc4',
      floor: ['#c9b797', '#9c815e'],
      sky,
      tiles: {
        grid: twelve,
        colours: ['#14285f', '#e9e3d2', '#1f8a8c', '#b6771a', '#14285f', '#8fb3e8'],
        joint: '#efe9da',
      },
    },
    seed,
  );
  materials[m.rug] = fitted(pictureCloth(carpet, 0.09, 0.06), 3, `${seed} rug`);
  materials[m.red] = covered(
    tileCloth(
      eight,
      ['#8c2a24', '#d8b36a', '#6d1c1c', '#1d2b52', '#8c2a24'],
      '#6d1c1c',
      1024,
      2,
      3,
    ),
    0.5,
    `${seed} divan`,
  );
  return {
    eye: [0.2, 1.58, -0.4],
    look: { eye: [4.4, 1.6, 1.9], target: [-2.2, 1.55, -6], tall: 0.8, rise: -0.01 },
    scene: toScene(mesh, materials, sky, 13, {
      sun: { direction: [-0.2, 0.16, -1], colour: [5.2, 2.5, 1.05], soft: 0.03 },
      bounce: [0.42, 0.27, 0.2],
      skyDirections: spreadDirections(40),
      skyStrength: 1.15,
      lamps,
      exposure: 0.98,
      glow: 0.1,
      shadowSize: 3072,
    }),
  };
}

/** Divans along the wall, and low tables with what was left from the afternoon. */
function furnish(mesh: Mesh): void {
  for (const [x0, x1] of [
    [-5.9, -1.3],
    [1.3, 5.9],
  ] as const) {
    mesh.box([x0, 0, 2.35], [x1, 0.3, 3.15], m.darkWood);
    mesh.box([x0 + 0.03, 0.3, 2.38], [x1 - 0.03, 0.44, 3.12], m.red);
    for (let x = x0 + 0.5; x < x1; x += 0.9)
      cushion(
        mesh,
        [x, 0.66, 2.98],
        [0.66, 0.2, 0.46],
        (x % 0.5) - 0.25,
        [m.blue, m.cloth, m.green][Math.round(Math.abs(x) * 10) % 3],
      );
  }
  for (const x of [-2.6, 2.9]) {
    const at: Vec = [x, 0, 1.35];
    mesh.lathe(
      [
        [0.34, 0],
        [0.3, 0.4],
        [0.44, 0.42],
        [0.46, 0.46],
        [0.01, 0.46],
      ],
      at,
      8,
      m.darkWood,
      false,
    );
    mesh.lathe(
      [
        [0.34, 0.465],
        [0.38, 0.5],
        [0.33, 0.475],
        [0.01, 0.472],
      ],
      at,
      40,
      m.brass,
    );
    vessel(mesh, 'bottle', [x - 0.08, 0.475, 1.3], 0.3, 0.1, m.blue);
    vessel(mesh, 'bowl', [x + 0.14, 0.475, 1.42], 0.09, 0.11, m.white);
    vessel(mesh, 'cup', [x - 0.02, 0.475, 1.52], 0.07, 0.04, m.brass);
  }
}
