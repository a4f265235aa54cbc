import type { Box } from '../../geometry/points.ts';
import { raise } from '../../surface/carving.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import type { Plate } from '../../surface/plate.ts';
import { metal } from './door-carving.ts';

/** What tools, hands and dealers left on a carved door. */

/** The master's name stood here; somebody planed it off, and the marks of the plane stayed. */
export function planeOff(plate: Plate, [x, y, w, h]: Box, seed: string): void {
  const { width, relief, close = 1 } = plate;
  const noise = createNoise(`${seed} plane`);
  const mask = raise(plate, -0.001, 1, (brush) => {
    brush.beginPath();
    brush.roundRect(x, y, w, h, 7);
    brush.fill();
  });
  for (let i = 0; i < relief.length; i++) {
    if (mask[i] === 0) continue;
    const [a, b] = [(i % width) / close, Math.floor(i / width) / close];
    const stroke = noise.at(a * 0.45, b * 0.02) * 0.9 + noise.fbm(a * 0.1, b * 0.05, 2) * 0.7;
    relief[i] += ((15.5 + stroke) * close - relief[i]) * mask[i];
  }
}

/** Facets that the gouge left, most of them in the ground. */
export function chisel(plate: Plate, [x, y, w, h]: Box, seed: string): void {
  const { width, relief, close = 1 } = plate;
  const noise = createNoise(`${seed} gouge`);
  for (let row = Math.round(y * close); row < (y + h) * close; row++)
    for (let column = Math.round(x * close); column < (x + w) * close; column++) {
      const i = row * width + column;
      const [a, b] = [column / close, row / close];
      const deep = smoothstep(9 * close, 1 * close, relief[i]);
      const [near] = noise.cells(a / 6.5, b / 8.5);
      relief[i] +=
        (near * near * (0.5 + 1.3 * deep) + noise.fbm(a * 0.2, b * 0.2, 2) * 0.25) * close;
    }
}

/** An iron ring on its boss; hands have blackened and polished the wood around it. */
export function ring(plate: Plate, [x, y]: readonly [number, number], seed: string): void {
  const { width, height, colour, gloss, close = 1 } = plate;
  const noise = createNoise(`${seed} hands`);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [a, b] = [column / close, row / close];
      const far =
        Math.hypot((a - x + 4) * 1.15, b - y - 22) + noise.fbm(a * 0.03, b * 0.03, 3) * 26;
      if (far > 96) continue;
      const i = row * width + column;
      const dark = smoothstep(96, 40, far) * 0.86;
      for (let c = 0; c < 3; c++) colour[i * 3 + c] *= 1 - dark * (c === 0 ? 0.9 : 1);
      gloss[i] += dark * 0.3;
    }
  const iron = '#4a443e';
  metal(plate, iron, 10, 7, (brush) => {
    brush.beginPath();
    brush.arc(x, y, 15, 0, 7);
    brush.fill();
  });
  metal(plate, iron, 9, 4.5, (brush) => {
    brush.lineWidth = 9;
    brush.beginPath();
    brush.ellipse(x, y + 31, 23, 30, 0, 0, 7);
    brush.stroke();
  });
  metal(plate, iron, 9, 6, (brush) => {
    brush.beginPath();
    brush.arc(x, y, 7, 0, 7);
    brush.fill();
  });
}
