import { hallMaterials as m } from '../../families/scenes/hall-materials.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Lamp, Material } from '../../render/scene.ts';
import { covered, leaves } from '../../scenery/materials.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { foliage } from '../../scenery/plants.ts';
import { floorLantern } from './furnishings.ts';
import { eight } from './halls.ts';

/** A terrace above the sea: lanterns before a round gate. Metres. */

const mosaic = 21;
const blossom = 22;

/** Where lanterns stand: along the way to the gate, and in its ring. */
const along: Vec[] = [
  [-1.22, 0, -0.66],
  [1.3, 0, -0.42],
  [-1.31, 0, -1.42],
  [1.2, 0, -1.5],
  [-1.19, 0, -2.34],
  [1.28, 0, -2.2],
  [-1.28, 0, -3.02],
  [1.22, 0, -3.14],
  [-1.2, 0, -3.86],
  [1.27, 0, -3.82],
];

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
  // Jasmine over the wall.
  for (let i = 0; i < 30; i++) {
    const x = -3.5 + i * 0.24;
    const down = Math.max(0, random.bell()) * 0.5 + Math.max(0, Math.abs(x) - 1.9) * 0.35;
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
