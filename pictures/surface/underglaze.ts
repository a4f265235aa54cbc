import type { Canvas } from '@napi-rs/canvas';
import { createRandom } from '../geometry/random.ts';
import { parseColour, toLinear } from './colour.ts';
import { blur, type Field, smoothstep } from './field.ts';
import { createNoise, type Noise } from './noise.ts';

export type Firing = {
  /** The ground that shows where nothing is painted. */
  glaze: string;
  /** Pixels of the painting for one of its usual size: what is small is drawn for this nearness. */
  close: number;
  /** Pixels between the lines of the crackle at usual size; none when not told. */
  crackle?: number;
  /** How far colours run and pool, 0 to 1. */
  run?: number;
  /** Glazes were poured beside each other, no brush laid a stain under one. */
  isPoured?: boolean;
  /** How much fine wear there is: scratches, pinholes, dull spots, 0 to 1. */
  wear?: number;
};

/** How much of what has seeped is seen in red, green and blue: it is always bluer than what it came from. */
const seeps = [1.7, 1.35, 0.9] as const;

export type Fired = {
  /** Linear light, three per pixel. */
  colour: Float32Array;
  /** Where paint lies, and how thick: 0 bare glaze. */
  paint: Field;
  /** Height of the surface in pixels of usual size, without the form beneath. */
  relief: Field;
};

/**
 * What fire makes of a painting under glaze, where `inside` is not 0: thin washes turn pale and thick ones deep, pigment gathers at the
 * ends and edges of strokes, bleeds a little into the glaze, and the glaze itself pools, crackles and has pinholes.
 */
export function fire(painting: Canvas, p: Firing, seed: string, inside?: Field): Fired {
  const { width, height } = painting;
  const { close, run = 0.6, wear = 0.4 } = p;
  const noise = createNoise(seed);
  const glaze = parseColour(p.glaze);
  // What no eye sees at usual size is left out there.
  const isNear = close > 1.5 && !p.isPoured;
  const { data } = painting.getContext('2d').getImageData(0, 0, width, height);
  const n = width * height;
  const paint = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    const r = toLinear[data[i * 4]] - glaze[0];
    const g = toLinear[data[i * 4 + 1]] - glaze[1];
    const b = toLinear[data[i * 4 + 2]] - glaze[2];
    paint[i] = Math.min(1, Math.sqrt(r * r + g * g + b * b) / 0.55);
  }
  const near = blur(paint, width, height, 3.2 * close);
  const far = blur(paint, width, height, 15 * close);
  const bleed = averageColours(data, width, height, Math.max(4, Math.round(9 * close)));
  const seep = averageColours(data, width, height, Math.max(2, Math.round(2.6 * close)));
  const scratches = scratch(width, height, close, wear, seed);
  const colour = new Float32Array(n * 3);
  const relief = new Float32Array(n);
  const around = new Float32Array(3);
  const beside = new Float32Array(3);
  const own = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (inside && inside[i] === 0) continue;
      const u = x / close;
      const v = y / close;
      // Melting glaze carries the colours a little with it.
      const drift = noise.fbm(u * 0.045, v * 0.045, 3);
      // Red slip lies so thick that it crawls back from its outline.
      const isSlip = data[i * 4] > 110 && data[i * 4 + 1] < data[i * 4] * 0.55;
      const fray =
        noise.at(u * 0.42, v * 0.42) +
        (isNear
          ? noise.fbm(u * 1.5, v * 1.5, 3) * 0.7 +
            (isSlip ? noise.fbm(u * 0.3, v * 0.3, 3) * 2.4 : 0)
          : 0);
      const sx = Math.max(0, Math.min(width - 1.01, x + (drift * 1.5 + fray * 0.5) * run * close));
      const sy = Math.max(
        0,
        Math.min(
          height - 1.01,
          y + (noise.fbm(u * 0.045 + 31, v * 0.045, 3) * 1.7 + fray * 0.4) * run * close,
        ),
      );
      const x0 = sx | 0;
      const y0 = sy | 0;
      const fx = sx - x0;
      const fy = sy - y0;
      const j = y0 * width + x0;
      const k = j + (y0 + 1 < height ? width : 0);
      for (let c = 0; c < 3; c++)
        own[c] =
          (toLinear[data[j * 4 + c]] * (1 - fx) + toLinear[data[j * 4 + 4 + c]] * fx) * (1 - fy) +
          (toLinear[data[k * 4 + c]] * (1 - fx) + toLinear[data[k * 4 + 4 + c]] * fx) * fy;
      const d = paint[j];
      const pooled = Math.max(0, d - near[j]) * 1.1 + Math.max(0, d - far[j]) * 0.55;
      const cloud = noise.fbm(u * 0.012 + 7, v * 0.012, 4);
      const grain = noise.fbm(u * 0.3, v * 0.3, 3);
      // A brush leaves more where it rested, and its pigment was ground by hand.
      const load = isNear
        ? noise.fbm(u * 0.055 + 13, v * 0.055, 3) * 0.42 + granulate(noise, u, v)
        : 0;
      const thick = Math.max(
        0.35,
        0.86 + pooled * 0.75 * run + (cloud * 0.3 + grain * 0.22 + load) * run,
      );
      bleed(x, y, around);
      // Cobalt seeps into the glaze that melts over it: more in one place than the next, and with the way the glaze ran.
      seep(x - (1.5 + drift * 5) * run * close, y - (2.5 + drift * 4) * run * close, beside);
      const wept =
        Math.max(0, near[j] - d * 0.8) * run * Math.max(0, 0.85 + cloud * 1.5 + drift * 1.1);
      const halo = Math.max(0, far[j] - d) * 0.5 * run + Math.max(0, near[j] - d) * 0.3 * run;
      // The ground: thick glaze is faintly green, thin glaze shows the warm body.
      const pool = noise.fbm(u * 0.0042 + 3, v * 0.0042, 4);
      for (let c = 0; c < 3; c++) {
        const ground =
          glaze[c] * (1 + pool * (c === 0 ? 0.07 : 0.03) + grain * 0.012 + drift * 0.015);
        const share = Math.max(0.004, own[c]) / glaze[c];
        const stain = Math.max(0.02, around[c]) / glaze[c];
        const seeped = Math.min(1, Math.max(0.02, beside[c]) / glaze[c]);
        colour[i * 3 + c] =
          ground *
          share ** (d > 0.02 ? thick : 1) *
          Math.min(1, stain) ** (halo * 0.5) *
          seeped ** (wept * seeps[c]);
      }
      paint[i] = Math.max(paint[i], 0);
      // Bole red lies thick: it is felt under the finger.
      const red = smoothstep(0.12, 0.3, own[0] - own[1] * 1.4) * d;
      relief[i] =
        near[j] * 0.7 +
        red * (2.6 + grain * 1.2) +
        cloud * 0.6 +
        noise.at(u * 0.03, v * 0.03) * 0.35;
      if (isNear) {
        relief[i] +=
          noise.at(u * 0.13, v * 0.13) * 0.16 + red * noise.fbm(u * 0.7, v * 0.7, 3) * 1.1;
        bubble(noise, u, v, d, colour, i);
      }
      // Pinholes where gas broke through, and specks of iron.
      // They come in swarms, most of them hardly seen, each as large and as soft as it happened.
      const [hole, , kind] = noise.cells(u / 26, v / 26);
      const chance = (kind * 61.7) % 1;
      const size = 0.014 + 0.075 * chance ** 4;
      const swarm = noise.fbm(u * 0.006 + 17, v * 0.006, 2);
      if (kind > 0.8 - swarm * 0.5 && hole < size) {
        const isIron = (kind * 23.3) % 1 > 0.75;
        const deep = smoothstep(size, size * ((kind * 7.9) % 1) * 0.6, hole) * (0.3 + 0.7 * chance);
        for (let c = 0; c < 3; c++)
          colour[i * 3 + c] *= 1 - deep * (isIron ? [0.45, 0.58, 0.66][c] : 0.36);
        relief[i] -= deep * (isIron ? 0.3 : 1.6);
      }
      if (p.crackle) {
        const line = crack(
          noise,
          u / p.crackle + drift * 0.5,
          v / p.crackle + grain * 0.05,
          p.crackle,
          isNear,
        );
        const seen = line * Math.max(0, 0.4 + pool * 0.9 + cloud * 0.3);
        for (let c = 0; c < 3; c++) colour[i * 3 + c] *= 1 - seen * [0.34, 0.42, 0.5][c];
        relief[i] -= seen * 0.35;
      }
      const worn = scratches[i];
      if (worn > 0) {
        for (let c = 0; c < 3; c++)
          colour[i * 3 + c] += ([0.72, 0.68, 0.6][c] - colour[i * 3 + c]) * worn * 0.3;
        relief[i] -= worn * 0.5;
      }
    }
  }
  return { colour, paint, relief };
}

/** Grains of pigment that were not ground fine: more or less of it, in dots smaller than a usual pixel. */
function granulate(noise: Noise, u: number, v: number): number {
  const [near, , kind] = noise.cells(u * 0.95, v * 0.95);
  const coarse = kind > 0.62 ? smoothstep(0.42, 0.1, near) * (kind - 0.4) * 1.5 : 0;
  return coarse + noise.fbm(u * 1.1 + 5, v * 1.1, 2) * 0.3;
}

/** Gas caught in the glaze: each bubble a pale bead with a dark rim and a point of light, seen best over dark colours. */
function bubble(
  noise: Noise,
  u: number,
  v: number,
  paint: number,
  colour: Float32Array,
  i: number,
): void {
  const [near, , kind] = noise.cells(u / 4.6 + 31, v / 4.6 + 7);
  if (kind < 0.5) return;
  const size = 0.05 + 0.2 * ((kind * 31.7) % 1) ** 3;
  if (near > size * 1.25) return;
  const bead = smoothstep(size, size * 0.55, near);
  const rim = smoothstep(size * 1.25, size, near) * (1 - bead);
  const light = smoothstep(size * 0.4, 0, near) * 0.5;
  for (let c = 0; c < 3; c++) {
    const j = i * 3 + c;
    colour[j] *= 1 - rim * (0.1 + paint * 0.12);
    colour[j] += (0.66 - colour[j]) * bead * (0.05 + light * 0.16) * (0.35 + paint);
  }
}

/**
 * How much of a crack there is, 0 to 1. From afar each is one soft line; near by a hair, stained on both sides, and between such hairs a
 * second, finer net that took no stain.
 */
function crack(noise: Noise, x: number, y: number, size: number, isNear: boolean): number {
  const [one, two] = noise.cells(x, y);
  const apart = two - one;
  if (!isNear) return smoothstep(1.1 / size, 0.15 / size, apart);
  const stain = smoothstep(1.5 / size, 0, apart) * (0.3 + 0.25 * noise.at(x * 3, y * 3));
  const hair = smoothstep(0.42 / size, 0.12 / size, apart) * 1.15;
  const [fine, next] = noise.cells(x * 2.7 + 11, y * 2.7 + 3);
  const second =
    smoothstep(0.8 / size, 0.2 / size, next - fine) *
    0.34 *
    Math.max(0, noise.at(x * 0.8 + 9, y * 0.8) + 0.5);
  return Math.max(stain + hair, second);
}

/** Colours around a place, each the mean of a square of `step` pixels, without edges between the squares. */
function averageColours(data: Uint8ClampedArray, width: number, height: number, step: number) {
  const w = Math.ceil(width / step) + 1;
  const h = Math.ceil(height / step) + 1;
  const means = [0, 1, 2].map(() => new Float32Array(w * h));
  const counts = new Float32Array(w * h);
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const i = y * width + x;
      const j = ((y / step) | 0) * w + ((x / step) | 0);
      counts[j]++;
      for (let c = 0; c < 3; c++) means[c][j] += toLinear[data[i * 4 + c]];
    }
  for (let j = 0; j < w * h; j++)
    for (let c = 0; c < 3; c++) means[c][j] = counts[j] ? means[c][j] / counts[j] : 1;
  const soft = means.map((field) => blur(field, w, h, 1.6));
  return (x: number, y: number, out: Float32Array) => {
    const u = Math.max(0, Math.min(w - 1.01, x / step - 0.5));
    const v = Math.max(0, Math.min(h - 1.01, y / step - 0.5));
    const x0 = u | 0;
    const y0 = v | 0;
    const j = y0 * w + x0;
    const fx = u - x0;
    const fy = v - y0;
    for (let c = 0; c < 3; c++) {
      const f = soft[c];
      out[c] =
        (f[j] * (1 - fx) + f[j + 1] * fx) * (1 - fy) +
        (f[j + w] * (1 - fx) + f[j + w + 1] * fx) * fy;
    }
  };
}

/** Fine scratches of use, most of them short, that no eye sees from afar. */
function scratch(width: number, height: number, close: number, wear: number, seed: string): Field {
  const field = new Float32Array(width * height);
  const random = createRandom(`${seed} scratches`);
  for (let k = 0; k < 260 * wear; k++) {
    let x = random.next() * width;
    let y = random.next() * height;
    let way = random.next() * 7;
    const long = random.between(14, 120) * random.next() * close;
    const deep = random.between(0.25, 1);
    const bend = random.bell() * 0.004;
    const wide = Math.max(1, Math.round(close * 0.28));
    for (let s = 0; s < long; s += 0.7) {
      x += Math.cos(way) * 0.7;
      y += Math.sin(way) * 0.7;
      way += bend / close;
      const press = deep * Math.sin((Math.PI * s) / long) * (random.next() < 0.85 ? 1 : 0.2);
      for (let a = 0; a < wide; a++) {
        const i = (y | 0) * width + (x | 0) + a;
        if (i >= 0 && i < field.length && field[i] < press) field[i] = press;
      }
    }
  }
  return field;
}
