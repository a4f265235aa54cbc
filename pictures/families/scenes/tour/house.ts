import { type Cloth, clothFrom } from '../../../render/cloth.ts';
import { type Mesh, unit, type Vec } from '../../../render/mesh.ts';
import type { Camera } from '../../../render/rasterise.ts';
import type { Lamp, Material, Scene } from '../../../render/scene.ts';
import {
  bark,
  brass,
  covered,
  earth,
  glowing,
  leaves,
  marble,
  plain,
  plaster,
  wood,
} from '../../../scenery/materials.ts';
import { type StarGrid, tileCloth } from '../../../scenery/ornament-cloth.ts';
import { lampGlass } from '../../../scenery/props.ts';
import type { RoomMaterials } from '../../../scenery/room.ts';
import { seaMaterial } from '../../../scenery/sea.ts';
import { createSky, type SkyLook } from '../../../scenery/skies.ts';
import { flagstones, hewnStone, limewash, oldTiles } from '../../../scenery/weathered.ts';
import { toLinear } from '../../../surface/colour.ts';
import type { Picture } from '../../../surface/mount.ts';
import { createNoise } from '../../../surface/noise.ts';

/** A room and where the visitor stands in it. −z is south, towards the sea; +x is west. */
export type TourRoom = {
  scene: Scene;
  eye: Vec;
  /** The camera of the flat picture. */
  look: Camera;
};

/** Numbers of the materials every room has; a room may add its own from 40 on. */
export const m = {
  wall: 0,
  inner: 1,
  floor: 2,
  dado: 3,
  frieze: 4,
  door: 5,
  niche: 6,
  screen: 7,
  trim: 8,
  stone: 9,
  wood: 10,
  darkWood: 11,
  ceiling: 12,
  brass: 13,
  sea: 14,
  leaf: 15,
  earth: 16,
  bark: 17,
  water: 18,
  glow: 19,
  rug: 20,
  red: 21,
  blue: 22,
  green: 23,
  white: 24,
  paper: 25,
  yellow: 26,
  black: 27,
  cloth: 28,
} satisfies RoomMaterials & Record<string, number>;

export const eight: StarGrid = { sides: 8, contact: 67.5, reach: 3 };
export const twelve: StarGrid = { sides: 12, contact: 60, reach: 4 };
export const sixteen: StarGrid = { sides: 16, contact: 67.5, reach: 6 };

export type Palette = {
  wall: string;
  floor: readonly [stone: string, vein: string] | 'wood';
  sky: SkyLook;
  tiles: { grid: StarGrid; colours: readonly string[]; joint: string; metres?: number };
  frieze?: { grid: StarGrid; colours: readonly string[]; joint: string };
  /** Looked at from near: walls, floor and tiles show their years. */
  isWorn?: boolean;
  /** Of a court: how high the ledge is from under which rain runs down its walls. */
  eaves?: number;
};

/** Panels of joined wood: stars and the pieces between them. */
const doorCloth = () =>
  tileCloth(
    twelve,
    ['#5a3a20', '#7d5430', '#8f6238', '#4a2d18', '#6b4526', '#5f3f24'],
    '#2c1a0e',
    1024,
    2,
    7,
  );

export function houseMaterials(p: Palette, seed: string): Material[] {
  const { tiles } = p;
  const frieze = p.frieze ?? tiles;
  const tile = tileCloth(tiles.grid, tiles.colours, tiles.joint);
  const list: Material[] = [];
  const indoors = { age: 0.55, damp: 0.22, waves: 0.35 };
  list[m.wall] = p.isWorn
    ? limewash(p.wall, `${seed} wall`, p.eaves ? { eaves: p.eaves, damp: 0.8 } : indoors)
    : plaster(p.wall, `${seed} wall`, 0.3);
  list[m.inner] = p.isWorn
    ? limewash(p.wall, `${seed} inner`, indoors)
    : plaster(p.wall, `${seed} inner`, 0.15);
  list[m.floor] =
    p.floor === 'wood'
      ? wood('#6f4a2c', `${seed} floor`, 0.06)
      : p.isWorn
        ? flagstones(p.floor[0], `${seed} floor`, 0.08)
        : marble(p.floor[0], p.floor[1], `${seed} floor`, 0.8, 0.08);
  list[m.dado] = p.isWorn
    ? oldTiles(tile, tiles.metres ?? 0.9, `${seed} tile`)
    : covered(tile, tiles.metres ?? 0.9, `${seed} tile`, 0.06);
  list[m.niche] = covered(tile, 0.7, `${seed} niche`, 0.06);
  list[m.frieze] = covered(
    tileCloth(frieze.grid, frieze.colours, frieze.joint),
    0.5,
    `${seed} frieze`,
    0.04,
  );
  list[m.door] = covered(doorCloth(), 0.85, `${seed} door`, 0.02);
  list[m.screen] = wood('#4f3119', `${seed} screen`);
  list[m.trim] = wood('#3d2615', `${seed} trim`, 0.04);
  list[m.stone] = p.isWorn
    ? hewnStone('#cfc4b0', `${seed} stone`)
    : marble('#d8cfbe', '#968a78', `${seed} stone`, 0, 0.03);
  list[m.wood] = wood('#8a5e38', `${seed} wood`, 0.04);
  list[m.darkWood] = wood('#3d2615', `${seed} dark`, 0.04);
  list[m.ceiling] = wood('#7a5433', `${seed} ceiling`, 0.03);
  list[m.brass] = brass('#c99a45', `${seed} brass`);
  list[m.sea] = seaMaterial(p.sky, `${seed} sea`);
  list[m.leaf] = leaves('#1a3a15', '#5f8030', `${seed} leaf`);
  list[m.earth] = earth('#463826', '#36421d', `${seed} earth`, 0.6);
  list[m.bark] = bark('#85735f', `${seed} bark`);
  list[m.water] = plain('#0b2b30');
  list[m.glow] = glowing('#ffc46a', 4.5);
  list[m.rug] = plaster('#8c2a24', `${seed} rug`, 0);
  list[m.red] = plaster('#8c2a24', `${seed} red`, 0);
  list[m.blue] = plaster('#22418f', `${seed} blue`, 0);
  list[m.green] = plaster('#1f6b52', `${seed} green`, 0);
  list[m.white] = plaster('#f1ece0', `${seed} white`, 0);
  list[m.paper] = plaster('#efe6cf', `${seed} paper`, 0);
  list[m.yellow] = plaster('#d99a25', `${seed} yellow`, 0);
  list[m.black] = plain('#16151a', 0.05, 0.3);
  list[m.cloth] = plaster('#d9c9a8', `${seed} cloth`, 0);
  return list;
}

/** What a room's scene has in common with the others'. */
export function toScene(
  mesh: Mesh,
  materials: Material[],
  sky: SkyLook,
  radius: number,
  rest: Omit<Scene, 'mesh' | 'materials' | 'sky' | 'camera' | 'radius' | 'centre'> & {
    centre?: Vec;
  },
): Scene {
  const holes = rest.screens?.[0]?.holes;
  return {
    mesh,
    materials,
    sky: createSky(sky),
    camera: { eye: [0, 1.6, 0], target: [0, 1.6, -1], tall: 1 },
    centre: [0, 2, 0],
    radius,
    castsShadow: (material) => material !== m.sea && material !== m.screen && material !== m.glow,
    isOpen: (material, u, v) => material === m.screen && holes !== undefined && isHole(holes, u, v),
    bias: 0.015,
    ...rest,
    sun: rest.sun && { ...rest.sun, direction: unit(rest.sun.direction) },
  };
}

const texel = new Float32Array(4);

function isHole(holes: Cloth, u: number, v: number): boolean {
  holes.at(u, -v, 0.001, texel);
  return texel[3] < 0.5;
}

/** The sea below the house, and the garden behind it. */
export function surroundings(mesh: Mesh): void {
  mesh.quad([-4000, -8, -14], [4000, -8, -14], [4000, -8, -8000], [-4000, -8, -8000], m.sea);
  mesh.quad([-300, -0.5, 300], [300, -0.5, 300], [300, -0.5, -13], [-300, -0.5, -13], m.earth);
}

/** A picture as a cloth, without the ground around the work. `inset` is a share of each side. */
export function pictureCloth(picture: Picture, inset: number, insetY = inset): Cloth {
  const x0 = Math.round(picture.width * inset);
  const y0 = Math.round(picture.height * insetY);
  const w = picture.width - 2 * x0;
  const h = picture.height - 2 * y0;
  const texels = new Float32Array(w * h * 4);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const from = ((y + y0) * picture.width + x + x0) * 3;
      const to = (y * w + x) * 4;
      for (let c = 0; c < 3; c++) texels[to + c] = toLinear[picture.pixels[from + c]];
      texels[to + 3] = 1;
    }
  }
  return clothFrom(texels, w, h);
}

/** Shows a cloth once on a face whose u and v run from 0 to 1, upwards. */
export function fitted(cloth: Cloth, metres: number, seed: string, shine = 0): Material {
  const noise = createNoise(seed);
  return (hit) => {
    cloth.at(hit.u, -hit.v, hit.size / metres, texel);
    const k = 1 + noise.fbm(hit.x * 1.5 + hit.z, hit.y * 1.5 + hit.z * 0.6, 4) * 0.12;
    hit.r = texel[0] * k;
    hit.g = texel[1] * k;
    hit.b = texel[2] * k;
    hit.shine = shine;
    hit.rough = 0.35;
  };
}

/** The floor, under the walls' openings too. */
export function layFloor(mesh: Mesh, wide: number, long: number, edge = 0.6): void {
  const x = wide / 2 + edge;
  const z = long / 2 + edge;
  mesh.quad([-x, 0, z], [x, 0, z], [x, 0, -z], [-x, 0, -z], m.floor);
}

export const whole = [0, 0, 1, 0, 1, 1, 0, 1] as const;

/** A carpet on the floor with its fringes to north and south. */
export function layRug(mesh: Mesh, at: Vec, wide: number, long: number, material: number): void {
  const [x, y, z] = at;
  mesh.box([x - wide / 2, y, z - long / 2], [x + wide / 2, y + 0.016, z + long / 2], m.cloth);
  const top = y + 0.018;
  mesh.quad(
    [x - wide / 2, top, z + long / 2],
    [x + wide / 2, top, z + long / 2],
    [x + wide / 2, top, z - long / 2],
    [x - wide / 2, top, z - long / 2],
    material,
    whole,
  );
}

/** A lamp on a chain; it gives the scene a light. */
export function hangLamp(mesh: Mesh, at: Vec, size: number, top: number, strength = 1): Lamp {
  lampGlass(mesh, at, size, m.glow, 20);
  for (const y of [-0.72, 0.12, 0.5])
    mesh.lathe(
      [
        [(y < -0.5 ? 0.3 : y < 0.3 ? 0.61 : 0.43) * size, -0.02],
        [(y < -0.5 ? 0.34 : y < 0.3 ? 0.65 : 0.47) * size, 0],
        [(y < -0.5 ? 0.3 : y < 0.3 ? 0.61 : 0.43) * size, 0.02],
      ],
      [at[0], at[1] + y * size, at[2]],
      20,
      m.brass,
    );
  mesh.tube(
    [
      [at[0], at[1] + size, at[2]],
      [at[0], top, at[2]],
    ],
    () => 0.009,
    5,
    m.brass,
  );
  return {
    at: [at[0], at[1] - size * 0.2, at[2]],
    colour: [2.6 * strength, 1.45 * strength, 0.62 * strength],
  };
}
