import type { Motif, Role } from '../geometry/flora.ts';
import { parseColour } from './colour.ts';
import { distanceTo, type Field } from './field.ts';
import { createNoise } from './noise.ts';
import { type Brush, fillShape, type Plate, paintField } from './plate.ts';

/** Adds to the relief what the brush paints white, rounded off over `round` pixels at its edges. */
export function raise(
  plate: Plate,
  height: number,
  round: number,
  paint: (brush: Brush) => void,
): Field {
  const { width, relief, close = 1 } = plate;
  const mask = paintField(width / close, plate.height / close, paint, close);
  let [left, right, top, bottom] = [width, -1, plate.height, -1];
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 0) continue;
    const x = i % width;
    const y = (i / width) | 0;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  if (right < 0) return mask;
  // Distances are only needed around what was painted.
  [left, top] = [Math.max(0, left - 1), Math.max(0, top - 1)];
  const w = Math.min(width - 1, right + 1) - left + 1;
  const h = Math.min(plate.height - 1, bottom + 1) - top + 1;
  const inside = distanceTo(
    w,
    h,
    (i) => mask[(top + ((i / w) | 0)) * width + left + (i % w)] < 0.5,
  );
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = (top + y) * width + left + x;
      if (mask[i] === 0) continue;
      const t = Math.min(1, (inside[y * w + x] + mask[i] - 0.5) / (round * close));
      if (t > 0)
        relief[i] += height * close * Math.sqrt(1 - (1 - t) * (1 - t)) * Math.min(1, mask[i] * 2);
    }
  return mask;
}

/** Fills the shapes of a motif; leave out roles to leave them in the ground. */
export function fillMotif(brush: Brush, motif: Motif, fill: string, roles?: readonly Role[]): void {
  for (const { points, role } of motif)
    if (!roles || roles.includes(role)) fillShape(brush, points, fill);
}

/** Colours a plate like wood: grain along y, or along x where `across` is 1; `piece` varies the tone. */
export function grainWood(
  plate: Plate,
  hex: string,
  seed: string,
  options: { across?: Field; piece?: Int32Array; dark?: number } = {},
): void {
  const { width, height, colour, relief, close = 1 } = plate;
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  const { across, piece, dark = 0.5 } = options;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const id = piece ? piece[i] : 0;
      const turned = across ? across[i] > 0.5 : id % 3 === 1;
      const u = (turned ? y : x) / close + id * 37.7;
      const v = (turned ? x : y) / close + id * 91.3;
      const warp = noise.fbm(u * 0.008, v * 0.0016, 3);
      const ring = Math.abs(((u * 0.035 + warp * 7 + 400) % 1) * 2 - 1);
      const pore = noise.at(u * 0.55, v * 0.014);
      const fine = noise.fbm(u * 0.24, v * 0.008, 2);
      const tone =
        (1 - dark * 0.42 * ring ** 2 + fine * 0.2 - (pore > 0.42 ? (pore - 0.42) * 0.9 : 0)) *
        (1 + noise.at(id * 3.17, 4.4) * 0.16) *
        (1 + warp * 0.14);
      colour[i * 3] = r * tone;
      colour[i * 3 + 1] = g * tone * (1 - ring * 0.05);
      colour[i * 3 + 2] = b * tone * (1 - ring * 0.1);
      relief[i] += (fine * 0.35 - (pore > 0.5 ? 0.5 : 0)) * close;
      if (close > 1) {
        // Seen from near, every pore is a short dark groove and the fibres lie beside one another.
        const groove = Math.max(0, noise.at(u * 1.5, v * 0.045) - 0.55);
        const fibre = noise.fbm(u * 1.1, v * 0.03, 2);
        for (let c = 0; c < 3; c++) colour[i * 3 + c] *= 1 + fibre * 0.12 - groove * 0.9;
        relief[i] += (fibre * 0.16 - groove * 0.9) * close;
      }
    }
  }
}

/** Dust and dirt darken what lies deep, handling polishes what stands up; heights in pixels. */
export function ageRelief(
  plate: Plate,
  low: number,
  high: number,
  dirtHex: string,
  amount: number,
  seed: string,
): void {
  const { width, height, colour, relief, close = 1 } = plate;
  const dirt = parseColour(dirtHex);
  const noise = createNoise(seed);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const deep = 1 - Math.max(0, Math.min(1, (relief[i] / close - low) / (high - low)));
      const k = Math.max(
        0,
        Math.min(
          0.95,
          deep * amount * (0.75 + noise.fbm((x / close) * 0.012, (y / close) * 0.012, 4) * 0.7),
        ),
      );
      for (let c = 0; c < 3; c++) colour[i * 3 + c] += (dirt[c] - colour[i * 3 + c]) * k;
    }
}

export function clipRect(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  paint: () => void,
): void {
  brush.save();
  brush.beginPath();
  brush.rect(x, y, w, h);
  brush.clip();
  paint();
  brush.restore();
}
