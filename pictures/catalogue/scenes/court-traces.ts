import { spun } from '../../families/figures/wardrobe.ts';
import { courtyardMaterials as m } from '../../families/scenes/courtyard-materials.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh } from '../../render/mesh.ts';
import type { Lamp, Material } from '../../render/scene.ts';
import { brass, leaves, plain, plaster } from '../../scenery/materials.ts';
import { chair, cushion, turnedBox } from '../../scenery/props.ts';
import {
  drape,
  fallenLeaves,
  sandals,
  umbrella,
  wateringCan,
  wetCanopy,
} from '../../scenery/traces.ts';

/** What somebody left in a court: the subject of its picture. */

const cloth = 20;
const paper = 21;
const leather = 22;
const metal = 23;
const dry = 25;

type Furnish = (mesh: Mesh, random: Random, materials: Material[]) => Lamp[];

export const beforeSunrise: Furnish = (mesh, _, materials) => {
  materials[cloth] = spun('#7d4030', 'dawn shawl');
  materials[paper] = plaster('#f4ecda', 'dawn sheet', 0);
  const [x, z, turn] = [-0.3, -0.45, Math.PI + 0.75];
  chair(mesh, [x, 0, z], turn, m.chair);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const to = (lx: number, y: number, lz: number) =>
    [x + lx * c + lz * s, y, z - lx * s + lz * c] as const;
  drape(mesh, [to(-0.19, 0.93, -0.285), to(0.19, 0.93, -0.285)], [0.34, 0.56], cloth, 0.06);
  turnedBox(mesh, to(0.05, 0.475, 0.02), [0.5, 0.014, 0.36], turn + 0.2, m.wood);
  turnedBox(mesh, to(0.05, 0.484, 0.02), [0.42, 0.002, 0.3], turn + 0.26, paper);
  return [];
};

export const chairByWater: Furnish = (mesh, _, materials) => {
  materials[cloth] = spun('#a5302a', 'red cushion');
  chair(mesh, [0.3, 0, -13.95], 0.24, m.chair);
  cushion(mesh, [0.3, 0.5, -13.94], [0.44, 0.1, 0.44], 0.24, cloth);
  return [];
};

export const underTheTrees: Furnish = (mesh, random, materials) => {
  materials[metal] = brass('#b06a3c', 'watering can');
  materials[dry] = leaves('#6e5a1e', '#b58a34', 'dry leaf', 0.2);
  wateringCan(mesh, [-1.95, 0, -2.35], -0.35, metal);
  fallenLeaves(mesh, random, [-1.9, 0, -2.2], 2.4, 130, dry, 0.042);
  return [];
};

export const outOfTheRain: Furnish = (mesh, _, materials) => {
  materials[cloth] = wetCanopy('#b0211c', 'umbrella');
  materials[leather] = plain('#6b4228', 0.05, 0.3);
  umbrella(mesh, [5.55, 0, -3.3], 0.5, cloth, m.wood);
  sandals(mesh, [6.25, 0, -2.3], 1.9, leather, leather);
  return [];
};
