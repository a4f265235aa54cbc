import { parseColour } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import type { Plate } from '../../surface/plate.ts';

const bole = parseColour('#8a3d22');
const chalk = parseColour('#d8c9a8');

/**
 * What is seen from near of gilded gesso: it was laid with a brush and is nowhere straight; leaf overlaps leaf, rubbed
 * ridges show the red clay beneath and then the chalk, and fine cracks run through paint and gold.
 */
export function wearGilding(plate: Plate, seed: string): void {
  const { width, height, colour, relief, metal, gloss, close = 1 } = plate;
  const noise = createNoise(`${seed} leaf`);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      const [x, y] = [column / close, row / close];
      const high = relief[i] / close;
      if (high < 4) continue;
      const hand = noise.fbm(x * 0.11, y * 0.11, 3);
      const brush = noise.fbm(x * 0.5 + y * 0.2, y * 0.9, 2);
      // Cracks form a net, wider where the gesso is thick.
      const [near, second] = noise.cells(x * 0.085 + hand * 0.5, y * 0.085 + brush * 0.08);
      const crack =
        Math.max(0, 1 - (second - near) / 0.035) *
        Math.max(0, noise.fbm(x * 0.02, y * 0.02, 2) + 0.25);
      // The ground is planed wood under paint; only what was laid on it has the brush's waves.
      const laid = high > 24.5 ? 1 : 0.22;
      relief[i] += ((hand * 1.1 + brush * 0.32) * laid - crack * 0.9) * close;
      const isGold = metal[i] > 0.3;
      if (isGold) {
        // Squares of leaf lie a little askew over each other; each took the burnisher otherwise.
        const [u, v] = [(x + y * 0.04) / 41, (y - x * 0.03) / 38];
        const [a, b] = [u - Math.floor(u), v - Math.floor(v)];
        const lap = Math.min(a, b) < 0.035 ? 1.06 : 1;
        const square = 1 + noise.at(Math.floor(u) * 7.1, Math.floor(v) * 3.7) * 0.07;
        const k = lap * square * (1 + brush * 0.07);
        const rub =
          Math.max(0, Math.min(1, (high - 27) / 6)) * 0.3 +
          noise.fbm(x * 0.035 + 9, y * 0.035, 4) +
          noise.fbm(x * 0.4, y * 0.4, 3) * 0.45;
        const red = Math.max(0, Math.min(1, (rub - 0.3) * 5)) * 0.8;
        const bare = Math.max(0, Math.min(1, (rub - 0.62) * 7));
        for (let c = 0; c < 3; c++) {
          let value = colour[i * 3 + c] * k;
          value += (bole[c] - value) * red;
          value += (chalk[c] - value) * bare;
          colour[i * 3 + c] = value;
        }
        metal[i] *= 1 - Math.max(red * 0.75, bare);
        gloss[i] *= 1 - red * 0.5;
      } else {
        const stroke = 1 + brush * 0.1 + hand * 0.08;
        for (let c = 0; c < 3; c++) colour[i * 3 + c] *= stroke;
        gloss[i] *= 0.8;
      }
      for (let c = 0; c < 3; c++) colour[i * 3 + c] *= 1 - crack * 0.55;
    }
}
