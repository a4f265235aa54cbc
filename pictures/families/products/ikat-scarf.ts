import type { Point } from '../../geometry/points.ts';
import type { Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { createNoise } from '../../surface/noise.ts';
import { courtStone } from './places.ts';
import { cloudsOfMargilan, ikatCloth, printed } from './prints.ts';
import { alongLine, direction, put } from './shapes.ts';
import { coloured, lookDown, own, photograph, shopSize } from './studio.ts';

export const ikatScarf = () =>
  photograph({
    ...courtStone,
    ...shopSize,
    ...lookDown([0.024, 0.012, 0.01], 40, 1.1, 0.46, 14),
    lens: { blur: 0.022, focus: 1.06 },
    furnish: (mesh, materials, random, seed) => {
      const weave = ikatCloth(seed, cloudsOfMargilan);
      materials[own] = printed(weave, 0.42, `${seed} silk`, {
        shine: 0.05,
        rough: 0.42,
        bump: 0.1,
        fine: 1500,
      });
      materials[own + 1] = coloured('#e7dcc3', `${seed} fringe`, {});
      materials[own + 2] = coloured('#9c2b26', `${seed} fringe red`, {});
      const noise = createNoise(seed);
      // Back and forth from the lowest layer to the one on top, which runs down to the ground.
      const path: Point[] = [];
      const layers = 5;
      const half = 0.125;
      const rise = 0.0105;
      for (let k = 0; k < layers; k++) {
        const y = 0.004 + k * rise;
        const right = k % 2 === 0;
        const [from, to] = right ? [-half, half] : [half, -half];
        for (let i = 0; i <= 16; i++) path.push([from + ((to - from) * i) / 16, y]);
        if (k === layers - 1) break;
        for (let i = 1; i < 8; i++) {
          const a = (i / 8) * Math.PI;
          path.push([
            to + (right ? 1 : -1) * Math.sin(a) * (rise / 2 + 0.003),
            y + rise / 2 - Math.cos(a) * (rise / 2),
          ]);
        }
      }
      const y = 0.004 + (layers - 1) * rise;
      for (const [dx, h] of [
        [0.012, y - 0.001],
        [0.024, y - 0.009],
        [0.031, y - 0.022],
        [0.038, 0.014],
        [0.052, 0.0055],
        [0.075, 0.003],
        [0.1, 0.0035],
      ])
        path.push([half + dx, h]);
      const line = alongLine(path);
      const deep = 0.29;
      const p = put([-0.03, 0, 0], 0.2);
      const at = (u: number, v: number): Vec => {
        const s = u * line.long;
        const [x, h] = line.at(s);
        const lift = 0.35 + 0.65 * Math.min(1, h / 0.03);
        const soft = noise.fbm(s * 9, v * 3.1, 3) * 0.0042 * lift;
        const hang = Math.sin(v * 7 + s * 3) * 0.0014;
        return p(
          x + noise.at(s * 2, v * 4) * 0.004,
          Math.max(0.0012, h + soft + hang),
          (v - 0.5) * deep + noise.at(s * 5, 9) * 0.006 + (v - 0.5) * noise.at(s * 3, 5) * 0.02,
        );
      };
      mesh.sheet(420, 44, own, at, 1, 1);
      // u runs along the warp: the cloth's own length.
      turnCloth(materials, own);
      for (let i = 0; i < 110; i++) {
        const v = (i + random.next() * 0.7) / 110;
        const [x, h, z] = at(1, Math.min(1, v));
        const d = direction(p, 1, 0, 0);
        const long = random.between(0.03, 0.042);
        const away = random.bell() * 0.25;
        const side = direction(p, 0, 0, 1);
        mesh.tube(
          Array.from({ length: 6 }, (_, k): Vec => {
            const t = (k / 5) * long;
            const w = away * t + Math.sin(k * 1.3 + i) * 0.0011;
            return [
              x + d[0] * t + side[0] * w,
              Math.max(0.0009, h - k * 0.0006),
              z + d[2] * t + side[2] * w,
            ];
          }),
          () => 0.00075,
          5,
          i % 9 < 3 ? own + 2 : own + 1,
        );
      }
    },
  });

/** Swaps u and v before a material reads them. */
function turnCloth(materials: Material[], number: number): void {
  const before = materials[number];
  materials[number] = (hit) => {
    const { u, v } = hit;
    hit.u = v;
    hit.v = u * 1.25;
    before(hit);
  };
}
