import type { Point } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { roundOut } from '../../surface/brushwork.ts';
import { distanceTo, distanceToSeams, smoothstep } from '../../surface/field.ts';
import { lightPlate } from '../../surface/light.ts';
import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { fillPolygon } from '../../surface/pieces.ts';
import { createPlate, fillShape, paintField } from '../../surface/plate.ts';
import { paintMarble, paintStone } from './stones.ts';

export type Stone =
  | 'carnelian'
  | 'flame'
  | 'lapis'
  | 'paleLapis'
  | 'jasper'
  | 'darkJasper'
  | 'paleJasper'
  | 'agate'
  | 'shell'
  | 'black';

/** One slice of stone; `from` and `to` are its root and tip, along which its colour deepens. */
export type Slice = { points: Point[]; stone: Stone; from: Point; to: Point };

export type PietraDuraParameters = {
  width: number;
  height: number;
  /** Half width and half height of the slab in pixels. */
  slab: readonly [number, number];
  /** Slices in units of the slab's half width, y down; later ones are cut into earlier ones. */
  design: (random: Random) => Slice[];
  ground: Ground;
};

/** White marble inlaid with slices of coloured stone, polished flush; `close` pixels for one of usual size. */
export function drawPietraDura(p: PietraDuraParameters, seed: string, close = 1): Picture {
  const [width, height] = [Math.round(p.width * close), Math.round(p.height * close)];
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const slices = p.design(random);
  const [hw, hh] = p.slab;
  const centre: Point = [p.width / 2, p.height / 2];
  const to = ([x, y]: Point): Point => [centre[0] + x * hw, centre[1] + y * hw];
  const ids = new Int32Array(width * height);
  slices.forEach(({ points }, k) => {
    const outline = roundOut(points.map(to), true, 3);
    fillPolygon(
      ids,
      width,
      height,
      outline.map(([x, y]): Point => [x * close, y * close]),
      k + 1,
    );
  });
  const plate = createPlate(width, height, 0.55);
  const inside = paintField(
    p.width,
    p.height,
    (brush) =>
      fillShape(
        brush,
        [
          [centre[0] - hw, centre[1] - hh],
          [centre[0] + hw, centre[1] - hh],
          [centre[0] + hw, centre[1] + hh],
          [centre[0] - hw, centre[1] + hh],
        ],
        '#fff',
      ),
    close,
  );
  const rim = distanceTo(width, height, (i) => inside[i] < 0.5);
  const seam = distanceToSeams(ids, width, height);
  const painters = slices.map((slice) => paintStone(slice, to, random, noise));
  const out: [number, number, number] = [0, 0, 0];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      plate.cover[i] = inside[i];
      if (inside[i] === 0) continue;
      const [x, y] = [column / close, row / close];
      const id = ids[i];
      if (id === 0) paintMarble(noise, x, y, out);
      else painters[id - 1](x, y, out);
      const gap = seam[i] / close;
      // A hair of resin stands in every joint, wider where the saw slipped or a corner broke away.
      const slip = 0.55 + 0.5 * Math.max(0, noise.fbm(x * 0.09, y * 0.09, 3));
      const joint = smoothstep(slip + 0.35, slip * 0.4, gap) * (id === 0 ? 0.5 : 0.72);
      const resin = [0.2, 0.15, 0.09];
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] = out[c] + (resin[c] * (0.5 + out[c]) - out[c]) * joint;
      const far = rim[i] / close;
      const edge = Math.min(1, far / 12);
      const grain = noise.fbm(x * 0.6, y * 0.6, 2);
      plate.relief[i] =
        (12 * Math.sqrt(1 - (1 - edge) ** 2) +
          noise.fbm(x * 0.004, y * 0.004, 3) * 2 +
          (id === 0 ? 0 : Math.min(1, gap / 2) * 0.3) -
          joint * 0.35 +
          grain * (id === 0 ? 0.05 : 0.02)) *
        close;
      plate.gloss[i] = (id === 0 ? 0.5 : 0.74) * (1 - 0.6 * joint);
      const struck = noise.fbm(x * 0.011 + 40, y * 0.011, 4) - 0.42;
      const deep = struck * 80 - far + 2 + grain * 2;
      if (deep > 0 && struck > 0) {
        // Broken marble is sugar: bright grains in every direction.
        for (let c = 0; c < 3; c++)
          plate.colour[i * 3 + c] = [0.8, 0.77, 0.71][c] * (0.92 + grain * 0.3);
        plate.relief[i] -= (Math.min(7, deep * 0.5) + grain * 1.2) * close;
        plate.gloss[i] = 0.08;
      }
    }
  const lit = lightPlate(plate, { reach: 9 * close, occlusion: 0.4, sheen: 0.9 });
  return mount(width, height, lit, plate.cover, { ground: p.ground, lift: 30 * close, seed });
}
