import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
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

/** Limestone sawn smooth, its pits open, its edges of shells pale. */
function limestone(hex: string) {
  const [r, g, b] = parseColour(hex);
  return (seed: string): Material => {
    const noise = createNoise(seed);
    return (hit) => {
      const { x, z } = hit;
      const bed = noise.fbm(x * 5 + z * 2, z * 24 - x * 3, 4);
      const cloud = noise.fbm(x * 9, z * 9, 4);
      const sand = noise.fbm(x * 380, z * 380, 3);
      const pore = noise.fbm(x * 210 + 5, z * 420, 3);
      const hole = smoothstep(0.36, 0.46, pore + bed * 0.3);
      const shell = smoothstep(0.42, 0.5, noise.fbm(x * 140, z * 140 + 9, 2)) * 0.2;
      const k = (1 + bed * 0.13 + cloud * 0.1 + sand * 0.08 + shell) * (1 - hole * 0.5);
      hit.r = r * k;
      hit.g = g * k * (1 - hole * 0.05);
      hit.b = b * k * (1 - hole * 0.12);
      hit.rough = 0.5;
      hit.nx += sand * 0.2 + noise.fbm(x * 150, z * 150, 2) * 0.08 + hole * 0.3;
      hit.nz += noise.fbm(x * 380 + 7, z * 380, 3) * 0.2 + hole * 0.24;
    };
  };
}

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

/** Open sky and a high sun on the stone of the court. */
export const courtStone: PlaceOfUse = {
  ground: '#cbb998',
  surface: limestone('#c9b48e'),
  window: {
    middle: [1.0, 1.5, -0.55],
    along: [0.06, 0, 0.1],
    up: [0.05, 0.02, -0.05],
    light: [760, 690, 560],
  },
  room: shade(0.24, 0.9),
  exposure: 0.98,
};
