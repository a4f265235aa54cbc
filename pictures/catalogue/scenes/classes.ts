import { hallMaterials as m } from '../../families/scenes/hall-materials.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { covered } from '../../scenery/materials.ts';
import { drawingCloth, tileCloth } from '../../scenery/ornament-cloth.ts';
import { turnedBox, vessel } from '../../scenery/props.ts';
import { eight, sixteen, twelve } from './halls.ts';

/** A round stool for a child: a padded seat on three legs. */
function stool(mesh: Mesh, [x, , z]: Vec, seat: number): void {
  mesh.lathe(
    [
      [0.001, 0.27],
      [0.15, 0.27],
      [0.165, 0.29],
      [0.168, 0.315],
      [0.155, 0.335],
      [0.1, 0.345],
      [0.001, 0.347],
    ],
    [x, 0, z],
    40,
    seat,
  );
  for (let k = 0; k < 3; k++) {
    const a = (k / 3) * Math.PI * 2 + x;
    mesh.tube(
      [
        [x + Math.cos(a) * 0.16, 0, z + Math.sin(a) * 0.16],
        [x + Math.cos(a) * 0.1, 0.28, z + Math.sin(a) * 0.1],
      ],
      () => 0.013,
      8,
      m.wood,
    );
  }
}

const seats = [m.red, m.blue, m.yellow, m.green];

/** Two low round tables with half-colored sheets, stools around them, and the wall of what was made before. */
export function classroom(mesh: Mesh, random: Random, materials: Material[]): void {
  const sheets = [
    [eight, 0.3],
    [sixteen, 0.7],
    [twelve, 0.5],
  ] as const;
  sheets.forEach(([grid, painted], i) => {
    materials[21 + i] = covered(drawingCloth(grid, painted, 1024), 0.36, `class sheet ${i}`);
  });
  const wall: readonly (readonly string[])[] = [
    ['#c8452f', '#f2c34b', '#2d5fae', '#f3ead6', '#2d8a6c'],
    ['#2d5fae', '#f3ead6', '#e0742e', '#7fb5d8', '#2d5fae'],
    ['#2d8a6c', '#f2c34b', '#f3ead6', '#c8452f', '#1f4f7a'],
    ['#8d3a73', '#f2c34b', '#f3ead6', '#2d5fae', '#e58b6e'],
    ['#e0742e', '#f3ead6', '#1f4f7a', '#f2c34b', '#c8452f'],
  ];
  wall.forEach((colours, i) => {
    const grid = [eight, twelve, sixteen][i % 3];
    materials[24 + i] = covered(tileCloth(grid, colours, '#fbf6ea', 512, 1, 5), 0.42, `star ${i}`);
  });
  for (const [cx, cz] of [
    [-1.15, -2.2],
    [1.35, -3.4],
  ] as const) {
    mesh.lathe(
      [
        [0.001, 0.46],
        [0.84, 0.46],
        [0.85, 0.475],
        [0.85, 0.495],
        [0.835, 0.505],
        [0.001, 0.505],
      ],
      [cx, 0, cz],
      80,
      m.wood,
    );
    mesh.lathe(
      [
        [0.3, 0],
        [0.3, 0.03],
        [0.07, 0.06],
        [0.06, 0.46],
      ],
      [cx, 0, cz],
      32,
      m.darkWood,
    );
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI * 2 + 0.3 + random.bell() * 0.08;
      const out = 1.12 + random.bell() * 0.05;
      stool(
        mesh,
        [cx + Math.sin(a) * out, 0, cz + Math.cos(a) * out],
        seats[(i + (cx > 0 ? 1 : 0)) % 4],
      );
      const at: Vec = [cx + Math.sin(a) * 0.55, 0.508, cz + Math.cos(a) * 0.55];
      turnedBox(mesh, at, [0.36, 0.002, 0.36], a + random.bell() * 0.2, 21 + (i % 3));
      for (let k = 0; k < 3; k++)
        turnedBox(
          mesh,
          [at[0] + random.bell() * 0.16, 0.514, at[2] + random.bell() * 0.16],
          [0.011, 0.011, 0.14],
          random.next() * 6,
          random.pick(seats),
        );
    }
    // A jar of pencils in the middle.
    vessel(mesh, 'cup', [cx, 0.505, cz], 0.13, 0.15, m.white);
    for (let k = 0; k < 14; k++) {
      const lean: Vec = [random.bell() * 0.07, 0.2 + random.next() * 0.04, random.bell() * 0.07];
      mesh.tube(
        [
          [cx + lean[0] * 0.4, 0.53, cz + lean[2] * 0.4],
          [cx + lean[0], 0.505 + lean[1], cz + lean[2]],
        ],
        () => 0.006,
        6,
        random.pick(seats),
      );
    }
  }
  // Stars of earlier classes, pinned up in rows that are not quite straight.
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 9; i++) {
      const x = -2.35 + i * 0.585 + random.bell() * 0.02;
      const y = 1.42 + row * 0.55 + random.bell() * 0.02;
      const slot = 24 + ((i * 2 + row * 3) % 5);
      const tip = random.bell() * 0.012;
      mesh.quad(
        [x - 0.21, y - 0.21 + tip, -6.18],
        [x + 0.21, y - 0.21 - tip, -6.18],
        [x + 0.21, y + 0.21 - tip, -6.17],
        [x - 0.21, y + 0.21 + tip, -6.17],
        slot,
        [0, 0, 0.42, 0, 0.42, 0.42, 0, 0.42],
      );
    }
  // Baskets with blocks below them.
  for (const [x, seat] of [
    [-2.1, 0],
    [2.2, 2],
  ] as const) {
    mesh.lathe(
      [
        [0.24, 0],
        [0.29, 0.2],
        [0.3, 0.34],
        [0.27, 0.34],
        [0.24, 0.24],
        [0.001, 0.24],
      ],
      [x, 0, -5.6],
      40,
      m.cloth,
    );
    for (let k = 0; k < 12; k++)
      turnedBox(
        mesh,
        [x + random.bell() * 0.13, 0.28 + random.next() * 0.12, -5.6 + random.bell() * 0.13],
        [0.1, 0.1, 0.1],
        random.next() * 3,
        seats[(k + seat) % 4],
        random.bell(),
      );
  }
}
