import { type Point, smooth, tau } from '../../geometry/points.ts';
import { type Cloth, toCloth } from '../../render/cloth.ts';
import type { Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import { put } from '../products/shapes.ts';
import { coloured, metal, own, photograph, type Setting } from '../products/studio.ts';
import { type Band, paintBands } from '../vessels/band-painting.ts';
import { dish, ware } from './glazed-ware.ts';

/** Works of one matter on a ledge, their left third left to words. */

const ledge: Pick<Setting, 'wide' | 'high' | 'eye' | 'target' | 'tall'> = {
  wide: 1920,
  high: 1200,
  eye: [0.16, 0.44, 1.95],
  target: [0.02, 0.185, -0.05],
  tall: 0.4,
};

const texel = new Float32Array(4);

/** White glaze with paint that is metal where the light finds it, brown where not. */
function lustre(cloth: Cloth, metres: number, seed: string): Material {
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

/** Bare brass of several shapes before a dark green wall. */
export const brassLedge = () =>
  photograph({
    ...ledge,
    ground: '#16352c',
    exposure: 1.1,
    furnish: (mesh, materials, _, seed) => {
      materials[own] = metal('#e2b35c', 0.16, `${seed} bright`);
      materials[own + 1] = metal('#b98540', 0.26, `${seed} dark`);
      materials[own + 2] = metal('#d6d4cc', 0.18, `${seed} silver`);
      const turned = (profile: readonly Point[], at: Vec, material: number, sides = 140) =>
        mesh.lathe(smooth(profile, false, 6), at, sides, material);
      // A candlestick like a bell with a waist, bands of silver around it.
      turned(
        [
          [0.0005, 0.004],
          [0.13, 0.0],
          [0.134, 0.012],
          [0.112, 0.05],
          [0.1, 0.11],
          [0.108, 0.15],
          [0.09, 0.158],
          [0.04, 0.163],
          [0.034, 0.172],
          [0.034, 0.205],
          [0.044, 0.212],
          [0.046, 0.232],
          [0.038, 0.258],
          [0.041, 0.266],
          [0.03, 0.268],
          [0.028, 0.25],
        ],
        [0.1, 0, -0.12],
        own,
      );
      for (const [r, y] of [
        [0.1125, 0.048],
        [0.1012, 0.108],
      ])
        mesh.lathe(
          [
            [r + 0.0012, y - 0.006],
            [r + 0.0022, y],
            [r + 0.0012, y + 0.006],
          ],
          [0.1, 0, -0.12],
          140,
          own + 2,
        );
      // A ewer with a ribbed body, a long neck and a bent handle.
      const ewer: Vec = [0.42, 0, -0.2];
      mesh.sheet(240, 90, own + 1, (u, v) => {
        const line: Point[] = smooth(
          [
            [0.06, 0.0],
            [0.062, 0.02],
            [0.05, 0.035],
            [0.1, 0.09],
            [0.122, 0.16],
            [0.11, 0.225],
            [0.07, 0.265],
            [0.036, 0.28],
            [0.034, 0.36],
            [0.042, 0.41],
            [0.05, 0.425],
          ],
          false,
          12,
        );
        const s = v * (line.length - 1);
        const i = Math.min(line.length - 2, Math.floor(s));
        const r = line[i][0] + (line[i + 1][0] - line[i][0]) * (s - i);
        const y = line[i][1] + (line[i + 1][1] - line[i][1]) * (s - i);
        const rib =
          y > 0.05 && y < 0.27
            ? Math.abs(Math.sin(u * 9 * tau)) * 0.008 * Math.sin(((y - 0.05) / 0.22) * Math.PI)
            : 0;
        const a = u * tau;
        return [ewer[0] + Math.sin(a) * (r + rib), y, ewer[2] + Math.cos(a) * (r + rib)];
      });
      mesh.tube(
        smooth(
          [
            [0.04, 0.4],
            [0.11, 0.425],
            [0.155, 0.36],
            [0.15, 0.27],
            [0.112, 0.2],
          ],
          false,
          10,
        ).map(([x, y]): Vec => [ewer[0] + x, y, ewer[2] + 0.02]),
        (t) => 0.0075 + 0.003 * Math.sin(t * Math.PI),
        18,
        own + 1,
      );
      mesh.lathe(
        [
          [0.0368, 0.284],
          [0.04, 0.29],
          [0.0368, 0.296],
        ],
        ewer,
        120,
        own + 2,
      );
      // A basin, and a small round box with its lid beside it.
      turned(
        [
          [0.0005, 0.006],
          [0.1, 0.002],
          [0.118, 0.014],
          [0.128, 0.07],
          [0.15, 0.098],
          [0.153, 0.103],
          [0.148, 0.103],
          [0.122, 0.074],
          [0.112, 0.02],
          [0.0006, 0.012],
        ],
        [0.28, 0, 0.09],
        own,
      );
      turned(
        [
          [0.0005, 0.0],
          [0.044, 0.0],
          [0.046, 0.008],
          [0.046, 0.05],
          [0.048, 0.054],
          [0.048, 0.066],
          [0.034, 0.08],
          [0.01, 0.087],
          [0.007, 0.095],
          [0.009, 0.101],
          [0.0005, 0.106],
        ],
        [-0.08, 0, 0.06],
        own + 1,
      );
      materials[own + 6] = coloured('#d6d4cc', `${seed} back`, { shine: 0.05 });
      dish(mesh, put([-0.03, 0.148, -0.34], 0.2, Math.PI / 2 - 0.16), 0.155, own, own + 1);
    },
  });
