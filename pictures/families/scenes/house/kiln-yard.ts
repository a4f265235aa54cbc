import { smooth } from '../../../geometry/points.ts';
import { createRandom, type Random } from '../../../geometry/random.ts';
import { Mesh, type Vec } from '../../../render/mesh.ts';
import type { Material, Scene } from '../../../render/scene.ts';
import { coneDirections, spreadDirections } from '../../../render/sky-light.ts';
import { arcade, keelArch, pointedArch } from '../../../scenery/architecture.ts';
import { glowing } from '../../../scenery/materials.ts';
import { pottery } from '../../../scenery/pottery.ts';
import { turnedBox, vessel } from '../../../scenery/props.ts';
import { buildWalls } from '../../../scenery/room.ts';
import type { SkyLook } from '../../../scenery/skies.ts';
import { parseColour } from '../../../surface/colour.ts';
import { createNoise } from '../../../surface/noise.ts';
import { houseMaterials, layFloor, m, surroundings, toScene, twelve } from '../tour/house.ts';

const own = { dome: 40, porch: 41, fire: 42, hot: 43, wares: 44, iron: 49, biscuit: 50, bark: 51 };

const [wide, long, high] = [7.4, 7.2, 3.8];
const kiln: Vec = [0, 0, -2.72];
/** Where the mouth's arch stands, and what closes it behind. */
const mouth = { z: -0.28, deep: 0.62, half: 0.44, spring: 0.68, rise: 0.46 };

/** A kiln of brick at the height of its fire: ware glows behind the arch, glazed pieces cool around it. */
export function kilnYard(sky: SkyLook, seed: string): Scene {
  const mesh = new Mesh();
  const random = createRandom(seed);
  buildWalls(
    mesh,
    {
      wide,
      long,
      high,
      thick: 0.5,
      dado: 0,
      walls: {
        south: [],
        west: [],
        north: [],
        east: [
          {
            at: 5.9,
            wide: 1.6,
            spring: 2.1,
            rise: 0.7,
            shape: keelArch,
            sill: 1.1,
            fill: 'open',
          },
        ],
      },
    },
    m,
  );
  layFloor(mesh, wide, long);
  mesh.box(
    [-wide / 2 - 0.5, high, -long / 2 - 0.5],
    [wide / 2 + 0.5, high + 0.3, long / 2],
    m.darkWood,
  );
  for (let z = -long / 2 + 0.3; z < long / 2; z += 0.62)
    mesh.tube(
      [
        [-wide / 2, high - 0.06, z],
        [wide / 2, high - 0.06, z + random.bell() * 0.03],
      ],
      () => 0.075,
      12,
      m.darkWood,
    );
  build(mesh);
  load(mesh, random);
  for (const way of [-1, 1] as const) shelf(mesh, random, way);
  floorWares(mesh, random);
  woodAndTools(mesh, random);
  surroundings(mesh);
  const materials = houseMaterials(
    {
      wall: '#c9a679',
      floor: ['#9a7f60', '#6d553c'],
      sky,
      isWorn: true,
      tiles: { grid: twelve, colours: ['#e9e3d2', '#d9cdb4'], joint: '#efe6d2' },
    },
    seed,
  );
  materials[own.dome] = bricks(`${seed} dome`, 30, 62);
  materials[own.porch] = bricks(`${seed} porch`, 1 / 0.078, 1 / 0.22);
  materials[own.fire] = fire(`${seed} fire`);
  materials[own.hot] = glowing('#ff8a30', 2.2);
  (
    [
      ['#1d3a8c', '#e9e6da', '#d9b45a'],
      ['#2b9a98', '#0f2b2d', '#35aaa6'],
      ['#ecebe2', '#1d3f9c', '#5f83cf'],
      ['#e6dcc4', '#0f6b50', '#b5372e'],
      ['#d59a26', '#3a2412', '#8c2a24'],
    ] as const
  ).forEach((colours, i) => {
    materials[own.wares + i] = pottery(`${seed} ware ${i}`, colours, [
      [0.08, 0.16, 'cable'],
      [0.2, 0.54, i % 2 ? 'scroll' : 'foliage'],
      [0.58, 0.66, 'strokes'],
    ]);
  });
  materials[own.iron] = (hit) => {
    hit.r = hit.g = hit.b = 0.03;
    hit.shine = 0.08;
    hit.rough = 0.35;
  };
  const clay = createNoise(`${seed} clay`);
  materials[own.biscuit] = (hit) => {
    const k = 1 + clay.fbm(hit.x * 30, hit.y * 120 + hit.z * 30, 3) * 0.14;
    [hit.r, hit.g, hit.b] = [0.62 * k, 0.42 * k, 0.28 * k];
  };
  materials[own.bark] = (hit) => {
    const k = 0.8 + clay.fbm(hit.x * 50, hit.y * 50 + hit.z * 8, 4) * 0.7;
    [hit.r, hit.g, hit.b] = [0.2 * k, 0.13 * k, 0.08 * k];
  };
  return toScene(mesh, materials, sky, 8.4, {
    sun: null,
    bounce: [0.15, 0.12, 0.115],
    skyDirections: [...coneDirections([-0.94, 0.3, 0], 0.6, 16), ...spreadDirections(8)],
    skyStrength: 1,
    lamps: [
      { at: [0, 0.55, 0.75], colour: [2.7, 1.1, 0.34] },
      { at: [0, 0.75, mouth.z - 0.3], colour: [0.9, 0.36, 0.1] },
      { at: [-1.2, 2.6, 2.4], colour: [1.5, 1.05, 0.72] },
    ],
    exposure: 1.3,
    glow: 0.16,
  });
}

/** Courses with their joints, each brick of its own fire; soot above the mouth. */
function bricks(seed: string, rows: number, columns: number): Material {
  const noise = createNoise(seed);
  const [pale, red, mortar] = ['#b9805a', '#7a4029', '#8d7a62'].map((hex) => parseColour(hex));
  return (hit) => {
    const row = Math.floor(hit.v * rows);
    const along = hit.u * columns + (row % 2) * 0.5 + noise.at(row * 3.7, 1) * 0.12;
    const column = Math.floor(along);
    const [fx, fy] = [along - column, hit.v * rows - row];
    const rough = noise.fbm(hit.x * 40 + hit.z * 30, hit.y * 40, 3) * 0.07;
    const isJoint =
      Math.min(fx, 1 - fx) * 2.6 < 0.12 + rough || Math.min(fy, 1 - fy) < 0.09 + rough;
    const t = 0.5 + noise.at(row * 7.3 + 0.5, column * 5.1 + 0.5) * 0.9;
    const soot =
      Math.exp(-(((hit.x / 0.7) ** 2 + ((hit.y - 1.5) / 0.55) ** 2) * 0.9)) *
      (hit.z > kiln[2] ? 0.75 : 0);
    const grain = 1 + noise.fbm(hit.x * 90, hit.y * 90 + hit.z * 60, 3) * 0.3;
    for (const [i, key] of (['r', 'g', 'b'] as const).entries())
      hit[key] =
        (isJoint ? mortar[i] * 0.75 : pale[i] + (red[i] - pale[i]) * t) * grain * (1 - soot);
    const bump = isJoint ? 0.1 : 0.3;
    hit.nx += noise.fbm(hit.x * 26, hit.y * 26 + hit.z * 20, 3) * bump;
    hit.ny +=
      noise.fbm(hit.y * 26 + 7, hit.x * 26 + hit.z * 20, 3) * bump +
      (isJoint ? 0 : (0.5 - fy) * -0.3);
  };
}

/** White heat below, tongues that thin upwards. */
function fire(seed: string): Material {
  const noise = createNoise(seed);
  return (hit) => {
    const up = hit.y / (mouth.spring + mouth.rise);
    const lick =
      noise.fbm(hit.x * 5, hit.y * 2.4 - 3, 4) * 0.55 + noise.fbm(hit.x * 14, hit.y * 5, 3) * 0.25;
    const heat = Math.max(0.12, 1.25 - up * 0.85 - Math.abs(hit.x) * 0.7 + lick);
    hit.r = hit.g = hit.b = 0.1;
    hit.glowR = 2.9 * heat;
    hit.glowG = 1.4 * heat ** 1.7;
    hit.glowB = 0.5 * heat ** 3;
  };
}

function build(mesh: Mesh): void {
  const profile = smooth(
    [
      [1.62, 0],
      [1.62, 0.8],
      [1.54, 1.4],
      [1.3, 2],
      [0.88, 2.48],
      [0.42, 2.74],
      [0.37, 2.95],
      [0.36, 3.9],
    ],
    false,
    8,
  ).map(([r, y]): [number, number] => [r, y]);
  mesh.lathe(profile, kiln, 160, own.dome);
  for (const [y, r] of [
    [0.82, 1.66],
    [2.02, 1.31],
  ])
    mesh.lathe(
      [
        [r - 0.03, -0.035],
        [r + 0.012, -0.03],
        [r + 0.012, 0.03],
        [r - 0.03, 0.035],
      ],
      [kiln[0], y, kiln[2]],
      120,
      own.iron,
    );
  const length = 2 * (mouth.half + 0.42);
  const bay = {
    from: length / 2 - mouth.half,
    to: length / 2 + mouth.half,
    spring: mouth.spring,
    rise: mouth.rise,
    shape: pointedArch,
  };
  arcade(mesh, [-length / 2, 0, mouth.z], [1, 0, 0], [0, 0, -1], length, 1.62, mouth.deep, [bay], {
    face: own.porch,
    inner: own.porch,
  });
  // A ring of bricks on end around the arch.
  for (let i = 0; i <= 22; i++) {
    const t = -Math.cos((i / 22) * Math.PI);
    const [x, y] = [t * (mouth.half + 0.07), mouth.spring + (mouth.rise + 0.07) * pointedArch(t)];
    const turn = Math.atan2(y - mouth.spring + 0.12, x) - Math.PI / 2;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const corner = (a: number, b: number): Vec => [
      x + a * c - b * s,
      y + a * s + b * c,
      mouth.z + 0.035,
    ];
    mesh.quad(
      corner(-0.032, -0.085),
      corner(0.032, -0.085),
      corner(0.032, 0.085),
      corner(-0.032, 0.085),
      own.porch,
      [i * 0.22 + 0.03, 0.02, i * 0.22 + 0.19, 0.02, i * 0.22 + 0.19, 0.06, i * 0.22 + 0.03, 0.06],
    );
  }
  const z = mouth.z - mouth.deep + 0.06;
  mesh.quad([-0.6, 0, z], [0.6, 0, z], [0.6, 1.3, z], [-0.6, 1.3, z], own.fire);
  mesh.quad(
    [-0.5, 0.1, mouth.z + 0.02],
    [0.5, 0.1, mouth.z + 0.02],
    [0.5, 0.1, z],
    [-0.5, 0.1, z],
    own.fire,
  );
  mesh.box([-0.62, 0, mouth.z], [0.62, 0.1, mouth.z + 0.24], own.porch);
}

/** What stands in the fire. */
function load(mesh: Mesh, random: Random): void {
  const z = mouth.z - 0.34;
  for (const [x, kind, tall, broad] of [
    [-0.26, 'bottle', 0.46, 0.3],
    [0.02, 'jar', 0.34, 0.3],
    [0.28, 'bottle', 0.4, 0.26],
    [-0.1, 'cup', 0.14, 0.16],
  ] as const)
    vessel(mesh, kind, [x, 0.1, z + random.bell() * 0.05], tall, broad, own.hot);
}

function shelf(mesh: Mesh, random: Random, way: -1 | 1): void {
  const [x0, x1] = way < 0 ? [-3.45, -1.75] : [1.75, 3.45];
  const z = -long / 2 + 0.02;
  for (let j = 0; j < 5; j++) {
    const y = 0.45 + j * 0.52;
    mesh.box([x0, y - 0.04, z], [x1, y, z + 0.42], m.wood);
    for (let x = x0 + 0.16; x < x1 - 0.1; ) {
      const kind = random.pick(['jar', 'bottle', 'bowl', 'cup', 'bowl'] as const);
      const broad = kind === 'bowl' ? 0.15 : random.between(0.22, 0.32);
      const tall = kind === 'bowl' ? 0.15 : kind === 'cup' ? 0.17 : random.between(0.28, 0.38);
      const of = random.next() < 0.36 ? own.biscuit : own.wares + Math.floor(random.next() * 5);
      vessel(mesh, kind, [x, y, z + 0.21], tall, broad, of);
      x += random.between(0.27, 0.34);
    }
  }
  for (const x of [x0, x1]) mesh.box([x - 0.04, 0, z], [x + 0.04, 2.75, z + 0.42], m.darkWood);
}

/** Drawn from the last fire and still warm; the large ones wait for the next. */
function floorWares(mesh: Mesh, random: Random): void {
  for (const [x, z, kind, tall, broad, of] of [
    [-1.62, 0.35, 'jar', 0.8, 0.74, 2],
    [-1.12, 0.9, 'bowl', 0.24, 0.34, 1],
    [-2.2, -0.1, 'bottle', 0.86, 0.62, 0],
    [1.62, 0.2, 'jar', 0.62, 0.6, 4],
    [2.15, -0.1, 'jar', 0.9, 0.8, 1],
    [1.18, 0.85, 'bowl', 0.2, 0.3, 2],
    [1.7, 0.95, 'cup', 0.2, 0.22, 3],
    [-1.5, 1.05, 'cup', 0.18, 0.2, 3],
  ] as const)
    vessel(mesh, kind, [x, 0, z - 0.55 + random.bell() * 0.03], tall, broad, own.wares + of);
  turnedBox(mesh, [-2.35, 0.02, 1.5], [0.9, 0.03, 0.5], 0.3, m.wood);
  for (let i = 0; i < 5; i++)
    turnedBox(
      mesh,
      [-2.45 + (i % 3) * 0.2, 0.045 + Math.floor(i / 3) * 0.022, 1.5],
      [0.17, 0.02, 0.17],
      0.3 + random.bell() * 0.1,
      own.wares + (i % 5),
    );
}

/** Split wood in a stack, a rake and a pair of tongs against the kiln. */
function woodAndTools(mesh: Mesh, random: Random): void {
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 8 - row; i++) {
      const [x, y] = [2.52 + (i + row * 0.5) * 0.135, 0.07 + row * 0.118];
      if (x > 3.6) continue;
      const r = random.between(0.055, 0.068);
      mesh.tube(
        [
          [x, y, -1.6],
          [x + random.bell() * 0.02, y, -0.85 + random.bell() * 0.04],
        ],
        () => r,
        10,
        own.bark,
      );
      mesh.sheet(12, 2, m.wood, (u, v) => [
        x + Math.cos(u * 6.2832) * v * r,
        y + Math.sin(u * 6.2832) * v * r,
        -0.845,
      ]);
    }
  for (const [x, z, lean] of [
    [1.28, -0.55, 0.4],
    [1.42, -0.42, 0.3],
  ]) {
    mesh.tube(
      [
        [x, 0, z + 0.3],
        [x - lean * 0.3, 1.75, z - lean],
      ],
      () => 0.014,
      8,
      own.iron,
    );
    mesh.box([x - 0.11, 0, z + 0.27], [x + 0.11, 0.06, z + 0.33], own.iron);
  }
}
