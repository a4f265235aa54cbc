import type { Vec } from '../../render/mesh.ts';
import { marbledCloth, printed } from '../products/prints.ts';
import { put, rectangle, slab } from '../products/shapes.ts';
import { cardSize, coloured, lookDown, own, photograph, stuff } from '../products/studio.ts';
import { ware } from './glazed-ware.ts';

/** Colors afloat in a marbler's tray, and the sheet that has just been drawn off them. */
export const marblingTray = () =>
  photograph({
    ...cardSize,
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
