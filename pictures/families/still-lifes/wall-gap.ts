import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import { put, rectangle, slab } from '../products/shapes.ts';
import { lookDown, photograph } from '../products/studio.ts';
import { breakMosaic, mixGlazes, mosaicMaterials, setPieces } from './ten-fold-mosaic.ts';

/** The fragment's bed as the mason left it: strokes of a trowel six centimeters wide, and soot of years. */
function bed(hex: string, seed: string): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  const stroke = 0.06;
  return (hit) => {
    // Each stroke bends a little and ends in a ridge.
    const along = hit.x * 0.94 + hit.z * 0.34;
    const across = hit.z * 0.94 - hit.x * 0.34 + 0.6 + noise.fbm(along * 5, 1, 2) * 0.012;
    const t = (across / stroke) % 1;
    const row = Math.floor(across / stroke);
    const ridge = Math.exp(-((t - 0.06) ** 2) / 0.0016);
    const streaks = noise.fbm(across * 900, along * 9 + row * 7, 3);
    const cloud = noise.fbm(hit.x * 24, hit.z * 24, 4);
    const sand = noise.fbm(hit.x * 1100, hit.z * 1100, 2);
    const k = 1 + cloud * 0.16 + streaks * 0.07 + sand * 0.12 + ridge * 0.05;
    hit.r = r * k;
    hit.g = g * k * (1 + cloud * 0.02);
    hit.b = b * k * (1 + cloud * 0.05);
    const slope = (t < 0.06 ? 1 : -1) * ridge * 0.5 + (t - 0.5) * 0.16;
    hit.nz += slope * 0.94 + streaks * 0.1 + sand * 0.12;
    hit.nx += -slope * 0.34 + sand * 0.12;
  };
}

/** A wall of cut tile before it was mended: five points of a star, then plaster. */
export const wallGap = (wide = 1040) =>
  photograph({
    wide,
    high: (wide * 5) / 8,
    ground: '#b7ab97',
    ...lookDown([0, 0, 0.045], 86, 1.3, 0.4, 0),
    furnish: (mesh, materials, random, seed) => {
      mixGlazes(materials, random);
      const { lime, next: plaster } = mosaicMaterials;
      materials[plaster] = bed('#b5a58a', `${seed} plaster`);
      const p = put([0, 0, 0], 0);
      const { wall, gap } = breakMosaic(0.9);
      slab(mesh, p, rectangle(1.2, 0.9, 0.001), 0, 0.004, { top: lime, side: lime }, 0.002);
      const wider = gap.map(([x, z]) => [x * 1.06, (z - 0.074) * 1.06 + 0.074] as const);
      slab(mesh, p, wider, 0, 0.008, { top: plaster, side: plaster }, 0.001);
      setPieces(mesh, p, wall, 0.017);
    },
  });
