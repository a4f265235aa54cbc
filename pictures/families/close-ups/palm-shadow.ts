import { type Point, polar } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { blur, type Field } from '../../surface/field.ts';
import { type Plate, paintField, strokeLine } from '../../surface/plate.ts';
import { makeLimeWall } from './flat-matter.ts';

/** Where tiles end under the lime, as a share of the wall's height. */
const dado = 0.66;

/** A lime-washed wall over a dado of tiles, with a ledge of stone between; its foot has seen rain. */
export function makeDado(seed: string, tiles: Plate): Plate {
  const wall = makeLimeWall(seed, '#e0d2b6', 0.35);
  const { width, height, colour, relief, gloss } = wall;
  const line = Math.round(height * dado);
  for (let i = 0; i < relief.length; i++) relief[i] *= 0.55;
  for (let y = line - 74; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (y < line) {
        // The ledge stands out, and its upper edge is worn round.
        const in1 = Math.min(1, (y - line + 74) / 22);
        relief[i] = relief[i] * 0.5 + 56 * Math.sqrt(1 - (1 - in1) ** 2);
        for (let c = 0; c < 3; c++) colour[i * 3 + c] *= [0.9, 0.86, 0.78][c];
        continue;
      }
      const k = Math.min(tiles.height - 1, y - line) * tiles.width + (x % tiles.width);
      for (let c = 0; c < 3; c++) colour[i * 3 + c] = tiles.colour[k * 3 + c];
      relief[i] = tiles.relief[k] - 8;
      gloss[i] = tiles.gloss[k];
    }
  return wall;
}

/** How much sun comes through fronds of palms, near ones sharp and far ones soft: 1 between them. */
export function castFronds(size: number, seed: string): Field {
  const random = createRandom(`${seed} fronds`);
  const open = new Float32Array(size * size).fill(1);
  for (const [count, soft, reach] of [
    [3, 0.007, 0.62],
    [4, 0.002, 0.56],
  ]) {
    const shade = paintField(size, size, (brush) => {
      brush.lineCap = 'round';
      for (let k = 0; k < count; k++) {
        const root: Point = [
          size * (0.06 + random.next() * 0.3),
          size * (0.02 + random.next() * 0.34),
        ];
        const angle = -0.25 + k * (1.15 / count) + random.bell() * 0.12;
        const long = size * reach * (0.85 + random.next() * 0.3);
        let at = root;
        let way = angle;
        const rib: Point[] = [at];
        for (let n = 0; n < 48; n++) {
          at = polar(long / 48, way, at);
          way += 0.011 + n * 0.0006;
          rib.push(at);
          for (const side of [-1, 1]) {
            if (n < 5) continue;
            const t = n / 48;
            const leaf = size * 0.17 * Math.sin(Math.PI * (0.12 + t * 0.82)) ** 0.7;
            const lean = way + side * (0.95 - t * 0.5) + random.bell() * 0.05;
            const mid = polar(leaf * 0.55, lean, at);
            const tip = polar(leaf * 0.45, lean + 0.22 + random.bell() * 0.08, mid);
            strokeLine(brush, [at, mid], '#fff', size * 0.0062);
            strokeLine(brush, [mid, tip], '#fff', size * 0.0036);
          }
        }
        strokeLine(brush, rib, '#fff', size * 0.007);
      }
    });
    const soften = blur(shade, size, size, soft * size);
    for (let i = 0; i < open.length; i++) open[i] *= 1 - soften[i] * 0.96;
  }
  return open;
}
