import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import { createPlate, type Plate, paintField } from '../../surface/plate.ts';
import { lightRelief } from '../../surface/relief-light.ts';
import { coastDoor } from './coast-door.ts';
import { twoDepths } from './door-of-two-depths.ts';
import { pairOfStars } from './pair-of-stars.ts';

export type DoorParameters = {
  kind: 'stars' | 'coast' | 'depths';
  wood: string;
  ground: Ground;
  width: number;
  height: number;
};

/** A carved door, whole, seen from straight ahead. */
export function drawCarvedDoor(p: DoorParameters, seed: string, close = 1): Picture {
  const plate = makeCarvedDoor(p, seed, close);
  const { width, height, cover } = plate;
  const lit = lightRelief(plate, { rise: 40, exposure: 1.12, fill: 0.46 });
  return mount(width, height, lit, cover, { ground: p.ground, lift: 30 * close, seed });
}

/** The same before light falls on it. */
export function makeCarvedDoor(p: DoorParameters, seed: string, close = 1): Plate {
  const [width, height] = [Math.round(p.width * close), Math.round(p.height * close)];
  const plate = { ...createPlate(width, height, 0.16), close };
  const outline = { stars: pairOfStars, coast: coastDoor, depths: twoDepths }[p.kind](
    plate,
    p,
    seed,
  );
  const cover = paintField(
    p.width,
    p.height,
    (brush) => {
      for (const [x, y, w, h] of outline) brush.fillRect(x, y, w, h);
    },
    close,
  );
  plate.cover.set(cover);
  return plate;
}
