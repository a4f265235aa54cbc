import { mirrorOutline, smooth } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { type Colour, parseColour } from '../../surface/colour.ts';
import { blur, distanceTo } from '../../surface/field.ts';
import { lightPlate } from '../../surface/light.ts';
import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { createPlate, fillShape, paintField, strokeLine } from '../../surface/plate.ts';

export type IkatParameters = {
  /** Ground first, then the three dyes. */
  dyes: [string, string, string, string];
  pattern: 'diamonds' | 'circles' | 'zigzag' | 'drops';
  ground: Ground;
  lining: string;
};

const width = 1600;
const height = 1500;

/** A robe laid out flat: warps were tied and dyed before weaving, so every edge along them is feathered. */
export function drawIkatRobe(p: IkatParameters, seed: string): Picture {
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const plate = createPlate(width, height, 0.2);
  const outline = mirrorOutline(
    [
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
    ],
    width / 2,
  );
  const body = paintField(width, height, (brush) =>
    fillShape(brush, smooth(outline, true, 5), '#fff'),
  );
  const opening = paintField(width, height, (brush) => {
    fillShape(
      brush,
      [
        [738, 96],
        [862, 96],
        [846, 500],
        [828, 1000],
        [846, 1420],
        [766, 1420],
        [782, 1000],
        [764, 500],
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
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      plate.cover[i] = body[i];
      if (body[i] === 0) continue;
      // Sleeves are cut along the same cloth turned: their warps run along the arm.
      const sleeve = x < 500 - (y - 480) * 0.05 || x > 1100 + (y - 480) * 0.05;
      const side = x < 800 ? -1 : 1;
      const [u, v] =
        sleeve && y < 700
          ? [
              (y - 300) * 0.94 - (x - 800) * side * 0.42 * 0.94,
              Math.abs(x - 800) + (y - 300) * 0.42,
            ]
          : [x - 800, y];
      const thread = Math.floor(u / 2.3);
      const slip =
        noise.at(thread * 0.83, v * 0.004) * 13 +
        noise.at(thread * 0.11, 5.5) * 16 +
        noise.at(thread * 3.1, 1.5) * 8;
      const inside = opening[i] > 0.5;
      const trim = rim[i] < 12;
      const braid =
        0.55 + 0.3 * Math.abs(Math.sin((x + y) * 0.55)) * Math.abs(Math.sin((x - y) * 0.3));
      // Dye creeps along the thread past the knot, so that two colors meet in a third.
      const creep = 5 + 5 * noise.at(thread * 2.3, v * 0.02);
      const one = dyes[choose(p.pattern, u, v + slip - creep, sleeve)];
      const two = dyes[choose(p.pattern, u, v + slip + creep, sleeve)];
      const worn = 1 + noise.fbm(u * 0.006 + 3, v * 0.006, 4) * 0.16;
      const colour: Colour = inside
        ? lining
        : trim
          ? [lining[0] * braid, lining[1] * braid, lining[2] * braid]
          : ([0, 1, 2].map((c) => Math.sqrt(one[c] * two[c]) * worn) as [number, number, number]);
      // Folds hang from the shoulders and spread to the hem; along the sleeves they follow the arm.
      const hang = sleeve && y < 700 ? u * 0.02 : (x - 800) / (26 + y * 0.028);
      const fall = sleeve && y < 700 ? v * 0.0024 : y * 0.0011;
      const fold = noise.fbm(hang * 0.62 + 11, fall, 3);
      const seam = Math.min(
        Math.abs(Math.abs(x - 800) - 205 - (y - 500) * 0.05),
        Math.abs(Math.abs(x - 800) - 300 + (y - 480) * 0.05),
      );
      const stitched = y > 160 && !inside ? Math.max(0, 1 - seam / 3.5) : 0;
      const t = u / 2.3 - thread - 0.5;
      const rib = 0.25 - t * t;
      const moire = noise.fbm(x * 0.012, y * 0.003, 4) * 0.13;
      const print = inside && (Math.floor(x / 14) + Math.floor(y / 14)) % 2 === 0 ? 1.18 : 1;
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] =
          colour[c] *
          (0.9 + rib * 0.35 + noise.at(thread * 1.7, y * 0.02) * 0.09 + moire) *
          (1 + fold * 0.22 - stitched * 0.22) *
          print;
      plate.relief[i] =
        rib * 1.2 +
        soft[i] * 34 +
        fold * 58 -
        stitched * 3 +
        Math.sqrt(Math.min(1, rim[i] / 22)) * 20 +
        noise.fbm(x * 0.004, y * 0.004, 3) * 12 -
        (inside ? 14 : 0) +
        noise.at(0.3, y * 0.6) * 0.4;
      plate.gloss[i] = inside ? 0.03 : 0.3;
    }
  }
  const lit = lightPlate(plate, { reach: 12, occlusion: 0.75, sheen: 0.7 });
  return mount(width, height, lit, plate.cover, { ground: p.ground, lift: 22, seed });
}

/** Which dye a place on the cloth took: 0 is the ground. */
function choose(pattern: IkatParameters['pattern'], u: number, v: number, sleeve: boolean): number {
  const wide = sleeve ? 230 : 214;
  const long = pattern === 'zigzag' ? 150 : 330;
  const column = Math.floor(u / wide + 0.5);
  const x = Math.abs(u / wide + 0.5 - column - 0.5) * 2;
  // Zigzags run on from one width of the loom to the next.
  const row = v / long + (pattern === 'zigzag' ? 0 : (column % 2) * 0.5);
  const y = Math.abs(row - Math.floor(row) - 0.5) * 2;
  switch (pattern) {
    case 'diamonds': {
      const d = x + y * 0.95;
      return d < 0.22
        ? 3
        : d < 0.42
          ? 1
          : d < 0.6
            ? 2
            : d < 0.78
              ? 1
              : d < 0.86
                ? 3
                : d > 1.7
                  ? 2
                  : 0;
    }
    case 'circles': {
      const d = Math.hypot(x, y * 1.5);
      return d < 0.24
        ? 3
        : d < 0.44
          ? 1
          : d < 0.56
            ? 0
            : d < 0.84
              ? 1
              : d < 0.93
                ? 2
                : d > 1.35
                  ? 2
                  : 0;
    }
    case 'zigzag': {
      const z = (row + x * 0.62) * 4;
      const band = ((Math.floor(z) % 4) + 4) % 4;
      return [0, 1, 2, 3][band];
    }
    default: {
      const top = (row - Math.floor(row)) * 2 - 1;
      const w =
        top < 0.25
          ? Math.max(0, 0.72 * (1 + (top - 0.25) / 1.15))
          : Math.sqrt(Math.max(0, 0.52 - ((top - 0.25) / 0.62) ** 2 * 0.52));
      const d = x / Math.max(0.01, w);
      return d < 0.36 ? 3 : d < 0.66 ? 2 : d < 1 ? 1 : x > 0.9 ? 1 : 0;
    }
  }
}
