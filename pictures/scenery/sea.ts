import { unit } from '../render/mesh.ts';
import type { Hit, Material } from '../render/scene.ts';
import { smoothstep } from '../surface/field.ts';
import { createNoise } from '../surface/noise.ts';
import { createSky, type SkyLook } from './skies.ts';

export type SeaLook = {
  /** Colour of deep water, linear. */
  deep?: readonly [number, number, number];
  /** Height of the small waves, 1 is a breeze. */
  wind?: number;
  /** Time in turns of the loop, 0 to 1, for films. */
  phase?: number;
  /** What comes through the crests of a swell that is a mesh, linear; the mesh's slopes carry the small waves. */
  crest?: readonly [number, number, number];
  /** Height of the ground under and beside the water: white water runs where it is near 0. */
  shore?: (x: number, z: number) => number;
};

/** The open sea: waves that flatten out in the distance, the sky in them and the sun's path. */
export function seaMaterial(
  look: SkyLook,
  seed: string,
  { deep = [0.006, 0.045, 0.075], wind = 1, phase = 0, shore, crest }: SeaLook = {},
): Material {
  const noise = createNoise(seed);
  const sky = createSky({ ...look, sun: look.sun && { ...look.sun, disc: 0 } });
  const sun = look.sun ? unit(look.sun.direction) : null;
  const seen = new Float32Array(3);
  const slope = [0, 0];
  return (hit) => {
    waves(hit, noise, wind, phase, slope);
    if (crest) {
      slope[0] -= hit.nx / Math.max(0.2, hit.ny);
      slope[1] -= hit.nz / Math.max(0.2, hit.ny);
    }
    const l = 1 / Math.hypot(slope[0], 1, slope[1]);
    const nx = -slope[0] * l;
    const ny = l;
    const nz = -slope[1] * l;
    const cos = Math.max(0.02, -(nx * hit.dx + ny * hit.dy + nz * hit.dz));
    const fresnel = 0.02 + 0.98 * (1 - cos) ** 5 * (1 - Math.min(0.55, hit.distance / 900));
    const k = 2 * cos;
    const ry = Math.abs(hit.dy + ny * k) + 0.015;
    const rx = hit.dx + nx * k;
    const rz = hit.dz + nz * k;
    sky(rx, ry, rz, seen);
    const rise = Math.max(0, slope[0] * hit.dx + slope[1] * hit.dz);
    hit.r = hit.g = hit.b = 0;
    const lift = 1 + rise * 1.5;
    hit.glowR = deep[0] * lift * (1 - fresnel) + seen[0] * fresnel;
    hit.glowG = deep[1] * lift * (1 - fresnel) + seen[1] * fresnel;
    hit.glowB = deep[2] * lift * (1 - fresnel) + seen[2] * fresnel;
    if (crest) {
      const thin = smoothstep(0.02, 0.5, hit.y) ** 1.5 * smoothstep(0.1, 0.45, nz);
      const foam = whitecap(noise, hit) * 0.75;
      for (const [c, key] of (['glowR', 'glowG', 'glowB'] as const).entries()) {
        hit[key] += crest[c] * thin;
        const white = look.horizon[c] * 0.42 + look.zenith[c] * 0.5 + 0.04;
        hit[key] += (white - hit[key]) * foam;
      }
    }
    if (sun && look.sun) {
      // Waves too small for a pixel widen the sun's path instead of vanishing.
      const spread = 0.0009 + Math.min(0.02, hit.size * 0.0011) * wind;
      const rl = 1 / Math.hypot(rx, ry, rz);
      const near = 1 - Math.max(0, (rx * sun[0] + ry * sun[1] + rz * sun[2]) * rl);
      const sparkle = Math.exp(-near / spread) * (0.55 / (1 + spread * 260));
      hit.glowR += look.sun.colour[0] * sparkle * look.sun.halo * 2.2;
      hit.glowG += look.sun.colour[1] * sparkle * look.sun.halo * 2.2;
      hit.glowB += look.sun.colour[2] * sparkle * look.sun.halo * 2.2;
    }
    if (shore) {
      const depth = -shore(hit.x, hit.z);
      const surf =
        noise.fbm(hit.x * 0.35, hit.z * 0.35, 5) * 1.2 +
        0.35 * Math.sin(depth * 3.2 + noise.fbm(hit.x * 0.1, hit.z * 0.1, 3) * 5);
      const foam =
        Math.max(0, Math.min(1, (1.1 - depth + surf) * 0.9)) *
        (0.55 + noise.fbm(hit.x * 3, hit.z * 3, 4) * 0.7);
      const shallow = Math.exp(-Math.max(0, depth) * 0.7) * 0.6;
      const light =
        (look.horizon[0] + look.horizon[1] + look.horizon[2]) / 3 + look.zenith[2] * 0.3;
      hit.glowG += (deep[1] * 5 - hit.glowG) * shallow * 0.5;
      hit.glowB += (deep[2] * 3.4 - hit.glowB) * shallow * 0.5;
      if (foam > 0) {
        hit.glowR += (look.horizon[0] * 0.5 + light * 0.5 - hit.glowR) * foam;
        hit.glowG += (look.horizon[1] * 0.5 + light * 0.5 - hit.glowG) * foam;
        hit.glowB += (look.horizon[2] * 0.5 + light * 0.5 - hit.glowB) * foam;
      }
    }
    const haze = 1 - Math.exp(-hit.distance / 2600);
    hit.glowR += (look.horizon[0] * 0.8 - hit.glowR) * haze;
    hit.glowG += (look.horizon[1] * 0.8 - hit.glowG) * haze;
    hit.glowB += (look.horizon[2] * 0.85 - hit.glowB) * haze;
  };
}

/** Foam where a swell is about to break, and torn streaks of it down its back. */
function whitecap(noise: ReturnType<typeof createNoise>, hit: Hit): number {
  const where = noise.fbm(hit.x * 0.09 + 3, hit.z * 0.06, 4) + hit.y * 0.55 - 0.42;
  const lace = 1 - 2 * Math.abs(noise.fbm(hit.x * 1.1, hit.z * 0.8, 5));
  return Math.max(0, Math.min(1, where * 3)) * Math.max(0, Math.min(1, lace * 1.6 - 0.35));
}

const trains: readonly (readonly [angle: number, length: number, height: number])[] = Array.from(
  { length: 16 },
  (_, i) =>
    [0.5 + Math.sin(i * 12.9) * 0.9 + i * 0.11, 14 * 0.72 ** i, 0.022 * 14 * 0.74 ** i] as const,
);

function waves(
  hit: Hit,
  noise: ReturnType<typeof createNoise>,
  wind: number,
  phase: number,
  slope: number[],
): void {
  let sx = 0;
  let sz = 0;
  const gust = 0.75 + noise.fbm(hit.x * 0.01, hit.z * 0.02, 3) * 0.6;
  for (let i = 0; i < trains.length; i++) {
    const [angle, length, height] = trains[i];
    const k = (Math.PI * 2) / length;
    const seen = Math.max(0, 1 - (hit.size * 2.5) / length);
    if (seen <= 0) continue;
    const c = Math.sin(angle);
    const s = -Math.cos(angle);
    const bend = noise.at(hit.x / (length * 2.3) + i * 7, hit.z / (length * 2.3)) * 4.5;
    // Whole turns per loop, faster for short waves, keep a film seamless.
    const turn = Math.round(3 + i * 1.4) * phase * Math.PI * 2;
    const value = Math.cos(k * (hit.x * c + hit.z * s) + bend - turn + i * 2.4);
    const steep = height * k * 0.32 * wind * gust * seen * value;
    sx += steep * c;
    sz += steep * s;
  }
  slope[0] = sx;
  slope[1] = sz;
}
