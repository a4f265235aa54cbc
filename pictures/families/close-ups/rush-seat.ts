import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise, type Noise } from '../../surface/noise.ts';
import { createPlate, type Plate } from '../../surface/plate.ts';
import type { Lit } from './near.ts';

const wide = 3600;
const tall = 2500;
/** From one twisted cord to the next. */
const cord = 47;
/** Half a side of a seat, and the gap to the next chair. */
const half = 1080;
const gap = 210;
const seats = [
  [1180, 1240],
  [1180 + half * 2 + gap, 1330],
] as const;

const straw = parseColour('#c9a766');
const green = parseColour('#94884f');
const dark = parseColour('#3a2a15');
const floor = parseColour('#5a4d3f');

/** Two seats of twisted rush beside each other: on each, cords run in from four sides and turn where they meet. */
export function makeRushSeats(seed: string): Plate {
  const plate = createPlate(wide, tall, 0.12);
  const noise = createNoise(seed);
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      const on = seats.findIndex(([cx]) => Math.abs(x - cx) < half);
      if (on < 0) {
        const i = y * wide + x;
        const grain = 1 + noise.fbm(x * 0.02, y * 0.02, 4) * 0.3;
        for (let c = 0; c < 3; c++) plate.colour[i * 3 + c] = floor[c] * grain * 0.4;
        plate.relief[i] = -240;
      } else layRush(plate, noise, x, y, on);
    }
  return plate;
}

function layRush(plate: Plate, noise: Noise, x: number, y: number, on: number): void {
  const i = y * wide + x;
  const [cx, cy] = seats[on];
  const bend = noise.fbm(x * 0.0016 + on * 40, y * 0.0016, 3) * 34;
  const fine = noise.fbm(x * 0.006, y * 0.006, 2) * 9;
  const [u, v] = [x - cx + bend + fine, y - cy - bend + fine];
  const isSide = Math.abs(u) > Math.abs(v);
  // What runs in from a side lies across it.
  const across = isSide ? v : u;
  const along = isSide ? u : v;
  const n = Math.floor(across / cord);
  const a = (across / cord - n - 0.5) * 2;
  const name = n + on * 311 + (isSide ? 97 : 0) + (along > 0 ? 41 : 0);
  const thick = 1 + noise.at(name * 3.7, along * 0.004) * 0.16;
  const round = Math.sqrt(Math.max(0, 1 - (a / thick) ** 2));
  // Two leaves of rush run around each other.
  const turn = along / (31 + noise.at(name * 1.9, 7) * 6) + a * 1.15 + noise.at(name * 5.1, 3) * 9;
  const ply = Math.abs(Math.sin(turn));
  const fiber = noise.fbm(across * 0.2 + turn * 1.7, along * 0.011 + name * 9, 4);
  const meet = Math.abs(Math.abs(u) - Math.abs(v));
  const fold = 1 - smoothstep(4, 30, meet);
  const rail = half - Math.max(Math.abs(x - cx), 0);
  const over = Math.min(1, rail / 150);
  // Who sat there has pressed the middle down and polished it.
  const sat = Math.exp(-((u / 620) ** 2) - (v / 620) ** 2);
  const old = noise.fbm(name * 2.3, along * 0.0012, 3);
  const frayed = smoothstep(0.42, 0.6, noise.fbm(x * 0.05, y * 0.012 + name, 3) + sat * 0.1);
  const deep = Math.max(0, 1 - round * 1.3);
  for (let c = 0; c < 3; c++) {
    let paint = straw[c] + (green[c] - straw[c]) * Math.max(0, Math.min(0.8, 0.14 + old * 1.1));
    paint *= (0.74 + ply * 0.3) * (1 + fiber * 0.34 + old * 0.16) * (1 - sat * 0.16);
    paint += (0.72 - paint) * frayed * 0.16;
    plate.colour[i * 3 + c] = paint + (dark[c] - paint) * Math.min(0.9, deep * 0.75 + fold * 0.5);
  }
  plate.relief[i] =
    round * 21 +
    ply * round * 8 +
    fiber * 2.4 -
    fold * 20 -
    sat * 60 +
    bend * 0.4 +
    150 * Math.sqrt(Math.max(0, 1 - (1 - over) ** 2)) -
    150;
  plate.gloss[i] = 0.1 + sat * 0.16 + round * 0.06;
}

/** The sun between the slats of a back and its posts: where they stand before it, the sky alone is left. */
export function castLadder(lit: Lit): Lit {
  const { width, height, sun } = lit;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [s, t] = [x / width, y / width];
      const u = s * 0.86 + t * 0.5;
      const v = t * 0.86 - s * 0.5;
      const post = Math.abs(((u + 0.11) % 0.62) - 0.31);
      let k = smoothstep(0.018, 0.026, post);
      const slat = (v + 0.5) % 0.235;
      const bow = 0.012 * Math.cos((post / 0.31) * 1.5);
      k *=
        1 -
        smoothstep(0.06 - bow, 0.069 - bow, slat) * (1 - smoothstep(0.118 + bow, 0.13 + bow, slat));
      const i = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) sun[i + c] *= 0.04 + 0.96 * k;
    }
  return lit;
}
