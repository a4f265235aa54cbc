import { type Point, starPolygon, tau } from '../../geometry/points.ts';
import { put, rectangle, rod, slab } from '../products/shapes.ts';
import {
  cardSize,
  coloured,
  lookDown,
  own,
  photograph,
  planed,
  stuff,
} from '../products/studio.ts';

/** The house as a model in plaster and limewood, roofs off, light falling into its courts. */
export const houseModel = () =>
  photograph({
    ...cardSize,
    ground: '#c7b79c',
    ...lookDown([0, 0.01, 0.01], 40, 1.6, 0.5, 24),
    furnish: (mesh, materials, random, seed) => {
      materials[own] = coloured('#efe8da', `${seed} plaster`, {
        grain: 0.05,
        fine: 900,
        bump: 0.08,
      });
      materials[own + 1] = planed('#c9a475', `${seed} base`, 0.03);
      materials[own + 2] = coloured('#2f6f8a', `${seed} water`, {
        shine: 0.06,
        rough: 0.03,
        grain: 0.02,
        bump: 0,
      });
      materials[own + 3] = coloured('#4f6b3a', `${seed} trees`, {
        grain: 0.3,
        fine: 1500,
        bump: 0.6,
      });
      materials[own + 4] = coloured('#e2d7c2', `${seed} floors`, { grain: 0.05, bump: 0.05 });
      const p = put([0, 0, 0], 0.0);
      slab(mesh, p, rectangle(0.56, 0.4, 0.004), 0, 0.014, { top: own + 4, side: own + 1 }, 0.001);
      const top = 0.062;
      const t = 0.005;
      const wall = (x0: number, z0: number, x1: number, z1: number, high = top) =>
        slab(
          mesh,
          (x, y, z) => p(x + (x0 + x1) / 2, y, z + (z0 + z1) / 2),
          rectangle(Math.abs(x1 - x0) + t, Math.abs(z1 - z0) + t),
          0.013,
          high,
          { top: own, side: own },
          0.0006,
        );
      // A wall with openings: piers below, a beam above; each opening has a keel arch.
      const arcade = (
        x0: number,
        z0: number,
        x1: number,
        z1: number,
        count: number,
        high = top,
      ) => {
        const [dx, dz] = [(x1 - x0) / count, (z1 - z0) / count];
        for (let i = 0; i <= count; i++)
          wall(x0 + dx * i, z0 + dz * i, x0 + dx * i, z0 + dz * i, high);
        const long = Math.hypot(dx, dz);
        for (let i = 0; i < count; i++) {
          const steps = 12;
          for (let k = 0; k < steps; k++) {
            const s = (k + 0.5) / steps;
            const half = Math.abs(s - 0.5) * 2;
            const low = 0.03 + (1 - half ** 1.7) * 0.019;
            const [cx, cz] = [x0 + dx * (i + s), z0 + dz * (i + s)];
            slab(
              mesh,
              (x, y, z) => p(x + cx, y, z + cz),
              rectangle(dx !== 0 ? long / steps + 0.0002 : t, dz !== 0 ? long / steps + 0.0002 : t),
              low,
              high,
              { top: own, side: own },
            );
          }
        }
      };
      const [w, d] = [0.25, 0.165];
      wall(-w, -d, w, -d);
      wall(-w, -d, -w, d);
      wall(w, -d, w, 0.02);
      arcade(w, 0.02, w, d, 3);
      wall(-w, d, -0.06, d, 0.04);
      arcade(-0.06, d, 0.06, d, 3, 0.05);
      wall(0.06, d, w, d, 0.04);
      // The Long Court and its arcades.
      arcade(-0.1, -0.09, 0.11, -0.09, 7);
      arcade(-0.1, 0.09, 0.11, 0.09, 7, 0.052);
      arcade(-0.1, -0.09, -0.1, 0.09, 5);
      arcade(0.11, -0.09, 0.11, 0.09, 5);
      // Rooms around it.
      wall(-w, -0.05, -0.1, -0.05);
      wall(-w, 0.06, -0.1, 0.06);
      wall(0.11, -0.03, w, -0.03);
      wall(0.0, -d, 0.0, -0.09);
      wall(0.11, -d, 0.11, -0.09);
      wall(-0.1, -d, -0.1, -0.09);
      slab(
        mesh,
        p,
        starPolygon(8, 0.03, 0.86, tau / 16).map(([x, z]): Point => [x + 0.005, z]),
        0.0138,
        0.0152,
        { top: own + 2, side: own },
      );
      slab(
        mesh,
        p,
        [
          [0.042, -0.007],
          [0.095, -0.007],
          [0.095, 0.007],
          [0.042, 0.007],
        ],
        0.0138,
        0.0149,
        { top: own + 2, side: own },
      );
      slab(
        mesh,
        p,
        [
          [-0.085, -0.007],
          [-0.032, -0.007],
          [-0.032, 0.007],
          [-0.085, 0.007],
        ],
        0.0138,
        0.0149,
        { top: own + 2, side: own },
      );
      slab(
        mesh,
        p,
        starPolygon(8, 0.02, 0.765, 0).map(([x, z]): Point => [x + 0.18, z + 0.06]),
        0.0138,
        0.0151,
        { top: own + 2, side: own },
      );
      for (const [x, z, r] of [
        [-0.062, -0.052, 0.017],
        [0.074, -0.054, 0.016],
        [-0.064, 0.052, 0.016],
        [0.074, 0.052, 0.018],
        [-0.2, 0.112, 0.02],
        [-0.14, 0.12, 0.017],
        [0.265, -0.12, 0.018],
        [0.262, -0.05, 0.014],
        [-0.268, 0.0, 0.013],
      ]) {
        rod(mesh, [x, 0.013, z], [x, 0.03, z], 0.0018, stuff.darkWood);
        for (let k = 0; k < 26; k++) {
          const a = random.next() * tau;
          const b = random.next() * 2 - 1;
          const s = Math.sqrt(1 - b * b) * r * 0.6;
          const size = r * random.between(0.35, 0.5);
          mesh.lathe(
            Array.from({ length: 8 }, (_, i): [number, number] => [
              Math.max(0.0001, Math.sin((i / 7) * Math.PI) * size),
              -Math.cos((i / 7) * Math.PI) * size,
            ]),
            [x + Math.cos(a) * s, 0.034 + r * 0.6 + b * r * 0.55, z + Math.sin(a) * s],
            12,
            own + 3,
          );
        }
      }
    },
  });
