import { starPolygon, tau } from '../../geometry/points.ts';
import { toCloth } from '../../render/cloth.ts';
import type { Vec } from '../../render/mesh.ts';
import { createNoise } from '../../surface/noise.ts';
import { paintCanvas, strokeLine } from '../../surface/plate.ts';
import { lettering, printed } from '../products/prints.ts';
import { type Place, put, rectangle, slab } from '../products/shapes.ts';
import {
  coloured,
  headSize,
  lookDown,
  own,
  photograph,
  planed,
  stuff,
} from '../products/studio.ts';
import { blueBands, underGlaze, ware } from './glazed-ware.ts';

/** A letter being answered by a window. */
export const writingTable = () =>
  photograph({
    ...headSize,
    ground: '#3a2c24',
    ...lookDown([0.03, 0.0, 0.022], 42, 1.5, 0.4, 12),
    exposure: 1.1,
    furnish: (mesh, materials, _, seed) => {
      const table = planed('#4c3122', `${seed} table`, 0);
      materials[stuff.ground] = table;
      const hand = (
        brush: {
          beginPath(): void;
          moveTo(x: number, y: number): void;
          lineTo(x: number, y: number): void;
          stroke(): void;
        },
        x: number,
        y: number,
        long: number,
        tall: number,
        from: string,
      ) => {
        const noise = createNoise(from);
        let at = x;
        while (at < x + long) {
          const word = Math.min(x + long - at, 40 + Math.abs(noise.at(at * 0.11, y)) * 130);
          brush.beginPath();
          for (let t = 0; t <= word; t += 2.2) {
            const s = at + t;
            const loop =
              Math.sin(s * 0.42) * 0.45 +
              Math.sin(s * 0.97 + y) * 0.28 +
              noise.at(s * 0.13, y) * 0.75;
            if (t === 0) brush.moveTo(s, y - loop * tall * 0.5);
            else brush.lineTo(s + Math.sin(s * 0.42 + 1.2) * 3, y - loop * tall * 0.5);
          }
          brush.stroke();
          at += word + 17;
        }
      };
      const letter = toCloth(
        paintCanvas(1500, 2000, (brush) => {
          brush.fillStyle = '#f3ecdc';
          brush.fillRect(0, 0, 1500, 2000);
          brush.fillStyle = '#16306f';
          brush.beginPath();
          for (const [x, y] of starPolygon(8, 62, 0.765, tau / 16, [750, 170])) brush.lineTo(x, y);
          brush.fill();
          lettering(brush, 'Hale Girih', 750, 320, 84);
          brush.lineWidth = 4.2;
          brush.strokeStyle = '#1a2b57';
          hand(brush, 170, 520, 520, 40, 'to');
          for (let i = 0; i < 9; i++)
            hand(brush, 170, 640 + i * 96, i === 8 ? 520 : 1140 - (i % 3) * 46, 38, `line ${i}`);
        }),
      );
      materials[own] = printed(letter, 0.21, seed, { bump: 0.06, fine: 800 });
      const envelope = (stamp: string, dark: string) =>
        toCloth(
          paintCanvas(1400, 960, (brush) => {
            brush.fillStyle = '#efe5d0';
            brush.fillRect(0, 0, 1400, 960);
            brush.fillStyle = stamp;
            brush.fillRect(1130, 80, 190, 240);
            brush.fillStyle = '#f7f1e2';
            brush.beginPath();
            for (const [x, y] of starPolygon(8, 74, 0.765, 0, [1225, 200])) brush.lineTo(x, y);
            brush.fill();
            brush.lineWidth = 5;
            brush.strokeStyle = dark;
            for (const r of [96, 82]) {
              brush.beginPath();
              brush.arc(1030, 210, r, 0, 7);
              brush.stroke();
            }
            for (let i = 0; i < 4; i++)
              strokeLine(
                brush,
                [
                  [1090, 170 + i * 28],
                  [1330, 160 + i * 28],
                ],
                dark,
                4,
              );
            brush.lineWidth = 6;
            brush.strokeStyle = '#2b2f38';
            for (let i = 0; i < 3; i++)
              hand(brush, 430 + i * 26, 480 + i * 110, 520 - i * 70, 54, `address ${stamp} ${i}`);
          }),
        );
      materials[own + 1] = printed(envelope('#b5453a', '#3c3a38'), 0.2, `${seed} a`, {
        bump: 0.05,
        fine: 800,
      });
      materials[own + 2] = printed(envelope('#2f6f66', '#3c3a38'), 0.2, `${seed} b`, {
        bump: 0.05,
        fine: 800,
      });
      const sheet = (place: Place, wide: number, deep: number, material: number, curl: number) =>
        mesh.sheet(30, 30, material, (u, v) =>
          place(
            (u - 0.5) * wide,
            0.0007 + curl * ((u - 0.5) ** 4 * 0.5 + Math.max(0, v - 0.55) ** 2 * 0.22 * (0.4 + u)),
            (v - 0.5) * deep,
          ),
        );
      sheet(put([0.055, 0.0006, 0.02], -0.14), 0.21, 0.28, own, 0.16);
      slab(mesh, put([0.06, 0, 0.016], -0.19), rectangle(0.21, 0.28), 0, 0.0004, {
        top: stuff.paper,
        side: stuff.paper,
      });
      slab(mesh, put([0.31, 0.0, -0.11], 0.34), rectangle(0.2, 0.137), 0, 0.0016, {
        top: own + 2,
        side: stuff.paper,
      });
      slab(mesh, put([0.29, 0.0018, -0.075], 0.08), rectangle(0.2, 0.137), 0, 0.0016, {
        top: own + 1,
        side: stuff.paper,
      });
      // The pen rests where the sentence stopped.
      materials[own + 3] = coloured('#11214f', `${seed} pen`, { shine: 0.06, rough: 0.12 });
      const tip: Vec = [0.092, 0.0035, 0.068];
      const along: Vec = [0.83, 0.085, 0.55];
      const on = (s: number): Vec => [
        tip[0] + along[0] * s,
        tip[1] + along[1] * s + 0.0015,
        tip[2] + along[2] * s,
      ];
      mesh.tube([0, 0.012, 0.02].map(on), (t) => 0.0006 + t * 0.0028, 18, stuff.brass);
      mesh.tube(
        [0.02, 0.03, 0.09, 0.13, 0.134].map(on),
        (t) => (t > 0.98 ? 0.001 : 0.0046 + 0.0014 * Math.sin(t * 2.6)),
        24,
        own + 3,
      );
      mesh.tube([0.028, 0.031].map(on), () => 0.0058, 24, stuff.brass);
      // Tea in a small cup without a handle, and a saucer.
      const cup = blueBands(`${seed} cup`, [
        [0.06, 0.14, 'strokes', true],
        [0.18, 0.42, 'scroll'],
      ]);
      materials[own + 4] = underGlaze(cup, 0.3, `${seed} cup`);
      materials[own + 5] = coloured('#8a4a17', `${seed} tea`, {
        shine: 0.06,
        rough: 0.03,
        grain: 0.02,
        bump: 0,
      });
      materials[own + 6] = coloured('#eceeea', `${seed} saucer`, { shine: 0.05, rough: 0.12 });
      const at: Vec = [0.245, 0, 0.165];
      mesh.lathe(
        [
          [0.0002, 0.003],
          [0.03, 0.0032],
          [0.05, 0.006],
          [0.062, 0.0125],
          [0.0635, 0.0128],
          [0.062, 0.011],
          [0.045, 0.003],
          [0.03, 0],
        ],
        at,
        90,
        own + 6,
      );
      ware(mesh, 'cup', [at[0], 0.005, at[2]], 0.062, 0.082, own + 4);
      mesh.lathe(
        [
          [0.0003, 0.052],
          [0.033, 0.052],
        ],
        at,
        60,
        own + 5,
      );
      // Plumeria from the court, in the window's light.
      materials[own + 7] = (hit) => {
        const t = Math.min(1, Math.max(0, hit.v * 1.5));
        hit.r = 0.86;
        hit.g = 0.62 + t * 0.21;
        hit.b = 0.16 + t * 0.6;
      };
      for (const [x, z, size, turn] of [
        [-0.11, 0.1, 0.031, 0.3],
        [-0.075, 0.142, 0.028, 1.1],
        [-0.13, 0.165, 0.03, 2.0],
      ])
        for (let i = 0; i < 5; i++) {
          const a = turn + (i * tau) / 5;
          const [c, s] = [Math.cos(a), Math.sin(a)];
          mesh.sheet(12, 14, own + 7, (u, v) => {
            const w =
              Math.sin(Math.PI * Math.min(1, v * 0.92 + 0.06)) ** 0.8 * 0.46 * size * (u * 2 - 1);
            const r = v * size * 1.15;
            const y =
              0.003 +
              0.011 * Math.sin(v * 2.6) * (size / 0.03) +
              (u - 0.5) * 0.012 * v +
              (u * 2 - 1) ** 2 * 0.004 * v;
            return [x + c * r - s * w, Math.max(0.001, y), z + s * r + c * w];
          });
        }
    },
  });
