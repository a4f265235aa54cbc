import type { Picture } from './mount.ts';
import { createNoise } from './noise.ts';

const reach = 3;

/**
 * What a light-follower draws too evenly, as a painter would set it down: small flecks become short touches whose edges
 * stay, each place is a little warmer or cooler than the next, and the dark has a grain.
 * @param share how much of the touch is seen, 0–1
 */
export function painted({ pixels, width, height }: Picture, seed: string, share = 0.6): Picture {
  const out = Buffer.from(pixels);
  const noise = createNoise(`${seed} painted`);
  const mean = new Float64Array(3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      let least = Number.POSITIVE_INFINITY;
      let [r, g, b] = [0, 0, 0];
      for (let q = 0; q < 4; q++) {
        const x0 = Math.max(0, x - (q & 1 ? 0 : reach));
        const x1 = Math.min(width - 1, x + (q & 1 ? reach : 0));
        const y0 = Math.max(0, y - (q & 2 ? 0 : reach));
        const y1 = Math.min(height - 1, y + (q & 2 ? reach : 0));
        mean.fill(0);
        let square = 0;
        let n = 0;
        for (let v = y0; v <= y1; v++)
          for (let u = x0; u <= x1; u++) {
            const k = (v * width + u) * 3;
            const [pr, pg, pb] = [pixels[k], pixels[k + 1], pixels[k + 2]];
            mean[0] += pr;
            mean[1] += pg;
            mean[2] += pb;
            square += pr * pr + pg * pg + pb * pb;
            n++;
          }
        const spread = square / n - (mean[0] ** 2 + mean[1] ** 2 + mean[2] ** 2) / (n * n);
        if (spread < least) {
          least = spread;
          [r, g, b] = [mean[0] / n, mean[1] / n, mean[2] / n];
        }
      }
      const warm = noise.fbm(x * 0.006, y * 0.006, 3) * 0.035;
      const touch = noise.fbm(x * 0.045 + y * 0.02, y * 0.016 - x * 0.02, 2) * 0.03;
      const grain = noise.at(x * 0.83, y * 0.83) * 2.2;
      const set = (c: number, value: number, tint: number) => {
        const mixed = pixels[i + c] + (value - pixels[i + c]) * share;
        out[i + c] = Math.max(0, Math.min(255, mixed * (1 + tint + touch) + grain));
      };
      set(0, r, warm);
      set(1, g, 0);
      set(2, b, -warm);
    }
  return { pixels: out, width, height };
}
