import type { Point } from '../../geometry/points.ts';
import { parseColour } from '../../surface/colour.ts';
import { blur, smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import { createPlate, fillShape, type Plate, paintField } from '../../surface/plate.ts';

const wide = 3600;
const tall = 2500;
const [cx, cy] = [1800, 1250];
const ring = 1420;

const one: Point[] = [
  [-720, -560],
  [-440, -760],
  [-240, -760],
  [-240, 760],
  [-470, 760],
  [-470, -470],
  [-720, -310],
];
const four: Point[] = [
  [480, -760],
  [720, -760],
  [720, 200],
  [900, 200],
  [900, 410],
  [720, 410],
  [720, 760],
  [500, 760],
  [500, 410],
  [-60, 410],
  [-60, 230],
];
/** What the figure encloses. */
const hole: Point[] = [
  [500, -390],
  [500, 200],
  [150, 200],
];

const blue = parseColour('#12408f');
const white = parseColour('#ece8dc');
const iron = parseColour('#2b211c');
const rust = parseColour('#8c4520');

/** The sign of a bus stop in enamel on iron: white figures fired over blue, chipped to rust where stones struck. */
export function makeBusSign(seed: string): Plate {
  const plate = createPlate(wide, tall, 0.6);
  const noise = createNoise(seed);
  const place = (shape: Point[]): Point[] => shape.map(([x, y]) => [x * 1.06 + cx - 90, y + cy]);
  const figures = paintField(wide, tall, (brush) => {
    brush.lineWidth = 90;
    brush.strokeStyle = '#fff';
    brush.beginPath();
    brush.arc(cx, cy, ring, 0, Math.PI * 2);
    brush.stroke();
    fillShape(brush, place(one), '#fff');
    fillShape(brush, place(four), '#fff');
    fillShape(brush, place(hole), '#000');
  });
  const soft = blur(figures, wide, tall, 7);
  const chips: [x: number, y: number, size: number][] = [
    [cx - 1010, cy - 330, 130],
    [cx + 1190, cy + 250, 104],
    [cx + 60, cy - 640, 46],
    [cx - 560, cy + 930, 84],
    [cx + 300, cy + 700, 34],
    [cx - 90, cy - 130, 26],
    [cx + 800, cy - 900, 60],
  ];
  const screws: Point[] = [
    [cx + 60, cy - 1060],
    [cx + 60, cy + 1060],
  ];
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      const i = y * wide + x;
      const wave = noise.fbm(x * 0.0013, y * 0.0013, 3);
      const peel = noise.fbm(x * 0.011, y * 0.011, 3);
      const fade = noise.fbm(x * 0.002 + 7, y * 0.0016, 4);
      const dust = smoothstep(0.1, 0.62, noise.fbm(x * 0.006, y * 0.0022, 4) + y / tall / 4);
      // Rain has drawn rust down from every chip and screw.
      let bare = 0;
      let halo = 0;
      let stain = 0;
      const torn = noise.fbm(x * 0.011, y * 0.011, 4) * 0.6;
      for (const [px, py, size] of chips) {
        const away = Math.hypot(x - px, (y - py) * 1.1) / size + torn;
        bare = Math.max(bare, 1 - smoothstep(0.62, 0.7, away));
        halo = Math.max(halo, 1 - smoothstep(0.7, 1.06, away));
        if (y > py) {
          const run = Math.abs(x - px + noise.at(y * 0.004, px) * 24) / (size * 0.62);
          const hair = 0.6 + noise.fbm(x * 0.05, y * 0.002, 2);
          stain = Math.max(stain, Math.exp(-run * run - (y - py) / (size * 7)) * hair);
        }
      }
      const craze = Math.max(0, 1 - Math.abs(noise.fbm(x * 0.004 + 30, y * 0.004, 4)) * 70) * halo;
      const w = figures[i];
      const old = noise.fbm(x * 0.02, y * 0.02, 4);
      for (let c = 0; c < 3; c++) {
        const base = blue[c] * (1 + fade * 0.3 + peel * 0.06);
        let paint = base + (white[c] * (1 + fade * 0.07) - base) * w;
        paint += (white[c] * 0.5 - paint) * dust * 0.07;
        paint +=
          (rust[c] * [0.62, 0.6, 0.4][c] - paint) * Math.min(0.92, stain * 1.1 + craze * 0.3);
        const metal = iron[c] + (rust[c] - iron[c]) * Math.max(0, Math.min(1, 0.55 + old * 1.5));
        plate.colour[i * 3 + c] = paint + (metal - paint) * bare;
      }
      plate.relief[i] =
        wave * 60 + peel * 2.4 + soft[i] * 9 - bare * 15 + bare * old * 9 + (halo - bare) * 3;
      plate.gloss[i] = (0.66 - dust * 0.16 - stain * 0.2) * (1 - bare * 0.9);
      for (const [sx, sy] of screws) {
        const r = Math.hypot(x - sx, y - sy);
        if (r > 92) continue;
        const lean = (x - sx) * 0.8 + (y - sy) * 0.6;
        const slot = r < 74 ? 1 - smoothstep(9, 13, Math.abs(lean)) : 0;
        for (let c = 0; c < 3; c++) {
          const brass = [0.5, 0.33, 0.13][c] * (1 + old * 0.5);
          plate.colour[i * 3 + c] = r < 78 ? brass * (1 - slot * 0.8) : iron[c];
        }
        if (r < 78) {
          plate.relief[i] += 30 * Math.sqrt(1 - (r / 84) ** 2) - slot * 16;
          plate.metal[i] = 0.8 * (1 - slot);
          plate.gloss[i] = 0.35;
        } else plate.relief[i] -= 8;
      }
    }
  return plate;
}
