import type { Canvas } from '@napi-rs/canvas';
import { smooth } from '../../geometry/points.ts';
import { toCloth } from '../../render/cloth.ts';
import { Mesh } from '../../render/mesh.ts';
import type { Hit, Material } from '../../render/scene.ts';
import { smoothstep } from '../../surface/field.ts';
import type { Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { photograph, type Shot } from './studio.ts';

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
  segments?: number;
};

/** One vessel on a plain ground in the studio. */
export async function drawVessel(p: VesselParameters, seed: string): Promise<Picture> {
  const mesh = new Mesh();
  const width = p.width ?? 1600;
  const height = p.height ?? 1600;
  const profile = smooth(
    p.profile.map(([r, y]): [number, number] => [r, y]),
    false,
    6,
  ).map(([r, y]): [number, number] => [Math.max(0.0005, r), Math.max(0.0005, y)]);
  mesh.lathe(profile, [0, 0, 0], p.segments ?? 180, 1, true);
  return photograph(mesh, [bodyMaterial(p, seed)], { ...p, width, height }, seed);
}

function bodyMaterial(p: VesselParameters, seed: string): Material {
  const cloth = toCloth(p.painting);
  const noise = createNoise(seed);
  const texel = new Float32Array(4);
  const widest = Math.max(...p.profile.map(([r]) => r));
  const repeats = p.repeats ?? 1;
  const turn = p.turn ?? 0;
  return (hit) => {
    const fromAbove = p.projection === 'above';
    const [u, v] = fromAbove
      ? [0.5 + hit.x / (2.04 * widest), 0.5 + hit.z / (2.04 * widest)]
      : [hit.u * repeats + turn, 1 - hit.v];
    const spot = fromAbove ? hit.size / (2 * widest) : (hit.size / (widest * 6.28)) * repeats;
    cloth.at(u, v, spot, texel);
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
    applyFinish(hit, p.finish, noise, texel[0] - texel[2]);
  };
}

function applyFinish(
  hit: Hit,
  finish: Finish,
  noise: ReturnType<typeof createNoise>,
  warmth: number,
): void {
  const wave = 0.025;
  hit.nx += noise.at(hit.x * 14, hit.y * 14 + hit.z * 9) * wave;
  hit.ny += noise.at(hit.y * 14 + 5, hit.z * 14 + hit.x * 9) * wave;
  switch (finish) {
    case 'glaze':
      hit.shine = 0.07;
      hit.rough = 0.12;
      break;
    case 'lustre': {
      const metal = Math.max(0, Math.min(1, warmth * 3));
      hit.shine = 0.06 + metal * 0.3;
      hit.rough = 0.2;
      // The film of metal turns from gold to violet with the angle.
      const slant = 1 + (hit.nx * hit.dx + hit.ny * hit.dy + hit.nz * hit.dz);
      hit.b += metal * slant * 0.16;
      hit.r += metal * slant * 0.12;
      break;
    }
  }
}
