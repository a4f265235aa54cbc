import type { Cloth } from '../render/cloth.ts';
import type { Hit, Material } from '../render/scene.ts';
import { parseColour } from '../surface/colour.ts';
import { smoothstep } from '../surface/field.ts';
import { createNoise } from '../surface/noise.ts';
import { fade, tilt } from './materials.ts';

/** A place on a wall, a floor or a block; walls that face each other do not wear alike. */
function planar(hit: Hit): [number, number] {
  if (Math.abs(hit.ny) > 0.7) return [hit.x, hit.z];
  return Math.abs(hit.nx) > Math.abs(hit.nz)
    ? [hit.z + Math.sign(hit.nx) * 37, hit.y]
    : [hit.x + Math.sign(hit.nz) * 71, hit.y];
}

const mix = (a: number, b: number, t: number) => a + (b - a) * t;

type Weather = {
  /** Height of the ledge from under which rain runs down; none when the wall is sheltered. */
  eaves?: number;
  /** How high damp rises from the ground, in metres. */
  damp?: number;
  /** 0 newly limed to 1 long left alone. */
  age?: number;
  /** How wavy the plaster under it was laid; within doors it was floated smoother. */
  waves?: number;
};

/** A wall limed many times: coats that end in patches, rain runs, rising damp with its salts, cracks, places where the coat has come off. */
export function limewash(
  hex: string,
  seed: string,
  { eaves, damp = 0, age = 1, waves = 1 }: Weather = {},
): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    const [u, v] = planar(hit);
    const upright = Math.abs(hit.ny) < 0.6;
    const drift = noise.fbm(u * 0.9, v * 0.9, 4);
    const fine = noise.fbm(u * 24, v * 24, 3) * fade(hit, 0.03);
    // Each coat of lime ends somewhere; the brush's strokes show along its end.
    const coat = noise.fbm(u * 0.42 + 11, v * 0.55 + drift * 0.3, 4);
    const edge = 0.13 + 0.1 * noise.fbm(u * 3, v * 9, 3);
    const patched =
      smoothstep(-edge, edge, coat - 0.09) - smoothstep(-edge, edge, coat + 0.24) * 0.6;
    let tone = 1 + drift * 0.13 + patched * 0.055 * age + fine * 0.07;
    let warm = drift * 0.03 - patched * 0.022 * age;
    let soot = 0;
    if (upright && eaves !== undefined) {
      // Rain comes from the ledge in threads of their own length and strength.
      const under = eaves - v;
      const source = Math.max(0, noise.fbm(u * 1.5, 3.3, 4) + 0.12);
      const thread = noise.fbm(u * 8 + noise.at(u * 2, v * 0.7) * 0.5, v * 0.16, 4);
      const narrow = noise.fbm(u * 30, v * 0.5, 2) * fade(hit, 0.02);
      const reach = 0.35 + 2.1 * source + thread * 0.8;
      if (under > -0.02)
        soot +=
          Math.exp(-under / Math.max(0.12, reach)) *
          Math.max(0, source * (0.8 + thread * 1.7 + narrow * 0.4)) *
          0.6;
      soot += Math.exp(-Math.max(0, under) / 0.09) * 0.22;
    }
    let bare = smoothstep(0.62, 0.74, noise.fbm(u * 1.7 + 31, v * 1.7, 6)) * 0.4;
    let salt = 0;
    if (upright && damp > 0) {
      const line =
        damp * (0.62 + 0.6 * noise.fbm(u * 0.55 + 5, 1.1, 3) + 0.22 * noise.fbm(u * 3.1, v, 4));
      const wet = smoothstep(line + 0.1, line - 0.1, v);
      salt = Math.exp(-(((v - line) / 0.07) ** 2)) * (0.5 + noise.fbm(u * 14, v * 14, 3));
      soot += wet * (0.16 + 0.1 * noise.fbm(u * 2.5, v * 4, 4)) + smoothstep(0.16, 0, v) * 0.2;
      warm += wet * 0.05;
      const come = noise.fbm(u * 2.6 + 7, v * 2.1, 6) + (damp * 0.55 - v) * 0.5;
      bare = Math.max(bare, smoothstep(0.4, 0.47, come) * smoothstep(damp * 1.3, 0, v));
    }
    // Hairs run where the wall has settled, from one place to the next.
    const bend = noise.fbm(u * 1.6, v * 1.6, 4);
    const hair = Math.abs(noise.fbm(u * 0.5 + bend * 0.45 + 2, v * 0.42 + bend * 0.35, 3));
    const where = smoothstep(0.02, 0.25, noise.fbm(u * 0.7 + 19, v * 0.7, 2));
    const crack =
      smoothstep(0.0045 + hit.size * 0.25, 0, hair) * where * Math.min(1, 0.006 / hit.size);
    const dark = Math.min(0.8, soot * age);
    tone *= 1 - dark;
    tone *= 1 - crack * 0.4 * age;
    tone += Math.max(0, salt) * 0.07 * age;
    bare *= age;
    const under = 0.62 + 0.2 * noise.fbm(u * 9, v * 9, 4);
    hit.r = mix(r * tone * (1 + warm), 0.5 * under, bare * 0.6);
    hit.g = mix(g * tone * (1 - dark * 0.05), 0.37 * under, bare * 0.6);
    hit.b = mix(b * tone * (1 - warm * 2 - dark * 0.12), 0.25 * under, bare * 0.6);
    // A wall laid by hand is never flat: low light finds every wave in it.
    tilt(hit, noise, 0.9, 0.09 * waves);
    tilt(hit, noise, 4, 0.06 * waves);
    tilt(hit, noise, 15, 0.07 * waves);
    tilt(hit, noise, 55, (0.08 + bare * 0.25) * waves);
  };
}

/** Blocks of a soft pale stone: beds across them, pits, joints every `joint` metres, water marks below edges. */
export function hewnStone(hex: string, seed: string, joint = 0.9): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    const [u, v] = planar(hit);
    const flat = Math.abs(hit.ny) > 0.7;
    const cell = Math.floor((u - joint / 2) / joint);
    const own = noise.at(cell * 7.3 + 0.5, flat ? Math.floor(v / joint) * 3.1 + 0.5 : 2.2);
    const bed = noise.fbm(u * 1.1 + own * 9, v * (flat ? 1.4 : 7), 4);
    const cloud = noise.fbm(u * 2.2, v * 2.2, 4);
    const pit = smoothstep(0.3, 0.55, noise.fbm(u * 60, v * 60, 3)) * fade(hit, 0.016);
    const grain = noise.fbm(u * 70, v * 70, 2) * fade(hit, 0.012);
    const off = (x: number) =>
      Math.abs((((((x - joint / 2) / joint) % 1) + 1.5) % 1) - 0.5) * joint;
    const seam = Math.min(off(u), flat ? off(v) : 9);
    const gap =
      smoothstep(0.004 + hit.size * 0.5, 0, seam - 0.0015) * Math.min(1, 0.012 / hit.size);
    const trod = smoothstep(0.05, 0.4, noise.fbm(u * 0.8 + 3, v * 0.8, 4));
    const run = flat ? 0 : Math.max(0, noise.fbm(u * 5, v * 1.1, 4) - 0.05) * 0.32;
    const k =
      (1 + own * 0.1 + bed * 0.12 + cloud * 0.16 + grain * 0.12 - pit * 0.3 - run - trod * 0.13) *
      (1 - gap * 0.55);
    hit.r = r * k;
    hit.g = g * k * (1 - trod * 0.02);
    hit.b = b * k * (1 - trod * 0.07 - cloud * 0.05);
    hit.shine = 0.02;
    hit.rough = 0.5;
    tilt(hit, noise, 3, 0.04);
    tilt(hit, noise, 21, 0.09);
    tilt(hit, noise, 70, 0.14);
  };
}

/** A floor of stone slabs in rows of unlike width, laid by hand and walked on for long. */
export function flagstones(hex: string, seed: string, polish = 0.05): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  const rows: number[] = [];
  for (let at = -14; at < 22; at += 0.62 + 0.17 * noise.at(rows.length * 3.3 + 0.5, 4.5))
    rows.push(at);
  return (hit) => {
    const { x, z } = hit;
    const wob = noise.fbm(x * 1.3, z * 1.3, 2) * 0.012;
    const depth = -z + wob;
    let row = 0;
    let high = rows.length - 1;
    while (high - row > 1) {
      const half = (row + high) >> 1;
      if (rows[half] <= depth) row = half;
      else high = half;
    }
    const wide = 0.78 + 0.24 * noise.at(row * 5.1 + 0.5, 8.5);
    const along = x + wob + noise.at(row * 9.7 + 0.5, 1.5) * 3;
    const slab = Math.floor(along / wide);
    const fx = along - slab * wide;
    const fz = depth - rows[row];
    const deep = rows[Math.min(rows.length - 1, row + 1)] - rows[row];
    const seam = Math.min(fx, wide - fx, fz, deep - fz) - 0.004 * noise.fbm(x * 9, z * 9, 3);
    const broad = 0.004 + 0.004 * Math.max(0, noise.fbm(x * 5, z * 5, 3));
    const gap =
      smoothstep(broad + hit.size * 0.7, broad * 0.2, seam) * Math.min(1, 0.022 / hit.size);
    const lip = smoothstep(0.05, 0, seam) * (1 - gap);
    const own = noise.at(slab * 3.7 + row * 11.3 + 0.5, row * 2.9 + 0.5);
    const hue = noise.at(slab * 7.1 + 0.5, row * 6.7 + 0.5);
    const cloud = noise.fbm(x * 1.1 + own * 9, z * 1.1, 5);
    const spot = noise.fbm(x * 7 + own * 30, z * 7, 4);
    const grain = noise.fbm(x * 45, z * 45, 3) * fade(hit, 0.02);
    const stain = smoothstep(0.06, 0.4, noise.fbm(x * 0.55 + 8, z * 0.55, 5));
    const k =
      (1 + own * 0.13 + cloud * 0.16 + spot * 0.1 + grain * 0.14 - stain * 0.2 - lip * 0.06) *
      (1 - gap * 0.6);
    hit.r = r * k * (1 + hue * 0.035);
    hit.g = g * k;
    hit.b = b * k * (1 - hue * 0.05 - stain * 0.05);
    // Where feet go it is smooth, in joints and stains dull.
    hit.shine = polish * (1 - gap) * Math.max(0.1, 0.75 + cloud * 0.9 - stain * 0.5);
    hit.rough = Math.min(0.6, 0.3 + Math.max(0, spot) * 0.5 + stain * 0.15);
    // No slab lies quite level.
    hit.nx += own * 0.012;
    hit.nz += hue * 0.012;
    tilt(hit, noise, 3, 0.02);
    tilt(hit, noise, 19, 0.035);
    tilt(hit, noise, 60, 0.05);
  };
}

const texel = new Float32Array(4);

/** Glazed tiles long on a wall: each of its own tone and tilt, crazed and dull in places, a few gone to the mortar. */
export function oldTiles(cloth: Cloth, metres: number, seed: string): Material {
  const noise = createNoise(seed);
  const side = metres / 6;
  return (hit) => {
    const [u, v] = planar(hit);
    cloth.at(hit.u / metres, -hit.v / metres, hit.size / metres, texel);
    const [iu, iv] = [Math.floor(hit.u / side), Math.floor(hit.v / side)];
    const own = noise.at(iu * 5.3 + 0.5, iv * 9.1 + 0.5);
    const cloud = noise.fbm(u * 1.6, v * 1.6, 4);
    const lost = smoothstep(
      0.62,
      0.66,
      noise.fbm(u * 3.1 + 13, v * 3.1, 5) + (own > 0.93 ? 0.2 : 0),
    );
    const dull = smoothstep(0, 0.4, noise.fbm(u * 2.3 + 3, v * 2.3, 4));
    const k = 1 + own * 0.16 + cloud * 0.22 - dull * 0.12;
    const mortar = 0.4 + 0.12 * noise.fbm(u * 20, v * 20, 3);
    hit.r = mix(texel[0] * k + dull * 0.02, mortar, lost);
    hit.g = mix(texel[1] * k + dull * 0.018, mortar * 0.86, lost);
    hit.b = mix(texel[2] * k + dull * 0.015, mortar * 0.68, lost);
    hit.shine = 0.06 * (1 - lost) * (1 - dull * 0.6);
    hit.rough = 0.2 + dull * 0.25;
    hit.nx += own * 0.03;
    hit.ny += noise.at(iu * 3.1 + 0.5, iv * 7.7 + 0.5) * 0.03;
    tilt(hit, noise, 9, 0.05);
  };
}

/** A palm's trunk: old leaves left rings at unlike distances, thin and broken; between them fine fissures, lichen, and a darker foot. */
export function palmBark(hex: string, seed: string): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    // u runs around the trunk, v counts the scars.
    const turn = hit.u * Math.PI * 2;
    const [cx, cz] = [Math.cos(turn), Math.sin(turn)];
    const round = noise.fbm(cx * 1.1 + 3, cz * 1.1 + hit.v * 0.31, 3);
    const scar = hit.v + round * 0.5 + cx * 0.16;
    const part = scar - Math.floor(scar);
    const ring = Math.floor(scar);
    const own = noise.at(ring * 3.7 + 0.5, 2.5);
    const width = 0.14 + 0.1 * own + 0.08 * noise.at(cx * 3 + ring, cz * 3);
    const line =
      smoothstep(width, width * 0.3, part) * (0.55 + 0.45 * noise.at(cx * 2 + ring * 2, cz * 2));
    const lip = smoothstep(0.75, 1, part);
    const fissure = noise.fbm(turn * 7 + round, hit.v * 0.55 + own * 5, 4);
    const fibre = noise.fbm(turn * 26, hit.v * 2.3, 3) * fade(hit, 0.02);
    const lichen = smoothstep(
      0.1,
      0.36,
      noise.fbm(cx * 1.9 + hit.v * 0.11, cz * 1.9 + hit.v * 0.16, 5),
    );
    const foot = smoothstep(0.9, 0.1, hit.y);
    const crack = smoothstep(0.16, 0.42, fissure);
    const k =
      0.96 +
      own * 0.13 +
      round * 0.2 -
      Math.max(0, line) * 0.33 +
      lip * 0.12 -
      crack * 0.32 +
      fibre * 0.3 -
      foot * 0.22;
    hit.r = r * k * (1 + lichen * 0.16);
    hit.g = g * k * (1 + lichen * 0.22);
    hit.b = b * k * (1 + lichen * 0.26 - foot * 0.1);
    hit.ny += (line > 0.3 ? -0.22 : lip * 0.24) * fade(hit, 0.03);
    tilt(hit, noise, 9, 0.14);
    tilt(hit, noise, 34, 0.26);
  };
}
