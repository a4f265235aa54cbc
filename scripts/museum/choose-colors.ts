import {
  contrast,
  luminance,
  readableContrast,
  readablePairs,
} from '#app/design/color-contrast.ts';

/** The four colors of a museum: `#1a2b3c`. */
export interface MuseumColors {
  /** Of titles, dark grounds and most accents. */
  readonly main: string;
  readonly second: string;
  /** A light one: of what is to be seen first. */
  readonly bright: string;
  readonly accent: string;
}

export type Palette = Readonly<Record<string, string>>;

/** The names of the palette that follow each color; the color itself comes first. */
const shades: Readonly<Record<keyof MuseumColors, readonly [string, ...string[]]>> = {
  main: ['blueDark', 'blueNight', 'blue', 'blueSky', 'blueMist'],
  second: ['green', 'greenDeep', 'greenGlaze', 'greenMist'],
  bright: ['yellow', 'yellowDeep', 'yellowLight', 'yellowMist'],
  accent: ['fuchsia', 'fuchsiaDeep', 'fuchsiaLight', 'fuchsiaMist'],
};

export interface ChosenColors {
  readonly palette: Palette;
  /** Colors that could not be taken as they are, since text would be hard to read. */
  readonly changed: readonly { readonly wanted: string; readonly taken: string }[];
}

/**
 * A palette with the hues of a museum and the luminances of the one that it replaces, so that every text
 * stays as readable as it was. The four colors themselves are taken as they are where that can be read.
 */
export function chooseColors(palette: Palette, colors: MuseumColors): ChosenColors {
  const chosen: Record<string, string> = { ...palette };
  const changed: { wanted: string; taken: string }[] = [];
  for (const [name, [own, ...others]] of Object.entries(shades)) {
    const wanted = colors[name as keyof MuseumColors].toLowerCase();
    for (const shade of [own, ...others]) {
      chosen[shade] = withLuminance(wanted, luminance(palette[shade] ?? '#000000'));
    }
    const withWanted = { ...chosen, [own]: wanted };
    if (listUnreadable(withWanted).length === 0) chosen[own] = wanted;
    else if (chosen[own] !== wanted) changed.push({ wanted, taken: chosen[own] ?? wanted });
  }
  return { palette: chosen, changed };
}

/** Pairs of the palette that are too hard to read. */
export const listUnreadable = (palette: Palette): readonly (readonly [string, string])[] =>
  readablePairs.filter(
    ([text, ground]) =>
      contrast(palette[text] ?? '#000000', palette[ground] ?? '#000000') < readableContrast,
  );

/** The hue and saturation of a color, as light as wanted. */
function withLuminance(color: string, wanted: number): string {
  const { hue, saturation } = toHsl(color);
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (luminance(toHex(hue, saturation, middle)) < wanted) low = middle;
    else high = middle;
  }
  // Rounded to the side that keeps a dark color dark and a light one light.
  return toHex(hue, saturation, wanted < 0.18 ? low : high);
}

function toHsl(color: string): { hue: number; saturation: number } {
  const [red = 0, green = 0, blue = 0] = (color.slice(1).match(/../g) ?? []).map(
    (pair) => Number.parseInt(pair, 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least;
  if (range === 0) return { hue: 0, saturation: 0 };
  const hues = {
    [blue]: 4 + (red - green) / range,
    [green]: 2 + (blue - red) / range,
    [red]: (((green - blue) / range) % 6) + 6,
  };
  const sum = most + least;
  return { hue: (hues[most] ?? 0) % 6, saturation: range / (sum > 1 ? 2 - sum : sum) };
}

/** @param hue 0 to 6 */
function toHex(hue: number, saturation: number, lightness: number): string {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (from: number) => {
    const place = (from + hue * 2) % 12;
    const value = lightness - chroma * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
