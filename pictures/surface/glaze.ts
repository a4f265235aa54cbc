import { createRandom } from '../geometry/random.ts';
import { type Colour, parseColour } from './colour.ts';
import { type Field, smoothstep } from './field.ts';
import { createNoise } from './noise.ts';
import type { Plate } from './plate.ts';

export type Glaze = {
  colour: string;
  /** Where the glaze lies thin, at edges and high points; by default a paler shade. */
  thin?: string;
  /** Unglazed: brick, plaster. */
  matte?: boolean;
};

export type GlazeSetting = {
  seed: string;
  /** Half width of the joint in pixels; 0 for glazes that lie on one tile. */
  joint: number;
  jointColour: string;
  /** Height of the rounded pieces in pixels. */
  pillow: number;
  /** Width over which a piece rounds off. */
  rim: number;
  /** How unevenly the pieces are set, 0 to 1. */
  tilt?: number;
  /** Share of damage at the edges, 0 to 1. */
  wear?: number;
  body?: string;
  /** Size of the crackle's cells in pixels; 0 for none. */
  crackle?: number;
  gloss?: number;
};

/** Covers every numbered piece with its glaze: pooled, crackled, tilted and chipped as by hand. */
export function glazePieces(
  plate: Plate,
  ids: Int32Array,
  seams: Field,
  choose: (id: number) => Glaze | null,
  setting: GlazeSetting,
): void {
  const { width, height, colour, relief, gloss } = plate;
  const { joint, pillow, rim, tilt = 0.5, wear = 0.3, crackle = 0, seed } = setting;
  const noise = createNoise(seed);
  const random = createRandom(seed);
  const mortar = parseColour(setting.jointColour);
  const body = parseColour(setting.body ?? '#c9a27c');
  const shine = setting.gloss ?? 0.75;
  type Piece = { deep: Colour; thin: Colour; sx: number; sy: number; tone: number; matte: boolean };
  const pieces = new Map<number, Piece | null>();
  const pieceOf = (id: number): Piece | null => {
    const known = pieces.get(id);
    if (known !== undefined) return known;
    const glaze = choose(id);
    const slope = 0.055 * tilt;
    const made = glaze && {
      deep: parseColour(glaze.colour),
      thin: glaze.thin
        ? parseColour(glaze.thin)
        : (parseColour(glaze.colour).map((v) => v * 1.5 + 0.03) as unknown as Colour),
      sx: random.bell() * slope,
      sy: random.bell() * slope,
      tone: 1 + random.bell() * 0.2,
      matte: glaze.matte ?? false,
    };
    pieces.set(id, made);
    return made;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const piece = pieceOf(ids[i]);
      const ragged =
        seams[i] + noise.at(x * 0.22, y * 0.22) * 0.7 + noise.at(x * 0.05, y * 0.05) * 0.5;
      const rough = noise.fbm(x * 0.09, y * 0.09, 4);
      if (!piece || ragged < joint) {
        const dust = 0.86 + rough * 0.3;
        for (let c = 0; c < 3; c++) colour[i * 3 + c] = mortar[c] * dust;
        relief[i] = rough * 1.4;
        gloss[i] = 0;
        continue;
      }
      const inside = ragged - joint;
      const round = Math.min(1, inside / rim);
      const swell = Math.sqrt(1 - (1 - round) * (1 - round));
      const cloud = noise.fbm(x * 0.011 + ids[i] * 3.1, y * 0.011, 4);
      const depth =
        Math.max(0, Math.min(1, 0.74 + cloud * 0.55)) * smoothstep(-0.1, 0.55, round + cloud * 0.1);
      const mottle = piece.tone * (1 + noise.fbm(x * 0.05, y * 0.05, 3) * 0.09);
      for (let c = 0; c < 3; c++)
        colour[i * 3 + c] = (piece.thin[c] + (piece.deep[c] - piece.thin[c]) * depth) * mottle;
      relief[i] =
        pillow * swell +
        piece.sx * x +
        piece.sy * y +
        cloud * 2.2 +
        noise.at(x * 0.035, y * 0.035) * 0.6;
      gloss[i] = piece.matte ? 0.04 : shine * (0.85 + cloud * 0.3);
      // Chips: the body shows where an edge was struck, in a few places and not everywhere.
      const struck = noise.fbm(x * 0.018 + 40, y * 0.018, 3) - 0.62 + wear * 0.42;
      if (struck > 0 && inside < 2 + struck * 60 * (0.6 + rough)) {
        const crumb = 0.8 + rough * 0.4;
        for (let c = 0; c < 3; c++) colour[i * 3 + c] = body[c] * crumb;
        relief[i] -= 2.5 - rough * 2;
        gloss[i] = 0.02;
      } else if (crackle > 0) {
        const [near, second] = noise.cells(x / crackle + cloud * 0.6, y / crackle + rough * 0.25);
        const line = smoothstep(0.045, 0.0, second - near) * (0.35 + cloud * 0.5);
        if (line > 0) for (let c = 0; c < 3; c++) colour[i * 3 + c] *= 1 - line * 0.4;
      }
    }
  }
}
