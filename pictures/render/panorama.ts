import { toByte, toneMap } from '../surface/colour.ts';
import { blur } from '../surface/field.ts';
import type { Picture } from '../surface/mount.ts';
import { add, type Vec } from './mesh.ts';
import type { Camera, View } from './rasterise.ts';
import { lightViews, type Scene } from './scene.ts';

/** Straight up and down need a hint of a side, or they have no right and left. */
const tip = 1e-4;
const directions: readonly Vec[] = [
  [0, 0, -1],
  [1, 0, 0],
  [0, 0, 1],
  [-1, 0, 0],
  [0, 1, -tip],
  [0, -1, -tip],
];

/** Each of the six views sees this much more than a right angle; there they fade into each other. */
const overlap = 1.14;
const oversampling = 1.6;

/**
 * All that is seen around a point, as an equirectangular picture twice as wide as high. Its middle
 * looks along −z, its right half towards +x. What depends on a view's edges (soft corners, mirrors)
 * is hidden by the fading, so that no seam is seen.
 */
export function renderPanorama(scene: Scene, eye: Vec, width: number): Picture {
  const height = width / 2;
  const cameras = directions.map(
    (direction): Camera => ({ eye, target: add(eye, direction), tall: 2 * overlap }),
  );
  const size = Math.round((overlap * width * oversampling) / Math.PI);
  const sum = new Float32Array(width * height * 3);
  const weights = new Float32Array(width * height);
  for (const { view, image } of lightViews(scene, cameras, size)) {
    unfold(view, image, size, sum, weights, width, height);
  }
  for (let i = 0; i < weights.length; i++) {
    for (let c = 0; c < 3; c++) sum[i * 3 + c] /= weights[i] || 1;
  }
  return {
    width,
    height,
    pixels: develop(sum, width, height, scene.exposure ?? 1, scene.glow ?? 0.08),
  };
}

/** Adds what one view sees to the picture; four looks per pixel keep fine lines calm. */
function unfold(
  view: View,
  image: Float32Array,
  size: number,
  sum: Float32Array,
  weights: Float32Array,
  width: number,
  height: number,
): void {
  const { right, up, ahead } = view;
  const inner = 1 / overlap;
  for (let y = 0; y < height; y++) {
    for (let k = 0; k < 2; k++) {
      const latitude = Math.PI / 2 - ((y + 0.25 + k * 0.5) / height) * Math.PI;
      const flat = Math.cos(latitude);
      const dy = Math.sin(latitude);
      for (let x2 = 0; x2 < width * 2; x2++) {
        const longitude = ((x2 + 0.5) / (width * 2)) * 2 * Math.PI - Math.PI;
        const dx = Math.sin(longitude) * flat;
        const dz = -Math.cos(longitude) * flat;
        const far = dx * ahead[0] + dy * ahead[1] + dz * ahead[2];
        if (far < 0.3) continue;
        const sx = (dx * right[0] + dy * right[1] + dz * right[2]) / far;
        const sy = (dx * up[0] + dy * up[1] + dz * up[2]) / far;
        const edge = Math.max(Math.abs(sx), Math.abs(sy));
        if (edge >= overlap) continue;
        const weight = Math.min(1, (overlap - edge) / (overlap - inner)) ** 2;
        const i = y * width + (x2 >> 1);
        addSample(
          image,
          size,
          (sx / overlap / 2 + 0.5) * size - 0.5,
          (0.5 - sy / overlap / 2) * size - 0.5,
          weight,
          sum,
          i * 3,
        );
        weights[i] += weight;
      }
    }
  }
}

function addSample(
  image: Float32Array,
  size: number,
  x: number,
  y: number,
  weight: number,
  sum: Float32Array,
  at: number,
): void {
  const cx = Math.max(0, Math.min(size - 1.001, x));
  const cy = Math.max(0, Math.min(size - 1.001, y));
  const xi = cx | 0;
  const yi = cy | 0;
  const fx = cx - xi;
  const fy = cy - yi;
  const j = (yi * size + xi) * 3;
  const below = j + size * 3;
  const a = (1 - fx) * (1 - fy) * weight;
  const b = fx * (1 - fy) * weight;
  const c = (1 - fx) * fy * weight;
  const d = fx * fy * weight;
  for (let k = 0; k < 3; k++) {
    // One very bright point must not shine through the mean of its neighbours.
    sum[at + k] +=
      Math.min(8, image[j + k]) * a +
      Math.min(8, image[j + 3 + k]) * b +
      Math.min(8, image[below + k]) * c +
      Math.min(8, image[below + 3 + k]) * d;
  }
}

const bloomStep = 4;
/** As wide as the widest blur reaches, so that the left edge glows into the right one. */
const wrap = 96;

/** Linear light to bytes: the glow of bright places, which goes on around the picture, and a film's curve. */
function develop(
  image: Float32Array,
  width: number,
  height: number,
  exposure: number,
  glow: number,
): Uint8Array {
  const bw = width / bloomStep;
  const bh = height / bloomStep;
  const padded = bw + 2 * wrap;
  const blooms = [0, 1, 2].map((c) => {
    const small = new Float32Array(padded * bh);
    for (let y = 0; y < bh; y++) {
      for (let x = 0; x < padded; x++) {
        const from = (((x - wrap + bw) % bw) * bloomStep + y * bloomStep * width) * 3 + c;
        small[y * padded + x] = Math.min(6, Math.max(0, image[from] * exposure - 0.7));
      }
    }
    const narrow = blur(small, padded, bh, 5);
    const wide = blur(small, padded, bh, 30);
    for (let i = 0; i < narrow.length; i++) narrow[i] = narrow[i] * 0.5 + wide[i] * 0.5;
    return narrow;
  });
  const bytes = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const by = Math.min(bh - 1.001, y / bloomStep);
    const yi = by | 0;
    const fy = by - yi;
    for (let x = 0; x < width; x++) {
      const bx = x / bloomStep + wrap;
      const xi = bx | 0;
      const fx = bx - xi;
      const j = yi * padded + xi;
      for (let c = 0; c < 3; c++) {
        const field = blooms[c];
        const bloom =
          (field[j] * (1 - fx) + field[j + 1] * fx) * (1 - fy) +
          (field[j + padded] * (1 - fx) + field[j + padded + 1] * fx) * fy;
        const i = (y * width + x) * 3 + c;
        bytes[i] = toByte(toneMap((image[i] * exposure + bloom * glow * 3) * 0.8));
      }
    }
  }
  return bytes;
}
