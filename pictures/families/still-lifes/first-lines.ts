import { drawingCloth } from '../../scenery/ornament-cloth.ts';
import { compass } from '../products/compass-kit.ts';
import { printed } from '../products/prints.ts';
import { put, rectangle, rod, slab } from '../products/shapes.ts';
import {
  coloured,
  headSize,
  lookDown,
  own,
  photograph,
  planed,
  stuff,
} from '../products/studio.ts';
import { ware } from './glazed-ware.ts';

/** A sheet of construction, half inked and washed, with compasses and a straight edge. */
export const firstLines = () =>
  photograph({
    ...headSize,
    ground: '#4a4238',
    ...lookDown([0.03, 0, 0.0], 46, 1.6, 0.53, 12),
    exposure: 1.1,
    furnish: (mesh, materials, _, seed) => {
      materials[stuff.ground] = planed('#46372b', `${seed} table`, 0);
      materials[own] = printed(
        drawingCloth({ sides: 8, contact: 67.5, reach: 2 }, 0.56, 2048),
        0.5,
        seed,
        { bump: 0.06, fine: 700 },
      );
      const p = put([0.1, 0.0006, -0.01], -0.16);
      mesh.sheet(60, 60, own, (u, v) => {
        const curl =
          Math.max(0, u - 0.72) ** 2 * 0.5 * (1 - v) + Math.max(0, v - 0.86) ** 2 * 0.6 * u;
        return p((u - 0.5) * 0.5, 0.0008 + curl, (v - 0.5) * 0.5);
      });
      compass(mesh, put([0.12, 0.004, 0.06], 0.5));
      const edge = put([-0.02, 0.0022, -0.12], 0.36);
      slab(
        mesh,
        edge,
        rectangle(0.42, 0.036),
        0,
        0.004,
        { top: stuff.darkWood, side: stuff.darkWood },
        0.0014,
      );
      rod(mesh, [0.33, 0.0052, 0.15], [0.43, 0.0052, 0.03], 0.0042, own + 1);
      materials[own + 1] = coloured('#1d3a86', `${seed} pencil`, { shine: 0.04 });
      materials[own + 2] = coloured('#eceae2', `${seed} bowl`, { shine: 0.05, rough: 0.12 });
      materials[own + 3] = coloured('#17306e', `${seed} wash`, { shine: 0.06, rough: 0.05 });
      for (const [x, z] of [
        [-0.22, 0.02],
        [-0.27, 0.11],
      ] as const) {
        ware(mesh, 'bowl', [x, 0, z], 0.034, 0.046, own + 2);
        mesh.lathe(
          [
            [0.0002, 0.021],
            [0.0305, 0.0212],
          ],
          [x, 0, z],
          40,
          x < -0.25 ? own + 3 : own + 4,
        );
      }
      materials[own + 4] = coloured('#c98a22', `${seed} ochre`, { shine: 0.06, rough: 0.05 });
    },
  });
