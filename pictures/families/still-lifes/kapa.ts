import { createRandom } from '../../geometry/random.ts';
import { toCloth } from '../../render/cloth.ts';
import type { Mesh } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { createNoise } from '../../surface/noise.ts';
import { paintCanvas, strokeLine } from '../../surface/plate.ts';
import { printed } from '../products/prints.ts';
import { put, rectangle, slab } from '../products/shapes.ts';
import {
  cardSize,
  coloured,
  lookDown,
  own,
  photograph,
  planed,
  stuff,
} from '../products/studio.ts';
import { ware } from './glazed-ware.ts';

/** Bark cloth with printed bands, its beater across it; materials 25 and 26 of the picture's own. */
export function layKapa(mesh: Mesh, materials: Material[], seed: string): void {
  const kapa = toCloth(
    paintCanvas(1800, 1400, (brush) => {
      brush.fillStyle = '#e2d0ab';
      brush.fillRect(0, 0, 1800, 1400);
      const marks = createRandom('kapa');
      for (let i = 0; i < 900; i++) {
        brush.globalAlpha = 0.06;
        strokeLine(
          brush,
          [
            [marks.next() * 1800, marks.next() * 1400],
            [marks.next() * 1800, marks.next() * 1400],
          ],
          '#b8955f',
          1.5,
        );
      }
      brush.globalAlpha = 1;
      for (let row = 0; row < 6; row++) {
        const y = 120 + row * 220;
        const hue = row % 2 ? '#3d2a20' : '#8f3f26';
        for (const [dy, w] of [
          [0, 10],
          [140, 10],
        ])
          strokeLine(
            brush,
            [
              [0, y + dy],
              [1800, y + dy + marks.bell() * 6],
            ],
            hue,
            w,
          );
        for (let i = 0; i < 30; i++) {
          const x = i * 62 + 14;
          brush.fillStyle = hue;
          brush.globalAlpha = marks.between(0.75, 1);
          brush.beginPath();
          if (row % 2) {
            brush.moveTo(x, y + 22);
            brush.lineTo(x + 25, y + 118);
            brush.lineTo(x + 50, y + 22);
          } else {
            brush.moveTo(x + 25, y + 22);
            brush.lineTo(x + 46, y + 70);
            brush.lineTo(x + 25, y + 118);
            brush.lineTo(x + 4, y + 70);
          }
          brush.fill();
          brush.globalAlpha = 1;
        }
      }
    }),
  );
  materials[own + 25] = printed(kapa, 0.5, `${seed} kapa`, { bump: 0.14, fine: 420 });
  const noise = createNoise(seed);
  const q = put([-0.42, 0, 0.1], 0.36);
  mesh.sheet(120, 90, own + 25, (u, v) => {
    const x = (u - 0.5) * 0.46;
    const z = (v - 0.5) * 0.36;
    const wave =
      noise.fbm(u * 3.4, v * 3.4, 3) * 0.009 + Math.exp(-(((u - 0.86) * 9) ** 2)) * 0.016;
    return q(x, Math.max(0.0015, 0.006 + wave), z + noise.at(u * 4, 3) * 0.006);
  });
  materials[own + 26] = (hit) => {
    const ridge = Math.sin((hit.x * 0.4 - hit.z * 0.92) * 1500);
    hit.r = 0.17 + ridge * 0.02;
    hit.g = 0.085 + ridge * 0.012;
    hit.b = 0.04;
    hit.shine = 0.04;
    hit.rough = 0.3;
    hit.nx += ridge * 0.12;
  };
  const beater = put([-0.37, 0.02, 0.15], 0.95);
  slab(
    mesh,
    beater,
    rectangle(0.2, 0.036, 0.004),
    0,
    0.036,
    { top: own + 26, side: own + 26 },
    0.002,
  );
  mesh.tube(
    [0.1, 0.12, 0.16, 0.22, 0.235].map((x) => beater(x, 0.018, 0)),
    (t) => (t > 0.99 ? 0.006 : 0.013 - 0.003 * Math.sin(t * 3)),
    18,
    own + 26,
  );
}

/** Bark cloth, its beater and a bowl of brown dye. */
export const kapaAndBeater = () =>
  photograph({
    ...cardSize,
    ground: '#6d5a44',
    ...lookDown([-0.41, 0.01, 0.12], 46, 1.5, 0.45, -14),
    furnish: (mesh, materials, _, seed) => {
      materials[stuff.ground] = planed('#5c4632', `${seed} bench`, 0);
      layKapa(mesh, materials, seed);
      materials[own] = planed('#7a4f2b', `${seed} bowl`, 0.04);
      materials[own + 1] = coloured('#6a2e17', `${seed} dye`, { shine: 0.06, rough: 0.05 });
      ware(mesh, 'bowl', [-0.14, 0, 0.02], 0.055, 0.075, own);
      mesh.lathe(
        [
          [0.0002, 0.036],
          [0.052, 0.0362],
        ],
        [-0.14, 0, 0.02],
        60,
        own + 1,
      );
      // Bamboo stamps.
      for (const [x, z, turn] of [
        [-0.15, 0.17, 0.6],
        [-0.125, 0.2, 0.8],
        [-0.17, 0.225, 0.45],
      ]) {
        const q = put([x, 0.006, z], turn);
        slab(
          mesh,
          q,
          rectangle(0.14, 0.011, 0.002),
          -0.005,
          0.001,
          { top: stuff.wood, side: stuff.wood },
          0.001,
        );
      }
    },
  });
