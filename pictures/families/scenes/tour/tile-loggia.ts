import { createRandom } from '../../../geometry/random.ts';
import { Mesh } from '../../../render/mesh.ts';
import { spreadDirections } from '../../../render/sky-light.ts';
import { pointedArch } from '../../../scenery/architecture.ts';
import { covered, stillWater } from '../../../scenery/materials.ts';
import { type StarGrid, tileCloth } from '../../../scenery/ornament-cloth.ts';
import { bladePlant, tree } from '../../../scenery/plants.ts';
import { vessel } from '../../../scenery/props.ts';
import { buildWalls, type Opening } from '../../../scenery/room.ts';
import type { SkyLook } from '../../../scenery/skies.ts';
import {
  eight,
  hangLamp,
  houseMaterials,
  layFloor,
  m,
  sixteen,
  surroundings,
  type TourRoom,
  toScene,
  twelve,
} from './house.ts';

const basinLevel = 0.02;
const panel = { first: 40, count: 4, floor: 44, rim: 45 };

const patterns: readonly { grid: StarGrid; colours: string[]; joint: string; metres: number }[] = [
  {
    grid: sixteen,
    colours: ['#14285f', '#e9e3d2', '#1f8a8c', '#b6771a', '#0d5a3f', '#8fb3e8'],
    joint: '#efe9da',
    metres: 1.5,
  },
  {
    grid: twelve,
    colours: ['#1f8a8c', '#f1ead8', '#14285f', '#c98a2a', '#1f8a8c', '#2a4ba0'],
    joint: '#f1ead8',
    metres: 1.2,
  },
  {
    grid: eight,
    colours: ['#0d5a3f', '#efe6d0', '#b6771a', '#1c2f5e', '#0f6b50'],
    joint: '#efe6d0',
    metres: 1,
  },
  {
    grid: twelve,
    colours: ['#2a4ba0', '#e9e3d2', '#8fb3e8', '#14285f', '#e0b04a', '#2a4ba0'],
    joint: '#e9e3d2',
    metres: 1.35,
  },
];

/** A porch clad in tiles from floor to frieze; three arches to the sea wind, a star of water in the floor. */
export function tileLoggia(sky: SkyLook, seed: string): TourRoom {
  const mesh = new Mesh();
  const random = createRandom(seed);
  const [wide, long, high] = [9.6, 6, 4.4];
  const arch = (at: number, width: number): Opening => ({
    at,
    wide: width,
    spring: 2.3,
    rise: 1.15,
    shape: pointedArch,
    fill: 'open',
  });
  buildWalls(
    mesh,
    {
      wide,
      long,
      high,
      thick: 0.55,
      dado: 0,
      frieze: [3.86, 4.2],
      walls: {
        south: [arch(1.8, 2.2), arch(4.8, 2.6), arch(7.8, 2.2)],
        north: [{ ...arch(4.8, 1.7), rise: 0.8, spring: 2.1, fill: 'door' }],
        east: [{ ...arch(3, 1.5), spring: 2, rise: 0.7, sill: 0.9, fill: 'open' }],
        west: [{ ...arch(3, 1.5), spring: 2, rise: 0.7, sill: 0.9, fill: 'open' }],
      },
    },
    m,
  );
  clad(mesh, wide, long);
  layFloor(mesh, wide, long, 2.6);
  mesh.box([-5.4, high, -3.6], [5.4, high + 0.3, 3.6], m.ceiling);
  for (let x = -4.5; x <= 4.6; x += 0.6)
    mesh.box([x - 0.06, high - 0.14, -3], [x + 0.06, high, 3], m.darkWood);
  starBasin(mesh);
  for (const [x, colour] of [
    [-3.9, m.blue],
    [3.9, m.green],
  ] as const)
    vessel(mesh, 'jar', [x, 0, 2.35], 1.05, 0.5, colour);
  for (const x of [-3.35, 3.35]) {
    mesh.lathe(
      [
        [0.22, 0],
        [0.32, 0.1],
        [0.38, 0.36],
        [0.33, 0.52],
        [0.38, 0.58],
        [0.3, 0.5],
      ],
      [x, 0, -2.2],
      28,
      m.niche,
    );
    bladePlant(mesh, random, [x, 0.52, -2.2], 0.85, 34, m.leaf, 0.07);
  }
  for (const x of [-9.5, 9.2])
    tree(mesh, random, [x, -0.5, -1.5], 4.4, 1.9, m.bark, m.leaf, 5200, 0.1);
  mesh.box([-7.4, 0, -5.75], [7.4, 0.5, -5.5], m.stone);
  surroundings(mesh);
  const lamps = [hangLamp(mesh, [0, 3, 0], 0.3, high, 0.8)];
  const materials = houseMaterials(
    {
      isWorn: true,
      wall: '#eadfc9',
      floor: ['#d9ccb2', '#ad9472'],
      sky,
      tiles: {
        grid: eight,
        colours: ['#17307c', '#e9e3d2', '#1f8a8c', '#b6771a'],
        joint: '#efe9da',
      },
      frieze: {
        grid: sixteen,
        colours: ['#0d5a3f', '#e9e3d2', '#b6771a', '#14285f'],
        joint: '#efe9da',
      },
    },
    seed,
  );
  patterns.forEach(({ grid, colours, joint, metres }, i) => {
    materials[panel.first + i] = covered(
      tileCloth(grid, colours, joint, 2048, 2, 8),
      metres,
      `${seed} panel ${i}`,
      0.07,
    );
  });
  materials[panel.floor] = covered(
    tileCloth(eight, ['#1f8a8c', '#e9e3d2', '#14285f', '#b6771a'], '#e9e3d2'),
    0.8,
    `${seed} floor tiles`,
    0.05,
  );
  materials[m.water] = stillWater('#0d3a44', `${seed} water`, 0.025);
  return {
    eye: [0.9, 1.6, 0.9],
    look: { eye: [3.6, 1.62, 2.1], target: [-2.2, 1.3, -3], tall: 0.9, rise: -0.02 },
    scene: toScene(mesh, materials, sky, 10.5, {
      sun: { direction: [0.55, 0.62, -0.9], colour: [2.9, 2.45, 1.85], soft: 0.025 },
      bounce: [0.46, 0.41, 0.34],
      skyDirections: spreadDirections(40),
      skyStrength: 1.1,
      mirror: basinLevel,
      lamps,
      exposure: 1.06,
      glow: 0.09,
    }),
  };
}

/** Every wall in fields of its own pattern, with borders between them. */
function clad(mesh: Mesh, wide: number, long: number): void {
  const top = 3.8;
  type Run = readonly [from: number, to: number, low: number, high: number, pattern: number];
  const face = (
    at: (s: number, y: number) => readonly [number, number, number],
    runs: readonly Run[],
  ) => {
    for (const [from, to, low, high, pattern] of runs) {
      mesh.quad(at(from, low), at(to, low), at(to, high), at(from, high), panel.first + pattern, [
        from,
        low,
        to,
        low,
        to,
        high,
        from,
        high,
      ]);
      for (const [a, b, c, d] of [
        [from, from + 0.09, low, high],
        [to - 0.09, to, low, high],
        [from, to, low, low + 0.09],
        [from, to, high - 0.09, high],
      ] as const)
        mesh.quad(at(a, c), at(b, c), at(b, d), at(a, d), m.stone);
    }
  };
  const x = wide / 2 - 0.02;
  const z = long / 2 - 0.02;
  face(
    (s, y) => [wide / 2 - s, y, z],
    [
      [0.06, 1.95, 0.06, top, 1],
      [2, 3.9, 0.06, top, 0],
      [3.95, 5.65, 3, top, 2],
      [5.7, 7.6, 0.06, top, 0],
      [7.65, 9.54, 0.06, top, 1],
    ],
  );
  for (const [at, p] of [
    [(s: number, y: number) => [x, y, -long / 2 + s] as const, 3],
    [(s: number, y: number) => [-x, y, long / 2 - s] as const, 3],
  ] as const)
    face(at, [
      [0.06, 2.2, 0.06, top, p],
      [2.25, 3.75, 0.06, 0.84, 2],
      [2.25, 3.75, 2.76, top, 2],
      [3.8, 5.94, 0.06, top, p],
    ]);
  face(
    (s, y) => [-wide / 2 + s, y, -z],
    [
      [0.06, 0.66, 0.06, top, 2],
      [2.94, 3.46, 0.06, top, 2],
      [6.14, 6.66, 0.06, top, 2],
      [8.94, 9.54, 0.06, top, 2],
    ],
  );
}

/** An eight-pointed star of water, level with the floor, and a rim of tiles around it. */
function starBasin(mesh: Mesh): void {
  const star = (outer: number, y: number, material: number) => {
    const inner = outer * 0.765;
    for (let i = 0; i < 16; i++) {
      const at = (k: number) => {
        const a = (k / 16) * Math.PI * 2;
        const r = k % 2 ? inner : outer;
        return [Math.sin(a) * r, y, -0.9 + Math.cos(a) * r] as const;
      };
      const [from, to] = [at(i), at(i + 1)];
      const between = [(from[0] + to[0]) / 2, y, (from[2] + to[2]) / 2] as const;
      const middle = [0, y, -0.9] as const;
      const corners = [middle, from, between, to] as const;
      mesh.quad(
        ...corners,
        material,
        corners.flatMap((corner) => [corner[0], corner[2]]),
      );
    }
  };
  star(1.75, 0.006, panel.floor);
  star(1.34, 0.012, m.stone);
  star(1.24, basinLevel, m.water);
}
