/** Relative luminance of the quiet text on plaster (slate) and on ink (mist), WCAG 2. */
const [slate, mist] = [0.1063, 0.7025];
const neededContrast = 4.5;

/**
 * The kind of ground that a stage in this colour is, by which text on it is chosen.
 * @param color `#rrggbb`
 * @returns null: neither dark nor light text can be read on it
 */
export function chooseStageGround(color: string): 'plaster' | 'ink' | null {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\da-f]{2}/gi) ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  if (light / (slate + 0.05) >= neededContrast) return 'plaster';
  return (mist + 0.05) / light >= neededContrast ? 'ink' : null;
}
