import { distance, mix, type Point } from '../geometry/points.ts';
import type { Colour } from './colour.ts';
import type { Plate } from './plate.ts';

/** Where one is in a strip: 0 at its foot to 1 at its tip, and -1 at its left edge to 1 at its right. */
export type Spot = {
  along: number;
  across: number;
  /** Half the strip's width there, in pixels of usual size. */
  half: number;
  x: number;
  y: number;
};

/** A petal, blade or stem: a line with an edge to both sides, in pixels of usual size. */
export type Strip = {
  spine: readonly Point[];
  /** Distance of the left and the right edge from the spine at 0…1 of the way. */
  left: (along: number) => number;
  right: (along: number) => number;
  /** Sets the colour of a spot and returns how far it covers what lies beneath, 0 to 1. */
  shade: (spot: Spot, colour: [number, number, number]) => number;
  gold?: boolean;
};

const rows = 140;
const columns = 12;

/** Lays a strip over a plate in one coat, so that no part of it is painted twice where it bends. */
export function paintStrip(plate: Plate, strip: Strip): void {
  const close = plate.close ?? 1;
  const { spine } = strip;
  const edges = walk(spine).map(({ at: [x, y], normal: [nx, ny], along }) => {
    // One pixel more to each side, over which the edge is softened.
    const left = strip.left(along) + 1;
    const right = strip.right(along) + 1;
    return {
      along,
      left,
      right,
      from: [(x - nx * left) * close, (y - ny * left) * close] as Point,
      to: [(x + nx * right) * close, (y + ny * right) * close] as Point,
    };
  });
  const all = edges.flatMap(({ from, to }) => [from, to]);
  const box = {
    left: Math.max(0, Math.floor(Math.min(...all.map(([x]) => x)))),
    top: Math.max(0, Math.floor(Math.min(...all.map(([, y]) => y)))),
    right: Math.min(plate.width - 1, Math.ceil(Math.max(...all.map(([x]) => x)))),
    bottom: Math.min(plate.height - 1, Math.ceil(Math.max(...all.map(([, y]) => y)))),
  };
  const wide = box.right - box.left + 1;
  const tall = box.bottom - box.top + 1;
  if (wide <= 0 || tall <= 0) return;
  const places = new Float32Array(wide * tall * 2).fill(Number.NaN);
  for (let k = 0; k + 1 < edges.length; k++) {
    const [a, b] = [edges[k], edges[k + 1]];
    // Narrow cells: across a wide one, lines that fan out would be broken.
    for (let m = 0; m < columns; m++) {
      const [left, right] = [m / columns, (m + 1) / columns];
      const corners = [mix(a.from, a.to, left), mix(a.from, a.to, right)] as const;
      const next = [mix(b.from, b.to, left), mix(b.from, b.to, right)] as const;
      const [one, two] = [left * 2 - 1, right * 2 - 1];
      fillTriangle(
        [corners[0], corners[1], next[0]],
        [
          [a.along, one],
          [a.along, two],
          [b.along, one],
        ],
        box,
        places,
      );
      fillTriangle(
        [corners[1], next[1], next[0]],
        [
          [a.along, two],
          [b.along, two],
          [b.along, one],
        ],
        box,
        places,
      );
    }
  }
  const colour: [number, number, number] = [0, 0, 0];
  for (let y = 0; y < tall; y++) {
    for (let x = 0; x < wide; x++) {
      if (Number.isNaN(places[(y * wide + x) * 2])) continue;
      const along = Math.max(0, Math.min(1, places[(y * wide + x) * 2]));
      const side = places[(y * wide + x) * 2 + 1];
      const left = strip.left(along);
      const right = strip.right(along);
      const off = ((side + 1) / 2) * (left + right + 2) - left - 1;
      const half = Math.max(0.01, off < 0 ? left : right);
      const inside = Math.min(1, (half - Math.abs(off)) * close + 0.5);
      if (inside <= 0) continue;
      const across = Math.max(-1, Math.min(1, off / half));
      const spot: Spot = {
        along,
        across,
        half,
        x: (box.left + x) / close,
        y: (box.top + y) / close,
      };
      const cover = strip.shade(spot, colour) * inside;
      lay(plate, (box.top + y) * plate.width + box.left + x, colour, cover, strip.gold);
    }
  }
}

function lay(plate: Plate, i: number, colour: Colour, cover: number, isGold = false): void {
  for (let c = 0; c < 3; c++)
    plate.colour[i * 3 + c] += (colour[c] - plate.colour[i * 3 + c]) * cover;
  const metal = isGold ? 0.7 : 0;
  plate.metal[i] += (metal - plate.metal[i]) * cover;
  plate.gloss[i] += ((isGold ? 0.5 : 0.05) - plate.gloss[i]) * cover;
}

/** Even steps along a line, with the direction to its right. */
function walk(spine: readonly Point[]): { at: Point; normal: Point; along: number }[] {
  const lengths = spine.map((p, i) => (i === 0 ? 0 : distance(p, spine[i - 1])));
  let sum = 0;
  const ends = lengths.map((length) => {
    sum += length;
    return sum;
  });
  const whole = ends.at(-1) || 1;
  const at = (share: number): Point => {
    const way = Math.max(0, Math.min(1, share)) * whole;
    const i = Math.max(
      1,
      ends.findIndex((end) => end >= way),
    );
    const t = (way - ends[i - 1]) / (lengths[i] || 1);
    const [a, b] = [spine[i - 1], spine[i]];
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  };
  return Array.from({ length: rows + 1 }, (_, k) => {
    // Closer together towards the tip, where the edge turns quickly.
    const along = 1 - (1 - k / rows) ** 1.5;
    const [before, after] = [at(along - 0.02), at(along + 0.02)];
    const length = distance(before, after) || 1;
    const normal: Point = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
    return { at: at(along), normal, along };
  });
}

type Box = { left: number; top: number; right: number; bottom: number };

function fillTriangle(
  [a, b, c]: readonly [Point, Point, Point],
  values: readonly (readonly [number, number])[],
  box: Box,
  places: Float32Array,
): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (Math.abs(area) < 1e-9) return;
  const wide = box.right - box.left + 1;
  const top = Math.max(box.top, Math.floor(Math.min(a[1], b[1], c[1])));
  const bottom = Math.min(box.bottom, Math.ceil(Math.max(a[1], b[1], c[1])));
  const left = Math.max(box.left, Math.floor(Math.min(a[0], b[0], c[0])));
  const right = Math.min(box.right, Math.ceil(Math.max(a[0], b[0], c[0])));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const u = ((b[0] - x) * (c[1] - y) - (b[1] - y) * (c[0] - x)) / area;
      const v = ((c[0] - x) * (a[1] - y) - (c[1] - y) * (a[0] - x)) / area;
      const w = 1 - u - v;
      if (u < -1e-6 || v < -1e-6 || w < -1e-6) continue;
      const at = ((y - box.top) * wide + x - box.left) * 2;
      places[at] = u * values[0][0] + v * values[1][0] + w * values[2][0];
      places[at + 1] = u * values[0][1] + v * values[1][1] + w * values[2][1];
    }
  }
}
