import type { Canvas } from '@napi-rs/canvas';
import { smooth, tau } from '../../geometry/points.ts';
import { walkProfile } from '../../geometry/profile.ts';
import { type Cloth, clothFrom, toCloth } from '../../render/cloth.ts';
import { Mesh } from '../../render/mesh.ts';
import type { Hit, Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import { lustreShare } from '../../surface/lustre.ts';
import type { Picture } from '../../surface/mount.ts';
import { createNoise, type Noise } from '../../surface/noise.ts';
import { type Firing, fire } from '../../surface/underglaze.ts';
import { photograph, type Shot, studioSky } from './studio.ts';

export type Finish = 'glaze' | 'lustre';

export type VesselParameters = Omit<Shot, 'width' | 'height'> & {
  /** Radius and height, from the foot up; the inside follows when it comes down again. One unit is a metre. */
  profile: readonly (readonly [number, number])[];
  /** Painted on: the unrolled outside, or for bowls and dishes the view from above. */
  painting: Canvas;
  projection: 'unrolled' | 'above';
  repeats?: number;
  finish: Finish;
  width?: number;
  height?: number;
  turn?: number;
  crackle?: number;
  /** What the kiln does to the painting; without it the painting is shown as it left the brush. */
  firing?: Omit<Firing, 'close'>;
  /** What shows where the rim is chipped. */
  body?: string;
  /** How many pixels each way for one at usual size. */
  close?: number;
  segments?: number;
  /** What is painted inside, seen from above, where the outside is unrolled. */
  within?: Canvas;
  /** Round lobes beaten into the wall between two radii; each stands `depth` metres above its furrow. */
  gadroons?: { count: number; depth: number; from: number; to: number };
};

/** One vessel on a plain ground in the studio. */
export async function drawVessel(p: VesselParameters, seed: string): Promise<Picture> {
  const mesh = new Mesh();
  const close = p.close ?? 1;
  const width = Math.round((p.width ?? 1600) * close);
  const height = Math.round((p.height ?? 1600) * close);
  const profile = smooth(
    p.profile.map(([r, y]): [number, number] => [r, y]),
    false,
    6,
  ).map(([r, y]): [number, number] => [Math.max(0.0005, r), Math.max(0.0005, y)]);
  if (p.gadroons) {
    const wall = walkProfile(p.profile);
    const { count, depth, from, to } = p.gadroons;
    mesh.sheet(960, 240, 1, (u, v) => {
      const [r, y] = wall.at(v);
      const a = u * tau;
      const inside = smoothstep(from, from + 0.06, r) * smoothstep(to, to - 0.03, r);
      const lobe = Math.abs(Math.sin((u * count * tau) / 2)) ** 0.7 - 0.5;
      return [r * Math.sin(a), y + depth * lobe * inside, r * Math.cos(a)];
    });
  } else mesh.lathe(profile, [0, 0, 0], p.segments ?? 180, 1, true);
  // What is looked at closely keeps the even light that its details were read in.
  const hasOwnTable = p.projection === 'above' && p.ground !== 'ink' && close === 1;
  // Lustre is metal: it mirrors the studio in its colour.
  const open = p.ground === 'ink' ? 0.62 : 1.9;
  return photograph(mesh, [bodyMaterial(p, seed)], { ...p, width, height, hasOwnTable }, seed, {
    ...(p.finish === 'lustre' && { surroundings: { sky: studioSky(p.ground), open } }),
    ...(close > 1 && { oversampling: 1.1 }),
  });
}

/** The fired painting; its fourth number is the height of the surface, around 0.5. */
function toFiredCloth(p: VesselParameters, firing: Omit<Firing, 'close'>, seed: string): Cloth {
  const { width, height } = p.painting;
  const { colour, relief } = fire(p.painting, { ...firing, close: p.close ?? 1 }, seed);
  const texels = new Float32Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) texels[i * 4 + c] = colour[i * 3 + c];
    texels[i * 4 + 3] = 0.5 + relief[i] * 0.05;
  }
  return clothFrom(texels, width, height);
}

const slope = new Float32Array(4);

/** Tilts the normal by how the surface rises to both sides of the spot, seen from above. */
function bump(hit: Hit, cloth: Cloth, u: number, v: number, step: number, side: number): void {
  const height = (du: number, dv: number) => {
    cloth.at(u + du, v + dv, step, slope);
    return slope[3] / 0.05;
  };
  const across = (height(step, 0) - height(-step, 0)) / (2 * step * side);
  const down = (height(0, step) - height(0, -step)) / (2 * step * side);
  hit.nx -= across * 0.5;
  hit.nz -= down * 0.5;
}

/**
 * Where the rim was struck, the body shows: grains of quartz with dust between them, below the broken edge of the glaze. Where it was
 * only rubbed, the glaze is thin and brown.
 */
function chip(
  hit: Hit,
  widest: number,
  body: readonly [number, number, number],
  noise: Noise,
): number {
  const out = Math.hypot(hit.x, hit.z) / widest;
  if (out < 0.94) return 0;
  const a = Math.atan2(hit.x, hit.z);
  const [cx, cz] = [Math.cos(a) * 3.1, Math.sin(a) * 3.1];
  const fine = noise.fbm(hit.x * 70 + 3, hit.z * 70, 4);
  const struck = noise.fbm(cx + 20, cz + 4, 5) - 0.36;
  const reach = struck * 0.085 + fine * 0.012;
  // How far inside the break a point lies.
  const inside = struck > 0 ? out - (1 - reach) : -1;
  const deep = smoothstep(0, 0.0014, inside);
  const rubbed = smoothstep(0.986, 1, out) * (0.45 + fine) * 0.8;
  const share = Math.max(deep, Math.max(0, Math.min(0.7, rubbed)));
  const [near, second, kind] = noise.cells(hit.x * 260, hit.z * 260);
  const grains = (kind - 0.5) * 0.26 - smoothstep(0.16, 0, second - near) * 0.14;
  const dirt =
    Math.max(0, noise.fbm(hit.x * 26 + 9, hit.z * 26, 4) + 0.12) * smoothstep(0.02, 0.003, inside);
  const tone = deep > 0 ? 0.84 + fine * 0.3 + grains - dirt * 0.75 : 0.62;
  hit.r += (body[0] * tone - hit.r) * share;
  hit.g += (body[1] * tone * (1 - dirt * 0.1) - hit.g) * share;
  hit.b += (body[2] * tone * (1 - dirt * 0.24) - hit.b) * share;
  if (inside > -0.0035 && struck > 0) {
    // The glaze has a thickness: its broken edge is bright, and shades what lies below it.
    const lip = smoothstep(-0.0024, -0.0006, inside) * (1 - deep);
    const under = deep * smoothstep(0.009, 0.0008, inside) * 0.58;
    for (const c of ['r', 'g', 'b'] as const)
      hit[c] = (hit[c] + (0.93 - hit[c]) * lip * 0.6) * (1 - under);
  }
  if (deep > 0) {
    hit.nx += (fine * 0.6 + noise.fbm(hit.x * 300, hit.z * 300, 2) * 0.35) * deep;
    hit.nz +=
      (noise.fbm(hit.x * 70, hit.z * 70 + 9, 4) * 0.6 +
        noise.fbm(hit.x * 300, hit.z * 300 + 9, 2) * 0.35) *
      deep;
  }
  return deep;
}

function bodyMaterial(p: VesselParameters, seed: string): Material {
  const outside = p.firing ? toFiredCloth(p, p.firing, seed) : toCloth(p.painting);
  const body = parseColour(p.body ?? '#cfbf9f');
  const inside = p.within ? toCloth(p.within) : null;
  const lip = inside ? lipShare(p.profile) : 1;
  const noise = createNoise(seed);
  const texel = new Float32Array(4);
  const widest = Math.max(...p.profile.map(([r]) => r));
  const repeats = p.repeats ?? 1;
  const turn = p.turn ?? 0;
  return (hit) => {
    const cloth = inside && hit.v > lip ? inside : outside;
    const fromAbove = p.projection === 'above' || cloth === inside;
    const [u, v] = fromAbove
      ? [0.5 + hit.x / (2.04 * widest), 0.5 + hit.z / (2.04 * widest)]
      : [hit.u * repeats + turn, 1 - hit.v];
    const spot = fromAbove ? hit.size / (2 * widest) : (hit.size / (widest * 6.28)) * repeats;
    cloth.at(u, v, spot, texel);
    let struck = 0;
    if (p.firing && cloth === outside) {
      if (fromAbove)
        bump(
          hit,
          cloth,
          u,
          v,
          (p.close && p.close > 1.5 ? 0.5 : 1.2) / (p.painting.width / (p.close ?? 1)),
          p.painting.width / (p.close ?? 1),
        );
      hit.r = texel[0];
      hit.g = texel[1];
      hit.b = texel[2];
      if (fromAbove) struck = chip(hit, widest, body, noise);
      const thin = p.finish === 'glaze' ? 0.9 + 0.12 * smoothstep(0.9, 0.2, hit.v) : 1;
      const tone = thin * (1 + noise.fbm(hit.x * 5 + 3, hit.z * 5 + hit.y * 4, 3) * 0.07);
      hit.r *= tone;
      hit.g *= tone;
      hit.b *= tone;
      applyFinish(hit, p.finish, noise, 0);
      if (struck > 0) {
        hit.shine *= 1 - struck;
        hit.rough = 0.12 + struck * 0.8;
      }
      return;
    }
    const cloud = noise.fbm(hit.x * 7 + 3, hit.y * 7 + hit.z * 5, 4);
    const fine = noise.fbm(hit.x * 45, hit.y * 45 + hit.z * 31, 3);
    let tone = 1 + cloud * 0.16 + fine * 0.07;
    if (p.finish === 'glaze') {
      // Glaze gathers below and runs thin at the lip.
      tone *= 0.9 + 0.12 * smoothstep(0.9, 0.2, hit.v);
      const speck = noise.at(hit.u * 900, hit.v * 500);
      if (speck > 0.93) tone *= 0.7;
    }
    hit.r = texel[0] * tone;
    hit.g = texel[1] * tone;
    hit.b = texel[2] * tone;
    if (p.crackle) {
      const [d1, d2] = noise.cells(
        (fromAbove ? hit.x : hit.u * 6.28 * widest) / p.crackle + fine * 0.2,
        (fromAbove ? hit.z : hit.y) / p.crackle,
      );
      const line = smoothstep(0.05, 0, d2 - d1) * Math.max(0, 0.45 + cloud);
      hit.r *= 1 - line * 0.4;
      hit.g *= 1 - line * 0.42;
      hit.b *= 1 - line * 0.45;
    }
    applyFinish(hit, p.finish, noise, lustreShare(texel[0], texel[1], texel[2]));
  };
}

/** The share of the way along a wall at which its outside ends. */
function lipShare(profile: VesselParameters['profile']): number {
  const wall = walkProfile(profile);
  let [best, top] = [1, 0];
  for (let i = 0; i <= 400; i++) {
    const [, y] = wall.at(i / 400);
    if (y > top) [best, top] = [i / 400, y];
  }
  return best;
}

function applyFinish(
  hit: Hit,
  finish: Finish,
  noise: ReturnType<typeof createNoise>,
  metal: number,
): void {
  const wave = 0.025;
  hit.nx += noise.at(hit.x * 14, hit.y * 14 + hit.z * 9) * wave;
  hit.ny += noise.at(hit.y * 14 + 5, hit.z * 14 + hit.x * 9) * wave;
  const length = Math.hypot(hit.nx, hit.ny, hit.nz);
  hit.nx /= length;
  hit.ny /= length;
  hit.nz /= length;
  hit.shine = 0.07;
  hit.rough = 0.12;
  if (finish === 'glaze' || metal === 0) return;
  // The film of metal turns from gold to violet with the angle, and lies thick and thin.
  const slant = 1 + (hit.nx * hit.dx + hit.ny * hit.dy + hit.nz * hit.dz);
  const film = metal * (0.75 + 0.5 * noise.fbm(hit.x * 3 + 7, hit.z * 3 + hit.y, 3));
  hit.metalR = film * 0.5;
  hit.metalG = film * (0.3 - 0.08 * slant);
  hit.metalB = film * (0.085 + 0.2 * slant * slant);
  for (const c of ['r', 'g', 'b'] as const) hit[c] *= 1 - 0.35 * metal;
}
