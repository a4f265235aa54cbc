import { type Point, starPolygon } from '../../geometry/points.ts';
import type { Vec } from '../../render/mesh.ts';
import { marbledCloth, printed } from '../products/prints.ts';
import { lookDown } from '../products/products.ts';
import { put, rectangle, slab } from '../products/shapes.ts';
import { coloured, own, photograph, planed, stuff } from '../products/studio.ts';
import { ware } from './glazed-ware.ts';
import { layKapa } from './kapa.ts';

/** What hands have just put down: a drawing, a santur, beaten bark, a map. Metres. */

const size = { wide: 900, high: 600 };

/** A santur with its two hammers on a carpet-red bench, at dusk. */
export const santur = () =>
  photograph({
    ...size,
    ground: '#3a2030',
    ...lookDown([0, 0.03, 0.0], 48, 2.4, 0.66, 14),
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

/** Bark cloth, its beater and a bowl of brown dye. */
export const kapaAndBeater = () =>
  photograph({
    ...size,
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

/** Colors afloat in a marbler's tray, and the sheet that has just been drawn off them. */
export const marblingTray = () =>
  photograph({
    ...size,
    ground: '#8b8f86',
    ...lookDown([0.02, 0, 0.01], 50, 1.6, 0.5, -10),
    furnish: (mesh, materials, _, seed) => {
      const colours = ['#efe8d6', '#17356f', '#2f7d8a', '#8c2430', '#e0b25c', '#5ea3a0'];
      const floating = marbledCloth(`${seed} sea`, colours, 8);
      materials[own] = printed(floating, 0.4, `${seed} bath`, {
        shine: 0.05,
        rough: 0.03,
        bump: 0.006,
        fine: 60,
      });
      materials[own + 1] = printed(floating, 0.4, `${seed} sheet`, { bump: 0.05, fine: 900 });
      materials[own + 2] = coloured('#eceae2', `${seed} pot`, { shine: 0.05, rough: 0.12 });
      const p = put([-0.03, 0, 0], 0.12);
      slab(mesh, p, rectangle(0.46, 0.33, 0.004), 0, 0.008, { top: stuff.wood, side: stuff.wood });
      for (const [x, z, w, d] of [
        [0, -0.158, 0.46, 0.014],
        [0, 0.158, 0.46, 0.014],
        [-0.223, 0, 0.014, 0.302],
        [0.223, 0, 0.014, 0.302],
      ])
        slab(
          mesh,
          (a, b, c) => p(a + x, b, c + z),
          rectangle(w, d),
          0,
          0.04,
          { top: stuff.wood, side: stuff.wood },
          0.001,
        );
      slab(mesh, p, rectangle(0.433, 0.303), 0.008, 0.03, { top: own, side: own });
      // The sheet hangs over the far rim to run off, wet side up.
      const q = put([0.2, 0, -0.08], 0.12);
      mesh.sheet(60, 60, own + 1, (u, v) => {
        const x = (u - 0.5) * 0.26;
        const s = (v - 0.5) * 0.34;
        const rim = Math.exp(-(((u - 0.16) * 5) ** 2)) * 0.036;
        return q(x + 0.11, 0.004 + rim + Math.max(0, 0.5 - u) * 0.06, s);
      });
      ['#17356f', '#8c2430', '#e0b25c', '#2f7d8a'].forEach((hex, i) => {
        materials[own + 3 + i] = coloured(hex, `${seed} paint ${i}`, { shine: 0.06, rough: 0.04 });
        const at: Vec = [-0.24 + i * 0.085, 0, 0.212 - i * 0.011];
        ware(mesh, 'cup', at, 0.042, 0.058, own + 2);
        mesh.lathe(
          [
            [0.0002, 0.034],
            [0.024, 0.0342],
          ],
          at,
          40,
          own + 3 + i,
        );
      });
      // A comb of pins and a brush of horsehair across the corner.
      const comb = put([0.12, 0.041, 0.1], -0.5);
      slab(
        mesh,
        comb,
        rectangle(0.2, 0.014, 0.001),
        0,
        0.006,
        { top: stuff.darkWood, side: stuff.darkWood },
        0.001,
      );
      for (let i = 0; i < 20; i++)
        mesh.tube(
          [comb(-0.095 + i * 0.01, 0.003, 0.007), comb(-0.095 + i * 0.01, 0.001, 0.026)],
          () => 0.0007,
          6,
          stuff.steel,
        );
    },
  });
