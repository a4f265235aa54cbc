import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { putFigure } from './standing.ts';
import { cottonPrint, hairOf, skinOf, spun } from './wardrobe.ts';

/** Three generations walk into a lit court; nothing is seen of them but their backs. */
export function walkInto(mesh: Mesh, seed: string, materials: Material[], at: Vec): void {
  materials[20] = skinOf('#7f573f', `${seed} skin`);
  materials[21] = hairOf('#0b0d12', `${seed} hair`);
  materials[22] = cottonPrint('#2f5366', '#8fa39a', `${seed} shirt`, 0.085);
  materials[23] = spun('#4b4a4c', `${seed} trousers`);
  materials[24] = spun('#b9a385', `${seed} scarf`);
  materials[25] = spun('#5b2b47', `${seed} gown`);
  materials[26] = spun('#e6ddc8', `${seed} child`);
  materials[27] = spun('#3a5c54', `${seed} shorts`);
  materials[28] = hairOf('#8f8a84', `${seed} gray`);
  const [x, , z] = at;
  putFigure(mesh, {
    at: [x - 0.62, 0, z],
    turn: -0.14,
    tall: 1.63,
    dress: 'long',
    head: 'scarf',
    sway: 0.6,
    nod: [0.4, 0.1],
    left: [
      [0.07, -0.27, 0.02],
      [0.04, -0.46, 0.16],
    ],
    right: [
      [0.09, -0.27, -0.02],
      [0.2, -0.46, 0.03],
    ],
    stuff: [20, 24, 25, 25],
    seed: `${seed} mother`,
  });
  putFigure(
    mesh,
    {
      at: [x - 0.1, 0, z - 0.06],
      turn: 0.1,
      tall: 1.08,
      dress: 'shirt',
      head: 'short',
      isChild: true,
      sway: -0.7,
      nod: [0.1, -0.5],
      left: [
        [0.14, -0.14, 0.02],
        [0.24, 0.06, 0.03],
      ],
      right: [
        [0.13, -0.12, 0.03],
        [0.25, 0.1, 0.03],
      ],
      stuff: [20, 21, 26, 27],
      seed: `${seed} child`,
    },
    0.007,
  );
  putFigure(mesh, {
    at: [x + 0.46, 0, z - 0.02],
    turn: 0.16,
    tall: 1.77,
    dress: 'shirt',
    head: 'short',
    sway: -0.7,
    nod: [-0.3, 0.2],
    left: [
      [0.07, -0.28, -0.02],
      [0.13, -0.49, 0.05],
    ],
    right: [
      [0.07, -0.28, -0.03],
      [0.06, -0.52, 0.06],
    ],
    stuff: [20, 21, 22, 23],
    seed: `${seed} father`,
  });
  putFigure(mesh, {
    at: [x + 1.18, 0, z - 0.42],
    turn: 0.24,
    tall: 1.58,
    dress: 'long',
    head: 'bun',
    sway: 0.5,
    nod: [-0.2, 0.3],
    left: [
      [0.07, -0.27, 0.02],
      [0.06, -0.44, 0.18],
    ],
    right: [
      [0.06, -0.28, -0.01],
      [0.05, -0.48, 0.1],
    ],
    stuff: [20, 28, 24, 24],
    seed: `${seed} grandmother`,
  });
}
