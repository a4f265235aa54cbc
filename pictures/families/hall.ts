import { createRandom, type Random } from '../geometry/random.ts';
import { type ArchShape, arcade, bays, keelArch, roundArch } from '../render/architecture.ts';
import {
  brass,
  covered,
  earth,
  glowing,
  leaves,
  marble,
  plain,
  plaster,
  wood,
} from '../render/materials.ts';
import { Mesh, unit, type Vec } from '../render/mesh.ts';
import { type StarGrid, screenCloth, spindleCloth, tileCloth } from '../render/ornament-cloth.ts';
import { type Lamp, type Material, renderScene, type Scene, type Screen } from '../render/scene.ts';
import { seaMaterial } from '../render/sea.ts';
import { createSky, type SkyLook } from '../render/skies.ts';
import { coneDirections, spreadDirections } from '../render/sky-light.ts';
import type { Picture } from '../surface/mount.ts';

/** Numbers of the materials every hall has; furniture may use them and add its own from 20 on. */
export const hallMaterials = {
  wall: 0,
  floor: 1,
  tile: 2,
  screen: 3,
  wood: 4,
  darkWood: 5,
  sea: 6,
  stone: 7,
  brass: 8,
  cloth: 9,
  red: 10,
  blue: 11,
  white: 12,
  paper: 13,
  leaf: 14,
  earth: 15,
  black: 16,
  glow: 17,
  green: 18,
  yellow: 19,
};
const m = hallMaterials;

export type HallParameters = {
  width: number;
  depth: number;
  height: number;
  /** The left wall's openings, all the way or none. */
  left: {
    count: number;
    sill: number;
    top: number;
    screen: StarGrid | 'spindles' | null;
    shape: 'square' | 'keel';
  } | null;
  /** What the far wall is. */
  far: 'wall' | 'arch' | 'moon' | 'door' | 'arcade';
  /** Pierced screens in the outer arches of a far arcade. */
  farScreens?: boolean;
  /** Arches across the hall, one behind another. */
  ribs?: number;
  wall: string;
  floor: [string, string] | 'wood';
  tiles?: { grid: StarGrid; colours: string[]; joint: string; height: number };
  roof: 'beams' | 'flat' | 'none';
  sky: SkyLook;
  sun: { direction: Vec; colour: Vec; soft: number } | null;
  skyStrength?: number;
  bounce: Vec;
  eye: Vec;
  target: Vec;
  tall: number;
  rise?: number;
  exposure: number;
  mist?: Scene['mist'];
  glow?: number;
  lamps?: Lamp[];
  furnish?: (mesh: Mesh, random: Random, materials: Material[]) => void;
};

/** A room of the house, seen along its length: light comes from the left and from the far end. */
export function buildHall(p: HallParameters, seed: string): Scene {
  const mesh = new Mesh();
  const random = createRandom(seed);
  const materials = commonMaterials(p, seed);
  const half = p.width / 2;
  const back = -p.depth;
  const screens: Screen[] = [];
  mesh.quad([-half, 0, 4], [half, 0, 4], [half, 0, back], [-half, 0, back], m.floor);
  if (p.roof !== 'none') {
    mesh.box(
      [-half - 0.4, p.height, back - 0.4],
      [half + 0.4, p.height + 0.25, 4],
      p.roof === 'beams' ? m.wood : m.wall,
    );
    if (p.roof === 'beams')
      for (let z = 3; z > back; z -= 0.75)
        mesh.box([-half, p.height - 0.2, z - 0.08], [half, p.height, z + 0.08], m.darkWood);
  }
  const dado = p.tiles?.height ?? 0;
  const wallRun = (x: number, way: number, from: number, to: number) => {
    if (dado > 0)
      mesh.quad(
        [x - way * 0.015, 0, from],
        [x - way * 0.015, 0, to],
        [x - way * 0.015, dado, to],
        [x - way * 0.015, dado, from],
        m.tile,
      );
    mesh.box(
      [Math.min(x, x + way * 0.35), 0, to],
      [Math.max(x, x + way * 0.35), p.height, from],
      m.wall,
    );
  };
  wallRun(half, 1, 4, back);
  mesh.box([-half - 0.4, 0, 4], [half + 0.4, p.height, 4.3], m.wall);
  if (!p.left) wallRun(-half, -1, 4, back);
  else openLeft(mesh, p, half, screens);

  closeFar(mesh, p, half);
  if (p.farScreens) screenFar(mesh, p, half, screens);
  if (p.far !== 'wall') {
    mesh.quad(
      [-9, -0.02, back],
      [9, -0.02, back],
      [9, -0.02, back - 2.4],
      [-9, -0.02, back - 2.4],
      m.floor,
    );
    mesh.box([-9, 0, back - 2.4], [9, 0.5, back - 2.25], m.stone);
    mesh.quad(
      [-4000, -9, back - 5],
      [4000, -9, back - 5],
      [4000, -9, -8000],
      [-4000, -9, -8000],
      m.sea,
    );
  }
  for (let i = 0; i < (p.ribs ?? 0); i++) {
    const z = 1.2 - ((i + 1) / ((p.ribs ?? 1) + 0.4)) * (p.depth + 1);
    arcade(
      mesh,
      [-half, 0, z],
      [1, 0, 0],
      [0, 0, -1],
      p.width,
      p.height,
      0.45,
      [
        {
          from: 0.35,
          to: p.width - 0.35,
          spring: p.height * 0.5,
          rise: p.height * 0.36,
          shape: keelArch,
        },
      ],
      { face: m.wall, inner: m.wall },
    );
  }
  p.furnish?.(mesh, random, materials);
  const sun = p.sun && { ...p.sun, direction: unit(p.sun.direction) };
  const directions: Vec[] =
    p.roof === 'none'
      ? spreadDirections(40)
      : [
          ...(p.left ? coneDirections(unit([-1, 0.35, 0.1]), 0.75, 26) : []),
          ...(p.far !== 'wall' ? coneDirections(unit([0, 0.18, -1]), 0.5, 18) : []),
          ...spreadDirections(6),
        ];
  return {
    mesh,
    camera: { eye: p.eye, target: p.target, tall: p.tall, rise: p.rise },
    materials,
    sky: createSky(p.sky),
    sun,
    centre: [0, p.height / 2, -p.depth / 2],
    radius: Math.hypot(p.width, p.depth, p.height) * 0.58 + 1.5,
    bounce: p.bounce,
    skyDirections: directions,
    skyStrength: (p.skyStrength ?? 1) * (p.roof === 'none' ? 1 : 0.8),
    screens,
    lamps: p.lamps,
    mist: p.mist,
    castsShadow: (material) => material !== m.sea && material !== m.screen && material !== m.glow,
    isOpen: (material, u, v) => material === m.screen && isHole(u, v),
    exposure: p.exposure,
    glow: p.glow,
    bias: 0.015,
  };

  function isHole(u: number, v: number): boolean {
    const holes = screens[0]?.holes;
    if (!holes) return false;
    holes.at(u, -v, 0.001, texel);
    return texel[3] < 0.5;
  }
}
const texel = new Float32Array(4);

export function drawHall(p: HallParameters, seed: string): Promise<Picture> {
  return renderScene(buildHall(p, seed), 2400, 1500);
}

function openLeft(mesh: Mesh, p: HallParameters, half: number, screens: Screen[]): void {
  const left = p.left;
  if (!left) return;
  const length = p.depth + 4;
  const shape: ArchShape = left.shape === 'keel' ? keelArch : () => 0;
  const pier = left.shape === 'keel' ? 0.7 : 0.5;
  const row = bays(
    left.count,
    length,
    pier,
    left.top - (left.shape === 'keel' ? 0.7 : 0),
    left.shape === 'keel' ? 0.7 : 0,
    shape,
  );
  arcade(mesh, [-half, 0, 4], [0, 0, -1], [-1, 0, 0], length, p.height, 0.35, row, {
    face: m.wall,
    inner: m.wall,
  });
  const holes =
    left.screen === null
      ? null
      : left.screen === 'spindles'
        ? spindleCloth()
        : screenCloth(left.screen, 30, 512, 1);
  const repeat = left.screen === 'spindles' ? 0.42 : 0.62;
  for (const bay of row) {
    if (left.sill > 0)
      mesh.box([-half - 0.34, 0, 4 - bay.to], [-half - 0.01, left.sill, 4 - bay.from], m.wall);
    if (!holes) continue;
    const z0 = 4 - bay.from;
    const z1 = 4 - bay.to;
    const x = -half - 0.18;
    const wide = z0 - z1;
    const high = left.top - left.sill;
    mesh.quad(
      [x, left.sill, z0],
      [x, left.sill, z1],
      [x, left.top, z1],
      [x, left.top, z0],
      m.screen,
      [0, 0, wide / repeat, 0, wide / repeat, high / repeat, 0, high / repeat],
    );
    for (const y of [left.sill, left.top - 0.06, (left.sill + left.top) / 2])
      mesh.box([x - 0.05, y, z1], [x + 0.05, y + 0.06, z0], m.darkWood);
    screens.push({
      origin: [x, left.sill, z0],
      along: [0, 0, -wide],
      up: [0, high, 0],
      repeat,
      holes,
      edge: 0,
    });
  }
}

function closeFar(mesh: Mesh, p: HallParameters, half: number): void {
  const back = -p.depth;
  if (p.far === 'wall') {
    mesh.box([-half, 0, back - 0.35], [half, p.height, back], m.wall);
    if (p.tiles)
      mesh.quad(
        [-half, 0, back + 0.015],
        [half, 0, back + 0.015],
        [half, p.tiles.height, back + 0.015],
        [-half, p.tiles.height, back + 0.015],
        m.tile,
      );
    return;
  }
  if (p.far === 'moon') {
    const r = Math.min(half * 0.72, p.height * 0.4);
    const cy = r * 0.92;
    const steps = 96;
    const at = (i: number, depth: number): Vec => {
      const a = (i / steps) * Math.PI * 2;
      return [Math.sin(a) * r, Math.max(0.0, cy - Math.cos(a) * r), back - depth];
    };
    for (let i = 0; i < steps; i++) {
      const a = at(i, 0);
      const b = at(i + 1, 0);
      const edge = (v: Vec): Vec => {
        const k = Math.min(
          half / Math.max(1e-3, Math.abs(v[0])),
          v[1] > cy ? (p.height - cy) / Math.max(1e-3, v[1] - cy) : cy / Math.max(1e-3, cy - v[1]),
        );
        return [v[0] * k, cy + (v[1] - cy) * k, back];
      };
      mesh.quad(a, b, edge(b), edge(a), m.wall);
      mesh.quad(a, b, at(i + 1, 0.4), at(i, 0.4), m.stone);
    }
    // Corners that the fan of quads leaves open lie behind the wall's plane.
    mesh.box([-half, p.height - 0.02, back - 0.4], [half, p.height, back], m.wall);
    mesh.tube(
      Array.from({ length: 97 }, (_, i) => at(i, -0.01)),
      () => 0.05,
      8,
      m.stone,
    );
    return;
  }
  const opening =
    p.far === 'arcade'
      ? bays(3, p.width, 0.4, p.height * 0.5, p.height * 0.3, roundArch)
      : [
          {
            from: half - (p.far === 'door' ? 0.75 : half * 0.66),
            to: half + (p.far === 'door' ? 0.75 : half * 0.66),
            spring: p.height * 0.55,
            rise: p.far === 'door' ? 0.65 : p.height * 0.27,
            shape: keelArch,
          },
        ];
  arcade(mesh, [-half, 0, back], [1, 0, 0], [0, 0, -1], p.width, p.height, 0.45, opening, {
    face: m.wall,
    inner: m.wall,
  });
}

function screenFar(mesh: Mesh, p: HallParameters, half: number, screens: Screen[]): void {
  const row = bays(3, p.width, 0.4, p.height * 0.5, p.height * 0.3, roundArch);
  const holes = screenCloth({ sides: 8, contact: 67.5, reach: 3 }, 30, 512, 1);
  const repeat = 0.56;
  const z = -p.depth - 0.2;
  row.forEach((bay, i) => {
    const [low, high] = i === 1 ? [0, 0.85] : [0, p.height * 0.82];
    const [x0, x1] = [bay.from - half, bay.to - half];
    mesh.quad([x0, low, z], [x1, low, z], [x1, high, z], [x0, high, z], m.screen, [
      0,
      0,
      (x1 - x0) / repeat,
      0,
      (x1 - x0) / repeat,
      (high - low) / repeat,
      0,
      (high - low) / repeat,
    ]);
    mesh.box([x0, high - 0.05, z - 0.04], [x1, high + 0.02, z + 0.04], m.darkWood);
    screens.push({
      origin: [x0, low, z],
      along: [x1 - x0, 0, 0],
      up: [0, high - low, 0],
      repeat,
      holes,
      edge: 0,
    });
  });
}

function commonMaterials(p: HallParameters, seed: string): Material[] {
  const list: Material[] = [];
  const walls = plaster(p.wall, `${seed} wall`, 0.3);
  list[m.wall] = walls;
  list[m.floor] =
    p.floor === 'wood'
      ? wood('#6f4a2c', `${seed} floor`, 0.06)
      : marble(p.floor[0], p.floor[1], `${seed} floor`, 0.7, 0.08);
  list[m.tile] = p.tiles
    ? covered(tileCloth(p.tiles.grid, p.tiles.colours, p.tiles.joint), 0.9, `${seed} tile`, 0.06)
    : walls;
  list[m.screen] = wood('#4f3119', `${seed} screen`);
  list[m.wood] = wood('#8a5e38', `${seed} wood`, 0.04);
  list[m.darkWood] = wood('#3d2615', `${seed} dark`, 0.04);
  list[m.sea] = seaMaterial(p.sky, `${seed} sea`);
  list[m.stone] = marble('#d8cfbe', '#968a78', `${seed} stone`, 0, 0.03);
  list[m.brass] = brass('#c99a45', `${seed} brass`);
  list[m.cloth] = plaster('#d9c9a8', `${seed} cloth`, 0);
  list[m.red] = plaster('#8c2a24', `${seed} red`, 0);
  list[m.blue] = plaster('#22418f', `${seed} blue`, 0);
  list[m.white] = plaster('#f1ece0', `${seed} white`, 0);
  list[m.paper] = plaster('#efe6cf', `${seed} paper`, 0);
  list[m.leaf] = leaves('#1a3a15', '#5f8030', `${seed} leaf`);
  list[m.earth] = earth('#4a3626', '#4a3626', `${seed} earth`, 0);
  list[m.black] = plain('#16151a', 0.05, 0.3);
  list[m.glow] = glowing('#ffc46a', 5);
  list[m.green] = plaster('#1f6b52', `${seed} green`, 0);
  list[m.yellow] = plaster('#d99a25', `${seed} yellow`, 0);
  return list;
}
