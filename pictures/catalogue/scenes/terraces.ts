import { hallMaterials as m } from '../../families/scenes/hall-materials.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Lamp, Material } from '../../render/scene.ts';
import { covered, leaves } from '../../scenery/materials.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { bladePlant, foliage, tree } from '../../scenery/plants.ts';
import { chair, cushion, vessel } from '../../scenery/props.ts';
import { floorLantern } from './furnishings.ts';
import { eight, twelve } from './halls.ts';

/** Terraces above the sea: breakfast under a vine, lanterns before a round gate. Metres. */

const mosaic = 21;
const blossom = 22;
const stripes = 23;

function flowering(mesh: Mesh, random: Random, at: Vec, size: Vec, count: number): void {
  foliage(mesh, random, at, size, count, 0.05, m.leaf, 0.2);
  foliage(
    mesh,
    random,
    at,
    [size[0] * 1.04, size[1] * 1.06, size[2] * 1.04],
    Math.round(count * 0.9),
    0.036,
    blossom,
    0.7,
  );
}

export function breakfast(mesh: Mesh, random: Random, materials: Material[]): void {
  materials[mosaic] = covered(
    tileCloth(
      twelve,
      ['#1d4a8c', '#efe6d2', '#c9902c', '#1f7a6c', '#1d4a8c'],
      '#f3ecdc',
      1024,
      1,
      6,
    ),
    0.62,
    'table of tiles',
    0.08,
  );
  materials[blossom] = leaves('#a01a62', '#ef6aa6', 'bougainvillea', 0.6);
  materials[stripes] = (hit) => {
    const band = Math.abs(((hit.u * 9) % 1) - 0.5) < 0.22;
    [hit.r, hit.g, hit.b] = band ? [0.1, 0.2, 0.5] : [0.85, 0.8, 0.7];
  };
  const [tx, tz, top] = [0.05, -1.75, 0.74];
  mesh.sheet(72, 16, mosaic, (u, v) => {
    const a = u * Math.PI * 2;
    return [tx + Math.cos(a) * v * 0.6, top, tz - Math.sin(a) * v * 0.6];
  });
  // The sheet's own u and v run around the table; tiles lie by place.
  const tiles = materials[mosaic];
  materials[mosaic] = (hit) => {
    [hit.u, hit.v] = [hit.x - tx + 0.31, hit.z - tz + 0.31];
    tiles(hit);
  };
  mesh.lathe(
    [
      [0.6, 0],
      [0.625, 0.004],
      [0.625, -0.035],
      [0.06, -0.05],
      [0.045, -0.4],
      [0.07, -0.62],
      [0.28, -0.72],
      [0.3, -0.74],
    ],
    [tx, top - 0.002, tz],
    80,
    m.darkWood,
  );
  vessel(mesh, 'jar', [tx - 0.16, top, tz - 0.16], 0.3, 0.3, m.blue);
  bladePlant(mesh, random, [tx - 0.16, top + 0.26, tz - 0.16], 0.3, 18, m.leaf, 0.05);
  flowering(mesh, random, [tx - 0.16, top + 0.4, tz - 0.16], [0.13, 0.1, 0.13], 160);
  vessel(mesh, 'bottle', [tx + 0.2, top, tz - 0.22], 0.27, 0.24, m.white);
  for (const [dx, dz] of [
    [0.34, 0.1],
    [-0.3, 0.16],
  ] as const) {
    mesh.lathe(
      [
        [0.06, 0],
        [0.1, 0.012],
        [0.1, 0.016],
        [0.06, 0.008],
        [0.001, 0.008],
      ],
      [tx + dx, top, tz + dz],
      40,
      m.white,
    );
    vessel(mesh, 'cup', [tx + dx, top + 0.01, tz + dz], 0.07, 0.09, m.white);
    mesh.lathe(
      [
        [0.001, 0.068],
        [0.034, 0.068],
      ],
      [tx + dx, top, tz + dz],
      24,
      m.darkWood,
    );
  }
  vessel(mesh, 'bowl', [tx + 0.05, top, tz + 0.2], 0.1, 0.17, m.green);
  for (let i = 0; i < 9; i++) {
    const a = i * 2.4;
    const r = i < 6 ? 0.085 : 0.03;
    const size = 0.042;
    mesh.lathe(
      Array.from({ length: 9 }, (_, k): [number, number] => [
        Math.max(0.001, Math.sin((k / 8) * Math.PI) * size),
        size - Math.cos((k / 8) * Math.PI) * size,
      ]),
      [tx + 0.05 + Math.cos(a) * r, top + (i < 6 ? 0.065 : 0.115), tz + 0.2 + Math.sin(a) * r],
      20,
      m.yellow,
    );
  }
  chair(mesh, [tx - 0.95, 0, tz + 0.1], Math.PI / 2 - 0.15, m.wood);
  chair(mesh, [tx + 0.95, 0, tz - 0.15], -Math.PI / 2 - 0.2, m.wood);
  cushion(mesh, [tx - 0.93, 0.5, tz + 0.1], [0.42, 0.11, 0.42], Math.PI / 2 - 0.15, stripes);
  cushion(mesh, [tx + 0.93, 0.5, tz - 0.15], [0.42, 0.11, 0.42], -Math.PI / 2 - 0.2, stripes);
  // Beams overhead, and what climbs on them.
  for (let z = 1.4; z > -5; z -= 0.62)
    mesh.box([-4, 3.02, z - 0.045], [4, 3.14, z + 0.045], m.darkWood);
  for (const x of [-2.6, 2.6]) mesh.box([x - 0.07, 2.88, -5.2], [x + 0.07, 3.02, 2], m.darkWood);
  for (let i = 0; i < 15; i++) {
    const x = -3.4 + random.next() * 2.2;
    flowering(
      mesh,
      random,
      [x, 2.95 + random.bell() * 0.12, -4.9 + i * 0.32],
      [0.42, 0.24, 0.36],
      420,
    );
  }
  for (let i = 0; i < 9; i++)
    flowering(
      mesh,
      random,
      [-3.1 + random.bell() * 0.22, 0.5 + i * 0.29, -4.6 + random.bell() * 0.2],
      [0.36, 0.26, 0.3],
      420,
    );
  for (let i = 0; i < 6; i++)
    flowering(
      mesh,
      random,
      [1.6 + i * 0.36, 3.0 + random.bell() * 0.1, -4.7 + random.bell() * 0.2],
      [0.34, 0.2, 0.3],
      320,
    );
  const pot: Vec = [2.75, 0, -4.1];
  vessel(mesh, 'vat', pot, 0.58, 0.66, m.blue);
  tree(mesh, random, [pot[0], 0.5, pot[2]], 2, 0.7, m.darkWood, m.leaf, 5200, 0.05);
}

/** Where lanterns stand: along the way to the gate, and in its ring. */
const along = [-0.6, -1.4, -2.2, -3, -3.8].flatMap((z): Vec[] => [
  [-1.25, 0, z],
  [1.25, 0, z],
]);

export const gateLamps: Lamp[] = [
  ...along.map(([x, , z]) => ({ at: [x, 0.3, z] as Vec, colour: [0.6, 0.29, 0.11] as Vec })),
  { at: [0, 2.6, -4.15], colour: [0.5, 0.26, 0.1] },
];

export function lanternsAtGate(mesh: Mesh, random: Random, materials: Material[]): void {
  materials[blossom] = leaves('#d9cfc0', '#fffaf0', 'jasmine', 0.6);
  for (const at of along) floorLantern(mesh, at, 1.15, m.glow, m.brass);
  materials[mosaic] = covered(
    tileCloth(eight, ['#17307c', '#1f8a8c', '#b6771a', '#e9e3d2', '#17307c'], '#efe9da'),
    0.8,
    'way of tiles',
    0.08,
  );
  mesh.quad(
    [-0.85, 0.006, 4],
    [0.85, 0.006, 4],
    [0.85, 0.006, -4.5],
    [-0.85, 0.006, -4.5],
    mosaic,
    [0, 0, 1.7, 0, 1.7, 8.5, 0, 8.5],
  );
  for (const x of [-2.55, 2.55]) {
    vessel(mesh, 'vat', [x, 0, -3.7], 0.62, 0.72, m.blue);
    tree(mesh, random, [x, 0.52, -3.7], 2.1, 0.72, m.darkWood, m.leaf, 5600, 0.05);
  }
  // Jasmine over the wall.
  for (let i = 0; i < 30; i++) {
    const x = -3.5 + i * 0.24;
    const down = Math.max(0, random.bell()) * 0.5;
    foliage(
      mesh,
      random,
      [x, 4.0 - down, -4.42],
      [0.32, 0.3 + down * 0.5, 0.2],
      420,
      0.045,
      m.leaf,
      0.25,
    );
    foliage(mesh, random, [x, 4.0 - down, -4.4], [0.33, 0.31, 0.21], 60, 0.024, blossom, 0.9);
  }
}
