import type { Point } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { roundOut } from '../../surface/brushwork.ts';
import { blur, distanceTo, distanceToSeams, smoothstep } from '../../surface/field.ts';
import { lightPlate } from '../../surface/light.ts';
import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import { createNoise, type Noise } from '../../surface/noise.ts';
import { fillPolygon } from '../../surface/pieces.ts';
import { createPlate, fillShape, type Plate, paintField } from '../../surface/plate.ts';
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
  const steps = distanceToSeams(ids, width, height);
  // Near by, the steps between pixels would stand along every joint like beads.
  const seam = close > 1 ? blur(steps, width, height, 2.4) : steps;
  const chips = strike(p.slab, centre, random, noise);
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
      const deep = chips(x, y, far);
      if (deep > 0) breakAway(plate, noise, i, [x, y], deep, close);
    }
  const lit = lightPlate(plate, { reach: 9 * close, occlusion: 0.4, sheen: 0.9 });
  return mount(width, height, lit, plate.cover, { ground: p.ground, lift: 30 * close, seed });
}

/** Blows to the rim, as far in as they reach: pixels below the lost face at a place, 0 or less where it is whole. */
function strike(
  [hw, hh]: PietraDuraParameters['slab'],
  [cx, cy]: Point,
  random: Random,
  noise: Noise,
): (x: number, y: number, far: number) => number {
  const blows = Array.from({ length: 7 }, (_, k) => {
    const along = random.between(-0.92, 0.92);
    const side = k % 4;
    const at: Point =
      side % 2 === 0
        ? [cx + along * hw, cy + (side === 0 ? -hh : hh)]
        : [cx + (side === 1 ? hw : -hw), cy + along * hh];
    return {
      at,
      long: random.between(11, 34),
      deep: random.between(5, 13),
      upright: side % 2 === 1,
    };
  });
  return (x, y, far) => {
    if (far > 30) return 0;
    let deepest = 0;
    for (const { at, long, deep, upright } of blows) {
      const [along, across] = upright ? [y - at[1], x - at[0]] : [x - at[0], y - at[1]];
      if (Math.abs(along) > long * 1.3 || Math.abs(across) > deep * 2) continue;
      // A shell breaks off: a shallow bow whose line wanders from grain to grain.
      const line = noise.fbm(x * 0.06, y * 0.06, 3) * 0.3 + noise.fbm(x * 0.35, y * 0.35, 2) * 0.08;
      const share = 1 - (along / long) ** 2 - Math.abs(across / deep) ** 1.6 + line;
      deepest = Math.max(deepest, share * deep * 0.62);
    }
    return deepest;
  };
}

/** Broken marble: shells that meet in ridges, a bruise of white along the line of the break, dust in the hollows. */
function breakAway(
  plate: Plate,
  noise: Noise,
  i: number,
  [x, y]: Point,
  deep: number,
  close: number,
): void {
  const [large, , tone] = noise.cells(x * 0.085 + 3, y * 0.085);
  const [small] = noise.cells(x * 0.24 + noise.at(x * 0.1, y * 0.1), y * 0.24);
  const facets = (large - 0.5) * 4.2 + (small - 0.5) * 0.9;
  const grain = noise.fbm(x * 0.9, y * 0.9, 3);
  const bruise = smoothstep(1.6, 0.2, deep);
  const dust = smoothstep(0.45, -0.4, large - 0.5) * 0.12;
  for (let c = 0; c < 3; c++)
    plate.colour[i * 3 + c] =
      [0.76, 0.73, 0.67][c] * (0.9 + tone * 0.1 + grain * 0.09 + bruise * 0.2 - dust);
  plate.relief[i] -=
    (Math.min(4.5, deep * 0.55) - facets * 0.62 * smoothstep(0, 2.5, deep) - grain * 0.1) * close;
  plate.gloss[i] = 0.1;
}
