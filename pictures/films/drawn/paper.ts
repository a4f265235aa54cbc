import type { Canvas } from '@napi-rs/canvas';
import { createNoise } from '../../surface/noise.ts';
import { type Brush, paintCanvas } from '../../surface/plate.ts';
import { height, toFrame, width } from './drawn-film.ts';

/** A canvas whose pixels are computed: red, green, blue (0–255) and cover (0–1) of each. */
export function computeCanvas(
  w: number,
  h: number,
  colourOf: (x: number, y: number) => readonly [number, number, number, number?],
): Canvas {
  return paintCanvas(w, h, (brush) => {
    const image = brush.createImageData(w, h);
    for (let y = 0, i = 0; y < h; y++) {
      for (let x = 0; x < w; x++, i += 4) {
        const [red, green, blue, cover = 1] = colourOf(x, y);
        image.data[i] = red;
        image.data[i + 1] = green;
        image.data[i + 2] = blue;
        image.data[i + 3] = cover * 255;
      }
    }
    brush.putImageData(image, 0, 0);
  });
}

/** A burnished sheet: fibres, a warm middle and darker edges, lit from the upper left. */
export function makePaper(seed: string, tone: readonly [number, number, number]): Canvas {
  const noise = createNoise(seed);
  return computeCanvas(width, height, (x, y) => {
    const fibre =
      noise.fbm(x * 0.09, y * 0.02, 3) * 0.012 + noise.fbm(x * 0.02, y * 0.11, 3) * 0.01;
    const cloud = noise.fbm(x * 0.0035, y * 0.0035, 4) * 0.035;
    const edge = ((x / width - 0.45) ** 2 + (y / height - 0.42) ** 2) * 0.34;
    const light = 1 + fibre + cloud - edge;
    return [tone[0] * light, tone[1] * light, tone[2] * (light - edge * 0.25)];
  });
}

/** A wash of pigment, uneven as on paper: multiplied over flat colour. */
export function makeWash(seed: string, strength: number): Canvas {
  const noise = createNoise(seed);
  return computeCanvas(width, height, (x, y) => {
    const pool = noise.fbm(x * 0.012, y * 0.012, 5) * strength;
    const grain = noise.fbm(x * 0.2, y * 0.2, 2) * strength * 0.35;
    const value = 255 * Math.min(1, 0.93 + pool + grain);
    return [value, value, value];
  });
}

/** Lays a canvas over the frame with a way of mixing. */
export function layOver(
  brush: Brush,
  canvas: Canvas,
  mixing: 'multiply' | 'screen' | 'source-over',
  alpha = 1,
): void {
  brush.save();
  toFrame(brush);
  brush.globalAlpha = alpha;
  brush.globalCompositeOperation = mixing;
  brush.drawImage(canvas, 0, 0);
  brush.restore();
}
