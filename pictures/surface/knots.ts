import type { Canvas } from '@napi-rs/canvas';
import { createRandom } from '../geometry/random.ts';
import { parseColour } from './colour.ts';
import { smoothstep } from './field.ts';
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
  /** How many pixels each way for one at usual size. */
  close?: number;
  /** No pile: wefts turned back where a color ends, which leaves slits. */
  flat?: boolean;
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
  const { close = 1 } = pile;
  const noise = createNoise(seed);
  const random = createRandom(seed);
  const dyes = pile.dyes.map(parseColour);
  const dark = dyes.map(([r, g, b]) => r + g + b < 0.06);
  const knots = chooseDyes(design, pile.dyes);
  const plate = createPlate(width * close, height * close, 0.02);
  const margin = width * 0.07;
  const knotWidth = (width - 2 * margin) / cols;
  const knotHeight = (height - 2 * margin - 2 * pile.fringe) / rows;
  const top = margin + pile.fringe;
  const warp = parseColour(pile.warp ?? '#d9cdb4');
  // Tufts far smaller than a pixel are not told apart.
  const seen = smoothstep(0.9, 2.6, knotWidth * close);
  const tones = Float32Array.from({ length: cols * rows }, () => 1 + random.bell() * 0.07);
  // A batch of dye lasts for a hand's breadth; then the next is a little other.
  const batches = Float32Array.from({ length: rows }, (_, y) => {
    const at = (y / rows) * 17 + noise.at(y * 0.01, 9.1) * 0.6;
    return noise.at(Math.floor(at) * 3.7, 3.3) * 0.8 + noise.at(y * 0.9, 5.1) * 0.14;
  });
  for (let y = 0; y < plate.height; y++) {
    for (let x = 0; x < plate.width; x++) {
      const i = y * plate.width + x;
      const u = x / close;
      const v = y / close;
      const sway = noise.at(v * 0.004, 8.1) * 5 + noise.at(v * 0.03, 2.2) * 1.1;
      const sag = noise.at(u * 0.004, 5.5) * 4;
      const kx = (u - margin + sway) / knotWidth;
      const ky = (v - top + sag) / knotHeight;
      const col = Math.floor(kx);
      const row = Math.floor(ky);
      if (col < 0 || col >= cols || row < 0 || row >= rows) {
        plate.cover[i] = 0;
        const out = row < 0 ? -ky * knotHeight : (ky - rows) * knotHeight;
        if (col >= 0 && col < cols && out >= 0 && out < pile.fringe) {
          // Warps knotted into tassels, each with a will of its own, some lost.
          const strand = (u + noise.at(u * 0.07, v * 0.03) * (2 + (out / pile.fringe) * 7)) / 7;
          const one = Math.floor(strand);
          const inside = Math.abs(strand - one - 0.5);
          const long = pile.fringe * (0.62 + 0.4 * noise.at(one * 3.7, 1.1));
          if (inside < 0.36 - (out / pile.fringe) * 0.12 && out < long) {
            plate.cover[i] = 1;
            const ply = Math.sin(((v + u * 0.6) / 2.6) * Math.PI);
            for (let c = 0; c < 3; c++)
              plate.colour[i * 3 + c] =
                warp[c] * (0.72 + noise.at(u * 0.4, v * 0.2) * 0.16 + ply * 0.07 - inside * 0.3);
            plate.relief[i] = (4 - inside * 9 + ply * 0.4) * close;
          }
        }
        continue;
      }
      const k = row * cols + col;
      const dye = dyes[knots[k]];
      const fx = kx - col - 0.5;
      const fy = ky - row - 0.5;
      // A tuft is two ends of yarn that lean down; it is darker where it enters the ground weave.
      const lean = fy - 0.14 + Math.abs(fx) * 0.3;
      const tuft = 1 - (fx * fx * 1.6 + lean * lean * 1.9);
      const ends = Math.abs(fx) < 0.09 ? 0.1 * (1 - Math.abs(fx) / 0.09) : 0;
      const fibre = noise.at(u * 1.9 + fy, v * 0.9) * 0.07 + noise.at(u * 0.55, v * 0.3) * 0.08;
      // Pile is low where it was walked on, paler there, and the pairs of warps come near the light.
      const tread = smoothstep(
        0.1,
        0.62,
        noise.fbm(u * 0.0042 + 30, v * 0.0042, 3) + pile.wear * 0.55 - 0.1,
      );
      const thin = tread * pile.wear * (0.5 + 0.5 * tones[k]) * (dark[knots[k]] ? 1.25 : 1);
      const bare = smoothstep(0.93, 1.02, thin * 1.9 + noise.at(col * 0.5, row * 0.37) * 0.5) * 0.6;
      const abrash = 1 + batches[row] * pile.abrash * (knots[k] === 0 ? 1.3 : 0.5);
      const turned =
        (fx > 0.3 && col + 1 < cols && knots[k + 1] !== knots[k]) ||
        (fx < -0.3 && col > 0 && knots[k - 1] !== knots[k]);
      const rib = Math.cos((v / 2.1) * Math.PI) * Math.cos(kx * 2 * Math.PI);
      const shade = pile.flat
        ? (0.93 + rib * 0.07 + fibre - (turned ? 0.3 : 0)) *
          (1 + (tones[k] - 1) * 0.4) *
          abrash *
          (1 + noise.fbm(u * 0.003, v * 0.003, 3) * 0.06)
        : (0.97 + seen * (0.36 * tuft - 0.25 - ends) + fibre * (0.4 + 0.6 * seen)) *
          (1 + (tones[k] - 1) * (0.5 + 0.5 * seen)) *
          abrash *
          (1 + noise.fbm(u * 0.003, v * 0.003, 3) * 0.06);
      const gray = (dye[0] + dye[1] + dye[2]) / 3;
      for (let c = 0; c < 3; c++) {
        const faded = dye[c] + (gray * 0.5 + dye[c] * 0.5 + 0.03 - dye[c]) * thin * 0.7;
        const ground = warp[c] * 0.6 * (0.85 + 0.15 * Math.cos(fx * 4 * Math.PI));
        plate.colour[i * 3 + c] = faded * shade * (1 - bare * 0.55) + ground * bare * 0.55;
      }
      plate.relief[i] =
        (12 +
          (pile.flat ? rib * 0.5 - (turned ? 1.2 : 0) : seen * tuft * 1.6) -
          thin * 2 -
          bare * 1.2 +
          noise.fbm(u * 0.003, v * 0.003, 3) * 8 +
          fibre * 2 * seen) *
        close;
      // The selvage is wound with wool, round as a cord.
      const side = Math.min(kx, cols - kx) * knotWidth;
      if (side < 6) {
        const cord = Math.sqrt(Math.max(0, 1 - ((side - 3) / 3) ** 2));
        const wound = 0.86 + 0.14 * Math.sin((v / 2.2) * Math.PI + side);
        const wool = dyes[1];
        for (let c = 0; c < 3; c++) plate.colour[i * 3 + c] = wool[c] * wound * (0.8 + cord * 0.3);
        plate.relief[i] = (10 + cord * 3 + wound) * close;
      }
    }
  }
  const lit = lightPlate(plate, { reach: 5 * close, occlusion: 0.7, sheen: 0 });
  return mount(plate.width, plate.height, lit, plate.cover, {
    ground: pile.ground,
    lift: 16 * close,
    seed,
  });
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
