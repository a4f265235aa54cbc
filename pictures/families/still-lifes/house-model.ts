import { type Point, starPolygon, tau } from '../../geometry/points.ts';
import type { Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { arcade, bays, keelArch } from '../../scenery/architecture.ts';
import { foliage } from '../../scenery/plants.ts';
import { parseColour } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Place, put, rectangle, rod, slab } from '../products/shapes.ts';
import {
  cardSize,
  coloured,
  lookDown,
  own,
  photograph,
  planed,
  stuff,
} from '../products/studio.ts';

/** Tiles of the courts: eight-pointed stars in three glazes and white crosses between, by where they lie. */
function courtTiles(seed: string): Material {
  const noise = createNoise(seed);
  const glazes = ['#2a4a83', '#3b8a84', '#bf9650'].map(parseColour);
  const white = parseColour('#efe9dc');
  const cell = 0.0078;
  return (hit) => {
    const [u, v] = [hit.x / cell, hit.z / cell];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [a, b] = [Math.abs(u - i - 0.5), Math.abs(v - j - 0.5)];
    const isStar = Math.max(a, b) < 0.34 || a + b < 0.48;
    const edge = isStar ? Math.min(0.34 - Math.max(a, b), 0.48 - a - b) : 1;
    const glaze = isStar ? glazes[(((i * 2 + j) % 3) + 3) % 3] : white;
    const k = (1 + noise.at(i * 7.3, j * 5.1) * 0.16) * (edge > -0.03 && edge < 0.03 ? 0.7 : 1);
    [hit.r, hit.g, hit.b] = [glaze[0] * k, glaze[1] * k, glaze[2] * k];
    hit.shine = 0.05;
    hit.rough = 0.12;
  };
}

/** A rug no larger than a stamp: a dark border, a red field, a pale medallion. */
function smallRug(seed: string): Material {
  const noise = createNoise(seed);
  const [border, guard, field, heart] = ['#1d2c52', '#d8c08a', '#8e2230', '#e2d2a6'].map(
    parseColour,
  );
  return (hit) => {
    const [a, b] = [Math.abs(hit.u - 0.5) * 2, Math.abs(hit.v - 0.5) * 2];
    const rim = Math.max(a * 1.02, b);
    const star = (a * 1.4) ** 1.4 + (b * 1.4) ** 1.4;
    const own =
      rim > 0.92
        ? guard
        : rim > 0.72
          ? border
          : rim > 0.68
            ? guard
            : star < 0.2
              ? heart
              : star < 0.32
                ? border
                : field;
    const dots = Math.sin(hit.u * 90) * Math.sin(hit.v * 70) > 0.6 ? 1.5 : 1;
    const k = dots * (1 + noise.fbm(hit.x * 2400, hit.z * 2400, 2) * 0.3);
    [hit.r, hit.g, hit.b] = [own[0] * k, own[1] * k, own[2] * k];
  };
}

/** The house as a model in plaster and limewood, roofs half on, light falling into its courts. */
export const houseModel = () =>
  photograph({
    ...cardSize,
    ground: '#26344c',
    exposure: 1.12,
    // Its middle band alone is seen in a wide window: the house lies within it.
    ...lookDown([0.0, 0.014, 0.0], 27, 1.75, 0.63, 21),
    furnish: (mesh, materials, random, seed) => {
      materials[own] = coloured('#efe8da', `${seed} plaster`, {
        grain: 0.05,
        fine: 900,
        bump: 0.08,
      });
      materials[own + 1] = planed('#c9a475', `${seed} base`, 0.03);
      materials[own + 2] = coloured('#2f6f8a', `${seed} water`, {
        shine: 0.06,
        rough: 0.03,
        grain: 0.02,
        bump: 0,
      });
      materials[own + 3] = coloured('#4f6b3a', `${seed} trees`, {
        grain: 0.3,
        fine: 1500,
        bump: 0.6,
      });
      materials[own + 4] = coloured('#e2d7c2', `${seed} floors`, { grain: 0.05, bump: 0.05 });
      materials[own + 5] = courtTiles(`${seed} tiles`);
      materials[own + 6] = smallRug(`${seed} rug`);
      materials[own + 7] = coloured('#17807f', `${seed} dome`, {
        shine: 0.07,
        rough: 0.14,
        grain: 0.16,
        fine: 260,
      });
      materials[own + 8] = coloured('#6d8a4a', `${seed} lawn`, {
        grain: 0.35,
        fine: 1800,
        bump: 0.7,
      });
      materials[own + 9] = coloured('#8d2a24', `${seed} pencil`, { shine: 0.05, rough: 0.2 });
      const p = put([0, 0, 0], 0.0);
      slab(mesh, p, rectangle(0.56, 0.4, 0.004), 0, 0.014, { top: own + 4, side: own + 1 }, 0.001);
      const top = 0.062;
      const t = 0.005;
      const wall = (x0: number, z0: number, x1: number, z1: number, high = top) =>
        slab(
          mesh,
          (x, y, z) => p(x + (x0 + x1) / 2, y, z + (z0 + z1) / 2),
          rectangle(Math.abs(x1 - x0) + t, Math.abs(z1 - z0) + t),
          0.013,
          high,
          { top: own, side: own },
          0.0006,
        );
      // A wall with openings, each with a keel arch.
      const openings = (
        x0: number,
        z0: number,
        x1: number,
        z1: number,
        count: number,
        high = top,
      ) => {
        const length = Math.hypot(x1 - x0, z1 - z0);
        const along: Vec = [(x1 - x0) / length, 0, (z1 - z0) / length];
        const back: Vec = [-along[2], 0, along[0]];
        const from: Vec = [x0 - (back[0] * t) / 2, 0.013, z0 - (back[2] * t) / 2];
        const row = bays(count, length, t, 0.018, 0.017, keelArch);
        arcade(mesh, from, along, back, length, high - 0.013, t, row, { face: own, inner: own });
        // A thin string of stone runs above the arches.
        const [mx, mz] = [(x0 + x1) / 2, (z0 + z1) / 2];
        const [wide, deep] = [Math.abs(x1 - x0) + t * 1.3, Math.abs(z1 - z0) + t * 1.3];
        slab(mesh, (x, y, z) => p(x + mx, y, z + mz), rectangle(wide, deep), high, high + 0.0014, {
          top: own,
          side: own,
        });
      };
      const [w, d] = [0.25, 0.165];
      wall(-w, -d, w, -d);
      wall(-w, -d, -w, d);
      wall(w, -d, w, 0.02);
      openings(w, 0.02, w, d, 3);
      wall(-w, d, -0.06, d, 0.04);
      openings(-0.06, d, 0.06, d, 3, 0.05);
      wall(0.06, d, w, d, 0.04);
      // The Long Court and its arcades.
      openings(-0.1, -0.09, 0.11, -0.09, 7);
      openings(-0.1, 0.09, 0.11, 0.09, 7, 0.052);
      openings(-0.1, -0.09, -0.1, 0.09, 5);
      openings(0.11, -0.09, 0.11, 0.09, 5);
      // Rooms around it.
      wall(-w, -0.05, -0.1, -0.05);
      wall(-w, 0.06, -0.1, 0.06);
      wall(0.11, -0.03, w, -0.03);
      wall(0.0, -d, 0.0, -0.09);
      wall(0.11, -d, 0.11, -0.09);
      wall(-0.1, -d, -0.1, -0.09);
      // Floors: tiles in both courts, boards and rugs in the rooms, a lawn in the corner garden.
      const floor = (
        x: number,
        z: number,
        wide: number,
        deep: number,
        material: number,
        high = 0.0142,
      ) =>
        slab(mesh, (a, y, b) => p(a + x, y, b + z), rectangle(wide, deep), 0.0136, high, {
          top: material,
          side: material,
        });
      floor(0.005, 0, 0.204, 0.174, own + 5);
      floor(0.18, 0.068, 0.132, 0.188, own + 5);
      floor(-0.175, 0.112, 0.142, 0.1, own + 8);
      for (const [x, z, wide, deep] of [
        [-0.175, -0.108, 0.142, 0.11],
        [-0.175, 0.005, 0.142, 0.104],
        [-0.05, -0.128, 0.094, 0.07],
      ] as const) {
        floor(x, z, wide, deep, own + 1);
        floor(x, z, wide * 0.66, deep * 0.6, own + 6, 0.0152);
      }
      // Two roofs are on: a flat one with its parapet, and the dome.
      const roof = (x: number, z: number, wide: number, deep: number) => {
        const at: Place = (a, y, b) => p(a + x, y, b + z);
        slab(
          mesh,
          at,
          rectangle(wide, deep),
          top,
          top + 0.003,
          { top: own + 4, side: own },
          0.0006,
        );
        for (const [dx, dz, w1, d1] of [
          [0, deep / 2, wide, t],
          [0, -deep / 2, wide, t],
          [wide / 2, 0, t, deep],
          [-wide / 2, 0, t, deep],
        ] as const)
          slab(
            mesh,
            (a, y, b) => at(a + dx, y, b + dz),
            rectangle(w1 + t, d1 + t),
            top,
            top + 0.011,
            { top: own, side: own },
            0.0006,
          );
      };
      roof(0.055, -0.1275, 0.11, 0.075);
      roof(0.18, -0.0975, 0.14, 0.135);
      const dome: readonly (readonly [number, number])[] = [
        [0.05, 0],
        [0.05, 0.016],
        [0.047, 0.018],
      ];
      const under = top + 0.003;
      mesh.lathe(
        dome.map(([r, y]): Point => [r, under + y]),
        [0.18, 0, -0.0975],
        96,
        own,
      );
      mesh.lathe(
        Array.from({ length: 25 }, (_, k): Point => {
          const a = (k / 24) * (Math.PI / 2);
          const swell = 1 + 0.09 * Math.sin(a * 2) ** 2;
          return [
            Math.max(0.0004, 0.047 * Math.cos(a) * swell),
            under + 0.018 + 0.056 * Math.sin(a) ** 1.12,
          ];
        }),
        [0.18, 0, -0.0975],
        96,
        own + 7,
      );
      rod(mesh, [0.18, under + 0.07, -0.0975], [0.18, under + 0.089, -0.0975], 0.0011, stuff.brass);
      slab(
        mesh,
        p,
        starPolygon(8, 0.03, 0.86, tau / 16).map(([x, z]): Point => [x + 0.005, z]),
        0.0138,
        0.0158,
        { top: own + 2, side: own },
      );
      slab(
        mesh,
        p,
        [
          [0.042, -0.007],
          [0.095, -0.007],
          [0.095, 0.007],
          [0.042, 0.007],
        ],
        0.0138,
        0.0156,
        { top: own + 2, side: own },
      );
      slab(
        mesh,
        p,
        [
          [-0.085, -0.007],
          [-0.032, -0.007],
          [-0.032, 0.007],
          [-0.085, 0.007],
        ],
        0.0138,
        0.0156,
        { top: own + 2, side: own },
      );
      slab(
        mesh,
        p,
        starPolygon(8, 0.02, 0.765, 0).map(([x, z]): Point => [x + 0.18, z + 0.06]),
        0.0138,
        0.0157,
        { top: own + 2, side: own },
      );
      // Beside it: a roof that is left off, the plan rolled up, and a pencil.
      const aside = put([0.4, 0, 0.02], -0.5);
      slab(mesh, aside, rectangle(0.12, 0.1), 0, 0.004, { top: own + 4, side: own }, 0.0006);
      for (const [dx, dz, w1, d1] of [
        [0, 0.05, 0.12, t],
        [0, -0.05, 0.12, t],
        [0.06, 0, t, 0.1],
        [-0.06, 0, t, 0.1],
      ] as const)
        slab(
          mesh,
          (x, y, z) => aside(x + dx, y, z + dz),
          rectangle(w1 + t, d1 + t),
          0,
          0.012,
          { top: own, side: own },
          0.0006,
        );
      const roll = (u: number) => 0.011 + u * 0.0052;
      const rolled = put([-0.42, 0.0165, -0.02], 0.62);
      mesh.sheet(140, 2, stuff.paper, (u, v) => {
        const a = u * tau * 3.2;
        return rolled((v - 0.5) * 0.3, Math.sin(a) * roll(u), Math.cos(a) * roll(u));
      });
      rod(mesh, [-0.43, 0.004, 0.16], [-0.33, 0.004, 0.118], 0.0034, own + 9);
      for (const [x, z, r] of [
        [-0.062, -0.052, 0.017],
        [0.074, -0.054, 0.016],
        [-0.064, 0.052, 0.016],
        [0.074, 0.052, 0.018],
        [-0.2, 0.112, 0.02],
        [-0.14, 0.12, 0.017],
        [0.265, -0.12, 0.018],
        [0.262, -0.05, 0.014],
        [-0.268, 0.0, 0.013],
      ]) {
        rod(mesh, [x, 0.013, z], [x, 0.034, z], 0.0016, stuff.darkWood);
        for (let k = 0; k < 7; k++) {
          const a = (k / 7) * tau + random.next();
          const far = k === 0 ? 0 : r * random.between(0.35, 0.6);
          const centre: Vec = [
            x + Math.cos(a) * far,
            0.036 + r * random.between(0.3, 1.5),
            z + Math.sin(a) * far,
          ];
          foliage(mesh, random, centre, [r * 0.62, r * 0.56, r * 0.62], 330, 0.0016, own + 3, 0.3);
        }
      }
    },
  });
