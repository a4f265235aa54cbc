import { type CoastParameters, coastMaterials as m } from '../../families/scenes/coast.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Hit, Material } from '../../render/scene.ts';
import { arcade, keelArch } from '../../scenery/architecture.ts';
import { covered, plain } from '../../scenery/materials.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { bladePlant, grassBlades, palm, tree } from '../../scenery/plants.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import { bed, type Height, lateGarden } from './garden-plans.ts';
import { facing, tradeSky } from './skies.ts';

/** The stop of bus 14 on the coast road, before the garden wall with its gate. Metres; the road runs along x. */

const asphalt = 11;
const line = 12;
/** The band of star tiles around the gate and along the back of the shelter. */
export const frieze = 13;
const sign = 14;
const metal = 15;

const road = { near: 3.4, far: -0.6 };
const level = 1.2;

/** The sign: a disc with the line's number, made of bars as on a stencil. */
function signPaint(hit: Hit): void {
  const [x, y] = [hit.u * 2 - 1, hit.v * 2 - 1];
  const r = Math.hypot(x, y);
  const bar = (x0: number, x1: number, y0: number, y1: number) =>
    x > x0 && x < x1 && y > y0 && y < y1;
  const one = bar(-0.36, -0.22, -0.46, 0.46) || bar(-0.52, -0.22, 0.3, 0.44);
  const slope =
    Math.abs((x + 0.02) * 0.85 - (y + 0.12) * 0.527) < 0.07 && bar(-0.06, 0.36, -0.12, 0.48);
  const four = bar(0.28, 0.42, -0.46, 0.48) || bar(-0.06, 0.56, -0.2, -0.06) || slope;
  const isWhite = (one || four) && r < 0.8;
  const isRim = r > 0.86 && r < 0.94;
  const blue = [0.03, 0.09, 0.32];
  [hit.r, hit.g, hit.b] = isWhite || isRim ? [0.86, 0.85, 0.8] : blue;
  hit.shine = 0.05;
  hit.rough = 0.25;
}

export const starBand = () =>
  tileCloth(
    { sides: 8, contact: 67.5, reach: 3 },
    ['#17307c', '#1f8a8c', '#b6771a', '#e9e3d2', '#17307c'],
    '#efe9da',
  );

function busStop(mesh: Mesh, random: Random, height: Height, materials: Material[]): void {
  const noise = createNoise('asphalt');
  materials[asphalt] = (hit) => {
    const k =
      1 + noise.fbm(hit.x * 60, hit.z * 60, 3) * 0.4 + noise.fbm(hit.x * 0.8, hit.z * 2, 4) * 0.3;
    const [crack] = noise.cells(hit.x * 0.7, hit.z * 0.7);
    const edge = smoothstep(0.5, 0.1, Math.min(road.near - hit.z, hit.z - road.far));
    const d = (crack > 0.96 ? 0.7 : 1) * k;
    hit.r = 0.115 * d + edge * 0.05;
    hit.g = 0.112 * d + edge * 0.04;
    hit.b = 0.118 * d + edge * 0.02;
    hit.rough = 0.5;
    hit.nx += noise.fbm(hit.x * 80, hit.z * 80, 2) * 0.3;
    hit.nz += noise.fbm(hit.x * 80 + 9, hit.z * 80, 2) * 0.3;
  };
  materials[line] = (hit) => {
    const worn = 0.75 + noise.fbm(hit.x * 9, hit.z * 20, 4) * 0.5;
    [hit.r, hit.g, hit.b] = [0.72 * worn, 0.66 * worn, 0.5 * worn];
  };
  materials[frieze] = covered(starBand(), 0.7, 'stop frieze', 0.05);
  materials[sign] = signPaint;
  materials[metal] = plain('#5d6a70', 0.15, 0.3);
  const flat = (x0: number, x1: number, z0: number, z1: number, y: number, material: number) =>
    mesh.quad([x0, y, z1], [x1, y, z1], [x1, y, z0], [x0, y, z0], material);
  flat(-40, 40, road.far, road.near, level + 0.02, asphalt);
  for (let x = -21; x < 21; x += 3.2) flat(x, x + 1.7, 1.32, 1.44, level + 0.026, line);
  flat(-40, 40, road.far + 0.14, road.far + 0.24, level + 0.026, line);
  // Kerb and pavement of slabs.
  for (let x = -14; x < 14; x += 1.02)
    mesh.box(
      [x, 0.8, road.far - 0.2],
      [x + 1.0, level + 0.15 + random.bell() * 0.004, road.far],
      m.stone,
    );
  for (let row = 0; row < 3; row++)
    for (let x = -14 + row * 0.3; x < 14; x += 0.92)
      mesh.box(
        [x, 0.8, road.far - 0.22 - (row + 1) * 0.72],
        [x + 0.9, level + 0.13 + random.bell() * 0.003, road.far - 0.24 - row * 0.72],
        m.stone,
      );
  shelter(mesh, [-1.6, level + 0.13, road.far - 1.1]);
  // The post with its sign.
  const post: Vec = [1.75, level + 0.13, road.far - 0.55];
  mesh.tube([post, [post[0], post[1] + 2.55, post[2]]], () => 0.035, 18, metal);
  const [cx, cy, cz] = [post[0], post[1] + 2.3, post[2] + 0.05];
  for (let i = 0; i < 60; i++) {
    const at = (k: number): Vec => {
      const a = (k / 60) * Math.PI * 2;
      return [cx + Math.cos(a) * 0.33, cy + Math.sin(a) * 0.33, cz];
    };
    const uv = (k: number) => [
      0.5 + Math.cos((k / 60) * Math.PI * 2) / 2,
      0.5 + Math.sin((k / 60) * Math.PI * 2) / 2,
    ];
    mesh.quad([cx, cy, cz], at(i), at(i + 1), at(i + 1), sign, [
      0.5,
      0.5,
      ...uv(i),
      ...uv(i + 1),
      ...uv(i + 1),
    ]);
    const back = (p: Vec): Vec => [p[0], p[1], p[2] - 0.03];
    mesh.quad(at(i), at(i + 1), back(at(i + 1)), back(at(i)), metal);
  }
  mesh.box([cx - 0.2, cy - 0.95, cz - 0.02], [cx + 0.2, cy - 0.5, cz], metal);
  mesh.box([cx - 0.18, cy - 0.93, cz], [cx + 0.18, cy - 0.52, cz + 0.006], m.wall);
  gate(mesh, -6.4);
  for (let i = 0; i < 44; i++) {
    const x = -11 + i * 0.5 + random.bell() * 0.1;
    if (x > 2.9 && x < 6.5) continue;
    bed(mesh, random, height, x, -4.6 + random.bell() * 0.15, random.between(0.32, 0.56));
  }
  for (const [x, z, tall] of [
    [-7.6, -8.6, 8.2],
    [-4.4, -9.4, 7],
    [-0.6, -9, 8.8],
    [1.8, -10.6, 7.4],
    [8.2, -8.8, 8],
    [10.5, -10, 7],
  ] as const)
    palm(mesh, random, [x, height(x, z), z], tall, m.bark, m.leaf, 2.6, 28);
  for (const [x, z] of [
    [-10.5, -11],
    [5.6, -13],
    [12.5, -12],
  ] as const)
    tree(mesh, random, [x, height(x, z), z], 6, 2.6, m.bark, m.leaf, 8000, 0.09);
  for (let i = 0; i < 12; i++) {
    const x = random.between(-10, 10);
    if (x > 2.6 && x < 6.8) continue;
    bladePlant(mesh, random, [x, level, -3.9], random.between(0.4, 0.7), 22, m.leaf, 0.08);
  }
  grassBlades(mesh, random, 50_000, m.leaf, () => {
    const isNear = random.next() < 0.3;
    const x = random.between(-9, 9);
    const z = isNear ? random.between(3.5, 6) : random.between(-5.6, -3.1);
    return !isNear && x > 3.2 && x < 6.2 ? null : [x, height(x, z), z];
  });
}

/** A bench of stone under a roof of tiles on four posts, its back pierced by three arches. */
function shelter(mesh: Mesh, [x, y, z]: Vec): void {
  const wide = 3.1;
  const wall = { face: m.wall, inner: m.wall };
  const openings = [0, 1, 2].map((i) => ({
    from: 0.24 + i * 0.92,
    to: 0.98 + i * 0.92,
    spring: 1.5,
    rise: 0.42,
    shape: keelArch,
  }));
  arcade(mesh, [x - wide / 2, y, z - 0.75], [1, 0, 0], [0, 0, -1], wide, 2.42, 0.2, openings, wall);
  mesh.box([x - wide / 2, y, z - 0.78], [x + wide / 2, y + 0.8, z - 0.72], m.wall);
  mesh.quad(
    [x - wide / 2 + 0.02, y + 0.5, z - 0.715],
    [x + wide / 2 - 0.02, y + 0.5, z - 0.715],
    [x + wide / 2 - 0.02, y + 0.8, z - 0.715],
    [x - wide / 2 + 0.02, y + 0.8, z - 0.715],
    frieze,
    [0, 0, wide, 0, wide, 0.35, 0, 0.35],
  );
  mesh.box(
    [x - wide / 2 + 0.1, y + 0.4, z - 0.72],
    [x + wide / 2 - 0.1, y + 0.47, z - 0.24],
    m.wood,
  );
  for (const side of [-1, 0, 1])
    mesh.box(
      [x + side * 1.2 - 0.08, y, z - 0.66],
      [x + side * 1.2 + 0.08, y + 0.4, z - 0.3],
      m.stone,
    );
  for (const side of [-1, 1])
    mesh.tube(
      [
        [x + side * (wide / 2 - 0.1), y, z + 0.35],
        [x + side * (wide / 2 - 0.1), y + 2.4, z + 0.35],
      ],
      () => 0.055,
      16,
      m.wood,
    );
  // Rows of half-round tiles, laid up to the ridge.
  for (const [from, to, low, high] of [
    [z + 0.75, z - 0.3, y + 2.38, y + 2.86],
    [z - 1.25, z - 0.3, y + 2.38, y + 2.86],
  ] as const) {
    mesh.quad(
      [x - wide / 2 - 0.3, low, from],
      [x + wide / 2 + 0.3, low, from],
      [x + wide / 2 + 0.3, high, to],
      [x - wide / 2 - 0.3, high, to],
      m.wood,
    );
    for (let k = 0; k <= 30; k++) {
      const tx = x - wide / 2 - 0.3 + (k / 30) * (wide + 0.6);
      mesh.tube(
        [
          [tx, low + 0.02, from],
          [tx, high + 0.03, to],
        ],
        () => 0.058,
        10,
        m.tile,
      );
    }
  }
  mesh.tube(
    [
      [x - wide / 2 - 0.34, y + 2.91, z - 0.3],
      [x + wide / 2 + 0.34, y + 2.91, z - 0.3],
    ],
    () => 0.075,
    14,
    m.tile,
  );
}

/** The garden wall, its gate in a frame of tile, open. */
export function gate(mesh: Mesh, z: number, lime = m.wall): void {
  const wall = { face: lime, inner: lime };
  mesh.box([-30, 0.6, z - 0.4], [2.9, 3.5, z], lime);
  mesh.box([6.5, 0.6, z - 0.4], [30, 3.5, z], lime);
  for (let x = -20; x < 20; x += 0.84) {
    if (x > 2 && x < 6.6) continue;
    mesh.box([x, 3.5, z - 0.4], [x + 0.5, 3.76, z], lime);
    mesh.box([x + 0.13, 3.76, z - 0.4], [x + 0.37, 3.98, z], lime);
  }
  arcade(
    mesh,
    [2.9, level, z + 0.25],
    [1, 0, 0],
    [0, 0, -1],
    3.6,
    4,
    0.7,
    [{ from: 0.85, to: 2.75, spring: 1.9, rise: 1.05, shape: keelArch }],
    wall,
  );
  mesh.box([2.78, level + 4, z - 0.5], [6.62, level + 4.16, z + 0.33], lime);
  for (const [x0, y0, x1, y1] of [
    [3.05, 0.2, 3.6, 3.85],
    [5.8, 0.2, 6.35, 3.85],
    [3.6, 3.3, 5.8, 3.85],
  ] as const)
    mesh.quad(
      [x0, level + y0, z + 0.262],
      [x1, level + y0, z + 0.262],
      [x1, level + y1, z + 0.262],
      [x0, level + y1, z + 0.262],
      frieze,
    );
}

export const coastRoad: CoastParameters = {
  ...lateGarden,
  ground: (noise) => {
    const around = lateGarden.ground?.(noise);
    return (x, z) => {
      const out = smoothstep(-7, -14, z);
      return level - (z > -3 && z < 3.6 ? 0.12 : 0) + ((around?.(x, z - 8) ?? level) - 1.2) * out;
    };
  },
  sky: facing(tradeSky, [-0.6, 0.5, 0.62]),
  sun: { direction: [-0.62, 0.44, 0.62], colour: [5, 3.8, 2.5], soft: 0.02 },
  bounce: [0.24, 0.24, 0.2],
  mist: { thickness: 0.001, colour: [0.66, 0.72, 0.76], beams: 0.0005, reach: 45 },
  eye: [1.3, 2.95, 7.4],
  target: [0.35, 2.55, -3],
  tall: 0.62,
  rise: 0,
  exposure: 0.6,
  radius: 22,
  furnish: busStop,
};
