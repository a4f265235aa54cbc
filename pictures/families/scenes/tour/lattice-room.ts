import { createRandom } from '../../../geometry/random.ts';
import { Mesh } from '../../../render/mesh.ts';
import { coneDirections, spreadDirections } from '../../../render/sky-light.ts';
import { keelArch } from '../../../scenery/architecture.ts';
import { screenCloth } from '../../../scenery/ornament-cloth.ts';
import { cushion, vessel } from '../../../scenery/props.ts';
import { buildWalls, type Opening } from '../../../scenery/room.ts';
import type { SkyLook } from '../../../scenery/skies.ts';
import {
  eight,
  houseMaterials,
  layFloor,
  m,
  sixteen,
  surroundings,
  type TourRoom,
  toScene,
} from './house.ts';

const flat = () => 1;

/** Screens on two sides break the morning sun into stars on floor and walls. */
export function latticeRoom(sky: SkyLook, seed: string): TourRoom {
  const mesh = new Mesh();
  const random = createRandom(seed);
  const window = (at: number): Opening => ({
    at,
    wide: 1.75,
    spring: 3.1,
    rise: 0.001,
    shape: flat,
    sill: 0.42,
    fill: 'screen',
  });
  const niche = (at: number): Opening => ({
    at,
    wide: 0.95,
    spring: 1.75,
    rise: 0.45,
    shape: keelArch,
    sill: 0.75,
    fill: 'niche',
  });
  const door = (at: number): Opening => ({
    at,
    wide: 1.35,
    spring: 2,
    rise: 0.55,
    shape: keelArch,
    fill: 'door',
  });
  const screens = buildWalls(
    mesh,
    {
      wide: 7,
      long: 7.4,
      high: 3.9,
      thick: 0.5,
      dado: 0.36,
      frieze: [3.45, 3.75],
      lattice: { holes: screenCloth(eight, 30, 512, 1), repeat: 0.62 },
      walls: {
        south: [window(1.35), door(3.5), window(5.65)],
        east: [window(1.4), window(3.7), window(6)],
        north: [niche(1.3), niche(3.5), niche(5.7)],
        west: [niche(1.5), door(3.7), niche(5.9)],
      },
    },
    m,
  );
  layFloor(mesh, 7, 7.4);
  mesh.box([-4, 3.9, -4.2], [4, 4.15, 4.2], m.ceiling);
  for (let z = -3.5; z <= 3.6; z += 0.58)
    mesh.box([-3.5, 3.74, z - 0.07], [3.5, 3.9, z + 0.07], m.darkWood);
  // A bench along the north wall, and a jar in every niche.
  mesh.box([-3.3, 0, 3.05], [3.3, 0.34, 3.7], m.stone);
  for (const [x, colour] of [
    [-2.4, m.blue],
    [-1.2, m.cloth],
    [0.2, m.red],
    [1.5, m.green],
    [2.6, m.cloth],
  ] as const)
    cushion(mesh, [x, 0.5, 3.36], [0.62, 0.2, 0.5], random.between(-0.3, 0.3), colour);
  const pots = [m.blue, m.white, m.green, m.yellow, m.white];
  const kinds = ['jar', 'bottle', 'jar', 'bottle', 'jar'] as const;
  for (const [i, [x, z]] of (
    [
      [2.2, 3.94],
      [0, 3.94],
      [-2.2, 3.94],
      [3.74, -2.2],
      [3.74, 2.2],
    ] as const
  ).entries())
    vessel(mesh, kinds[i], [x, 0.75, z], 0.5, 0.24, pots[i]);
  surroundings(mesh);
  const materials = houseMaterials(
    {
      wall: '#efe6d5',
      floor: ['#d5c8ae', '#a78e6c'],
      sky,
      tiles: {
        grid: eight,
        colours: ['#17307c', '#1f8a8c', '#b6771a', '#e9e3d2', '#17307c'],
        joint: '#efe9da',
      },
      frieze: {
        grid: sixteen,
        colours: ['#0f6b50', '#e9e3d2', '#b6771a', '#14285f', '#8fb3e8'],
        joint: '#efe9da',
      },
    },
    seed,
  );
  return {
    eye: [0.3, 1.6, 0.4],
    look: { eye: [2.4, 1.6, 2.5], target: [-2, 1.35, -2.8], tall: 0.92, rise: -0.02 },
    scene: toScene(mesh, materials, sky, 7, {
      sun: { direction: [-1, 0.66, -0.62], colour: [4.3, 3.55, 2.6], soft: 0.02 },
      bounce: [0.62, 0.53, 0.42],
      skyDirections: [
        ...coneDirections([-0.94, 0.34, 0], 0.8, 20),
        ...coneDirections([0, 0.34, -0.94], 0.8, 16),
        ...spreadDirections(6),
      ],
      skyStrength: 0.9,
      screens,
      exposure: 1.05,
      glow: 0.09,
    }),
  };
}
