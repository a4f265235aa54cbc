import type { Cloth } from '../render/cloth.ts';
import type { Hit, Material } from '../render/scene.ts';
import { parseColour } from '../surface/colour.ts';
import { smoothstep } from '../surface/field.ts';
import { createNoise, type Noise } from '../surface/noise.ts';

const texel = new Float32Array(4);

/** Fine detail fades where a pixel is larger than it. */
export function fade(hit: Hit, detail: number): number {
  return Math.max(0, 1 - hit.size / detail);
}

/** A coordinate pair that follows walls and floors alike. */
function planar(hit: Hit): [number, number] {
  return Math.abs(hit.ny) > 0.7
    ? [hit.x, hit.z]
    : Math.abs(hit.nx) > Math.abs(hit.nz)
      ? [hit.z, hit.y]
      : [hit.x, hit.y];
}

export function tilt(hit: Hit, noise: Noise, scale: number, strength: number): void {
  const k = strength * fade(hit, 0.7 / scale);
  if (k <= 0) return;
  hit.nx += noise.at(hit.x * scale + 3.1, hit.y * scale + hit.z * scale * 0.7) * k;
  hit.ny += noise.at(hit.z * scale + 7.7, hit.x * scale + hit.y * scale * 0.3) * k;
  hit.nz += noise.at(hit.y * scale + 1.3, hit.z * scale + hit.x * scale * 0.5) * k;
  const l = 1 / Math.hypot(hit.nx, hit.ny, hit.nz);
  hit.nx *= l;
  hit.ny *= l;
  hit.nz *= l;
}

/** Lime plaster: clouds of tone, stains that run down, slight waves of the trowel. */
export function plaster(hex: string, seed: string, age = 0.5): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    const [u, v] = planar(hit);
    // The trowel's strokes lie in arcs that cross; sand shows where one comes near.
    const turn = noise.fbm(u * 0.5 + 9, v * 0.5, 2) * 5;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const stroke = noise.fbm((u * c + v * s) * 3.2, (v * c - u * s) * 13, 3) * fade(hit, 0.06);
    const cloud =
      noise.fbm(u * 0.7, v * 0.7, 5) * 0.1 +
      stroke * 0.04 +
      noise.fbm(u * 26, v * 26, 3) * 0.06 * fade(hit, 0.03);
    // Rain runs down in narrow threads that begin and end; a wall is darker near the ground.
    const run =
      noise.fbm(u * 9, v * 0.8, 4) * smoothstep(-0.15, 0.3, noise.fbm(u * 0.8, v * 0.6, 3));
    const foot = Math.abs(hit.ny) < 0.5 ? smoothstep(0.5, 0, hit.y + cloud * 2) * 0.16 : 0;
    const stain = (Math.max(0, run - 0.1) * 0.36 + foot) * age;
    const k = 1 + cloud - stain;
    hit.r = r * k;
    hit.g = g * (k - stain * 0.06);
    hit.b = b * (k - stain * 0.14);
    tilt(hit, noise, 5, 0.045);
    tilt(hit, noise, 17, 0.06);
    tilt(hit, noise, 60, 0.06);
  };
}

/** Polished marble or flagstones with veins; `tile` is the side of a slab in metres, 0 for none. */
export function marble(
  hex: string,
  veinHex: string,
  seed: string,
  tile = 0.6,
  polish = 0.06,
): Material {
  const [r, g, b] = parseColour(hex);
  const vein = parseColour(veinHex);
  const noise = createNoise(seed);
  return (hit) => {
    const [u, v] = planar(hit);
    let slab = 0;
    let seam = 1;
    if (tile > 0) {
      const iu = Math.floor(u / tile);
      const iv = Math.floor(v / tile);
      slab = noise.at(iu * 5.3 + 0.5, iv * 9.1 + 0.5);
      const fu = u - iu * tile;
      const fv = v - iv * tile;
      seam = smoothstep(
        0,
        0.006 + hit.size,
        Math.min(fu, tile - fu, fv, tile - fv) + hit.size * 0.3,
      );
    }
    const warp = noise.fbm(u * 1.3 + slab * 20, v * 1.3, 5);
    const line = Math.abs(noise.fbm(u * 1.1 + warp * 1.6 + slab * 31, v * 1.1 - warp, 4));
    const k = smoothstep(0.09, 0.0, line) * 0.5 + Math.max(0, warp) * 0.25;
    const tone = (1 + slab * 0.08 + noise.fbm(u * 4, v * 4, 3) * 0.06) * (0.7 + 0.3 * seam);
    hit.r = (r + (vein[0] - r) * k) * tone;
    hit.g = (g + (vein[1] - g) * k) * tone;
    hit.b = (b + (vein[2] - b) * k) * tone;
    hit.shine = polish;
    hit.rough = 0.18 + 0.12 * Math.max(0, warp);
    tilt(hit, noise, 3, 0.01);
  };
}

/** A painted cloth laid on at `metres` per repeat; glazed when `shine` is above 0. */
export function covered(cloth: Cloth, metres: number, seed: string, shine = 0, wide = 1): Material {
  const noise = createNoise(seed);
  return (hit) => {
    cloth.at(hit.u / metres / wide, -hit.v / metres, hit.size / metres, texel);
    const k = 1 + noise.fbm(hit.x * 1.5 + hit.z, hit.y * 1.5 + hit.z * 0.6, 4) * 0.16;
    hit.r = texel[0] * k;
    hit.g = texel[1] * k;
    hit.b = texel[2] * k;
    hit.shine = shine;
    hit.rough = 0.22;
    if (shine > 0) tilt(hit, noise, 9, 0.05);
    else tilt(hit, noise, 60, 0.12);
  };
}

export function wood(hex: string, seed: string, polish = 0.03): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    const along = Math.abs(hit.ny) > 0.7 ? hit.z : hit.y;
    const across = Math.abs(hit.ny) > 0.7 ? hit.x : hit.x + hit.z;
    const ring = noise.fbm(
      across * 9 + noise.fbm(along * 0.8, across * 2, 3) * 1.6,
      along * 0.5,
      4,
    );
    const grain = noise.fbm(across * 120, along * 3, 3) * 0.2 * fade(hit, 0.02);
    const k = 1 + ring * 0.38 + grain;
    hit.r = r * k;
    hit.g = g * k * (1 - ring * 0.05);
    hit.b = b * k * (1 - ring * 0.1);
    hit.shine = polish;
    hit.rough = 0.35;
    tilt(hit, noise, 50, 0.06);
  };
}

/** A floor of boards that run away along z: each has its own tone and length, joints are dark. */
export function planks(hex: string, seed: string, polish = 0.05): Material {
  const noise = createNoise(`${seed} boards`);
  const grain = wood(hex, seed, polish);
  const wide = 0.17;
  return (hit) => {
    const board = Math.floor(hit.x / wide);
    const off = noise.at(board * 7.3, 2.1) * 5;
    const long = 2.3 + noise.at(board * 3.1, 8.7) * 0.9;
    const piece = Math.floor((hit.z + off) / long);
    const { x, z } = hit;
    // Each board comes from another trunk.
    hit.x = x + piece * 3.7 + board * 1.9;
    hit.z = z + board * 5.3;
    grain(hit);
    [hit.x, hit.z] = [x, z];
    const fx = x - board * wide;
    const fz = z + off - piece * long;
    const joint = Math.min(fx, wide - fx, fz, long - fz);
    const open = smoothstep(0, 0.003 + hit.size * 0.6, joint);
    const tone = (1 + noise.at(board * 5.7 + piece * 13.1, 4.4) * 0.26) * (0.45 + 0.55 * open);
    hit.r *= tone;
    hit.g *= tone;
    hit.b *= tone;
  };
}

/** Bark of palms and of trees: rings or plates across the trunk, cracks along it, lichen in patches. */
export function bark(hex: string, seed: string): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    const around = Math.atan2(hit.nz, hit.nx);
    const wave = noise.at(around * 1.3, hit.y * 2) * 0.12;
    const ring = ((hit.y * 9 + wave * 3) % 1) * fade(hit, 0.08);
    const crack = noise.fbm(around * 9 + hit.x * 3, hit.y * 3.2, 4);
    const lichen = smoothstep(0.12, 0.34, noise.fbm(around * 1.6 + 4, hit.y * 1.4, 4));
    const k =
      0.92 +
      ring * 0.22 -
      smoothstep(0.16, 0, ring) * 0.3 * fade(hit, 0.06) +
      crack * 0.4 +
      noise.fbm(around * 40, hit.y * 30, 2) * 0.2 * fade(hit, 0.02);
    hit.r = r * k * (1 + lichen * 0.24);
    hit.g = g * k * (1 + lichen * 0.3);
    hit.b = b * k * (1 + lichen * 0.4);
    tilt(hit, noise, 22, 0.2);
  };
}

export function brass(hex: string, seed: string): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    const k = 1 + noise.fbm(hit.x * 14, hit.y * 14 + hit.z * 9, 3) * 0.2;
    hit.r = r * 0.6 * k;
    hit.g = g * 0.6 * k;
    hit.b = b * 0.6 * k;
    hit.shine = 0.35;
    hit.rough = 0.25;
    tilt(hit, noise, 30, 0.1);
  };
}

/** Leaves: two greens by leaf, light through them. `u` carries the leaf's own tone; below 0 it withers, at -1 it is dry. */
export function leaves(dark: string, light: string, seed: string, through = 0.55): Material {
  const a = parseColour(dark);
  const b = parseColour(light);
  const noise = createNoise(seed);
  return (hit) => {
    const t = Math.max(
      0,
      Math.min(1, 0.5 + noise.fbm(hit.x * 1.7, hit.y * 1.7 + hit.z, 3) * 0.7 + (hit.u - 0.5) * 0.6),
    );
    hit.r = a[0] + (b[0] - a[0]) * t;
    hit.g = a[1] + (b[1] - a[1]) * t;
    hit.b = a[2] + (b[2] - a[2]) * t;
    if (hit.u < 0) {
      const dry = Math.min(1, -hit.u * (0.7 + hit.v * 0.6));
      hit.r += (0.3 - hit.r) * dry;
      hit.g += (0.19 - hit.g) * dry;
      hit.b += (0.085 - hit.b) * dry;
    }
    hit.through = through;
    hit.shine = 0.02;
    hit.rough = 0.4;
  };
}

export function earth(hex: string, grassHex: string, seed: string, grass = 0.4): Material {
  const a = parseColour(hex);
  const b = parseColour(grassHex);
  const noise = createNoise(seed);
  return (hit) => {
    const patch = smoothstep(-0.25, 0.25, noise.fbm(hit.x * 0.7, hit.z * 0.7, 4) + grass - 0.5);
    const fine =
      1 +
      noise.fbm(hit.x * 22, hit.z * 22, 4) * 0.45 * fade(hit, 0.1) +
      noise.fbm(hit.x * 2, hit.z * 2, 3) * 0.15;
    for (const [i, key] of (['r', 'g', 'b'] as const).entries())
      hit[key] = (a[i] + (b[i] - a[i]) * patch) * fine;
    tilt(hit, noise, 14, 0.35);
  };
}

/** Water in a basin: dark, and it mirrors. `ripple` is the slope of its small waves. */
export function stillWater(hex: string, seed: string, ripple: number, scale = 2.2): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    const x = hit.x * scale;
    const z = hit.z * scale;
    const e = 0.05;
    const at = (px: number, pz: number) => noise.fbm(px, pz * 1.25, 3);
    const h = at(x, z);
    // A breath of wind stirs it here and there.
    const breath = 0.18 + 0.5 * smoothstep(-0.1, 0.45, noise.fbm(hit.x * 0.5 + 4, hit.z * 0.35, 2));
    hit.nx = ((h - at(x + e, z)) / e) * ripple * breath;
    hit.nz = ((h - at(x, z + e)) / e) * ripple * breath;
    hit.ny = 1;
    hit.stir = ripple * breath * 0.7;
    hit.r = r;
    hit.g = g;
    hit.b = b;
    hit.mirror = 0.2;
  };
}

export function plain(hex: string, shine = 0, rough = 0.5): Material {
  const [r, g, b] = parseColour(hex);
  return (hit) => {
    hit.r = r;
    hit.g = g;
    hit.b = b;
    hit.shine = shine;
    hit.rough = rough;
  };
}

export function glowing(hex: string, strength: number): Material {
  const [r, g, b] = parseColour(hex);
  return (hit) => {
    hit.r = r * 0.4;
    hit.g = g * 0.4;
    hit.b = b * 0.4;
    hit.glowR = r * strength;
    hit.glowG = g * strength;
    hit.glowB = b * strength;
  };
}
