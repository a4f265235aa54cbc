import { createRandom, type Random } from '../../geometry/random.ts';
import { Mesh, unit, type Vec } from '../../render/mesh.ts';
import { type Lamp, type Material, renderScene, type Scene } from '../../render/scene.ts';
import {
  arcade,
  basin,
  bays,
  column,
  fountainBowl,
  keelArch,
  lobedArch,
  pointedArch,
  roundArch,
} from '../../scenery/architecture.ts';
import { bark, earth, leaves, stillWater, wood } from '../../scenery/materials.ts';
import { type StarGrid, tileCloth } from '../../scenery/ornament-cloth.ts';
import { seaMaterial } from '../../scenery/sea.ts';
import { createSky, type SkyLook } from '../../scenery/skies.ts';
import { flagstones, hewnStone, limewash, oldTiles, palmBark } from '../../scenery/weathered.ts';
import { wornBlock } from '../../scenery/worn-stone.ts';
import type { Picture } from '../../surface/mount.ts';
import {
  fallRain,
  hangLamps,
  merlons,
  plant,
  playFountain,
  rainStreaks,
} from './courtyard-furnishing.ts';
import { courtyardMaterials as m } from './courtyard-materials.ts';

const shapes = { round: roundArch, pointed: pointedArch, keel: keelArch, lobed: lobedArch };

export type CourtyardParameters = {
  width: number;
  depth: number;
  /** Bays of the far side and of each long side. */
  bays: [far: number, side: number];
  arch: keyof typeof shapes;
  spring: number;
  wallHeight: number;
  pool: 'long' | 'star' | 'round' | 'none';
  wall: string;
  floor: [stone: string, vein: string];
  tiles: { grid: StarGrid; colours: string[]; joint: string };
  planting: 'palms' | 'trees' | 'cypress' | 'pots' | 'none';
  openToSea: boolean;
  sky: SkyLook;
  sun: { direction: Vec; colour: Vec; soft: number } | null;
  skyStrength?: number;
  bounce: Vec;
  /** Lanterns under the arches: how bright, and of how many one is lit. */
  lamps?: { strength: number; every: number };
  eye: Vec;
  target: Vec;
  tall: number;
  rise?: number;
  ripple: number;
  exposure: number;
  mist?: Scene['mist'];
  glow?: number;
  flare?: number;
  lens?: Scene['lens'];
  wet?: number;
  rain?: boolean;
  /** Sets what is carried out for a day; its own materials are numbered from 20 on. @returns lamps among it */
  furnish?: (mesh: Mesh, random: Random, materials: Material[]) => Lamp[];
  /** What the galleries are roofed with; wood when not told. */
  ceiling?: 'wood' | 'plaster';
};

/** A court between arcades, with water in its middle; the far side may open to the sea. */
function buildCourtyard(p: CourtyardParameters, seed: string): Scene {
  const mesh = new Mesh();
  const random = createRandom(seed);
  const half = p.width / 2;
  const shape = shapes[p.arch];
  const gallery = 2.6;
  const ceiling = p.ceiling === 'plaster' ? m.inner : m.wood;
  const archWidth = (p.width - 0.5) / p.bays[0] - 0.5;
  const rise = archWidth * 0.5 * (p.arch === 'round' ? 1 : 1.15);
  const spring = p.spring;

  // Floor of court and galleries, one step apart.
  mesh.quad(
    [-half - 4, 0, 8],
    [half + 4, 0, 8],
    [half + 4, 0, -p.depth],
    [-half - 4, 0, -p.depth],
    m.floor,
  );
  const side = (x: number, way: number) => {
    const colonnade = (z0: number, length: number) => {
      const row = bays(
        p.bays[1],
        length,
        0.5,
        spring,
        Math.min(rise, (length / p.bays[1] - 0.5) * 0.58),
        shape,
      );
      arcade(mesh, [x, 0, z0], [0, 0, -1], [way, 0, 0], length, p.wallHeight, 0.45, row, {
        face: m.wall,
        inner: m.inner,
        wear: 0.014,
      });
    };
    colonnade(0, p.depth);
    const back = x + way * gallery;
    const end = -p.depth - 3.4;
    mesh.quad([back, 0, 6], [back, 0, end], [back, 1.35, end], [back, 1.35, 6], m.tile);
    mesh.quad(
      [back, 1.35, 6],
      [back, 1.35, end],
      [back, p.wallHeight, end],
      [back, p.wallHeight, 6],
      m.wall,
    );
    const inner = x + way * 0.46;
    mesh.box(
      [Math.min(inner, back), p.wallHeight - 0.5, -p.depth],
      [Math.max(inner, back), p.wallHeight - 0.3, 6],
      ceiling,
    );
    for (let z = 0; z > -p.depth; z -= 0.7)
      mesh.box(
        [Math.min(inner, back), p.wallHeight - 0.72, z - 0.08],
        [Math.max(inner, back), p.wallHeight - 0.5, z + 0.08],
        ceiling,
      );
    wornBlock(
      mesh,
      [Math.min(x - way * 0.18, x + way * 0.5), p.wallHeight, -p.depth],
      [Math.max(x - way * 0.18, x + way * 0.5), p.wallHeight + 0.22, 0.02],
      m.stone,
    );
    merlons(mesh, [x + way * 0.1, p.wallHeight + 0.22, 0], [0, 0, -1], p.depth, m.wall);
  };
  side(-half, -1);
  side(half, 1);

  const farBays = bays(p.bays[0], p.width, 0.5, spring, rise, shape);
  arcade(mesh, [-half, 0, -p.depth], [1, 0, 0], [0, 0, -1], p.width, p.wallHeight, 0.5, farBays, {
    face: m.wall,
    inner: m.inner,
    wear: 0.014,
  });
  wornBlock(
    mesh,
    [-half - 0.1, p.wallHeight, -p.depth - 0.52],
    [half + 0.1, p.wallHeight + 0.22, -p.depth + 0.18],
    m.stone,
  );
  merlons(mesh, [-half, p.wallHeight + 0.22, -p.depth - 0.1], [1, 0, 0], p.width, m.wall);
  // A band of tile runs above the arches, as wide as a hand is high.
  mesh.quad(
    [-half, p.wallHeight - 0.62, -p.depth + 0.012],
    [half, p.wallHeight - 0.62, -p.depth + 0.012],
    [half, p.wallHeight - 0.18, -p.depth + 0.012],
    [-half, p.wallHeight - 0.18, -p.depth + 0.012],
    m.band,
  );
  for (const bay of farBays) {
    for (const x of [bay.from - 0.25, bay.to + 0.25])
      column(mesh, [-half + x, 0, -p.depth + 0.28], spring, 0.1, m.stone, m.stone);
  }
  const outer = -p.depth - 3.4;
  mesh.quad(
    [-half - 4, 0, -p.depth],
    [half + 4, 0, -p.depth],
    [half + 4, 0, outer - 1.5],
    [-half - 4, 0, outer - 1.5],
    m.floor,
  );
  mesh.box(
    [-half - 3, p.wallHeight - 0.5, outer - 0.39],
    [half + 3, p.wallHeight - 0.3, -p.depth - 0.51],
    ceiling,
  );
  if (p.openToSea) {
    arcade(
      mesh,
      [-half - 3, 0, outer],
      [1, 0, 0],
      [0, 0, -1],
      p.width + 6,
      p.wallHeight,
      0.4,
      bays(p.bays[0] + 2, p.width + 6, 0.45, spring, rise, shape),
      { face: m.wall, inner: m.inner, wear: 0.014 },
    );
    wornBlock(mesh, [-half - 3, 0, outer - 1.5], [half + 3, 0.55, outer - 1.35], m.stone);
    mesh.quad(
      [-3000, -7, outer - 4],
      [3000, -7, outer - 4],
      [3000, -7, -6000],
      [-3000, -7, -6000],
      m.sea,
    );
  } else {
    mesh.quad(
      [-half - 3, 0, outer],
      [half + 3, 0, outer],
      [half + 3, 1.35, outer],
      [-half - 3, 1.35, outer],
      m.tile,
    );
    mesh.quad(
      [-half - 3, 1.35, outer],
      [half + 3, 1.35, outer],
      [half + 3, p.wallHeight, outer],
      [-half - 3, p.wallHeight, outer],
      m.wall,
    );
  }

  const middle = -p.depth / 2;
  const level = p.pool === 'long' ? 0.012 : 0.34;
  if (p.pool === 'long') {
    const w = p.width * 0.17;
    const [z0, z1] = [-1.2, -p.depth + 1.6];
    for (const [a, b] of [
      [
        [-w - 0.3, 0, z1 - 0.3],
        [-w, 0.05, z0 + 0.3],
      ],
      [
        [w, 0, z1 - 0.3],
        [w + 0.3, 0.05, z0 + 0.3],
      ],
      [
        [-w, 0, z0],
        [w, 0.05, z0 + 0.3],
      ],
      [
        [-w, 0, z1 - 0.3],
        [w, 0.05, z1],
      ],
    ] as [Vec, Vec][])
      wornBlock(mesh, a, b, m.stone, 0.01);
    mesh.quad([-w, level, z0], [w, level, z0], [w, level, z1], [-w, level, z1], m.water);
  } else if (p.pool === 'star' || p.pool === 'round') {
    const r = Math.min(p.width, p.depth) * 0.17;
    basin(mesh, [0, 0, middle], r, 0.45, p.pool === 'star' ? 8 : 64, m.stone, m.water, level);
    fountainBowl(mesh, [0, 0, middle], 1.25, r * 0.46, m.stone, m.stone);
    playFountain(mesh, random, [0, 0, middle], r);
  }
  plant(mesh, random, p, half);
  if (p.rain) fallRain(mesh, random, p);

  const cloth = tileCloth(p.tiles.grid, p.tiles.colours, p.tiles.joint);
  const materials: Material[] = [];
  materials[m.wall] = limewash(p.wall, `${seed} wall`, { eaves: p.wallHeight, damp: 0.75 });
  materials[m.inner] = limewash(p.wall, `${seed} inner`, { damp: 0.6, age: 0.7 });
  materials[m.floor] = flagstones(p.floor[0], `${seed} floor`, p.wet ?? 0.05);
  materials[m.tile] = oldTiles(cloth, 1.1, `${seed} tile`);
  materials[m.band] = oldTiles(cloth, 0.44, `${seed} band`);
  materials[m.water] = stillWater('#0b2b30', `${seed} water`, p.ripple);
  materials[m.wood] = wood('#4a2c17', `${seed} wood`);
  materials[m.leaf] = leaves('#16330f', '#5d7c2a', `${seed} leaf`);
  materials[m.bark] =
    p.planting === 'palms' ? palmBark('#8f8576', `${seed} bark`) : bark('#8a7763', `${seed} bark`);
  materials[m.sea] = seaMaterial(p.sky, `${seed} sea`);
  materials[m.stone] = hewnStone('#cfc4b0', `${seed} stone`);
  materials[m.earth] = earth('#4a3828', '#3c4a20', `${seed} earth`);
  materials[m.chair] = wood('#8a5a34', `${seed} chair`, 0.05);
  materials[m.rain] = rainStreaks;
  materials[m.glow] = (hit) => {
    hit.r = hit.g = hit.b = 0.8;
    hit.shine = 0.4;
    hit.rough = 0.2;
    hit.through = 0.8;
  };
  const lamps = [
    ...(p.lamps ? hangLamps(mesh, p, p.lamps, materials) : []),
    ...(p.furnish?.(mesh, random, materials) ?? []),
  ];
  return {
    mesh,
    camera: { eye: p.eye, target: p.target, tall: p.tall, rise: p.rise },
    materials,
    sky: createSky(p.sky),
    sun: p.sun && { ...p.sun, direction: unit(p.sun.direction) },
    centre: [0, 2, middle],
    radius: Math.hypot(p.width, p.depth) * 0.62 + 5,
    bounce: p.bounce,
    skyStrength: p.skyStrength,
    lamps: lamps.length > 0 ? lamps : undefined,
    mirror: level,
    mist: p.mist,
    castsShadow: (material) => material !== m.sea && material !== m.rain,
    exposure: p.exposure,
    glow: p.glow,
    flare: p.flare ?? 0.02,
    lens: p.lens,
  };
}

export function drawCourtyard(p: CourtyardParameters, seed: string): Promise<Picture> {
  return renderScene({ ...buildCourtyard(p, seed), oversampling: 2 }, 2400, 1500);
}
