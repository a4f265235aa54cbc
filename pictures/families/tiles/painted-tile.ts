import type { Composition } from '../../geometry/compositions.ts';
import { type Point, place, regularPolygon, starPolygon } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { type Palette, paintMotif } from '../../surface/brushwork.ts';
import { parseColour } from '../../surface/colour.ts';
import { blur, distanceTo, smoothstep } from '../../surface/field.ts';
import { lightPlate } from '../../surface/light.ts';
import { lustreShare } from '../../surface/lustre.ts';
import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import {
  type Brush,
  createPlate,
  fillShape,
  type Plate,
  paintColour,
  paintField,
  strokeLine,
} from '../../surface/plate.ts';

export type TileParameters = {
  design: Composition;
  /** Painted before the design, in tile units −1…1 scaled by the tile's half side in pixels. */
  under?: (brush: Brush, half: number, random: Random) => void;
  over?: (brush: Brush, half: number, random: Random) => void;
  glaze: string;
  palette: Palette;
  line: string | null;
  lineWidth: number;
  ground: Ground;
  /** Outline of the tile: square, a star of eight points, a cross, a hexagon, or half a square upright. */
  shape?: 'square' | 'star' | 'cross' | 'hexagon' | 'border';
  /** Pixels by which paint stands up; bole red and cuerda seca glazes are felt under the finger. */
  raised?: number;
  /** Pixels over which raised paint falls off, 2 when not told. */
  soft?: number;
  crackle?: number;
  wear?: number;
  /** How much deeper the glaze is where it has pooled, 0 to 1. */
  pooled?: number;
  /** A metal lustre: colours named in `palette` shine like copper. */
  lustre?: boolean;
  body?: string;
  scale?: number;
};

const size = 1600;
const flashColour = parseColour('#d9a24e');

/** One glazed and painted tile, from above. */
export function drawPaintedTile(p: TileParameters, seed: string): Picture {
  const random = createRandom(seed);
  const half = size * (p.shape === 'star' || p.shape === 'cross' ? 0.45 : 0.42);
  const outline = tileOutline(p.shape ?? 'square', half, random);
  const plate = createPlate(size, size, 0.85);
  const to = ([x, y]: Point): Point => [
    size / 2 + x * half * (p.scale ?? 1),
    size / 2 + y * half * (p.scale ?? 1),
  ];

  const base = parseColour(p.glaze);
  for (let i = 0; i < size * size; i++) plate.colour.set(base, i * 3);
  const paint = paintColour(plate, (brush) => {
    brush.save();
    brush.translate(size / 2, size / 2);
    p.under?.(brush, half, random);
    brush.restore();
    paintMotif(brush, p.design(random), to, random, {
      palette: p.palette,
      line: p.line,
      lineWidth: p.lineWidth,
      hand: 1.1,
    });
    brush.save();
    brush.translate(size / 2, size / 2);
    p.over?.(brush, half, random);
    brush.restore();
  });
  const inside = paintField(size, size, (brush) => fillShape(brush, outline, '#fff'));
  finishTile(plate, inside, paint, p, seed);
  const lit = lightPlate(plate, { reach: 9, occlusion: 0.5, sheen: 1.1 });
  return mount(size, size, lit, plate.cover, { ground: p.ground, lift: 30, seed });
}

function tileOutline(
  shape: NonNullable<TileParameters['shape']>,
  half: number,
  random: Random,
): Point[] {
  const c = size / 2;
  if (shape === 'hexagon') return regularPolygon(6, half * 1.04, 0, [c, c]);
  if (shape === 'star') {
    return starPolygon(8, half * 1.06, 0.7654, Math.PI / 8, [c, c]);
  }
  if (shape === 'cross') return crossOutline(half).map(([x, y]): Point => [c + x, c + y]);
  const points: Point[] = [];
  const wide = shape === 'border' ? half * 0.5 : half;
  for (const [x, y, dx, dy] of [
    [-1, -1, 1, 0],
    [1, -1, 0, 1],
    [1, 1, -1, 0],
    [-1, 1, 0, -1],
  ] as const)
    for (let i = 0; i < 40; i++) {
      const t = i / 20;
      points.push([
        c + (x + dx * t) * wide + random.bell() * 1.2,
        c + (y + dy * t) * half + random.bell() * 1.2,
      ]);
    }
  return points;
}

/** A cross with pointed arms around (0, 0), as it lies between star tiles of the same half side. */
export function crossOutline(half: number): Point[] {
  const a = half * 0.42;
  const t = half * 0.42;
  const arm: Point[] = [
    [-a, -a],
    [-a, -half + t],
    [0, -half * 1.04],
    [a, -half + t],
  ];
  return [0, 1, 2, 3].flatMap((k) => place(arm, [0, 0], 1, (k * Math.PI) / 2));
}

/** Rounds, glazes, crackles and chips the painted tile. */
function finishTile(
  plate: Plate,
  inside: Float32Array,
  paint: Float32Array,
  p: TileParameters,
  seed: string,
): void {
  const { width, height, colour, relief, gloss, cover, metal } = plate;
  const noise = createNoise(seed);
  const rim = distanceTo(width, height, (i) => inside[i] < 0.5);
  const raised = blur(paint, width, height, p.soft ?? 2);
  const body = parseColour(p.body ?? '#d8c3a0');
  const wear = p.wear ?? 0.3;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      cover[i] = inside[i];
      if (inside[i] === 0) continue;
      const cloud = noise.fbm(x * 0.006, y * 0.006, 5);
      const fine = noise.fbm(x * 0.07, y * 0.07, 3);
      const edge = Math.min(1, rim[i] / 16);
      // Colours run a little and lie thinner near the edge.
      const tone = 1 + cloud * 0.14 + fine * 0.06 - (1 - edge) * 0.1;
      for (let c = 0; c < 3; c++) colour[i * 3 + c] *= tone;
      if (p.pooled) {
        const deep = smoothstep(-0.3, 0.45, noise.fbm(x * 0.0028 + 3, y * 0.0028, 4) + cloud * 0.5);
        const thin = (1 - edge) * 0.5 + (1 - deep) * 0.25;
        for (let c = 0; c < 3; c++) {
          const i3 = i * 3 + c;
          colour[i3] *= 1 - p.pooled * deep * (c === 0 ? 0.9 : 0.5);
          colour[i3] += (body[c] - colour[i3]) * thin * p.pooled;
        }
        relief[i] += deep * p.pooled * 6;
      }
      relief[i] =
        14 * Math.sqrt(1 - (1 - edge) ** 2) +
        (p.raised ?? 0.8) * raised[i] +
        cloud * 5 +
        noise.at(x * 0.02, y * 0.02) * 0.9;
      if (p.lustre && paint[i] > 0.4) {
        const share = lustreShare(colour[i * 3], colour[i * 3 + 1], colour[i * 3 + 2]) * paint[i];
        // A skin of metal: brown where it turns away, gold and a little violet where it answers light.
        const flash = smoothstep(
          -0.35,
          0.55,
          noise.fbm(x * 0.0032 + 9, y * 0.0032, 4) + (width - x - y) / (width * 2.6) + fine * 0.1,
        );
        const brushed = 1 + noise.fbm(x * 0.012, y * 0.06, 3) * 0.22;
        for (let c = 0; c < 3; c++) {
          const bright = flashColour[c] * (0.8 + fine * 0.2);
          colour[i * 3 + c] += (bright - colour[i * 3 + c]) * share * flash * 0.62;
          colour[i * 3 + c] *= 1 + (brushed - 1) * share;
        }
        metal[i] = share * (0.3 + 0.45 * flash);
      }
      const speck = noise.at(x * 0.31, y * 0.31) + noise.at(x * 0.05, y * 0.05) * 0.4;
      if (speck > 1.22) for (let c = 0; c < 3; c++) colour[i * 3 + c] *= 0.55;
      if (p.crackle) {
        const [near, second] = noise.cells(x / p.crackle + cloud, y / p.crackle + fine * 0.3);
        const line = smoothstep(0.03, 0, second - near) * Math.max(0, 0.5 + cloud);
        for (let c = 0; c < 3; c++) colour[i * 3 + c] *= 1 - line * 0.45;
      }
      const struck = noise.fbm(x * 0.009 + 40, y * 0.009, 4) - 0.55 + wear * 0.4;
      const deep = struck * 90 * (0.7 + fine) - rim[i] * 0.9 + 3;
      if (deep > 0 && struck > 0) {
        const crumb = 0.85 + fine * 0.4;
        for (let c = 0; c < 3; c++) colour[i * 3 + c] = body[c] * crumb;
        relief[i] -= Math.min(9, deep * 0.6) - fine * 3;
        gloss[i] = 0.03;
        metal[i] = 0;
      } else gloss[i] = 0.8 + cloud * 0.2;
    }
  }
}

/** A star-shaped field with an inner star and a band of dots, as on lustre tiles. */
export function starFrame(brush: Brush, half: number, colour: string, inner: string): void {
  const star = (scale: number) => starPolygon(8, half * 1.06 * scale, 0.7654, Math.PI / 8);
  fillShape(brush, star(1.1), colour);
  fillShape(brush, star(0.95), inner);
  for (const [at, width] of [
    [0.93, 5],
    [0.8, 4],
  ] as const)
    strokeLine(brush, star(at), colour, width, true);
  const ring = star(0.865);
  for (let k = 0; k < ring.length; k++) {
    const [a, b] = [ring[k], ring[(k + 1) % ring.length]];
    for (let i = 0; i < 7; i++) {
      const t = (i + 0.5) / 7;
      brush.beginPath();
      brush.arc(
        a[0] + (b[0] - a[0]) * t,
        a[1] + (b[1] - a[1]) * t,
        half * (i % 2 ? 0.016 : 0.026),
        0,
        7,
      );
      brush.fillStyle = colour;
      brush.fill();
    }
  }
}
