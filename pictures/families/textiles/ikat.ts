import { mirrorOutline, type Point, smooth } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { parseColour } from '../../surface/colour.ts';
import { blur, distanceTo, smoothstep } from '../../surface/field.ts';
import { lightPlate } from '../../surface/light.ts';
import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { createPlate, fillShape, paintField, strokeLine } from '../../surface/plate.ts';
import { findOnCloth } from './ikat-cut.ts';
import { chooseDye, type IkatPattern } from './ikat-patterns.ts';

export type IkatParameters = {
  /** Ground first, then the three dyes. */
  dyes: [string, string, string, string];
  pattern: IkatPattern;
  ground: Ground;
  lining: string;
  /** Drawn in at the waist by gathers under the arms, as a munisak is; else it hangs straight. */
  isGathered?: boolean;
};

/** Left half of the outline, from the neck down. */
const straight: readonly Point[] = [
  [800, 150],
  [700, 138],
  [640, 160],
  [420, 250],
  [80, 420],
  [108, 585],
  [150, 590],
  [430, 500],
  [520, 480],
  [505, 800],
  [430, 1340],
  [440, 1385],
  [620, 1405],
  [800, 1400],
];
const gathered: readonly Point[] = [
  [800, 168],
  [690, 150],
  [630, 172],
  [430, 262],
  [190, 424],
  [236, 590],
  [276, 586],
  [446, 506],
  [540, 520],
  [566, 640],
  [520, 770],
  [452, 960],
  [372, 1300],
  [384, 1346],
  [600, 1392],
  [800, 1396],
];

const width = 1600;
const height = 1500;
/** Samples of dye to each side along a thread. */
const creeping = 6;

/** A robe laid out flat: warps were tied and dyed before weaving, so every edge along them is feathered. */
export function drawIkatRobe(p: IkatParameters, seed: string): Picture {
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const plate = createPlate(width, height, 0.2);
  const outline = mirrorOutline(p.isGathered ? gathered : straight, width / 2);
  const body = paintField(width, height, (brush) =>
    fillShape(brush, smooth(outline, true, 5), '#fff'),
  );
  const opening = paintField(width, height, (brush) => {
    fillShape(
      brush,
      [
        [750, 96],
        [850, 96],
        [838, 500],
        [824, 1000],
        [838, 1420],
        [770, 1420],
        [784, 1000],
        [768, 500],
      ],
      '#fff',
    );
  });
  const folds = paintField(width, height, (brush) => {
    brush.globalAlpha = 0.5;
    for (let i = 0; i < 26; i++) {
      const x = random.between(470, 1130);
      strokeLine(
        brush,
        smooth(
          [
            [x + (x - 800) * -0.1, random.between(420, 620)],
            [x, 900],
            [x + (x - 800) * 0.28, 1420],
          ],
          false,
          8,
        ),
        '#fff',
        random.between(8, 26),
      );
    }
    if (p.isGathered)
      for (const side of [-1, 1])
        for (let i = 0; i < 15; i++) {
          const from = 148 + i * 6;
          strokeLine(
            brush,
            smooth(
              [
                [800 + side * from, 600 + random.between(0, 26)],
                [800 + side * (from + i * 2), 720],
                [800 + side * (from + i * random.between(7, 10)), random.between(860, 1120)],
              ],
              false,
              8,
            ),
            '#fff',
            random.between(3, 8),
          );
        }
    for (const side of [-1, 1])
      for (let i = 0; i < 7; i++) {
        const y = 300 + i * 34;
        strokeLine(
          brush,
          smooth(
            [
              [800 + side * random.between(250, 330), y - 30],
              [800 + side * 480, y + 60],
              [800 + side * 690, y + 140],
            ],
            false,
            8,
          ),
          '#fff',
          random.between(6, 18),
        );
      }
  });
  const soft = blur(folds, width, height, 16);
  const rim = distanceTo(width, height, (i) => body[i] < 0.5);
  const dyes = p.dyes.map(parseColour);
  const lining = parseColour(p.lining);
  /** Three of light and the weight of all that was added. */
  const dye = new Float32Array(4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      plate.cover[i] = body[i];
      if (body[i] === 0) continue;
      const { isSleeve, u, v, toSeam } = findOnCloth(p.pattern, x - width / 2, y);
      const inside = opening[i];
      const trim = smoothstep(12.8, 11.2, rim[i]);
      const braid =
        0.55 + 0.3 * Math.abs(Math.sin((x + y) * 0.55)) * Math.abs(Math.sin((x - y) * 0.3));
      dye.fill(0);
      // Threads are finer than pixels: three of them are mixed in each.
      for (const beside of [-0.45, 0, 0.45]) {
        const thread = u + beside;
        const slip =
          noise.at(thread * 0.34, v * 0.003) * 9 +
          noise.at(thread * 0.06, 5.5) * 7 +
          noise.at(thread * 0.9, 1.5) * 4;
        // Dye creeps along the thread past the knot, on each thread another way.
        const creep = 5 + 11 * Math.abs(noise.at(thread * 0.29 + 40, v * 0.006));
        for (let k = -creeping; k <= creeping; k++) {
          const share = k / creeping;
          const weight = 1 - share * share * 0.8;
          const taken = dyes[chooseDye(p.pattern, thread, v + slip + share * creep)];
          for (let c = 0; c < 3; c++) dye[c] += taken[c] * weight;
          dye[3] += weight;
        }
      }
      const worn = 1 + noise.fbm(u * 0.006 + 3, v * 0.006, 4) * 0.16;
      // Folds hang from the shoulders and spread to the hem; along the sleeves they follow the arm.
      const hang = isSleeve ? u * 0.02 : (x - 800) / (26 + y * 0.028);
      const fall = isSleeve ? v * 0.0024 : y * 0.0011;
      const fold = noise.fbm(hang * 0.62 + 11, fall, 3);
      const stitched = (1 - inside) * smoothstep(4, 0.5, toSeam);
      // Behind a seam its allowance lies double and lifts the cloth on both sides.
      const welt = (1 - inside) * smoothstep(16, 5, toSeam) - stitched;
      const t = u / 2.3 - Math.floor(u / 2.3) - 0.5;
      const rib = 0.25 - t * t;
      const moire = noise.fbm(x * 0.012, y * 0.003, 4) * 0.13;
      const print = (Math.floor(x / 14) + Math.floor(y / 14)) % 2 === 0 ? 1.18 : 1;
      const light =
        (0.9 + rib * 0.3 + noise.at(u * 0.43, v * 0.02) * 0.09 + moire) *
        (1 + fold * 0.22 - stitched * 0.42);
      for (let c = 0; c < 3; c++) {
        const silk = (dye[c] / dye[3]) * worn;
        const edged = silk + (lining[c] * braid - silk) * trim;
        plate.colour[i * 3 + c] = (edged + (lining[c] * print - edged) * inside) * light;
      }
      plate.relief[i] =
        rib * 1.2 +
        soft[i] * 34 +
        fold * 58 -
        stitched * 4 +
        welt * 2 +
        Math.sqrt(Math.min(1, rim[i] / 22)) * 20 +
        noise.fbm(x * 0.004, y * 0.004, 3) * 12 -
        inside * 14 +
        noise.at(0.3, y * 0.6) * 0.4;
      plate.gloss[i] = 0.3 - inside * 0.27;
    }
  }
  const lit = lightPlate(plate, { reach: 12, occlusion: 0.75, sheen: 0.7 });
  return mount(width, height, lit, plate.cover, { ground: p.ground, lift: 22, seed });
}
