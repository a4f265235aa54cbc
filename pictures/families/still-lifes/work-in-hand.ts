import { join } from 'node:path';
import sharp from 'sharp';
import { type Point, starPolygon, tau } from '../../geometry/points.ts';
import { type Cloth, clothFrom, toCloth } from '../../render/cloth.ts';
import type { Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { drawingCloth } from '../../scenery/ornament-cloth.ts';
import { toLinear } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import { paintCanvas, strokeLine, trace } from '../../surface/plate.ts';
import { housePlan } from '../products/covers.ts';
import { lettering, marbledCloth, printed } from '../products/prints.ts';
import { compass, lookDown } from '../products/products.ts';
import { type Place, put, rectangle, rod, slab } from '../products/shapes.ts';
import { coloured, own, photograph, planed, stuff } from '../products/studio.ts';
import { ware } from './glazed-ware.ts';
import { layKapa } from './kapa.ts';

/** What hands have just put down: a drawing, a santur, beaten bark, a map. Metres. */

const size = { wide: 1920, high: 1280 };

/** A sheet of construction, half inked and washed, with compasses and a straight edge. */
export const firstLines = () =>
  photograph({
    wide: 1920,
    high: 1200,
    ground: '#4a4238',
    ...lookDown([0.03, 0, 0.0], 46, 1.6, 0.53, 12),
    exposure: 1.1,
    furnish: (mesh, materials, _, seed) => {
      materials[stuff.ground] = planed('#46372b', `${seed} table`, 0);
      materials[own] = printed(
        drawingCloth({ sides: 8, contact: 67.5, reach: 2 }, 0.56, 2048),
        0.5,
        seed,
        { bump: 0.06, fine: 700 },
      );
      const p = put([0.1, 0.0006, -0.01], -0.16);
      mesh.sheet(60, 60, own, (u, v) => {
        const curl =
          Math.max(0, u - 0.72) ** 2 * 0.5 * (1 - v) + Math.max(0, v - 0.86) ** 2 * 0.6 * u;
        return p((u - 0.5) * 0.5, 0.0008 + curl, (v - 0.5) * 0.5);
      });
      compass(mesh, put([0.12, 0.004, 0.06], 0.5));
      const edge = put([-0.02, 0.0022, -0.12], 0.36);
      slab(
        mesh,
        edge,
        rectangle(0.42, 0.036),
        0,
        0.004,
        { top: stuff.darkWood, side: stuff.darkWood },
        0.0014,
      );
      rod(mesh, [0.33, 0.0052, 0.15], [0.43, 0.0052, 0.03], 0.0042, own + 1);
      materials[own + 1] = coloured('#1d3a86', `${seed} pencil`, { shine: 0.04 });
      materials[own + 2] = coloured('#eceae2', `${seed} bowl`, { shine: 0.05, rough: 0.12 });
      materials[own + 3] = coloured('#17306e', `${seed} wash`, { shine: 0.06, rough: 0.05 });
      for (const [x, z] of [
        [-0.22, 0.02],
        [-0.27, 0.11],
      ] as const) {
        ware(mesh, 'bowl', [x, 0, z], 0.034, 0.046, own + 2);
        mesh.lathe(
          [
            [0.0002, 0.021],
            [0.0305, 0.0212],
          ],
          [x, 0, z],
          40,
          x < -0.25 ? own + 3 : own + 4,
        );
      }
      materials[own + 4] = coloured('#c98a22', `${seed} ochre`, { shine: 0.06, rough: 0.05 });
    },
  });

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

/** Tickets and the folded map of the grounds, on a stone ledge in morning light. */
export const mapAndTickets = () =>
  photograph({
    wide: 900,
    high: 600,
    ground: '#cbbd9f',
    ...lookDown([0.0, 0, 0.0], 48, 1.4, 0.37, -10),
    furnish: (mesh, materials, _, seed) => {
      const map = toCloth(
        paintCanvas(2000, 1400, (brush) => {
          brush.fillStyle = '#f3ecdb';
          brush.fillRect(0, 0, 2000, 1400);
          brush.fillStyle = '#bcd6dd';
          brush.beginPath();
          brush.moveTo(0, 1400);
          for (let i = 0; i <= 40; i++)
            brush.lineTo(
              i * 50,
              1150 + Math.sin(i * 0.4) * 50 + createNoise('shore').at(i * 0.7, 2) * 46,
            );
          brush.lineTo(2000, 1400);
          brush.fill();
          brush.fillStyle = '#c9d4ad';
          for (const [x, y, r] of [
            [330, 360, 210],
            [1640, 420, 260],
            [360, 880, 180],
          ]) {
            brush.beginPath();
            brush.arc(x, y, r, 0, 7);
            brush.fill();
          }
          housePlan(brush, [640, 250, 760, 640], '#2b2f38', '#8fbdd0');
          brush.setLineDash([26, 20]);
          for (const path of [
            [
              [120, 180],
              [420, 300],
              [640, 560],
            ],
            [
              [1400, 560],
              [1640, 640],
              [1880, 1020],
            ],
            [
              [1020, 890],
              [1000, 1080],
              [560, 1100],
            ],
          ] as const)
            strokeLine(
              brush,
              path.map(([x, y]): [number, number] => [x, y]),
              '#a8402f',
              9,
            );
          brush.setLineDash([]);
          for (const [i, [x, y]] of (
            [
              [420, 300],
              [1020, 570],
              [1640, 640],
              [560, 1100],
              [860, 990],
            ] as const
          ).entries()) {
            brush.beginPath();
            brush.arc(x, y, 38, 0, 7);
            brush.fillStyle = '#a8402f';
            brush.fill();
            brush.fillStyle = '#f7f1e2';
            lettering(brush, String(i + 1), x, y + 19, 60);
          }
          brush.fillStyle = '#2b2f38';
          lettering(brush, 'Hale Girih', 1000, 160, 110);
        }),
      );
      materials[own] = printed(map, 0.38, seed, { bump: 0.04, fine: 800 });
      const p = put([0.0, 0.0006, -0.03], 0.14);
      mesh.sheet(80, 40, own, (u, v) => {
        const fold = (t: number, n: number) => Math.abs(((t * n + 1) % 2) - 1);
        return p(
          (u - 0.5) * 0.38,
          0.001 + fold(u, 4) * 0.012 + fold(v, 2) * 0.004,
          (v - 0.5) * 0.266,
        );
      });
      ['#16307a', '#0f6b50', '#a8402f'].forEach((hex, i) => {
        const ticket = toCloth(
          paintCanvas(1000, 440, (brush) => {
            brush.fillStyle = '#f6f0e1';
            brush.fillRect(0, 0, 1000, 440);
            brush.fillStyle = hex;
            brush.fillRect(0, 0, 300, 440);
            brush.strokeStyle = '#f6f0e1';
            brush.lineWidth = 7;
            for (const r of [118, 84, 48]) {
              trace(brush, starPolygon(8, r, 0.765, tau / 16, [150, 220]));
              brush.stroke();
            }
            brush.fillStyle = '#2b2f38';
            lettering(brush, 'Hale Girih', 650, 190, 104);
            lettering(
              brush,
              ['House tour', 'Garden and water', 'General admission'][i],
              650,
              300,
              66,
              { italic: true },
            );
          }),
        );
        materials[own + 1 + i] = printed(ticket, 0.1, `${seed} ${i}`, { bump: 0.03, fine: 900 });
        const q: Place = put(
          [0.085 + i * 0.022, 0.0165 + i * 0.0011, 0.075 - i * 0.016],
          -0.34 + i * 0.17,
        );
        slab(
          mesh,
          q,
          rectangle(0.11, 0.048, 0.001),
          0,
          0.0006,
          { top: own + 1 + i, side: stuff.paper },
          0,
          [-0.055, -0.024, 0.11, 0.048],
        );
      });
      rod(mesh, [-0.2, 0.0042, 0.115], [-0.075, 0.0042, 0.15], 0.0036, stuff.darkWood);
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

/** A garden carpet from the collection on a dark floor, sun running low over its pile. */
export const gardenCarpet = () =>
  photograph({
    wide: 1920,
    high: 1200,
    ground: '#3b2a20',
    eye: [0.5, 1.05, 2.35],
    target: [0.12, 0.02, 0.15],
    tall: 0.56,
    exposure: 1.1,
    window: {
      middle: [-2.6, 1.35, -1.3],
      along: [0.3, 0, 0.6],
      up: [0.2, 0.5, -0.13],
      light: [30, 26, 20],
    },
    furnish: async (mesh, materials, _, seed) => {
      materials[stuff.ground] = planed('#3f2b1e', `${seed} floor`, 0);
      materials[own] = knotted(await readCloth(carpetFile, carpetShare), 1.7, `${seed} pile`);
      materials[own + 1] = coloured('#e2d8c3', `${seed} fringe`, { grain: 0.1 });
      const noise = createNoise(seed);
      const p = put([0.1, 0, -0.05], 0.5);
      const at = (u: number, v: number): Vec => {
        const wave = noise.fbm(u * 2.4, v * 4, 3) * 0.008 * Math.sin(Math.PI * u);
        // The corner nearest to the window has been turned back by somebody who counts knots.
        const turned = Math.max(0, 0.3 - u * 0.8 - (1 - v) * 1.5);
        return p(
          (u - 0.5) * 1.7 + turned * 0.5,
          0.008 + Math.max(0, wave) + Math.sin(Math.min(1, turned * 3.6) * 2.4) * 0.05,
          (v - 0.5) * 3 - turned * 0.5,
        );
      };
      mesh.sheet(150, 240, own, at);
      for (const end of [0, 1])
        for (let i = 0; i < 240; i++) {
          const u = (i + 0.5) / 240;
          const [x, y, z] = at(u, end);
          const out = p(u - 0.5, 0, end ? 1.06 : -1.06);
          const home = p(u - 0.5, 0, end ? 1 : -1);
          const aside = noise.at(i * 0.7, end * 9) * 0.02;
          mesh.tube(
            [0, 0.5, 1].map(
              (t): Vec => [
                x + (out[0] - home[0]) * t + aside * t * t,
                Math.max(0.002, y * (1 - t)),
                z + (out[2] - home[2]) * t,
              ],
            ),
            () => 0.0014,
            4,
            own + 1,
          );
        }
      ware(mesh, 'bowl', p(0.98, 0, -0.6), 0.12, 0.16, own + 2);
      materials[own + 2] = coloured('#b98540', `${seed} bowl`, { shine: 0.06, rough: 0.2 });
    },
  });

const carpetFile = 'objects/carpet-02.webp';
/** The woven part of that picture: left, top, right and bottom as shares of it. */
const carpetShare = [0.073, 0.058, 0.93, 0.942] as const;

/** Wool pile: every knot a little higher or lower, dull along the nap. */
function knotted(cloth: Cloth, metres: number, seed: string): Material {
  const noise = createNoise(seed);
  const inner = printed(cloth, metres, seed, { bump: 0.22, fine: 480 });
  return (hit) => {
    inner(hit);
    const k = 1 + noise.at(hit.u * 800, hit.v * 1400) * 0.16;
    hit.r *= k;
    hit.g *= k;
    hit.b *= k;
  };
}

async function readCloth(
  file: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Promise<Cloth> {
  const image = sharp(join(import.meta.dirname, '../../../content/images', file));
  const { width, height } = await image.metadata();
  const { data, info } = await image
    .extract({
      left: Math.round(width * left),
      top: Math.round(height * top),
      width: Math.round(width * (right - left)),
      height: Math.round(height * (bottom - top)),
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const texels = new Float32Array(data.length);
  for (let i = 0; i < data.length; i++) texels[i] = i % 4 === 3 ? 1 : toLinear[data[i]];
  return clothFrom(texels, info.width, info.height);
}
