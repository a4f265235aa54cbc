import { createRandom } from '../../geometry/random.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import { lightPlate } from '../../surface/light.ts';
import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { createPlate } from '../../surface/plate.ts';

export type MarbledParameters = {
  /** Colors in the order in which they were thrown. */
  colours: readonly string[];
  width: number;
  height: number;
  ground: Ground;
};

/** Paper laid on water on which colors were thrown drop by drop: each drop pushes aside what floated before it. */
export function drawMarbledPaper(p: MarbledParameters, seed: string): Picture {
  const { width, height } = p;
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const plate = createPlate(width, height, 0.12);
  const dyes = p.colours.map(parseColour);
  const drops = Array.from({ length: 420 }, (_, k) => {
    const colour = Math.min(dyes.length - 1, Math.floor((k / 420) * dyes.length));
    return {
      x: random.between(-60, width + 60),
      y: random.between(-60, height + 60),
      r: random.between(18, 92) * (1 - colour * 0.07) * random.between(0.5, 1.2),
      colour,
    };
  });
  const margin = Math.min(width, height) * 0.06;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const edge =
        Math.min(x, y, width - 1 - x, height - 1 - y) - margin + noise.at(x * 0.03, y * 0.03) * 1.5;
      plate.cover[i] = Math.max(0, Math.min(1, edge));
      if (edge <= 0) continue;
      let u = x + noise.fbm(x * 0.005, y * 0.005, 3) * 26;
      let v = y + noise.fbm(x * 0.005 + 40, y * 0.005, 3) * 26;
      let hit = 0;
      let rim = 1;
      // From the last drop to the first: outside a drop, the water is where it was before that drop came.
      for (let k = drops.length - 1; k >= 0; k--) {
        const { x: cx, y: cy, r, colour } = drops[k];
        const dx = u - cx;
        const dy = v - cy;
        const far = dx * dx + dy * dy;
        if (far < r * r) {
          hit = colour;
          rim = smoothstep(0, 0.1, 1 - Math.sqrt(far) / r);
          break;
        }
        if (far < r * r * 25) {
          const pull = Math.sqrt(1 - (r * r) / far);
          u = cx + dx * pull;
          v = cy + dy * pull;
        }
      }
      const fibre = noise.fbm(x * 0.3, y * 0.3, 3) * 0.05;
      const grain = noise.at(x * 0.9, y * 0.9) * 0.04;
      const vein = 1 + (1 - rim) * 0.28;
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] = dyes[hit][c] * (1 + fibre + grain) * vein;
      plate.relief[i] = 3 + fibre * 3 + noise.fbm(x * 0.002, y * 0.002, 3) * 14;
    }
  const lit = lightPlate(plate, { reach: 6, occlusion: 0.4, sheen: 0.4 });
  return mount(width, height, lit, plate.cover, { ground: p.ground, lift: 10, seed });
}
