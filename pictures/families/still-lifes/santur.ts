import { type Point, starPolygon } from '../../geometry/points.ts';
import type { Vec } from '../../render/mesh.ts';
import { put, rectangle, slab } from '../products/shapes.ts';
import {
  cardSize,
  lookDown,
  type Nearer,
  own,
  photograph,
  planed,
  stuff,
} from '../products/studio.ts';

/** A santur with its two hammers on a carpet-red bench, at dusk. */
export const santur = (nearer: Nearer = {}) =>
  photograph({
    ...cardSize,
    ground: '#3a2030',
    ...lookDown([0, 0.03, 0.0], 48, 2.4, 0.66, 14),
    ...nearer,
    exposure: 1.15,
    furnish: (mesh, materials, _, seed) => {
      materials[own] = planed('#6b3b1c', `${seed} walnut`, 0.04);
      materials[own + 1] = planed('#a9743d', `${seed} table`, 0.05);
      const p = put([0, 0, 0], 0.16);
      const outline: Point[] = [
        [-0.45, 0.16],
        [0.45, 0.16],
        [0.18, -0.16],
        [-0.18, -0.16],
      ];
      slab(mesh, p, outline, 0.012, 0.082, { top: own + 1, side: own }, 0.004);
      const top = 0.0824;
      // Two roses cut into the table.
      for (const x of [-0.15, 0.15]) {
        slab(
          mesh,
          (a, b, c) => p(a + x, b, c + 0.035),
          starPolygon(12, 0.034, 0.8),
          top - 0.001,
          top + 0.0004,
          { top: stuff.black, side: stuff.black },
        );
        slab(
          mesh,
          (a, b, c) => p(a + x, b, c + 0.035),
          starPolygon(8, 0.02, 0.55),
          top,
          top + 0.0012,
          { top: own + 1, side: own },
        );
      }
      // Eighteen courses of four strings, each over its own small bridge.
      const half = (z: number) => 0.18 + ((z + 0.16) / 0.32) * 0.27;
      for (let i = 0; i < 18; i++) {
        const z = -0.135 + (i / 17) * 0.27;
        const right = i % 2 === 0;
        const at = right ? 0.42 * half(z) : -0.42 * half(z);
        mesh.lathe(
          [
            [0.007, 0],
            [0.0045, 0.006],
            [0.0038, 0.012],
            [0.0055, 0.0155],
            [0.0004, 0.018],
          ],
          p(at, top, z),
          20,
          own,
        );
        for (let k = 0; k < 4; k++) {
          const zz = z + (k - 1.5) * 0.0022;
          const from = p(-half(zz) + 0.022, top + 0.004, zz);
          const over = p(at, top + 0.0185, zz);
          const to = p(half(zz) - 0.022, top + 0.004, zz);
          mesh.tube([from, over, to], () => 0.00055, 5, right ? stuff.brass : stuff.steel);
          for (const end of [from, to])
            mesh.tube(
              [
                [end[0], end[1] - 0.004, end[2]],
                [end[0], end[1] + 0.007, end[2]],
              ],
              () => 0.0016,
              8,
              stuff.steel,
            );
        }
      }
      // The hammers lie across the strings, curled at their ends.
      for (const [x, z, turn] of [
        [-0.03, 0.02, 0.5],
        [0.05, 0.06, 0.32],
      ]) {
        const q = put(p(x, top + 0.021, z), 0.16 + turn);
        mesh.tube(
          Array.from({ length: 22 }, (_, i): Vec => {
            const t = i / 21;
            const curl = t > 0.86 ? ((t - 0.86) / 0.14) ** 2 * 0.012 : 0;
            return q(-0.13 + t * 0.26, 0.002 + curl, Math.sin(t * 3) * 0.004);
          }),
          (t) => 0.0024 + 0.0012 * Math.sin(t * Math.PI),
          12,
          stuff.wood,
        );
      }
      for (const x of [-0.3, 0.3])
        slab(mesh, (a, b, c) => p(a + x, b, c + 0.1), rectangle(0.05, 0.05), 0, 0.013, {
          top: own,
          side: own,
        });
    },
  });
