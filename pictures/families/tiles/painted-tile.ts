import type { Canvas } from '@napi-rs/canvas';
import type { Composition } from '../../geometry/compositions.ts';
import { type Point, place, regularPolygon, smooth, starPolygon } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { type Palette, paintMotif } from '../../surface/brushwork.ts';
import { parseColour, toLinear } from '../../surface/colour.ts';
import { blur, distanceTo, type Field, smoothstep } from '../../surface/field.ts';
import { lightPlate } from '../../surface/light.ts';
import { lustreShare } from '../../surface/lustre.ts';
import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import {
  type Brush,
  createPlate,
  fillShape,
  type Plate,
  paintCanvas,
  paintField,
  strokeLine,
} from '../../surface/plate.ts';
import { fire } from '../../surface/underglaze.ts';

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
  /** Outline of the tile; a border is half a square upright, a lunette is cut round at one corner. */
  shape?: 'square' | 'star' | 'cross' | 'hexagon' | 'border' | 'lunette' | 'broken star';
  /** Unglazed: sand, clay. */
  matte?: boolean;
  /** Pixels by which paint stands up; bole red and cuerda seca glazes are felt under the finger. */
  raised?: number;
  /** Pixels over which raised paint falls off, 2 when not told. */
  soft?: number;
  crackle?: number;
  /** How far the colours run in the fire, 0 to 1; 0.6 when not told. */
  run?: number;
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

/** One glazed and painted tile, from above; `close` pixels each way for one at usual size. */
export function drawPaintedTile(p: TileParameters, seed: string, close = 1): Picture {
  const random = createRandom(seed);
  const half = size * (p.shape === 'star' || p.shape === 'cross' ? 0.45 : 0.42);
  const outline = tileOutline(p.shape ?? 'square', half, random);
  const side = Math.round(size * close);
  const plate = createPlate(side, side, 0.85);
  const to = ([x, y]: Point): Point => [
    size / 2 + x * half * (p.scale ?? 1),
    size / 2 + y * half * (p.scale ?? 1),
  ];
  const draw = (brush: Brush) => {
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
  };
  const art = paintCanvas(size, size, draw, close);
  const whole = paintCanvas(side, side, (brush) => {
    brush.fillStyle = p.glaze;
    brush.fillRect(0, 0, side, side);
    brush.drawImage(art, 0, 0);
  });
  const paint = alphaOf(art);
  if (p.lustre) plate.colour.set(linearOf(whole));
  else {
    const fired = fire(whole, { glaze: p.glaze, close, crackle: p.crackle, run: p.run }, seed);
    plate.colour.set(fired.colour);
    plate.relief.set(fired.relief);
  }
  const inside = paintField(size, size, (brush) => fillShape(brush, outline, '#fff'), close);
  finishTile(plate, inside, paint, p, seed, close);
  const lit = lightPlate(plate, { reach: 9 * close, occlusion: 0.5, sheen: 1.1 });
  return mount(side, side, lit, plate.cover, { ground: p.ground, lift: 30 * close, seed });
}

function alphaOf(canvas: Canvas): Field {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return Float32Array.from({ length: width * height }, (_, i) => data[i * 4 + 3] / 255);
}

function linearOf(canvas: Canvas): Float32Array {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const colour = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++) colour[i * 3 + c] = toLinear[data[i * 4 + c]];
  return colour;
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
  if (shape === 'broken star') {
    // Broken across: the upper left is lost.
    const edge: Point[] = [
      [0.86, -0.96],
      [0.42, -0.5],
      [0.34, -0.24],
      [0.02, -0.16],
      [-0.2, 0.16],
      [-0.5, 0.2],
      [-0.98, 0.62],
    ].map(([x, y]): Point => [c + x * half + random.bell() * 6, c + y * half + random.bell() * 6]);
    const star = starPolygon(8, half * 1.06, 0.7654, Math.PI / 8, [c, c]);
    const kept = star.filter(
      ([x, y]) => x - c + (y - c) * 1.16 > half * -0.02 && isBelow(edge, [x, y]),
    );
    const order = (p: Point) =>
      (Math.atan2(p[1] - c - half * 0.2, p[0] - c - half * 0.2) + 1.05 + 7) % 6.2832;
    return [...kept.sort((a, b) => order(a) - order(b)), ...smooth(edge, false, 3).reverse()];
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
  if (shape === 'lunette')
    // Cut after firing to fit under an arch: what lies outside the arc is gone.
    return points.map(([x, y]): Point => {
      const [ax, ay] = [c - half, c + half];
      const far = Math.hypot(x - ax, y - ay);
      const reach = half * 2.12;
      return far <= reach ? [x, y] : [ax + ((x - ax) * reach) / far, ay + ((y - ay) * reach) / far];
    });
  return points;
}

/** Whether a point lies to the lower right of a line that runs down to the left. */
function isBelow(line: readonly Point[], [x, y]: Point): boolean {
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    if (x <= a[0] && x >= b[0]) return y > a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
  }
  return x > line[0][0];
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
  close: number,
): void {
  const { width, height, colour, relief, gloss, cover, metal } = plate;
  const noise = createNoise(seed);
  const rim = distanceTo(width, height, (i) => inside[i] < 0.5);
  const raised = blur(paint, width, height, (p.soft ?? 2) * close);
  const body = parseColour(p.body ?? '#d8c3a0');
  const wear = p.wear ?? 0.3;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      cover[i] = inside[i];
      if (inside[i] === 0) continue;
      const x = column / close;
      const y = row / close;
      const far = rim[i] / close;
      const cloud = noise.fbm(x * 0.006, y * 0.006, 5);
      const fine = noise.fbm(x * 0.07, y * 0.07, 3);
      const grit = noise.fbm(x * 0.5, y * 0.5, 3);
      const edge = Math.min(1, far / 16);
      // Colours lie thinner near the edge, where the glaze draws back in the fire.
      const tone = 1 + cloud * (p.lustre ? 0.14 : 0.06) + fine * 0.03 - (1 - edge) * 0.1;
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
      relief[i] +=
        14 * Math.sqrt(1 - (1 - edge) ** 2) +
        (p.raised ?? 0.8) * raised[i] +
        cloud * 4 +
        noise.at(x * 0.02, y * 0.02) * 0.6;
      if (p.lustre && paint[i] > 0.4) {
        const share = lustreShare(colour[i * 3], colour[i * 3 + 1], colour[i * 3 + 2]) * paint[i];
        // A skin of metal: brown where it turns away, gold and a little violet where it answers light.
        const flash = smoothstep(
          -0.35,
          0.55,
          noise.fbm(x * 0.0032 + 9, y * 0.0032, 4) + (size - x - y) / (size * 2.6) + fine * 0.1,
        );
        const brushed = 1 + noise.fbm(x * 0.012, y * 0.06, 3) * 0.22 + grit * 0.12;
        // Rubbed through on what stands high, so that the glaze shows in specks.
        const rubbed =
          smoothstep(0.34, 0.6, noise.fbm(x * 0.02 + 50, y * 0.02, 4) + grit * 0.35) * 0.26;
        for (let c = 0; c < 3; c++) {
          const bright = flashColour[c] * (0.8 + fine * 0.2);
          colour[i * 3 + c] += (bright - colour[i * 3 + c]) * share * flash * 0.62;
          colour[i * 3 + c] *= 1 + (brushed - 1) * share;
          colour[i * 3 + c] += ([0.8, 0.72, 0.52][c] - colour[i * 3 + c]) * share * rubbed;
        }
        metal[i] = share * (0.3 + 0.45 * flash) * (1 - rubbed);
        relief[i] += share * (0.3 + grit * 0.3);
      }
      if (p.lustre) {
        const speck = noise.at(x * 0.31, y * 0.31) + noise.at(x * 0.05, y * 0.05) * 0.4;
        if (speck > 1.22) for (let c = 0; c < 3; c++) colour[i * 3 + c] *= 0.55;
        if (p.crackle) {
          const [near, second] = noise.cells(x / p.crackle + cloud, y / p.crackle + fine * 0.3);
          const line = smoothstep(0.03, 0, second - near) * Math.max(0, 0.5 + cloud);
          for (let c = 0; c < 3; c++) colour[i * 3 + c] *= 1 - line * 0.45;
        }
      }
      const struck = noise.fbm(x * 0.009 + 40, y * 0.009, 4) - 0.55 + wear * 0.4;
      const deep = struck * 90 * (0.7 + fine) - far * 0.9 + 3 + grit * 1.5;
      if (deep > 0 && struck > 0) {
        // The body is sandy; a pale lip of slip stands between it and the glaze.
        const lip = smoothstep(2.2, 0.4, deep);
        const crumb = 0.82 + fine * 0.35 + grit * 0.3 + lip * 0.25;
        for (let c = 0; c < 3; c++) colour[i * 3 + c] = body[c] * crumb;
        relief[i] -= Math.min(9, deep * 0.6) - fine * 3 - grit * 1.6;
        gloss[i] = 0.03;
        metal[i] = 0;
      } else gloss[i] = p.matte ? 0.02 : 0.8 + cloud * 0.2;
      if (p.matte) {
        const sand = noise.fbm(x * 0.32, y * 0.32, 3);
        for (let c = 0; c < 3; c++) colour[i * 3 + c] *= 1 + sand * 0.22 + fine * 0.08;
        relief[i] += sand * 1.6;
      }
    }
  }
  if (close !== 1) for (let i = 0; i < relief.length; i++) relief[i] *= close;
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
