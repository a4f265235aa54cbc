import { tau } from '../../geometry/points.ts';
import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';

/** Skin at a few steps' distance. */
export function skinOf(hex: string, seed: string): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    const k = 1 + noise.fbm(hit.x * 22 + hit.z * 9, hit.y * 22, 3) * 0.14;
    hit.r = r * k;
    hit.g = g * k * 0.985;
    hit.b = b * k * 0.97;
  };
}

/** Hair combed downwards, with a band of light. */
export function hairOf(hex: string, seed: string): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    const strand = noise.fbm((hit.x + hit.z * 0.7) * 260, hit.y * 14, 3);
    const k = 1 + strand * 0.9;
    hit.r = r * k;
    hit.g = g * k;
    hit.b = b * k;
    hit.nx += strand * 0.5;
    hit.nz += strand * 0.3;
  };
}

/** Plain cloth: thin where it was washed, with slubs in its thread. */
export function spun(hex: string, seed: string): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    const wash = noise.fbm(hit.x * 5 + hit.z * 3, hit.y * 5, 4) * 0.13;
    const thread =
      noise.fbm(hit.x * 90 + hit.z * 70, hit.y * 420, 2) * 0.07 +
      noise.fbm((hit.x + hit.z) * 420, hit.y * 60, 2) * 0.05;
    const k = 1 + wash + thread;
    hit.r = r * k;
    hit.g = g * k;
    hit.b = b * k;
    hit.nx += thread * 0.6;
    hit.ny += wash * 0.3;
  };
}

/** Cotton printed with flowers of five petals, as shirts and dresses of the islands are. */
export function cottonPrint(ground: string, flower: string, seed: string, size = 0.13): Material {
  const [r, g, b] = parseColour(ground);
  const petal = parseColour(flower);
  const noise = createNoise(seed);
  const cloth = spun('#ffffff', seed);
  return (hit) => {
    cloth(hit);
    const soft = hit.r;
    const u = (hit.x + hit.z * 0.25) / size;
    const v = hit.y / size;
    let paint = 0;
    for (let j = -1; j <= 1; j++)
      for (let i = -1; i <= 1; i++) {
        const [ci, cj] = [Math.floor(u) + i, Math.floor(v) + j];
        const dx = u - ci - 0.5 - noise.at(ci * 7.3, cj * 3.1) * 0.42;
        const dy = v - cj - 0.5 - noise.at(ci * 2.9 + 9, cj * 5.7) * 0.42;
        const far = Math.hypot(dx, dy);
        const large = 0.34 + noise.at(ci * 3.7, cj * 9.1) * 0.12;
        const a = Math.atan2(dy, dx) + ci * 1.3 + cj;
        const form = large * (0.62 + 0.38 * Math.abs(Math.cos((a * 5) / 2)) ** 0.7);
        if (far < form)
          paint = Math.max(paint, far < large * 0.16 ? 0.25 : 0.72 + 0.2 * Math.cos((a * 5) % tau));
      }
    const wear = soft * (1 + noise.fbm(u * 2, v * 2, 3) * 0.1);
    hit.r = (r + (petal[0] - r) * paint) * wear;
    hit.g = (g + (petal[1] - g) * paint) * wear;
    hit.b = (b + (petal[2] - b) * paint) * wear;
  };
}
