import type { Canvas } from '@napi-rs/canvas';
import type { Enamel } from '../../render/glass.ts';
import { toLinear } from '../../surface/colour.ts';
import { blur, type Field, smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';

/** What is painted on glass, read around in u and up in v. */
export type Painting = {
  at: (u: number, v: number) => Enamel;
  /** How deep the shadow is that thick enamel throws on the glass beside it, 0 to 1. */
  shadeAt: (u: number, v: number) => number;
};

/**
 * Reads a painting on glass: enamel lies thick in the middle of a patch and thin at its edge, has pinholes and clouds,
 * throws a shadow, and gold is rubbed off.
 */
export function readEnamel(
  canvas: Canvas,
  seed: string,
  close: number,
  /** What use and burial took away, 0 to 1. */
  wear = 1,
): Painting {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const noise = createNoise(`${seed} enamel`);
  const relief = raise(data, width, height, close);
  const index = (x: number, y: number) =>
    Math.max(0, Math.min(height - 1, Math.floor(y))) * width +
    ((Math.floor(x) + 2 * width) % width);
  const color = new Float32Array(4);
  /** Colour and cover between four pixels, so that an edge is a line and no stair. */
  const read = (u: number, v: number): void => {
    const [x, y] = [u * width - 0.5, (1 - v) * height - 0.5];
    const [fx, fy] = [x - Math.floor(x), y - Math.floor(y)];
    color.fill(0);
    for (const [dx, dy, share] of [
      [0, 0, (1 - fx) * (1 - fy)],
      [1, 0, fx * (1 - fy)],
      [0, 1, (1 - fx) * fy],
      [1, 1, fx * fy],
    ]) {
      const i = index(x + dx, y + dy) * 4;
      const cover = (data[i + 3] / 255) * share;
      for (let c = 0; c < 3; c++) color[c] += data[i + c] * cover;
      color[3] += cover;
    }
    for (let c = 0; c < 3; c++) color[c] /= color[3] || 1;
  };
  const slope = (u: number, v: number): [along: number, up: number] => {
    const [x, y] = [u * width, (1 - v) * height];
    const reach = 1.2 * close;
    return [
      relief[index(x - reach, y)] - relief[index(x + reach, y)],
      relief[index(x, y + reach)] - relief[index(x, y - reach)],
    ];
  };
  const at = (u: number, v: number): Enamel => {
    read(u, v);
    if (color[3] < 0.5) return null;
    const [r, g, b] = [color[0] | 0, color[1] | 0, color[2] | 0];
    const isGold = r > 105 && g > 0.6 * r && b < 0.6 * r;
    const [px, py] = [u * 3072, v * 1400];
    const cloud = noise.fbm(px * 0.028, py * 0.035, 5);
    const [along, up] = slope(u, v);
    const rubbed = noise.fbm(px * 0.016, py * 0.02, 6) + noise.fbm(px * 0.17, py * 0.17, 4) * 0.35;
    const whole = 0.46 + (1 - wear) * 0.32;
    // The red line goes with the gold that it holds.
    if (rubbed > (isGold ? whole : isLine(r, g, b) ? whole + 0.06 : 9)) return null;
    if (isGold) {
      // Leaf is burnished thin before it is gone: the grain of the glass comes through.
      const thin = smoothstep(whole - 0.42, whole, rubbed);
      const grain = noise.fbm(px * 0.5, py * 0.5, 3);
      const tone = (1 + cloud * 0.25 + grain * 0.12) * (1 - thin * 0.42);
      return {
        r: toLinear[r] * tone,
        g: toLinear[g] * tone * (1 - thin * 0.1),
        b: toLinear[b] * tone * (1 - thin * 0.2),
        gold: true,
        along: along * 0.5 + noise.at(px * 0.6, py * 0.6) * 0.06,
        up: up * 0.5 + noise.at(px * 0.6 + 9, py * 0.6) * 0.06,
      };
    }
    const [nearest, , cell] = noise.cells(px * 0.062, py * 0.085);
    if (cell > 1 - 0.14 * wear && nearest < 0.11) return null;
    const pin = cell > 1 - 0.45 * wear ? smoothstep(0.2, 0.07, nearest) : 0;
    // A thin edge shows more of its red line and of the glass than the middle does.
    const thick = relief[index(u * width, (1 - v) * height)];
    const deep = 0.82 + 0.18 * smoothstep(0.35, 0.95, thick);
    const tone = (1 + cloud * 0.3 + noise.fbm(px * 0.3, py * 0.4, 3) * 0.12 - pin * 0.45) * deep;
    return {
      r: toLinear[r] * tone,
      g: toLinear[g] * tone,
      b: toLinear[b] * tone,
      gold: false,
      along: along * 1.9 + noise.fbm(px * 0.09, py * 0.12, 3) * 0.12,
      up: up * 1.9 + noise.fbm(px * 0.09 + 40, py * 0.12, 3) * 0.12,
    };
  };
  const shadeAt = (u: number, v: number): number => {
    // The light comes from the upper left.
    const [x, y] = [u * width, (1 - v) * height];
    return 0.55 * relief[index(x - 3.5 * close, y - 4.5 * close)];
  };
  return { at, shadeAt };
}

/** How thick the enamel lies: patches are domes between their lines, white lies thickest, red lines and gold lie low. */
function raise(data: Uint8ClampedArray, width: number, height: number, close: number): Field {
  const thick = new Float32Array(width * height);
  for (let i = 0; i < thick.length; i++) {
    const [r, g, b, a] = [data[i * 4], data[i * 4 + 1], data[i * 4 + 2], data[i * 4 + 3]];
    const isGold = r > 105 && g > 0.6 * r && b < 0.6 * r;
    const high = isLine(r, g, b) ? 0.3 : isGold ? 0.42 : 0.72 + (r + g + b) / 2700;
    thick[i] = (a / 255) * high;
  }
  return blur(thick, width, height, Math.round(2.4 * close));
}

const isLine = (r: number, g: number, b: number): boolean => r > 90 && g < 0.4 * r && b < 0.4 * r;
