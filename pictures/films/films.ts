import { courtyardFilmParameters, seaScreenParameters } from '../catalogue/scenes/film-scenes.ts';
import { buildCourtyard } from '../families/scenes/courtyard.ts';
import { courtyardMaterials } from '../families/scenes/courtyard-materials.ts';
import { buildHall } from '../families/scenes/hall.ts';
import { hallMaterials } from '../families/scenes/hall-materials.ts';
import type { Hit, Material, Scene, Sky } from '../render/scene.ts';
import { seaMaterial } from '../scenery/sea.ts';
import { createSky, type SkyLook } from '../scenery/skies.ts';
import { smoothstep } from '../surface/field.ts';
import { createNoise } from '../surface/noise.ts';
import type { Ambience } from './ambience.ts';

export type Film = {
  name: string;
  seconds: number;
  build: () => Scene;
  look: SkyLook;
  ambience: Ambience;
  /** Materials that move, at a share of the loop from 0 to 1. */
  move: (phase: number) => Map<number, Material>;
  /** A floor on which reflected light plays. */
  shimmer?: number;
};

export const films: readonly Film[] = [
  {
    name: 'hero-courtyard',
    seconds: 12,
    build: () => buildCourtyard(courtyardFilmParameters, 'scenes/film-courtyard-poster'),
    look: courtyardFilmParameters.sky,
    ambience: { surf: 0.18, wind: 0.25, trickle: 0.8 },
    move: (phase) =>
      new Map([
        [courtyardMaterials.water, poolMaterial(phase)],
        [
          courtyardMaterials.sea,
          seaMaterial(courtyardFilmParameters.sky, 'scenes/film-courtyard-poster sea', { phase }),
        ],
      ]),
  },
  {
    name: 'hero-sea-screen',
    seconds: 12,
    build: () => buildHall(seaScreenParameters, 'scenes/film-sea-screen-poster'),
    look: seaScreenParameters.sky,
    shimmer: hallMaterials.floor,
    ambience: { surf: 0.7, wind: 0.35, trickle: 0 },
    move: (phase) =>
      new Map([
        [
          hallMaterials.sea,
          seaMaterial(seaScreenParameters.sky, 'scenes/film-sea-screen-poster sea', {
            phase,
            wind: 1.2,
          }),
        ],
      ]),
  },
];

/** Clouds drift; towards the end of the loop they fade into where they began. */
export function driftingSky(look: SkyLook, phase: number): Sky {
  if (!look.clouds) return createSky(look);
  const reach = 0.22;
  const ahead = createSky({ ...look, clouds: { ...look.clouds, drift: phase * reach } });
  const behind = createSky({ ...look, clouds: { ...look.clouds, drift: (phase - 1) * reach } });
  const other = new Float32Array(3);
  return (x, y, z, out) => {
    ahead(x, y, z, out);
    behind(x, y, z, other);
    for (let c = 0; c < 3; c++) out[c] += (other[c] - out[c]) * phase;
  };
}

const noise = createNoise('pool');

/** Light thrown up by waves: brighter and darker threads that wander over a floor, 1 on average. */
export function shimmerAt(x: number, z: number, phase: number): number {
  const turn = phase * Math.PI * 2;
  const bend = noise.fbm(x * 1.1, z * 1.1, 3) * 4;
  const a = Math.sin(x * 5.1 + bend + turn * 3) + Math.sin(z * 6.3 - bend - turn * 4);
  const b = Math.sin((x + z) * 4.4 - bend * 1.4 + turn * 5);
  return 0.94 + 0.2 * Math.max(0, 1 - Math.abs(a + b) * 0.9);
}

/** Rings that spread from the middle of the basin and small cross waves, whole turns per loop. */
function poolMaterial(phase: number): Material {
  const turn = phase * Math.PI * 2;
  const middle = -courtyardFilmParameters.depth / 2;
  return (hit: Hit) => {
    const dx = hit.x;
    const dz = hit.z - middle;
    const r = Math.hypot(dx, dz) || 1e-3;
    let sx = 0;
    let sz = 0;
    // What the wind leaves alone lies as glass; where a breath falls it is drawn out and blurred.
    const breath = 0.25 + 0.75 * smoothstep(-0.2, 0.4, noise.fbm(dx * 0.55 + 4, dz * 0.3 + 1, 3));
    const ring = Math.cos(r * 21 - turn * 14 + noise.at(dx * 3, dz * 3) * 1.2);
    sx += (ring * 0.006 * Math.exp(-r * 0.7) * dx) / r;
    sz += (ring * 0.006 * Math.exp(-r * 0.7) * dz) / r;
    for (let i = 0; i < 9; i++) {
      const a = i * 2.13 + 0.4;
      const k = 4.5 * 1.42 ** i;
      const seen = Math.max(0, 1 - (hit.size * k) / 2.6);
      const c =
        Math.cos(
          k * (dx * Math.cos(a) + dz * Math.sin(a)) +
            noise.at(dx * 1.7 + i * 9, dz * 1.7) * 3.4 -
            turn * (3 + i),
        ) *
        0.0042 *
        breath *
        seen;
      sx += c * Math.cos(a);
      sz += c * Math.sin(a);
    }
    hit.stir = 0.0035 + 0.0075 * breath;
    hit.nx = sx;
    hit.nz = sz;
    hit.ny = 1;
    // The floor of the basin, laid with small tiles, seen bent through the water.
    const [fx, fz] = [hit.x + hit.dx * 0.6 + sx * 1.6, hit.z + hit.dz * 0.6 + sz * 1.6];
    const [iu, iv] = [Math.floor(fx / 0.14), Math.floor(fz / 0.14)];
    const joint = Math.min(fx / 0.14 - iu, iu + 1 - fx / 0.14, fz / 0.14 - iv, iv + 1 - fz / 0.14);
    const tone =
      0.8 + 0.35 * noise.at(iu * 3.3 + 0.5, iv * 5.1 + 0.5) - smoothstep(0.09, 0.02, joint) * 0.25;
    hit.r = 0.02 * tone;
    hit.g = 0.088 * tone;
    hit.b = 0.092 * tone;
    hit.mirror = 0.06;
  };
}
