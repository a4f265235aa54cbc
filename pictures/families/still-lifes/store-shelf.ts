import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { put, rectangle, rod, slab } from '../products/shapes.ts';
import { coloured, glazed, headSize, own, photograph, planed, stuff } from '../products/studio.ts';
import { blueBands, underGlaze, ware } from './glazed-ware.ts';

/** Height of the upper board, meters. */
const upper = 0.43;

/** Two shelves of the store: jars, bottles and stacked bowls of many glazes, each on its felt and with its paper tag. */
export const storeShelf = () =>
  photograph({
    ...headSize,
    ground: '#2c3438',
    eye: [0.2, 0.5, 2.3],
    target: [0.02, 0.4, -0.05],
    tall: 0.405,
    exposure: 1.12,
    window: {
      middle: [-1.25, 0.86, 1.35],
      along: [0.16, 0, 0.22],
      up: [0.16, 0.24, -0.16],
      light: [40, 36.5, 30.5],
    },
    furnish: (mesh, materials, random, seed) => {
      materials[own] = planed('#7b5a3a', `${seed} boards`, 0.02);
      materials[own + 1] = coloured('#93a3a4', `${seed} back`, {
        grain: 0.09,
        fine: 700,
        bump: 0.1,
      });
      materials[own + 2] = coloured('#8d8b84', `${seed} felt`, {
        grain: 0.25,
        fine: 1500,
        bump: 0.5,
      });
      materials[own + 3] = coloured('#cdb58a', `${seed} cord`, {
        grain: 0.3,
        fine: 1200,
        bump: 0.4,
      });
      const colours = ['#2a9a98', '#0f5f4b', '#4b1f3d', '#c58a2c', '#d9d2bf', '#1f7f8c', '#24407f'];
      colours.forEach((hex, i) => {
        materials[own + 10 + i] = glazed(hex, `${seed} ${i}`, random);
      });
      bandedGlazes(materials, seed);
      buildShelves(mesh);
      const stand = (
        kind: 'jar' | 'bottle' | 'bowl' | 'cup',
        at: Vec,
        [high, wide]: readonly [number, number],
        material: number,
      ) => {
        slab(
          mesh,
          put([at[0], at[1], at[2]]),
          rectangle(wide * 0.74, wide * 0.74, 0.006),
          0,
          0.006,
          {
            top: own + 2,
            side: own + 2,
          },
        );
        ware(mesh, kind, [at[0], at[1] + 0.006, at[2]], high, wide, own + material);
      };
      stand('jar', [-0.5, 0, -0.08], [0.33, 0.34], 10);
      stand('bottle', [-0.22, 0, -0.1], [0.35, 0.3], 21);
      stand('jar', [0.03, 0, -0.05], [0.25, 0.26], 20);
      for (const [i, high] of [0, 0.034, 0.068].entries())
        ware(
          mesh,
          'bowl',
          [0.31, 0.004 + high, -0.04],
          0.085,
          0.108 - i * 0.002,
          own + [14, 22, 14][i],
        );
      stand('jar', [0.57, 0, -0.09], [0.3, 0.28], 12);
      stand('cup', [0.43, 0, 0.09], [0.075, 0.08], 15);
      stand('bowl', [-0.52, upper, -0.03], [0.11, 0.135], 13);
      stand('jar', [-0.28, upper, -0.09], [0.23, 0.22], 11);
      stand('bottle', [-0.07, upper, -0.1], [0.3, 0.25], 14);
      for (const [x, material] of [
        [0.1, 22],
        [0.2, 15],
        [0.3, 22],
      ])
        stand('cup', [x, upper, 0.0 + (x === 0.2 ? 0.05 : 0)], [0.085, 0.09], material);
      stand('jar', [0.5, upper, -0.08], [0.27, 0.27], 23);
      for (const at of [
        [-0.43, 0.2, 0.075],
        [-0.185, 0.17, 0.012],
        [0.07, 0.145, 0.062],
        [0.62, 0.17, 0.04],
        [-0.245, upper + 0.13, 0.0],
        [-0.04, upper + 0.12, -0.03],
        [0.55, upper + 0.15, 0.03],
      ] as const)
        hangTag(mesh, at, random.bell() * 0.25);
    },
  });

function bandedGlazes(materials: Material[], seed: string): void {
  const plans = [
    blueBands(`${seed} jar`, [
      [0.03, 0.11, 'strokes'],
      [0.13, 0.2, 'cable', true],
      [0.24, 0.62, 'garland'],
      [0.66, 0.72, 'cable', true],
      [0.74, 0.86, 'foliage'],
    ]),
    blueBands(`${seed} bottle`, [
      [0.03, 0.12, 'cable', true],
      [0.14, 0.46, 'roundels'],
      [0.48, 0.54, 'strokes'],
      [0.6, 0.8, 'foliage', true],
    ]),
    blueBands(`${seed} cup`, [
      [0.06, 0.16, 'strokes', true],
      [0.2, 0.44, 'garland'],
    ]),
    blueBands(`${seed} great`, [
      [0.04, 0.2, 'foliage', true],
      [0.24, 0.6, 'scroll'],
      [0.64, 0.7, 'cable', true],
      [0.74, 0.88, 'strokes'],
    ]),
  ];
  plans.forEach((cloth, i) => {
    materials[own + 20 + i] = underGlaze(cloth, [0.8, 0.7, 0.3, 0.8][i], `${seed} band ${i}`);
  });
}

/** Two boards, a back and uprights; a batten before each keeps what stands there. */
function buildShelves(mesh: Mesh): void {
  mesh.quad(
    [-1.2, -0.6, -0.25],
    [1.2, -0.6, -0.25],
    [1.2, 1.4, -0.25],
    [-1.2, 1.4, -0.25],
    own + 1,
  );
  for (const y of [0, upper, upper * 2]) {
    mesh.box([-1.1, y - 0.026, -0.25], [1.1, y, 0.17], own);
    mesh.box([-1.1, y, 0.158], [1.1, y + 0.016, 0.17], own);
  }
  for (const x of [-0.76, 0.8]) mesh.box([x, -0.5, -0.25], [x + 0.026, 1.4, 0.165], own);
}

/** A tag of paper on a loop of cord, against the belly of a pot. */
function hangTag(mesh: Mesh, [x, y, z]: readonly [number, number, number], turn: number): void {
  slab(
    mesh,
    put([x, y, z], turn, 1.42),
    [
      [-0.014, -0.034],
      [-0.009, -0.04],
      [0.009, -0.04],
      [0.014, -0.034],
      [0.014, 0],
      [-0.014, 0],
    ],
    0,
    0.0008,
    { top: stuff.paper, side: stuff.paper },
  );
  rod(mesh, [x, y + 0.037, z + 0.004], [x - 0.008, y + 0.085, z - 0.022], 0.0009, own + 3);
}
