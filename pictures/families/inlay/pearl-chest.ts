import { tau } from '../../geometry/points.ts';
import { grainWood } from '../../surface/carving.ts';
import { parseColour } from '../../surface/colour.ts';
import { distanceToSeams, smoothstep } from '../../surface/field.ts';
import { lightPlate } from '../../surface/light.ts';
import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { createPlate } from '../../surface/plate.ts';
import { bridalChest, courtChest } from './chest-fronts.ts';
import type { Pieces, Stuff } from './chest-inlay.ts';

const colours: Record<Stuff, string> = {
  pearl: '#e3e4de',
  bone: '#eadfc6',
  dark: '#2a160d',
  shell: '#8a2a12',
  tin: '#c9c7bd',
};

export type ChestParameters = {
  kind: 'bridal' | 'court';
  wood: string;
  ground: Ground;
  width: number;
  height: number;
};

/** The front of a chest covered in shell. */
export function drawPearlChest(p: ChestParameters, seed: string): Picture {
  const { width, height } = p;
  const plate = createPlate(width, height, 0.3);
  const pieces: Pieces = { ids: new Int32Array(width * height), stuff: [] };
  const cover = p.kind === 'bridal' ? bridalChest(plate, pieces) : courtChest(plate, pieces);
  const { ids, stuff } = pieces;
  const seams = distanceToSeams(ids, width, height);
  grainWood(plate, p.wood, seed, { across: new Float32Array(width * height).fill(1), dark: 0.4 });
  const noise = createNoise(seed);
  const base = Object.fromEntries(
    Object.entries(colours).map(([k, v]) => [k, parseColour(v)]),
  ) as unknown as Record<Stuff, readonly number[]>;
  const tin = base.tin;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const id = ids[i];
      if (id === 0) continue;
      const kind = stuff[id - 1];
      const [r, g, b] = base[kind];
      const turn = (id * 2.399) % tau;
      const along = x * Math.cos(turn) + y * Math.sin(turn);
      const across = y * Math.cos(turn) - x * Math.sin(turn);
      let tones = [1, 1, 1];
      if (kind === 'pearl') {
        const layer = noise.fbm(along * 0.022 + id * 7, across * 0.008, 3) * 8 + id;
        tones = [0, 1, 2].map(
          (c) => (0.9 + 0.14 * Math.sin(layer + c * 1.4)) * (0.9 + ((id * 37) % 17) / 80),
        );
        plate.gloss[i] = 0.8;
        plate.relief[i] += Math.sin(layer) * 0.4;
      } else if (kind === 'shell') {
        const mottle = smoothstep(-0.15, 0.3, noise.fbm(along * 0.02 + id, across * 0.02, 4));
        tones = [0.4 + 0.85 * mottle, 0.3 + 0.95 * mottle, 0.4 + 0.5 * mottle];
        plate.gloss[i] = 0.75;
      } else {
        const k = 1 + noise.fbm(along * 0.05, across * 0.008, 3) * 0.16;
        tones = [k, k, k];
        plate.gloss[i] = kind === 'dark' ? 0.32 : 0.45;
      }
      const wire = smoothstep(2.4, 1.3, seams[i]);
      plate.colour[i * 3] = r * tones[0] + (tin[0] * 0.8 - r * tones[0]) * wire;
      plate.colour[i * 3 + 1] = g * tones[1] + (tin[1] * 0.8 - g * tones[1]) * wire;
      plate.colour[i * 3 + 2] = b * tones[2] + (tin[2] * 0.8 - b * tones[2]) * wire;
      plate.metal[i] = wire * 0.7;
      plate.relief[i] += smoothstep(0, 3, seams[i]) * 0.7;
    }
  plate.cover.set(cover);
  const lit = lightPlate(plate, { reach: 10, occlusion: 0.7, sheen: 1.1 });
  return mount(width, height, lit, cover, { ground: p.ground, lift: 26, seed });
}
