import type { Point } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { parseColour } from '../../surface/colour.ts';
import { distanceTo, smoothstep } from '../../surface/field.ts';
import { lightPlate } from '../../surface/light.ts';
import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import { createNoise, type Noise } from '../../surface/noise.ts';
import { fillPolygon } from '../../surface/pieces.ts';
import { createPlate, fillShape, paintField } from '../../surface/plate.ts';

export type Stone = 'carnelian' | 'lapis' | 'jasper' | 'darkJasper' | 'agate' | 'shell' | 'black';

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

/** Light at the tip, deep at the root: what a cutter looks for in a pebble. */
const stones: Record<Stone, readonly [deep: string, pale: string]> = {
  carnelian: ['#7c1f10', '#e0783a'],
  lapis: ['#16275f', '#3558a8'],
  jasper: ['#2b4a2c', '#7d9460'],
  darkJasper: ['#2c3320', '#4c5232'],
  agate: ['#b9862f', '#ecd398'],
  shell: ['#cfc9c0', '#f2ede6'],
  black: ['#17161a', '#2b2a30'],
};

/** White marble inlaid with slices of coloured stone, polished flush. */
export function drawPietraDura(p: PietraDuraParameters, seed: string): Picture {
  const { width, height } = p;
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const slices = p.design(random);
  const [hw, hh] = p.slab;
  const centre: Point = [width / 2, height / 2];
  const to = ([x, y]: Point): Point => [centre[0] + x * hw, centre[1] + y * hw];
  const ids = new Int32Array(width * height);
  slices.forEach(({ points }, k) => {
    fillPolygon(ids, width, height, points.map(to), k + 1);
  });
  const plate = createPlate(width, height, 0.55);
  const inside = paintField(width, height, (brush) =>
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
  );
  const rim = distanceTo(width, height, (i) => inside[i] < 0.5);
  const seam = distanceTo(width, height, (i) => {
    const x = i % width;
    return (
      (x + 1 < width && ids[i] !== ids[i + 1]) ||
      (i + width < ids.length && ids[i] !== ids[i + width])
    );
  });
  const painters = slices.map((slice) => stonePainter(slice, to, random, noise));
  const out: [number, number, number] = [0, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      plate.cover[i] = inside[i];
      if (inside[i] === 0) continue;
      const id = ids[i];
      if (id === 0) marble(noise, x, y, out);
      else painters[id - 1](x, y, out);
      // A hair of resin stands in every joint.
      const joint = (id === 0 ? 0.35 : 1) * smoothstep(1.6, 0.2, seam[i]) * 0.55;
      for (let c = 0; c < 3; c++) plate.colour[i * 3 + c] = out[c] * (1 - joint);
      const edge = Math.min(1, rim[i] / 12);
      plate.relief[i] =
        12 * Math.sqrt(1 - (1 - edge) ** 2) +
        noise.fbm(x * 0.004, y * 0.004, 3) * 2 +
        (id === 0 ? 0 : Math.min(1, seam[i] / 3) * 0.35);
      plate.gloss[i] = id === 0 ? 0.5 : 0.72;
    }
  const lit = lightPlate(plate, { reach: 9, occlusion: 0.4, sheen: 0.9 });
  return mount(width, height, lit, plate.cover, { ground: p.ground, lift: 30, seed });
}

function marble(noise: Noise, x: number, y: number, out: [number, number, number]): void {
  const warp = noise.fbm(x * 0.0018 + 3, y * 0.0018, 5);
  const vein = smoothstep(
    0.07,
    0,
    Math.abs(noise.fbm(x * 0.0016 + warp * 1.4, y * 0.0022 - warp, 4)),
  );
  const cloud = noise.fbm(x * 0.006, y * 0.006, 4) * 0.035;
  const k = 1 + cloud - vein * 0.16 - Math.max(0, warp) * 0.1;
  out[0] = 0.83 * k;
  out[1] = 0.8 * k;
  out[2] = 0.745 * k + vein * 0.02;
}

/** The colours of one slice: paler from root to tip, each stone with its own grain. */
function stonePainter(
  { stone, from, to: tip }: Slice,
  to: (p: Point) => Point,
  random: Random,
  noise: Noise,
): (x: number, y: number, out: [number, number, number]) => void {
  const [deep, pale] = stones[stone].map(parseColour);
  const [x0, y0] = to(from);
  const [x1, y1] = to(tip);
  const [dx, dy] = [x1 - x0, y1 - y0];
  const square = dx * dx + dy * dy || 1;
  const shift = random.between(0, 90);
  const tone = 1 + random.bell() * 0.14;
  return (x, y, out) => {
    const along = Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / square));
    const across = ((x - x0) * dy - (y - y0) * dx) / Math.sqrt(square);
    const cloud = noise.fbm(x * 0.012 + shift, y * 0.012 - shift, 5);
    let share = 0.12 + along * 0.75 + cloud * 0.4;
    let light = tone;
    if (stone === 'agate' || stone === 'carnelian') {
      // Bands of growth follow the edge of the pebble.
      share += 0.1 * Math.sin(along * 26 + cloud * 7 + across * 0.02);
    } else if (stone === 'lapis') {
      light *= 1 + Math.max(0, noise.fbm(x * 0.03 + shift, y * 0.03, 4) - 0.25) * 1.4;
    } else if (stone === 'jasper' || stone === 'darkJasper') {
      light *= 1 + noise.fbm(x * 0.05 + shift, y * 0.05, 3) * 0.28;
    } else if (stone === 'shell') {
      share = 0.5 + 0.5 * Math.sin(across * 0.11 + cloud * 6);
    }
    share = Math.max(0, Math.min(1, share));
    for (let c = 0; c < 3; c++) out[c] = (deep[c] + (pale[c] - deep[c]) * share) * light;
    if (stone === 'lapis' && noise.at(x * 0.23 + shift, y * 0.23) > 0.9) {
      out[0] = 0.5;
      out[1] = 0.4;
      out[2] = 0.16;
    }
  };
}
