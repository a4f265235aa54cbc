/** A color in OKLab by Björn Ottosson: equal steps look equal. Lightness is from 0 to 1. */
export interface Oklab {
  readonly lightness: number;
  /** From green to red, and from blue to yellow. */
  readonly a: number;
  readonly b: number;
}

/** Channels of sRGB as light, so that they can be added. */
const linear = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** @param red from 0 to 255, whole, as the others */
export function toOklab(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [linear[red], linear[green], linear[blue]] as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}
