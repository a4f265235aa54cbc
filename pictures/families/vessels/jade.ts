import { type Point, tau } from '../../geometry/points.ts';
import { walkProfile } from '../../geometry/profile.ts';
import { toCloth } from '../../render/cloth.ts';
import { Mesh } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import type { Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { paintCarving, paintJewels } from './jade-ornament.ts';
import { photograph, type Shot, studioSky } from './studio.ts';

export type JadeParameters = Shot & {
  /** Radius and height from the foot over the lip to the inside. */
  profile: readonly Point[];
  /** The stone, and the pale clouds in it. */
  stone: string;
  cloud: string;
  /** Petals into which the wall opens, 0 for a round cup. */
  petals: number;
  /** Gold wire and stones on the outside: how many plants go round. */
  jewels: number;
};

/** A cup of jade: light enters the stone and comes out again where the wall is thin. */
export function drawJade(p: JadeParameters, seed: string): Promise<Picture> {
  const wall = walkProfile(p.profile);
  const top = Math.max(...p.profile.map(([, y]) => y));
  const mesh = new Mesh();
  mesh.sheet(720, 360, 1, (u, v) => {
    const [r, y] = wall.at(v);
    const open = p.petals ? smoothstep(0.08, 1, y / top) : 0;
    const lobe = Math.abs(Math.sin(u * p.petals * Math.PI));
    const a = u * tau;
    const radius = r * (1 + open * 0.14 * (lobe ** 0.75 - 0.62));
    // Each petal ends in a point that leans out a little.
    const lip = open ** 3 * (lobe ** 3 * 0.1 - 0.04);
    return [radius * Math.sin(a), y + lip, radius * Math.cos(a)];
  });
  const dark = p.ground === 'ink';
  return photograph(mesh, [jade(p, wall, top, seed)], p, seed, {
    surroundings: { sky: studioSky(p.ground), open: dark ? 0.62 : 1.9 },
    sunColour: dark ? [1.1, 1.08, 1.02] : undefined,
    bounce: dark ? [0.14, 0.14, 0.15] : [0.4, 0.39, 0.37],
    corner: p.tall * 0.1,
    glow: 0.05,
  });
}

function jade(
  p: JadeParameters,
  wall: ReturnType<typeof walkProfile>,
  top: number,
  seed: string,
): Material {
  const carved = toCloth(paintCarving(p));
  const jewels = p.jewels > 0 ? toCloth(paintJewels(p, wall)) : null;
  const stone = parseColour(p.stone);
  const cloud = parseColour(p.cloud);
  const noise = createNoise(seed);
  const texel = new Float32Array(4);
  const near = new Float32Array(4);
  return (hit) => {
    const [radius, y] = wall.at(hit.v);
    const spot = hit.size / Math.max(0.2, radius * tau);
    const mist = noise.fbm(hit.x * 2.6 + 3, hit.y * 2.6 + hit.z * 2.1, 5);
    const thread = smoothstep(
      0.05,
      0,
      Math.abs(noise.fbm(hit.x * 1.7, hit.y * 2.4 + hit.z * 1.6, 4)),
    );
    const share = Math.max(0, Math.min(1, 0.4 + mist * 0.75 + thread * 0.25));
    hit.r = stone[0] + (cloud[0] - stone[0]) * share;
    hit.g = stone[1] + (cloud[1] - stone[1]) * share;
    hit.b = stone[2] + (cloud[2] - stone[2]) * share;
    carved.at(hit.u, 1 - hit.v, spot, texel);
    const e = 0.0011;
    carved.at(hit.u + e, 1 - hit.v, spot, near);
    const du = near[0] - texel[0];
    carved.at(hit.u, 1 - hit.v + e * 3, spot, near);
    const dv = near[0] - texel[0];
    const [tx, tz] = [hit.nz, -hit.nx];
    hit.nx -= tx * du * 1.5;
    hit.nz -= tz * du * 1.5;
    hit.ny += dv * 1.5;
    // Thin towards the lip: more light comes through, and it is greener than the surface.
    const thin = smoothstep(0.25, 1.02, y / top) * (1 - texel[0] * 0.3);
    const slant = 1 + (hit.nx * hit.dx + hit.ny * hit.dy + hit.nz * hit.dz);
    const inner = (0.1 + 0.2 * thin + 0.16 * slant) * (p.ground === 'ink' ? 0.6 : 1);
    hit.glowR = hit.r ** 1.25 * inner;
    hit.glowG = hit.g ** 1.05 * inner;
    hit.glowB = hit.b ** 1.25 * inner;
    hit.r *= 0.8;
    hit.g *= 0.8;
    hit.b *= 0.8;
    hit.through = 0.55;
    hit.shine = 0.06;
    hit.rough = 0.16;
    if (jewels) {
      jewels.at(hit.u, 1 - hit.v, spot, texel);
      if (texel[3] > 0.02) setJewel(hit, texel, texel[3], noise);
    }
    const l = 1 / Math.hypot(hit.nx, hit.ny, hit.nz);
    hit.nx *= l;
    hit.ny *= l;
    hit.nz *= l;
  };
}

/** Gold mirrors in its colour; a cut stone is dark, glassy and lit from within. */
function setJewel(
  hit: Parameters<Material>[0],
  texel: Float32Array,
  cover: number,
  noise: ReturnType<typeof createNoise>,
): void {
  const [r, g, b] = texel;
  const isGold = smoothstep(0.1, 0.2, Math.min(r, g * 1.6) - b);
  const keep = 1 - cover;
  const facet = noise.at(hit.x * 60, hit.y * 60 + hit.z * 47);
  hit.nx += facet * 0.16 * cover;
  hit.ny += noise.at(hit.y * 60, hit.x * 60 + hit.z * 47) * 0.16 * cover;
  const bright = 0.16 + 0.75 * Math.max(0, facet);
  hit.r = hit.r * keep + r * cover * (isGold > 0.5 ? 0.55 : 0.6);
  hit.g = hit.g * keep + g * cover * (isGold > 0.5 ? 0.55 : 0.6);
  hit.b = hit.b * keep + b * cover * (isGold > 0.5 ? 0.55 : 0.6);
  hit.glowR = hit.glowR * keep + r * cover * (1 - isGold) * bright;
  hit.glowG = hit.glowG * keep + g * cover * (1 - isGold) * bright;
  hit.glowB = hit.glowB * keep + b * cover * (1 - isGold) * bright;
  hit.shine = hit.shine * keep + 0.16 * cover;
  hit.metalR = (isGold * 0.95 + 0.12) * cover;
  hit.metalG = (isGold * 0.7 + 0.1) * cover;
  hit.metalB = (isGold * 0.32 + 0.1) * cover;
}
