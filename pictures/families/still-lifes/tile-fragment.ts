import { type Point, tau } from '../../geometry/points.ts';
import { clothFrom, toCloth } from '../../render/cloth.ts';
import type { Vec } from '../../render/mesh.ts';
import { createNoise } from '../../surface/noise.ts';
import { paintCanvas } from '../../surface/plate.ts';
import { printed } from '../products/prints.ts';
import { put, rectangle, rod, slab } from '../products/shapes.ts';
import { coloured, headSize, lookDown, photograph, stuff } from '../products/studio.ts';
import { breakMosaic, mixGlazes, mosaicMaterials, setPieces } from './ten-fold-mosaic.ts';
import { wallGap } from './wall-gap.ts';

/** A fragment of cut tile on a conservator's table. */
export const tileFragment = () =>
  photograph({
    ...headSize,
    ground: '#d8d4c8',
    ...lookDown([0.0, 0, 0.006], 60, 1.3, 0.4, -7),
    lens: { blur: 0.016, focus: 1.29 },
    furnish: async (mesh, materials, random, seed) => {
      mixGlazes(materials, random);
      const { lime, next } = mosaicMaterials;
      const [foam, bristles, marks, print] = [next, next + 1, next + 2, next + 3];
      materials[foam] = coloured('#9fa6a8', `${seed} foam`, {
        grain: 0.06,
        fine: 1600,
        bump: 0.25,
      });
      // Foam under it, so that nothing bears on one point.
      slab(
        mesh,
        put([0.075, 0, -0.004], 0.05),
        rectangle(0.34, 0.27, 0.012),
        0,
        0.012,
        { top: foam, side: foam },
        0.002,
      );
      const p = put([0.075, 0.012, -0.098], 0.06);
      const { fragment, gap } = breakMosaic(0.3);
      // Its lime broke a little behind the tiles here, a little before them there.
      const noise = createNoise(`${seed} lime`);
      const broken = gap.map(([x, z], i): Point => {
        const a = (i / gap.length) * tau;
        const k = 0.98 + noise.fbm(Math.cos(a) * 6, Math.sin(a) * 6, 4) * 0.1;
        return [x * k, (z - 0.074) * k + 0.074];
      });
      slab(mesh, p, broken, 0, 0.016, { top: lime, side: lime }, 0.003);
      setPieces(mesh, p, fragment, 0.026);
      // A soft brush, a bone spatula, swabs and a scale of ten centimetres.
      const brushAt: Vec = [0.285, 0.006, -0.05];
      materials[bristles] = coloured('#2b2320', `${seed} bristles`, {
        grain: 0.4,
        fine: 2200,
        bump: 0.5,
      });
      mesh.tube(
        Array.from(
          { length: 12 },
          (_, i): Vec => [brushAt[0] + i * 0.003, brushAt[1], brushAt[2] + i * 0.0155],
        ),
        (t) => 0.0035 + 0.0022 * Math.sin(Math.PI * (0.1 + t * 0.7)),
        18,
        stuff.darkWood,
      );
      mesh.tube(
        [0, 0.009, 0.02].map(
          (s): Vec => [brushAt[0] - s * 0.19, brushAt[1] + 0.0008, brushAt[2] - s],
        ),
        () => 0.0062,
        18,
        stuff.steel,
      );
      mesh.tube(
        [0.02, 0.03, 0.045, 0.055].map(
          (s): Vec => [brushAt[0] - s * 0.19, brushAt[1] + 0.0008, brushAt[2] - s],
        ),
        (t) => 0.006 * (1 + 0.5 * t - 1.3 * t * t),
        18,
        bristles,
      );
      for (let i = 0; i < 4; i++) {
        const [x, z, a] = [-0.27 + i * 0.019, 0.105 + i * 0.013, 0.62 + i * 0.1];
        const to: Vec = [x + Math.cos(a) * 0.13, 0.0035, z - Math.sin(a) * 0.13];
        rod(mesh, [x, 0.0035, z], to, 0.0012, stuff.wood);
        mesh.tube(
          [0, 0.3, 0.6, 1].map(
            (t): Vec => [to[0] + Math.cos(a) * 0.014 * t, 0.0045, to[2] - Math.sin(a) * 0.014 * t],
          ),
          (t) => 0.0042 * Math.sin(Math.PI * (0.2 + 0.74 * t)),
          16,
          stuff.white,
        );
      }
      const scale = toCloth(
        paintCanvas(1000, 160, (brush) => {
          brush.fillStyle = '#f4f1ea';
          brush.fillRect(0, 0, 1000, 160);
          brush.fillStyle = '#17161a';
          for (let i = 0; i < 10; i++) brush.fillRect(i * 100, i % 2 ? 80 : 30, 100, 50);
        }),
      );
      materials[marks] = printed(scale, 0.1, `${seed} scale`);
      slab(mesh, put([0.075, 0.0122, 0.106], 0.05), rectangle(0.1, 0.016), 0, 0.0008, {
        top: marks,
        side: stuff.white,
      });
      // A photograph of the wall with its gap, by which the piece was known.
      const wall = await wallGap(720)('scenes/wall-gap');
      const texels = new Uint8ClampedArray(wall.width * wall.height * 4).fill(255);
      for (let i = 0; i < wall.width * wall.height; i++)
        texels.set(wall.pixels.subarray(i * 3, i * 3 + 3), i * 4);
      const seen = clothFrom(texels, wall.width, wall.height);
      materials[print] = printed(seen, 0.2, `${seed} photograph`, {
        shine: 0.045,
        rough: 0.15,
        bump: 0.005,
      });
      const at = put([-0.208, 0, -0.07], 0.16);
      slab(mesh, at, rectangle(0.204, 0.132), 0, 0.0004, { top: stuff.white, side: stuff.white });
      slab(mesh, at, rectangle(0.192, 0.12), 0, 0.0005, { top: print, side: stuff.white });
    },
  });
