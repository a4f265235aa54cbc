import { blur, type Field } from './field.ts';
import type { Plate } from './plate.ts';

/** A soft light of the studio: where it stands, how bright, how narrow. */
type Lobe = { x: number; y: number; z: number; bright: number; narrow: number };

const lobe = (x: number, y: number, z: number, bright: number, narrow: number): Lobe => {
  const l = Math.hypot(x, y, z);
  return { x: x / l, y: y / l, z: z / l, bright, narrow };
};

/** A large window at the upper left, a ceiling, a strip at the right and a pale table below. */
const lobes = [
  lobe(-0.5, -0.56, 0.66, 2.3, 8),
  lobe(-0.16, -0.26, 0.95, 0.42, 30),
  lobe(0.1, 0.05, 1, 0.3, 3),
  lobe(0.82, -0.1, 0.55, 0.8, 24),
  lobe(0.15, 0.86, 0.48, 0.42, 12),
];
const room = 0.05;
const glint = [1, 0.92, 0.74];

const key = { x: -0.47, y: -0.56, z: 0.68 };

export type MetalLighting = {
  /** Pixels for one of usual size. */
  close: number;
  /** How far from the left and the top the eye stands over the plate, in pixels. */
  eye: readonly [x: number, y: number];
  exposure?: number;
};

/** Bare metal in the studio: it mirrors soft lights, the more blurred the duller it is. Linear colours, three per pixel. */
export function lightMetal(plate: Plate, lighting: MetalLighting): Float32Array {
  const { width, height, colour, relief, gloss } = plate;
  const { close, eye, exposure = 1 } = lighting;
  const far = Math.max(width, height) * 1.1;
  const near = blur(relief, width, height, 5 * close);
  const wide = blur(relief, width, height, 18 * close);
  const shadow = castShadow(relief, width, height, close);
  const lit = new Float32Array(colour.length);
  for (let y = 0; y < height; y++) {
    const up = y > 0 ? -width : 0;
    const down = y + 1 < height ? width : 0;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (plate.cover[i] === 0) continue;
      const dx = (relief[i + (x + 1 < width ? 1 : 0)] - relief[i - (x > 0 ? 1 : 0)]) * 0.5;
      const dy = (relief[i + down] - relief[i + up]) * 0.5;
      const n = 1 / Math.sqrt(dx * dx + dy * dy + 1);
      const [nx, ny, nz] = [-dx * n, -dy * n, n];
      const [ex, ey] = [(eye[0] - x) / far, (eye[1] - y) / far];
      const e = 1 / Math.sqrt(ex * ex + ey * ey + 1);
      const [vx, vy, vz] = [ex * e, ey * e, e];
      const facing = nx * vx + ny * vy + nz * vz;
      const rx = 2 * facing * nx - vx;
      const ry = 2 * facing * ny - vy;
      const rz = 2 * facing * nz - vz;
      const hollow =
        Math.max(0, near[i] - relief[i]) / (5 * close) +
        Math.max(0, wide[i] - relief[i]) / (18 * close);
      const open = 1 / (1 + hollow * 0.85);
      const rough = (1 - gloss[i]) ** 2;
      let mirror = room;
      for (const l of lobes) {
        const narrow = 1 / (1 / l.narrow + rough * 0.35);
        // A blurred light is as bright in all as a sharp one.
        const bright = l.bright * Math.min(1, (narrow / l.narrow) ** 0.55);
        mirror += bright * Math.exp(narrow * (rx * l.x + ry * l.y + rz * l.z - 1));
      }
      const toward = Math.max(0, nx * key.x + ny * key.y + nz * key.z);
      const shade = shadow[i];
      const level = mirror * (0.3 + 0.7 * shade) * open * exposure;
      const dull = (0.12 + 0.5 * toward * shade) * open * exposure;
      const m = plate.metal[i];
      for (let c = 0; c < 3; c++) {
        const tone = colour[i * 3 + c];
        // Bright metal loses its colour to the light that it mirrors.
        const pale = tone + (glint[c] - tone) * 0.22 * Math.min(1, Math.max(0, level - 0.95));
        lit[i * 3 + c] = pale * level * m + tone * dull * (1 - m * 0.86);
      }
    }
  }
  return lit;
}

/** How much of the window's light reaches each pixel; what stands up throws a soft shadow down and to the right. */
function castShadow(relief: Field, width: number, height: number, close: number): Field {
  let top = 0;
  for (const h of relief) if (h > top) top = h;
  const flat = Math.hypot(key.x, key.y);
  const [sx, sy, rise] = [key.x / flat, key.y / flat, key.z / flat];
  const lit = new Float32Array(relief.length);
  const step = Math.max(0.8, close * 0.7);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const h = relief[i] + 0.3 * close;
      const reach = (top - h) / rise;
      let least = 1;
      for (let t = step; t < reach; t += step + t * 0.04) {
        const px = (x + sx * t + 0.5) | 0;
        const py = (y + sy * t + 0.5) | 0;
        if (px < 0 || py < 0 || px >= width || py >= height) break;
        const clear = ((h + t * rise - relief[py * width + px]) * 2.2) / (t + 2 * close) + 0.5;
        if (clear < least) {
          least = clear;
          if (least <= 0) break;
        }
      }
      lit[i] = least <= 0 ? 0 : least * least * (3 - 2 * least);
    }
  return blur(lit, width, height, 1.2 * close);
}
