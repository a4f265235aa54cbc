import sharp from 'sharp';
import { toByte, toneMap } from '../surface/colour.ts';
import { blur } from '../surface/field.ts';
import type { Picture } from '../surface/mount.ts';

export type Finish = {
  exposure: number;
  glow: number;
  /** Light that strays within the lens from what is burnt out, as a share of the picture's height. */
  flare?: number;
};

/** Linear light to a picture: the glow of bright places, a film's curve, darker corners, right size. */
export async function finish(
  image: Float32Array,
  w: number,
  h: number,
  width: number,
  height: number,
  { exposure, glow, flare }: Finish,
): Promise<Picture> {
  const bytes = developFrame(image, w, h, { exposure, glow, flare });
  if (w === width && h === height) return { width, height, pixels: bytes };
  const pixels = await sharp(bytes, { raw: { width: w, height: h, channels: 3 } })
    .resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
    .raw()
    .toBuffer();
  return { width, height, pixels: new Uint8Array(pixels) };
}

export function developFrame(
  image: Float32Array,
  w: number,
  h: number,
  { exposure, glow, flare = 0 }: Finish,
): Uint8Array {
  const n = w * h;
  const bytes = new Uint8Array(n * 3);
  const step = 4;
  const bw = Math.ceil(w / step);
  const bh = Math.ceil(h / step);
  const blooms = [0, 1, 2].map((c) => {
    const small = new Float32Array(bw * bh);
    for (let y = 0; y < bh; y++)
      for (let x = 0; x < bw; x++) {
        const v =
          image[(Math.min(h - 1, y * step) * w + Math.min(w - 1, x * step)) * 3 + c] * exposure;
        small[y * bw + x] = Math.min(6, Math.max(0, v - 0.7));
      }
    const narrow = blur(small, bw, bh, 5);
    const wide = blur(small, bw, bh, 30);
    for (let i = 0; i < narrow.length; i++) narrow[i] = narrow[i] * 0.5 + wide[i] * 0.5;
    if (flare > 0) {
      // The sun itself counts for much more here than the bright sky around it.
      const burnt = new Float32Array(bw * bh);
      for (let y = 0; y < bh; y++)
        for (let x = 0; x < bw; x++) {
          const at = (Math.min(h - 1, y * step) * w + Math.min(w - 1, x * step)) * 3 + c;
          burnt[y * bw + x] = Math.min(26, Math.max(0, image[at] * exposure - 1.1));
        }
      for (const [radius, share] of [
        [0.012, 0.5],
        [0.045, 0.7],
        [0.16, 0.9],
      ]) {
        const veil = blur(burnt, bw, bh, bh * radius);
        for (let i = 0; i < veil.length; i++) narrow[i] += (veil[i] * share * flare) / glow;
      }
    }
    return narrow;
  });
  const falloff = flare > 0 ? 0.62 : 0.42;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const bx = Math.min(bw - 1.001, x / step);
      const by = Math.min(bh - 1.001, y / step);
      const xi = bx | 0;
      const yi = by | 0;
      const fx = bx - xi;
      const fy = by - yi;
      const j = yi * bw + xi;
      const j2 = Math.min(bw * bh - 2, j + bw);
      const dx = x / w - 0.5;
      const dy = y / h - 0.5;
      const corner = 1 - (dx * dx + dy * dy) * falloff;
      for (let c = 0; c < 3; c++) {
        const bloom =
          (blooms[c][j] * (1 - fx) + blooms[c][j + 1] * fx) * (1 - fy) +
          (blooms[c][j2] * (1 - fx) + blooms[c][j2 + 1] * fx) * fy;
        const v = (image[i * 3 + c] * exposure + bloom * glow * 3) * corner;
        bytes[i * 3 + c] = toByte(toneMap(v * 0.8));
      }
    }
  }
  return bytes;
}
