/** Relative luminance of WCAG 2.2. @param color `#1a2b3c` */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.slice(1).match(/../g) ?? []).map((pair) => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Text and its ground, by their names in the palette: each pair has a contrast of 4.5 or more. */
export const readablePairs: readonly (readonly [text: string, ground: string])[] = [
  ['white', 'blueDark'],
  ['white', 'green'],
  ['white', 'fuchsia'],
  ['ink', 'yellow'],
  ...['white', 'plaster', 'sand'].flatMap((ground) =>
    ['ink', 'slate', 'blueDark', 'green', 'yellowDeep', 'fuchsia', 'error'].map(
      (text) => [text, ground] as const,
    ),
  ),
  ['stone', 'ink'],
  ['mist', 'ink'],
  ['blueSky', 'blueNight'],
  ['greenGlaze', 'greenDeep'],
  ['yellowLight', 'ink'],
  ['fuchsiaLight', 'fuchsiaDeep'],
  ['stone', 'blueNight'],
];

export const readableContrast = 4.5;
