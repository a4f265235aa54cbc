import { starPolygon, tau } from '../../geometry/points.ts';
import { type Cloth, toCloth } from '../../render/cloth.ts';
import type { Vec } from '../../render/mesh.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import { paintCanvas, strokeLine, trace } from '../../surface/plate.ts';
import { lateTable } from './places.ts';
import { lettering, printed } from './prints.ts';
import { put, rectangle, rod, slab } from './shapes.ts';
import { coloured, lookDown, own, photograph, shopSize, stuff } from './studio.ts';

/** The lines of a quilt block with their seam allowance, and what is written on such sheets. */
function patternSheet(): Cloth {
  const size = 1800;
  return toCloth(
    paintCanvas(size, size, (brush) => {
      brush.fillStyle = '#e9dcc0';
      brush.fillRect(0, 0, size, size);
      const middle: [number, number] = [size / 2, size / 2];
      const outer = starPolygon(12, 800, 0.72, 0, middle);
      for (const [k, dash, width] of [
        [1, [], 6],
        [0.955, [20, 14], 4],
      ] as const) {
        brush.setLineDash(dash as unknown as number[]);
        brush.lineWidth = width;
        brush.strokeStyle = '#34507f';
        for (const shape of [
          outer,
          starPolygon(12, 470, 0.72, 0, middle),
          starPolygon(12, 250, 0.72, 0, middle),
        ]) {
          trace(
            brush,
            shape.map(([x, y]): [number, number] => [
              middle[0] + (x - middle[0]) * k,
              middle[1] + (y - middle[1]) * k,
            ]),
          );
          brush.stroke();
        }
      }
      brush.setLineDash([]);
      for (let i = 0; i < 12; i++) {
        const a = (i * tau) / 12;
        strokeLine(
          brush,
          [
            [middle[0] + Math.cos(a) * 250, middle[1] + Math.sin(a) * 250],
            [middle[0] + Math.cos(a) * 800, middle[1] + Math.sin(a) * 800],
          ],
          '#34507f',
          4,
        );
        brush.fillStyle = '#a8402f';
        lettering(
          brush,
          String(i + 1),
          middle[0] + Math.cos(a + tau / 24) * 520,
          middle[1] + Math.sin(a + tau / 24) * 520 + 26,
          84,
        );
      }
      for (let i = 0; i <= 36; i++) {
        const x = 90 + i * 45;
        strokeLine(
          brush,
          [
            [x, size - 70],
            [x, size - (i % 4 ? 88 : 106)],
          ],
          '#a8402f',
          3,
        );
      }
    }),
  );
}

function patternEnvelope(): Cloth {
  const [w, h] = [1200, 1600];
  return toCloth(
    paintCanvas(w, h, (brush) => {
      brush.fillStyle = '#f3ecdc';
      brush.fillRect(0, 0, w, h);
      const middle: [number, number] = [w / 2, 640];
      brush.lineWidth = 7;
      brush.strokeStyle = '#2c4270';
      for (const r of [450, 300, 160]) {
        trace(brush, starPolygon(12, r, 0.72, 0, middle));
        brush.stroke();
      }
      for (let i = 0; i < 24; i++) {
        const a = (i * tau) / 24;
        const [from, to] = i % 2 ? [115, 324] : [160, 450];
        strokeLine(
          brush,
          [
            [middle[0] + Math.cos(a) * from, middle[1] + Math.sin(a) * from],
            [middle[0] + Math.cos(a) * to, middle[1] + Math.sin(a) * to],
          ],
          '#2c4270',
          4,
        );
      }
      brush.fillStyle = '#2c4270';
      lettering(brush, 'Star block', w / 2, 1290, 150);
      lettering(brush, 'twelve ways', w / 2, 1420, 104, { italic: true });
    }),
  );
}

export const starBlock = () =>
  photograph({
    ...lateTable,
    ...shopSize,
    ...lookDown([0.024, 0.0, 0.008], 46, 1.4, 0.46, -10),
    lens: { blur: 0.014, focus: 1.38 },
    furnish: (mesh, materials, random, seed) => {
      materials[own] = printed(patternEnvelope(), 0.16, seed, { bump: 0.03, fine: 1000 });
      materials[own + 1] = printed(patternSheet(), 0.3, `${seed} tissue`, {
        bump: 0.06,
        fine: 800,
      });
      materials[own + 2] = coloured('#a8402f', `${seed} thread`, {
        grain: 0.2,
        fine: 2600,
        bump: 0.2,
        shine: 0.03,
      });
      const noise = createNoise(seed);
      const p = put([0.055, 0.0006, -0.04], 0.24);
      // Tissue that was folded in sixteen.
      for (const layer of [0, 1])
        mesh.sheet(80, 80, own + 1, (u, v) => {
          const fold = (t: number) => Math.abs(((t * 4 + 1) % 2) - 1) ** 1.3;
          const crease = Math.abs(noise.fbm(u * 9 + layer * 5, v * 9, 3)) * 0.0026;
          // The envelope presses the corner that it lies on.
          const free = 0.12 + 0.88 * smoothstep(0.5, 1.05, u + (1 - v) * 0.9);
          const q = put(
            [0.055 - layer * 0.012, 0.0006, -0.04 - layer * 0.012],
            0.24 - layer * 0.09,
          );
          return (layer ? q : p)(
            (u - 0.5) * 0.29,
            0.001 +
              (1 - layer) * 0.0014 +
              (0.002 * (1 - layer) + fold(u) * 0.006 + fold(v) * 0.0045 + crease) * free,
            (v - 0.5) * 0.29,
          );
        });
      const e = put([-0.07, 0.0066, 0.052], 0.16, 0.046);
      slab(
        mesh,
        e,
        rectangle(0.16, 0.213, 0.001),
        0,
        0.0035,
        { top: own, side: stuff.paper },
        0.0008,
      );
      // A reel of thread, its end lying loose, and pins.
      const reel: Vec = [0.142, 0.0, 0.118];
      mesh.lathe(
        [
          [0.0001, 0],
          [0.0135, 0],
          [0.014, 0.0022],
          [0.0105, 0.0052],
          [0.0098, 0.006],
        ],
        reel,
        40,
        stuff.wood,
      );
      mesh.lathe(
        Array.from({ length: 46 }, (_, i): [number, number] => [
          0.0116 + (i % 2) * 0.00035,
          0.0058 + i * 0.00053,
        ]),
        reel,
        40,
        own + 2,
        false,
      );
      mesh.lathe(
        [
          [0.0098, 0.029],
          [0.0105, 0.03],
          [0.014, 0.033],
          [0.0135, 0.0352],
          [0.0035, 0.0353],
          [0.0033, 0.03],
        ],
        reel,
        40,
        stuff.wood,
      );
      mesh.tube(
        Array.from({ length: 50 }, (_, i): Vec => {
          const t = i / 49;
          return [
            reel[0] - 0.0118 - t * 0.09 + Math.sin(t * 9) * 0.008 * t,
            Math.max(0.0006, 0.014 * (1 - t * 6)),
            reel[2] + 0.004 + Math.sin(t * 7) * 0.016 * t + t * 0.028,
          ];
        }),
        () => 0.00045,
        6,
        own + 2,
      );
      for (let i = 0; i < 4; i++) {
        const a = random.between(0, tau);
        const at: Vec = [0.082 + i * 0.014, 0.0009, 0.152 + (i % 2) * 0.013];
        rod(
          mesh,
          at,
          [at[0] + Math.cos(a) * 0.028, 0.0006, at[2] + Math.sin(a) * 0.028],
          0.00035,
          stuff.steel,
        );
        mesh.lathe(
          Array.from({ length: 9 }, (_, k): [number, number] => [
            Math.max(0.00005, Math.sin((k / 8) * Math.PI) * 0.0017),
            0.0017 - Math.cos((k / 8) * Math.PI) * 0.0017,
          ]),
          [at[0], 0, at[2]],
          16,
          i % 2 ? stuff.white : own + 2,
        );
      }
    },
  });
