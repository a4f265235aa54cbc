import { ageRelief, grainWood } from '../../surface/carving.ts';
import { createPlate, type Plate } from '../../surface/plate.ts';
import { starPanel } from '../carved-door/star-panel.ts';

/** Wood laid in ten-pointed stars, as a door's leaf has it, on and on. */
export function makeStarBoard(wood: string, seed: string, close = 1): Plate {
  const [wide, tall] = [Math.round(1600 * close), Math.round(1100 * close)];
  const plate = createPlate(wide, tall, 0.2);
  const piece = new Int32Array(wide * tall);
  const lines = { sides: 10, angle: 72, apothem: 190 * close, contact: 72, reach: 4 };
  starPanel(plate, [0, 0, wide, tall], lines, piece, 10, 13);
  grainWood(plate, wood, seed, { piece });
  ageRelief(plate, -4, 20, '#1d0f07', 0.6, seed);
  return plate;
}
