import type { Canvas } from '@napi-rs/canvas';
import { toLinear } from '../surface/colour.ts';

/** A painted surface that repeats, kept at several sizes so that it stays calm in the distance. */
export type Cloth = {
  /** Writes red, green, blue (linear) and the painted alpha at u, v (1 = one repeat) into `out`. */
  at(u: number, v: number, footprint: number, out: Float32Array): void;
};

/** @param metres unused side lengths are the caller's: u and v count repeats, not metres. */
export function toCloth(canvas: Canvas): Cloth {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  // The largest size stays in bytes: as numbers of four it would take a gigabyte where one looks closely.
  return clothFrom(data, width, height);
}

/** @param texels four per texel: linear light and alpha, or bytes as a canvas has them */
export function clothFrom(
  texels: Float32Array | Uint8ClampedArray,
  width: number,
  height: number,
): Cloth {
  const levels: { w: number; h: number; t: Float32Array | Uint8ClampedArray }[] = [
    { w: width, h: height, t: texels },
  ];
  const read = (t: Float32Array | Uint8ClampedArray, at: number, channel: number) =>
    t instanceof Float32Array ? t[at] : channel < 3 ? toLinear[t[at]] : t[at] / 255;
  while (levels[levels.length - 1].w > 1 && levels[levels.length - 1].h > 1) {
    const { w, h, t } = levels[levels.length - 1];
    const nw = w >> 1;
    const nh = h >> 1;
    const n = new Float32Array(nw * nh * 4);
    for (let y = 0; y < nh; y++)
      for (let x = 0; x < nw; x++)
        for (let c = 0; c < 4; c++) {
          const i = (y * 2 * w + x * 2) * 4 + c;
          n[(y * nw + x) * 4 + c] =
            (read(t, i, c) +
              read(t, i + 4, c) +
              read(t, i + w * 4, c) +
              read(t, i + w * 4 + 4, c)) /
            4;
        }
    levels.push({ w: nw, h: nh, t: n });
  }
  const add = (level: number, u: number, v: number, share: number, out: Float32Array) => {
    const { w, h, t } = levels[level];
    const x = (u - Math.floor(u)) * w - 0.5;
    const y = (v - Math.floor(v)) * h - 0.5;
    const xf = Math.floor(x);
    const yf = Math.floor(y);
    const fx = x - xf;
    const fy = y - yf;
    const x0 = (xf + w) % w;
    const x1 = (xf + 1) % w;
    const y0 = ((yf + h) % h) * w;
    const y1 = ((yf + 1) % h) * w;
    const a = (1 - fx) * (1 - fy) * share;
    const b = fx * (1 - fy) * share;
    const c = (1 - fx) * fy * share;
    const d = fx * fy * share;
    for (let k = 0; k < 4; k++)
      out[k] +=
        read(t, (y0 + x0) * 4 + k, k) * a +
        read(t, (y0 + x1) * 4 + k, k) * b +
        read(t, (y1 + x0) * 4 + k, k) * c +
        read(t, (y1 + x1) * 4 + k, k) * d;
  };
  return {
    at(u, v, footprint, out) {
      out[0] = out[1] = out[2] = out[3] = 0;
      const level = Math.max(
        0,
        Math.min(
          levels.length - 1.001,
          Math.log2(Math.max(1e-6, footprint * Math.max(width, height))),
        ),
      );
      const low = Math.floor(level);
      add(low, u, v, 1 - (level - low), out);
      add(low + 1 < levels.length ? low + 1 : low, u, v, level - low, out);
    },
  };
}
