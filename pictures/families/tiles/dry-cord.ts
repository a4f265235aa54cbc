import { parseColour, toLinear } from '../../surface/colour.ts';
import { distanceTo, type Field, smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import type { Plate } from '../../surface/plate.ts';

/**
 * What the greasy line does in the fire: it burns to a dull, granular manganese, and the glazes on either side
 * draw back from it, thin at their shore and domed within, with bubbles that burst.
 * @returns how much of its gloss each place keeps
 */
export function layCord(
  plate: Plate,
  canvas: Uint8ClampedArray,
  line: string,
  seed: string,
  close: number,
): Field {
  const { width, height, colour, relief } = plate;
  const [r, g, b] = parseColour(line);
  const isLine = (i: number) => {
    const away =
      Math.abs(toLinear[canvas[i * 4]] - r) +
      Math.abs(toLinear[canvas[i * 4 + 1]] - g) +
      Math.abs(toLinear[canvas[i * 4 + 2]] - b);
    return away < 0.03;
  };
  const far = distanceTo(width, height, isLine);
  const noise = createNoise(`${seed} cord`);
  const glaze = new Float32Array(width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      const x = column / close;
      const y = row / close;
      const grit = noise.fbm(x * 0.6, y * 0.6, 3);
      const ragged = noise.fbm(x * 0.11, y * 0.11, 3);
      const d = far[i] / close + ragged * 1.1 + grit * 0.25;
      const glazed = smoothstep(0.1, 0.9, d);
      glaze[i] = 0.12 + 0.88 * glazed;
      // The shore is thin and pale, the middle deep; a thick drop stands highest just within its edge.
      const shore = smoothstep(6.5, 0.6, d) * glazed;
      const deep = 1 + 0.12 * smoothstep(3, 14, d) * noise.fbm(x * 0.02, y * 0.02, 3);
      for (let c = 0; c < 3; c++) {
        const k = i * 3 + c;
        colour[k] = colour[k] * deep * (1 + 0.22 * shore) + 0.018 * shore;
        if (glazed < 1) {
          // Burnt manganese: almost black, brown where it lies thin over the body.
          const bare =
            [0.03, 0.02, 0.016][c] * (1 + grit * 0.9) + Math.max(0, ragged - 0.18) * 0.16;
          colour[k] += (bare - colour[k]) * (1 - glazed);
        }
      }
      relief[i] +=
        4.4 * smoothstep(0, 5.5, d) - 1.1 * smoothstep(7, 30, d) + (1 - glazed) * grit * 0.8;
      const [hole, , kind] = noise.cells(x / 15, y / 15);
      const size = 0.03 + kind * 0.07;
      if (glazed > 0.9 && kind > 0.58 && hole < size * 1.7) {
        const pit = smoothstep(size, size * 0.5, hole);
        for (let c = 0; c < 3; c++) colour[i * 3 + c] *= 1 - pit * 0.5;
        relief[i] += smoothstep(size * 1.7, size, hole) * 0.5 - pit * 1.5;
      }
    }
  return glaze;
}
