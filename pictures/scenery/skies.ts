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
  stars?: { seed: string; brightness: number };
};

export function createSky(look: SkyLook): Sky {
  const noise = createNoise(look.clouds?.seed ?? look.stars?.seed ?? 'sky');
  const sunDirection = look.sun ? unit(look.sun.direction) : null;
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
    if (look.stars && y > -0.02) addStars(look.stars.brightness, noise, x, y, z, out);
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
    if (look.sun && sunDirection && look.sun.disc > 0) {
      const disc = smoothstep(0.99986, 0.99994, near) * look.sun.disc;
      for (let c = 0; c < 3; c++) out[c] += look.sun.colour[c] * disc;
    }
    if (y < 0) {
      const d = Math.min(1, -y * 7);
      for (let c = 0; c < 3; c++) out[c] += (look.ground[c] - out[c]) * d;
    }
  };
}

function addStars(
  brightness: number,
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
      Math.exp(-((distance / size) ** 2)) *
      (0.25 + (cell / share) ** 3 * 2.2) *
      brightness *
      smoothstep(-0.02, 0.2, y) *
      (60 / scale) ** 0.25;
    out[0] += light * (0.85 + cell * 0.6);
    out[1] += light * 0.95;
    out[2] += light * (1.25 - cell * 0.6);
  }
}
