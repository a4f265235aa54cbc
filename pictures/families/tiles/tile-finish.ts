import { parseColour } from '../../surface/colour.ts';
import { blur, type Field, smoothstep } from '../../surface/field.ts';
import { lustreShare } from '../../surface/lustre.ts';
import { createNoise, type Noise } from '../../surface/noise.ts';
import type { Plate } from '../../surface/plate.ts';
import { layCord } from './dry-cord.ts';
import type { TileParameters } from './painted-tile.ts';
import { tileSize } from './tile-outline.ts';

const flashColour = parseColour('#d9a24e');

/** What lies under the finish: inside 1 on the tile, paint 1 where painted, rim the distance to its edge. */
export type Painted = { inside: Field; paint: Field; rim: Field; canvas: Uint8ClampedArray };

/** Rounds, glazes and chips the painted tile. */
export function finishTile(
  plate: Plate,
  painted: Painted,
  p: TileParameters,
  seed: string,
  close: number,
): void {
  const { width, height, colour, relief, gloss, cover, metal } = plate;
  const { inside, paint, rim } = painted;
  const noise = createNoise(seed);
  const raised = blur(paint, width, height, (p.soft ?? 2) * close);
  const cord = p.cord && p.line ? layCord(plate, painted.canvas, p.line, seed, close) : null;
  const body = parseColour(p.body ?? '#d8c3a0');
  const glaze = parseColour(p.glaze);
  const wear = p.wear ?? 0.3;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      cover[i] = inside[i];
      if (inside[i] === 0) continue;
      const x = column / close;
      const y = row / close;
      const far = rim[i] / close;
      const cloud = noise.fbm(x * 0.006, y * 0.006, 5);
      const fine = noise.fbm(x * 0.07, y * 0.07, 3);
      const grit = noise.fbm(x * 0.5, y * 0.5, 3);
      const edge = Math.min(1, far / 16);
      // Colours lie thinner near the edge, where the glaze draws back in the fire.
      const tone = 1 + cloud * (p.lustre ? 0.14 : 0.06) + fine * 0.03 - (1 - edge) * 0.1;
      for (let c = 0; c < 3; c++) colour[i * 3 + c] *= tone;
      if (p.pooled) {
        const deep = smoothstep(-0.3, 0.45, noise.fbm(x * 0.0028 + 3, y * 0.0028, 4) + cloud * 0.5);
        const thin = (1 - edge) * 0.5 + (1 - deep) * 0.25;
        for (let c = 0; c < 3; c++) {
          const i3 = i * 3 + c;
          colour[i3] *= 1 - p.pooled * deep * (c === 0 ? 0.9 : 0.5);
          colour[i3] += (body[c] - colour[i3]) * thin * p.pooled;
        }
        relief[i] += deep * p.pooled * 6;
      }
      relief[i] +=
        14 * Math.sqrt(1 - (1 - edge) ** 2) +
        (p.raised ?? 0.8) * raised[i] +
        cloud * 4 +
        noise.at(x * 0.02, y * 0.02) * 0.6;
      gloss[i] = (p.matte ? 0.02 : 0.8 + cloud * 0.2) * (cord ? cord[i] : 1);
      if (p.lustre && paint[i] > 0.4)
        silver(plate, noise, i, x, y, { cloud, fine, grit, glaze, paint: paint[i] });
      const struck = noise.fbm(x * 0.009 + 40, y * 0.009, 4) - 0.55 + wear * 0.4;
      const deep = struck * 90 * (0.7 + fine) - far * 0.9 + 3 + grit * 1.5;
      if (deep > 0 && struck > 0) {
        // The body is sandy; a pale lip of slip stands between it and the glaze.
        const lip = smoothstep(2.2, 0.4, deep);
        const crumb = 0.82 + fine * 0.35 + grit * 0.3 + lip * 0.25;
        for (let c = 0; c < 3; c++) colour[i * 3 + c] = body[c] * crumb;
        relief[i] -= Math.min(9, deep * 0.6) - fine * 3 - grit * 1.6;
        gloss[i] = 0.03;
        metal[i] = 0;
      }
      if (p.matte) {
        const sand = noise.fbm(x * 0.32, y * 0.32, 3);
        for (let c = 0; c < 3; c++) colour[i * 3 + c] *= 1 + sand * 0.22 + fine * 0.08;
        relief[i] += sand * 1.6;
      }
    }
  }
  if (close !== 1) for (let i = 0; i < relief.length; i++) relief[i] *= close;
}

type Skin = {
  cloud: number;
  fine: number;
  grit: number;
  glaze: readonly [number, number, number];
  paint: number;
};

/** A skin of metal: brown where it turns away, gold and a little violet where it answers light. */
function silver(plate: Plate, noise: Noise, i: number, x: number, y: number, s: Skin): void {
  const { colour, metal, relief } = plate;
  const share =
    lustreShare(colour[i * 3], colour[i * 3 + 1], colour[i * 3 + 2], 0.4, 0.75) * s.paint;
  if (share === 0) return;
  const flash = smoothstep(
    -0.35,
    0.55,
    noise.fbm(x * 0.0032 + 9, y * 0.0032, 4) + (tileSize - x - y) / (tileSize * 2.6) + s.fine * 0.1,
  );
  const brushed = noise.fbm(x * 0.012, y * 0.06, 3) * 0.22 + s.grit * 0.12;
  // Rubbed through on what stands high, so that the glaze shows in specks.
  const rubbed = smoothstep(0.42, 0.7, noise.fbm(x * 0.03 + 50, y * 0.03, 4) + s.grit * 0.4) * 0.24;
  // Thin films of copper turn violet and green by turns.
  const film = noise.fbm(x * 0.0075 + 21, y * 0.0075, 3);
  const tint = [1 + 0.1 * film, 1 - 0.06 * film, 1 + 0.5 * Math.abs(film)];
  for (let c = 0; c < 3; c++) {
    const k = i * 3 + c;
    const bright = flashColour[c] * (0.8 + s.fine * 0.2);
    colour[k] += (bright - colour[k]) * share * flash * 0.46;
    colour[k] *= 1 + (brushed + (tint[c] - 1) * 0.8) * share;
    colour[k] += (s.glaze[c] - colour[k]) * share * rubbed;
  }
  metal[i] = share * (0.3 + 0.45 * flash) * (1 - rubbed);
  relief[i] += share * (0.3 + s.grit * 0.3);
}
