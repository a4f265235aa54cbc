import { dot, unit, type Vec } from '../render/mesh.ts';
import type { Sky } from '../render/scene.ts';
import { smoothstep } from '../surface/field.ts';
import { createNoise } from '../surface/noise.ts';

export type SkyLook = {
  zenith: Vec;
  horizon: Vec;
  ground: Vec;
  sun?: { direction: Vec; colour: Vec; disc: number; halo: number };
  clouds?: { cover: number; light: Vec; shade: Vec; scale: number; seed: string; drift?: number };
  /** Heaped clouds of the trade wind, low over the horizon in rows. */
  heaps?: { cover: number; light: Vec; shade: Vec; seed: string };
  /** `size`: of the stars, 1 when not told; smaller ones are as bright in all. */
  stars?: { seed: string; brightness: number; size?: number };
};

export function createSky(look: SkyLook): Sky {
  const noise = createNoise(look.clouds?.seed ?? look.stars?.seed ?? 'sky');
  const sunDirection = look.sun ? unit(look.sun.direction) : null;
  const heap = look.heaps && heapClouds(look.heaps, look);
  return (x, y, z, out) => {
    const up = Math.max(0, y);
    const t = 1 - (1 - Math.min(1, up)) ** 4.2;
    for (let c = 0; c < 3; c++) out[c] = look.horizon[c] + (look.zenith[c] - look.horizon[c]) * t;
    let near = 0;
    if (look.sun && sunDirection) {
      near = Math.max(0, dot([x, y, z], sunDirection));
      const halo = (near ** 6 * 0.12 + near ** 40 * 0.35 + near ** 400 * 0.8) * look.sun.halo;
      for (let c = 0; c < 3; c++) out[c] += look.sun.colour[c] * halo;
    }
    if (look.stars && y > -0.02) addStars(look.stars, noise, x, y, z, out);
    if (look.clouds && y > 0.015) {
      const { cover, light, shade, scale } = look.clouds;
      const px = (x / (y + 0.12)) * scale + (look.clouds.drift ?? 0);
      const pz = (z / (y + 0.12)) * scale;
      const bend = noise.fbm(px * 0.6 + 9, pz * 0.6, 3);
      const body = noise.fbm(px + bend * 0.9, pz * 1.7 + bend * 0.5, 6);
      const amount =
        smoothstep(0.25 - cover * 0.7, 0.75 - cover * 0.5, body) * smoothstep(0.015, 0.16, y);
      if (amount > 0) {
        const thick = smoothstep(
          0.1,
          0.9,
          body - 0.25 + cover * 0.7 + noise.fbm(px * 3, pz * 3, 3) * 0.25,
        );
        const lining = near ** 8 * 0.9;
        for (let c = 0; c < 3; c++) {
          const tone = light[c] * (1 + lining) * (1 - thick * 0.6) + shade[c] * thick * 0.6;
          out[c] += (tone - out[c]) * amount * 0.92;
        }
      }
    }
    heap?.(x, y, z, near, out);
    if (look.sun && sunDirection && look.sun.disc > 0) {
      // A film burns out around the sun: it has no edge, and white goes over into the air's colour.
      const away = 1 - near;
      const core = Math.exp(-away / 0.00014) + 0.09 * Math.exp(-away / 0.0011);
      const white = 0.3 * look.sun.disc * core;
      for (let c = 0; c < 3; c++) out[c] += look.sun.colour[c] * look.sun.disc * core + white;
    }
    if (y < 0) {
      const d = Math.min(1, -y * 7);
      for (let c = 0; c < 3; c++) out[c] += (look.ground[c] - out[c]) * d;
    }
  };
}

/** Rows of heaped clouds, each farther one lower, smaller and nearer the horizon's colour; flat below, swelling above, lit from the sun. */
function heapClouds({ cover, light, shade, seed }: NonNullable<SkyLook['heaps']>, look: SkyLook) {
  const noise = createNoise(seed);
  const billow = (x: number, y: number) => {
    let sum = 0;
    let weight = 0.5;
    let scale = 1;
    for (let i = 0; i < 6; i++) {
      sum += weight * (1 - 2 * Math.abs(noise.at(x * scale + i * 17, y * scale + i * 5)));
      weight *= 0.52;
      scale *= 2.07;
    }
    return sum;
  };
  const [sx, sy, sz] = look.sun ? unit(look.sun.direction) : [0, 1, 0];
  const sunTurn = Math.atan2(sx, -sz);
  const rows = [0.3, 0.55, 1];
  return (x: number, y: number, z: number, near: number, out: Float32Array) => {
    if (y < 0.004 || y > 0.42) return;
    const turn = Math.atan2(x, -z);
    for (const [k, size] of rows.entries()) {
      const base = 0.012 + 0.075 * size ** 1.6 + noise.at(turn * 3 + k * 9, k) * 0.006 * size;
      const [far, tall] = [2.3 / size, 0.17 * size];
      const mass = noise.fbm(turn * far + k * 31, k * 7.3, 3) - 0.22 + cover * 0.5;
      if (mass <= 0) continue;
      const body = (a: number, e: number) => {
        const h = (e - base) / tall;
        return (
          mass * 1.5 + billow((a * 3.4) / size + k * 11, (e * 4.6) / size) * 0.95 - h * 1.5 - 0.5
        );
      };
      const d = body(turn, y);
      const foot = smoothstep(-0.004, 0.012 * size, y - base - noise.at(turn * 22, k) * 0.004);
      const amount = smoothstep(0, 0.13, d) * foot;
      if (amount <= 0) continue;
      const step = 0.012 * size;
      const [ax, ay] = [sunTurn - turn, sy - y];
      const far1 = Math.hypot(ax, ay) || 1;
      const toward = d - body(turn + (ax / far1) * step, y + (ay / far1) * step);
      const high = Math.max(0, Math.min(1, (y - base) / tall));
      const lit = Math.max(
        0,
        Math.min(1, 0.3 + toward * 1.7 + high * 0.4 - Math.min(0.5, d * 0.3)),
      );
      const lining = near ** 10 * smoothstep(0.5, 0.05, d) * 1.4;
      const haze = (1 - size) * 0.55 + smoothstep(0.07, 0, y) * 0.35;
      for (let c = 0; c < 3; c++) {
        let tone = shade[c] + (light[c] - shade[c]) * lit + light[c] * lining;
        tone += (look.horizon[c] - tone) * Math.min(0.85, haze);
        out[c] += (tone - out[c]) * amount * 0.96;
      }
    }
  };
}

function addStars(
  { brightness, size: grain = 1 }: NonNullable<SkyLook['stars']>,
  noise: ReturnType<typeof createNoise>,
  x: number,
  y: number,
  z: number,
  out: Float32Array,
): void {
  // Stars sit on the faces of a cube, so that they keep their size all over the sky.
  const m = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  const face = m === Math.abs(x) ? 11 : m === Math.abs(y) ? 47 : 83;
  const [a, b] =
    m === Math.abs(x) ? [y / m, z / m] : m === Math.abs(y) ? [x / m, z / m] : [x / m, y / m];
  const band =
    1 -
    Math.min(
      1,
      Math.abs(x * 0.62 + y * 0.5 - z * 0.28 + 0.05 + noise.fbm(x * 2, z * 2, 3) * 0.1) / 0.3,
    );
  if (band > 0) {
    const dust = Math.max(0, noise.fbm(x * 5 + 3, y * 5 + z * 3, 5) + 0.35) * band * band;
    out[0] += dust * 0.05 * brightness;
    out[1] += dust * 0.052 * brightness;
    out[2] += dust * 0.075 * brightness;
  }
  for (const [scale, share, size] of [
    [90, 0.5, 0.075],
    [34, 0.32, 0.05],
    [13, 0.2, 0.032],
  ] as const) {
    const [distance, , cell] = noise.cells(a * scale + face, b * scale + face * 3);
    if (cell > share + band * 0.25) continue;
    const light =
      Math.exp(-((distance / (size * grain)) ** 2)) *
      (0.25 + (cell / share) ** 3 * 2.2) *
      brightness *
      smoothstep(-0.02, 0.2, y) *
      (60 / scale) ** 0.25;
    out[0] += light * (0.85 + cell * 0.6);
    out[1] += light * 0.95;
    out[2] += light * (1.25 - cell * 0.6);
  }
}
