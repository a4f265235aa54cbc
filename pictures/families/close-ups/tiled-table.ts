import { type Point, polar, smooth } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import { fillShape, type Plate, paintField } from '../../surface/plate.ts';
import type { Lit } from './near.ts';

/** Bracts of bougainvillea lie on tiles where the wind left them, thin, veined and curled at the rim. */
export function strewBracts(tiles: Plate, seed: string): Plate {
  const { width, height, colour, relief, gloss } = tiles;
  const noise = createNoise(`${seed} bracts`);
  const random = createRandom(`${seed} bracts`);
  const places: [x: number, y: number, turn: number, long: number][] = [
    [0.31, 0.44, 0.4, 0.105],
    [0.36, 0.5, 2.5, 0.1],
    [0.3, 0.54, 4.6, 0.108],
    [0.62, 0.3, 1.2, 0.095],
    [0.71, 0.66, 5.2, 0.1],
    [0.52, 0.74, 3.4, 0.09],
    [0.16, 0.7, 0.9, 0.1],
  ];
  for (const [sx, sy, turn, share] of places) {
    const long = share * width;
    const [x0, y0] = [sx * width, sy * height];
    const tone = parseColour(random.next() > 0.4 ? '#c2186f' : '#d4478c');
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const lift = random.between(22, 40);
    for (let y = Math.max(0, y0 - long); y < Math.min(height, y0 + long); y++)
      for (let x = Math.max(0, x0 - long); x < Math.min(width, x0 + long); x++) {
        const [px, py] = [Math.floor(x), Math.floor(y)];
        const u = ((px - x0) * c + (py - y0) * s) / long + 0.5;
        const v = ((py - y0) * c - (px - x0) * s) / long;
        if (u < 0 || u > 1) continue;
        const broad =
          0.42 * Math.sin(Math.PI * u ** 0.72) * (1 - 0.25 * u) +
          noise.fbm(u * 6, turn * 9, 2) * 0.012;
        const inward = broad - Math.abs(v);
        if (inward < 0) continue;
        const i = py * width + px;
        const rib = Math.exp(-((v / 0.012) ** 2));
        const side = Math.abs((((u * 1.3 - Math.abs(v) * 1.5) * 7) % 1) - 0.5);
        const vein = Math.exp(-((side / 0.07) ** 2)) * 0.6;
        const net = noise.cells(u * 26 + turn, v * 26);
        const fine = Math.max(0, 1 - (net[1] - net[0]) * 6) * 0.35;
        const crumple = noise.fbm(u * 5 + turn, v * 7, 4);
        const old =
          smoothstep(0.1, 0, inward) * smoothstep(-0.1, 0.5, noise.fbm(u * 4, v * 4 + turn, 3));
        for (let k = 0; k < 3; k++) {
          let paint = tone[k] * (1 + crumple * 0.4);
          paint += ([0.75, 0.28, 0.5][k] - paint) * (rib * 0.5 + vein * 0.35 + fine * 0.22);
          colour[i * 3 + k] = paint + ([0.34, 0.16, 0.09][k] - paint) * old * 0.6;
        }
        // It touches the table along its rib; the rim stands up.
        relief[i] +=
          10 +
          lift * (v / 0.36) ** 2 +
          lift * 0.7 * (u - 0.4) ** 2 * 3 +
          crumple * 26 -
          rib * 5 -
          vein * 3;
        gloss[i] = 0.14;
      }
  }
  return tiles;
}

/** Sun through leaves: round spots, each an image of the sun, and boughs between them. */
export function castLeaves(lit: Lit, seed: string): Lit {
  const { width, height, sun } = lit;
  const random = createRandom(`${seed} leaves`);
  const size = 900;
  const tall = Math.round((size * height) / width);
  const shade = paintField(size, tall, (brush) => {
    for (let k = 0; k < 96; k++) {
      const at: Point = [random.next() * size, random.next() ** 1.5 * tall * 1.1];
      const turn = random.next() * 6.28;
      const long = random.between(50, 96);
      brush.globalAlpha = 0.9;
      fillShape(
        brush,
        smooth(
          [
            polar(long, turn, at),
            polar(long * 0.5, turn + 0.85, at),
            polar(long * 0.8, turn + 2.7, at),
            polar(long * 0.8, turn - 2.7, at),
            polar(long * 0.5, turn - 0.85, at),
          ],
          true,
          5,
        ),
        '#fff',
      );
    }
  });
  const soft = new Float32Array(shade.length);
  const r = 7;
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < size; x++) {
      let sum = 0;
      let count = 0;
      for (let dy = -r; dy <= r; dy++)
        for (let dx = -r; dx <= r; dx++) {
          if (dx * dx + dy * dy > r * r) continue;
          const [px, py] = [
            Math.min(size - 1, Math.max(0, x + dx)),
            Math.min(tall - 1, Math.max(0, y + dy)),
          ];
          sum += shade[py * size + px];
          count++;
        }
      soft[y * size + x] = sum / count;
    }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x / width) * (size - 1.01), (y / height) * (tall - 1.01)];
      const [iu, iv] = [Math.floor(u), Math.floor(v)];
      const [fu, fv] = [u - iu, v - iv];
      const k = iv * size + iu;
      const shaded =
        (soft[k] * (1 - fu) + soft[k + 1] * fu) * (1 - fv) +
        (soft[k + size] * (1 - fu) + soft[k + size + 1] * fu) * fv;
      const i = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) sun[i + c] *= 1 - shaded * 0.95;
    }
  return lit;
}
