import { blur, smoothstep } from './field.ts';
import type { Plate } from './plate.ts';

/** What light does to a plate. Light comes from the upper left in every picture of an object. */
export type Lighting = {
  /** How deep cavities darken, 0 to 1. */
  occlusion?: number;
  /** Pixels around a point that can shade it. */
  reach?: number;
  /** How strongly relief is seen; 1 is true to the relief field. */
  depth?: number;
  /** Strength of the mirrored windows of the studio. */
  sheen?: number;
  exposure?: number;
};

const key = normalise([-0.5, -0.62, 0.72]);

function normalise(v: readonly [number, number, number]): [number, number, number] {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}

/** The studio as a mirror sees it: a large window upper left, a strip at the right, a dim floor. */
export function reflectStudio(x: number, y: number, z: number): number {
  const window =
    smoothstep(0.12, 0.3, -x) *
    smoothstep(-0.95, -0.75, x) *
    smoothstep(0.16, 0.36, -y) *
    smoothstep(-0.95, -0.8, y);
  const strip =
    smoothstep(0.5, 0.6, x) *
    smoothstep(-0.86, -0.74, -x) *
    smoothstep(0.55, 0.3, Math.abs(y + 0.1));
  const room = 0.2 + 0.22 * (0.5 - 0.5 * y) + 0.1 * z;
  return room + window * 2.1 + strip * 0.8;
}

/** The plate in studio light: linear colours, three per pixel. */
export function lightPlate(plate: Plate, lighting: Lighting = {}): Float32Array {
  const { width, height, colour, relief, gloss, metal } = plate;
  const { occlusion = 0.6, reach = 10, depth = 1, sheen = 1, exposure = 1 } = lighting;
  const around = blur(relief, width, height, reach);
  const wide = blur(relief, width, height, reach * 4);
  const lit = new Float32Array(colour.length);
  const half = normalise([key[0], key[1], key[2] + 1]);
  for (let y = 0; y < height; y++) {
    const up = y > 0 ? -width : 0;
    const down = y + 1 < height ? width : 0;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const dx = (relief[i + (x + 1 < width ? 1 : 0)] - relief[i - (x > 0 ? 1 : 0)]) * 0.5 * depth;
      const dy = (relief[i + down] - relief[i + up]) * 0.5 * depth;
      const inverse = 1 / Math.sqrt(dx * dx + dy * dy + 1);
      const nx = -dx * inverse;
      const ny = -dy * inverse;
      const nz = inverse;
      const facing = nx * key[0] + ny * key[1] + nz * key[2];
      const hollow = (around[i] - relief[i]) / reach + ((wide[i] - relief[i]) / (reach * 4)) * 0.5;
      const open =
        hollow > 0 ? 1 / (1 + hollow * 2.4 * occlusion) : 1 - Math.max(-0.25, hollow) * 0.12;
      const diffuse = (0.34 + 0.1 * -ny + 0.95 * Math.max(0, facing)) * open * exposure;
      const g = gloss[i];
      const rx = 2 * nx * nz;
      const ry = 2 * ny * nz;
      const rz = 2 * nz * nz - 1;
      const m = metal[i];
      let mirror = 0;
      let spark = 0;
      if (g > 0.01) {
        mirror = reflectStudio(rx, ry, rz);
        const toward = Math.max(0, nx * half[0] + ny * half[1] + nz * half[2]);
        spark = toward ** (6 + 160 * g * g) * g * (0.25 + 1.4 * g);
      }
      const coat = g * (0.035 + 0.1 * (1 - nz)) * (mirror - 0.35) * sheen + spark * 0.22 * sheen;
      for (let c = 0; c < 3; c++) {
        const paint = colour[i * 3 + c];
        const body = paint * diffuse;
        const bare =
          paint * (mirror * (0.55 + 0.75 * g) + diffuse * 0.28) * open + paint * spark * 0.9;
        lit[i * 3 + c] = body * (1 - m) + bare * m + Math.max(-body * 0.4, coat * open) * (1 - m);
      }
    }
  }
  return lit;
}
