import { type Point, starPolygon, tau } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import type { Vec } from '../../render/mesh.ts';
import { inset, type Place, put, rectangle, slab } from '../products/shapes.ts';
import { coloured, glazed, metal, own, photograph, planed } from '../products/studio.ts';

/** A wheelchair of the house at the foot of the ramp, in morning light. */
export const wheelchair = () =>
  photograph({
    wide: 1200,
    high: 800,
    ground: '#cdbfa8',
    eye: [1.5, 1.35, 4.3],
    target: [0.05, 0.62, -0.4],
    tall: 0.44,
    window: {
      middle: [-3.4, 3.3, 1.5],
      along: [0.35, 0, 0.5],
      up: [0.3, 0.6, -0.2],
      light: [34, 30, 24.5],
    },
    furnish: (mesh, materials, _, seed) => {
      materials[own] = coloured('#e9dfcd', `${seed} plaster`, {
        grain: 0.06,
        fine: 90,
        bump: 0.06,
      });
      materials[own + 1] = coloured('#d9cdb8', `${seed} stone`, {
        grain: 0.08,
        fine: 160,
        bump: 0.05,
        shine: 0.03,
        rough: 0.3,
      });
      materials[own + 2] = coloured('#17181c', `${seed} rubber`, { fine: 200 });
      materials[own + 3] = coloured('#1c3a86', `${seed} cloth`, { fine: 900, bump: 0.15 });
      materials[own + 4] = metal('#c3c6ca', 0.24, `${seed} tube`);
      materials[own + 5] = planed('#8a5f3b', `${seed} rail`, 0.05);
      materials[own + 10] = coloured('#a8957a', `${seed} ramp`, {
        grain: 0.1,
        fine: 160,
        bump: 0.08,
      });
      const tiles = ['#1d3f94', '#0f7d68', '#f1ecdf', '#d59a26'];
      tiles.forEach((hex, i) => {
        materials[own + 6 + i] = glazed(
          hex,
          `${seed} tile ${i}`,
          createRandom(`${seed} tile ${i}`),
        );
      });
      // Floor, back wall with a dado of tile, and the ramp along it.
      mesh.quad([-4, 0.001, 3], [4, 0.001, 3], [4, 0.001, -1.1], [-4, 0.001, -1.1], own + 1);
      mesh.box([-4, 0, -1.3], [4, 3.4, -1.1], own);
      const a = 0.115;
      for (let j = 0; j < 4; j++)
        for (let i = 0; i < 36; i++) {
          const at: Place = (x, y, z) => [-3.6 + i * a * 2 + x, 0.14 + j * a * 2 - z, -1.1 + y];
          slab(
            mesh,
            at,
            inset(starPolygon(8, a, 0.7654), 0.003),
            0,
            0.012,
            { top: own + 6 + ((i + j) % 2), side: own + 2 },
            0.003,
          );
          const middle: Place = (x, y, z) => at(x + a, y, z - a);
          if (j < 3) {
            const k = a * 0.7654;
            const cross: Point[] = [];
            for (let q = 0; q < 4; q++) {
              const [c, s] = [Math.cos((q * tau) / 4), Math.sin((q * tau) / 4)];
              const [ix, iy] = [a - k * Math.cos(Math.PI / 8), a - k * Math.sin(Math.PI / 8)];
              for (const [x, y] of [
                [a, 0],
                [iy, ix],
                [a - a * Math.SQRT1_2, a - a * Math.SQRT1_2],
                [ix, iy],
              ])
                cross.push([x * c - y * s, x * s + y * c]);
            }
            slab(
              mesh,
              middle,
              inset(cross, 0.003),
              0,
              0.012,
              { top: own + 8 + ((i * 2 + j) % 5 ? 0 : 1), side: own + 2 },
              0.003,
            );
          }
        }
      // One in twelve and a half, with a kerb and a rail at two heights.
      const [x0, x1, rise] = [0.75, 4, 0.26];
      mesh.quad(
        [x0, 0.002, 0.15],
        [x1, rise, 0.15],
        [x1, rise, -1.05],
        [x0, 0.002, -1.05],
        own + 10,
      );
      mesh.quad([x0, 0, 0.15], [x1, 0, 0.15], [x1, rise, 0.15], [x0, 0.002, 0.15], own + 10);
      for (const h of [0.62, 0.92])
        mesh.tube(
          [
            [x0 - 0.1, h, 0.12],
            [x0 + 0.2, h, 0.12],
            [x1, h + rise, 0.12],
          ],
          () => 0.021,
          20,
          own + 5,
        );
      for (let i = 0; i < 4; i++) {
        const x = x0 + 0.05 + i * 0.9;
        const low = Math.max(0, ((x - x0) / (x1 - x0)) * rise);
        mesh.tube(
          [
            [x, low, 0.12],
            [x, low + 0.93, 0.12],
          ],
          () => 0.013,
          14,
          own + 4,
        );
      }
      // The chair.
      const chair = put([-0.42, 0, 0.05], -0.62);
      const tube = (points: readonly Vec[], r: number, material: number) =>
        mesh.tube(
          points.map((q) => chair(...q)),
          () => r,
          12,
          material,
        );
      const ring = (x: number, y: number, z: number, radius: number, r: number, material: number) =>
        tube(
          Array.from(
            { length: 73 },
            (_, i): Vec => [
              x,
              y + Math.sin((i / 72) * tau) * radius,
              z + Math.cos((i / 72) * tau) * radius,
            ],
          ),
          r,
          material,
        );
      for (const side of [-1, 1]) {
        const x = side * 0.27;
        ring(x, 0.3, -0.08, 0.285, 0.016, own + 2);
        ring(x, 0.3, -0.08, 0.268, 0.009, own + 4);
        ring(x + side * 0.035, 0.3, -0.08, 0.245, 0.008, own + 4);
        tube(
          [
            [x - side * 0.03, 0.3, -0.08],
            [x + side * 0.03, 0.3, -0.08],
          ],
          0.022,
          own + 4,
        );
        for (let i = 0; i < 18; i++) {
          const b = (i / 18) * tau;
          tube(
            [
              [x + side * 0.01, 0.3, -0.08],
              [x, 0.3 + Math.sin(b) * 0.262, -0.08 + Math.cos(b) * 0.262],
            ],
            0.0018,
            own + 4,
          );
        }
        ring(side * 0.2, 0.075, 0.36, 0.06, 0.014, own + 2);
        tube(
          [
            [side * 0.2, 0.075, 0.36],
            [side * 0.2, 0.17, 0.34],
            [side * 0.22, 0.24, 0.33],
          ],
          0.011,
          own + 4,
        );
        tube(
          [
            [side * 0.23, 0.98, -0.3],
            [side * 0.23, 0.95, -0.24],
            [side * 0.23, 0.5, -0.2],
            [side * 0.23, 0.24, -0.18],
          ],
          0.0125,
          own + 4,
        );
        tube(
          [
            [side * 0.23, 0.98, -0.3],
            [side * 0.23, 0.975, -0.4],
          ],
          0.018,
          own + 2,
        );
        tube(
          [
            [side * 0.23, 0.5, -0.2],
            [side * 0.23, 0.5, 0.26],
            [side * 0.23, 0.46, 0.33],
            [side * 0.22, 0.16, 0.42],
          ],
          0.0125,
          own + 4,
        );
        tube(
          [
            [side * 0.23, 0.24, -0.18],
            [side * 0.23, 0.24, 0.34],
          ],
          0.0125,
          own + 4,
        );
        tube(
          [
            [side * 0.25, 0.72, -0.2],
            [side * 0.25, 0.72, 0.1],
          ],
          0.02,
          own + 2,
        );
        tube(
          [
            [side * 0.25, 0.72, 0.1],
            [side * 0.245, 0.66, 0.14],
            [side * 0.24, 0.5, 0.14],
          ],
          0.011,
          own + 4,
        );
        slab(
          mesh,
          (px, py, pz) => chair(px + side * 0.13, py + 0.13, pz + 0.5),
          rectangle(0.16, 0.16, 0.02),
          0,
          0.012,
          { top: own + 2, side: own + 2 },
          0.002,
        );
      }
      mesh.sheet(20, 20, own + 3, (u, v) =>
        chair((u - 0.5) * 0.44, 0.5 - Math.sin(u * Math.PI) * 0.025, -0.18 + v * 0.42),
      );
      mesh.sheet(20, 20, own + 3, (u, v) =>
        chair((u - 0.5) * 0.45, 0.54 + v * 0.4, -0.2 - v * 0.03 - Math.sin(u * Math.PI) * 0.03),
      );
      slab(
        mesh,
        (x, y, z) => chair(x, y + 0.478, z + 0.03),
        rectangle(0.4, 0.4, 0.03),
        0,
        0.05,
        { top: own + 3, side: own + 3 },
        0.012,
      );
    },
  });
