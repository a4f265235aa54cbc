import { lightPlate } from '../../surface/light.ts';
import { mount, type Picture } from '../../surface/mount.ts';
import { fillShape, paintField } from '../../surface/plate.ts';
import { lightRelief } from '../../surface/relief-light.ts';
import { inlayBrass, inlayWood } from './brass-and-wood-inlay.ts';
import { carveAll } from './carved.ts';
import { grow, layOut, type MonogramParameters, size } from './frame-layout.ts';
import { glazeAll, polishStone } from './glaze-and-stone.ts';
import { illuminate } from './illuminated.ts';

/** Two initials in a frame grown from a star pattern. */
export function drawMonogram(p: MonogramParameters, seed: string): Picture {
  const layout = layOut(p);
  const { plate } = layout;
  const cover =
    p.material === 'wood' ||
    p.material === 'stucco' ||
    p.material === 'paper' ||
    p.material === 'inlay'
      ? plate.cover
      : paintField(size, size, (brush) => fillShape(brush, grow(layout.outer, 8), '#fff'));
  switch (p.material) {
    case 'tile':
      glazeAll(layout, p, seed, 0.8);
      break;
    case 'marble':
      polishStone(layout, p, seed);
      break;
    case 'brass':
      inlayBrass(layout, p, seed);
      break;
    case 'inlay':
      inlayWood(layout, p, seed);
      break;
    case 'paper':
      illuminate(layout, p, seed);
      break;
    default:
      carveAll(layout, p, seed);
  }
  const lit =
    p.material === 'wood' || p.material === 'stucco'
      ? lightRelief(plate, { rise: 38, exposure: 1.08, fill: 0.46 })
      : lightPlate(plate, { reach: 8, occlusion: 0.6, sheen: 1 });
  plate.cover.set(cover);
  return mount(size, size, lit, cover, { ground: p.ground, lift: 22, seed });
}
