import * as palette from '#brand/palette.ts';
import { findStarLines, toStarOutline } from './star-lines.ts';
import { type Fold, findTiling, folds, type Point } from './tilings.ts';

/** Colours of a pattern; names of the site's pigments. */
export const palettes = {
  lapis: {
    ground: palette.blue,
    star: palette.blueDark,
    filler: palette.yellow,
    line: palette.blueNight,
    strap: palette.plaster,
    tiling: palette.blueSky,
  },
  glaze: {
    ground: palette.greenGlaze,
    star: palette.green,
    filler: palette.yellowLight,
    line: palette.greenDeep,
    strap: palette.plaster,
    tiling: palette.yellowLight,
  },
  saffron: {
    ground: palette.yellow,
    star: palette.yellowDeep,
    filler: palette.yellowMist,
    line: palette.ink,
    strap: palette.yellowMist,
    tiling: palette.fuchsia,
  },
  hibiscus: {
    ground: palette.fuchsiaLight,
    star: palette.fuchsia,
    filler: palette.yellowLight,
    line: palette.fuchsiaDeep,
    strap: palette.white,
    tiling: palette.blueNight,
  },
  plaster: {
    ground: palette.plaster,
    star: palette.sand,
    filler: palette.white,
    line: palette.charcoal,
    strap: palette.yellow,
    tiling: palette.fuchsia,
  },
} as const;

export type PaletteName = keyof typeof palettes;

/** Everything that decides a pattern; all of it fits an address. */
export interface PatternChoice {
  readonly fold: Fold;
  /** Between a line and the edge it leaves, whole degrees. */
  readonly angle: number;
  readonly palette: PaletteName;
  /** Great stars across the picture, 2 to 9. */
  readonly stars: number;
  /** Whether the polygons that the lines grow from are seen too. */
  readonly showsTiling: boolean;
}

/** At 30° the lines of a hexagon lie on each other; above 80° stars become needles. */
export const angleRange = { min: 36, max: 80 } as const;
/**
 * Where the great stars of a tiling are stars: below, their points are so blunt that one sees the polygons between
 * them; above, the stars are needles around which nothing lies. With ten points the lines across the narrow ends of a
 * bow tie are straight at 72° and may bend a little only.
 */
export const starAngles: Readonly<Record<Fold, { readonly min: number; readonly max: number }>> = {
  6: { min: 58, max: 72 },
  8: { min: 66, max: 76 },
  10: { min: 70, max: 74 },
  12: { min: 62, max: 78 },
};
export const starsRange = { min: 2, max: 9 } as const;

export const firstPattern: PatternChoice = {
  fold: 12,
  angle: 70,
  palette: 'lapis',
  stars: 4,
  showsTiling: false,
};

/** The parameters of an address that say something of a pattern. */
export const patternParameters = ['fold', 'angle', 'palette', 'stars', 'tiling'] as const;

/** Reads a pattern from an address. Missing or wrong values are those of the first pattern. */
export function parsePattern(parameters: URLSearchParams): PatternChoice {
  const whole = (name: string, { min, max }: { min: number; max: number }, otherwise: number) => {
    const text = parameters.get(name);
    const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
    return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value))) : otherwise;
  };
  const palette = parameters.get('palette') ?? '';
  return {
    fold: folds.find((fold) => String(fold) === parameters.get('fold')) ?? firstPattern.fold,
    angle: whole('angle', angleRange, firstPattern.angle),
    palette: Object.hasOwn(palettes, palette) ? (palette as PaletteName) : firstPattern.palette,
    stars: whole('stars', starsRange, firstPattern.stars),
    showsTiling: parameters.get('tiling') === 'shown',
  };
}

/** The query of a pattern's one address, without the question mark. */
export const toPatternQuery = (choice: PatternChoice): string => {
  const { fold, angle, palette, stars, showsTiling } = choice;
  return new URLSearchParams({
    fold: String(fold),
    angle: String(angle),
    palette,
    stars: String(stars),
    ...(showsTiling && { tiling: 'shown' }),
  }).toString();
};

/**
 * A pattern as shapes of an SVG with `viewBox="0 0 1000 1000"`: one repeating piece, and the places
 * where it stands.
 */
export interface DrawnPattern {
  readonly colors: (typeof palettes)[PaletteName];
  /** Path data of one piece around 0, 0. */
  readonly stars: string;
  readonly fillers: string;
  readonly lines: string;
  /** Outlines of the polygons that the lines grow from; empty where they are not to be seen. */
  readonly tiling: string;
  readonly tilingWidth: number;
  /** The lines are straps: a wide dark band and a narrow light one on it. */
  readonly lineWidth: number;
  readonly strapWidth: number;
  readonly places: readonly Point[];
}

export const patternSide = 1000;

/** Draws a pattern. The same choice gives the same shapes everywhere. */
export function drawPattern(choice: PatternChoice): DrawnPattern {
  const { tiles, steps } = findTiling(choice.fold);
  const angle = (choice.angle * Math.PI) / 180;
  const scale = patternSide / (choice.stars * Math.hypot(steps[0].x, steps[0].y));
  const write = ({ x, y }: Point) => `${round(x * scale)} ${round(-y * scale)}`;
  const outlines = { star: '', filler: '' };
  let lines = '';
  for (const tile of tiles) {
    const starLines = findStarLines(tile, angle);
    const outline = toStarOutline(starLines);
    if (outline) outlines[tile.role] += `M${outline.map(write).join('L')}Z`;
    lines += starLines
      .map(({ from, bend, to }) => `M${[from, bend, to].map(write).join('L')}`)
      .join('');
  }
  return {
    colors: palettes[choice.palette],
    stars: outlines.star,
    fillers: outlines.filler,
    lines,
    tiling: choice.showsTiling
      ? tiles.map(({ corners }) => `M${corners.map(write).join('L')}Z`).join('')
      : '',
    tilingWidth: round(scale * 0.022),
    lineWidth: round(scale * 0.11),
    strapWidth: round(scale * 0.055),
    places: listPlaces(steps, scale),
  };
}

/** The positions of the piece that fill the picture, with a margin of one piece around it. */
function listPlaces([u, v]: readonly [Point, Point], scale: number): Point[] {
  const reach = patternSide / scale / 2 + Math.max(Math.hypot(u.x, u.y), Math.hypot(v.x, v.y));
  const most = Math.ceil((2 * reach) / Math.min(Math.hypot(u.x, u.y), Math.hypot(v.x, v.y))) + 1;
  const places: Point[] = [];
  for (let a = -most; a <= most; a += 1) {
    for (let b = -most; b <= most; b += 1) {
      const x = a * u.x + b * v.x;
      const y = a * u.y + b * v.y;
      if (Math.abs(x) > reach || Math.abs(y) > reach) continue;
      places.push({ x: round(patternSide / 2 + x * scale), y: round(patternSide / 2 - y * scale) });
    }
  }
  return places;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The pattern as a file of its own. */
export function toSvg(choice: PatternChoice): string {
  const drawn = drawPattern(choice);
  const { colors, stars, fillers, lines, tiling, lineWidth, strapWidth, places } = drawn;
  const everywhere = (id: string) =>
    places.map(({ x, y }) => `<use href="#${id}" x="${x}" y="${y}"/>`).join('');
  const stroke = (color: string, width: number) =>
    `<g fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${everywhere('lines')}</g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${patternSide} ${patternSide}" width="${patternSide}" height="${patternSide}">`,
    `<defs><path id="fillers" d="${fillers}"/><path id="stars" d="${stars}"/><path id="lines" d="${lines}"/>${tiling && `<path id="tiling" d="${tiling}"/>`}</defs>`,
    `<rect width="${patternSide}" height="${patternSide}" fill="${colors.ground}"/>`,
    `<g fill="${colors.filler}">${everywhere('fillers')}</g>`,
    `<g fill="${colors.star}">${everywhere('stars')}</g>`,
    stroke(colors.line, lineWidth),
    stroke(colors.strap, strapWidth),
    tiling &&
      `<g fill="none" stroke="${colors.tiling}" stroke-width="${drawn.tilingWidth}">${everywhere('tiling')}</g>`,
    '</svg>',
  ].join('');
}
