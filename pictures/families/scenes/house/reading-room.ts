import { createRandom, type Random } from '../../../geometry/random.ts';
import { Mesh, type Vec } from '../../../render/mesh.ts';
import type { Lamp, Scene } from '../../../render/scene.ts';
import { coneDirections, spreadDirections } from '../../../render/sky-light.ts';
import { arcade, bays, keelArch } from '../../../scenery/architecture.ts';
import { type BeforeShelf, leather, rowOfBooks } from '../../../scenery/books.ts';
import { covered, glowing, planks } from '../../../scenery/materials.ts';
import { drawingCloth, tileCloth } from '../../../scenery/ornament-cloth.ts';
import { tree } from '../../../scenery/plants.ts';
import { pottery } from '../../../scenery/pottery.ts';
import { chair, table, turnedBox, vessel } from '../../../scenery/props.ts';
import { buildWalls, type Opening } from '../../../scenery/room.ts';
import type { SkyLook } from '../../../scenery/skies.ts';
import type { Picture } from '../../../surface/mount.ts';
import {
  eight,
  fitted,
  houseMaterials,
  layFloor,
  layRug,
  m,
  pictureCloth,
  surroundings,
  toScene,
  twelve,
} from '../tour/house.ts';

const own = { leather: 40, drawing: 41, shade: 42, ware: 43, inside: 44 };
const bound = { leather: own.leather, paper: m.paper };

const [wide, long, high] = [7, 8.4, 4.3];
const table1: Vec = [0.1, 0.018, -1.15];
const lampsAt: readonly Vec[] = [
  [-0.85, 0, -1.15],
  [1.0, 0, -1.15],
];

/** Books in arched cases of wood, a long table with lamps on a carpet, tall windows to the garden. */
export function readingRoom(sky: SkyLook, seed: string, carpet: Picture): Scene {
  const mesh = new Mesh();
  const random = createRandom(seed);
  const window = (at: number): Opening => ({
    at,
    wide: 1.5,
    spring: 2.6,
    rise: 0.75,
    shape: keelArch,
    sill: 0.5,
    fill: 'open',
  });
  buildWalls(
    mesh,
    {
      wide,
      long,
      high,
      thick: 0.5,
      dado: 0,
      frieze: [3.74, 4.04],
      walls: {
        south: [],
        west: [],
        north: [],
        east: [window(1.9), window(4.2), window(6.5)],
      },
    },
    m,
  );
  layFloor(mesh, wide, long);
  ceiling(mesh);
  for (const z of [-3.05, -0.75, 1.55] as const) glazing(mesh, z + 0.75);
  const [w, l] = [wide / 2, long / 2];
  const cases = (length: number, count: number, place: BeforeShelf, along: Vec, back: Vec) =>
    bookcases(mesh, random, length, count, place, along, back);
  cases(wide, 5, (a, up, out) => [-w + a, up, -l + out], [1, 0, 0], [0, 0, -1]);
  cases(long, 6, (a, up, out) => [w - out, up, -l + a], [0, 0, 1], [1, 0, 0]);
  layRug(mesh, [0.1, 0, -1.1], 3.4, 4.9, m.rug);
  const lamps = furnish(mesh, random);
  for (const [x, z, tall] of [
    [-7.5, -3, 4.4],
    [-9, 0.4, 5],
    [-7.2, 3, 4],
    [-11, -6, 5.4],
  ] as const)
    tree(mesh, random, [x, -0.5, z], tall, 1.9, m.bark, m.leaf, 5200, 0.1);
  surroundings(mesh);
  const materials = houseMaterials(
    {
      wall: '#ead9b8',
      floor: 'wood',
      sky,
      isWorn: true,
      tiles: {
        grid: twelve,
        colours: ['#0d5a3f', '#e9e3d2', '#17307c', '#b6771a'],
        joint: '#ece4d0',
      },
      frieze: {
        grid: eight,
        colours: ['#17307c', '#c99a3c', '#efe6d2', '#7e2a20', '#17307c'],
        joint: '#e4d3ae',
      },
    },
    seed,
  );
  materials[m.floor] = planks('#84583a', `${seed} floor`, 0.07);
  materials[m.rug] = fitted(pictureCloth(carpet, 0.09, 0.06), 5, `${seed} rug`);
  materials[own.leather] = leather(`${seed} books`);
  materials[own.drawing] = covered(drawingCloth(twelve, 0.6), 0.62, `${seed} drawing`);
  materials[own.shade] = glowing('#e8d2a0', 1.35);
  materials[own.ware] = pottery(
    `${seed} ware`,
    ['#e9e4d4', '#1d3f9c', '#2f8f8c'],
    [
      [0.1, 0.16, 'cable'],
      [0.18, 0.5, 'scroll'],
      [0.52, 0.58, 'cable'],
    ],
  );
  materials[own.inside] = materials[m.darkWood];
  materials[m.ceiling] = covered(
    tileCloth(
      eight,
      ['#274a6a', '#a87f35', '#6b2a20', '#c9b78c', '#2f5a4a'],
      '#7a5a24',
      1024,
      2,
      8,
    ),
    1.05,
    `${seed} ceiling`,
    0.03,
  );
  return toScene(mesh, materials, sky, 9.5, {
    sun: { direction: [-1, 0.66, 0.42], colour: [5.4, 4.1, 2.7], soft: 0.02 },
    bounce: [0.4, 0.33, 0.25],
    skyDirections: [...coneDirections([-0.94, 0.34, 0], 0.7, 28), ...spreadDirections(8)],
    skyStrength: 0.9,
    lamps,
    mist: { thickness: 0.004, colour: [0.42, 0.35, 0.26], beams: 0.005, reach: 10 },
    exposure: 1.24,
    glow: 0.1,
    shadowSize: 4096,
  });
}

/** A front of wood with arches, shelves behind it, and books on the shelves. */
function bookcases(
  mesh: Mesh,
  random: Random,
  length: number,
  count: number,
  place: BeforeShelf,
  along: Vec,
  back: Vec,
): void {
  const deep = 0.36;
  const top = 3.5;
  const row = bays(count, length, 0.14, 2.86, 0.42, keelArch);
  arcade(mesh, place(0, 0, deep), along, back, length, top, 0.05, row, {
    face: m.wood,
    inner: m.wood,
  });
  const plank = (
    a: number,
    b: number,
    y0: number,
    y1: number,
    z0: number,
    z1: number,
    of: number,
  ) => {
    const [p, q] = [place(a, y0, z0), place(b, y1, z1)];
    mesh.box(
      [Math.min(p[0], q[0]), y0, Math.min(p[2], q[2])],
      [Math.max(p[0], q[0]), y1, Math.max(p[2], q[2])],
      of,
    );
  };
  plank(0, length, 0, top, 0, 0.015, own.inside);
  plank(-0.02, length + 0.02, top, top + 0.09, 0, deep + 0.07, m.wood);
  plank(0, length, top - 0.08, top - 0.04, 0, deep + 0.03, m.trim);
  plank(0, length, 0, 0.62, 0, deep + 0.03, m.wood);
  plank(0, length, 0.62, 0.67, 0, deep + 0.06, m.trim);
  for (const bay of row) {
    // Doors below, with a panel each.
    const half = (bay.to - bay.from) / 2;
    for (const k of [0, 1])
      plank(
        bay.from + k * half + 0.05,
        bay.from + (k + 1) * half - 0.05,
        0.12,
        0.54,
        deep,
        deep + 0.042,
        m.trim,
      );
    plank(bay.from - 0.08, bay.from - 0.06, 0, top, 0, deep, m.wood);
    for (let i = 0; i < 7; i++) {
      const y = 0.68 + i * 0.37;
      if (i > 0) plank(bay.from - 0.06, bay.to + 0.06, y - 0.025, y, 0, deep - 0.07, m.wood);
      if (i === 6) {
        const at = place((bay.from + bay.to) / 2, y, deep * 0.5);
        vessel(mesh, random.pick(['jar', 'bowl', 'bottle'] as const), at, 0.24, 0.19, own.ware);
        continue;
      }
      rowOfBooks(
        mesh,
        random,
        (a, up, out) => place(bay.from + 0.01 + a, y + up, out + 0.04),
        bay.to - bay.from - 0.02,
        0.34,
        bound,
      );
    }
  }
}

/** Bars of a window, as seen from inside. */
function glazing(mesh: Mesh, z: number): void {
  const x = -wide / 2 - 0.25;
  for (const dz of [-0.73, -0.25, 0.25, 0.73])
    mesh.box([x - 0.02, 0.5, z - 0.018 + dz], [x + 0.02, 3.2, z + 0.018 + dz], m.trim);
  for (const y of [0.52, 1.2, 1.9, 2.6])
    mesh.box([x - 0.018, y - 0.018, z - 0.74], [x + 0.018, y + 0.018, z + 0.74], m.trim);
}

function ceiling(mesh: Mesh): void {
  const [w, l] = [wide / 2, long / 2];
  mesh.box([-w - 0.5, high, -l - 0.5], [w + 0.5, high + 0.3, l + 0.5], m.wood);
  mesh.quad(
    [-w, high - 0.01, -l],
    [w, high - 0.01, -l],
    [w, high - 0.01, l],
    [-w, high - 0.01, l],
    m.ceiling,
  );
  for (let x = -w; x <= w + 0.01; x += 1.1667)
    mesh.box([x - 0.05, high - 0.18, -l], [x + 0.05, high, l], m.trim);
  for (let z = -l; z <= l + 0.01; z += 1.2)
    mesh.box([-w, high - 0.18, z - 0.05], [w, high, z + 0.05], m.trim);
}

/** The table and what lies on it. */
function furnish(mesh: Mesh, random: Random): Lamp[] {
  const [tx, , tz] = table1;
  const top = 0.8;
  table(mesh, table1, [3.1, top - 0.018, 1.15], m.wood, 0.05);
  turnedBox(mesh, [tx - 0.05, top + 0.004, tz + 0.12], [0.62, 0.003, 0.62], 0.16, own.drawing);
  for (const [x, z, turn] of [
    [-0.98, 0.2, 0.2],
    [0.98, 0.16, -0.16],
  ] as const)
    openBook(mesh, [tx + x, top, tz + z], turn);
  for (const [x, z, count] of [
    [-1.3, -0.28, 4],
    [0.5, -0.3, 3],
  ] as const)
    for (let i = 0; i < count; i++)
      turnedBox(
        mesh,
        [tx + x, top + 0.022 + i * 0.043, tz + z],
        [0.23 - i * 0.012, 0.04, 0.31 - i * 0.015],
        random.between(-0.3, 0.3),
        [m.red, m.blue, m.darkWood, m.green][i],
      );
  vessel(mesh, 'cup', [tx + 0.36, top, tz - 0.05], 0.1, 0.1, m.brass);
  for (const [x, z, turn] of [
    [-0.95, 0.98, Math.PI + 0.2],
    [0.85, 1.02, Math.PI - 0.12],
    [-0.8, -0.98, 0.05],
    [0.9, -0.96, -0.1],
  ] as const)
    chair(mesh, [tx + x, 0.018, tz + z], turn, m.wood, m.cloth);
  return lampsAt.map(([x, , z]) => {
    const at: Vec = [tx + x, top, tz - 0.12 + (z + 1.15)];
    mesh.lathe(
      [
        [0.1, 0],
        [0.1, 0.015],
        [0.035, 0.035],
        [0.018, 0.08],
        [0.03, 0.13],
        [0.014, 0.18],
        [0.012, 0.34],
      ],
      at,
      32,
      m.brass,
    );
    mesh.lathe(
      [
        [0.19, 0.3],
        [0.185, 0.31],
        [0.1, 0.47],
        [0.09, 0.475],
      ],
      at,
      40,
      own.shade,
    );
    return { at: [at[0], top + 0.36, at[2]], colour: [0.62, 0.37, 0.16] };
  });
}

/** Two pages that rise from the fold, on their boards. */
function openBook(mesh: Mesh, at: Vec, turn: number): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const to = (x: number, y: number, z: number): Vec => [
    at[0] + x * c + z * s,
    at[1] + y,
    at[2] - x * s + z * c,
  ];
  turnedBox(mesh, to(0, 0.005, 0), [0.46, 0.008, 0.33], turn, m.red);
  for (const side of [-1, 1])
    mesh.sheet(
      16,
      2,
      m.paper,
      (u, v) =>
        to(
          side * u * 0.22,
          0.012 + 0.032 * Math.sin(Math.PI * Math.min(1, u * 0.9 + 0.1)),
          (v - 0.5) * 0.31,
        ),
      1,
      1,
      side > 0,
    );
}
