import type { HallParameters } from '../../families/scenes/hall.ts';
import { hallMaterials as m } from '../../families/scenes/hall-materials.ts';
import { plain } from '../../scenery/materials.ts';
import { bladePlant } from '../../scenery/plants.ts';
import { cushion, vessel } from '../../scenery/props.ts';
import { sandals } from '../../scenery/traces.ts';
import { rug } from './furnishings.ts';
import { blueTiles, eight } from './halls.ts';

const leather = 21;

/** The veranda an hour before sunset, when the stars of its screens reach the wall across. */
export const lateVeranda: Partial<HallParameters> = {
  wall: '#f0d9b0',
  floor: ['#a8744a', '#7a4d30'],
  tiles: { ...blueTiles, height: 1.05 },
  left: { count: 4, sill: 0.12, top: 3.1, screen: eight, shape: 'square' },
  sun: { direction: [-1, 0.27, 0.16], colour: [5.6, 3.5, 1.75], soft: 0.008 },
  bounce: [0.24, 0.17, 0.11],
  eye: [0.7, 1.5, 3.1],
  target: [0.12, 1.36, -8],
  tall: 0.78,
  exposure: 0.86,
  mist: { thickness: 0.004, colour: [0.5, 0.36, 0.22], beams: 0.006, reach: 14 },
  glow: 0.06,
  furnish: (mesh, random, materials) => {
    rug(mesh, materials, [0.1, 0, -1.4], 1.9, 6.4);
    // A bench along the wall, with a cushion for each who comes to look.
    mesh.box([2.1, 0, -7.6], [2.68, 0.42, 0.2], m.stone);
    mesh.box([2.08, 0.42, -7.6], [2.68, 0.5, 0.2], m.cloth);
    [m.blue, m.red, m.green, m.yellow, m.blue, m.red].forEach((colour, i) => {
      cushion(
        mesh,
        [2.4, 0.6, -0.3 - i * 1.2 + random.bell() * 0.1],
        [0.46, 0.2, 0.46],
        random.bell() * 0.2,
        colour,
      );
    });
    materials[leather] = plain('#5a3420', 0.05, 0.3);
    sandals(mesh, [1.36, 0, -1.15], 0.5, leather, m.darkWood);
    vessel(mesh, 'jar', [2.25, 0, 0.85], 0.78, 0.6, m.blue);
    bladePlant(mesh, random, [2.25, 0.74, 0.85], 0.95, 28, m.leaf, 0.06);
    vessel(mesh, 'jar', [-2.2, 0, -9.9], 0.9, 0.66, m.green);
  },
};
