import type { Canvas } from '@napi-rs/canvas';
import { smooth } from '../geometry/points.ts';
import { toCloth } from '../render/cloth.ts';
import { Mesh, type Vec } from '../render/mesh.ts';
import { type Hit, type Material, renderScene, type Sky } from '../render/scene.ts';
import { smoothstep } from '../surface/field.ts';
import type { Ground, Picture } from '../surface/mount.ts';
import { createNoise } from '../surface/noise.ts';

export type Finish = 'glaze' | 'lustre';

export type VesselParameters = {
  /** Radius and height, from the foot up; the inside follows when it comes down again. One unit is a metre. */
  profile: readonly (readonly [number, number])[];
  /** Painted on: the unrolled outside, or for bowls and dishes the view from above. */
  painting: Canvas;
  projection: 'unrolled' | 'above';
  repeats?: number;
  finish: Finish;
  ground: Ground;
  /** Degrees by which the camera looks down. */
  look: number;
  width?: number;
  height?: number;
  /** Picture height in metres at the object. */
  tall: number;
  /** Height of the point in the middle of the picture. */
  middle: number;
  turn?: number;
  crackle?: number;
  segments?: number;
};

const grounds: Record<Ground, readonly [number, number, number]> = {
  plaster: [0.97, 0.95, 0.905],
  sand: [0.8, 0.745, 0.655],
  ink: [0.015, 0.018, 0.024],
};

/** The photographer's studio: a large soft window at the left, a strip at the right, a pale ceiling. */
export function studioSky(ground: Ground): Sky {
  const dark = ground === 'ink';
  const room = dark ? 0.16 : 0.62;
  return (x, y, z, out) => {
    const window =
      smoothstep(0.25, 0.4, -x) *
      smoothstep(1.02, 0.9, -x) *
      smoothstep(0.02, 0.16, y) *
      smoothstep(0.86, 0.74, y) *
      smoothstep(-0.75, -0.5, z);
    const bar =
      1 -
      0.75 *
        (smoothstep(0.03, 0.015, Math.abs(y - 0.44)) + smoothstep(0.03, 0.015, Math.abs(z - 0.18)));
    const strip = smoothstep(0.72, 0.8, x) * smoothstep(0.98, 0.93, x) * smoothstep(0.0, 0.1, y);
    const top = smoothstep(0.5, 1, y);
    const v = room * (0.55 + 0.45 * top) + window * 3.4 * Math.max(0.2, bar) + strip * 1.1;
    out[0] = v;
    out[1] = v * 0.99;
    out[2] = v * 0.97;
  };
}

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
  groundSheet(mesh);
  const a = (p.look * Math.PI) / 180;
  const far = 5;
  const materials: Material[] = [groundMaterial(p.ground, seed), bodyMaterial(p, seed)];
  const bright = p.ground === 'ink' ? 1.25 : 1;
  return renderScene(
    {
      mesh,
      camera: {
        eye: [0, p.middle + Math.sin(a) * far, Math.cos(a) * far],
        target: [0, p.middle, 0],
        tall: p.tall / far,
      },
      materials,
      sky: studioSky(p.ground),
      sun: {
        direction: unitOf([-0.62, 0.85, 0.62]),
        colour: [0.85 * bright, 0.83 * bright, 0.8 * bright],
        soft: 0.03,
      },
      centre: [0, p.tall * 0.3, 0],
      radius: p.tall * 1.25,
      bounce: p.ground === 'ink' ? [0.1, 0.1, 0.11] : [0.4, 0.39, 0.37],
      skyStrength: 0.5,
      corner: p.tall * 0.12,
      exposure: 1.24,
      glow: 0.03,
      bias: 0.004,
    },
    width,
    height,
  );
}

function unitOf(v: Vec): Vec {
  const l = Math.hypot(...v);
  return [v[0] / l, v[1] / l, v[2] / l];
}

/** The ground sweeps up behind the object without an edge; its material is number 0. */
export function groundSheet(mesh: Mesh): void {
  mesh.sheet(2, 60, 0, (u, v) => {
    const s = v * 14 - 4;
    const bend = Math.max(0, s - 3.2);
    return [(u - 0.5) * 24, bend * bend * 0.22, 3 - s];
  });
}

export function groundMaterial(ground: Ground, seed: string): Material {
  const base = grounds[ground];
  const noise = createNoise(seed);
  return (hit) => {
    const k = 1 + noise.fbm(hit.x * 2, hit.z * 2 + hit.y, 3) * 0.02;
    hit.r = base[0] * k;
    hit.g = base[1] * k;
    hit.b = base[2] * k;
  };
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
