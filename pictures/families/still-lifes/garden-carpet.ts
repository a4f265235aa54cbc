import { join } from 'node:path';
import sharp from 'sharp';
import { type Cloth, clothFrom } from '../../render/cloth.ts';
import type { Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { toLinear } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import { printed } from '../products/prints.ts';
import { put } from '../products/shapes.ts';
import { coloured, headSize, own, photograph, planed, stuff } from '../products/studio.ts';
import { ware } from './glazed-ware.ts';

/** A garden carpet from the collection on a dark floor, sun running low over its pile. */
export const gardenCarpet = () =>
  photograph({
    ...headSize,
    ground: '#3b2a20',
    eye: [0.5, 1.05, 2.35],
    target: [0.12, 0.02, 0.15],
    tall: 0.56,
    exposure: 1.1,
    window: {
      middle: [-2.6, 1.35, -1.3],
      along: [0.3, 0, 0.6],
      up: [0.2, 0.5, -0.13],
      light: [30, 26, 20],
    },
    furnish: async (mesh, materials, _, seed) => {
      materials[stuff.ground] = planed('#3f2b1e', `${seed} floor`, 0);
      materials[own] = knotted(await readCloth(carpetFile, carpetShare), 1.7, `${seed} pile`);
      materials[own + 1] = coloured('#e2d8c3', `${seed} fringe`, { grain: 0.1 });
      const noise = createNoise(seed);
      const p = put([0.1, 0, -0.05], 0.5);
      const at = (u: number, v: number): Vec => {
        const wave = noise.fbm(u * 2.4, v * 4, 3) * 0.008 * Math.sin(Math.PI * u);
        // The corner nearest to the window has been turned back by somebody who counts knots.
        const turned = Math.max(0, 0.3 - u * 0.8 - (1 - v) * 1.5);
        return p(
          (u - 0.5) * 1.7 + turned * 0.5,
          0.008 + Math.max(0, wave) + Math.sin(Math.min(1, turned * 3.6) * 2.4) * 0.05,
          (v - 0.5) * 3 - turned * 0.5,
        );
      };
      mesh.sheet(150, 240, own, at);
      for (const end of [0, 1])
        for (let i = 0; i < 240; i++) {
          const u = (i + 0.5) / 240;
          const [x, y, z] = at(u, end);
          const out = p(u - 0.5, 0, end ? 1.06 : -1.06);
          const home = p(u - 0.5, 0, end ? 1 : -1);
          const aside = noise.at(i * 0.7, end * 9) * 0.02;
          mesh.tube(
            [0, 0.5, 1].map(
              (t): Vec => [
                x + (out[0] - home[0]) * t + aside * t * t,
                Math.max(0.002, y * (1 - t)),
                z + (out[2] - home[2]) * t,
              ],
            ),
            () => 0.0014,
            4,
            own + 1,
          );
        }
      ware(mesh, 'bowl', p(0.98, 0, -0.6), 0.12, 0.16, own + 2);
      materials[own + 2] = coloured('#b98540', `${seed} bowl`, { shine: 0.06, rough: 0.2 });
    },
  });

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
