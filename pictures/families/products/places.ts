import type { Material } from '../../render/scene.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import { planed, type Setting } from './studio.ts';

/** Where things of the shop are shown: each on what it is used on, in a light of its own. */
type PlaceOfUse = Pick<Setting, 'ground' | 'surface' | 'window' | 'room' | 'exposure' | 'lens'>;

/** A dim room around what the sun falls on. */
const shade =
  (level: number, warm: number): Setting['room'] =>
  (x, y, z, out) => {
    const l = level * (0.7 + 0.9 * Math.max(0, y) + 0.3 * Math.max(0, x) - 0.15 * Math.max(0, z));
    out[0] = l * warm;
    out[1] = l;
    out[2] = l * (2 - warm);
  };

/** A table that was scrubbed for years: open grain, knife marks, a ring. */
function scrubbed(hex: string) {
  return (seed: string): Material => {
    const noise = createNoise(seed);
    const wood = planed(hex, seed, 0.012);
    return (hit) => {
      wood(hit);
      const along = hit.x * 0.94 + hit.z * 0.34;
      const across = hit.z * 0.94 - hit.x * 0.34;
      const line = noise.fbm(across * 170, along * 4, 4);
      const pore = smoothstep(0.2, 0.42, line);
      const board = Math.abs(((across / 0.145 + 0.37) % 1) + 1) % 1;
      const gap = smoothstep(0.012, 0.004, Math.min(board, 1 - board));
      const plank = noise.at(Math.floor(across / 0.145 + 0.37) * 7.3, 3) * 0.12;
      const worn = noise.fbm(across * 9, along * 3, 4) * 0.14;
      const k = (1 + worn + plank) * (1 - pore * 0.4) * (1 - gap * 0.8);
      hit.r *= k;
      hit.g *= k;
      hit.b *= k;
      hit.rough = 0.45;
      hit.nz += line * 0.2 - pore * 0.16;
      hit.nx += line * 0.06;
    };
  };
}

/** Late sun from the left, over a table in the house. */
export const lateTable: PlaceOfUse = {
  ground: '#8a6a48',
  surface: scrubbed('#9c7650'),
  window: {
    middle: [-1.5, 0.72, -0.6],
    along: [0.05, 0, 0.12],
    up: [0.04, 0.1, -0.03],
    light: [520, 430, 310],
  },
  room: shade(0.15, 0.95),
  exposure: 1.1,
};
