import type { Canvas } from '@napi-rs/canvas';
import type { Enamel } from '../../render/glass.ts';
import { toLinear } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';

/**
 * Reads a painting on glass, around in u and up in v: enamel stands above the glass, has pinholes and clouds,
 * and gold is rubbed off.
 */
export function readEnamel(
  canvas: Canvas,
  seed: string,
  close: number,
  /** What use and burial took away, 0 to 1. */
  wear = 1,
): (u: number, v: number) => Enamel {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const noise = createNoise(`${seed} enamel`);
  /** White lies thickest, as it was laid over the others. */
  const heightAt = (x: number, y: number) => {
    const i = (Math.max(0, Math.min(height - 1, y)) * width + ((x + width) % width)) * 4;
    return data[i + 3] * (0.5 + (data[i] + data[i + 1] + data[i + 2]) / 1530);
  };
  return (u, v) => {
    const x = Math.min(width - 1, Math.floor(u * width));
    const y = Math.min(height - 1, Math.max(0, Math.floor((1 - v) * height)));
    const i = (y * width + x) * 4;
    if (data[i + 3] < 128) return null;
    const [r, g, b] = [data[i], data[i + 1], data[i + 2]];
    const isGold = r > 170 && b < 110 && g > 120;
    const [px, py] = [u * 2200, v * 1400];
    const cloud = noise.fbm(px * 0.035, py * 0.035, 5);
    if (isGold) {
      const rubbed = noise.fbm(px * 0.02, py * 0.02, 6) + noise.fbm(px * 0.21, py * 0.13, 3) * 0.35;
      const whole = 0.46 + (1 - wear) * 0.4;
      if (rubbed > whole) return null;
      const thin = smoothstep(whole - 0.36, whole, rubbed);
      const tone = (1 + cloud * 0.25) * (1 - thin * 0.35);
      return {
        r: toLinear[r] * tone,
        g: toLinear[g] * tone * (1 - thin * 0.1),
        b: toLinear[b] * tone * (1 - thin * 0.2),
        gold: true,
        along: noise.at(px * 0.9, py * 0.9) * 0.05,
        up: noise.at(px * 0.9 + 9, py * 0.9) * 0.05,
      };
    }
    const [nearest, , cell] = noise.cells(px * 0.085, py * 0.085);
    if (cell > 1 - 0.14 * wear && nearest < 0.11) return null;
    const pin = cell > 1 - 0.45 * wear ? smoothstep(0.2, 0.07, nearest) : 0;
    const tone = 1 + cloud * 0.3 + noise.fbm(px * 0.4, py * 0.4, 3) * 0.12 - pin * 0.45;
    // Thick colour rounds off towards its edge.
    const reach = Math.round(3 * close);
    const along = (heightAt(x - reach, y) - heightAt(x + reach, y)) / 255;
    const up = (heightAt(x, y + reach) - heightAt(x, y - reach)) / 255;
    return {
      r: toLinear[r] * tone,
      g: toLinear[g] * tone,
      b: toLinear[b] * tone,
      gold: false,
      along: along * 0.4 + noise.fbm(px * 0.12, py * 0.12, 3) * 0.12,
      up: up * 0.4 + noise.fbm(px * 0.12 + 40, py * 0.12, 3) * 0.12,
    };
  };
}
