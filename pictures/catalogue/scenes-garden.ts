import { buildCoast, type CoastParameters, coastMaterials as m } from '../families/coast.ts';
import type { Random } from '../geometry/random.ts';
import { arcade, keelArch } from '../render/architecture.ts';
import { covered, stillWater } from '../render/materials.ts';
import type { Mesh, Vec } from '../render/mesh.ts';
import { tileCloth } from '../render/ornament-cloth.ts';
import { bladePlant, cypress, foliage, grassBlades, palm, tree } from '../render/plants.ts';
import { type Material, renderScene } from '../render/scene.ts';
import { smoothstep } from '../surface/field.ts';
import { type CatalogueEntry, entry } from './entry.ts';
import { dawnSky, daySky } from './skies.ts';

type Height = (x: number, z: number) => number;

/** Lawn without end, hills behind it, and the sun low over them. */
const lateGarden: CoastParameters = {
  ground: (noise) => (x, z) =>
    1.2 +
    noise.fbm(x * 0.12, z * 0.12, 3) * 0.5 * smoothstep(2.2, 6, Math.abs(x)) +
    smoothstep(22, 80, -z) * (6 + noise.fbm(x * 0.05, z * 0.05, 4) * 9) +
    noise.fbm(x * 2, z * 2, 2) * 0.02,
  rock: ['#2f2a18', '#5c5430', '#3c521c'],
  grass: 1.5,
  sky: {
    ...dawnSky,
    zenith: [0.16, 0.3, 0.58],
    horizon: [1.1, 0.7, 0.42],
    sun: { direction: [-0.2, 0.17, -1], colour: [1.5, 1, 0.56], disc: 14, halo: 1.35 },
    clouds: {
      cover: 0.42,
      light: [1.35, 1.0, 0.76],
      shade: [0.5, 0.48, 0.58],
      scale: 0.9,
      seed: 'late garden',
    },
  },
  sun: { direction: [-0.24, 0.3, -1], colour: [4.6, 3.3, 1.75], soft: 0.02 },
  bounce: [0.17, 0.19, 0.15],
  eye: [0, 2.75, 7],
  target: [0, 2.75, -12],
  tall: 0.8,
  rise: -0.02,
  wind: 1,
  sea: false,
  radius: 26,
  exposure: 0.9,
  glow: 0.1,
  mist: { thickness: 0.006, colour: [0.8, 0.62, 0.4], beams: 0.0036, reach: 40 },
};

/** The water of the channel: its material's number, its height in metres. */
const water = 10;
const level = 1.13;

/** Grass and leaves need many bytes; beside the other scenes they may not be twice as heavy. */
const withinBytes = (scene: CatalogueEntry): CatalogueEntry => ({ ...scene, maxBytes: 400_000 });

export const gardenScenes: CatalogueEntry[] = [
  entry(
    'scenes/palm-garden',
    'A garden in late light: between two rows of tall palms a straight channel of water leads to a white pavilion with a dome.',
    'Un jardín con la última luz: entre dos hileras de altas palmeras, un canal recto de agua lleva a un pabellón blanco con cúpula.',
    'He kīhāpai i ke ahiahi: ma waena o nā lālani pāma kiʻekiʻe ʻelua, kahe ka ʻauwai pololei i kekahi hale keʻokeʻo me ka pōpō.',
    (seed) => drawGarden({ ...lateGarden, ground: aroundChannel, furnish: palmGarden }, seed, true),
  ),
  entry(
    'scenes/garden-path',
    'A stone path winds between flowering hedges and cypresses to a white garden wall with a tiled portal; a turquoise dome shows behind it.',
    'Un sendero de piedra serpentea entre setos floridos y cipreses hasta un muro blanco con portada de azulejos; detrás asoma una cúpula turquesa.',
    'He ala pōhaku ma waena o nā pā lāʻau pua a me nā paina a hiki i ka pā keʻokeʻo me ka puka kile; ʻike ʻia ka pōpō ʻōmaʻomaʻo uliuli ma hope.',
    (seed) =>
      drawGarden(
        {
          ...lateGarden,
          sky: daySky,
          sun: { direction: [-0.75, 0.62, 0.35], colour: [3.9, 3.2, 2.3], soft: 0.02 },
          bounce: [0.2, 0.22, 0.17],
          mist: { thickness: 0.0022, colour: [0.62, 0.7, 0.72], beams: 0.001, reach: 40 },
          eye: [0.3, 2.8, 7.2],
          target: [0, 2.35, -12],
          exposure: 0.9,
          furnish: gardenPath,
        },
        seed,
        false,
      ),
  ),
  entry(
    'scenes/banyan',
    'A great banyan with many hanging roots; the low sun shines through its crown and draws long shadows on the lawn.',
    'Un gran baniano de muchas raíces colgantes; el sol bajo atraviesa la copa y alarga las sombras sobre el césped.',
    'He kumu paniana nui me nā aʻa e kau ana; ʻā ka lā haʻahaʻa ma loko o nā lau, a lōʻihi nā aka ma ka mauʻu.',
    (seed) =>
      drawGarden(
        {
          ...lateGarden,
          eye: [0.6, 2.5, 8.5],
          target: [0, 3.75, -8],
          tall: 0.88,
          rise: 0,
          sky: {
            ...lateGarden.sky,
            sun: { direction: [-0.42, 0.2, -1], colour: [1.5, 1, 0.56], disc: 14, halo: 1.35 },
          },
          sun: { direction: [-0.62, 0.44, -0.8], colour: [4.8, 3.5, 1.9], soft: 0.02 },
          furnish: banyan,
        },
        seed,
        false,
      ),
  ),
].map(withinBytes);

function drawGarden(p: CoastParameters, seed: string, hasWater: boolean) {
  const scene = buildCoast(p, seed);
  if (hasWater) {
    scene.materials[water] = stillWater('#12322c', `${seed} water`, 0.012);
    scene.mirror = level;
  }
  return renderScene(scene, 2400, 1500);
}

const aroundChannel: CoastParameters['ground'] = (noise) => {
  const lawn = lateGarden.ground?.(noise);
  return (x, z) => (Math.abs(x) < 1.05 && z > -20 ? 0.6 : (lawn?.(x, z) ?? 0));
};

function palmGarden(mesh: Mesh, random: Random, height: Height): void {
  mesh.quad([-1, level, 9], [1, level, 9], [1, level, -19.5], [-1, level, -19.5], water);
  for (const side of [-1, 1])
    for (let z = 8; z > -19.4; z -= 1.1) {
      const [a, b] = side < 0 ? [-1.42, -0.94] : [0.94, 1.42];
      mesh.box([a, 0.7, z - 1.085], [b, 1.25 + random.bell() * 0.004, z], m.stone);
    }
  pavilion(mesh, [0, 1.2, -22]);
  for (let i = 0; i < 18; i++) {
    const side = i % 2 ? 1 : -1;
    const z = 2.4 - (i >> 1) * 2.9 + random.bell() * 0.3;
    const x = side * (3.3 + random.bell() * 0.25);
    palm(mesh, random, [x, height(x, z), z], random.between(6.2, 8.4), m.bark, m.leaf, 2.5, 26);
  }
  for (let i = 0; i < 14; i++) {
    const z = random.between(-26, -2);
    const x = (i % 2 ? 1 : -1) * random.between(7, 15);
    palm(mesh, random, [x, height(x, z), z], random.between(5, 8), m.bark, m.leaf, 2.5, 22);
  }
  for (let i = 0; i < 60; i++) {
    const z = 5.4 - (i >> 1) * 0.84;
    const x = (i % 2 ? 1 : -1) * random.between(2.1, 2.5);
    bed(mesh, random, height, x, z, random.between(0.3, 0.46));
  }
  for (let i = 0; i < 26; i++) {
    const z = random.between(-16, 3.4);
    const x = (i % 2 ? 1 : -1) * random.between(3.6, 6.5);
    const at: Vec = [x, height(x, z), z];
    bladePlant(mesh, random, at, random.between(0.5, 1.1), 26, m.leaf, 0.08);
  }
  grassBlades(mesh, random, 90_000, m.leaf, () => {
    const far = 1.5 + 14 * random.next() ** 1.8;
    const x = random.between(-1, 1) * (2 + far * 0.75);
    return Math.abs(x) < 1.46 ? null : [x, height(x, 7 - far), 7 - far];
  });
}

/** A path of slabs, hedges and cypresses along it, and the wall with its portal at the end. */
function gardenPath(mesh: Mesh, random: Random, height: Height, materials: Material[]): void {
  const frieze = 11;
  materials[frieze] = covered(
    tileCloth(
      { sides: 8, contact: 67.5, reach: 3 },
      ['#17307c', '#1f8a8c', '#b6771a', '#e9e3d2', '#17307c'],
      '#efe9da',
    ),
    0.9,
    'frieze',
    0.05,
  );
  const sway = (z: number) => Math.sin(z * 0.22) * 1.1;
  for (let z = 6.4; z > -13; z -= 0.86) {
    const x = sway(z);
    const y = Math.max(height(x - 0.9, z), height(x + 0.9, z));
    mesh.box([x - 0.88, y - 0.3, z - 0.4], [x + 0.88, y + 0.05, z + 0.4], m.stone);
  }
  gardenWall(mesh, frieze);
  for (let i = 0; i < 46; i++) {
    const z = 5 - (i >> 1) * 0.78;
    const x = sway(z) + (i % 2 ? 1 : -1) * random.between(1.5, 1.95);
    bed(mesh, random, height, x, z, random.between(0.42, 0.66));
  }
  for (let i = 0; i < 12; i++) {
    const z = 1.5 - (i >> 1) * 2.7;
    const x = (i % 2 ? 1 : -1) * 4.2;
    cypress(mesh, random, [x, height(x, z), z], random.between(4.6, 5.4), m.leaf);
  }
  for (const [x, z] of [
    [-7.6, -6],
    [7.8, -8],
    [-9.5, -12],
    [10, -3],
  ] as const)
    tree(mesh, random, [x, height(x, z), z], 5.2, 2.3, m.bark, m.leaf, 7000, 0.08);
  grassBlades(mesh, random, 110_000, m.leaf, () => {
    const far = 1.5 + 15 * random.next() ** 1.8;
    const x = random.between(-1, 1) * (2 + far * 0.75);
    const z = 7.2 - far;
    return Math.abs(x - sway(z)) < 0.95 ? null : [x, height(x, z), z];
  });
}

/** A wall with battlements, a taller portal framed in tile, and a dome behind it. */
function gardenWall(mesh: Mesh, frieze: number): void {
  const z = -13.5;
  const wall = { face: m.wall, inner: m.wall };
  mesh.box([-16, 0.6, z - 0.5], [-2.6, 4.4, z], m.wall);
  mesh.box([2.6, 0.6, z - 0.5], [16, 4.4, z], m.wall);
  for (let x = -15.8; x < 15.6; x += 0.92) {
    if (Math.abs(x + 0.28) < 2.9) continue;
    mesh.box([x, 4.4, z - 0.5], [x + 0.56, 4.72, z], m.wall);
    mesh.box([x + 0.14, 4.72, z - 0.5], [x + 0.42, 4.98, z], m.wall);
  }
  const arch = [{ from: 1.15, to: 4.05, spring: 2.5, rise: 1.4, shape: keelArch }];
  arcade(mesh, [-2.6, 0.9, z + 0.35], [1, 0, 0], [0, 0, -1], 5.2, 5.2, 0.9, arch, wall);
  mesh.box([-2.75, 6.1, z - 0.55], [2.75, 6.3, z + 0.45], m.wall);
  for (const [x0, y0, x1, y1] of [
    [-2.42, 1.3, -1.72, 5.9],
    [1.72, 1.3, 2.42, 5.9],
    [-1.72, 5.2, 1.72, 5.9],
  ] as const)
    mesh.quad(
      [x0, y0, z + 0.37],
      [x1, y0, z + 0.37],
      [x1, y1, z + 0.37],
      [x0, y1, z + 0.37],
      frieze,
    );
  for (const way of [-1, 1]) {
    const [x0, x1] = way < 0 ? [-16, -2.6] : [2.6, 16];
    mesh.quad(
      [x0, 3.5, z + 0.02],
      [x1, 3.5, z + 0.02],
      [x1, 4.1, z + 0.02],
      [x0, 4.1, z + 0.02],
      frieze,
    );
  }
  dome(mesh, [0, 2.3, -17.5], 1.3);
}

/** Four arches under a dome. */
function pavilion(mesh: Mesh, [x, y, z]: Vec): void {
  const half = 2.1;
  const bay = [{ from: 0.6, to: 3.6, spring: 1.7, rise: 1.35, shape: keelArch }];
  const wall = { face: m.wall, inner: m.wall };
  for (const depth of [half, -half + 0.4])
    arcade(mesh, [x - half, y, z + depth], [1, 0, 0], [0, 0, -1], half * 2, 3.7, 0.4, bay, wall);
  for (const left of [-half, half - 0.4])
    arcade(mesh, [x + left, y, z + half], [0, 0, -1], [1, 0, 0], half * 2, 3.7, 0.4, bay, wall);
  mesh.box(
    [x - half - 0.14, y + 3.7, z - half - 0.14],
    [x + half + 0.14, y + 3.86, z + half + 0.14],
    m.wall,
  );
  mesh.box(
    [x - half - 0.5, y - 0.5, z - half],
    [x + half + 0.5, y + 0.16, z + half + 0.5],
    m.stone,
  );
  dome(mesh, [x, y, z], 1);
}

/** A drum and a dome of turquoise tile with a finial, `size` times as large as the pavilion's. */
function dome(mesh: Mesh, at: Vec, size: number): void {
  mesh.lathe(
    [
      [1.62, 3.86],
      [1.62, 4.3],
      [1.72, 4.36],
      [1.78, 4.8],
      [1.6, 5.4],
      [1.1, 5.95],
      [0.5, 6.3],
      [0.05, 6.55],
      [0.12, 6.68],
      [0.03, 6.8],
      [0.005, 7.2],
    ].map(([r, y]): [number, number] => [r * size, 3.86 + (y - 3.86) * size]),
    at,
    48,
    m.tile,
  );
}

function bed(mesh: Mesh, random: Random, height: Height, x: number, z: number, size: number): void {
  const at: Vec = [x, height(x, z) + size * 0.4, z];
  foliage(mesh, random, at, [size, size * 0.62, size], Math.round(1900 * size), 0.045, m.leaf, 0.6);
  if (random.next() > 0.35)
    foliage(
      mesh,
      random,
      [at[0], at[1] + size * 0.1, at[2]],
      [size * 0.98, size * 0.62, size * 0.98],
      Math.round(560 * size),
      0.032,
      m.flower,
      0.96,
    );
}

/** Stems grown together, limbs far out, roots that hang from them, and a crown that lets light through. */
function banyan(mesh: Mesh, random: Random, height: Height): void {
  const base: Vec = [0.4, height(0.4, -4), -4];
  for (let i = 0; i < 34; i++) {
    const a = i * 2.4;
    const r = random.between(0.1, 0.72);
    const swing = random.between(-0.25, 0.25);
    mesh.tube(
      [
        [base[0] + Math.cos(a) * r * 2.9, base[1] - 0.25, base[2] + Math.sin(a) * r * 2.9],
        [base[0] + Math.cos(a) * r * 1.5, base[1] + 0.35, base[2] + Math.sin(a) * r * 1.5],
        [base[0] + Math.cos(a + swing) * r, base[1] + 1.5, base[2] + Math.sin(a + swing) * r],
        [base[0] + Math.cos(a + swing) * r * 0.9, base[1] + 3.6, base[2] + Math.sin(a) * r * 0.9],
      ],
      (t) => 0.16 * (1.45 - t * 0.5) + random.between(0, 0.012),
      10,
      m.bark,
    );
  }
  for (let i = 0; i < 17; i++) {
    const a = i * 2.4 + 0.3;
    const long = random.between(3.6, 7.6);
    const y = base[1] + random.between(2.9, 3.7);
    const end: Vec = [
      base[0] + Math.cos(a) * long,
      y + random.between(0.8, 2.2),
      base[2] + Math.sin(a) * long * 0.75,
    ];
    const limb: Vec[] = [
      [base[0], y - 0.4, base[2]],
      [base[0] + Math.cos(a) * long * 0.3, y + 0.2, base[2] + Math.sin(a) * long * 0.2],
      [base[0] + Math.cos(a) * long * 0.6, y + 0.75, base[2] + Math.sin(a) * long * 0.45],
      end,
    ];
    mesh.tube(limb, (t) => 0.25 * (1.15 - t * 0.85), 9, m.bark);
    for (let k = 0; k < 4; k++) hangingRoot(mesh, random, height, limb);
    for (const [s, up, wide, count] of [
      [1, 0.6, 1.7, 2600],
      [0.72, 0.95, 1.6, 1700],
      [0.45, 1.3, 1.8, 1700],
    ] as const)
      foliage(
        mesh,
        random,
        [base[0] + (end[0] - base[0]) * s, end[1] + up, base[2] + (end[2] - base[2]) * s],
        [wide, wide * 0.5, wide * 0.9],
        count,
        0.1,
        m.leaf,
        0.3,
      );
  }
  for (let i = 0; i < 26; i++) {
    const x = random.between(-13, 13);
    const z = random.between(-19, -11);
    bed(mesh, random, height, x, z, random.between(0.7, 1.3));
  }
  grassBlades(mesh, random, 120_000, m.leaf, () => {
    const far = 1.6 + 16 * random.next() ** 1.7;
    const x = random.between(-1, 1) * (1.6 + far * 0.8);
    return [x, height(x, 8.5 - far), 8.5 - far];
  });
}

/** A root from a limb: to the ground as a stem, or ending in the air. */
function hangingRoot(mesh: Mesh, random: Random, height: Height, limb: readonly Vec[]): void {
  const s = random.between(1.1, 2.9);
  const [a, b] = [limb[Math.floor(s)], limb[Math.floor(s) + 1]];
  const top = a.map((v, k) => v + (b[k] - v) * (s % 1)) as unknown as Vec;
  const ground = height(top[0], top[2]);
  const rooted = random.next() > 0.45;
  const bottom = rooted ? ground - 0.1 : random.between(ground + 0.7, top[1] - 0.7);
  const thick = rooted ? random.between(0.03, 0.085) : random.between(0.012, 0.022);
  mesh.tube(
    Array.from(
      { length: 9 },
      (_, j): Vec => [
        top[0] + random.bell() * 0.03,
        top[1] + (bottom - top[1]) * (j / 8),
        top[2] + random.bell() * 0.03,
      ],
    ),
    (t) => thick * (rooted ? 1 + Math.max(0, t - 0.8) * 2.4 : 1.2 - t * 0.9),
    6,
    m.bark,
  );
}
