import { hallMaterials as m } from '../../families/scenes/hall-materials.ts';
import { smooth } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { arcade, keelArch } from '../../scenery/architecture.ts';
import { covered, plain, plaster } from '../../scenery/materials.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { pottery } from '../../scenery/pottery.ts';
import { profiles } from '../../scenery/props.ts';
import { openBook, writing } from '../../scenery/traces.ts';
import { lamp } from './furnishings.ts';
import { eight } from './halls.ts';

/** A gallery whose far wall has five lit niches, a work in each; a jar stands before it. Metres. */

const wallAt = -6.2;
const bay = 1.36;
const gap = 0.4;
const shelf = 0.98;
const spring = 2.15;
const rise = 0.62;
const from = -(5 * bay + 6 * gap) / 2;
const middleOf = (i: number) => from + gap + bay / 2 + i * (bay + gap);

const lapis = 21;
const wares = 22;
const leftBook = 29;

/** Finer than what stands far away in other rooms. */
function turned(
  mesh: Mesh,
  kind: keyof typeof profiles,
  at: Vec,
  high: number,
  wide: number,
  material: number,
): void {
  const profile = smooth(profiles[kind], false, 10).map(([r, y]): [number, number] => [
    Math.max(0.001, r * wide),
    y * high,
  ]);
  mesh.lathe(profile, at, 110, material);
}

export function furnishNiches(mesh: Mesh, _: Random, materials: Material[]): void {
  materials[lapis] = plaster('#20407c', 'niche', 0);
  const glazes: readonly (readonly [string, string, string])[] = [
    ['#e9e4d4', '#1d3f9c', '#2f8f8c'],
    ['#2b9a98', '#0f1b1d', '#35aaa6'],
    ['#1d3a8c', '#e9e6da', '#d9b45a'],
    ['#e6dcc4', '#9a5a18', '#23449c'],
    ['#ece8dc', '#0f6b50', '#b5372e'],
    ['#e9ece9', '#16348f', '#5f83cf'],
  ];
  glazes.forEach((colours, i) => {
    materials[wares + i] = pottery(`niche ${i}`, colours, [
      [0.03, 0.09, 'strokes'],
      [0.11, 0.17, 'cable'],
      [0.19, 0.42, i % 2 ? 'scroll' : 'roundels'],
      [0.44, 0.5, 'cable'],
      [0.52, 0.72, i % 2 ? 'foliage' : 'scroll'],
    ]);
  });
  const row = Array.from({ length: 5 }, (__, i) => ({
    from: gap + i * (bay + gap),
    to: gap + i * (bay + gap) + bay,
    spring,
    rise,
    shape: keelArch,
  }));
  arcade(mesh, [from, 0, wallAt], [1, 0, 0], [0, 0, -1], -from * 2, 4.2, 0.62, row, {
    face: m.wall,
    inner: m.wall,
  });
  mesh.quad(
    [from, 0, wallAt - 0.6],
    [-from, 0, wallAt - 0.6],
    [-from, 4, wallAt - 0.6],
    [from, 4, wallAt - 0.6],
    lapis,
  );
  // Wood from the floor to the shelf, and a string of tile above the arches.
  for (let i = 0; i < 5; i++) {
    const x = middleOf(i);
    mesh.box(
      [x - bay / 2, 0, wallAt - 0.6],
      [x + bay / 2, shelf - 0.06, wallAt - 0.02],
      m.darkWood,
    );
    mesh.box(
      [x - bay / 2 - 0.02, shelf - 0.06, wallAt - 0.6],
      [x + bay / 2 + 0.02, shelf, wallAt + 0.05],
      m.stone,
    );
  }
  materials[28] = covered(
    tileCloth(eight, ['#17307c', '#1f8a8c', '#b6771a', '#e9e3d2', '#17307c'], '#efe9da'),
    0.5,
    'gallery frieze',
    0.06,
  );
  mesh.quad(
    [from, 3.3, wallAt + 0.012],
    [-from, 3.3, wallAt + 0.012],
    [-from, 3.62, wallAt + 0.012],
    [from, 3.62, wallAt + 0.012],
    28,
    [0, 0, -from * 2, 0, -from * 2, 0.32, 0, 0.32],
  );
  const z = wallAt - 0.3;
  turned(mesh, 'jar', [middleOf(0), shelf, z], 0.74, 0.66, wares);
  turned(mesh, 'bottle', [middleOf(1), shelf, z], 0.92, 0.66, wares + 1);
  turned(mesh, 'jar', [middleOf(2), shelf, z], 0.9, 0.78, wares + 2);
  turned(mesh, 'bowl', [middleOf(3), shelf + 0.12, z], 0.3, 0.44, wares + 3);
  mesh.box(
    [middleOf(3) - 0.16, shelf, z - 0.16],
    [middleOf(3) + 0.16, shelf + 0.12, z + 0.16],
    m.white,
  );
  turned(mesh, 'bottle', [middleOf(4), shelf, z], 0.84, 0.66, wares + 4);
  turned(mesh, 'cup', [middleOf(0) + 0.36, shelf, z + 0.1], 0.16, 0.18, wares + 5);
  turned(mesh, 'cup', [middleOf(4) - 0.38, shelf, z + 0.1], 0.16, 0.18, wares);
  // A plinth with the largest jar, and a bench to sit before the wall.
  const [px, pz] = [2.02, -2.5];
  mesh.box([px - 0.36, 0, pz - 0.36], [px + 0.36, 0.92, pz + 0.36], m.white);
  mesh.box([px - 0.39, 0, pz - 0.39], [px + 0.39, 0.06, pz + 0.39], m.darkWood);
  turned(mesh, 'jar', [px, 0.92, pz], 0.74, 0.66, wares + 5);
  mesh.box([-1.9, 0.38, -3.6], [0.1, 0.45, -3.1], m.wood);
  for (const x of [-1.75, -0.05])
    mesh.box([x - 0.05, 0, -3.55], [x + 0.05, 0.38, -3.15], m.darkWood);
  materials[leftBook] = plain('#7c2a22', 0.06, 0.3);
  materials[leftBook + 1] = writing('#f3ead4', '#2c2118', 'book on a bench');
  openBook(mesh, [-0.52, 0.452, -3.34], 0.35, leftBook, leftBook + 1);
}

/** One above each work, hidden by the arch's own thickness. */
export const nicheLamps = [0, 1, 2, 3, 4].map((i) => {
  const { at, colour } = lamp([middleOf(i), spring + 0.22, wallAt - 0.12], 0.2);
  return { at, colour };
});
