import { createRandom } from '../../../geometry/random.ts';
import { Mesh, type Vec } from '../../../render/mesh.ts';
import type { Scene } from '../../../render/scene.ts';
import { coneDirections, spreadDirections } from '../../../render/sky-light.ts';
import { arcade, type Bay, bays, column, keelArch } from '../../../scenery/architecture.ts';
import { covered, leaves, stillWater } from '../../../scenery/materials.ts';
import { tileCloth } from '../../../scenery/ornament-cloth.ts';
import { bladePlant, foliage, tree } from '../../../scenery/plants.ts';
import { pottery } from '../../../scenery/pottery.ts';
import { cushion, vessel } from '../../../scenery/props.ts';
import { buildWalls, type Opening } from '../../../scenery/room.ts';
import type { SkyLook } from '../../../scenery/skies.ts';
import {
  eight,
  hangLamp,
  houseMaterials,
  m,
  surroundings,
  toScene,
  twelve,
} from '../tour/house.ts';
import { stripedArches } from './striped-arch.ts';

const own = { rib: 40, side: 41, runner: 42, water: 43, blossom: 44, court: 45, seat: 46, pot: 47 };

const [wide, long, high] = [4.4, 19, 4.7];
const east = -wide / 2;
/** Feet of the transverse arches. */
const ribs = [6.1, 2.9, -0.3, -3.5, -6.7];

/** The gallery between the rooms and the court: striped arches, a way of tiles, the pool beside it. */
export function longGallery(sky: SkyLook, seed: string): Scene {
  const mesh = new Mesh();
  const random = createRandom(seed);
  const door = (at: number): Opening => ({
    at,
    wide: 1.35,
    spring: 2.1,
    rise: 0.6,
    shape: keelArch,
    fill: 'door',
  });
  const niche = (at: number): Opening => ({
    at,
    wide: 1.15,
    spring: 2.1,
    rise: 0.55,
    shape: keelArch,
    sill: 0.62,
    fill: 'niche',
  });
  // Seen from inside, the west wall begins in the south.
  const between = [4.4, 7.6, 10.8, 14];
  buildWalls(
    mesh,
    {
      wide,
      long,
      high,
      thick: 0.5,
      dado: 1.25,
      frieze: [4.16, 4.5],
      walls: {
        south: [{ at: wide / 2, wide: 3, spring: 2.4, rise: 1.2, shape: keelArch, fill: 'open' }],
        west: between.map((at, i) => (i % 2 ? niche(at) : door(at))),
        north: [],
        east: ribs.slice(0, -1).map((z, i) => ({
          at: long / 2 - (z + ribs[i + 1]) / 2,
          wide: 2.35,
          spring: 2.35,
          rise: 1.15,
          shape: keelArch,
          fill: 'open',
        })),
      },
    },
    { ...m, wall: m.wall },
  );
  const across: Bay = {
    from: 0.3,
    to: wide - 0.3,
    spring: 2.55,
    rise: 1.5,
    shape: keelArch,
  };
  for (const z of ribs) {
    arcade(mesh, [-wide / 2, 0, z + 0.22], [1, 0, 0], [0, 0, -1], wide, high, 0.44, [across], {
      face: own.rib,
      inner: own.rib,
    });
    for (const x of [-wide / 2 + 0.3, wide / 2 - 0.3])
      column(mesh, [x, 0, z], 2.55, 0.12, m.stone, m.stone);
  }
  floor(mesh);
  ceiling(mesh);
  const lamps = ribs
    .slice(0, -1)
    .map((z, i) => hangLamp(mesh, [0, 3.05, (z + ribs[i + 1]) / 2], 0.24, high, 0.7));
  between.forEach((at, i) => {
    const z = -long / 2 + at;
    if (i % 2) {
      vessel(mesh, 'jar', [wide / 2 + 0.2, 0.62, z], 0.74, 0.58, i === 1 ? m.blue : m.green);
    } else {
      for (const side of [-1.05, 1.05]) {
        vessel(mesh, 'vat', [wide / 2 - 0.36, 0, z + side], 0.46, 0.44, own.pot);
        bladePlant(mesh, random, [wide / 2 - 0.36, 0.42, z + side], 0.8, 30, m.leaf, 0.07);
      }
    }
  });
  bench(mesh, random, -long / 2 + between[1]);
  bench(mesh, random, -long / 2 + between[3]);
  court(mesh, random);
  surroundings(mesh);
  const materials = houseMaterials(
    {
      wall: '#efe0c4',
      floor: ['#d9c8aa', '#a58d6c'],
      sky,
      isWorn: true,
      tiles: {
        grid: twelve,
        colours: ['#17307c', '#efe6d2', '#1f8a8c', '#b6771a', '#0d5a3f', '#17307c'],
        joint: '#efe9da',
        metres: 1,
      },
      frieze: {
        grid: eight,
        colours: ['#17307c', '#c9902c', '#efe6d2', '#1f8a8c', '#17307c'],
        joint: '#efe9da',
      },
    },
    seed,
  );
  const stones = ['#f0e6d0', '#7c5343'] as const;
  materials[own.rib] = stripedArches(materials[m.wall], across, stones, `${seed} ribs`, 0.14);
  materials[own.side] = materials[m.wall];
  const star = ['#17307c', '#efe6d2', '#c9902c', '#1f8a8c', '#8c2a24'];
  materials[own.runner] = covered(tileCloth(eight, star, '#efe9da'), 0.72, `${seed} way`, 0.1);
  materials[own.court] = materials[m.floor];
  materials[own.water] = stillWater('#0d4148', `${seed} pool`, 0.012);
  materials[own.blossom] = leaves('#a01a62', '#ef6aa6', 'bougainvillea', 0.6);
  materials[own.pot] = pottery(
    `${seed} pots`,
    ['#1b3a94', '#e9e6da', '#2b9a98'],
    [
      [0.3, 0.36, 'cable'],
      [0.38, 0.62, 'scroll'],
      [0.64, 0.7, 'cable'],
    ],
  );
  materials[own.seat] = covered(
    tileCloth(eight, ['#6d1c1c', '#c9984a', '#8c2a24', '#1d2b52'], '#3d1212', 1024, 2, 3),
    0.4,
    `${seed} seat`,
  );
  materials[m.ceiling] = covered(
    tileCloth(
      eight,
      ['#274a6a', '#b98a3a', '#7e2a20', '#d8c69a', '#2f5a4a'],
      '#8a6226',
      1024,
      2,
      8,
    ),
    0.9,
    `${seed} ceiling`,
    0.03,
  );
  return toScene(mesh, materials, sky, 15, {
    centre: [-2.5, 2, 0],
    sun: { direction: [-1, 0.82, 0.36], colour: [5.6, 4.5, 3.1], soft: 0.02 },
    bounce: [0.4, 0.34, 0.27],
    skyDirections: [
      ...coneDirections([-0.94, 0.34, 0], 0.7, 26),
      ...coneDirections([0, 0.2, -1], 0.5, 10),
      ...spreadDirections(10),
    ],
    skyStrength: 0.95,
    lamps,
    mirror: -0.12,
    mist: { thickness: 0.0028, colour: [0.5, 0.45, 0.38], beams: 0.003, reach: 16 },
    exposure: 0.94,
    glow: 0.1,
    shadowSize: 4096,
  });
}

/** Stone along the walls, tiles in stars between two lines of dark stone. */
function floor(mesh: Mesh): void {
  const strip = (x0: number, x1: number, y: number, material: number) =>
    mesh.quad(
      [x0, y, long / 2],
      [x1, y, long / 2],
      [x1, y, -long / 2 - 0.5],
      [x0, y, -long / 2 - 0.5],
      material,
    );
  strip(east - 0.5, wide / 2 + 0.5, 0, m.floor);
  strip(-0.98, 0.98, 0.003, m.blue);
  strip(-0.9, 0.9, 0.005, own.runner);
}

function ceiling(mesh: Mesh): void {
  mesh.box(
    [-wide / 2 - 0.5, high, -long / 2 - 0.5],
    [wide / 2 + 0.5, high + 0.3, long / 2],
    m.wood,
  );
  mesh.quad(
    [-wide / 2, high - 0.01, -long / 2],
    [wide / 2, high - 0.01, -long / 2],
    [wide / 2, high - 0.01, long / 2],
    [-wide / 2, high - 0.01, long / 2],
    m.ceiling,
  );
  for (let z = -long / 2 + 0.4; z < long / 2; z += 0.8)
    mesh.box([-wide / 2, high - 0.16, z - 0.05], [wide / 2, high, z + 0.05], m.trim);
}

/** A stone seat in front of the wall, with cushions. */
function bench(mesh: Mesh, random: ReturnType<typeof createRandom>, z: number): void {
  const x = wide / 2;
  mesh.box([x - 0.55, 0, z - 1], [x, 0.4, z + 1], m.stone);
  mesh.box([x - 0.54, 0.4, z - 0.97], [x - 0.02, 0.5, z + 0.97], own.seat);
  for (const [dz, material] of [
    [-0.66, m.blue],
    [0.04, m.yellow],
    [0.68, m.green],
  ] as const)
    cushion(mesh, [x - 0.3, 0.58, z + dz], [0.44, 0.19, 0.44], random.between(-0.3, 0.3), material);
}

/** What lies beside the gallery: the pool, orange trees, and the arcade on its other side. */
function court(mesh: Mesh, random: ReturnType<typeof createRandom>): void {
  const [x0, x1] = [-15, east - 0.5];
  const pool: readonly [number, number, number, number] = [-9.6, -5.2, -6.4, 5];
  const paved = (a: number, b: number, c: number, d: number) =>
    mesh.quad([a, 0, d], [b, 0, d], [b, 0, c], [a, 0, c], own.court);
  paved(pool[1], x1, -9.5, 9.5);
  paved(x0, pool[0], -9.5, 9.5);
  paved(pool[0], pool[1], -9.5, pool[2]);
  paved(pool[0], pool[1], pool[3], 9.5);
  const [a, b, c, d] = pool;
  mesh.quad([a, -0.12, d], [b, -0.12, d], [b, -0.12, c], [a, -0.12, c], own.water);
  for (const [low, high2] of [
    [
      [a - 0.28, 0, c - 0.28],
      [a, 0.1, d + 0.28],
    ],
    [
      [b, 0, c - 0.28],
      [b + 0.28, 0.1, d + 0.28],
    ],
    [
      [a, 0, c - 0.28],
      [b, 0.1, c],
    ],
    [
      [a, 0, d],
      [b, 0.1, d + 0.28],
    ],
  ] as [Vec, Vec][])
    mesh.box(low, high2, m.stone);
  arcade(
    mesh,
    [-14, 0, 9.5],
    [0, 0, -1],
    [-1, 0, 0],
    19,
    4.4,
    0.5,
    bays(6, 19, 0.7, 2.1, 1.1, keelArch),
    {
      face: m.wall,
      inner: m.inner,
    },
  );
  mesh.box([-17.4, 0, -9.5], [-17, 4.4, 9.5], m.wall);
  mesh.box([-17, 4.2, -9.5], [-14, 4.4, 9.5], m.wall);
  mesh.quad(
    [-13.985, 3.5, 9.5],
    [-13.985, 3.5, -9.5],
    [-13.985, 3.9, -9.5],
    [-13.985, 3.9, 9.5],
    m.frieze,
  );
  for (let z = -9.2; z < 9.4; z += 0.62) mesh.box([-14.4, 4.4, z], [-14, 4.78, z + 0.34], m.wall);
  arcade(
    mesh,
    [-14, 0, -9.5],
    [1, 0, 0],
    [0, 0, -1],
    11.3,
    4.4,
    0.5,
    bays(4, 11.3, 0.7, 2.1, 1.1, keelArch),
    {
      face: m.wall,
      inner: m.inner,
    },
  );
  mesh.quad(
    [-14, 3.5, -9.485],
    [-2.7, 3.5, -9.485],
    [-2.7, 3.9, -9.485],
    [-14, 3.9, -9.485],
    m.frieze,
  );
  for (let x = -13.8; x < -2.8; x += 0.62) mesh.box([x, 4.4, -9.9], [x + 0.34, 4.78, -9.5], m.wall);
  mesh.quad([-15, 0, -9.5], [east, 0, -9.5], [east, 0, -12.6], [-15, 0, -12.6], own.court);
  mesh.box([-15, 0, -12.8], [wide, 0.55, -12.6], m.stone);
  for (const z of [-5.4, -1.9, 1.6, 5.1])
    for (const x of [-4.1, -11.4]) {
      vessel(mesh, 'vat', [x, 0, z], 0.6, 0.7, own.pot);
      tree(mesh, random, [x, 0.5, z], 2.3, 0.8, m.bark, m.leaf, 4200, 0.06);
      for (let i = 0; i < 16; i++) {
        const [t, up] = [random.between(0, 6.28), random.between(-0.5, 0.5)];
        fruit(mesh, [x + Math.cos(t) * 0.78, 2.2 + up, z + Math.sin(t) * 0.78]);
      }
    }
  for (let i = 0; i < 20; i++) {
    const z = -9 + i * 0.36;
    const at: Vec = [-13.7, 4.1 - Math.max(0, random.bell()) * 0.8, z];
    foliage(mesh, random, at, [0.3, 0.4, 0.36], 300, 0.06, m.leaf, 0.2);
    foliage(mesh, random, at, [0.33, 0.43, 0.38], 260, 0.045, own.blossom, 0.7);
  }
}

function fruit(mesh: Mesh, at: Vec): void {
  mesh.lathe(
    Array.from({ length: 7 }, (_, k): [number, number] => [
      Math.max(0.001, Math.sin((k / 6) * Math.PI) * 0.045),
      -Math.cos((k / 6) * Math.PI) * 0.045,
    ]),
    at,
    12,
    m.yellow,
  );
}
