import { blur, type Field } from './field.ts';
import { reflectStudio } from './light.ts';
import type { Plate } from './plate.ts';

/** Light on deep relief: unlike `lightPlate`, what stands up throws a shadow on what lies behind. */
export type ReliefLighting = {
  /** Height of the light over the plane, in degrees; low light throws long shadows. */
  rise?: number;
  /** How hard shadows are: 1 is a large window, 6 the sun. */
  hard?: number;
  /** Strength of the shade in hollows, 0 to 1. */
  occlusion?: number;
  /** Light that reaches what lies in shadow. */
  fill?: number;
  sheen?: number;
  exposure?: number;
  /** Colour of the light, warm when the first is largest. */
  tint?: readonly [number, number, number];
};

const spread = [1.5, 3, 6, 11, 20, 36];
const around = Array.from(
  { length: 8 },
  (_, k) => [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)] as const,
);

/** The plate in window light from the upper left: linear colours, three per pixel. */
export function lightRelief(plate: Plate, lighting: ReliefLighting = {}): Float32Array {
  const { width, height, colour, relief, gloss, metal, close = 1 } = plate;
  const {
    rise = 42,
    hard = 2.2,
    occlusion = 0.85,
    fill = 0.42,
    sheen = 1,
    exposure = 1,
    tint = [1.03, 1, 0.95],
  } = lighting;
  const up = Math.tan((rise * Math.PI) / 180);
  const flat = Math.cos((rise * Math.PI) / 180);
  const key = [-0.64 * flat, -0.77 * flat, Math.sin((rise * Math.PI) / 180)];
  const shadow = castOver(relief, width, height, up, hard, close);
  const open = openness(relief, width, height, occlusion, close);
  const half = [key[0], key[1], key[2] + 1];
  const halfLength = Math.hypot(half[0], half[1], half[2]);
  const lit = new Float32Array(colour.length);
  for (let y = 0; y < height; y++) {
    const north = y > 0 ? -width : 0;
    const south = y + 1 < height ? width : 0;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const dx = (relief[i + (x + 1 < width ? 1 : 0)] - relief[i - (x > 0 ? 1 : 0)]) * 0.5;
      const dy = (relief[i + south] - relief[i + north]) * 0.5;
      const inverse = 1 / Math.sqrt(dx * dx + dy * dy + 1);
      const nx = -dx * inverse;
      const ny = -dy * inverse;
      const nz = inverse;
      const facing = Math.max(0, nx * key[0] + ny * key[1] + nz * key[2]) * shadow[i];
      const free = open[i];
      const sky = fill * (0.78 + 0.22 * nz - 0.14 * ny + 0.06 * nx) * free;
      const g = gloss[i];
      const m = metal[i];
      let mirror = 0;
      let spark = 0;
      if (g > 0.01) {
        mirror = reflectStudio(2 * nx * nz, 2 * ny * nz, 2 * nz * nz - 1) * (0.35 + 0.65 * free);
        const toward = Math.max(0, (nx * half[0] + ny * half[1] + nz * half[2]) / halfLength);
        spark = toward ** (6 + 160 * g * g) * g * (0.25 + 1.4 * g) * shadow[i];
      }
      const coat = g * (0.035 + 0.1 * (1 - nz)) * (mirror - 0.35) * sheen + spark * 0.22 * sheen;
      for (let c = 0; c < 3; c++) {
        const paint = colour[i * 3 + c];
        // Light thrown back between carved walls takes on their colour.
        const back = paint * (1 - free) * 0.22 * fill;
        const body = paint * ((facing * 1.22 * tint[c] + sky) * exposure + back);
        const bare =
          paint * (mirror * (0.5 + 0.75 * g) + facing * 0.35 + sky * 0.3) * (0.4 + 0.6 * free) +
          paint * spark * 0.9;
        lit[i * 3 + c] = body * (1 - m) + bare * m + Math.max(-body * 0.4, coat * free) * (1 - m);
      }
    }
  }
  return lit;
}

/** How much of the light arrives at every pixel, 0 to 1, seen along the relief towards the light. */
function castOver(
  relief: Field,
  width: number,
  height: number,
  up: number,
  hard: number,
  close: number,
): Field {
  let top = 0;
  for (let i = 0; i < relief.length; i++) if (relief[i] > top) top = relief[i];
  const lit = new Float32Array(relief.length).fill(1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const h = relief[i] + 0.35 * close;
      const reach = Math.min(160 * close, (top - h) / up);
      let least = 1;
      for (let t = 1.2; t < reach; t = t * 1.12 + 0.9) {
        const px = (x - 0.64 * t + 0.5) | 0;
        const py = (y - 0.77 * t + 0.5) | 0;
        if (px < 0 || py < 0) break;
        const clear = ((h + t * up - relief[py * width + px]) * hard) / (t + 2 * close) + 0.5;
        if (clear < least) {
          least = clear;
          if (least <= 0) break;
        }
      }
      lit[i] = least <= 0 ? 0 : least * least * (3 - 2 * least);
    }
  }
  return blur(lit, width, height, 1.2);
}

/** The share of sky each pixel sees above its surroundings; taken at every second pixel. */
function openness(
  relief: Field,
  width: number,
  height: number,
  strength: number,
  close: number,
): Field {
  const w = (width + 1) >> 1;
  const h = (height + 1) >> 1;
  const half = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const x0 = Math.min(width - 1, x * 2);
      const y0 = Math.min(height - 1, y * 2);
      const from = relief[y0 * width + x0];
      let closed = 0;
      for (const [cx, cy] of around) {
        let steepest = 0;
        for (const far of spread) {
          const t = far * close;
          const px = (x0 + cx * t + 0.5) | 0;
          const py = (y0 + cy * t + 0.5) | 0;
          if (px < 0 || py < 0 || px >= width || py >= height) break;
          const slope = (relief[py * width + px] - from) / t;
          if (slope > steepest) steepest = slope;
        }
        closed += steepest / Math.sqrt(1 + steepest * steepest);
      }
      half[y * w + x] = 1 - (closed / 8) * strength;
    }
  }
  const soft = blur(half, w, h, 1.2);
  const open = new Float32Array(relief.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const fx = Math.min(w - 1.001, x / 2);
      const fy = Math.min(h - 1.001, y / 2);
      const xi = fx | 0;
      const yi = fy | 0;
      const tx = fx - xi;
      const ty = fy - yi;
      const j = yi * w + xi;
      const j2 = Math.min(w * h - 2, j + w);
      open[y * width + x] =
        (soft[j] * (1 - tx) + soft[j + 1] * tx) * (1 - ty) +
        (soft[j2] * (1 - tx) + soft[j2 + 1] * tx) * ty;
    }
  return open;
}
