import { createRandom } from '../../geometry/random.ts';
import { parseColour } from '../../surface/colour.ts';
import { blur } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import {
  type Brush,
  createPlate,
  type Plate,
  paintColour,
  paintField,
} from '../../surface/plate.ts';

/** Flat things that are drawn only to be seen from near. Each is 3,000 pixels wide. */
export const wide = 3000;
export const tall = 2200;

type Paint = (brush: Brush) => void;

/**
 * Paper with its fibres; ink lies on it, wet where it shines.
 * @param p.close pixels for one of usual size, for what fills a window
 */
export function makePaper(
  seed: string,
  p: {
    tint: string;
    ink: Paint;
    shine?: number;
    dry?: number;
    press?: number;
    streaks?: number;
    close?: number;
  },
): Plate {
  const { close = 1 } = p;
  const [width, height] = [wide * close, tall * close];
  const plate = { ...createPlate(width, height, 0.02), close };
  const noise = createNoise(seed);
  const base = parseColour(p.tint);
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const i = py * width + px;
      const [x, y] = [px / close, py / close];
      const felt = noise.fbm(x * 0.035, y * 0.035, close > 1 ? 5 : 4);
      const fibre = noise.fbm(x * 0.012 + felt * 2, y * 0.16, 3);
      const age = noise.fbm(x * 0.0016, y * 0.0016, 4);
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] =
          base[c] * (1 + felt * 0.03 + fibre * 0.025 + age * 0.06 * (c + 1));
      plate.relief[i] =
        (felt * 1.6 + fibre * 0.7 + noise.fbm(x * 0.002, y * 0.002, 3) * 14) * close;
    }
  const before = plate.colour.slice();
  const cover = paintColour(plate, (brush) => {
    brush.scale(close, close);
    p.ink(brush);
  });
  for (let i = 0; i < cover.length; i++) {
    if (cover[i] === 0) continue;
    const [x, y] = [(i % width) / close, ((i / width) | 0) / close];
    // Where the brush ran dry, or the pencil passed over the hollows, paper shows.
    const grip = noise.fbm(x * 0.06, y * 0.06, 3) + noise.fbm(x * 0.2, y * 0.2, 2) * 0.6;
    const hairs =
      noise.fbm(x * 0.003, y * 0.16, 2) - 0.16 + noise.fbm(x * 0.0018, y * 0.0018, 2) * 0.5;
    const streak = Math.max(0, hairs * (p.streaks ?? 0) * 2.4);
    const bare = Math.max(0, Math.min(1, (p.dry ?? 0) * (1.1 - grip * 2) + streak));
    for (let c = 0; c < 3; c++)
      plate.colour[i * 3 + c] += (before[i * 3 + c] - plate.colour[i * 3 + c]) * bare;
    plate.gloss[i] += (p.shine ?? 0) * cover[i] * (1 - bare);
    plate.relief[i] -= (p.press ?? 0) * close * cover[i];
  }
  return plate;
}

/** Lime wash over a trowelled wall. */
export function makeLimeWall(seed: string, tint: string, cracked = 1): Plate {
  const plate = createPlate(wide, tall, 0.03);
  const noise = createNoise(seed);
  const base = parseColour(tint);
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      const i = y * wide + x;
      const trowel = noise.fbm(x * 0.0022 + y * 0.0012, y * 0.006, 5);
      const sand = noise.fbm(x * 0.12, y * 0.12, 3);
      const brush = noise.fbm(x * 0.004, y * 0.07, 3);
      const crack =
        Math.max(0, 1 - Math.abs(noise.fbm(x * 0.0017 + 9, y * 0.0017, 5)) * 90) * cracked;
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] =
          base[c] * (1 + trowel * 0.1 + sand * 0.05 + brush * 0.04 - crack * 0.3);
      plate.relief[i] = trowel * 26 + sand * 2.6 + brush * 2.2 - crack * 4;
    }
  return plate;
}

/** A brass table top with lines cut into it: the earlier a line was drawn, the deeper. */
export function makeEngravedBrass(seed: string, steps: readonly Paint[]): Plate {
  const plate = createPlate(wide, tall, 0.5);
  const noise = createNoise(seed);
  const base = parseColour('#c08f43');
  const dark = parseColour('#2c1c0c');
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      const i = y * wide + x;
      const rubbed = noise.fbm(x * 0.003, y * 0.11, 4);
      const cloud = noise.fbm(x * 0.0022, y * 0.0022, 5);
      const scratch = Math.max(0, noise.at(x * 0.004 + y * 0.03, y * 0.5) - 0.72);
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] = base[c] * (1 + cloud * 0.22 + rubbed * 0.08 - scratch * 0.4);
      plate.relief[i] = rubbed * 1.1 + cloud * 5 - scratch * 2;
      plate.gloss[i] = 0.5 + cloud * 0.15 + rubbed * 0.1;
      plate.metal[i] = 0.92;
    }
  steps.forEach((paint, k) => {
    const cut = blur(paintField(wide, tall, paint), wide, tall, 2);
    const deep = 15 - k * 3;
    for (let i = 0; i < cut.length; i++) {
      if (cut[i] < 0.01) continue;
      plate.relief[i] -= cut[i] * deep;
      plate.metal[i] *= 1 - cut[i] * 0.6;
      plate.gloss[i] *= 1 - cut[i] * 0.7;
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] += (dark[c] - plate.colour[i * 3 + c]) * cut[i] * 0.75;
    }
  });
  return plate;
}

/** Narrow strips of cotton sewn side by side, patched and darned in several threads, a leather packet on it. */
export function makeMendedCotton(seed: string): Plate {
  const plate = createPlate(wide, tall, 0.03);
  const random = createRandom(seed);
  const strip = 430;
  weave(plate, seed, (x) => {
    const within = x % strip;
    if (within < 10) return '#8d8062';
    const n = Math.floor(x / strip);
    const stripe = within > 150 && within < 178;
    if (n % 3 === 1) return stripe ? '#e8dfc8' : '#2b3f74';
    return stripe || (within > 250 && within < 278) ? '#33477d' : '#e6dcc4';
  });
  layCloth(plate, seed, [1120, 620, 760, 560], 0.1, '#8c3a2c', 10);
  layCloth(plate, seed, [300, 1240, 520, 420], -0.16, '#31457c', 10);
  sewAround(plate, random, [1120, 620, 760, 560], 0.1, '#f0e6cf', 46);
  sewAround(plate, random, [300, 1240, 520, 420], -0.16, '#b5472f', 40);
  darn(plate, [2060, 300, 380, 330], '#c79a3f', '#7a2f24');
  darn(plate, [720, 260, 250, 240], '#4a6b58', '#4a6b58');
  packet(plate, seed, [1980, 1080, 500, 560]);
  return plate;
}

const thread = 13;

export function weave(plate: Plate, seed: string, colourAt: (x: number) => string): void {
  const { colour, relief } = plate;
  const noise = createNoise(`${seed} weave`);
  const known = new Map<string, readonly number[]>();
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      const i = y * wide + x;
      const px = x + noise.fbm(x * 0.004, y * 0.004, 3) * 16;
      const py = y + noise.fbm(x * 0.004 + 50, y * 0.004, 3) * 16;
      const hex = colourAt(Math.max(0, px));
      const paint = known.get(hex) ?? parseColour(hex);
      known.set(hex, paint);
      const [over, tone] = overUnder(px, py, noise);
      for (let c = 0; c < 3; c++) colour[i * 3 + c] = paint[c] * (0.62 + 0.4 * over) * tone;
      relief[i] = over * 4.2 + noise.fbm(x * 0.003, y * 0.0022, 4) * 46;
    }
}

/** How high a thread lies at a place of plain weave, 0 to 1, and how dark that thread is. */
function overUnder(x: number, y: number, noise: ReturnType<typeof createNoise>): [number, number] {
  const [u, v] = [x / thread, y / thread];
  const [iu, iv] = [Math.floor(u), Math.floor(v)];
  const isWarp = (iu + iv) % 2 === 0;
  const across = (isWarp ? u - iu : v - iv) - 0.5;
  const along = (isWarp ? v - iv : u - iu) - 0.5;
  const round = Math.sqrt(Math.max(0, 1 - (across * 2) ** 2 * 0.9)) * (1 - along * along * 1.6);
  const tone = 1 + noise.at((isWarp ? iu : iv) * 3.7, isWarp ? 2 : 8) * 0.16;
  return [round, tone * (1 + noise.at(x * 0.4, y * 0.4) * 0.08)];
}

type Patch = readonly [x: number, y: number, w: number, h: number];

/** Where a place lies in a patch that is turned about its middle: shares of its sides from its middle. */
function within([x, y, w, h]: Patch, turn: number, px: number, py: number): [number, number] {
  const [dx, dy] = [px - x - w / 2, py - y - h / 2];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return [dx * c + dy * s, dy * c - dx * s];
}

function layCloth(
  plate: Plate,
  seed: string,
  patch: Patch,
  turn: number,
  hex: string,
  high: number,
) {
  const noise = createNoise(`${seed} ${hex} patch`);
  const paint = parseColour(hex);
  const [, , w, h] = patch;
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      const [u, v] = within(patch, turn, x, y);
      const edge =
        Math.min(w / 2 - Math.abs(u), h / 2 - Math.abs(v)) + noise.at(u * 0.04, v * 0.04) * 4;
      if (edge < 0) continue;
      const i = y * wide + x;
      const [over, tone] = overUnder(u + 4000, v + 4000, noise);
      const worn = 1 + noise.fbm(u * 0.006, v * 0.006, 4) * 0.3;
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] = paint[c] * (0.6 + 0.42 * over) * tone * worn;
      // The hem is folded under, so that it stands higher.
      plate.relief[i] +=
        high * Math.min(1, edge / 8) + (edge < 34 ? 7 * Math.min(1, (34 - edge) / 6) : 0) + over;
    }
}

export function stitch(
  plate: Plate,
  hex: string,
  from: readonly number[],
  to: readonly number[],
  thick = 9,
) {
  const paint = parseColour(hex);
  const [ax, ay] = from;
  const [bx, by] = [to[0] - ax, to[1] - ay];
  const length2 = bx * bx + by * by || 1;
  for (let y = Math.floor(Math.min(ay, to[1]) - thick); y <= Math.max(ay, to[1]) + thick; y++)
    for (let x = Math.floor(Math.min(ax, to[0]) - thick); x <= Math.max(ax, to[0]) + thick; x++) {
      if (x < 0 || y < 0 || x >= wide || y >= tall) continue;
      const t = Math.max(0, Math.min(1, ((x - ax) * bx + (y - ay) * by) / length2));
      const far = Math.hypot(x - ax - bx * t, y - ay - by * t) / thick;
      if (far > 1) continue;
      const i = y * wide + x;
      const round =
        Math.sqrt(1 - far * far) * Math.min(1, Math.sin(Math.PI * (0.1 + t * 0.8)) * 1.6);
      // Two plies run around each other.
      const ply = 0.8 + 0.28 * Math.sin((t * Math.sqrt(length2)) / 3.2 + far * 2);
      for (let c = 0; c < 3; c++) plate.colour[i * 3 + c] = paint[c] * ply;
      plate.relief[i] += round * 9;
    }
}

function sewAround(
  plate: Plate,
  random: ReturnType<typeof createRandom>,
  patch: Patch,
  turn: number,
  hex: string,
  step: number,
) {
  const [x, y, w, h] = patch;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const place = (u: number, v: number) => [x + w / 2 + u * c - v * s, y + h / 2 + u * s + v * c];
  const inset = 20;
  for (const [ux, uy, length, dx, dy] of [
    [-w / 2, -h / 2 + inset, w, 1, 0],
    [w / 2 - inset, -h / 2, h, 0, 1],
    [-w / 2, h / 2 - inset, w, 1, 0],
    [-w / 2 + inset, -h / 2, h, 0, 1],
  ])
    for (let t = step * 0.6; t < length - step * 0.5; t += step + random.bell() * 4) {
      const [a, b] = [t + random.bell() * 3, t + step * 0.58 + random.bell() * 3];
      const off = random.bell() * 4;
      stitch(
        plate,
        hex,
        place(ux + dx * a + dy * off, uy + dy * a + dx * off),
        place(ux + dx * b + dy * off, uy + dy * b + dx * off),
      );
    }
}

/** A hole closed by threads laid one way and woven through the other. */
function darn(plate: Plate, [x, y, w, h]: Patch, warp: string, weft: string) {
  const gap = 17;
  for (let v = 0; v < h; v += gap) {
    const bend = Math.sin((v / h) * Math.PI) * 18;
    for (let u = -bend; u < w + bend - gap * 2; u += gap * 2)
      stitch(
        plate,
        weft,
        [x + u + ((v / gap) % 2) * gap, y + v],
        [x + u + gap * 1.3 + ((v / gap) % 2) * gap, y + v + 2],
        7,
      );
  }
  for (let u = 0; u < w; u += gap)
    for (let v = 0; v < h - gap; v += gap * 2)
      stitch(
        plate,
        warp,
        [x + u, y + v + ((u / gap) % 2) * gap],
        [x + u + 1, y + v + gap * 1.3 + ((u / gap) % 2) * gap],
        7,
      );
}

/** A flat packet of leather, stuffed and sewn down at its edge with a thong. */
function packet(plate: Plate, seed: string, patch: Patch) {
  const noise = createNoise(`${seed} leather`);
  const [x0, y0, w, h] = patch;
  const paint = parseColour('#6b3a20');
  for (let y = y0; y < Math.min(tall, y0 + h); y++)
    for (let x = x0; x < Math.min(wide, x0 + w); x++) {
      const [u, v] = within(patch, 0, x, y);
      const edge =
        Math.min(w / 2 - Math.abs(u), h / 2 - Math.abs(v)) + noise.fbm(x * 0.02, y * 0.02, 3) * 6;
      if (edge < 0) continue;
      const i = y * wide + x;
      const grain = noise.cells(x * 0.05, y * 0.05);
      const pore = Math.min(1, (grain[1] - grain[0]) * 4);
      const crease = noise.fbm(x * 0.008, y * 0.03, 4);
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] =
          paint[c] * (0.75 + pore * 0.25 + crease * 0.22) * (edge < 60 ? 0.82 : 1);
      const full =
        edge < 60
          ? 12 * Math.min(1, edge / 10)
          : 12 + 34 * Math.sqrt(Math.min(1, (edge - 60) / 90));
      plate.relief[i] += full + pore * 1.6 + crease * 5;
      plate.gloss[i] = 0.34 + pore * 0.1;
    }
  for (let t = 30; t < h - 40; t += 58)
    for (const x of [x0 + 30, x0 + w - 30])
      stitch(plate, '#caa777', [x, y0 + t], [x + 3, y0 + t + 34], 8);
  for (let t = 30; t < w - 40; t += 58)
    for (const y of [y0 + 30, y0 + h - 30])
      stitch(plate, '#caa777', [x0 + t, y], [x0 + t + 34, y + 3], 8);
}
