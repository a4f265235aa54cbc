import { tau } from '../../geometry/points.ts';
import { grainWood } from '../../surface/carving.ts';
import { parseColour } from '../../surface/colour.ts';
import { distanceToSeams, smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import { colourPieces, type Layout, type MonogramParameters, size } from './frame-layout.ts';
import { bevel } from './glaze-and-stone.ts';

export function inlayBrass(layout: Layout, p: MonogramParameters, seed: string): void {
  const { plate, ids } = layout;
  const noise = createNoise(seed);
  const seams = distanceToSeams(ids, size, size);
  const black = parseColour('#17120d');
  colourPieces(layout, p, p.colours[2], (x, y) => 1 + noise.fbm(x * 0.01, y * 0.01, 3) * 0.16);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const id = ids[i];
      const isPiece = id > 0 && id < layout.strapId;
      const filled = isPiece && layout.classes[id - 1] % 2 === 0;
      // Niello lies around every silver piece; the field is hatched with fine cuts.
      const hatch =
        id === layout.fieldId ? Math.sin((x + y) * 0.42) * 0.6 + Math.sin((x - y) * 0.42) * 0.6 : 0;
      const dark = isPiece ? smoothstep(7, 5, seams[i]) * (filled ? 1 : 0.92) : 0;
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] += (black[c] - plate.colour[i * 3 + c]) * dark;
      plate.metal[i] = 0.95 - dark * 0.85;
      plate.gloss[i] = 0.42 - dark * 0.3;
      plate.relief[i] =
        (isPiece
          ? -2.4 * dark
          : id === layout.letterId
            ? 3 * smoothstep(0, 5, seams[i])
            : hatch * 0.55) +
        noise.at(x * 0.012, y * 0.012) * 3;
    }
  bevel(layout, 14);
}

export function inlayWood(layout: Layout, p: MonogramParameters, seed: string): void {
  const { plate, ids } = layout;
  const noise = createNoise(seed);
  const seams = distanceToSeams(ids, size, size);
  grainWood(plate, p.colours[0], seed, { dark: 0.28 });
  const wood = new Float32Array(plate.colour);
  const pearl = (id: number) =>
    id === layout.letterId || (id > 0 && id < layout.strapId && layout.classes[id - 1] % 3 !== 2);
  colourPieces(layout, p, p.colours[0], () => 1);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const id = ids[i];
      if (id === 0 || id === layout.fieldId) {
        plate.colour.set(wood.subarray(i * 3, i * 3 + 3), i * 3);
        plate.gloss[i] = 0.3;
        continue;
      }
      plate.relief[i] = 0.8 * smoothstep(0, 3, seams[i]);
      const line = smoothstep(2.6, 1.4, seams[i]);
      if (id === layout.strapId) {
        plate.metal[i] = 0.75;
        plate.gloss[i] = 0.5;
      } else if (pearl(id)) {
        // Shell: the colours swim with the layers, which lie differently in every piece.
        const turn = (id * 2.399) % tau;
        const layer =
          noise.fbm(
            (x * Math.cos(turn) + y * Math.sin(turn)) * 0.02 + id * 7,
            (y * Math.cos(turn) - x * Math.sin(turn)) * 0.006,
            3,
          ) *
            9 +
          id;
        for (let c = 0; c < 3; c++)
          plate.colour[i * 3 + c] *= 0.9 + 0.16 * Math.sin(layer + c * 1.5);
        plate.gloss[i] = 0.85;
        plate.relief[i] += Math.sin(layer) * 0.5;
      } else plate.gloss[i] = 0.45;
      for (let c = 0; c < 3; c++) plate.colour[i * 3 + c] *= 1 - line * 0.72;
    }
}
