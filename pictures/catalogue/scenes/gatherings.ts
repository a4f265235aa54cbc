import { drawCourtyard } from '../../families/scenes/courtyard.ts';
import { courtyardMaterials as m } from '../../families/scenes/courtyard-materials.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Lamp, Material } from '../../render/scene.ts';
import { covered, glowing, plain, plaster } from '../../scenery/materials.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { chair, cushion, lampGlass, turnedBox, vessel } from '../../scenery/props.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { noonCourt } from './court.ts';
import { floorLantern } from './furnishings.ts';
import { eight, twelve } from './halls.ts';
import { blueHour } from './skies.ts';

/** Numbers of what is carried out into a court; metres. */
const linen = 20;
const china = 21;
const light = 22;
const green = 23;
const rugs = 24;
const brass = 26;
const cushions = 27;

const lampLight = (at: Vec, strength: number): Lamp => ({
  at,
  colour: [3.4 * strength, 1.75 * strength, 0.66 * strength],
});

/** Small bulbs on a cord that hangs between two points; every second one lights what is near. */
function cordOfBulbs(mesh: Mesh, from: Vec, to: Vec, sag: number, count: number): Lamp[] {
  const at = (t: number): Vec => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t - sag * 4 * t * (1 - t),
    from[2] + (to[2] - from[2]) * t,
  ];
  mesh.tube(
    Array.from({ length: 33 }, (_, i) => at(i / 32)),
    () => 0.006,
    5,
    m.wood,
  );
  return Array.from({ length: count }, (_, i) => {
    const [x, y, z] = at((i + 0.5) / count);
    lampGlass(mesh, [x, y - 0.06, z], 0.06, light, 12);
    return i % 2 === 1 ? [lampLight([x, y - 0.1, z], 0.15)] : [];
  }).flat();
}

/** A table laid for a meal, its length away from the viewer, chairs on both sides. */
function laidTable(mesh: Mesh, random: Random, x: number, from: number, to: number): Lamp[] {
  const [half, high] = [0.48, 0.76];
  // The cloth falls over the edge in shallow folds.
  mesh.box([x - half, high - 0.03, to], [x + half, high, from], linen);
  for (const side of [-1, 1])
    mesh.sheet(
      160,
      6,
      linen,
      (u, v) => [
        x + side * (half + 0.012 + Math.sin(u * 74) * 0.022 * v),
        high - v * 0.34,
        from + (to - from) * u,
      ],
      1,
      1,
      side < 0,
    );
  mesh.sheet(24, 6, linen, (u, v) => [
    x + (u * 2 - 1) * half,
    high - v * 0.34,
    from + 0.012 + Math.sin(u * 21) * 0.02 * v,
  ]);
  const lamps: Lamp[] = [];
  const places = Math.floor((from - to) / 0.62);
  for (let i = 0; i < places; i++) {
    const z = from - 0.34 - i * 0.62;
    for (const side of [-1, 1]) {
      // Laid by several hands, quickly: nothing stands quite where its neighbor does.
      const [px, pz] = [x + side * (0.3 + random.bell() * 0.02), z + random.bell() * 0.03];
      plate(mesh, [px, high, pz], 0.125);
      vessel(mesh, 'bowl', [px + random.bell() * 0.012, high + 0.012, pz], 0.05, 0.07, china);
      const cup: Vec = [x + side * (0.14 + random.bell() * 0.03), high, z + 0.17];
      vessel(mesh, 'cup', cup, 0.09, 0.085, green);
      // Some chairs are drawn back and turned, as those who carried the bowls left them.
      const isDrawnBack = random.next() < 0.3;
      const turn = (side < 0 ? 1 : -1) * (Math.PI / 2) + random.bell() * (isDrawnBack ? 0.7 : 0.2);
      const away = 0.8 + (isDrawnBack ? random.between(0.16, 0.4) : random.bell() * 0.05);
      chair(mesh, [x + side * away, 0, z + random.bell() * 0.07], turn, m.chair);
    }
    if (i % 2 === 1) {
      vessel(mesh, 'bowl', [x, high, z + 0.3], 0.1, 0.13, green);
      for (let k = 0; k < 14; k++) fruit(mesh, random, [x, high + 0.09, z + 0.3]);
    } else {
      vessel(mesh, 'cup', [x, high, z + 0.31], 0.05, 0.1, brass);
      lampGlass(mesh, [x, high + 0.11, z + 0.31], 0.075, light, 16);
      if (i % 4 === 0) lamps.push(lampLight([x, high + 0.26, z + 0.31], 0.24));
    }
  }
  return lamps;
}

function plate(mesh: Mesh, at: Vec, radius: number): void {
  mesh.lathe(
    [
      [radius * 0.6, 0],
      [radius, 0.014],
      [radius, 0.018],
      [radius * 0.62, 0.006],
      [0.001, 0.006],
    ],
    at,
    32,
    china,
  );
}

function fruit(mesh: Mesh, random: Random, [x, y, z]: Vec): void {
  const size = 0.032;
  const a = random.between(0, Math.PI * 2);
  const r = random.between(0, 0.075);
  mesh.lathe(
    Array.from({ length: 8 }, (_, k): [number, number] => [
      Math.max(0.001, Math.sin((k / 7) * Math.PI) * size),
      -Math.cos((k / 7) * Math.PI) * size,
    ]),
    [x + Math.cos(a) * r, y + random.between(0, 0.05), z + Math.sin(a) * r],
    14,
    cushions,
  );
}

function carriedOut(materials: Material[]): void {
  materials[linen] = plaster('#efe8da', 'linen', 0);
  materials[china] = plain('#f2efe8', 0.1, 0.14);
  materials[light] = glowing('#ffc877', 5);
  materials[green] = plain('#2c6f5c', 0.12, 0.12);
  materials[brass] = plain('#a87b32', 0.4, 0.25);
  materials[cushions] = plaster('#c4622a', 'cushion', 0);
  materials[cushions + 1] = plaster('#8c2a24', 'cushion red', 0);
  materials[cushions + 2] = plaster('#22418f', 'cushion blue', 0);
  materials[rugs] = covered(
    tileCloth(
      eight,
      ['#1d2b52', '#e4d3ae', '#b9802f', '#7e1f24', '#7e1f24'],
      '#e4d3ae',
      1024,
      2,
      3,
    ),
    1.1,
    'court rug',
  );
  materials[rugs + 1] = covered(
    tileCloth(twelve, ['#7e1f24', '#e4d3ae', '#1d2b52', '#b9802f'], '#1d2b52', 1024, 2, 3),
    1.3,
    'second court rug',
  );
}

function supper(mesh: Mesh, random: Random, materials: Material[]): Lamp[] {
  carriedOut(materials);
  const lamps = [-1.75, 1.75].flatMap((x) => laidTable(mesh, random, x, -0.9, -9.6));
  lamps.push(lampLight([0.6, 2.6, 2.6], 0.3));
  for (const z of [-1.2, -4.4, -7.6, -10.8])
    lamps.push(...cordOfBulbs(mesh, [-5.4, 4.3, z], [5.4, 4.3, z - 0.6], 0.75, 15));
  return lamps;
}

/** Lanterns on the ground around a fountain, rugs and cushions where people will sit. */
function hundredLamps(mesh: Mesh, random: Random, materials: Material[]): Lamp[] {
  carriedOut(materials);
  const middle = -5.5;
  const lamps: Lamp[] = [];
  for (const [radius, count] of [
    [2.25, 16],
    [3.1, 26],
    [3.9, 30],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + random.bell() * 0.06;
      const r = radius + random.bell() * 0.1;
      const at: Vec = [Math.sin(a) * r, 0, middle + Math.cos(a) * r];
      floorLantern(mesh, at, random.between(0.8, 1.15), light, brass);
      if (i % 4 === 0) lamps.push(lampLight([at[0], 0.3, at[2]], 0.16));
    }
  for (const [x, z, turn, kind] of [
    [-2.1, -0.5, 1.35, 0],
    [1.9, -0.3, -1.3, 1],
    [-1.9, -10.1, 1.5, 1],
    [1.9, -10.2, -1.5, 0],
  ] as const) {
    turnedBox(mesh, [x, 0.012, z], [1.5, 0.02, 2.3], turn, rugs + kind);
    for (let i = 0; i < 3; i++) {
      const a = turn + i * 2.1 + random.bell() * 0.3;
      const at: Vec = [x + Math.sin(a) * 0.75, 0.12, z + Math.cos(a) * 0.85];
      cushion(mesh, at, [0.5, 0.17, 0.5], a, cushions + (i % 3));
    }
    plateOfTea(mesh, [x, 0.03, z]);
  }
  return lamps;
}

function plateOfTea(mesh: Mesh, at: Vec): void {
  mesh.lathe(
    [
      [0.3, 0.04],
      [0.33, 0.06],
      [0.31, 0.05],
      [0.001, 0.05],
    ],
    at,
    40,
    brass,
  );
  vessel(mesh, 'jar', [at[0], at[1] + 0.05, at[2]], 0.2, 0.2, brass);
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 + 0.4;
    const cup: Vec = [at[0] + Math.cos(a) * 0.21, at[1] + 0.05, at[2] + Math.sin(a) * 0.21];
    vessel(mesh, 'cup', cup, 0.08, 0.07, green);
  }
}

/** The courts on evenings when people are expected. */
export const gatheringScenes: CatalogueEntry[] = [
  entry(
    'scenes/supper-in-court',
    'Two long tables laid in a court at dusk: white cloths, plates, bowls of oranges and small lamps; cords of bulbs hang between the arches, all chairs still empty.',
    'Dos mesas largas puestas en un patio al anochecer: manteles blancos, platos, cuencos de naranjas y lamparillas; guirnaldas de bombillas entre los arcos y todas las sillas aún vacías.',
    'ʻElua pākaukau lōʻihi i hoʻomākaukau ʻia ma ka pā hale i ka pōʻeleʻele ʻana: nā hāliʻi keʻokeʻo, nā pā, nā pola ʻalani a me nā kukui liʻiliʻi; kau nā lei kukui ma waena o nā hoaka, ʻaʻohe mea e noho ana.',
    (seed) =>
      drawCourtyard(
        {
          ...noonCourt,
          width: 11,
          depth: 12,
          bays: [4, 5],
          arch: 'pointed',
          spring: 2.2,
          wallHeight: 4.8,
          pool: 'none',
          planting: 'none',
          openToSea: false,
          sky: blueHour,
          sun: { direction: [0.5, 1, 0.5], colour: [0.05, 0.07, 0.12], soft: 0.05 },
          bounce: [0.05, 0.042, 0.05],
          wall: '#ead9bd',
          exposure: 0.95,
          glow: 0.12,
          eye: [0.25, 1.5, 1.0],
          target: [-1.0, 1.2, -7],
          tall: 0.84,
          rise: -0.02,
          lens: { blur: 0.006, focus: 4.2 },
          furnish: supper,
        },
        seed,
      ),
  ),
  entry(
    'scenes/hundred-lamps',
    'Rings of small brass lanterns stand on the floor of a court around a fountain after dark; rugs, cushions and tea wait at the edge.',
    'Anillos de farolillos de latón en el suelo de un patio, en torno a una fuente, ya de noche; en el borde esperan alfombras, cojines y té.',
    'He mau pōʻai o nā ipukukui keleawe liʻiliʻi ma ka papahele o ka pā hale a puni ka pūnāwai i ka pō; kali nā moena, nā uluna a me ke kī ma ka lihi.',
    (seed) =>
      drawCourtyard(
        {
          ...noonCourt,
          width: 11,
          depth: 11,
          bays: [4, 4],
          arch: 'lobed',
          spring: 2.2,
          pool: 'star',
          planting: 'trees',
          openToSea: false,
          sky: { ...blueHour, zenith: [0.01, 0.02, 0.08], horizon: [0.12, 0.1, 0.16] },
          sun: { direction: [0.4, 1, 0.2], colour: [0.03, 0.045, 0.08], soft: 0.05 },
          bounce: [0.03, 0.028, 0.04],
          exposure: 1.3,
          glow: 0.14,
          ripple: 0.03,
          eye: [-0.9, 2.5, 2.2],
          target: [0.1, 0.9, -6],
          tall: 0.92,
          furnish: hundredLamps,
        },
        seed,
      ),
  ),
];
