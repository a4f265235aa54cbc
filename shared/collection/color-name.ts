import type { TextByLanguage } from '#shared/languages/localized-text.ts';
import { toOklab } from '#shared/pictures/oklab.ts';

/** The colors visitors choose from, in the order of the rainbow, then the quiet ones. */
export const colorLabels = {
  red: { en: 'Red', es: 'Rojo', haw: 'ʻUlaʻula' },
  orange: { en: 'Orange', es: 'Naranja', haw: 'ʻAlani' },
  yellow: { en: 'Yellow', es: 'Amarillo', haw: 'Melemele' },
  green: { en: 'Green', es: 'Verde', haw: 'ʻŌmaʻomaʻo' },
  turquoise: { en: 'Turquoise', es: 'Turquesa', haw: 'Polū ʻōmaʻomaʻo' },
  blue: { en: 'Blue', es: 'Azul', haw: 'Polū' },
  purple: { en: 'Purple', es: 'Morado', haw: 'Poni' },
  pink: { en: 'Pink', es: 'Rosa', haw: 'ʻĀkala' },
  brown: { en: 'Brown', es: 'Marrón', haw: 'Palaunu' },
  beige: { en: 'Beige', es: 'Beige', haw: 'Kalima' },
  white: { en: 'White', es: 'Blanco', haw: 'Keʻokeʻo' },
  gray: { en: 'Gray', es: 'Gris', haw: 'ʻĀhinahina' },
  black: { en: 'Black', es: 'Negro', haw: 'ʻEleʻele' },
} as const satisfies Record<string, TextByLanguage>;

export type ColorName = keyof typeof colorLabels;

/** The end of each hue, in degrees of OKLCH. */
const hues: readonly (readonly [below: number, name: ColorName])[] = [
  [12, 'pink'],
  [40, 'red'],
  [75, 'orange'],
  [115, 'yellow'],
  [160, 'green'],
  [220, 'turquoise'],
  [285, 'blue'],
  [330, 'purple'],
  [361, 'pink'],
];

/**
 * The everyday name of a color.
 * @param hex `#rrggbb`
 * @returns null when it is something else
 */
export function toColorName(hex: string): ColorName | null {
  if (!/^#[\da-f]{6}$/i.test(hex)) return null;
  const { lightness, chroma, hue } = toOklch(Number.parseInt(hex.slice(1), 16));
  if (lightness < 0.24) return 'black';
  const isWarm = hue >= 40 && hue < 115;
  if (chroma < leastChroma(lightness, isWarm)) return lightness > 0.8 ? 'white' : 'gray';
  if (isWarm && chroma < 0.06 && lightness > 0.72) return lightness > 0.95 ? 'white' : 'beige';
  if (hue >= 25 && hue < 115 && lightness < 0.62 && chroma < 0.14) return 'brown';
  if (isWarm && chroma < 0.06) return 'brown';
  const name = hues.find(([below]) => hue < below)?.[1] ?? 'pink';
  return name === 'red' && lightness > 0.72 ? 'pink' : name;
}

/** Below it a color is none. White glaze is bluish in the shade, and stays white; paper is beige. */
function leastChroma(lightness: number, isWarm: boolean): number {
  if (isWarm) return 0.012;
  return lightness > 0.8 ? 0.035 : 0.02;
}

function toOklch(rgb: number): { lightness: number; chroma: number; hue: number } {
  const { lightness, a, b } = toOklab(rgb >> 16, (rgb >> 8) & 255, rgb & 255);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, b), hue: hue < 0 ? hue + 360 : hue };
}
