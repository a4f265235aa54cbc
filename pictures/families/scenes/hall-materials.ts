import type { Material } from '../../render/scene.ts';
import {
  brass,
  earth,
  glowing,
  leaves,
  plain,
  planks,
  plaster,
  wood,
} from '../../scenery/materials.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { seaMaterial } from '../../scenery/sea.ts';
import { flagstones, hewnStone, limewash, oldTiles } from '../../scenery/weathered.ts';
import type { HallParameters } from './hall.ts';

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

export const texel = new Float32Array(4);

export function commonMaterials(p: HallParameters, seed: string): Material[] {
  const list: Material[] = [];
  // Within doors neither rain nor damp gets at a wall; hands and furniture do.
  const walls = limewash(p.wall, `${seed} wall`, {
    age: 0.55,
    damp: p.roof === 'none' ? 0.6 : 0.22,
  });
  list[hallMaterials.wall] = walls;
  list[hallMaterials.floor] =
    p.floor === 'wood'
      ? planks('#7a5231', `${seed} floor`)
      : flagstones(p.floor[0], `${seed} floor`, 0.08);
  list[hallMaterials.tile] = p.tiles
    ? oldTiles(tileCloth(p.tiles.grid, p.tiles.colours, p.tiles.joint), 0.9, `${seed} tile`)
    : walls;
  list[hallMaterials.screen] = wood('#4f3119', `${seed} screen`);
  list[hallMaterials.wood] = wood('#8a5e38', `${seed} wood`, 0.04);
  list[hallMaterials.darkWood] = wood('#3d2615', `${seed} dark`, 0.04);
  list[hallMaterials.sea] = seaMaterial(p.sky, `${seed} sea`);
  list[hallMaterials.stone] = hewnStone('#cfc4b0', `${seed} stone`);
  list[hallMaterials.brass] = brass('#c99a45', `${seed} brass`);
  list[hallMaterials.cloth] = plaster('#d9c9a8', `${seed} cloth`, 0);
  list[hallMaterials.red] = plaster('#8c2a24', `${seed} red`, 0);
  list[hallMaterials.blue] = plaster('#22418f', `${seed} blue`, 0);
  list[hallMaterials.white] = plaster('#f1ece0', `${seed} white`, 0);
  list[hallMaterials.paper] = plaster('#efe6cf', `${seed} paper`, 0);
  list[hallMaterials.leaf] = leaves('#1a3a15', '#5f8030', `${seed} leaf`);
  list[hallMaterials.earth] = earth('#4a3626', '#4a3626', `${seed} earth`, 0);
  list[hallMaterials.black] = plain('#16151a', 0.05, 0.3);
  list[hallMaterials.glow] = glowing('#ffc46a', 5);
  list[hallMaterials.green] = plaster('#1f6b52', `${seed} green`, 0);
  list[hallMaterials.yellow] = plaster('#d99a25', `${seed} yellow`, 0);
  return list;
}
