import { type Point, smooth } from '../../geometry/points.ts';
import { walkProfile } from '../../geometry/profile.ts';
import { toCloth } from '../../render/cloth.ts';
import { Mesh, type Vec } from '../../render/mesh.ts';
import type { Material, Sky } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import type { Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { photograph, type Shot } from '../vessels/studio.ts';
import type { InlayBand } from './inlay-bands.ts';
import type { Metals } from './inlay-ornament.ts';
import { paintInlay } from './metal-inlay.ts';
import { createWear } from './metal-wear.ts';

/** One piece of inlaid metal, in metres of a large model. */
export type MetalPiece = {
  /** Radius and height from the foot over the lip to the inside. */
  profile: readonly Point[];
  metals: Metals;
  bands: readonly InlayBand[];
  /** 0 whole, 1 nearly all silver lost. */
  worn?: number;
  /** Ribs beaten into the wall between two shares of the way. */
  flutes?: { count: number; depth: number; from: number; to: number };
  /** Handles and spouts: lines with their thickness. */
  parts?: { line: Vec[]; radius: (t: number) => number }[];
  /** A part of the wall in another metal, such as a later socket. */
  other?: { from: number; to: number; colour: string };
  /** Depth of the hammer's marks, 1 is usual. */
  hammered?: number;
  /** How blank the metal is: 1 new brass, 0.6 a blackened alloy. */
  bright?: number;
};

export type MetalwareParameters = Shot & MetalPiece;

/** One piece of inlaid metal in the studio. */
export const drawMetalware = (p: MetalwareParameters, seed: string, close = 1): Promise<Picture> =>
  drawMetalGroup([{ ...p, at: [0, 0, 0] }], p, seed, close);

/** Several pieces beside one another; each stands at its place on the ground. */
export function drawMetalGroup(
  pieces: readonly (MetalPiece & { at: Vec })[],
  shot: Shot,
  seed: string,
  close = 1,
): Promise<Picture> {
  const mesh = new Mesh();
  const materials = pieces.flatMap((piece, k) => {
    const name = k === 0 ? seed : `${seed} ${k}`;
    addPiece(mesh, piece, piece.at, 1 + k * 2, close);
    return [inlaid(piece, name, close), plain(piece.metals.brass, piece, `${name} part`)];
  });
  const dark = shot.ground === 'ink';
  return photograph(
    mesh,
    materials,
    shot,
    seed,
    {
      surroundings: { sky: studioRoom(dark), open: dark ? 0.62 : 1.9 },
      sunColour: dark ? [1.06, 1.04, 1] : undefined,
      glow: 0.04,
    },
    close,
  );
}

/** The wall in one material and its handles and spouts in the next. */
function addPiece(mesh: Mesh, p: MetalPiece, at: Vec, material: number, close: number): void {
  const wall = walkProfile(p.profile);
  mesh.sheet(
    p.flutes ? 720 : 300,
    420,
    material,
    (u, v) => {
      const [r, y] = wall.at(v);
      // Where the unrolled wall is joined is behind, for whoever looks closely.
      const a = u * Math.PI * 2 + (close > 1 ? Math.PI : 0);
      const radius = r * (1 + rib(p.flutes, u, v));
      return [at[0] + radius * Math.sin(a), at[1] + y, at[2] + radius * Math.cos(a)];
    },
    1,
    1,
  );
  for (const { line, radius } of p.parts ?? [])
    mesh.tube(
      curve(line).map(([x, y, z]): Vec => [at[0] + x, at[1] + y, at[2] + z]),
      radius,
      24,
      material + 1,
    );
}

function rib(flutes: MetalPiece['flutes'], u: number, v: number): number {
  if (!flutes) return 0;
  const { count, depth, from, to } = flutes;
  const inside = smoothstep(from, from + 0.05, v) * smoothstep(to, to - 0.05, v);
  // Round ribs that meet in sharp furrows.
  return depth * inside * (Math.abs(Math.sin(u * count * Math.PI)) ** 0.8 - 0.6);
}

function curve(line: readonly Vec[]): Vec[] {
  const along = (k: 0 | 1 | 2) =>
    smooth(
      line.map((v): Point => [v[k], 0]),
      false,
      14,
    ).map(([x]) => x);
  const [xs, ys, zs] = [along(0), along(1), along(2)];
  return xs.map((x, i) => [x, ys[i], zs[i]]);
}

/** What bare metal mirrors: soft lights left, right and above, a dark room, and the table below. */
function studioRoom(dark: boolean): Sky {
  const room = dark ? 0.1 : 0.16;
  const table = dark ? 0.1 : 0.72;
  return (x, y, z, out) => {
    const left =
      smoothstep(0.2, 0.62, -x) *
      smoothstep(-0.2, 0.25, y) *
      smoothstep(0.95, 0.5, y) *
      smoothstep(-0.7, -0.3, z);
    const right =
      smoothstep(0.62, 0.8, x) *
      smoothstep(0.99, 0.93, x) *
      smoothstep(-0.15, 0.1, y) *
      smoothstep(0.8, 0.6, y);
    const above = smoothstep(0.62, 0.95, y);
    const back = smoothstep(-0.35, -0.9, z) * (dark ? 0.12 : 0.45);
    const below = smoothstep(0.03, -0.1, y) * table * (1 - 0.55 * smoothstep(-0.35, -0.95, y));
    const v = room + left * (dark ? 2.4 : 2.1) + right * (dark ? 1.2 : 0.75) + above * 0.9 + back;
    const w = v * smoothstep(-0.1, 0.03, y) + below;
    out[0] = w * 1.01;
    out[1] = w;
    out[2] = w * 0.97;
  };
}

function inlaid(p: MetalPiece, seed: string, close: number): Material {
  const wall = walkProfile(p.profile);
  const cloth = toCloth(paintInlay({ ...p, wall, seed, close: Math.min(close, 3) }));
  const noise = createNoise(seed);
  const wear = close > 1 ? createWear(seed) : null;
  const other = p.other && parseColour(p.other.colour);
  const texel = new Float32Array(4);
  const near = new Float32Array(4);
  const bare = new Float32Array(4);
  const e = 0.0006 / close;
  return (hit) => {
    const [radius] = wall.at(hit.v);
    const around = radius * 6.28;
    const [across, along] = [hit.u * around, hit.v * wall.length];
    // Edges cut by hand waver.
    const joined = smoothstep(0, 0.012, hit.u) * smoothstep(1, 0.988, hit.u);
    const waver = wear ? 0.0007 * joined : 0;
    const u = hit.u + (noise.at(across * 55, along * 55) * waver) / Math.max(0.2, around);
    const v = 1 - hit.v + (noise.at(across * 55 + 31, along * 55) * waver) / wall.length;
    const spot = hit.size / Math.max(0.2, around);
    cloth.at(u, v, spot, texel);
    const lightness = (texel[0] + texel[1] + texel[2]) / 3;
    cloth.at(u + e, v, spot, near);
    const side = (near[0] + near[1] + near[2]) / 3 - lightness;
    cloth.at(u, v + e, spot, near);
    const up = (near[0] + near[1] + near[2]) / 3 - lightness;
    // The black compound lies a little lower than the metal around it.
    const step = 0.55 * Math.max(0, 1 - hit.size * 90);
    const [tx, tz] = [hit.nz, -hit.nx];
    hit.nx -= tx * side * step;
    hit.nz -= tz * side * step;
    hit.ny += up * step;
    if (other && p.other && hit.v > p.other.from && hit.v < p.other.to) texel.set(other);
    if (wear && joined > 0) {
      bare.set(texel);
      wear(hit, texel, across, along);
      for (let c = 0; c < 3; c++) texel[c] = bare[c] + (texel[c] - bare[c]) * joined;
    }
    metal(hit, texel, p, noise);
  };
}

function plain(hex: string, p: MetalPiece, seed: string): Material {
  const colour = new Float32Array(parseColour(hex));
  const noise = createNoise(seed);
  return (hit) => metal(hit, colour, p, noise);
}

/** Metal mirrors in its own colour and scatters little; the black compound does the reverse. */
function metal(
  hit: Parameters<Material>[0],
  colour: Float32Array,
  p: MetalPiece,
  noise: ReturnType<typeof createNoise>,
): void {
  const blow = 0.035 * (p.hammered ?? 1);
  hit.nx +=
    noise.at(hit.x * 11, hit.y * 11 + hit.z * 7) * blow +
    noise.at(hit.x * 60, hit.y * 60 + hit.z * 44) * blow * 0.3;
  hit.ny +=
    noise.at(hit.y * 11 + 5, hit.z * 11 + hit.x * 7) * blow +
    noise.at(hit.y * 60 + 5, hit.z * 60 + hit.x * 44) * blow * 0.3;
  const l = 1 / Math.hypot(hit.nx, hit.ny, hit.nz);
  hit.nx *= l;
  hit.ny *= l;
  hit.nz *= l;
  const light = (colour[0] + colour[1] + colour[2]) / 3;
  const bare = smoothstep(0.025, 0.12, light);
  const tarnish =
    1 - 0.3 * Math.max(0, noise.fbm(hit.x * 2.3 + 3, hit.y * 2.3 + hit.z * 1.7, 5) + 0.1);
  const scattered = (0.2 * bare + (1 - bare)) * tarnish;
  hit.r = colour[0] * scattered;
  hit.g = colour[1] * scattered;
  hit.b = colour[2] * scattered;
  const most = Math.max(colour[0], colour[1], colour[2], 1e-3);
  const mirror = bare * tarnish * (p.bright ?? 1) * 0.86;
  // Metals pale where they are bright: the colour is raised towards the light's.
  const raise = (c: number) =>
    (c / most) ** 0.62 * mirror * Math.min(1, 0.35 + most) + (1 - bare) * 0.045;
  hit.metalR = raise(colour[0]);
  hit.metalG = raise(colour[1]);
  hit.metalB = raise(colour[2]);
}
