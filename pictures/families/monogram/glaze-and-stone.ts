import { raise } from '../../surface/carving.ts';
import { distanceToSeams, smoothstep } from '../../surface/field.ts';
import { type Glaze, glazePieces } from '../../surface/glaze.ts';
import { createNoise } from '../../surface/noise.ts';
import { fillShape } from '../../surface/plate.ts';
import {
  colourPieces,
  grow,
  type Layout,
  type MonogramParameters,
  pieceColour,
  size,
} from './frame-layout.ts';

export function glazeAll(layout: Layout, p: MonogramParameters, seed: string, gloss: number): void {
  const seams = distanceToSeams(layout.ids, size, size);
  const glazes = new Map<number, Glaze | null>();
  const glazeOf = (id: number) => {
    const known = glazes.get(id);
    if (known !== undefined) return known;
    const colour = pieceColour(layout, p, id) ?? p.colours[2];
    glazes.set(id, { colour });
    return { colour };
  };
  glazePieces(layout.plate, layout.ids, seams, glazeOf, {
    seed,
    joint: 1.1,
    jointColour: '#cfc3ab',
    pillow: 6,
    rim: 8,
    tilt: 0.35,
    wear: 0.16,
    gloss,
  });
}

export function polishStone(layout: Layout, p: MonogramParameters, seed: string): void {
  const { plate, ids } = layout;
  const noise = createNoise(seed);
  const seams = distanceToSeams(ids, size, size);
  colourPieces(layout, p, p.colours[0], (x, y, id, i) => {
    const stone = id === layout.fieldId || id === 0 ? 0 : id;
    const u = x + stone * 53;
    const cloud = noise.fbm(u * 0.007, y * 0.007, 4);
    const banded =
      stone === 0 ? 0 : Math.sin((u * 0.04 + y * 0.05 + cloud * 9) * (1 + (stone % 3) * 0.4)) * 0.1;
    const vein =
      stone === 0
        ? smoothstep(0.07, 0, Math.abs(noise.fbm(x * 0.0035 + 9 + cloud * 0.4, y * 0.0035, 4))) *
          0.13
        : 0;
    return (1 + cloud * 0.16 + banded - vein) * (0.72 + 0.28 * smoothstep(0, 1.6, seams[i]));
  });
  for (let i = 0; i < ids.length; i++) {
    plate.relief[i] = ids[i] === layout.fieldId ? 0 : 0.5 * smoothstep(0, 4, seams[i]);
    plate.gloss[i] = 0.7;
  }
  bevel(layout, 9);
}

/** The rim of a slab rounds off towards its edge. */
export function bevel(layout: Layout, height: number): void {
  raise(layout.plate, height, 10, (brush) => fillShape(brush, grow(layout.outer, 8), '#fff'));
}
