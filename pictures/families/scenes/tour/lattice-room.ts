import { createRandom, type Random } from '../../../geometry/random.ts';
import { Mesh, type Vec } from '../../../render/mesh.ts';
import type { Material } from '../../../render/scene.ts';
import { coneDirections, spreadDirections } from '../../../render/sky-light.ts';
import { keelArch } from '../../../scenery/architecture.ts';
import { brass, covered, plain } from '../../../scenery/materials.ts';
import { screenCloth, tileCloth } from '../../../scenery/ornament-cloth.ts';
import { bladePlant, foliage, palm, tree } from '../../../scenery/plants.ts';
import { cushion, vessel } from '../../../scenery/props.ts';
import { buildWalls, type Opening } from '../../../scenery/room.ts';
import type { SkyLook } from '../../../scenery/skies.ts';
import { parseColour } from '../../../surface/colour.ts';
import { createNoise } from '../../../surface/noise.ts';
import {
  eight,
  houseMaterials,
  layFloor,
  layRug,
  m,
  sixteen,
  surroundings,
  type TourRoom,
  toScene,
  twelve,
} from './house.ts';

const flat = () => 1;

/** Height of the sills and of the tiles below them, in metres. */
const sill = 0.66;

/** Materials that only this room has. */
const own = { kilim: 40, red: 41, blue: 42, board: 43, copper: 44, tea: 45 };

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
    sill,
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
      dado: sill,
      frieze: [3.45, 3.72],
      lattice: { holes: screenCloth(eight, 74, 1024, 1), repeat: 0.58, deep: 0.034 },
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
  mesh.quad([-4, 3.9, -4.2], [4, 3.9, -4.2], [4, 3.9, 4.2], [-4, 3.9, 4.2], own.board);
  for (let z = -3.5; z <= 3.6; z += 0.875) {
    mesh.box([-3.5, 3.7, z - 0.075], [3.5, 3.9, z + 0.075], m.darkWood);
    mesh.box([-3.5, 3.69, z - 0.035], [3.5, 3.705, z + 0.035], m.wood);
  }
  // A wooden frame holds each screen.
  for (const [at, isEast] of [
    [1.35, false],
    [5.65, false],
    [1.4, true],
    [3.7, true],
    [6, true],
  ] as const)
    frame(mesh, at, isEast);
  divan(mesh, random);
  tea(mesh, [-1.15, 0.02, -0.55]);
  layRug(mesh, [-0.75, 0, -0.35], 2.3, 3.5, own.kilim);
  for (const [x, z, wide, turn, colour] of [
    [-0.2, -1.45, 0.62, 0.5, own.red],
    [-1.45, 1.0, 0.58, -0.35, own.blue],
    [-1.75, -1.55, 0.55, 0.9, m.yellow],
  ] as const)
    cushion(mesh, [x, 0.13, z], [wide, 0.22, wide * 0.92], turn, colour);
  vessel(mesh, 'jar', [-3.02, 0, -3.12], 0.98, 0.42, m.blue);
  bladePlant(mesh, random, [-3.02, 0.9, -3.12], 0.95, 34, m.leaf, 0.08);
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
  garden(mesh, random);
  const materials = houseMaterials(
    {
      isWorn: true,
      wall: '#efe6d5',
      floor: ['#d9cdb6', '#c3b091'],
      sky,
      tiles: {
        grid: eight,
        colours: ['#17307c', '#1f8a8c', '#b6771a', '#e9e3d2', '#17307c'],
        joint: '#efe9da',
        metres: sill,
      },
      frieze: {
        grid: sixteen,
        colours: ['#0f6b50', '#e9e3d2', '#b6771a', '#14285f', '#8fb3e8'],
        joint: '#efe9da',
      },
    },
    seed,
  );
  materials[own.kilim] = kilim(seed);
  materials[own.red] = covered(
    tileCloth(
      eight,
      ['#8c2a24', '#d8b36a', '#6d1c1c', '#1d2b52', '#8c2a24'],
      '#4d1414',
      1024,
      2,
      3,
    ),
    0.3,
    `${seed} red cushion`,
  );
  materials[own.blue] = covered(
    tileCloth(
      twelve,
      ['#22418f', '#e1d3ae', '#1b2f66', '#b0552c', '#22418f'],
      '#14224a',
      1024,
      2,
      3,
    ),
    0.34,
    `${seed} blue cushion`,
  );
  materials[own.board] = covered(
    tileCloth(
      eight,
      ['#5d3a22', '#8a5a33', '#a8743f', '#70462a', '#4a2c19'],
      '#2a180d',
      1024,
      2,
      9,
    ),
    0.875,
    `${seed} boards`,
    0.03,
  );
  materials[own.copper] = brass('#b9743f', `${seed} copper`);
  materials[own.tea] = plain('#a8571c', 0.12, 0.2);
  return {
    eye: [0.3, 1.6, 0.4],
    look: { eye: [2.75, 1.5, 2.55], target: [-1.9, 1.16, -2.2], tall: 0.9, rise: 0.0 },
    scene: toScene(mesh, materials, sky, 7, {
      sun: { direction: [-1, 0.56, -0.55], colour: [6.6, 5.1, 3.4], soft: 0.007 },
      bounce: [0.4, 0.34, 0.28],
      skyDirections: [
        ...coneDirections([-0.94, 0.34, 0], 0.8, 20),
        ...coneDirections([0, 0.34, -0.94], 0.8, 16),
        ...spreadDirections(6),
      ],
      skyStrength: 0.8,
      screens,
      mist: { thickness: 0.003, colour: [0.5, 0.44, 0.35], beams: 0.006, reach: 8 },
      exposure: 1.14,
      glow: 0.1,
      shadowSize: 4096,
      // Nothing in the garden stands between the sun and the screens.
      castsShadow: (material) => ![m.sea, m.screen, m.leaf, m.bark].includes(material as never),
    }),
  };
}

/** The frame of a screen, and the rail across its middle. */
function frame(mesh: Mesh, at: number, isEast: boolean): void {
  const half = 1.75 / 2;
  const piece = (s0: number, s1: number, y0: number, y1: number) => {
    // East, walls are measured from the north.
    if (isEast) mesh.box([-3.83, y0, 3.7 - s1], [-3.69, y1, 3.7 - s0], m.trim);
    else mesh.box([s0 - 3.5, y0, -4.03], [s1 - 3.5, y1, -3.89], m.trim);
  };
  const [left, right] = [at - half, at + half];
  piece(left, left + 0.07, sill, 3.1);
  piece(right - 0.07, right, sill, 3.1);
  piece(left, right, sill, sill + 0.07);
  piece(left, right, 3.03, 3.1);
  piece(left, right, 1.85, 1.91);
}

/** A low seat below the eastern screens, with bolsters against the tiles. */
function divan(mesh: Mesh, random: Random): void {
  mesh.box([-3.48, 0, -2.35], [-2.72, 0.24, 3.4], m.darkWood);
  mesh.box([-3.48, 0.24, -2.35], [-2.7, 0.42, 3.4], own.red);
  for (const [k, z] of [-1.9, -1.1, -0.25, 0.6, 1.5, 2.4].entries())
    cushion(
      mesh,
      [-3.3, 0.62, z],
      [0.26, 0.44, 0.66],
      random.between(-0.12, 0.12),
      [own.blue, m.cloth, m.green, own.blue, m.yellow, m.cloth][k],
    );
}

/** A low table of eight sides with a copper tray, a pot and two glasses of tea. */
function tea(mesh: Mesh, [x, y, z]: Vec): void {
  mesh.lathe(
    [
      [0.0005, 0.3],
      [0.3, 0.3],
      [0.31, 0.32],
      [0.31, 0.335],
      [0.0005, 0.336],
    ],
    [x, y, z],
    8,
    m.wood,
    false,
  );
  for (let k = 0; k < 8; k++) {
    const a = ((k + 0.5) * Math.PI) / 4 + Math.PI / 8;
    mesh.tube(
      [
        [x + Math.sin(a) * 0.27, y, z + Math.cos(a) * 0.27],
        [x + Math.sin(a) * 0.26, y + 0.31, z + Math.cos(a) * 0.26],
      ],
      () => 0.022,
      8,
      m.wood,
    );
  }
  mesh.lathe(
    [
      [0.0005, 0.338],
      [0.24, 0.338],
      [0.265, 0.352],
      [0.27, 0.366],
      [0.263, 0.366],
      [0.238, 0.346],
      [0.0005, 0.345],
    ],
    [x, y, z],
    64,
    own.copper,
  );
  vessel(mesh, 'jar', [x - 0.06, y + 0.346, z - 0.07], 0.21, 0.085, own.copper);
  for (const [dx, dz] of [
    [0.12, 0.02],
    [0.02, 0.14],
  ] as const)
    mesh.lathe(
      [
        [0.0005, 0],
        [0.024, 0],
        [0.027, 0.008],
        [0.021, 0.045],
        [0.028, 0.085],
        [0.0005, 0.08],
      ],
      [x + dx, y + 0.347, z + dz],
      28,
      own.tea,
    );
}

/** What the screens leave open: a hedge near by, trees behind it, palms against the sea. */
function garden(mesh: Mesh, random: Random): void {
  for (let z = -7; z < 6; z += 1.15)
    foliage(
      mesh,
      random,
      [-6.4 - random.next() * 0.8, random.between(-0.1, 0.25), z],
      [0.9, 0.75, 0.8],
      620,
      0.13,
      m.leaf,
    );
  for (let x = -5.5; x < 5; x += 1.2)
    foliage(
      mesh,
      random,
      [x, random.between(-0.2, 0.1), -6.6 - random.next() * 0.7],
      [0.85, 0.6, 0.75],
      560,
      0.13,
      m.leaf,
    );
  for (const [x, z, high] of [
    [-10.5, 1.2, 4.2],
    [-12.5, -4.2, 4.8],
  ] as const)
    tree(mesh, random, [x, -0.5, z], high, high * 0.36, m.bark, m.leaf, 4200);
  for (const [x, z, high] of [
    [-4.6, -11, 5.4],
    [-1.6, -12.5, 6.2],
    [3.4, -11.5, 5.6],
  ] as const)
    palm(mesh, random, [x, -0.9, z], high, m.bark, m.leaf, 2.2);
}

/** A flat-woven rug: bands across, rows of lozenges in some, each pick of the weft a rib. */
function kilim(seed: string): Material {
  const noise = createNoise(`${seed} kilim`);
  const wools = ['#8e2f22', '#e4d7b8', '#1f3564', '#c07c2a', '#2f5c4a', '#5d1d1c'].map((hex) =>
    parseColour(hex),
  );
  const order = [0, 1, 2, 1, 3, 0, 4, 1, 5, 3, 1, 2, 0, 1, 4, 3, 1, 0, 2, 1, 5, 0];
  return (hit) => {
    const along = hit.v * order.length;
    const band = Math.max(0, Math.min(order.length - 1, Math.floor(along)));
    const t = along - band;
    const edge = hit.u < 0.035 || hit.u > 0.965;
    let wool = edge ? 2 : order[band];
    if (!edge && band % 3 !== 1) {
      // Steps, as a tapestry weave makes them.
      const cell = Math.abs((hit.u * (band % 2 ? 9 : 13)) % 1) - 0.5;
      const step = Math.floor((Math.abs(cell) * 2 + Math.abs(t - 0.5) * 1.7) * 6) / 6;
      if (step < 0.34) wool = (order[band] + 3) % 6;
      else if (step < 0.67) wool = (order[band] + 1) % 6;
    }
    const rib = Math.sin(hit.v * 3.5 * 620) * Math.min(1, 0.0022 / hit.size);
    const abrash =
      noise.fbm(hit.u * 2, hit.v * 34, 3) * 0.2 + noise.fbm(hit.u * 60, hit.v * 160, 2) * 0.2;
    const k = 1 + abrash + rib * 0.12;
    hit.r = wools[wool][0] * k;
    hit.g = wools[wool][1] * k;
    hit.b = wools[wool][2] * k;
    hit.nz += rib * 0.16;
    hit.nx += noise.fbm(hit.x * 2.2, hit.z * 2.2, 3) * 0.06;
  };
}
