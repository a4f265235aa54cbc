import { toCloth } from '../../render/cloth.ts';
import type { Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import { put, rectangle, slab } from '../products/shapes.ts';
import { coloured, headSize, lookDown, own, photograph } from '../products/studio.ts';
import { paintHareBowl } from '../vessels/hare-painting.ts';
import { lustre } from './ledges.ts';

/** Half of the bowl's width, metres. */
const radius = 0.118;
/** How far the halves stand apart on their mount. */
const gap = 0.011;

/** How high the glaze lies at a share of the radius: a foot, a well, a wall that opens. */
const heightAt = (r: number) => 0.012 + 0.07 * r ** 2.1;
const wall = 0.0055;

/** A bowl of luster ware bought as two: the halves lie side by side, the crack between them. */
export const twoHalves = () =>
  photograph({
    ...headSize,
    ground: '#33424f',
    exposure: 1.12,
    ...lookDown([0.012, 0.045, 0.01], 58, 1.2, 0.3, -6),
    furnish: (mesh, materials, random, seed) => {
      const cloth = toCloth(paintHareBowl(seed));
      const noise = createNoise(`${seed} crack`);
      // The crack runs from rim to rim, past the hare's shoulder.
      const crack = (z: number) =>
        noise.fbm(z * 26, 1, 4) * 0.02 + noise.fbm(z * 130, 5, 3) * 0.004 + 0.004;
      materials[own + 2] = coloured('#cdb592', `${seed} clay`, {
        grain: 0.22,
        fine: 900,
        bump: 0.35,
      });
      materials[own + 3] = coloured('#dfe4e6', `${seed} mount`, { shine: 0.06, rough: 0.15 });
      for (const side of [-1, 1]) {
        const material = own + (side < 0 ? 0 : 1);
        materials[material] = seenFromAbove(lustre(cloth, radius * 2, `${seed} ${side}`), side);
        const at = (z: number, across: number, drop: number): Vec => {
          const edge = Math.sqrt(Math.max(0, radius ** 2 - z ** 2));
          const from = Math.max(-edge, Math.min(edge, crack(z)));
          const x = from + (side * edge - from) * across;
          const r = Math.hypot(x, z) / radius;
          return [x + (side * gap) / 2, heightAt(r) - drop + 0.004, z];
        };
        const along = (u: number) => Math.sin((u - 0.5) * Math.PI) * radius;
        const flip = side > 0;
        mesh.sheet(220, 90, material, (u, v) => at(along(u), v, 0), 1, 1, flip);
        mesh.sheet(120, 40, material, (u, v) => at(along(u), v, wall), 1, 1, !flip);
        // Where it broke the clay is bare.
        mesh.sheet(400, 4, own + 2, (u, v) => at(along(u), 0, v * wall), 1, 1, !flip);
        mesh.sheet(160, 4, material, (u, v) => at(along(u), 1, v * wall), 1, 1, flip);
      }
      // Clear mounts hold them from below, one for each half.
      for (const x of [-0.052, 0.052])
        slab(mesh, put([x, 0, 0.0], random.bell() * 0.02), rectangle(0.05, 0.09, 0.006), 0, 0.012, {
          top: own + 3,
          side: own + 3,
        });
    },
  });

type Years = [lustre: readonly number[], share: number, white: readonly number[]];
const cleaned: Years = [parseColour('#c8a24f'), 0.9, [1.06, 1.06, 1.02]];
const letAlone: Years = [parseColour('#5a2e14'), 0.75, [0.86, 0.79, 0.66]];

/** Reads the painting by where a point of a half lay before the halves were parted. */
const seenFromAbove =
  (inner: Material, side: number): Material =>
  (hit) => {
    hit.u = 0.5 + ((hit.x - (side * gap) / 2) / radius) * 0.49;
    hit.v = 0.5 - (hit.z / radius) * 0.49;
    inner(hit);
    // The half on the left was cleaned with something strong, the other was let alone.
    const light = 0.3 * hit.r + 0.6 * hit.g + 0.1 * hit.b;
    const painted = 1 - smoothstep(0.16, 0.46, light);
    const [to, share, wash] = side < 0 ? cleaned : letAlone;
    hit.r = (hit.r + (to[0] - hit.r) * painted * share) * wash[0];
    hit.g = (hit.g + (to[1] - hit.g) * painted * share) * wash[1];
    hit.b = (hit.b + (to[2] - hit.b) * painted * share) * wash[2];
    // Worn by burial: metal is left in specks, and paint shows between them.
    const speck = Math.sin(hit.x * 91_873 + hit.z * 70_911) * 43_758.5;
    if (speck - Math.floor(speck) > (side < 0 ? 0.3 : 0.2)) {
      hit.metalR = hit.metalG = hit.metalB = 0;
      hit.shine = 0.07;
    }
  };
