import { createRandom, type Random } from '../../geometry/random.ts';
import { Mesh, type Vec } from '../../render/mesh.ts';
import type { Material, Sky } from '../../render/scene.ts';
import { renderStillLife, type StillLife } from '../../render/still-life/still-life.ts';
import { parseColour } from '../../surface/colour.ts';
import type { Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';

/** What a thing is made of besides its own materials. */
export const stuff = {
  ground: 0,
  paper: 1,
  wood: 2,
  darkWood: 3,
  brass: 4,
  steel: 5,
  black: 6,
  white: 7,
};
/** The first number for a thing's own materials. */
export const own = 10;

export type Setting = {
  /** Colour of the paper or plaster that it stands on and before. */
  ground: string;
  /** What it stands on instead: wood, stone, cloth. */
  surface?: (seed: string) => Material;
  eye: Vec;
  target: Vec;
  tall: number;
  wide?: number;
  high?: number;
  exposure?: number;
  glass?: StillLife['glass'];
  window?: StillLife['window'];
  room?: Sky;
  samples?: number;
  lens?: StillLife['lens'];
  brightest?: number;
  furnish: (
    mesh: Mesh,
    materials: Material[],
    random: Random,
    seed: string,
  ) => void | Promise<void>;
};

/** A white room with a bright wall on the right and a darker one behind the camera. */
const quietRoom: Sky = (x, y, z, out) => {
  const up = Math.max(0, y);
  const level = 0.19 + 0.22 * up + 0.12 * Math.max(0, x) - 0.06 * Math.max(0, z);
  out[0] = level * 1.02;
  out[1] = level;
  out[2] = level * 0.97;
};

const northWindow: StillLife['window'] = {
  middle: [-1.25, 1.08, -0.5],
  along: [0.16, 0, 0.36],
  up: [0.2, 0.3, -0.13],
  light: [18.5, 17.4, 15.6],
};

/** As wide as the largest window that a page head fills; the second is higher, as cards are. */
/** Where the camera stands for a second view of something. */
export type Nearer = Partial<Pick<Setting, 'eye' | 'target' | 'tall' | 'wide' | 'high'>>;

export const headSize = { wide: 1920, high: 1200 };
export const shopSize = { wide: 1200, high: 1200 };
export const cardSize = { wide: 1920, high: 1280 };

/** Looks from in front and above onto a middle; `far` and `angle` in metres and degrees. */
export function lookDown(target: Vec, angle: number, far: number, span: number, aside = 0) {
  const a = (angle * Math.PI) / 180;
  const b = (aside * Math.PI) / 180;
  const eye: Vec = [
    target[0] + Math.sin(b) * Math.cos(a) * far,
    target[1] + Math.sin(a) * far,
    target[2] + Math.cos(b) * Math.cos(a) * far,
  ];
  return { eye, target, tall: span / far };
}

/** Draws a thing as a photograph in the studio; the curved ground has no edge. */
export function photograph(set: Setting) {
  return async (seed: string): Promise<Picture> => {
    const mesh = new Mesh();
    const materials: Material[] = [];
    materials[stuff.ground] =
      set.surface?.(`${seed} ground`) ??
      coloured(set.ground, `${seed} ground`, { grain: 0.035, bump: 0.03 });
    materials[stuff.paper] = paper('#f0e9da', `${seed} paper`);
    materials[stuff.wood] = planed('#c79f6e', `${seed} wood`);
    materials[stuff.darkWood] = planed('#6a4327', `${seed} dark wood`);
    materials[stuff.brass] = metal('#e0b663', 0.2, `${seed} brass`);
    materials[stuff.steel] = metal('#b9bcc0', 0.3, `${seed} steel`);
    materials[stuff.black] = coloured('#131216', `${seed} black`, { shine: 0.04, rough: 0.2 });
    materials[stuff.white] = coloured('#f2eee5', `${seed} white`, {});
    const turn = 0.9;
    mesh.sheet(2, 40, stuff.ground, (u, v) => {
      const s = v * 5;
      const x = (u - 0.5) * 7;
      if (s < 2.4) return [x, 0, 1.6 - s];
      const a = Math.min(Math.PI / 2, (s - 2.4) / turn);
      const rest = Math.max(0, s - 2.4 - (turn * Math.PI) / 2);
      return [x, turn * (1 - Math.cos(a)) + rest, -0.8 - turn * Math.sin(a)];
    });
    await set.furnish(mesh, materials, createRandom(seed), seed);
    // Designing goes faster at a fraction of the size.
    const scale = Number(process.env.PICTURE_SCALE ?? 1);
    return renderStillLife(
      {
        mesh,
        materials,
        camera: { eye: set.eye, target: set.target, tall: set.tall },
        window: set.window ?? northWindow,
        room: set.room ?? quietRoom,
        glass: set.glass,
        exposure: set.exposure ?? 1,
        samples: set.samples,
        lens: set.lens,
        brightest: set.brightest,
      },
      Math.round((set.wide ?? 1000) * scale),
      Math.round((set.high ?? 1000) * scale),
    );
  };
}

export type Skin = { grain?: number; bump?: number; fine?: number; shine?: number; rough?: number };

/** One colour, a little uneven, with a fine skin. */
export function coloured(hex: string, seed: string, skin: Skin): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  const { grain = 0.05, bump = 0.05, fine = 420, shine = 0, rough = 0.4 } = skin;
  return (hit) => {
    const x = hit.x + hit.y * 0.71;
    const z = hit.z + hit.y * 0.53;
    const k =
      1 + noise.fbm(x * 7, z * 7, 3) * grain + noise.fbm(x * fine, z * fine, 2) * grain * 0.8;
    hit.r = r * k;
    hit.g = g * k;
    hit.b = b * k;
    hit.shine = shine;
    hit.rough = rough;
    const near = Math.min(1, 0.0012 / (hit.size + 1e-6));
    hit.nx += noise.at(x * fine, z * fine) * bump * near;
    hit.nz += noise.at(x * fine + 31, z * fine + 17) * bump * near;
  };
}

/** Paper with long fibres. */
export function paper(hex: string, seed: string): Material {
  return coloured(hex, seed, { grain: 0.05, bump: 0.05, fine: 900 });
}

/** Planed wood, its grain along the thing's own u. */
export function planed(hex: string, seed: string, polish = 0.03): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    const along = hit.x * 0.94 + hit.z * 0.34;
    const across = hit.z * 0.94 - hit.x * 0.34 + hit.y * 0.8;
    const ring = noise.fbm(
      across * 46 + noise.fbm(along * 5, across * 14, 3) * 1.5,
      along * 2.4,
      4,
    );
    const fibre = noise.fbm(across * 900, along * 22, 3);
    const k = 1 + ring * 0.26 + fibre * 0.14;
    hit.r = r * k;
    hit.g = g * k * (1 - ring * 0.05);
    hit.b = b * k * (1 - ring * 0.12);
    hit.shine = polish;
    hit.rough = 0.42;
    hit.nx += fibre * 0.05;
    hit.nz += fibre * 0.05;
  };
}

/** Bare metal with the fine scratches of polishing. */
export function metal(hex: string, rough: number, seed: string): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    const dull = noise.fbm(hit.x * 60, hit.z * 60 + hit.y * 45, 4);
    hit.metalR = r * (0.96 + dull * 0.1);
    hit.metalG = g * (0.96 + dull * 0.13);
    hit.metalB = b * (0.96 + dull * 0.18);
    hit.rough = rough * (1 + dull * 0.5);
    hit.nx += noise.at(hit.x * 700, hit.z * 1900) * 0.02;
    hit.nz += noise.at(hit.x * 1900, hit.z * 700) * 0.02;
  };
}

/** Glaze over clay: pooled unevenly, pitted, bright where the window lies in it. */
export function glazed(hex: string, seed: string, random: { bell(): number }): Material {
  const noise = createNoise(seed);
  const [r, g, b] = parseColour(hex);
  const tone = 1 + random.bell() * 0.14;
  return (hit) => {
    const pool = noise.fbm(hit.x * 90, hit.z * 90, 4);
    const fine = noise.fbm(hit.x * 700, hit.z * 700, 2);
    const pit = noise.cells(hit.x * 260, hit.z * 260)[0] < 0.09 ? 0.5 : 1;
    const k = tone * (1 + pool * 0.3 + fine * 0.06) * pit;
    hit.r = r * k;
    hit.g = g * k;
    hit.b = b * k;
    hit.shine = 0.05;
    hit.rough = pit < 1 ? 0.5 : 0.09;
    hit.nx += noise.fbm(hit.x * 120 + 7, hit.z * 120, 2) * 0.07;
    hit.nz += noise.fbm(hit.x * 120, hit.z * 120 + 9, 2) * 0.07;
  };
}
