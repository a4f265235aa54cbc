import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import { createPlate, type Plate } from '../../surface/plate.ts';
import type { Lit } from './near.ts';

const wide = 3600;
const tall = 2500;
/** Where the slope begins, and how broad the strip of brass is that marks it. */
const lip = 1500;
const strip = 150;

const stone = parseColour('#cdb993');
const grime = parseColour('#5d5138');
const brass = parseColour('#b98a3d');

/** The foot of a ramp: a ribbed strip of brass between paving and brushed lime, crossed by two wet tracks of wheels. */
export function makeRampEdge(seed: string): Plate {
  const plate = createPlate(wide, tall, 0.04);
  const noise = createNoise(seed);
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      const i = y * wide + x;
      const cloud = noise.fbm(x * 0.0021, y * 0.003, 5);
      const grain = noise.fbm(x * 0.1, y * 0.1, 4);
      const from = y - lip;
      const isBrass = from > 0 && from < strip;
      // Tires carry water from the paving up the slope, less with every turn.
      const wet = trackAt(noise, x, y) * (0.5 + 0.5 * smoothstep(-1500, 300, from));
      if (isBrass) {
        const rib = Math.sin((from / strip) * Math.PI * 10) ** 2;
        const end = Math.min(from, strip - from);
        const worn = noise.fbm(x * 0.0019, 3, 3) + trackAt(noise, x, y) * 0.5;
        const scratch = noise.fbm(x * 0.14, y * 0.006, 4);
        const dark = (1 - rib) * 0.62 + smoothstep(0.1, 0.5, cloud) * 0.2;
        for (let c = 0; c < 3; c++)
          plate.colour[i * 3 + c] =
            (brass[c] * (1 + scratch * 0.2 + worn * 0.16) * (1 - dark) + grime[c] * 0.2 * dark) *
            (1 - wet * 0.2);
        plate.relief[i] = 12 + rib * (9 - worn * 3) * smoothstep(0, 12, end) + scratch * 1.2;
        plate.metal[i] = 0.85 * (1 - dark * 0.6);
        plate.gloss[i] = 0.42 + worn * 0.1 + wet * 0.2;
        continue;
      }
      const isSlope = from < 0;
      // Lime on the slope was drawn across with a broom, so that wheels hold.
      const broom = isSlope
        ? noise.fbm(x * 0.0035, y * 0.075 + noise.fbm(x * 0.002, y * 0.002, 2) * 3, 4)
        : noise.fbm(x * 0.004, y * 0.02, 3) * 0.5;
      const slab = isSlope ? 9999 : Math.abs(((x + 400) % 1500) - 750 + noise.at(y * 0.01, 4) * 8);
      const joint = 1 - smoothstep(4, 12, slab + noise.fbm(x * 0.05, y * 0.05, 2) * 5);
      const near = 1 - smoothstep(0, 34, Math.min(Math.abs(from), Math.abs(from - strip)));
      const hole = smoothstep(0.36, 0.52, noise.fbm(x * 0.02, y * 0.03, 3) + cloud * 0.2);
      for (let c = 0; c < 3; c++) {
        let paint = stone[c] * (1 + cloud * 0.2 + grain * 0.13 + broom * 0.12);
        if (!isSlope) paint *= [0.93, 0.9, 0.86][c];
        paint += (grime[c] - paint) * Math.min(0.8, joint * 0.8 + near * 0.34 + hole * 0.3);
        plate.colour[i * 3 + c] = paint * (1 - wet * [0.52, 0.56, 0.6][c]);
      }
      plate.relief[i] =
        cloud * 12 + grain * 2.4 + broom * (isSlope ? 6 : 5) - joint * 13 - hole * 6 - near * 4;
      plate.gloss[i] = 0.04 + wet * 0.4;
    }
  return plate;
}

/** How wet a place is from two tires that went by side by side, their tread printed. */
function trackAt(noise: ReturnType<typeof createNoise>, x: number, y: number): number {
  let wet = 0;
  for (const [at, lean] of [
    [1060, 0.13],
    [2380, 0.13],
  ]) {
    const u = x - at - (y - lip) * lean - Math.sin(y / 900) * 26;
    const half = 92 + noise.at(y * 0.006, at) * 4;
    if (Math.abs(u) > half + 9) continue;
    const edge = 1 - smoothstep(half - 5, half + 5, Math.abs(u));
    const herring = Math.sin((y + Math.abs(u) * 0.9) / 15);
    const tread = smoothstep(-0.5, 0.1, herring) * smoothstep(6, 13, Math.abs(u));
    const dry = smoothstep(-0.5, -0.1, noise.fbm(x * 0.03, y * 0.018, 3) - (lip - y) / 6000 + 0.1);
    wet = Math.max(wet, edge * (0.45 + 0.55 * tread) * dry);
  }
  return wet;
}

/** The shadow of a wheel with its hand rim and spokes, drawn long by low sun. */
export function castWheel(lit: Lit): Lit {
  const { width, height, sun } = lit;
  const band = (r: number, at: number, thick: number) =>
    1 - smoothstep(thick * 0.72, thick * 1.2, Math.abs(r - at));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [s, t] = [x / width - 0.6, y / width - 0.3];
      const [u, v] = [(s * 0.9 + t * 0.44) / 1.55, t * 0.9 - s * 0.44];
      const r = Math.hypot(u, v);
      let k = Math.max(band(r, 0.262, 0.0125), band(r, 0.228, 0.0055), band(r, 0, 0.02));
      if (r < 0.26) {
        const angle = Math.atan2(v, u);
        for (const lean of [-1, 1]) {
          // Spokes leave the hub aslant, half of them to either side.
          const turned = angle + lean * Math.asin(Math.min(1, 0.017 / Math.max(0.017, r)));
          const step = (Math.PI * 2) / 12;
          const off = Math.abs(((((turned + lean * 0.13) % step) + step) % step) - step / 2) * r;
          k = Math.max(k, (1 - smoothstep(0.0014, 0.0036, off)) * 0.85);
        }
      }
      const i = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) sun[i + c] *= 1 - k * 0.94;
    }
  return lit;
}
