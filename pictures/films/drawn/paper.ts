import type { Canvas } from '@napi-rs/canvas';
import { createNoise } from '../../surface/noise.ts';
import { type Brush, paintCanvas } from '../../surface/plate.ts';
import { frameHeight, frameWidth, height, pixelsPerUnit, toFrame, width } from './drawn-film.ts';

/** Red, green and blue, 0 to 255, at a place in the brush's units; `at` counts the frame's pixels. */
export type ColourOf = (x: number, y: number, at: number) => readonly [number, number, number];

/** Computes every pixel of the frame and puts it there. */
export function computeFrame(brush: Brush, colourOf: ColourOf): void {
  const image = brush.createImageData(frameWidth, frameHeight);
  for (let y = 0, at = 0; y < frameHeight; y++) {
    for (let x = 0; x < frameWidth; x++, at++) {
      const [red, green, blue] = colourOf(x / pixelsPerUnit, y / pixelsPerUnit, at);
      image.data[at * 4] = red;
      image.data[at * 4 + 1] = green;
      image.data[at * 4 + 2] = blue;
      image.data[at * 4 + 3] = 255;
    }
  }
  brush.putImageData(image, 0, 0);
}

/** A canvas as large as the frame whose pixels are computed. */
export const computeCanvas = (colourOf: ColourOf): Canvas =>
  paintCanvas(frameWidth, frameHeight, (brush) => computeFrame(brush, colourOf));

/** Lays a canvas of the frame's own pixels where the frame is. */
export const drawWhole = (brush: Brush, canvas: Canvas): void =>
  brush.drawImage(canvas, 0, 0, width, height);

/** A burnished sheet: fibres, a warm middle and darker edges, lit from the upper left. */
export function makePaper(seed: string, tone: readonly [number, number, number]): Canvas {
  const noise = createNoise(seed);
  return computeCanvas((x, y) => {
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
  return computeCanvas((x, y) => {
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
  drawWhole(brush, canvas);
  brush.restore();
}

/** A field between its four nearest places, so that a coarse one shows no steps. */
export function sampleBetween(
  field: Float32Array,
  columns: number,
  column: number,
  row: number,
): number {
  const left = Math.floor(column);
  const i = Math.floor(row) * columns + left;
  const [across, down] = [column - left, row - Math.floor(row)];
  const upper = (field[i] ?? 0) * (1 - across) + (field[i + 1] ?? 0) * across;
  const lower = (field[i + columns] ?? 0) * (1 - across) + (field[i + columns + 1] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}
