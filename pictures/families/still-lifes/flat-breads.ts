import { tau } from '../../geometry/points.ts';
import type { Material } from '../../render/scene.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import { put } from '../products/shapes.ts';
import { coloured, lookDown, own, photograph, planed, stuff } from '../products/studio.ts';
import { layLoaf } from './loaf.ts';

/** Three loaves leaned on one another on a floured board, in low sun from the oven's door. */
export const flatBreads = () =>
  photograph({
    wide: 1600,
    high: 1200,
    ground: '#5b4632',
    ...lookDown([-0.01, 0.042, 0.0], 33, 0.56, 0.2, -10),
    exposure: 1.25,
    lens: { blur: 0.04, focus: 0.487, grain: 0.02 },
    window: {
      middle: [-1.0, 0.62, -0.72],
      along: [0.13, 0, 0.18],
      up: [0.06, 0.13, -0.05],
      light: [92, 80, 62],
    },
    room: (x, y, z, out) => {
      const level = 0.1 + 0.12 * Math.max(0, y) + 0.05 * Math.max(0, x) - 0.03 * Math.max(0, z);
      out[0] = level * 0.96;
      out[1] = level;
      out[2] = level * 1.08;
    },
    furnish: (mesh, materials, random, seed) => {
      materials[stuff.ground] = floured(planed('#6b4a2c', `${seed} board`, 0.015), `${seed} flour`);
      materials[own] = coloured('#ead9b4', `${seed} sesame`, { grain: 0.1, shine: 0.03 });
      materials[own + 1] = coloured('#cfa262', `${seed} toasted`, { grain: 0.1, shine: 0.03 });
      const seedMaterials = [own, own + 1] as const;
      for (const [k, loaf] of (
        [
          { at: [-0.02, 0.0, -0.03], radius: 0.128, turn: 0.3, sesame: 1 },
          { at: [0.03, 0.027, -0.005], radius: 0.12, turn: 1.4, lean: 0.06, sesame: 0.6 },
          { at: [-0.03, 0.054, 0.008], radius: 0.112, turn: 2.3, lean: 0.13, sesame: 1.1 },
        ] as const
      ).entries())
        layLoaf(
          mesh,
          materials,
          { ...loaf, material: own + 2 + k, seedMaterials },
          `${seed} loaf ${k}`,
        );
      // What fell off while they were stacked.
      for (let i = 0; i < 90; i++) {
        const a = random.next() * tau;
        const r = random.between(0.1, 0.24);
        const place = put([Math.cos(a) * r, 0.0006, Math.sin(a) * r], random.next() * tau);
        mesh.sheet(10, 8, seedMaterials[i % 3 === 0 ? 1 : 0], (p, q) => {
          const t = q * Math.PI;
          const w = Math.sin(t) * (1 + 0.34 * Math.cos(t)) * 0.00105;
          return place(-Math.cos(t) * 0.00178, Math.sin(p * tau) * w * 0.5, Math.cos(p * tau) * w);
        });
      }
    },
  });

/** Flour that was strewn on a board and wiped once. */
function floured(board: Material, seed: string): Material {
  const noise = createNoise(seed);
  return (hit) => {
    board(hit);
    const wiped = noise.fbm(hit.x * 9 + hit.z * 22, hit.z * 5 - hit.x * 3, 4);
    const fine = noise.fbm(hit.x * 520, hit.z * 520, 3);
    const k = smoothstep(0.05, 0.7, wiped + 0.12 + fine * 0.55) * 0.75;
    hit.r += (0.82 - hit.r) * k;
    hit.g += (0.78 - hit.g) * k;
    hit.b += (0.7 - hit.b) * k;
    hit.shine *= 1 - k;
  };
}
