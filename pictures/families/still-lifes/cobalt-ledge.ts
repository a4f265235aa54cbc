import { gardenSpray } from '../../geometry/court-dish-compositions.ts';
import { hyacinths } from '../../geometry/garden-compositions.ts';
import { put } from '../products/shapes.ts';
import { coloured, own, photograph } from '../products/studio.ts';
import { blueBands, blueDish, dish, roundPainting, underGlaze, ware } from './glazed-ware.ts';

/** Ware in cobalt on white before a cobalt wall, whole in each of the cuts that pages make. */
export const cobaltLedge = () =>
  photograph({
    wide: 1920,
    high: 1200,
    ground: '#122a78',
    eye: [0.33, 0.46, 1.95],
    target: [0.235, 0.19, -0.05],
    tall: 0.4,
    exposure: 1.1,
    furnish: (mesh, materials, _, seed) => {
      const bands = [
        blueBands(`${seed} jar`, [
          [0.02, 0.1, 'strokes'],
          [0.12, 0.2, 'cable', true],
          [0.22, 0.62, 'garland'],
          [0.64, 0.7, 'cable', true],
          [0.72, 0.86, 'foliage'],
        ]),
        blueBands(`${seed} bottle`, [
          [0.03, 0.1, 'strokes'],
          [0.14, 0.44, 'roundels', true],
          [0.47, 0.52, 'cable'],
          [0.56, 0.8, 'foliage'],
        ]),
        blueBands(`${seed} bowl`, [
          [0.05, 0.16, 'strokes'],
          [0.2, 0.44, 'garland'],
          [0.46, 0.49, 'cable', true],
          [0.55, 0.7, 'foliage'],
        ]),
        blueBands(`${seed} cup`, [
          [0.06, 0.14, 'strokes', true],
          [0.18, 0.42, 'roundels'],
        ]),
      ];
      bands.forEach((cloth, i) => {
        materials[own + i] = underGlaze(cloth, [1, 0.7, 0.7, 0.3][i], `${seed} ${i}`);
      });
      materials[own + 5] = roundPainting(
        blueDish(`${seed} dish`, gardenSpray(), 'waves'),
        0.19,
        `${seed} dish`,
      );
      materials[own + 6] = coloured('#e9ece9', `${seed} back`, { shine: 0.05, rough: 0.1 });
      materials[own + 7] = roundPainting(
        blueDish(`${seed} small dish`, hyacinths(), 'petals'),
        0.11,
        `${seed} small`,
      );
      ware(mesh, 'jar', [0.28, 0, -0.14], 0.4, 0.36, own);
      ware(mesh, 'bottle', [0.56, 0, -0.16], 0.36, 0.3, own + 1);
      ware(mesh, 'bowl', [0.47, 0, 0.08], 0.1, 0.13, own + 2);
      ware(mesh, 'cup', [0.08, 0, 0.13], 0.085, 0.088, own + 3);
      ware(mesh, 'cup', [-0.04, 0, 0.06], 0.085, 0.088, own + 3);
      dish(mesh, put([-0.02, 0.183, -0.34], 0.14, Math.PI / 2 - 0.16), 0.19, own + 5, own + 6);
      dish(mesh, put([0.26, 0.004, 0.2], 0.4, 0.0), 0.11, own + 7, own + 6);
    },
  });
