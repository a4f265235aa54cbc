import type { Point } from '../../geometry/points.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
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

/** Square tiles of burnt clay, laid in lime and walked on. */
function clayFloor(hex: string, wide: number) {
  const [r, g, b] = parseColour(hex);
  const [lr, lg, lb] = parseColour('#b9a98f');
  return (seed: string): Material => {
    const noise = createNoise(seed);
    return (hit) => {
      const wave = noise.at(hit.x * 14, hit.z * 14) * 0.008;
      const u = (hit.x * 0.93 + hit.z * 0.37) / wide + 0.3 + wave;
      const v = (hit.z * 0.93 - hit.x * 0.37) / wide + 0.62 + wave;
      const [i, j] = [Math.floor(u), Math.floor(v)];
      const [du, dv] = [u - i - 0.5, v - j - 0.5];
      const edge = 0.5 - Math.max(Math.abs(du), Math.abs(dv));
      const chip = noise.fbm(hit.x * 70, hit.z * 70, 4) * 0.008;
      const joint = smoothstep(0.02, 0.013, edge + chip);
      const round = smoothstep(0.05, 0.016, edge + chip) * (1 - joint);
      const tone = 1 + noise.at(i * 5.7 + 2, j * 9.1) * 0.26;
      const cloud = noise.fbm(hit.x * 11 + i * 3, hit.z * 11 + j, 5);
      const fine = noise.fbm(hit.x * 420, hit.z * 420, 3);
      const pit = smoothstep(0.34, 0.48, noise.fbm(hit.x * 130 + 5, hit.z * 130, 3));
      const lime = smoothstep(0.12, 0.6, noise.fbm(hit.x * 17 + 9, hit.z * 17, 4)) * 0.22;
      const k = tone * (1 + cloud * 0.24 + fine * 0.12) * (1 - pit * 0.32) * (1 - round * 0.16);
      const white = Math.max(joint, lime);
      const sand = 0.82 + fine * 0.3;
      hit.r = r * k + (lr * sand - r * k) * white;
      hit.g = g * k * (1 + cloud * 0.05) + (lg * sand - g * k) * white;
      hit.b = b * k * (1 + cloud * 0.1) + (lb * sand - b * k) * white;
      hit.rough = 0.5;
      const away = round * 0.5;
      hit.nx += fine * 0.16 + pit * 0.2 + (Math.abs(du) > Math.abs(dv) ? Math.sign(du) * away : 0);
      hit.nz +=
        noise.fbm(hit.x * 420 + 7, hit.z * 420, 3) * 0.16 +
        (Math.abs(dv) >= Math.abs(du) ? Math.sign(dv) * away : 0);
    };
  };
}

/** White marble with gray veins, rubbed but not polished. */
function marble(hex: string) {
  const [r, g, b] = parseColour(hex);
  return (seed: string): Material => {
    const noise = createNoise(seed);
    const vein = (x: number, z: number, sharp: number) =>
      Math.exp(-Math.abs(noise.fbm(x, z, 4)) * sharp);
    return (hit) => {
      const warp = noise.fbm(hit.x * 4 + 3, hit.z * 4, 4) * 0.11;
      const x = hit.x * 0.8 + hit.z * 0.6 + warp;
      const z = hit.z * 0.8 - hit.x * 0.6 + noise.fbm(hit.x * 4, hit.z * 4 + 8, 4) * 0.09;
      const broad = vein(x * 2.2 + 1, z * 8.5, 16) * (0.5 + noise.fbm(x * 5, z * 5, 3));
      const thin = vein(x * 6 + 7, z * 17, 60) * smoothstep(-0.1, 0.4, noise.fbm(x * 4, z * 7, 3));
      const cloud = noise.fbm(x * 5, z * 12, 5);
      const grain = noise.fbm(hit.x * 700, hit.z * 700, 2);
      const dark = Math.min(0.62, Math.max(0, broad) * 0.42 + thin * 0.5);
      const k = (1 + cloud * 0.1 + grain * 0.045) * (1 - dark);
      hit.r = r * k;
      hit.g = g * k * (1 + dark * 0.025);
      hit.b = b * k * (1 + dark * 0.06);
      hit.shine = 0.035;
      hit.rough = 0.24;
      hit.nx += grain * 0.03;
      hit.nz += noise.fbm(hit.x * 700 + 9, hit.z * 700, 2) * 0.03;
    };
  };
}

/** Where, on the way from a place of the ground to the sun, what throws a shadow there stands. */
export function beforeSun({ window }: PlaceOfUse, near: number) {
  const sun: Vec = window?.middle ?? [0, 1, 0];
  return ([x, z]: Point): Vec => [x + (sun[0] - x) * near, sun[1] * near, z + (sun[2] - z) * near];
}

/**
 * A leaf of a palm before the sun: leaflets on both sides of a rib that begins at `at` in its shadow.
 * @param near how much of the way to the sun is below it; the more, the softer is its shadow
 */
export function palmLeaf(
  mesh: Mesh,
  place: PlaceOfUse,
  material: number,
  at: Point,
  turn: number,
  { near = 0.055, long = 0.5 } = {},
): void {
  const up = beforeSun(place, near);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const on = (along: number, side: number): Vec =>
    up([at[0] + along * c - side * s, at[1] + along * s + side * c + along * along * 0.3]);
  const size = long / 0.5;
  for (let i = 0; i < 21; i++)
    for (const side of [-1, 1]) {
      const from = (i / 21) * long;
      const reach = 0.15 * size * Math.sin(Math.PI * (0.12 + (i / 21) * 0.84)) ** 0.7;
      mesh.sheet(1, 8, material, (u, v) => {
        const wide = 0.0048 * size * Math.sin(Math.PI * (0.1 + v * 0.9)) ** 0.6;
        return on(from + v * reach * 0.66 + (u - 0.5) * wide * 2, side * v * reach);
      });
    }
  mesh.sheet(1, 8, material, (u, v) => on(v * long, (u - 0.5) * 0.008 * size * (1.2 - v)));
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

/** The clay floor of a gallery in the afternoon; the sun is far, so that a lattice throws its shape. */
export const galleryFloor: PlaceOfUse = {
  ground: '#b98a68',
  surface: clayFloor('#9d7762', 0.19),
  window: {
    middle: [-6.6, 5.6, -2.6],
    along: [-0.018, 0, 0.046],
    up: [0.03, 0.037, 0.011],
    light: [60000, 54500, 46500],
  },
  room: shade(0.26, 0.98),
  exposure: 0.8,
};

/** White marble in the morning, under palms. */
export const morningMarble: PlaceOfUse = {
  ground: '#dcdad4',
  surface: marble('#d8d6cf'),
  window: {
    middle: [6.0, 6.2, -3.4],
    along: [0.024, 0, 0.043],
    up: [-0.03, 0.034, 0.017],
    light: [61000, 57500, 51500],
  },
  room: shade(0.27, 0.95),
  exposure: 0.74,
};

/** The stone of the court in the morning, where palms stand before the sun. */
export const stoneUnderPalms: PlaceOfUse = {
  ...morningMarble,
  ground: courtStone.ground,
  surface: courtStone.surface,
};
