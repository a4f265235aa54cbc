import { createRandom, type Random } from '../../geometry/random.ts';
import { Mesh, unit, type Vec } from '../../render/mesh.ts';
import {
  type Lamp,
  type Material,
  renderScene,
  type Scene,
  type Screen,
} from '../../render/scene.ts';
import { coneDirections, spreadDirections } from '../../render/sky-light.ts';
import { arcade, keelArch } from '../../scenery/architecture.ts';
import type { StarGrid } from '../../scenery/ornament-cloth.ts';
import { createSky, type SkyLook } from '../../scenery/skies.ts';
import type { Picture } from '../../surface/mount.ts';
import { commonMaterials, hallMaterials as m, texel } from './hall-materials.ts';
import { closeFar, openLeft, screenFar } from './hall-openings.ts';

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
  lens?: Scene['lens'];
  lamps?: Lamp[];
  furnish?: (mesh: Mesh, random: Random, materials: Material[]) => void;
};

/** A room of the house, seen along its length: light comes from the left and from the far end. */
function buildHall(p: HallParameters, seed: string): Scene {
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
    lens: p.lens,
    bias: 0.015,
  };

  function isHole(u: number, v: number): boolean {
    const holes = screens[0]?.holes;
    if (!holes) return false;
    holes.at(u, -v, 0.001, texel);
    return texel[3] < 0.5;
  }
}

export function drawHall(p: HallParameters, seed: string): Promise<Picture> {
  return renderScene({ ...buildHall(p, seed), oversampling: 2 }, 2400, 1500);
}
