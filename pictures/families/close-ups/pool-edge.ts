import { createRandom } from '../../geometry/random.ts';
import { parseColour } from '../../surface/colour.ts';
import { blur, smoothstep } from '../../surface/field.ts';
import { createNoise, type Noise } from '../../surface/noise.ts';
import { createPlate, type Plate } from '../../surface/plate.ts';

const wide = 3600;
const tall = 2500;
/** Where the stone ends and the water begins, from the top; both run on to the sides. */
const brink = 1020;
/** From one joint of the coping to the next. */
const slab = 1120;

/** The worn coping of a pool, and its tiled floor through moving water. */
export function makePoolEdge(seed: string, floor: Plate): Plate {
  const plate = createPlate(wide, tall, 0.03);
  const noise = createNoise(seed);
  const waves = blur(
    Float32Array.from({ length: wide * tall }, (_, i) => {
      const [x, y] = [i % wide, (i / wide) | 0];
      const bend = noise.fbm(x * 0.0011, y * 0.0016, 3);
      return noise.fbm(x * 0.0024 + bend, y * 0.0042 + bend, 4) * 46 + bend * 60;
    }),
    wide,
    tall,
    5,
  );
  const wetness = splash(seed, noise);
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      // Two generations of feet and hands have worn the edge.
      const edge = brink + noise.fbm(x * 0.0016, 3, 3) * 26 + noise.fbm(x * 0.02, 9, 3) * 6;
      if (y < edge) layStone(plate, noise, wetness, x, y, edge - y);
      else layWater(plate, noise, floor, waves, x, y, y - edge);
    }
  return plate;
}

/** How far the stone has drunk: what has been thrown onto it, by its place, from 0 to 1. */
function splash(seed: string, noise: Noise): Float32Array {
  const random = createRandom(`${seed} splashes`);
  const wet = new Float32Array(wide * (brink + 60));
  const drop = (cx: number, cy: number, r: number, full: number) => {
    const reach = r * 1.5 + 12;
    for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(brink + 60, cy + reach); y++)
      for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(wide, cx + reach); x++) {
        const lobes =
          noise.fbm(x * 0.011, y * 0.013, 3) * 0.5 + noise.fbm(x * 0.06, y * 0.06, 2) * 0.08;
        const inside = r * (1 + lobes) - Math.hypot(x - cx, (y - cy) * 1.15);
        const i = y * wide + x;
        wet[i] = Math.max(wet[i], smoothstep(-7, 12 + r * 0.16, inside) * full);
      }
  };
  // Each was thrown by one hand: a pool where it fell, and drops that flew on from it.
  for (const [x, y, r, full] of [
    [420, 860, 150, 1],
    [660, 930, 95, 0.9],
    [1330, 830, 150, 0.9],
    [1930, 760, 200, 1],
    [2160, 880, 130, 1],
    [2620, 900, 90, 0.45],
    [3080, 880, 150, 0.75],
  ]) {
    drop(x, y, r, full);
    const way = random.between(-0.9, 0.9);
    for (let k = 0; k < r * 0.34; k++) {
      const far = r * (0.8 + 2.4 * random.next() ** 1.6);
      const a = way + random.bell() * 0.8;
      const size = random.between(7, 34) * (1.25 - far / (r * 4));
      drop(
        x + Math.sin(a) * far,
        y - Math.cos(a) * far * 0.8,
        Math.max(2.5, size),
        full * random.between(0.6, 1),
      );
    }
  }
  return wet;
}

const stone = parseColour('#cbb894');
const grime = parseColour('#5d5138');

function layStone(
  plate: Plate,
  noise: Noise,
  splashes: Float32Array,
  x: number,
  y: number,
  inward: number,
): void {
  const i = y * wide + x;
  const row = y < 250 ? 1 : 0;
  const off = noise.at(row * 7.1, 3) * 300 + row * 560;
  const along = (((x + off) % slab) + slab) % slab;
  const wander = noise.fbm(y * 0.01, x * 0.0005, 3) * 10;
  const joint = Math.min(
    Math.abs(along - slab / 2 + wander),
    Math.abs(y - 250 + noise.fbm(x * 0.008, 1, 3) * 12),
  );
  const open = 1 - smoothstep(4, 13, joint + noise.fbm(x * 0.05, y * 0.05, 2) * 5);
  const block = noise.at(Math.floor((x + off + slab / 2) / slab) * 5.3, row * 9.7);
  const cloud = noise.fbm(x * 0.0022, y * 0.004, 5);
  const grain = noise.fbm(x * 0.09, y * 0.09, 4);
  const bed = noise.fbm(x * 0.003, y * 0.03, 3);
  const hole = smoothstep(0.43, 0.6, noise.fbm(x * 0.02, y * 0.03, 4) + cloud * 0.24);
  // Ripples keep the lip wet, and dirt stays where what was thrown has dried.
  const lip = inward - 104 - noise.fbm(x * 0.005, 5, 4) * 84 - grain * 16;
  const drunk = splashes[i] * (1 - grain * 0.25);
  const wet = Math.max(1 - smoothstep(-20, 46, lip), drunk);
  const tide =
    Math.exp(-(((drunk - 0.24) / 0.14) ** 2)) * 0.16 + Math.exp(-(((lip - 60) / 26) ** 2)) * 0.14;
  const round = Math.min(1, inward / 70);
  for (let c = 0; c < 3; c++) {
    let paint = stone[c] * (1 + block * 0.1 + cloud * 0.24 + grain * 0.14 + bed * 0.1);
    paint += (grime[c] - paint) * Math.min(0.85, open * 0.8 + hole * 0.5 + tide);
    plate.colour[i * 3 + c] = paint * (1 - wet * [0.56, 0.6, 0.66][c]);
  }
  plate.relief[i] =
    90 * Math.sqrt(1 - (1 - round) ** 2) +
    block * 5 +
    cloud * 16 +
    grain * 3.2 +
    bed * 4 -
    hole * 9 -
    open * 14;
  plate.gloss[i] = 0.04 + wet * 0.42 * (1 - open);
}

const deep = [0.2, 0.56, 0.64];

function layWater(
  plate: Plate,
  noise: Noise,
  floor: Plate,
  waves: Float32Array,
  x: number,
  y: number,
  out: number,
): void {
  const i = y * wide + x;
  const right = waves[i + (x + 4 < wide ? 4 : 0)] - waves[i - (x > 3 ? 4 : 0)];
  const under = waves[i + (y + 4 < tall ? 4 * wide : 0)] - waves[i - 4 * wide];
  // What lies below is seen where the wave bends the look to.
  const fx = mirror(x + right * 7, floor.width);
  const fy = mirror(y - brink + under * 7 + 60, floor.height);
  const k = (fy * floor.width + fx) * 3;
  const light = threads(noise, x, y);
  const shelf = 0.75 + 0.25 * smoothstep(0, 500, out);
  for (let c = 0; c < 3; c++)
    plate.colour[i * 3 + c] =
      floor.colour[k + c] * (deep[c] / shelf) * (0.42 + light * 1.7) + [0.002, 0.008, 0.01][c];
  plate.relief[i] = waves[i] * 0.5 - 70;
  plate.gloss[i] = 0.9;
}

function mirror(at: number, size: number): number {
  const folded = Math.abs(Math.round(at)) % (size * 2 - 2);
  return folded < size ? folded : size * 2 - 2 - folded;
}

/** Light that waves gather on the floor into a net of threads. */
function threads(noise: Noise, x: number, y: number): number {
  const bend = noise.fbm(x * 0.0016 + 30, y * 0.0022, 3) * 1.1;
  let sum = 0;
  for (const [scale, share] of [
    [0.0034, 1],
    [0.0061, 0.55],
  ]) {
    const [near, next] = noise.cells(x * scale + bend, y * scale * 1.5 - bend);
    sum += Math.exp(-(next - near) * 9) * share;
  }
  return sum;
}
