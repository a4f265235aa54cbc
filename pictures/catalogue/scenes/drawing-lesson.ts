import { hallMaterials as m } from '../../families/scenes/hall-materials.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { covered } from '../../scenery/materials.ts';
import { drawingCloth, tileCloth } from '../../scenery/ornament-cloth.ts';
import { chair, table, turnedBox, vessel } from '../../scenery/props.ts';
import { compasses, roll } from './drawing-table.ts';
import { eight, sixteen, twelve } from './halls.ts';

/** Tables at which a class draws, before anybody has come. Metres. */

const top = 0.76;
const colours = [m.red, m.blue, m.yellow, m.green, m.darkWood];

export function drawingLesson(mesh: Mesh, random: Random, materials: Material[]): void {
  for (const [i, [grid, painted]] of (
    [
      [eight, 0.7],
      [sixteen, 0.42],
      [twelve, 0.18],
    ] as const
  ).entries())
    materials[21 + i] = covered(drawingCloth(grid, painted), 0.5, `lesson ${i}`);
  let place = 0;
  for (const [x, z, long] of [
    [-0.35, -1.35, 4.4],
    [-0.2, -3.9, 4.8],
  ] as const) {
    table(mesh, [x, 0, z], [long, top, 1.02], m.wood);
    const count = 4;
    for (let i = 0; i < count; i++) {
      const at = x - long / 2 + ((i + 0.5) / count) * long;
      laidPlace(mesh, random, [at, top, z + 0.1], 21 + (place % 3));
      chair(
        mesh,
        [at + random.bell() * 0.06, 0, z + 0.86],
        Math.PI + random.bell() * 0.22,
        m.darkWood,
        m.wood,
      );
      chair(
        mesh,
        [at + random.bell() * 0.06, 0, z - 0.84],
        random.bell() * 0.2,
        m.darkWood,
        m.wood,
      );
      place++;
    }
    for (const dx of [-1.1, 0.02, 1.12]) pencils(mesh, random, [x + dx, top, z - 0.3]);
  }
  shelvesOfPaper(mesh, random);
  materials[24] = covered(
    tileCloth(
      sixteen,
      ['#1d3a86', '#efe3c6', '#b9802f', '#1f6b5c', '#8e2a2a', '#1d3a86'],
      '#efe3c6',
      2048,
      1,
      9,
    ),
    2.1,
    'painted star',
  );
  mesh.box([-0.4, 1.02, -7.2], [1.9, 3.32, -7.16], m.darkWood);
  mesh.quad(
    [-0.3, 1.12, -7.15],
    [1.8, 1.12, -7.15],
    [1.8, 3.22, -7.15],
    [-0.3, 3.22, -7.15],
    24,
    [0, 0, 2.1, 0, 2.1, 2.1, 0, 2.1],
  );
  for (const [x, z] of [
    [-1.3, -1.4],
    [0.9, -1.4],
    [-1.3, -3.9],
    [1.1, -3.9],
  ] as const)
    shade(mesh, [x, 2.35, z]);
}

function laidPlace(mesh: Mesh, random: Random, [x, y, z]: Vec, sheet: number): void {
  const turn = random.bell() * 0.16;
  turnedBox(mesh, [x, y + 0.002, z], [0.5, 0.003, 0.5], turn, sheet);
  const foot = random.between(-0.06, 0.06);
  compasses(
    mesh,
    [x + foot - 0.05, y + 0.006, z + 0.03],
    [x + foot + 0.11, y + 0.006, z - 0.07],
    0.2,
  );
  turnedBox(
    mesh,
    [x + 0.34, y + 0.006, z + 0.02],
    [0.034, 0.006, 0.42],
    random.bell() * 0.2,
    m.brass,
  );
  for (let k = 0; k < 2; k++)
    turnedBox(
      mesh,
      [x - 0.33 + k * 0.025, y + 0.006, z + random.bell() * 0.1],
      [0.009, 0.009, 0.19],
      0.3 + random.bell() * 0.4,
      random.pick(colours),
    );
}

function pencils(mesh: Mesh, random: Random, at: Vec): void {
  vessel(mesh, 'cup', at, 0.12, 0.13, m.white);
  for (let k = 0; k < 9; k++) {
    const [dx, dz] = [random.bell() * 0.05, random.bell() * 0.05];
    mesh.tube(
      [
        [at[0] + dx * 0.3, at[1] + 0.02, at[2] + dz * 0.3],
        [at[0] + dx, at[1] + random.between(0.19, 0.23), at[2] + dz],
      ],
      () => 0.0055,
      6,
      random.pick(colours),
    );
  }
}

/** Shelves with rolls of drawings, and a few books. */
function shelvesOfPaper(mesh: Mesh, random: Random): void {
  const [x0, x1, z] = [-3.4, -0.8, -7.18];
  for (let y = 0.5; y < 2.7; y += 0.48) {
    mesh.box([x0, y, z], [x1, y + 0.035, z + 0.42], m.darkWood);
    for (let x = x0 + 0.1; x < x1 - 0.1; ) {
      const r = random.between(0.035, 0.06);
      const rows = random.whole(1, 3);
      for (let k = 0; k < rows; k++) {
        const cy = y + 0.04 + k * r * 1.75;
        const cx = x + r + (k % 2) * r;
        roll(mesh, [cx, cy, z + 0.02], [cx, cy, z + 0.4 + random.between(0, 0.08)], r * 0.94);
      }
      x += r * 2.2 + (random.next() > 0.8 ? 0.14 : 0.01);
    }
  }
  for (const x of [x0, x1]) mesh.box([x - 0.02, 0, z], [x + 0.02, 2.72, z + 0.42], m.darkWood);
  mesh.box([x0, 2.7, z], [x1, 2.74, z + 0.44], m.darkWood);
}

/** A brass shade on its cord. */
function shade(mesh: Mesh, at: Vec): void {
  mesh.lathe(
    [
      [0.24, 0],
      [0.235, 0.02],
      [0.13, 0.13],
      [0.05, 0.17],
      [0.03, 0.22],
    ],
    at,
    60,
    m.brass,
  );
  mesh.tube(
    [
      [at[0], at[1] + 0.2, at[2]],
      [at[0], 3.7, at[2]],
    ],
    () => 0.006,
    6,
    m.black,
  );
}
