import { createRandom } from '../../../geometry/random.ts';
import { Mesh, type Vec } from '../../../render/mesh.ts';
import { spreadDirections } from '../../../render/sky-light.ts';
import {
  arcade,
  basin,
  bays,
  column,
  fountainBowl,
  keelArch,
} from '../../../scenery/architecture.ts';
import { covered, stillWater } from '../../../scenery/materials.ts';
import { tileCloth } from '../../../scenery/ornament-cloth.ts';
import { bladePlant, palm, tree } from '../../../scenery/plants.ts';
import { buildWalls, type Opening } from '../../../scenery/room.ts';
import type { SkyLook } from '../../../scenery/skies.ts';
import {
  eight,
  hangLamp,
  houseMaterials,
  layFloor,
  m,
  surroundings,
  type TourRoom,
  toScene,
  twelve,
} from './house.ts';

const court = { wide: 11.4, long: 17, high: 4.6, gallery: 2.7 };
const level = 0.36;
const path = 40;
const middle: Vec = [0, 0, -2.6];

/** The court at noon: arcades around a star of water, trees in the corners, doors to the rooms. */
export function longCourt(sky: SkyLook, seed: string): TourRoom {
  const mesh = new Mesh();
  const random = createRandom(seed);
  const { wide, long, high, gallery } = court;
  const door = (at: number): Opening => ({
    at,
    wide: 1.6,
    spring: 2.1,
    rise: 0.65,
    shape: keelArch,
    fill: 'door',
  });
  const niche = (at: number): Opening => ({
    at,
    wide: 1.2,
    spring: 1.95,
    rise: 0.5,
    shape: keelArch,
    sill: 0.9,
    fill: 'niche',
  });
  const outerWide = wide + 2 * gallery;
  const outerLong = long + 2 * gallery;
  buildWalls(
    mesh,
    {
      wide: outerWide,
      long: outerLong,
      high,
      thick: 0.5,
      dado: 1.35,
      walls: {
        south: [3.3, 8.4, 13.5].map((at) => ({
          ...door(at),
          wide: at === 8.4 ? 3.2 : 2.4,
          rise: 1.1,
          spring: 2.3,
          fill: 'open' as const,
        })),
        north: [niche(3.6), door(8.4), niche(13.2)],
        west: [niche(5), door(11.2), niche(17.4)],
        east: [niche(5), door(11.2), niche(17.4)],
      },
    },
    m,
  );
  arcades(mesh);
  layFloor(mesh, outerWide, outerLong, 3);
  pool(mesh);
  pave(mesh);
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      const at: Vec = [x * (wide / 2 - 1.7), 0, z * (long / 2 - 2.1)];
      mesh.box([at[0] - 0.8, 0, at[2] - 0.8], [at[0] + 0.8, 0.2, at[2] + 0.8], m.stone);
      mesh.box([at[0] - 0.66, 0, at[2] - 0.66], [at[0] + 0.66, 0.22, at[2] + 0.66], m.earth);
      if (x === z) palm(mesh, random, at, random.between(4.8, 5.8), m.bark, m.leaf, 2.2);
      else tree(mesh, random, at, 3.6, 1.35, m.bark, m.leaf, 5200, 0.08);
      for (let i = 0; i < 6; i++)
        bladePlant(
          mesh,
          random,
          [at[0] + random.between(-0.5, 0.5), 0.2, at[2] + random.between(-0.5, 0.5)],
          0.45,
          16,
          m.leaf,
          0.08,
        );
    }
  mesh.box([-10, 0, -13.7], [10, 0.55, -13.5], m.stone);
  surroundings(mesh);
  const lamps = [-3, 3].flatMap((x) => [
    hangLamp(mesh, [x, 3, -9.8], 0.2, high - 0.4, 0.5),
    hangLamp(mesh, [x, 3, 9.8], 0.2, high - 0.4, 0.5),
  ]);
  const materials = houseMaterials(
    {
      isWorn: true,
      eaves: court.high,
      wall: '#f0e5cf',
      floor: ['#b5a587', '#8d7656'],
      sky,
      tiles: {
        grid: twelve,
        colours: ['#14285f', '#e9e3d2', '#1f8a8c', '#b6771a', '#0d5a3f', '#8fb3e8'],
        joint: '#efe9da',
        metres: 1.2,
      },
      frieze: {
        grid: eight,
        colours: ['#17307c', '#1f8a8c', '#b6771a', '#e9e3d2'],
        joint: '#efe9da',
      },
    },
    seed,
  );
  materials[path] = covered(
    tileCloth(
      eight,
      ['#1f8a8c', '#d9cfb6', '#17307c', '#a86d1c', '#1f8a8c'],
      '#cfc3a6',
      2048,
      2,
      9,
    ),
    0.84,
    `${seed} path`,
    0.05,
  );
  materials[m.water] = stillWater('#0b3038', `${seed} water`, 0.035);
  materials[m.glow] = (hit) => {
    hit.r = hit.g = hit.b = 0.75;
    hit.through = 0.8;
    hit.shine = 0.3;
    hit.rough = 0.25;
  };
  return {
    eye: [0, 1.62, 2.4],
    look: { eye: [1.6, 1.7, 7.4], target: [-0.4, 1.75, -6], tall: 0.86, rise: -0.02 },
    scene: toScene(mesh, materials, sky, 17, {
      sun: { direction: [0.82, 0.66, -0.42], colour: [3.3, 2.75, 2.05], soft: 0.03 },
      bounce: [0.4, 0.34, 0.27],
      skyDirections: spreadDirections(40),
      lamps,
      mirror: level,
      exposure: 0.86,
      skyStrength: 0.8,
      glow: 0.07,
      shadowSize: 3072,
    }),
  };
}

/** The inner arcades, their tile bands, roof terraces and merlons. */
function arcades(mesh: Mesh): void {
  const { wide, long, high, gallery } = court;
  const [x, z] = [wide / 2, long / 2];
  const sides: readonly [origin: Vec, along: Vec, back: Vec, length: number, count: number][] = [
    [[-x, 0, -z], [1, 0, 0], [0, 0, -1], wide, 5],
    [[x, 0, -z], [0, 0, 1], [1, 0, 0], long, 7],
    [[x, 0, z], [-1, 0, 0], [0, 0, 1], wide, 5],
    [[-x, 0, z], [0, 0, -1], [-1, 0, 0], long, 7],
  ];
  for (const [origin, along, back, length, count] of sides) {
    const row = bays(count, length, 0.42, 2.35, 1.02, keelArch);
    arcade(mesh, origin, along, back, length, high, 0.42, row, { face: m.wall, inner: m.inner });
    const at = (s: number, y: number, depth: number): Vec => [
      origin[0] + along[0] * s + back[0] * depth,
      y,
      origin[2] + along[2] * s + back[2] * depth,
    ];
    mesh.quad(
      at(0, 3.72, -0.012),
      at(length, 3.72, -0.012),
      at(length, 4.14, -0.012),
      at(0, 4.14, -0.012),
      m.frieze,
    );
    for (const bay of row.slice(0, -1)) {
      const p = at(bay.to + 0.21, 0, -0.16);
      column(mesh, p, 2.35, 0.1, m.stone, m.stone);
    }
    // Cornice, and the stepped merlons above it.
    box(mesh, at(-0.2, high, -0.2), at(length + 0.2, high + 0.2, 0.5), m.stone);
    for (let s = 0.3; s < length; s += 0.64)
      for (const [w, h0, h1] of [
        [0.21, 0.2, 0.4],
        [0.13, 0.4, 0.58],
        [0.06, 0.58, 0.72],
      ] as const)
        box(mesh, at(s - w, high + h0, 0.06), at(s + w, high + h1, 0.24), m.wall);
    // The gallery's ceiling.
    box(
      mesh,
      at(-gallery, high - 0.28, 0.44),
      at(length + gallery, high - 0.1, gallery),
      m.ceiling,
    );
    for (let s = -gallery + 0.3; s < length + gallery; s += 0.7)
      box(mesh, at(s - 0.07, high - 0.46, 0.44), at(s + 0.07, high - 0.28, gallery), m.darkWood);
  }
}

function box(mesh: Mesh, a: Vec, b: Vec, material: number): void {
  mesh.box(
    [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])],
    [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])],
    material,
  );
}

/** Bands of tile in the stone floor: a path from end to end, crossed at the pool, and a frame. */
function pave(mesh: Mesh): void {
  const { wide, long } = court;
  const y = 0.006;
  const band = (x0: number, x1: number, z0: number, z1: number) =>
    mesh.quad([x0, y, z1], [x1, y, z1], [x1, y, z0], [x0, y, z0], path, [
      x0,
      z0,
      x1,
      z0,
      x1,
      z1,
      x0,
      z1,
    ]);
  const [x, z] = [wide / 2 - 0.35, long / 2 - 0.35];
  const edge = 0.42;
  band(-x, x, -z, -z + edge);
  band(-x, x, z - edge, z);
  band(-x, -x + edge, -z + edge, z - edge);
  band(x - edge, x, -z + edge, z - edge);
  band(-0.63, 0.63, -z + edge, z - edge);
  for (const way of [-1, 1] as const) {
    const [near, far] = [way * 0.63, way * (x - edge)];
    band(Math.min(near, far), Math.max(near, far), middle[2] - 0.42, middle[2] + 0.42);
  }
}

function pool(mesh: Mesh): void {
  basin(mesh, middle, 2.1, 0.46, 8, m.stone, m.water, level);
  fountainBowl(mesh, middle, 1.3, 0.85, m.stone, m.stone);
  mesh.tube(
    Array.from({ length: 12 }, (_, i): Vec => [0, 1.25 + (i / 11) * 0.5, middle[2]]),
    (t) => 0.022 * (1 - t * 0.6),
    6,
    m.glow,
  );
}
