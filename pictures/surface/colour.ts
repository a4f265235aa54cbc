/** Linear light, 0–1 (or above, before tone mapping). */
export type Colour = readonly [red: number, green: number, blue: number];

const linear = new Float32Array(256);
for (let i = 0; i < 256; i++) {
  const v = i / 255;
  linear[i] = v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}
/** sRGB byte to linear light. */
export const toLinear: Float32Array = linear;

const encoded = new Uint8Array(4097);
for (let i = 0; i <= 4096; i++) {
  const v = i / 4096;
  encoded[i] = Math.round(255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055));
}

/** Linear light to sRGB byte, clipped. */
export function toByte(value: number): number {
  if (value <= 0.02)
    return value <= 0
      ? 0
      : Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
  return value >= 1 ? 255 : encoded[(value * 4096) | 0];
}

/** `#rrggbb` to linear light. */
export function parseColour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [linear[(value >> 16) & 255], linear[(value >> 8) & 255], linear[value & 255]];
}

export function toHex(red: number, green: number, blue: number): string {
  return `#${[red, green, blue]
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A hex colour between two others, mixed in sRGB as pigments on a palette roughly do. */
function mixHex(from: string, to: string, share: number): string {
  const a = Number.parseInt(from.slice(1), 16);
  const b = Number.parseInt(to.slice(1), 16);
  const part = (shift: number) => ((a >> shift) & 255) * (1 - share) + ((b >> shift) & 255) * share;
  return toHex(part(16), part(8), part(0));
}

/** The colour a little lighter or darker, as one touch differs from the next. */
export function varyHex(hex: string, amount: number): string {
  return amount >= 0 ? mixHex(hex, '#ffffff', amount) : mixHex(hex, '#000000', -amount);
}

/** Filmic curve: keeps highlights from burning out. */
export function toneMap(v: number): number {
  const x = Math.max(v, 0);
  return (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
}
