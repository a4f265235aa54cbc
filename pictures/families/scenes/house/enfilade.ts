import { createRandom, type Random } from '../../../geometry/random.ts';
import { Mesh, type Vec } from '../../../render/mesh.ts';
import type { Scene, Screen } from '../../../render/scene.ts';
import { coneDirections, spreadDirections } from '../../../render/sky-light.ts';
import { arcade, type Bay, bays, keelArch } from '../../../scenery/architecture.ts';
import { covered, glowing, leaves, stillWater } from '../../../scenery/materials.ts';
import { screenCloth, tileCloth } from '../../../scenery/ornament-cloth.ts';
import { foliage, tree } from '../../../scenery/plants.ts';
import { pottery } from '../../../scenery/pottery.ts';
import { cushion, vessel } from '../../../scenery/props.ts';
import type { SkyLook } from '../../../scenery/skies.ts';
import type { Picture } from '../../../surface/mount.ts';
import {
  eight,
  fitted,
  houseMaterials,
  layRug,
  m,
  pictureCloth,
  sixteen,
  surroundings,
  toScene,
  twelve,
  whole,
} from '../tour/house.ts';
import { piercedLantern, throwLattice } from './pierced-lantern.ts';

const own = {
  roses: 40,
  fruit: 41,
  cornice: 42,
  courtWall: 43,
  basin: 44,
  blossom: 45,
  farRug: 46,
  flame: 47,
  pot: 48,
  divan: 49,
  water: 50,
};

const half = 3.2;
const high = 4.4;
/** Where the three walls across stand, each with a door in the middle. */
const across = [-3.4, -10.2, -15.6] as const;
const thick = 0.5;
/** Half of what a door leaves open. */
const open = 1.45;
const door: Bay = {
  from: half - open,
  to: half + open,
  spring: 2.35,
  rise: 1.1,
  shape: keelArch,
};

/** One room behind another: painted panels, a court with a star of water, screens, and the sea. */
export function enfilade(
  sky: SkyLook,
  seed: string,
  works: { near: Picture; far: Picture; roses: Picture; fruit: Picture; cornice: Picture },
): Scene {
  const mesh = new Mesh();
  const random = createRandom(seed);
  const screens: Screen[] = [];
  const holes = screenCloth(eight, 34, 512, 1);
  for (const z of across)
    arcade(mesh, [-half, 0, z], [1, 0, 0], [0, 0, -1], half * 2, high, thick, [door], {
      face: m.wall,
      inner: m.inner,
    });
  mesh.quad([-half, 0, 4], [half, 0, 4], [half, 0, -18.4], [-half, 0, -18.4], m.floor);
  panelRoom(mesh, random);
  court(mesh, random);
  screenRoom(mesh, random, screens, holes);
  mesh.box([-9, 0, -18.6], [9, 0.6, -18.4], m.stone);
  surroundings(mesh);
  const light = throwLattice(holes);
  const lamps = [
    piercedLantern(
      mesh,
      [0, 3.2, -1.7],
      0.26,
      { top: high, flame: own.flame, strength: 0.9 },
      (x, y, z) => 0.55 + 0.45 * light(x, y, z),
    ),
    { at: [-0.6, 3.2, 2.6] as Vec, colour: [3.2, 2.15, 1.3] as Vec },
    piercedLantern(
      mesh,
      [0, 3.4, -13],
      0.24,
      { top: high, flame: own.flame, strength: 0.4 },
      light,
    ),
  ];
  const materials = houseMaterials(
    {
      wall: '#ead9b8',
      floor: ['#d6c3a2', '#a1866a'],
      sky,
      isWorn: true,
      tiles: {
        grid: twelve,
        colours: ['#0d5a3f', '#efe6d2', '#17307c', '#b6771a', '#0d5a3f', '#1f8a8c'],
        joint: '#efe6d2',
        metres: 0.95,
      },
      frieze: {
        grid: twelve,
        colours: ['#c99a3c', '#2f5a4a', '#7e1f24', '#e4d3ae', '#274a6a'],
        joint: '#c99a3c',
      },
    },
    seed,
  );
  materials[own.roses] = fitted(pictureCloth(works.roses, 0.1, 0.045), 1, 'roses', 0.05);
  materials[own.fruit] = fitted(pictureCloth(works.fruit, 0.1, 0.045), 1, 'fruit', 0.05);
  materials[own.cornice] = fitted(pictureCloth(works.cornice, 0.05, 0.1), 2, 'cornice', 0.05);
  materials[m.rug] = fitted(pictureCloth(works.near, 0.09, 0.06), 4, `${seed} rug`);
  materials[own.farRug] = fitted(pictureCloth(works.far, 0.09, 0.06), 4, `${seed} far rug`);
  const blue = ['#17307c', '#1f8a8c', '#c9902c', '#efe6d2', '#17307c'];
  materials[own.courtWall] = covered(tileCloth(eight, blue, '#efe9da'), 0.9, `${seed} court`, 0.07);
  materials[own.basin] = covered(
    tileCloth(sixteen, ['#1f8a8c', '#efe6d2', '#17307c', '#2b9a98'], '#efe9da'),
    0.8,
    `${seed} basin`,
    0.1,
  );
  materials[own.water] = stillWater('#0e4a52', `${seed} water`, 0.01);
  materials[own.blossom] = leaves('#a01a62', '#ef6aa6', 'bougainvillea', 0.6);
  materials[own.flame] = glowing('#ffd08a', 6);
  materials[own.pot] = pottery(
    `${seed} pots`,
    ['#e9e4d4', '#1d3f9c', '#2f8f8c'],
    [
      [0.3, 0.36, 'cable'],
      [0.38, 0.62, 'scroll'],
      [0.64, 0.7, 'cable'],
    ],
  );
  const red = ['#6d1c1c', '#b98a3a', '#8c2a24', '#1d2b52', '#6d1c1c'];
  materials[own.divan] = covered(tileCloth(eight, red, '#3d1212', 1024, 2, 3), 0.45, 'divan');
  materials[m.ceiling] = covered(
    tileCloth(
      eight,
      ['#1b3550', '#9a6f24', '#5e171b', '#b9a273', '#21443a'],
      '#8a6226',
      1024,
      2,
      8,
    ),
    1.1,
    `${seed} ceiling`,
    0.03,
  );
  return toScene(mesh, materials, sky, 13, {
    centre: [0, 2, -8],
    sun: { direction: [-0.62, 0.86, 0.2], colour: [3.9, 3.2, 2.3], soft: 0.015 },
    bounce: [0.36, 0.29, 0.22],
    skyDirections: [...spreadDirections(26), ...coneDirections([0, 0.25, -0.95], 0.5, 10)],
    skyStrength: 0.72,
    screens,
    lamps,
    mirror: 0.06,
    mist: { thickness: 0.0015, colour: [0.46, 0.4, 0.32], beams: 0.006, reach: 16 },
    exposure: 1.15,
    glow: 0.11,
    shadowSize: 4096,
  });
}

/** A wall at the side, from front to back, with what covers its lower part. */
function sideWall(mesh: Mesh, way: -1 | 1, z0: number, z1: number, dado: number, tile: number) {
  const x = way * half;
  mesh.box([Math.min(x, x + way * 0.4), 0, z1], [Math.max(x, x + way * 0.4), high, z0], m.wall);
  const at = x - way * 0.014;
  mesh.quad([at, 0, z0], [at, 0, z1], [at, dado, z1], [at, dado, z0], tile);
}

function roof(mesh: Mesh, z0: number, z1: number): void {
  mesh.box([-half - 0.4, high, z1], [half + 0.4, high + 0.3, z0], m.wood);
  mesh.quad(
    [-half, high - 0.01, z1],
    [half, high - 0.01, z1],
    [half, high - 0.01, z0],
    [-half, high - 0.01, z0],
    m.ceiling,
  );
  for (let z = z1; z <= z0; z += 0.95)
    mesh.box([-half, high - 0.18, z - 0.055], [half, high, z + 0.055], m.frieze);
  for (let x = -half; x <= half + 0.01; x += 1.0667)
    mesh.box([x - 0.05, high - 0.18, z1], [x + 0.05, high, z0], m.frieze);
}

/** The room that one stands in: panels of roses and of fruit in turn, divans, a carpet. */
function panelRoom(mesh: Mesh, random: Random): void {
  const back = across[0];
  for (const way of [-1, 1] as const) sideWall(mesh, way, 4, back, 0.66, m.dado);
  mesh.box([-half - 0.4, 0, 4], [half + 0.4, high, 4.3], m.wall);
  roof(mesh, 4, back - thick);
  const [foot, head, top] = [0.7, 2.55, 3.05];
  const panel = (a: Vec, b: Vec, i: number) => {
    const up = (v: Vec, y: number): Vec => [v[0], y, v[2]];
    mesh.quad(
      up(a, foot),
      up(b, foot),
      up(b, head),
      up(a, head),
      i % 2 ? own.fruit : own.roses,
      whole,
    );
    mesh.quad(
      up(a, head + 0.03),
      up(b, head + 0.03),
      up(b, top),
      up(a, top),
      own.cornice,
      [0.02, 0, 0.34, 0, 0.34, 1, 0.02, 1],
    );
  };
  for (let i = 0; i < 9; i++) {
    const [z0, z1] = [back + 0.04 + i * 0.82, back + 0.04 + i * 0.82 + 0.79];
    panel([-half + 0.02, 0, z1], [-half + 0.02, 0, z0], i);
    panel([half - 0.02, 0, z0], [half - 0.02, 0, z1], i);
  }
  const z = back + 0.02;
  for (const way of [-1, 1])
    for (let i = 0; i < 2; i++) {
      const x = way * (1.53 + i * 0.84);
      const [a, b] = [x, x + way * 0.8];
      panel([Math.min(a, b), 0, z], [Math.max(a, b), 0, z], i + 1);
    }
  mesh.quad(
    [-half, 0, z - 0.004],
    [-open - 0.02, 0, z - 0.004],
    [-open - 0.02, 0.66, z - 0.004],
    [-half, 0.66, z - 0.004],
    m.dado,
  );
  mesh.quad(
    [open + 0.02, 0, z - 0.004],
    [half, 0, z - 0.004],
    [half, 0.66, z - 0.004],
    [open + 0.02, 0.66, z - 0.004],
    m.dado,
  );
  mesh.quad([-half, 3.85, z], [half, 3.85, z], [half, 4.2, z], [-half, 4.2, z], m.frieze);
  layRug(mesh, [0, 0, 0.1], 2.5, 4.6, m.rug);
  const covers = [m.blue, m.yellow, m.green, m.cloth];
  for (const way of [-1, 1]) {
    const [x0, x1] = way < 0 ? [-half, -half + 0.85] : [half - 0.85, half];
    mesh.box([x0, 0, back + 0.25], [x1, 0.26, 4], m.darkWood);
    mesh.box([x0 + 0.01, 0.26, back + 0.27], [x1 - 0.01, 0.42, 4], own.divan);
    for (let i = 0; i < 5; i++)
      cushion(
        mesh,
        [way * (half - 0.32), 0.53, back + 0.75 + i * 0.92],
        [0.5, 0.21, 0.5],
        random.between(-0.3, 0.3),
        covers[(i + (way > 0 ? 2 : 0)) % 4],
      );
  }
}

/** Open to the sky: walls of star tiles, trees in pots, a star of water in the floor. */
function court(mesh: Mesh, random: Random): void {
  const [z0, z1] = [across[0] - thick, across[1]];
  for (const way of [-1, 1] as const) sideWall(mesh, way, z0, z1, 2.5, own.courtWall);
  for (const [x0, x1] of [
    [-half, -open - 0.02],
    [open + 0.02, half],
  ])
    mesh.quad(
      [x0, 0, z1 + 0.015],
      [x1, 0, z1 + 0.015],
      [x1, 2.5, z1 + 0.015],
      [x0, 2.5, z1 + 0.015],
      own.courtWall,
    );
  const middle = (z0 + z1) / 2;
  const corners = (r: number, y: number): Vec[] =>
    Array.from({ length: 16 }, (_, i): Vec => {
      const q = i % 2 ? r * 0.765 : r;
      const a = (i / 16) * Math.PI * 2;
      return [Math.sin(a) * q, y, middle + Math.cos(a) * q];
    });
  const [outer, rim, inner] = [corners(1.5, 0.02), corners(1.32, 0.14), corners(1.18, 0.14)];
  for (let i = 0; i < 16; i++) {
    const k = (i + 1) % 16;
    mesh.quad(outer[i], outer[k], rim[k], rim[i], own.basin);
    mesh.quad(rim[i], rim[k], inner[k], inner[i], m.stone);
    const low = (v: Vec): Vec => [v[0], 0.06, v[2]];
    mesh.quad(inner[i], inner[k], low(inner[k]), low(inner[i]), own.basin);
    const [a, b] = [low(inner[i]), low(inner[k])];
    mesh.quad(a, b, [0, 0.06, middle], [0, 0.06, middle], own.water);
  }
  for (const x of [-2.05, 2.05])
    for (const z of [z0 - 1.4, z1 + 0.9]) {
      vessel(mesh, 'vat', [x, 0, z], 0.62, 0.74, own.pot);
      tree(mesh, random, [x, 0.52, z], 2.2, 0.74, m.bark, m.leaf, 5200, 0.05);
    }
  for (let i = 0; i < 26; i++) {
    const x = -3.2 + i * 0.26;
    const at: Vec = [x, high + 0.05 - Math.max(0, random.bell()) * 0.4, z1 + 0.1];
    foliage(mesh, random, at, [0.26, 0.24, 0.2], 300, 0.045, m.leaf, 0.25);
    foliage(mesh, random, at, [0.28, 0.26, 0.22], 220, 0.034, own.blossom, 0.7);
  }
}

/** Behind the court: pierced screens at the side, a carpet under a lantern. */
function screenRoom(
  mesh: Mesh,
  random: Random,
  screens: Screen[],
  holes: ReturnType<typeof screenCloth>,
): void {
  const [z0, z1] = [across[1] - thick, across[2]];
  sideWall(mesh, 1, z0, z1, 1, m.dado);
  const length = z0 - z1;
  const row = bays(2, length, 0.5, 2.2, 0.7, keelArch);
  arcade(mesh, [-half, 0, z0], [0, 0, -1], [-1, 0, 0], length, high, 0.4, row, {
    face: m.wall,
    inner: m.inner,
  });
  const repeat = 0.5;
  for (const bay of row) {
    const [a, b] = [z0 - bay.from, z0 - bay.to];
    const top = bay.spring + bay.rise;
    const x = -half - 0.2;
    mesh.quad([x, 0, a], [x, 0, b], [x, top, b], [x, top, a], m.screen, [
      0,
      0,
      (a - b) / repeat,
      0,
      (a - b) / repeat,
      top / repeat,
      0,
      top / repeat,
    ]);
    screens.push({
      origin: [x, 0, a],
      along: [0, 0, b - a],
      up: [0, top, 0],
      repeat,
      holes,
      edge: 0,
    });
  }
  roof(mesh, z0, z1 - thick);
  layRug(mesh, [0, 0, (z0 + z1) / 2], 2.2, 3.6, own.farRug);
  for (const x of [-1.75, 1.75])
    vessel(mesh, 'jar', [x, 0, z1 + 0.5], random.between(0.9, 1), 0.72, own.pot);
}
