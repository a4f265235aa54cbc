import { type Point, starPolygon } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { parseColour } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import { createPlate, type Plate } from '../../surface/plate.ts';
import { makePaintedTile, type TileParameters } from '../tiles/painted-tile.ts';
import { tileSize } from '../tiles/tile-outline.ts';

export type StarWallParameters = {
  stars: readonly TileParameters[];
  cross: TileParameters;
  columns: number;
  rows: number;
  /** Pixels from one star to the next. */
  spacing: number;
};

/** Radius of a star's points, in pixels of usual size. */
const radius = tileSize * 0.45 * 1.06;
const joint = 9;
const pitch = radius * 2 + joint;

/** A cross as it is left between four stars, less the joint. */
function crossBetween(): Point[] {
  const r = radius - joint * 1.6;
  const arm: Point[] = [
    [-0.293, -0.293],
    [-0.293, -Math.SQRT1_2],
    [0, -1],
    [0.293, -Math.SQRT1_2],
  ];
  return [0, 1, 2, 3].flatMap((k) =>
    arm.map(([x, y]): Point => {
      const [c, s] = [Math.cos((k * Math.PI) / 2), Math.sin((k * Math.PI) / 2)];
      return [tileSize / 2 + (x * c - y * s) * r, tileSize / 2 + (x * s + y * c) * r];
    }),
  );
}

/** Stars and crosses of one kiln set in plaster, no two of them level. */
export function makeStarWall(p: StarWallParameters, seed: string): Plate {
  const close = p.spacing / pitch;
  const random = createRandom(seed);
  const wide = Math.round(p.columns * p.spacing);
  const tall = Math.round(p.rows * p.spacing);
  const wall = createPlate(wide, tall, 0);
  layPlaster(wall, seed);
  const centre: Point = [tileSize / 2, tileSize / 2];
  const outline = starPolygon(8, radius, 0.7654, Math.PI / 8, centre);
  const stars = p.stars.map((one, k) => makePaintedTile(one, `${seed} star ${k}`, close, outline));
  const crosses = [0, 1, 2].map((k) =>
    makePaintedTile(p.cross, `${seed} cross ${k}`, close, crossBetween()),
  );
  for (let row = -1; row <= p.rows; row++)
    for (let column = -1; column <= p.columns; column++) {
      const x = (column + 0.5) * p.spacing;
      const y = (row + 0.5) * p.spacing;
      const star = stars[random.whole(0, stars.length - 1)];
      // A star's points are turned towards its neighbours; four ways up are one to the eye.
      layTile(wall, star, [x, y], Math.PI / 8 + (random.whole(0, 7) * Math.PI) / 4, random.bell);
      const cross = crosses[random.whole(0, crosses.length - 1)];
      const corner: Point = [x + p.spacing / 2, y + p.spacing / 2];
      layTile(wall, cross, corner, (random.whole(0, 3) * Math.PI) / 2, random.bell);
    }
  return wall;
}

function layPlaster({ width, height, colour, relief }: Plate, seed: string): void {
  const noise = createNoise(`${seed} plaster`);
  const lime = parseColour('#cdbf9f');
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const rough = noise.fbm(x * 0.06, y * 0.06, 4);
      const dirt = 0.72 + rough * 0.3 + noise.fbm(x * 0.004, y * 0.004, 3) * 0.2;
      for (let c = 0; c < 3; c++) colour[i * 3 + c] = lime[c] * dirt;
      relief[i] = rough * 2;
    }
}

/** Turned about its middle and bedded as the hand left it: a little high or low, a little askew. */
function layTile(
  wall: Plate,
  tile: Plate,
  [cx, cy]: Point,
  turn: number,
  bell: () => number,
): void {
  const [lift, sx, sy, tone] = [bell() * 2, bell() * 0.009, bell() * 0.009, 1 + bell() * 0.09];
  const askew = turn + bell() * 0.006;
  const [c, s] = [Math.cos(askew), Math.sin(askew)];
  const reach = tile.width * 0.5;
  const from = Math.max(0, Math.floor(cy - reach));
  const to = Math.min(wall.height - 1, Math.ceil(cy + reach));
  for (let y = from; y <= to; y++) {
    const left = Math.max(0, Math.floor(cx - reach));
    const right = Math.min(wall.width - 1, Math.ceil(cx + reach));
    for (let x = left; x <= right; x++) {
      const [dx, dy] = [x - cx, y - cy];
      const u = dx * c + dy * s + reach;
      const v = dy * c - dx * s + reach;
      if (u < 0 || v < 0 || u >= tile.width - 1 || v >= tile.height - 1) continue;
      const [iu, iv] = [u | 0, v | 0];
      const [fu, fv] = [u - iu, v - iv];
      const k = iv * tile.width + iu;
      const at = (field: Float32Array) =>
        (field[k] * (1 - fu) + field[k + 1] * fu) * (1 - fv) +
        (field[k + tile.width] * (1 - fu) + field[k + tile.width + 1] * fu) * fv;
      const cover = at(tile.cover);
      if (cover < 0.02) continue;
      const i = y * wall.width + x;
      for (let n = 0; n < 3; n++) {
        const paint =
          (tile.colour[k * 3 + n] * (1 - fu) + tile.colour[k * 3 + 3 + n] * fu) * (1 - fv) +
          (tile.colour[(k + tile.width) * 3 + n] * (1 - fu) +
            tile.colour[(k + tile.width) * 3 + 3 + n] * fu) *
            fv;
        wall.colour[i * 3 + n] += (paint * tone - wall.colour[i * 3 + n]) * cover;
      }
      const height = at(tile.relief) + 6 + lift + sx * dx + sy * dy;
      wall.relief[i] += (height - wall.relief[i]) * cover;
      wall.gloss[i] += (at(tile.gloss) - wall.gloss[i]) * cover;
      wall.metal[i] += (at(tile.metal) - wall.metal[i]) * cover;
    }
  }
}
