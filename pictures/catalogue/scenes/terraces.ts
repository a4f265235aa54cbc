import { hallMaterials as m } from '../../families/scenes/hall-materials.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Lamp, Material } from '../../render/scene.ts';
import { covered, leaves } from '../../scenery/materials.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { foliage, tree } from '../../scenery/plants.ts';
import { vessel } from '../../scenery/props.ts';
import { floorLantern } from './furnishings.ts';
import { eight } from './halls.ts';

/** A terrace above the sea: lanterns before a round gate. Metres. */

const mosaic = 21;
const blossom = 22;

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
