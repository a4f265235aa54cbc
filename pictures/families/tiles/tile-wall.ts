import { createRandom } from '../../geometry/random.ts';
import { Mesh } from '../../render/mesh.ts';
import { type Material, renderScene } from '../../render/scene.ts';
import { covered, leaves, marble, wood } from '../../scenery/materials.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { palm } from '../../scenery/plants.ts';
import { createSky } from '../../scenery/skies.ts';
import type { Picture } from '../../surface/mount.ts';

/** A tiled wall in raking sun, with the shadows of palms that stand behind the viewer. */
export function drawTileWall(seed: string): Promise<Picture> {
  const mesh = new Mesh();
  const random = createRandom(seed);
  mesh.quad([-6, 0, 0], [6, 0, 0], [6, 2.6, 0], [-6, 2.6, 0], 0);
  mesh.quad([-6, 2.6, 0.02], [6, 2.6, 0.02], [6, 2.95, 0.02], [-6, 2.95, 0.02], 1);
  mesh.box([-6, 2.95, -0.3], [6, 3.02, 0.06], 2);
  mesh.box([-6, 3.02, -0.3], [6, 6, 0], 5);
  mesh.quad([-9, 0, 9], [9, 0, 9], [9, 0, 0], [-9, 0, 0], 2);
  mesh.box([-6, 0, 0], [6, 0.14, 0.06], 2);
  for (const [x, z, h] of [
    [-3.2, 3.4, 3.4],
    [-0.6, 5.2, 4.6],
    [-5.4, 4.6, 4.4],
  ] as const)
    palm(mesh, random, [x, 0, z], h, 3, 4, 2.2, 24);
  const sky = createSky({
    zenith: [0.14, 0.3, 0.62],
    horizon: [0.7, 0.78, 0.88],
    ground: [0.4, 0.35, 0.28],
  });
  const materials: Material[] = [
    covered(
      tileCloth(
        { sides: 12, contact: 60, reach: 4 },
        ['#0d5a3f', '#e9e3d2', '#17307c', '#b6771a', '#1f8a8c', '#17307c'],
        '#efe9da',
        2048,
        2,
        9,
      ),
      1.5,
      `${seed} main`,
      0.05,
    ),
    covered(
      tileCloth(
        { sides: 8, contact: 67.5, reach: 3 },
        ['#17307c', '#e9e3d2', '#1f8a8c', '#b6771a'],
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
  ];
  return renderScene(
    {
      mesh,
      materials,
      sky,
      camera: { eye: [1.1, 1.55, 2.7], target: [0.5, 1.5, 0], tall: 0.86 },
      sun: { direction: [-0.62, 0.52, 0.58], colour: [3.6, 2.9, 2], soft: 0.03 },
      centre: [0, 2, 2],
      radius: 8.5,
      bounce: [0.3, 0.26, 0.2],
      exposure: 0.85,
    },
    2400,
    1500,
  );
}
