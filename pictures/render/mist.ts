import { rayAt, type Sight, type View } from './rasterise.ts';
import type { Scene } from './scene.ts';
import { lightThroughScreens } from './screen-light.ts';
import type { ShadowMap } from './shadow.ts';

/** Thin mist between eye and things; where the sun crosses it, beams are seen. */
export function addMist(
  scene: Scene,
  view: View,
  sight: Sight,
  shadow: ShadowMap | null,
  image: Float32Array,
  mirrored?: number,
): void {
  const mist = scene.mist;
  if (!mist) return;
  const { width, height } = view;
  const step = 4;
  const w = Math.ceil(width / step);
  const h = Math.ceil(height / step);
  const beams = new Float32Array(w * h);
  const steps = 40;
  if (scene.sun && shadow && mist.beams > 0 && mirrored === undefined) {
    const d = scene.sun.direction;
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const ray = rayAt(view, x * step + 2, y * step + 2);
        const i = Math.min(height - 1, y * step + 2) * width + Math.min(width - 1, x * step + 2);
        const far = Math.min(sight.depth[i], mist.reach);
        let sum = 0;
        const shift = ((x * 5 + y * 3) % 8) / 8;
        for (let k = 0; k < steps; k++) {
          const t = ((k + shift) / steps) * far;
          const px = view.eye[0] + ray[0] * t;
          const py = view.eye[1] + ray[1] * t;
          const pz = view.eye[2] + ray[2] * t;
          let lit = shadow.isLit(px, py, pz);
          if (lit > 0 && scene.screens)
            lit *= lightThroughScreens(scene.screens, d, scene.sun.soft * 0.4, px, py, pz);
          sum += lit;
        }
        beams[y * w + x] = (sum / steps) * far;
      }
    }
    smoothBeams(beams, w, h);
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const depth = sight.depth[i];
      if (depth === Number.POSITIVE_INFINITY && mist.beams === 0) continue;
      const far = Math.min(depth, mist.reach);
      const fade = Math.exp(-far * mist.thickness);
      const bx = Math.min(w - 1.001, Math.max(0, (x - 2) / step));
      const by = Math.min(h - 1.001, Math.max(0, (y - 2) / step));
      const xi = bx | 0;
      const yi = by | 0;
      const fx = bx - xi;
      const fy = by - yi;
      const j = yi * w + xi;
      const beam =
        (beams[j] * (1 - fx) + beams[j + 1] * fx) * (1 - fy) +
        (beams[Math.min(w * h - 1, j + w)] * (1 - fx) +
          beams[Math.min(w * h - 1, j + w + 1)] * fx) *
          fy;
      const isSky = depth === Number.POSITIVE_INFINITY;
      for (let c = 0; c < 3; c++) {
        const veil = isSky
          ? image[i * 3 + c]
          : image[i * 3 + c] * fade + mist.colour[c] * (1 - fade);
        image[i * 3 + c] = veil + beam * mist.beams * (scene.sun?.colour[c] ?? 0);
      }
    }
  }
}

function smoothBeams(field: Float32Array, w: number, h: number): void {
  const copy = new Float32Array(field);
  for (let y = 2; y < h - 2; y++)
    for (let x = 2; x < w - 2; x++) {
      let sum = 0;
      for (let j = -2; j <= 2; j++) for (let i = -2; i <= 2; i++) sum += copy[(y + j) * w + x + i];
      field[y * w + x] = sum / 25;
    }
}
