/** Light on what is seen, with the directions and places of it. */
export type SeenLight = { light: Float32Array; normal: Float32Array; place: Float32Array };

const weights = [0.375, 0.25, 0.0625];

/** Takes the grain out of light without carrying it over edges: five passes, each looking farther. */
export function smoothLight(
  seen: SeenLight,
  w: number,
  h: number,
  /** Metres that a pixel covers. */
  grain: number,
): Float32Array {
  const { normal, place } = seen;
  let from = seen.light;
  for (let pass = 0; pass < 5; pass++) {
    const step = 1 << pass;
    const into = new Float32Array(from.length);
    const depth = 1 / (grain * step * 1.5) ** 2;
    // Later passes mix only what is nearly alike, so that the edges of shadows stay.
    const bright = 0.5 * 0.6 ** pass;
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const i = (y * w + x) * 3;
        const level = from[i] + from[i + 1] + from[i + 2];
        const [nx, ny, nz] = [normal[i], normal[i + 1], normal[i + 2]];
        const tolerance = 1 / (bright * (level + 0.35));
        let r = 0;
        let g = 0;
        let b = 0;
        let total = 0;
        for (let dy = -2; dy <= 2; dy++) {
          const yy = y + dy * step;
          if (yy < 0 || yy >= h) continue;
          for (let dx = -2; dx <= 2; dx++) {
            const xx = x + dx * step;
            if (xx < 0 || xx >= w) continue;
            const j = (yy * w + xx) * 3;
            const alike = nx * normal[j] + ny * normal[j + 1] + nz * normal[j + 2];
            if (alike <= 0.5 && (dx !== 0 || dy !== 0)) continue;
            // How far the other point lies off the surface here.
            const off =
              (place[j] - place[i]) * nx +
              (place[j + 1] - place[i + 1]) * ny +
              (place[j + 2] - place[i + 2]) * nz;
            const unlike = Math.abs(from[j] + from[j + 1] + from[j + 2] - level) * tolerance;
            const k =
              weights[Math.abs(dx)] *
              weights[Math.abs(dy)] *
              alike ** 24 *
              Math.exp(-off * off * depth - unlike * unlike);
            r += from[j] * k;
            g += from[j + 1] * k;
            b += from[j + 2] * k;
            total += k;
          }
        }
        if (total > 1e-9) {
          into[i] = r / total;
          into[i + 1] = g / total;
          into[i + 2] = b / total;
        } else into.set(from.subarray(i, i + 3), i);
      }
    from = into;
  }
  return from;
}

/** The light of half the size on the surfaces of the full one. */
export function spreadLight(
  light: Float32Array,
  seen: SeenLight,
  w: number,
  h: number,
  full: { normal: Float32Array; place: Float32Array },
  width: number,
  height: number,
  grain: number,
): Float32Array {
  const image = new Float32Array(width * height * 3);
  const depth = 1 / (grain * 1.5) ** 2;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      const [nx, ny, nz] = [full.normal[i], full.normal[i + 1], full.normal[i + 2]];
      const cx = (x + 0.5) / 2 - 0.5;
      const cy = (y + 0.5) / 2 - 0.5;
      const x0 = Math.floor(cx);
      const y0 = Math.floor(cy);
      let total = 1e-9;
      for (let dy = -1; dy <= 2; dy++) {
        const yy = Math.max(0, Math.min(h - 1, y0 + dy));
        for (let dx = -1; dx <= 2; dx++) {
          const xx = Math.max(0, Math.min(w - 1, x0 + dx));
          const j = (yy * w + xx) * 3;
          const fall = Math.exp(-((x0 + dx - cx) ** 2 + (y0 + dy - cy) ** 2) * 0.9);
          const alike = Math.max(
            0,
            nx * seen.normal[j] + ny * seen.normal[j + 1] + nz * seen.normal[j + 2],
          );
          const off =
            (seen.place[j] - full.place[i]) * nx +
            (seen.place[j + 1] - full.place[i + 1]) * ny +
            (seen.place[j + 2] - full.place[i + 2]) * nz;
          const k = fall * (alike ** 16 * Math.exp(-off * off * depth) + 1e-5);
          for (let c = 0; c < 3; c++) image[i + c] += light[j + c] * k;
          total += k;
        }
      }
      for (let c = 0; c < 3; c++) image[i + c] /= total;
    }
  return image;
}
