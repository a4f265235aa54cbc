import { createRandom } from '../../geometry/random.ts';
import { Mesh } from '../../render/mesh.ts';
import { type Material, renderScene } from '../../render/scene.ts';
import { covered, leaves, marble, wood } from '../../scenery/materials.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { palm } from '../../scenery/plants.ts';
import { createSky } from '../../scenery/skies.ts';
import type { Picture } from '../../surface/mount.ts';
import { painted } from '../../surface/painted.ts';
import { putFigure } from './standing.ts';
import { hairOf, skinOf, spun } from './wardrobe.ts';

/** Two visitors before a wall of tile: a woman and a girl who points at a star. */
export async function drawBeforeTiles(seed: string): Promise<Picture> {
  const mesh = new Mesh();
  const random = createRandom(seed);
  mesh.quad([-6, 0, 0], [6, 0, 0], [6, 2.75, 0], [-6, 2.75, 0], 0);
  mesh.quad([-6, 2.75, 0.02], [6, 2.75, 0.02], [6, 3.1, 0.02], [-6, 3.1, 0.02], 1);
  mesh.box([-6, 3.1, -0.3], [6, 3.17, 0.06], 2);
  mesh.box([-6, 3.17, -0.3], [6, 6, 0], 5);
  mesh.quad([-9, 0, 9], [9, 0, 9], [9, 0, 0], [-9, 0, 0], 6);
  mesh.box([-6, 0, 0], [6, 0.16, 0.06], 2);
  for (const [x, z, h] of [
    [-3.75, 3.2, 3.6],
    [-6.1, 4.9, 4.6],
    [-3.1, 7.2, 6.2],
  ] as const)
    palm(mesh, random, [x, 0, z], h, 3, 4, 2.2, 24);
  putFigure(
    mesh,
    {
      at: [0.42, 0, 1.12],
      turn: 0.12,
      tall: 1.66,
      dress: 'long',
      head: 'bun',
      sway: 0.8,
      nod: [-0.5, 0.3],
      left: [
        [0.1, -0.25, 0.02],
        [0.16, -0.47, 0.08],
      ],
      right: [
        [0.11, -0.27, -0.04],
        [0.02, -0.36, 0.17],
      ],
      stuff: [10, 11, 12, 12],
      seed: `${seed} woman`,
    },
    0.0062,
  );
  putFigure(
    mesh,
    {
      at: [-0.12, 0, 0.92],
      turn: -0.2,
      tall: 1.19,
      dress: 'skirt',
      head: 'long',
      isChild: true,
      sway: -0.5,
      nod: [0.1, -0.4],
      left: [
        [0.1, 0.03, 0.22],
        [0.07, 0.16, 0.43],
      ],
      right: [
        [0.1, -0.19, 0.03],
        [0.15, -0.27, 0.12],
      ],
      stuff: [10, 13, 14, 15],
      seed: `${seed} girl`,
    },
    0.0056,
  );
  const sky = createSky({
    zenith: [0.14, 0.3, 0.62],
    horizon: [0.7, 0.78, 0.88],
    ground: [0.4, 0.35, 0.28],
  });
  const materials: Material[] = [
    covered(
      tileCloth(
        { sides: 12, contact: 60, reach: 4 },
        ['#17307c', '#e6dfcc', '#1f8a8c', '#b6771a', '#17307c', '#1f6f8c'],
        '#e4dcc8',
        2048,
        2,
        7,
      ),
      1.25,
      `${seed} main`,
      0.05,
    ),
    covered(
      tileCloth(
        { sides: 8, contact: 67.5, reach: 3 },
        ['#0d5a3f', '#e9e3d2', '#b6771a', '#17307c'],
        '#efe9da',
        1024,
        1,
        9,
      ),
      0.35,
      `${seed} band`,
      0.05,
    ),
    marble('#d8ccb8', '#a08c70', `${seed} stone`, 0.6, 0.04),
    wood('#5b4a38', `${seed} bark`, 0),
    leaves('#16330f', '#5d7c2a', `${seed} leaf`),
    marble('#efe4cf', '#d8c8aa', `${seed} plaster`, 0, 0),
    marble('#c9b799', '#9b8361', `${seed} floor`, 0.4, 0.02),
  ];
  materials[10] = skinOf('#8a6248', `${seed} skin`);
  materials[11] = hairOf('#2a2220', `${seed} hair`);
  materials[12] = spun('#74293a', `${seed} dress`);
  materials[13] = hairOf('#1d1614', `${seed} girl`);
  materials[14] = spun('#e9dfc8', `${seed} blouse`);
  materials[15] = spun('#c58a2a', `${seed} skirt`);
  const drawn = await renderScene(
    {
      mesh,
      materials,
      sky,
      camera: { eye: [0.85, 1.34, 4.9], target: [-0.22, 1.2, 0], tall: 0.45 },
      sun: { direction: [-0.62, 0.56, 0.58], colour: [3.5, 2.8, 1.9], soft: 0.035 },
      centre: [0, 2, 2],
      radius: 8.5,
      bounce: [0.3, 0.25, 0.19],
      exposure: 0.86,
      lens: { blur: 0.03, focus: 3.85 },
    },
    2000,
    1250,
  );
  return painted(drawn, seed, 0.2);
}
