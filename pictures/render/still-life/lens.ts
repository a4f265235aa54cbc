import type { Camera } from '../rasterise.ts';

/** What a photographer's lens and film make of a picture. */
export type Lens = {
  /** How far a thing at endless distance spreads, in parts of the picture's height. */
  blur: number;
  /** Metres from the eye that are sharp; without it the camera's target. */
  focus?: number;
  /** Share by which the film's grain changes the light. */
  grain?: number;
};

const taps = 72;
const turnOfGold = 2.399963229728653;

/** Spreads what lies before and behind the focus, without letting what is behind run over what is near. */
export function throughLens(
  image: Float32Array,
  place: Float32Array,
  w: number,
  h: number,
  { eye, target }: Camera,
  lens: Lens,
): Float32Array {
  const toTarget = target.map((t, c) => t - eye[c]);
  const far = Math.hypot(...toTarget);
  const [ax, ay, az] = toTarget.map((t) => t / far);
  const depth = new Float32Array(w * h);
  for (let i = 0; i < depth.length; i++) {
    const k = i * 3;
    const z =
      (place[k] - eye[0]) * ax + (place[k + 1] - eye[1]) * ay + (place[k + 2] - eye[2]) * az;
    depth[i] = z > 0.01 ? z : 9;
  }
  return spreadByDepth(image, depth, w, h, { focus: far, ...lens });
}

/** The same for meters ahead of the eye; Infinity is the sky. */
export function spreadByDepth(
  image: Float32Array,
  depth: Float32Array,
  w: number,
  h: number,
  { blur, focus, grain = 0.022 }: Lens & { focus: number },
): Float32Array {
  const spread = new Float32Array(w * h);
  for (let i = 0; i < spread.length; i++)
    spread[i] = Math.min(blur * h, Math.abs(1 - focus / depth[i]) * blur * h);
  const widest = largestNear(spread, w, h);
  const into = new Float32Array(image.length);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      let [r, g, b] = [image[i * 3], image[i * 3 + 1], image[i * 3 + 2]];
      const reach = widest.at(x, y);
      if (reach > 0.7) {
        let total = 1;
        // Each pixel turns its ring, so that no ring is seen.
        const start = ((x * 73 + y * 179 + ((x * y) % 7) * 31) % 628) / 100;
        for (let t = 0; t < taps; t++) {
          const radius = reach * Math.sqrt((t + 0.5) / taps);
          const a = start + t * turnOfGold;
          const sx = Math.round(x + Math.cos(a) * radius);
          const sy = Math.round(y + Math.sin(a) * radius);
          if (sx < 0 || sy < 0 || sx >= w || sy >= h) continue;
          const j = sy * w + sx;
          const own = depth[j] > depth[i] + 0.004 ? Math.min(spread[j], spread[i]) : spread[j];
          const share = Math.max(0, Math.min(1, own - radius + 1));
          if (share === 0) continue;
          const k = (share * reach * reach) / Math.max(1, own * own);
          r += image[j * 3] * k;
          g += image[j * 3 + 1] * k;
          b += image[j * 3 + 2] * k;
          total += k;
        }
        r /= total;
        g /= total;
        b /= total;
      }
      into[i * 3] = r;
      into[i * 3 + 1] = g;
      into[i * 3 + 2] = b;
    }
  if (grain > 0) addGrain(into, w, h, grain);
  return into;
}

/** The widest spread within each square of pixels and its neighbours. */
function largestNear(spread: Float32Array, w: number, h: number) {
  const size = 24;
  const [cols, rows] = [Math.ceil(w / size), Math.ceil(h / size)];
  const cells = new Float32Array(cols * rows);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const c = Math.floor(y / size) * cols + Math.floor(x / size);
      if (spread[y * w + x] > cells[c]) cells[c] = spread[y * w + x];
    }
  const around = new Float32Array(cells.length);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < cols; x++) {
      let most = 0;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [cx, cy] = [x + dx, y + dy];
          if (cx >= 0 && cy >= 0 && cx < cols && cy < rows)
            most = Math.max(most, cells[cy * cols + cx]);
        }
      around[y * cols + x] = most;
    }
  return {
    at: (x: number, y: number) => around[Math.floor(y / size) * cols + Math.floor(x / size)],
  };
}

function addGrain(image: Float32Array, w: number, h: number, amount: number): void {
  let state = 0x2545f491;
  const random = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296 - 0.5;
  };
  // A grain is wider than a pixel: it must outlast the way to the picture's own size.
  let above = Float32Array.from({ length: w }, random);
  for (let y = 0; y < h; y++) {
    const row = Float32Array.from({ length: w }, random);
    for (let x = 0; x < w; x++) {
      const mixed = (row[x] + above[x] + row[Math.max(0, x - 1)] + above[Math.max(0, x - 1)]) / 2;
      const k = 1 + mixed * amount * 2.4;
      const i = (y * w + x) * 3;
      image[i] *= k;
      image[i + 1] *= k;
      image[i + 2] *= k;
    }
    above = row;
  }
}
