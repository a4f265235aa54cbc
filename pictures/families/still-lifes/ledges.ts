import { type Cloth, toCloth } from '../../render/cloth.ts';
import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import { own, photograph, type Setting } from '../products/studio.ts';
import { type Band, paintBands } from '../vessels/band-painting.ts';
import { ware } from './glazed-ware.ts';

/** Works of one matter on a ledge, whole in each of the cuts that pages make. */

const ledge: Pick<Setting, 'wide' | 'high' | 'eye' | 'target' | 'tall'> = {
  wide: 1920,
  high: 1200,
  eye: [0.33, 0.44, 1.95],
  target: [0.23, 0.185, -0.05],
  tall: 0.36,
};

const texel = new Float32Array(4);

/** White glaze with paint that is metal where the light finds it, brown where not. */
export function lustre(cloth: Cloth, metres: number, seed: string): Material {
  const noise = createNoise(seed);
  const gold = parseColour('#d8a04a');
  return (hit) => {
    cloth.at(hit.u, 1 - hit.v, hit.size / metres, texel);
    // How much paint lies here: the ground is pale, the paint dark.
    const paint = Math.max(0, Math.min(1, (0.7 - texel[0]) * 2));
    const wear = 0.75 + noise.fbm(hit.x * 40, hit.y * 40 + hit.z * 30, 3) * 0.5;
    hit.r = texel[0];
    hit.g = texel[1];
    hit.b = texel[2];
    hit.rough = 0.16;
    hit.shine = 0.05;
    hit.nx += noise.fbm(hit.x * 50 + 3, hit.y * 50, 2) * 0.03;
    hit.ny += noise.fbm(hit.y * 50, hit.z * 50, 2) * 0.03;
    if (paint * wear > 0.34) {
      hit.metalR = gold[0] * 0.62;
      hit.metalG = gold[1] * 0.55;
      hit.metalB = gold[2] * 0.5;
    }
  };
}

const lustreBands = (
  seed: string,
  plan: readonly [from: number, to: number, kind: Band['kind'], dark?: boolean][],
): Cloth => {
  const [white, brown] = ['#efe7d3', '#6f4211'];
  return toCloth(
    paintBands(
      white,
      plan.map(([from, to, kind, dark]) => ({
        ...{ from, to, kind },
        ground: dark ? brown : white,
        ink: dark ? white : brown,
        second: brown,
      })),
      1,
      seed,
      2048,
      1024,
    ),
  );
};

/** Lustre ware before a deep red wall. */
export const lustreLedge = () =>
  photograph({
    ...ledge,
    ground: '#4d1522',
    exposure: 1.15,
    furnish: (mesh, materials, _, seed) => {
      materials[own] = lustre(
        lustreBands(`${seed} jar`, [
          [0.02, 0.1, 'strokes', true],
          [0.12, 0.2, 'cable'],
          [0.22, 0.6, 'roundels', true],
          [0.62, 0.7, 'knots'],
          [0.72, 0.88, 'foliage', true],
        ]),
        1,
        `${seed} jar`,
      );
      materials[own + 1] = lustre(
        lustreBands(`${seed} bowl`, [
          [0.04, 0.14, 'strokes'],
          [0.18, 0.44, 'scroll', true],
          [0.46, 0.5, 'cable'],
          [0.52, 0.9, 'foliage', true],
        ]),
        0.7,
        `${seed} bowl`,
      );
      materials[own + 2] = lustre(
        lustreBands(`${seed} bottle`, [
          [0.03, 0.12, 'cable'],
          [0.14, 0.46, 'scroll', true],
          [0.5, 0.56, 'strokes'],
          [0.6, 0.8, 'foliage'],
        ]),
        0.7,
        `${seed} bottle`,
      );
      ware(mesh, 'bottle', [0.1, 0, -0.2], 0.42, 0.34, own + 2);
      ware(mesh, 'jar', [0.44, 0, -0.18], 0.34, 0.33, own);
      ware(mesh, 'bowl', [0.22, 0, 0.06], 0.12, 0.155, own + 1);
      ware(mesh, 'cup', [0.48, 0, 0.12], 0.09, 0.09, own + 1);
      ware(mesh, 'cup', [-0.04, 0, 0.1], 0.085, 0.085, own);
    },
  });
