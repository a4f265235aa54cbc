import { type CoastParameters, coastMaterials as m } from '../../families/scenes/coast.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { arcade, keelArch } from '../../scenery/architecture.ts';
import { planks } from '../../scenery/materials.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { bladePlant, cypress, grassBlades, palm, tree } from '../../scenery/plants.ts';
import { flagstones, limewash, oldTiles } from '../../scenery/weathered.ts';
import { smoothstep } from '../../surface/field.ts';
import { bed, type Height, lateGarden } from './garden-plans.ts';
import { facing, tradeSky } from './skies.ts';

/** The gate in the garden wall, as who comes from the bus sees it late in the day. Metres. */

/** The band of star tiles around the gate. */
const frieze = 13;
const lime = 14;
const flags = 15;
const leaf = 16;

const wallAt = -6.4;
const middle = 4.7;
const ground = 1.2;

const starBand = () =>
  tileCloth(
    { sides: 8, contact: 67.5, reach: 3 },
    ['#17307c', '#1f8a8c', '#b6771a', '#e9e3d2', '#17307c'],
    '#efe9da',
  );

/** The garden wall, its gate in a frame of tile, open. */
function gate(mesh: Mesh, z: number): void {
  const wall = { face: lime, inner: lime };
  mesh.box([-30, 0.6, z - 0.4], [2.9, 3.5, z], lime);
  mesh.box([6.5, 0.6, z - 0.4], [30, 3.5, z], lime);
  for (let x = -20; x < 20; x += 0.84) {
    if (x > 2 && x < 6.6) continue;
    mesh.box([x, 3.5, z - 0.4], [x + 0.5, 3.76, z], lime);
    mesh.box([x + 0.13, 3.76, z - 0.4], [x + 0.37, 3.98, z], lime);
  }
  arcade(
    mesh,
    [2.9, ground, z + 0.25],
    [1, 0, 0],
    [0, 0, -1],
    3.6,
    4,
    0.7,
    [{ from: 0.85, to: 2.75, spring: 1.9, rise: 1.05, shape: keelArch }],
    wall,
  );
  mesh.box([2.78, ground + 4, z - 0.5], [6.62, ground + 4.16, z + 0.33], lime);
  for (const [x0, y0, x1, y1] of [
    [3.05, 0.2, 3.6, 3.85],
    [5.8, 0.2, 6.35, 3.85],
    [3.6, 3.3, 5.8, 3.85],
  ] as const)
    mesh.quad(
      [x0, ground + y0, z + 0.262],
      [x1, ground + y0, z + 0.262],
      [x1, ground + y1, z + 0.262],
      [x0, ground + y1, z + 0.262],
      frieze,
    );
}

function gardenGate(mesh: Mesh, random: Random, height: Height, materials: Material[]): void {
  materials[lime] = limewash('#eadfc9', 'garden wall', { eaves: 3.5, damp: 2.1, age: 1.2 });
  materials[flags] = flagstones('#b9a98c', 'way to the gate', 0.03);
  materials[leaf] = planks('#3d5f63', 'leaf of the gate', 0.04);
  materials[frieze] = oldTiles(starBand(), 0.7, 'tiles of the gate');
  gate(mesh, wallAt);
  // The way goes on between two rows of cypresses.
  for (let z = -1.4; z > -26; z -= 0.74)
    for (const side of [-1, 0, 1]) {
      const x = middle + side * 0.62 + random.bell() * 0.02;
      const low = height(x, z) - 0.2;
      mesh.box(
        [x - 0.3, low, z - 0.72 + random.bell() * 0.01],
        [x + 0.3, low + 0.245 + random.bell() * 0.006, z],
        flags,
      );
    }
  for (let i = 0; i < 9; i++)
    for (const side of [-1, 1]) {
      const [x, z] = [middle + side * 1.75 + random.bell() * 0.1, -8.4 - i * 1.9];
      cypress(mesh, random, [x, height(x, z), z], random.between(2.6, 3.5), m.leaf);
    }
  // Two leaves of planks with studs, folded back into the garden.
  for (const side of [-1, 1]) {
    const x = middle + side * 0.93;
    mesh.box(
      [x - 0.035, ground + 0.06, wallAt - 1.42],
      [x + 0.035, ground + 2.3, wallAt - 0.48],
      leaf,
    );
    for (const y of [0.4, 1.2, 2])
      mesh.box(
        [x - side * 0.035 - 0.012, ground + y, wallAt - 1.42],
        [x - side * 0.035 + 0.012, ground + y + 0.07, wallAt - 0.48],
        m.wood,
      );
  }
  for (let i = 0; i < 36; i++) {
    const x = -6 + i * 0.5 + random.bell() * 0.1;
    if (Math.abs(x - middle) < 2) continue;
    bed(mesh, random, height, x, wallAt + 0.75 + random.bell() * 0.2, random.between(0.26, 0.52));
  }
  // Two palms stand behind who looks: their fronds lie as shadow over the wall.
  for (const [x, z, tall] of [
    [-1.2, 0.4, 6.4],
    [0.9, 2.6, 8.6],
    [0.4, -8.6, 7.2],
    [8.6, -8.8, 8],
    [11, -10.4, 7],
  ] as const)
    palm(mesh, random, [x, height(x, z), z], tall, m.bark, m.leaf, 2.6, 28);
  tree(mesh, random, [9.6, height(9.6, -13), -13], 6, 2.6, m.bark, m.leaf, 8000, 0.09);
  for (const x of [1.5, 2.2, 7.3, 8.1])
    bladePlant(
      mesh,
      random,
      [x, height(x, -4.9), -4.9],
      random.between(0.4, 0.75),
      24,
      m.leaf,
      0.08,
    );
  grassBlades(mesh, random, 46_000, m.leaf, () => {
    const x = random.between(0, 10);
    const z = random.between(-5.9, -1.2);
    return Math.abs(x - middle) < 1 ? null : [x, height(x, z), z];
  });
}

export const wayIn: CoastParameters = {
  ...lateGarden,
  ground: (noise) => {
    const around = lateGarden.ground?.(noise);
    return (x, z) => {
      const out = smoothstep(-7, -14, z);
      return ground - (z > -3 && z < 3.6 ? 0.12 : 0) + ((around?.(x, z - 8) ?? ground) - 1.2) * out;
    };
  },
  sky: facing(tradeSky, [-0.5, 0.42, 0.7]),
  sun: { direction: [-0.66, 0.4, 0.6], colour: [5, 3.6, 2.2], soft: 0.02 },
  eye: [5.75, 2.78, 1.3],
  target: [4.35, 3.2, wallAt],
  bounce: [0.24, 0.24, 0.2],
  mist: { thickness: 0.001, colour: [0.66, 0.72, 0.76], beams: 0.0005, reach: 45 },
  tall: 0.7,
  rise: 0,
  exposure: 0.6,
  radius: 22,
  furnish: gardenGate,
};
