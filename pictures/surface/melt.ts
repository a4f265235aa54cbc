import { findGround, groundWidth } from '../../shared/pictures/find-ground.ts';
import { smoothstep } from './field.ts';
import type { Picture } from './mount.ts';

type Size = { width: number; height: number };
/** A picture made smaller for measuring; colours of 0 to 255, three a pixel. */
type Small = Size & { colours: Float32Array };

/** Longer side of the picture in which the correction is found: light falls off more slowly than this. */
const fine = 320;
/** Between neighbours of 255: a soft shadow changes less, the edge of a thing more. */
const steepest = 8;
/** How far from the ground in any channel its shadows and the floor before a wall may be. */
const farthest = 110;
/** Past what a pixel was and the ground it may come, since light falls off to both sides of it. */
const beside = 5;
/** So near the ground is the ground: what compression would make of it are flat squares beside it. */
const unseen = 3;
/** Share of the shorter side over which grain ends at least. */
const edgeEnds = 0.015;
/** Share of the way from an edge to the thing over which shadows that leave the picture end. */
const shadowEnds = 0.6;
/** Share of the shorter side over which a shadow ends however near the thing is: sooner, it looks cut off. */
const softest = 0.3;
/** Less of a column or row than this is a shadow that the ground was not found in, no thing. */
const thinnest = 0.04;

/**
 * Lets the ground of a picture end in one colour at its edges, so that it goes on in a page of that colour.
 * What is missing at the edges is added there, nothing at the thing, and in between as a stretched skin
 * would lie: no step is seen, and shadows stay.
 * @param picture changed where it lies
 * @returns false: it has no one ground, and is as it was
 */
export function meltIntoGround(picture: Picture): boolean {
  const { colours, ...size } = shrink(picture, groundWidth / picture.width);
  const found = findGround({ ...size, pixels: Uint8Array.from(colours, Math.round) });
  if (found === null) return false;
  const ground = [1, 3, 5].map((at) => Number.parseInt(found.slice(at, at + 2), 16));
  const small = shrink(picture, Math.min(1, fine / Math.max(picture.width, picture.height)));
  const isGround = flood(small, ground);
  const missing = ground.map((value, channel) => stretch(small, isGround, value, channel));
  apply(picture, small, isGround, missing, ground);
  return true;
}

/** The mean of the pixels that fall together. */
function shrink({ width, height, pixels }: Picture, scale: number): Small {
  const w = Math.max(2, Math.round(width * scale));
  const h = Math.max(2, Math.round(height * scale));
  const colours = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y++) {
    const top = Math.floor((y * height) / h);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * height) / h));
    for (let x = 0; x < w; x++) {
      const left = Math.floor((x * width) / w);
      const right = Math.max(left + 1, Math.floor(((x + 1) * width) / w));
      const share = 1 / ((bottom - top) * (right - left));
      for (let v = top; v < bottom; v++) {
        for (let u = left; u < right; u++) {
          for (let c = 0; c < 3; c++)
            colours[(y * w + x) * 3 + c] += pixels[(v * width + u) * 3 + c] * share;
        }
      }
    }
  }
  return { width: w, height: h, colours };
}

/** 1 where one comes from the edge without crossing the outline of a thing. */
function flood(small: Small, ground: readonly number[]): Uint8Array {
  const { width, height, colours } = small;
  const reached = new Uint8Array(width * height);
  const isFlat = (at: number, from: number) =>
    ground.every((value, c) => {
      const colour = colours[at * 3 + c];
      return (
        Math.abs(colour - value) <= farthest && Math.abs(colour - colours[from * 3 + c]) <= steepest
      );
    });
  // The outline of a shadow that leaves the picture is steep, but it has the ground's own hue.
  const isShadow = (at: number) => {
    const shares = ground.map((value, c) => colours[at * 3 + c] / value);
    const least = Math.min(...shares);
    const most = Math.max(...shares);
    return least > 0.5 && most < 0.97 && most - least < 0.035;
  };
  spread(small, reached, isFlat);
  if (Math.min(...ground) > 120) spread(small, reached, isShadow);
  return reached;
}

/** Marks what is reached from the edge over pixels that may be entered from their neighbour. */
function spread(
  { width, height }: Size,
  reached: Uint8Array,
  isOpen: (at: number, from: number) => boolean,
): void {
  const seen = new Uint8Array(width * height);
  const queue: number[] = [];
  const enter = (at: number, from: number) => {
    if (seen[at] || !isOpen(at, from)) return;
    seen[at] = 1;
    reached[at] = 1;
    queue.push(at);
  };
  for (let at = 0; at < width * height; at++) {
    const x = at % width;
    if (x === 0 || x === width - 1 || at < width || at >= width * (height - 1)) enter(at, at);
  }
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const x = at % width;
    if (x > 0) enter(at - 1, at);
    if (x < width - 1) enter(at + 1, at);
    if (at >= width) enter(at - width, at);
    if (at < width * (height - 1)) enter(at + width, at);
  }
}

/** What one channel lacks: all of it at the edge, nothing off the ground, the mean of its neighbours between. */
function stretch(
  { width, height, colours }: Small,
  isGround: Uint8Array,
  value: number,
  channel: number,
): Float32Array {
  const skin = new Float32Array(width * height);
  const inner: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (!isGround[at]) continue;
      if (x > 0 && y > 0 && x < width - 1 && y < height - 1) inner.push(at);
      else skin[at] = value - colours[at * 3 + channel];
    }
  }
  // Beyond the mean by as much as settles soonest at this size.
  const beyond = 2 / (1 + Math.PI / fine);
  for (let round = 0; round < 500; round++) {
    for (const at of inner) {
      const mean = (skin[at - 1] + skin[at + 1] + skin[at - width] + skin[at + width]) / 4;
      skin[at] += beyond * (mean - skin[at]);
    }
  }
  return skin;
}

/** How much of the picture is free beside the thing: shares left, right, above and below it. */
function freeMargins({ width, height }: Size, isGround: Uint8Array): number[] {
  const columns = new Float32Array(width);
  const rows = new Float32Array(height);
  for (let at = 0; at < isGround.length; at++) {
    if (isGround[at]) continue;
    columns[at % width] += 1 / height;
    rows[Math.floor(at / width)] += 1 / width;
  }
  return [columns, rows].flatMap((line) => {
    const isThing = (share: number) => share > thinnest;
    const last = line.findLastIndex(isThing);
    return [Math.max(0, line.findIndex(isThing)) / line.length, 1 - (last + 1) / line.length];
  });
}

function apply(
  { width, height, pixels }: Picture,
  small: Small,
  isGround: Uint8Array,
  missing: readonly Float32Array[],
  ground: readonly number[],
): void {
  const end = edgeEnds * Math.min(width, height);
  const [left, right, above, below] = freeMargins(small, isGround).map((share, side) =>
    Math.max(end, shadowEnds * share * (side < 2 ? width : height)),
  );
  const soft = softest * Math.min(width, height);
  // A pale glaze may pass for ground, but only a shadow has the ground's own hue.
  const shade = Float32Array.from(isGround, (is, corner) => {
    const shares = ground.map((value, c) => small.colours[corner * 3 + c] / value);
    return is * (1 - smoothstep(0.025, 0.05, Math.max(...shares) - Math.min(...shares)));
  });
  for (let y = 0; y < height; y++) {
    const v = Math.max(
      0,
      Math.min(small.height - 1.001, ((y + 0.5) * small.height) / height - 0.5),
    );
    const top = Math.floor(v) * small.width;
    for (let x = 0; x < width; x++) {
      const u = Math.max(0, Math.min(small.width - 1.001, ((x + 0.5) * small.width) / width - 0.5));
      const at = top + Math.floor(u);
      const fx = u - Math.floor(u);
      const fy = v - Math.floor(v);
      const weights = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
      const corners = [at, at + 1, at + small.width, at + small.width + 1];
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y);
      if (edge > end && !corners.some((corner) => isGround[corner])) continue;
      // At its outline the thing must stay as it is.
      let open = 0;
      for (let k = 0; k < 4; k++) open += weights[k] * shade[corners[k]];
      const faded =
        smoothstep(0, soft, x) *
        smoothstep(0, soft, width - 1 - x) *
        smoothstep(0, soft, y) *
        smoothstep(0, soft, height - 1 - y);
      const kept =
        smoothstep(0, left, x) *
        smoothstep(0, right, width - 1 - x) *
        smoothstep(0, above, y) *
        smoothstep(0, below, height - 1 - y) *
        (1 - open ** 2 * (1 - faded));
      for (let c = 0; c < 3; c++) {
        const skin = missing[c];
        const before = pixels[(y * width + x) * 3 + c];
        let added = 0;
        for (let k = 0; k < 4; k++) added += weights[k] * skin[corners[k]];
        // A shadow on a floor lighter than the wall is not made darker than both.
        const value = Math.max(
          Math.min(before, ground[c]) - beside,
          Math.min(Math.max(before, ground[c]) + beside, before + added),
        );
        const off = (value - ground[c]) * kept;
        const melted = ground[c] + off - Math.max(-unseen, Math.min(unseen, off));
        pixels[(y * width + x) * 3 + c] = Math.max(
          0,
          Math.min(255, Math.round(melted + dither(x, y, c))),
        );
      }
    }
  }
}

/** Less than a half either way, so that a slow slope shows no bands. */
function dither(x: number, y: number, c: number): number {
  const spun = Math.sin(x * 12.9898 + y * 78.233 + c * 37.719) * 43758.5453;
  return (spun - Math.floor(spun) - 0.5) * 0.9;
}
