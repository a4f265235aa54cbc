import { createRandom, type Random } from '../../geometry/random.ts';
import { Mesh, unit, type Vec } from '../../render/mesh.ts';
import { type Lamp, type Material, renderScene, type Scene } from '../../render/scene.ts';
import { bark, leaves, marble, plaster, wood } from '../../scenery/materials.ts';
import { seaMaterial } from '../../scenery/sea.ts';
import { createSky, type SkyLook } from '../../scenery/skies.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import type { Picture } from '../../surface/mount.ts';
import { createNoise, type Noise } from '../../surface/noise.ts';

export const coastMaterials = {
  ground: 0,
  sea: 1,
  leaf: 2,
  bark: 3,
  stone: 4,
  wall: 5,
  tile: 6,
  wood: 7,
  light: 8,
  flower: 9,
};
const m = coastMaterials;

export type CoastParameters = {
  /** Height of the ground in metres, sea level 0. */
  ground: ((noise: Noise) => (x: number, z: number) => number) | null;
  rock: [dark: string, light: string, grass: string];
  grass: number;
  sky: SkyLook;
  sun: { direction: Vec; colour: Vec; soft: number } | null;
  bounce: Vec;
  eye: Vec;
  target: Vec;
  tall: number;
  rise?: number;
  wind: number;
  deep?: [number, number, number];
  exposure: number;
  skyStrength?: number;
  mist?: Scene['mist'];
  lamps?: Lamp[];
  glow?: number;
  radius?: number;
  sea?: boolean;
  /** Materials that throw no shadow, besides the sea. */
  shadowless?: readonly number[];
  /** Height of the swell in metres, which rolls in from beyond the picture; and what light comes through its crests. */
  swell?: { high: number; crest: [number, number, number] };
  furnish?: (
    mesh: Mesh,
    random: Random,
    height: (x: number, z: number) => number,
    materials: Material[],
  ) => void;
};

/** Ground, sea and sky under the open air. */
export function buildCoast(p: CoastParameters, seed: string): Scene {
  const mesh = new Mesh();
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const height = p.ground?.(noise) ?? (() => -50);
  const radius = p.radius ?? 40;
  if (p.ground) {
    // Rows lie closer together near the eye, as the picture needs them.
    mesh.sheet(
      520,
      460,
      m.ground,
      (u, v) => {
        const far = 1.2 + 150 * v ** 2.6;
        const x = p.eye[0] + (u - 0.5) * (5 + far * 2.1);
        const z = p.eye[2] - far + 2;
        return [x, height(x, z), z];
      },
      1,
      1,
      true,
    );
  }
  const reach = p.swell ? 700 : 0;
  if (p.swell) {
    const { high } = p.swell;
    mesh.sheet(
      520,
      900,
      m.sea,
      (u, v) => {
        const far = reach * v ** 2.4;
        const x = p.eye[0] + (u - 0.5) * (24 + far * 2.4);
        const z = p.eye[2] + 4 - far;
        // It ends level, where the open sea goes on.
        const calm = Math.min(1, (1 - v) * 5);
        return [x, roll(noise, x, z) * high * calm, z];
      },
      1,
      1,
      true,
    );
  }
  if (p.sea !== false)
    mesh.quad(
      [-9000, 0, p.eye[2] + 4 - reach + (reach ? 0 : 16)],
      [9000, 0, p.eye[2] + 4 - reach + (reach ? 0 : 16)],
      [9000, 0, -16000],
      [-9000, 0, -16000],
      m.sea,
    );
  const dark = parseColour(p.rock[0]);
  const light = parseColour(p.rock[1]);
  const grass = parseColour(p.rock[2]);
  const materials: Material[] = [];
  materials[m.ground] = (hit) => {
    const near = Math.max(0, 1 - hit.size * 6);
    const tone =
      noise.fbm(hit.x * 0.8, hit.z * 0.8 + hit.y, 5) * 0.5 +
      0.5 +
      noise.fbm(hit.x * 9, hit.z * 9 + hit.y * 5, 4) * 0.35 * near;
    const wet = smoothstep(0.55, 0.05, hit.y + noise.fbm(hit.x * 0.7, hit.z * 0.7, 3) * 0.4);
    const green =
      smoothstep(0.55, 0.85, hit.ny + noise.fbm(hit.x * 0.5 + 7, hit.z * 0.5, 4) * 0.35) *
      p.grass *
      smoothstep(0.5, 1.4, hit.y);
    const k = 1 - wet * 0.55;
    const fine = 0.75 + noise.fbm(hit.x * 30, hit.z * 30, 3) * 0.5 * near;
    for (const [i, key] of (['r', 'g', 'b'] as const).entries()) {
      const rock = dark[i] + (light[i] - dark[i]) * Math.max(0, tone - 0.25);
      hit[key] = (rock + (grass[i] * fine - rock) * green) * k;
    }
    const bump = 0.5 * near * (1 - green * 0.4);
    hit.nx += noise.fbm(hit.x * 5, hit.z * 5 + hit.y * 4, 3) * bump;
    hit.nz += noise.fbm(hit.x * 5 + 31, hit.z * 5 + hit.y * 4, 3) * bump;
    const l = 1 / Math.hypot(hit.nx, hit.ny, hit.nz);
    hit.nx *= l;
    hit.ny *= l;
    hit.nz *= l;
    hit.shine = wet * 0.1;
    hit.rough = 0.35;
  };
  materials[m.sea] = seaMaterial(p.sky, `${seed} sea`, {
    wind: p.wind,
    deep: p.deep,
    shore: p.ground ? height : undefined,
    crest: p.swell?.crest,
  });
  materials[m.leaf] = leaves('#14300f', '#64852c', `${seed} leaf`);
  materials[m.bark] = bark('#85735f', `${seed} bark`);
  materials[m.stone] = marble('#cfc5b2', '#978b78', `${seed} stone`, 0.6, 0.03);
  materials[m.wall] = plaster('#efe4d0', `${seed} wall`, 0.5);
  materials[m.tile] = plaster('#1f7f86', `${seed} tile`, 0.2);
  materials[m.wood] = wood('#5a3a20', `${seed} wood`);
  materials[m.light] = (hit) => {
    hit.r = hit.g = hit.b = 0.4;
    hit.glowR = 4;
    hit.glowG = 2;
    hit.glowB = 0.7;
  };
  materials[m.flower] = leaves('#7a0d45', '#e2588f', `${seed} flower`);
  p.furnish?.(mesh, random, height, materials);
  return {
    mesh,
    camera: { eye: p.eye, target: p.target, tall: p.tall, rise: p.rise },
    materials,
    sky: createSky(p.sky),
    sun: p.sun && { ...p.sun, direction: unit(p.sun.direction) },
    centre: [p.target[0] * 0.3, 1, p.eye[2] - radius * 0.75],
    radius,
    bounce: p.bounce,
    skyStrength: p.skyStrength,
    mist: p.mist,
    lamps: p.lamps,
    surroundings: { sky: createSky(p.sky), open: 1.2 },
    castsShadow: (material) => material !== m.sea && !p.shadowless?.includes(material),
    exposure: p.exposure,
    glow: p.glow,
    corner: 0.8,
    bias: 0.05,
  };
}

/** The swell, between -1 and about 1: steep before, long behind, and no crest as wide as the sea. */
export function roll(noise: Noise, x: number, z: number): number {
  let sum = 0;
  for (const [along, lean, long, share] of [
    [0.9, 0.12, 23, 0.5],
    [2.4, -0.34, 12.1, 0.27],
    [4.1, 0.55, 5.7, 0.14],
    [6.3, -0.75, 2.9, 0.075],
    [7.7, 0.3, 1.4, 0.03],
  ] as const) {
    const way =
      (z + x * lean) / long + noise.fbm((x * 0.28) / long + along, (z * 0.28) / long, 3) * 0.75;
    const crest = (0.5 + 0.5 * Math.sin(way * Math.PI * 2)) ** 1.9;
    sum +=
      share * crest * (0.7 + 0.6 * noise.fbm((x * 0.6) / long + along * 7, (z * 0.6) / long, 2));
  }
  return sum * 1.6 - 0.4;
}

export function drawCoast(p: CoastParameters, seed: string): Promise<Picture> {
  return renderScene({ ...buildCoast(p, seed), oversampling: 2 }, 2400, 1500);
}
