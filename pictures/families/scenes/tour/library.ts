import { createRandom, type Random } from '../../../geometry/random.ts';
import { Mesh } from '../../../render/mesh.ts';
import { coneDirections, spreadDirections } from '../../../render/sky-light.ts';
import { keelArch } from '../../../scenery/architecture.ts';
import { covered } from '../../../scenery/materials.ts';
import { tileCloth } from '../../../scenery/ornament-cloth.ts';
import { tree } from '../../../scenery/plants.ts';
import { chair, table, turnedBox, vessel } from '../../../scenery/props.ts';
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
  sixteen,
  surroundings,
  type TourRoom,
  toScene,
  twelve,
} from './house.ts';

/** Shelves on both sides, a long table with patterns on paper, three tall windows to the garden. */
export function library(sky: SkyLook, seed: string, carpet: Picture): TourRoom {
  const mesh = new Mesh();
  const random = createRandom(seed);
  const [wide, long, high] = [7.8, 10, 4.3];
  const window = (at: number): Opening => ({
    at,
    wide: 1.5,
    spring: 2.7,
    rise: 0.75,
    shape: keelArch,
    sill: 0.85,
    fill: 'open',
  });
  buildWalls(
    mesh,
    {
      wide,
      long,
      high,
      thick: 0.5,
      dado: 0.8,
      frieze: [3.82, 4.12],
      walls: {
        north: [window(1.6), window(3.9), window(6.2)],
        south: [
          { at: 3.9, wide: 1.5, spring: 2.15, rise: 0.65, shape: keelArch, fill: 'door' },
          { ...window(1.5), wide: 1.2, spring: 2.2, rise: 0.5, fill: 'niche' },
          { ...window(6.3), wide: 1.2, spring: 2.2, rise: 0.5, fill: 'niche' },
        ],
        east: [],
        west: [],
      },
    },
    m,
  );
  layFloor(mesh, wide, long);
  mesh.box([-4.4, high, -5.5], [4.4, high + 0.3, 5.5], m.ceiling);
  for (let z = -4.8; z <= 4.9; z += 0.8)
    mesh.box([-3.9, high - 0.2, z - 0.08], [3.9, high, z + 0.08], m.darkWood);
  for (const way of [-1, 1] as const) shelve(mesh, random, way, wide / 2, -4.4, 4.4);
  layRug(mesh, [0, 0, 0.2], 3.1, 5.2, m.rug);
  reading(mesh, random);
  vessel(mesh, 'jar', [-2.4, 0.85, -5.3], 0.62, 0.3, m.blue);
  vessel(mesh, 'bottle', [2.4, 0.85, -5.3], 0.62, 0.26, m.white);
  for (const [x, z] of [
    [-3.4, 9.5],
    [0.6, 11],
    [4.2, 9.2],
  ] as const)
    tree(mesh, random, [x, -0.5, z], 4.2, 1.9, m.bark, m.leaf, 4600, 0.1);
  surroundings(mesh);
  const lamps = [
    hangLamp(mesh, [0, 2.85, 1.2], 0.26, high, 1.1),
    hangLamp(mesh, [0, 2.85, -1.4], 0.26, high, 1.1),
  ];
  const materials = houseMaterials(
    {
      isWorn: true,
      wall: '#e9dcc2',
      floor: 'wood',
      sky,
      tiles: {
        grid: twelve,
        colours: ['#0d5a3f', '#e9e3d2', '#17307c', '#b6771a', '#0d5a3f', '#1f8a8c'],
        joint: '#ece4d0',
      },
      frieze: {
        grid: sixteen,
        colours: ['#7d5430', '#c99a3c', '#274a6a', '#e4d3ae'],
        joint: '#5a3a20',
      },
    },
    seed,
  );
  materials[m.rug] = fitted(pictureCloth(carpet, 0.09, 0.06), 5, `${seed} rug`);
  for (const [slot, grid, ink] of [
    [40, eight, '#27375f'],
    [41, twelve, '#7e1f24'],
    [42, sixteen, '#0d5a3f'],
  ] as const)
    materials[slot] = covered(
      tileCloth(grid, ['#f1ead8', '#e4d6b4', '#9db6d0', '#f1ead8', '#e8c98a'], ink, 1024, 2, 4),
      0.36,
      `${seed} sheet ${slot}`,
    );
  return {
    eye: [0.2, 1.6, -2.4],
    look: { eye: [1.9, 1.62, -3.9], target: [-0.7, 1.4, 5], tall: 0.86, rise: -0.01 },
    scene: toScene(mesh, materials, sky, 10, {
      sun: { direction: [0.42, 0.42, 1], colour: [4.6, 3.2, 1.9], soft: 0.03 },
      bounce: [0.5, 0.42, 0.33],
      skyDirections: [...coneDirections([0, 0.34, 0.94], 0.7, 26), ...spreadDirections(8)],
      skyStrength: 0.95,
      lamps,
      mist: { thickness: 0.006, colour: [0.42, 0.34, 0.25], beams: 0.005, reach: 12 },
      exposure: 1.15,
      glow: 0.1,
    }),
  };
}

/** Shelves against a side wall, filled with spines, a bowl here and there. */
function shelve(
  mesh: Mesh,
  random: Random,
  way: -1 | 1,
  half: number,
  z0: number,
  z1: number,
): void {
  const deep = 0.36;
  const back = way * half;
  const front = way * (half - deep);
  const box = (y0: number, y1: number, a: number, b: number, material: number, inset = 0) =>
    mesh.box(
      [Math.min(back, front + way * inset), y0, a],
      [Math.max(back, front + way * inset), y1, b],
      material,
    );
  const colours = [m.red, m.blue, m.darkWood, m.green, m.cloth, m.wood, m.yellow, m.black, m.paper];
  box(0, 0.1, z0, z1, m.darkWood);
  for (let y = 0.1; y < 3.4; y += 0.47) {
    box(y, y + 0.035, z0, z1, m.darkWood);
    if (y > 3.1) continue;
    for (let z = z0 + 0.06; z < z1 - 0.12; ) {
      if (random.next() > 0.965) {
        vessel(
          mesh,
          random.pick(['bowl', 'jar', 'bottle'] as const),
          [way * (half - deep / 2), y + 0.035, z + 0.14],
          0.26,
          0.12,
          random.pick([m.blue, m.white, m.green, m.brass]),
        );
        z += 0.3;
        continue;
      }
      const w = random.between(0.022, 0.06);
      const h = random.between(0.24, 0.38);
      turnedBox(
        mesh,
        [way * (half - deep * 0.5), y + 0.035 + h / 2, z + w / 2],
        [deep * 0.76, h, w],
        0,
        random.pick(colours),
      );
      z += w + (random.next() > 0.95 ? 0.1 : 0.003);
    }
  }
  for (let z = z0; z <= z1 + 0.01; z += (z1 - z0) / 6)
    box(0, 3.42, z - 0.025, z + 0.025, m.wood, -0.015);
  mesh.box(
    [Math.min(back, front - way * 0.06), 3.4, z0 - 0.1],
    [Math.max(back, front - way * 0.06), 3.52, z1 + 0.1],
    m.wood,
  );
}

/** The long table: drawings of patterns, folios, reading chairs, a stand with an open book. */
function reading(mesh: Mesh, random: Random): void {
  table(mesh, [0, 0.02, 0.6], [1.5, 0.78, 3.4], m.darkWood, 0.05);
  turnedBox(mesh, [-0.2, 0.805, 1.6], [0.72, 0.004, 0.72], 0.14, 40);
  turnedBox(mesh, [0.25, 0.805, 0.55], [0.72, 0.004, 0.72], -0.18, 41);
  turnedBox(mesh, [-0.25, 0.806, -0.35], [0.66, 0.004, 0.66], 0.3, 42);
  for (let i = 0; i < 14; i++)
    turnedBox(
      mesh,
      [random.between(-0.55, 0.55), 0.804 + i * 0.0013, random.between(-0.8, 2)],
      [random.between(0.18, 0.3), 0.001, random.between(0.24, 0.4)],
      random.between(-0.6, 0.6),
      random.pick([m.paper, m.white, m.cloth]),
    );
  for (let i = 0; i < 5; i++)
    turnedBox(
      mesh,
      [0.5, 0.82 + i * 0.045, -0.75],
      [0.26, 0.042, 0.36],
      random.between(-0.25, 0.25),
      random.pick([m.red, m.blue, m.green, m.cloth]),
    );
  for (const z of [-0.5, 0.6, 1.7]) {
    chair(mesh, [-1.2, 0.02, z], Math.PI / 2, m.wood);
    chair(mesh, [1.2, 0.02, z], -Math.PI / 2, m.wood);
  }
  vessel(mesh, 'cup', [0.52, 0.8, 1.9], 0.11, 0.05, m.brass);
}
