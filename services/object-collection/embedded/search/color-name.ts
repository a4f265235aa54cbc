import type { TextByLanguage } from '#shared/localized-text.ts';

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

/** Where each hue ends, in degrees of OKLCH. */
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
 * What people call a color.
 * @param hex `#rrggbb`
 * @returns null when it is something else
 */
export function toColorName(hex: string): ColorName | null {
  if (!/^#[\da-f]{6}$/i.test(hex)) return null;
  const { lightness, chroma, hue } = toOklch(Number.parseInt(hex.slice(1), 16));
  if (lightness < 0.24) return 'black';
  if (chroma < 0.012) return lightness > 0.9 ? 'white' : 'gray';
  const isWarm = hue >= 40 && hue < 115;
  if (isWarm && chroma < 0.06 && lightness > 0.72) return lightness > 0.95 ? 'white' : 'beige';
  if (hue >= 25 && hue < 115 && lightness < 0.62 && chroma < 0.14) return 'brown';
  if (isWarm && chroma < 0.06) return 'brown';
  const name = hues.find(([below]) => hue < below)?.[1] ?? 'pink';
  return name === 'red' && lightness > 0.72 ? 'pink' : name;
}

/** OKLab by Björn Ottosson: equal steps look equal, so that bounds can be drawn in it. */
function toOklch(rgb: number): { lightness: number; chroma: number; hue: number } {
  const [r, g, b] = [rgb >> 16, (rgb >> 8) & 255, rgb & 255].map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const second = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(second, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, second), hue: hue < 0 ? hue + 360 : hue };
}
