/**
 * Whether a text in this colour is dark or light, since an editor's colour chooses between the two
 * tones the site has. Anything but `#rgb` or `#rrggbb` counts as light.
 */
export function toneOfColor(color: string | null): 'dark' | 'light' {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color ?? '')?.[1];
  if (!digits) return 'light';
  const pairs = digits.length === 3 ? [...digits].map((d) => d + d) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
  // Perceived brightness, ITU-R BT.601.
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128 ? 'dark' : 'light';
}
