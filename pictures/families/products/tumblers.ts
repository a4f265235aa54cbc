import { tau } from '../../geometry/points.ts';
import type { Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { createNoise } from '../../surface/noise.ts';
import { morningMarble, palmLeaf } from './places.ts';
import { lookDown, own, photograph, stuff } from './studio.ts';

export function tumblerShape(random: { bell(): number }, tall: number): [number, number][] {
  const wave = random.bell() * 0.0004;
  return [
    [0.0004, 0.0022],
    [0.018, 0.0012],
    [0.029, 0.0006],
    [0.0325, 0.0022],
    [0.0345, 0.007],
    [0.0352 + wave, 0.022],
    [0.0366, 0.045],
    [0.0385 - wave, 0.07],
    [0.04, tall - 0.002],
    [0.0397, tall - 0.0004],
    [0.0388, tall],
    [0.0378, tall - 0.0005],
    [0.0373, tall - 0.0025],
    [0.0357 + wave, 0.07],
    [0.0337, 0.045],
    [0.032, 0.025],
    [0.0308, 0.017],
    [0.027, 0.0125],
    [0.018, 0.0108],
    [0.0004, 0.0112],
  ];
}

export const tumblers = () =>
  photograph({
    ...morningMarble,
    ...lookDown([-0.012, 0.032, 0.004], 31, 0.9, 0.27, -6),
    lens: { blur: 0.03, focus: 0.88 },
    glass: new Map<number, Vec>([
      [own, [0.85, 0.2, 0.55]],
      [own + 1, [0.25, 0.62, 1.25]],
    ]),
    furnish: (mesh, materials, random, seed) => {
      palmLeaf(mesh, morningMarble, stuff.darkWood, [-0.2, -0.2], 0.3, { near: 0.03, long: 0.36 });
      palmLeaf(mesh, morningMarble, stuff.darkWood, [0.3, 0.02], 2.55, { near: 0.03, long: 0.34 });
      const noise = createNoise(seed);
      // Hand-blown: the wall is never quite even.
      const blown: Material = (hit) => {
        hit.nx += noise.fbm(hit.x * 70 + hit.z * 40, hit.y * 60, 3) * 0.05;
        hit.ny += noise.fbm(hit.x * 50 + 9, hit.y * 55 + hit.z * 30, 3) * 0.04;
        hit.nz += noise.fbm(hit.z * 70 + 5, hit.y * 60, 3) * 0.05;
      };
      materials[own] = blown;
      materials[own + 1] = blown;
      for (const [x, z, tall, which] of [
        [-0.045, 0.018, 0.092, own],
        [0.056, -0.042, 0.089, own + 1],
      ] as const) {
        mesh.lathe(tumblerShape(random, tall), [x, 0.0004, z], 120, which);
        for (let i = 0; i < 16; i++) {
          const a = random.next() * tau;
          const h = random.between(0.014, tall - 0.012);
          const r = 0.0334 + (h / tall) * 0.0046 - 0.0006;
          const size = random.between(0.0003, 0.0008);
          mesh.lathe(
            Array.from({ length: 7 }, (_, k): [number, number] => [
              Math.max(0.00001, Math.sin((k / 6) * Math.PI) * size * 0.8),
              -Math.cos((k / 6) * Math.PI) * size * 1.3,
            ]),
            [x + Math.cos(a) * r, h, z + Math.sin(a) * r],
            10,
            which,
          );
        }
      }
    },
  });
