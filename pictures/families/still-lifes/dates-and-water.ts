import { smooth, tau } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { parseColour } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import { printed } from '../products/prints.ts';
import { put } from '../products/shapes.ts';
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

/** The wrinkled, half clear skin of a ripe date. */
function dateSkin(hex: string, seed: string): Material {
  const noise = createNoise(seed);
  const [r, g, b] = parseColour(hex);
  return (hit) => {
    const fold = noise.fbm(hit.u * 9, hit.v * 2.4, 3);
    const k = 1 + fold * 0.5 + noise.fbm(hit.x * 300, hit.z * 300, 2) * 0.12;
    [hit.r, hit.g, hit.b] = [r * k, g * k, b * k];
    hit.shine = 0.06;
    hit.rough = 0.22 + Math.abs(fold) * 0.2;
    hit.nx += noise.fbm(hit.u * 22, hit.v * 5, 3) * 0.55;
    hit.nz += noise.fbm(hit.u * 22 + 7, hit.v * 5, 3) * 0.55;
  };
}

function date(mesh: Mesh, random: Random, at: Vec, material: number): void {
  const [long, wide] = [random.between(0.036, 0.044), random.between(0.0105, 0.0125)];
  const p = put(at, random.next() * tau, random.bell() * 0.35);
  mesh.sheet(28, 24, material, (u, v) => {
    const a = u * tau;
    const r =
      wide * Math.sin(Math.PI * (0.01 + v * 0.98)) ** 0.6 * (1 + Math.sin(a * 3 + v * 5) * 0.05);
    return p((v - 0.5) * long, r * Math.sin(a) * 0.92, r * Math.cos(a));
  });
}

/** What a fast is broken with: dates, water in glasses, milk, a lamp that was just lit, on a wooden tray. */
export const datesAndWater = () =>
  photograph({
    ...headSize,
    ground: '#2a3350',
    ...lookDown([0.0, 0.035, 0.0], 30, 1.7, 0.56, -8),
    exposure: 1.2,
    furnish: (mesh, materials, random, seed) => {
      materials[stuff.ground] = printed(
        tileCloth(
          { sides: 8, contact: 67.5, reach: 3 },
          ['#1b2748', '#2b4273', '#22386f', '#47233a', '#1b2748'],
          '#8c7850',
          1024,
          2,
          3,
        ),
        0.5,
        `${seed} cloth`,
        { bump: 0.35, fine: 700 },
      );
      const bright = materials[stuff.ground];
      // The cloth is laid by place: the curved ground has no u and v of use.
      materials[stuff.ground] = (hit) => {
        hit.u = hit.x / 0.26;
        hit.v = hit.z / 0.26;
        bright(hit);
      };
      materials[own] = planed('#4d2c1a', `${seed} tray`, 0.02);
      ['#5b2a12', '#7a3c17', '#8f5120', '#3f1c0d'].forEach((hex, i) => {
        materials[own + 1 + i] = dateSkin(hex, `${seed} date ${i}`);
      });
      materials[own + 5] = coloured('#eee9dd', `${seed} bowl`, { shine: 0.05, rough: 0.1 });
      materials[own + 6] = coloured('#f4f0e4', `${seed} milk`, {
        shine: 0.05,
        rough: 0.08,
        bump: 0,
      });
      materials[own + 7] = coloured('#1f5f6b', `${seed} cup`, {
        shine: 0.06,
        rough: 0.08,
        grain: 0.2,
        fine: 160,
      });
      materials[own + 8] = coloured('#bcd3d6', `${seed} water`, {
        shine: 0.09,
        rough: 0.02,
        bump: 0,
      });
      materials[own + 9] = (hit) => {
        hit.r = hit.g = hit.b = 0.4;
        hit.glowR = 4.6;
        hit.glowG = 2.7;
        hit.glowB = 0.9;
      };
      materials[own + 10] = coloured('#e9dfc2', `${seed} wax`, {
        shine: 0.03,
        rough: 0.3,
        bump: 0.02,
      });
      const round = (points: [number, number][], at: Vec, sides: number, material: number) =>
        mesh.lathe(
          smooth(points, false, 5).map(([r, y]): [number, number] => [Math.max(0.0004, r), y]),
          at,
          sides,
          material,
        );
      round(
        [
          [0.0004, 0.006],
          [0.25, 0.006],
          [0.268, 0.012],
          [0.282, 0.026],
          [0.29, 0.028],
          [0.284, 0.02],
          [0.268, 0.002],
          [0.25, 0],
        ],
        [0, 0, 0],
        160,
        own,
      );
      const top = 0.0066;
      ware(mesh, 'bowl', [-0.07, top, 0.045], 0.062, 0.112, own + 5);
      for (let i = 0; i < 62; i++) {
        const a = random.next() * tau;
        const r = Math.sqrt(random.next()) * 0.082;
        const lift = 0.042 + Math.max(0, 0.05 - r * 0.5) * random.next();
        date(
          mesh,
          random,
          [-0.07 + Math.cos(a) * r, top + lift, 0.045 + Math.sin(a) * r],
          own + 1 + random.whole(0, 3),
        );
      }
      for (const [x, z] of [
        [0.075, 0.165],
        [0.115, 0.185],
        [0.05, 0.2],
      ])
        date(mesh, random, [x, top + 0.011, z], own + 2);
      // Cups of water, and one of milk.
      const cups: readonly (readonly [number, number, number, number])[] = [
        [0.09, -0.13, own + 7, own + 8],
        [0.185, -0.055, own + 7, own + 8],
        [-0.04, -0.175, own + 7, own + 8],
        [0.175, 0.065, own + 5, own + 6],
        [-0.165, -0.12, own + 7, own + 8],
      ];
      for (const [x, z, cup, drink] of cups) {
        ware(mesh, 'cup', [x, top, z], 0.092, 0.082, cup);
        mesh.lathe(
          [
            [0.0003, 0.078],
            [0.0338, 0.0782],
          ],
          [x, top, z],
          60,
          drink,
        );
      }
      // A small lamp of oil in the middle, its flame steady.
      round(
        [
          [0.03, 0],
          [0.034, 0.006],
          [0.014, 0.014],
          [0.012, 0.04],
          [0.03, 0.05],
          [0.042, 0.06],
          [0.044, 0.068],
          [0.036, 0.07],
          [0.0004, 0.066],
        ],
        [0.08, top, 0.03],
        80,
        stuff.brass,
      );
      round(
        [
          [0.0005, 0],
          [0.0065, 0.009],
          [0.0075, 0.016],
          [0.004, 0.03],
          [0.0004, 0.046],
        ],
        [0.08, top + 0.072, 0.03],
        40,
        own + 9,
      );
    },
  });
