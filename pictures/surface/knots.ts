import type { Canvas } from '@napi-rs/canvas';
import { createRandom } from '../geometry/random.ts';
import { parseColour } from './colour.ts';
import { lightPlate } from './light.ts';
import { type Ground, mount, type Picture } from './mount.ts';
import { createNoise } from './noise.ts';
import { createPlate } from './plate.ts';

export type Pile = {
  /** The dyes; every knot takes the nearest. */
  dyes: readonly string[];
  /** 0 new, 1 worn to the warps in places. */
  wear: number;
  /** How much the dye differs from batch to batch along the length. */
  abrash: number;
  fringe: number;
  ground: Ground;
  /** Fringe and warp colour. */
  warp?: string;
};

/** Knots a carpet from its design, one pixel of the design for each knot. */
export function knotCarpet(
  design: Canvas,
  width: number,
  height: number,
  pile: Pile,
  seed: string,
): Picture {
  const cols = design.width;
  const rows = design.height;
  const noise = createNoise(seed);
  const random = createRandom(seed);
  const dyes = pile.dyes.map(parseColour);
  const knots = chooseDyes(design, pile.dyes);
  const plate = createPlate(width, height, 0.02);
  const margin = width * 0.07;
  const knotWidth = (width - 2 * margin) / cols;
  const knotHeight = (height - 2 * margin - 2 * pile.fringe) / rows;
  const top = margin + pile.fringe;
  const warp = parseColour(pile.warp ?? '#d9cdb4');
  const tones = Float32Array.from({ length: cols * rows }, () => 1 + random.bell() * 0.1);
  const rowTone = Float32Array.from(
    { length: rows },
    (_, y) => noise.fbm(y * 0.02, 3.3, 4) + (random.next() - 0.5) * 0.16,
  );
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const sway = noise.at(y * 0.004, 8.1) * 5 + noise.at(y * 0.03, 2.2) * 1.3;
      const sag = noise.at(x * 0.004, 5.5) * 4;
      const kx = (x - margin + sway) / knotWidth;
      const ky = (y - top + sag) / knotHeight;
      const col = Math.floor(kx);
      const row = Math.floor(ky);
      if (col < 0 || col >= cols || row < 0 || row >= rows) {
        plate.cover[i] = 0;
        const out = row < 0 ? -ky * knotHeight : (ky - rows) * knotHeight;
        if (col >= 0 && col < cols && out >= 0 && out < pile.fringe) {
          const strand = (x + noise.at(x * 0.08, y * 0.02) * 5) / 9;
          const inside = Math.abs(strand - Math.floor(strand) - 0.5);
          const long = pile.fringe * (0.7 + 0.3 * noise.at(Math.floor(strand) * 3.7, 1.1));
          if (inside < 0.34 && out < long) {
            plate.cover[i] = 1;
            for (let c = 0; c < 3; c++)
              plate.colour[i * 3 + c] = warp[c] * (0.75 + noise.at(x * 0.4, y * 0.2) * 0.2);
            plate.relief[i] = 4 - inside * 9;
          }
        }
        continue;
      }
      const k = row * cols + col;
      const dye = dyes[knots[k]];
      const fx = kx - col - 0.5;
      const fy = ky - row - 0.5;
      // A tuft leans down and is darker where it enters the ground weave.
      const tuft = 1 - (fx * fx * 1.5 + (fy - 0.12) * (fy - 0.12) * 1.9);
      const hair = noise.at(x * 0.55, y * 0.3) * 0.13;
      const abrash = 1 + rowTone[row] * pile.abrash * (knots[k] % 3 === 0 ? 1 : 0.5);
      const shade =
        (0.74 + 0.32 * tuft + hair) *
        tones[k] *
        abrash *
        (1 + noise.fbm(x * 0.004, y * 0.004, 4) * 0.12);
      const worn =
        Math.max(
          0,
          Math.min(0.4, (noise.fbm(x * 0.008 + 30, y * 0.013, 6) - 0.62 + pile.wear * 0.45) * 1.1),
        ) *
        (0.6 + 0.4 * Math.abs(fx) * 2);
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] = dye[c] * shade * (1 - worn) + warp[c] * 0.62 * worn;
      plate.relief[i] =
        12 + tuft * 2.1 - worn * 3 + noise.fbm(x * 0.003, y * 0.003, 3) * 9 + hair * 3;
      if (col < 2 || col > cols - 3) plate.relief[i] -= 3;
    }
  }
  const lit = lightPlate(plate, { reach: 5, occlusion: 0.7, sheen: 0 });
  return mount(width, height, lit, plate.cover, { ground: pile.ground, lift: 16, seed });
}

function chooseDyes(design: Canvas, dyes: readonly string[]): Uint8Array {
  const { width, height } = design;
  const { data } = design.getContext('2d').getImageData(0, 0, width, height);
  const bytes = dyes.map((hex) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  const known = new Map<number, number>();
  const knots = new Uint8Array(width * height);
  for (let i = 0; i < knots.length; i++) {
    const [r, g, b] = [data[i * 4], data[i * 4 + 1], data[i * 4 + 2]];
    const key = (r << 16) | (g << 8) | b;
    let best = known.get(key);
    if (best === undefined) {
      best = 0;
      let least = Number.POSITIVE_INFINITY;
      bytes.forEach((dye, j) => {
        const far = (dye[0] - r) ** 2 * 0.6 + (dye[1] - g) ** 2 + (dye[2] - b) ** 2 * 0.5;
        if (far < least) {
          least = far;
          best = j;
        }
      });
      known.set(key, best as number);
    }
    knots[i] = best as number;
  }
  return knots;
}
