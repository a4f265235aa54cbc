import { hallMaterials as m } from '../../families/scenes/hall-materials.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Lamp, Material } from '../../render/scene.ts';
import { covered } from '../../scenery/materials.ts';
import { drawingCloth, type StarGrid, tileCloth } from '../../scenery/ornament-cloth.ts';
import { lampGlass, profiles, turnedBox, vessel } from '../../scenery/props.ts';
import { eight } from './halls.ts';

/** What stands, hangs and lies in the rooms of the house. Places and sizes are in metres. */

const rugCloth = () =>
  tileCloth(eight, ['#1d2b52', '#e4d3ae', '#b9802f', '#7e1f24', '#7e1f24'], '#e4d3ae', 1024, 2, 3);

export function rug(mesh: Mesh, materials: Material[], at: Vec, wide: number, long: number): void {
  materials[20] = covered(rugCloth(), 1.1, 'rug');
  mesh.box(
    [at[0] - wide / 2, 0, at[2] - long / 2],
    [at[0] + wide / 2, 0.018, at[2] + long / 2],
    m.cloth,
  );
  mesh.quad(
    [at[0] - wide / 2 + 0.06, 0.02, at[2] + long / 2 - 0.06],
    [at[0] + wide / 2 - 0.06, 0.02, at[2] + long / 2 - 0.06],
    [at[0] + wide / 2 - 0.06, 0.02, at[2] - long / 2 + 0.06],
    [at[0] - wide / 2 + 0.06, 0.02, at[2] - long / 2 + 0.06],
    20,
  );
}

export function shelves(
  mesh: Mesh,
  random: Random,
  x0: number,
  x1: number,
  z: number,
  height: number,
  fill: 'books' | 'pots',
  wares: readonly number[] = [m.blue, m.green, m.white, m.yellow, m.red, m.stone],
): void {
  const deep = 0.34;
  for (let y = 0.1; y < height; y += 0.42) {
    mesh.box([x0, y, z], [x1, y + 0.03, z + deep], m.darkWood);
    for (let x = x0 + 0.05; x < x1 - 0.1; ) {
      if (fill === 'books') {
        const w = random.between(0.025, 0.06);
        const h = random.between(0.22, 0.34);
        turnedBox(
          mesh,
          [x + w / 2, y + 0.03 + h / 2, z + deep * 0.52],
          [w, h, deep * 0.75],
          random.next() > 0.93 ? 0.06 : 0,
          random.pick([m.red, m.blue, m.darkWood, m.green, m.cloth, m.wood, m.yellow, m.black]),
        );
        x += w + (random.next() > 0.94 ? 0.12 : 0.004);
      } else {
        const w = random.between(0.1, 0.17);
        vessel(
          mesh,
          random.pick(Object.keys(profiles) as (keyof typeof profiles)[]),
          [x + w, y + 0.03, z + deep / 2],
          random.between(0.16, 0.32),
          w * 0.9,
          random.pick(wares),
        );
        x += w * 2 + 0.06;
      }
    }
  }
  for (const x of [x0, (x0 + x1) / 2, x1])
    mesh.box([x - 0.02, 0, z], [x + 0.02, height, z + deep], m.darkWood);
}

/** A sheet with a star pattern in ink, of which the share `painted` has been washed with colour. */
export function drawing(
  mesh: Mesh,
  materials: Material[],
  slot: number,
  at: Vec,
  size: number,
  turn: number,
  grid: StarGrid = eight,
  painted = 0.5,
): void {
  materials[slot] = covered(drawingCloth(grid, painted), size, `sheet ${slot}`);
  turnedBox(mesh, at, [size, 0.002, size], turn, slot);
}

/** A lantern that stands on the ground: a flame in six bars. */
export function floorLantern(
  mesh: Mesh,
  at: Vec,
  size: number,
  light: number,
  brass: number,
): void {
  const s = size * 0.1;
  lampGlass(mesh, [at[0], s * 1.5, at[2]], s * 1.15, light, 8);
  for (let k = 0; k < 6; k++) {
    const a = (k / 6) * Math.PI * 2;
    const [x, z] = [at[0] + Math.cos(a) * s, at[2] + Math.sin(a) * s];
    mesh.tube(
      [
        [x, 0, z],
        [x, s * 2.5, z],
        [at[0], s * 3.4, at[2]],
      ],
      () => s * 0.07,
      5,
      brass,
    );
  }
  mesh.lathe(
    [
      [s * 1.1, 0],
      [s * 1.1, s * 0.2],
      [0.001, s * 0.2],
    ],
    [at[0], 0, at[2]],
    12,
    brass,
  );
}

export const lamp = (at: Vec, strength: number, pattern?: Lamp['pattern']): Lamp => ({
  at,
  colour: [3.6 * strength, 2 * strength, 0.85 * strength],
  pattern,
});
