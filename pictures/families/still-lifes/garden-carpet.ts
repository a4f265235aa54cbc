import { join } from 'node:path';
import sharp from 'sharp';
import { type Cloth, clothFrom } from '../../render/cloth.ts';
import type { Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { toLinear } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import { printed } from '../products/prints.ts';
import { put } from '../products/shapes.ts';
import { coloured, headSize, own, photograph, planed } from '../products/studio.ts';

/** Meters: half of the breadth and of the length of the carpet, and its thickness. */
const [wide, long, thick] = [0.85, 1.5, 0.013];

/** The floor lies above the studio's own, whose far end curves up. */
const floor = 2.2;

/** A garden carpet from the collection on the boards of a bright room, sun running low over its pile. */
export const gardenCarpet = () =>
  photograph({
    ...headSize,
    ground: '#a98b66',
    eye: [0.78, floor + 1.38, 3.3],
    target: [0.04, floor + 0.02, 0.32],
    tall: 0.56,
    exposure: 1.16,
    window: {
      middle: [-2.5, floor + 1.25, 0.15],
      along: [0.12, 0, 0.62],
      up: [0.16, 0.5, -0.05],
      light: [40, 34.5, 26],
    },
    furnish: async (mesh, materials, random, seed) => {
      materials[own + 4] = boards(seed);
      mesh.quad([-6, floor, 6], [6, floor, 6], [6, floor, -1.9], [-6, floor, -1.9], own + 4);
      materials[own] = knotted(await readCloth(carpetFile, carpetShare), 1.7, `${seed} pile`);
      materials[own + 1] = coloured('#e6dcc6', `${seed} fringe`, { grain: 0.14, fine: 1200 });
      materials[own + 2] = coloured('#2a3560', `${seed} selvage`, {
        grain: 0.3,
        fine: 900,
        bump: 0.4,
      });
      materials[own + 3] = coloured('#cfc5b2', `${seed} wall`, {
        grain: 0.06,
        fine: 260,
        bump: 0.08,
      });
      mesh.quad(
        [-6, floor, -1.9],
        [6, floor, -1.9],
        [6, floor + 4, -1.9],
        [-6, floor + 4, -1.9],
        own + 3,
      );
      mesh.box([-6, floor, -1.9], [6, floor + 0.12, -1.875], own + 5);
      materials[own + 5] = planed('#5d4028', `${seed} skirting`, 0.03);
      const noise = createNoise(seed);
      const p = put([0.02, floor, 0.02], 0.2);
      const at = (u: number, v: number): Vec => {
        // It was unrolled this morning, and does not lie quite flat yet.
        const roll =
          Math.max(0, noise.at(v * 5.2, 2.2)) * 0.007 +
          Math.max(0, noise.fbm(u * 2.4, v * 4, 3)) * 0.006;
        const flat = Math.min(1, Math.min(u, 1 - u, v, 1 - v) * 14);
        const sway = noise.at(v * 2.1, 7.7) * 0.006;
        return p((u - 0.5) * 2 * wide + sway, thick + roll * flat, (v - 0.5) * 2 * long);
      };
      mesh.sheet(150, 240, own, at);
      // The edges: a selvage wound with wool along the sides, the ends of the pile across.
      const down = ([x, , z]: Vec): Vec => [x, floor + 0.0005, z];
      for (let i = 0; i < 200; i++)
        for (const end of [0, 1]) {
          const [a, b] = [i / 200, (i + 1) / 200];
          mesh.quad(at(end, a), at(end, b), down(at(end, b)), down(at(end, a)), own + 2);
          mesh.quad(at(a, end), at(b, end), down(at(b, end)), down(at(a, end)), own + 2);
        }
      for (const side of [0, 1])
        mesh.tube(
          Array.from({ length: 90 }, (_, i): Vec => {
            const [x, , z] = at(side, i / 89);
            return [x, floor + 0.0075, z];
          }),
          () => 0.0075,
          10,
          own + 2,
        );
      knotFringe();

      /** Warps knotted together by fours and fives, each bundle with a will of its own. */
      function knotFringe(): void {
        const count = 150;
        for (const end of [0, 1])
          for (let i = 0; i < count; i++) {
            const u = (i + 0.5) / count;
            const [x, , z] = at(u, end);
            const way = end ? 1 : -1;
            const reach = 0.075 + random.bell() * 0.014;
            const aside = random.bell() * 0.012;
            for (let k = 0; k < 5; k++) {
              const spread = (k - 2) * 0.0017;
              const tip = aside + spread * (1.2 + random.next() * 1.6);
              const points = [0, 0.12, 0.3, 0.55, 0.8, 1].map((t): Vec => {
                const o = p(0, 0, 0);
                const d = p(
                  spread * (t < 0.2 ? 1 - t * 4 : t - 0.2) + tip * t ** 1.6,
                  0,
                  way * reach * t,
                );
                return [
                  x + d[0] - o[0],
                  floor + Math.max(0.0014, 0.009 * (1 - t * 3) + 0.0018),
                  z + d[2] - o[2],
                ];
              });
              mesh.tube(points, (t) => 0.0011 + (t > 0.1 && t < 0.2 ? 0.0007 : 0), 5, own + 1);
            }
          }
      }
    },
  });

/** Floor boards a hand and a half wide, each of another tree, dark in their joints. */
function boards(seed: string): Material {
  const woods = ['#7d5838', '#704d30', '#876141', '#765236'].map((hex, i) =>
    planed(hex, `${seed} board ${i}`, 0.03),
  );
  return (hit) => {
    const lane = hit.x / 0.145;
    const row = Math.floor(lane);
    const end = (hit.z + row * 1.37 + 60) / 2.3;
    const which = Math.abs(row * 7 + Math.floor(end) * 3) % woods.length;
    // Grain runs along the boards.
    const { x, z } = hit;
    hit.x = z + row * 0.31;
    hit.z = x;
    woods[which](hit);
    hit.x = x;
    hit.z = z;
    const joint = Math.min(lane - row, row + 1 - lane) * 0.145;
    const butt = Math.min(end - Math.floor(end), Math.floor(end) + 1 - end) * 2.3;
    const dark = Math.min(1, Math.min(joint, butt) / 0.0022);
    const k = 0.25 + 0.75 * dark;
    hit.r *= k;
    hit.g *= k;
    hit.b *= k;
  };
}

const carpetFile = 'objects/carpet-02.webp';

/** The woven part of that picture: left, top, right and bottom as shares of it. */
const carpetShare = [0.073, 0.058, 0.93, 0.942] as const;

/** Wool pile: every knot a little higher or lower, dull along the nap. */
function knotted(cloth: Cloth, metres: number, seed: string): Material {
  const noise = createNoise(seed);
  const inner = printed(cloth, metres, seed, { bump: 0.22, fine: 480 });
  return (hit) => {
    inner(hit);
    const k = 1 + noise.at(hit.u * 800, hit.v * 1400) * 0.16;
    hit.r *= k;
    hit.g *= k;
    hit.b *= k;
  };
}

async function readCloth(
  file: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Promise<Cloth> {
  const image = sharp(join(import.meta.dirname, '../../../content/images', file));
  const { width, height } = await image.metadata();
  const { data, info } = await image
    .extract({
      left: Math.round(width * left),
      top: Math.round(height * top),
      width: Math.round(width * (right - left)),
      height: Math.round(height * (bottom - top)),
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const texels = new Float32Array(data.length);
  for (let i = 0; i < data.length; i++) texels[i] = i % 4 === 3 ? 1 : toLinear[data[i]];
  return clothFrom(texels, info.width, info.height);
}
