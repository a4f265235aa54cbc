import { createRandom, type Random } from '../../../geometry/random.ts';
import { Mesh, type Vec } from '../../../render/mesh.ts';
import type { Scene } from '../../../render/scene.ts';
import { spreadDirections } from '../../../render/sky-light.ts';
import { keelArch } from '../../../scenery/architecture.ts';
import { covered, glowing } from '../../../scenery/materials.ts';
import { screenCloth, tileCloth } from '../../../scenery/ornament-cloth.ts';
import { cushion, vessel } from '../../../scenery/props.ts';
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
  sixteen,
  toScene,
  twelve,
  whole,
} from '../tour/house.ts';
import { piercedLantern, throwLattice } from './pierced-lantern.ts';

const own = { divan: 40, stripes: 41, stars: 42, plain: 43, flame: 44, hanging: 45 };

const [wide, long, high] = [7, 7.4, 4.1];

/** At night: three pierced lanterns throw stars over walls, divans and the carpet. */
export function lanternRoom(
  sky: SkyLook,
  seed: string,
  works: { carpet: Picture; hanging: Picture },
): Scene {
  const mesh = new Mesh();
  const random = createRandom(seed);
  const window = (at: number): Opening => ({
    at,
    wide: 1.25,
    spring: 2.35,
    rise: 0.6,
    shape: keelArch,
    sill: 0.95,
    fill: 'screen',
  });
  const niche = (at: number): Opening => ({
    at,
    wide: 1.0,
    spring: 2.2,
    rise: 0.55,
    shape: keelArch,
    sill: 1.2,
    fill: 'niche',
  });
  const holes = screenCloth(eight, 40, 512, 1);
  const screens = buildWalls(
    mesh,
    {
      wide,
      long,
      high,
      thick: 0.5,
      dado: 1.1,
      frieze: [3.5, 3.86],
      lattice: { holes, repeat: 0.42 },
      walls: {
        south: [niche(1.35), niche(5.65)],
        west: [],
        north: [],
        east: [window(1.6), window(3.7), window(5.8)],
      },
    },
    m,
  );
  layFloor(mesh, wide, long);
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
  for (let z = -long / 2 + 0.3; z < long / 2; z += 0.7)
    mesh.box([-wide / 2, high - 0.2, z - 0.06], [wide / 2, high, z + 0.06], m.trim);
  layRug(mesh, [0, 0, -0.5], 3.1, 4.5, m.rug);
  hang(mesh);
  divans(mesh, random);
  tray(mesh);
  for (const [x, material] of [
    [1.35 - wide / 2, m.blue],
    [5.65 - wide / 2, m.green],
  ] as const)
    vessel(mesh, 'jar', [x, 1.2, -long / 2 - 0.22], 0.66, 0.5, material);
  const light = throwLattice(holes);
  const hung = { top: high, flame: own.flame };
  const lamps = [
    piercedLantern(mesh, [0, 2.5, -0.7], 0.3, { ...hung, strength: 2.1 }, light),
    piercedLantern(mesh, [-2.1, 2.75, -2.1], 0.2, { ...hung, strength: 0.3 }, light),
    piercedLantern(mesh, [2.1, 2.75, -2.1], 0.2, { ...hung, strength: 0.3 }, light),
  ];
  // What the flames send upwards and past the bars.
  lamps.push({ at: [0, 2.4, -0.7], colour: [0.5, 0.27, 0.11] });
  const materials = houseMaterials(
    {
      wall: '#e3cfa8',
      floor: ['#b59268', '#7a5a3c'],
      sky,
      isWorn: true,
      tiles: {
        grid: sixteen,
        colours: ['#0d5a3f', '#efe6d2', '#17307c', '#b6771a', '#1f8a8c', '#0d5a3f'],
        joint: '#efe6d2',
        metres: 0.95,
      },
      frieze: {
        grid: twelve,
        colours: ['#c99a3c', '#17307c', '#7e1f24', '#e4d3ae', '#0d5a3f'],
        joint: '#c99a3c',
      },
    },
    seed,
  );
  materials[m.rug] = fitted(pictureCloth(works.carpet, 0.09, 0.06), 4, `${seed} rug`);
  materials[own.hanging] = fitted(pictureCloth(works.hanging, 0.1, 0.07), 2, `${seed} hanging`);
  materials[own.flame] = glowing('#ffd08a', 7);
  const woven = (colours: readonly string[], joint: string, metres: number, name: string) =>
    covered(tileCloth(eight, colours, joint, 1024, 2, 4), metres, `${seed} ${name}`);
  materials[own.divan] = woven(
    ['#6d1c1c', '#b98a3a', '#8c2a24', '#1d2b52', '#6d1c1c'],
    '#3d1212',
    0.5,
    'divan',
  );
  materials[own.stars] = woven(
    ['#1d2b6a', '#d8b25a', '#27408f', '#efe6d2'],
    '#d8b25a',
    0.34,
    'stars',
  );
  materials[own.stripes] = (hit) => {
    const band = Math.floor(hit.u * 18) % 3;
    [hit.r, hit.g, hit.b] = [
      [0.6, 0.44, 0.1],
      [0.36, 0.05, 0.05],
      [0.78, 0.68, 0.48],
    ][band];
  };
  materials[own.plain] = materials[m.green];
  materials[m.ceiling] = covered(
    tileCloth(
      eight,
      ['#1b3550', '#9a6f24', '#5e171b', '#b9a273', '#21443a'],
      '#8a6226',
      1024,
      2,
      8,
    ),
    1,
    `${seed} ceiling`,
    0.03,
  );
  return toScene(mesh, materials, sky, 8.5, {
    sun: null,
    bounce: [0.085, 0.058, 0.042],
    skyDirections: spreadDirections(18),
    skyStrength: 0.6,
    screens,
    lamps,
    exposure: 1.25,
    glow: 0.14,
  });
}

/** A silk between the niches. */
function hang(mesh: Mesh): void {
  const z = -long / 2 + 0.03;
  mesh.quad([-0.85, 1.28, z], [0.85, 1.28, z], [0.85, 3.3, z], [-0.85, 3.3, z], own.hanging, whole);
  mesh.tube(
    [
      [-0.98, 3.32, z],
      [0.98, 3.32, z],
    ],
    () => 0.022,
    10,
    m.brass,
  );
}

function divans(mesh: Mesh, random: Random): void {
  const [w, l] = [wide / 2, long / 2];
  const seat = (x0: number, x1: number, z0: number, z1: number) => {
    mesh.box([x0, 0, z0], [x1, 0.28, z1], m.darkWood);
    mesh.box([x0 + 0.02, 0.28, z0 + 0.02], [x1 - 0.02, 0.46, z1 - 0.02], own.divan);
  };
  seat(-w, w, -l, -l + 0.95);
  seat(w - 0.95, w, -l + 0.95, l - 0.6);
  seat(-w, -w + 0.95, -l + 0.95, l - 0.6);
  const covers = [m.blue, own.stars, m.yellow, own.stripes, m.green, own.stars, m.cloth];
  let next = 0;
  const lean = (x: number, z: number, size: number) =>
    cushion(
      mesh,
      [x, 0.46 + size * 0.19, z],
      [size, size * 0.4, size],
      random.between(-0.35, 0.35),
      covers[next++ % covers.length],
    );
  for (let x = -w + 0.5; x < w - 0.3; x += 0.68) lean(x, -l + 0.36, random.between(0.5, 0.58));
  for (let z = -l + 1.5; z < l - 0.8; z += 0.78) {
    lean(w - 0.36, z, random.between(0.48, 0.56));
    lean(-w + 0.36, z + 0.2, random.between(0.48, 0.56));
  }
}

/** A brass tray on a low stand: a coffee pot and cups, a bowl. */
function tray(mesh: Mesh): void {
  const at: Vec = [0, 0.02, -0.75];
  mesh.lathe(
    [
      [0.36, 0],
      [0.3, 0.06],
      [0.2, 0.2],
      [0.3, 0.36],
      [0.34, 0.4],
    ],
    at,
    8,
    m.darkWood,
    false,
  );
  mesh.lathe(
    [
      [0.3, 0.4],
      [0.6, 0.41],
      [0.66, 0.46],
      [0.64, 0.46],
      [0.58, 0.43],
      [0.001, 0.425],
    ],
    at,
    64,
    m.brass,
  );
  vessel(mesh, 'bottle', [at[0] - 0.12, 0.45, at[2] - 0.1], 0.36, 0.3, m.brass);
  vessel(mesh, 'bowl', [at[0] + 0.24, 0.45, at[2] - 0.12], 0.1, 0.17, m.blue);
  for (let i = 0; i < 5; i++) {
    const a = 0.5 + i * 0.85;
    vessel(
      mesh,
      'cup',
      [at[0] + Math.cos(a) * 0.36, 0.45, at[2] + Math.sin(a) * 0.33],
      0.08,
      0.09,
      m.white,
    );
  }
}
