import { distance, type Point, smooth } from './points.ts';

type Stroke = { points: Point[]; curved?: boolean };
const line = (...points: Point[]): Stroke => ({ points });
const curve = (...points: Point[]): Stroke => ({ points, curved: true });

/** Roman capitals as the pen moves: height 1 from 0 (top) to 1 (baseline); strokes in order. */
const capitals: Record<string, { width: number; strokes: Stroke[] }> = {
  A: { width: 0.8, strokes: [line([0.04, 1], [0.4, 0]), line([0.4, 0], [0.76, 1]), line([0.17, 0.66], [0.63, 0.66])] },
  B: { width: 0.62, strokes: [line([0.1, 0], [0.1, 1]), curve([0.1, 0], [0.36, 0], [0.52, 0.1], [0.52, 0.34], [0.36, 0.46], [0.1, 0.47]), curve([0.1, 0.47], [0.4, 0.47], [0.6, 0.6], [0.6, 0.84], [0.4, 1], [0.1, 1])] },
  C: { width: 0.78, strokes: [curve([0.74, 0.16], [0.6, 0.03], [0.4, 0], [0.14, 0.16], [0.06, 0.5], [0.14, 0.84], [0.4, 1], [0.6, 0.97], [0.76, 0.82])] },
  D: { width: 0.8, strokes: [line([0.1, 0], [0.1, 1]), curve([0.1, 0], [0.42, 0], [0.66, 0.16], [0.75, 0.5], [0.66, 0.84], [0.42, 1], [0.1, 1])] },
  E: { width: 0.58, strokes: [line([0.1, 0], [0.1, 1]), line([0.1, 0], [0.54, 0]), line([0.1, 0.48], [0.46, 0.48]), line([0.1, 1], [0.56, 1])] },
  F: { width: 0.56, strokes: [line([0.1, 0], [0.1, 1]), line([0.1, 0], [0.54, 0]), line([0.1, 0.48], [0.44, 0.48])] },
  G: { width: 0.82, strokes: [curve([0.74, 0.16], [0.6, 0.03], [0.4, 0], [0.14, 0.16], [0.06, 0.5], [0.14, 0.84], [0.4, 1], [0.6, 0.98], [0.74, 0.88]), line([0.74, 0.58], [0.74, 0.9])] },
  H: { width: 0.8, strokes: [line([0.1, 0], [0.1, 1]), line([0.7, 0], [0.7, 1]), line([0.1, 0.48], [0.7, 0.48])] },
  I: { width: 0.24, strokes: [line([0.12, 0], [0.12, 1])] },
  J: { width: 0.38, strokes: [curve([0.28, 0], [0.28, 0.5], [0.28, 0.86], [0.18, 1.06], [0.0, 1.1])] },
  K: { width: 0.72, strokes: [line([0.1, 0], [0.1, 1]), line([0.62, 0], [0.1, 0.52]), line([0.26, 0.4], [0.7, 1])] },
  L: { width: 0.56, strokes: [line([0.1, 0], [0.1, 1]), line([0.1, 1], [0.55, 1])] },
  M: { width: 0.94, strokes: [line([0.12, 0], [0.06, 1]), line([0.12, 0], [0.47, 0.9]), line([0.82, 0], [0.47, 0.9]), line([0.82, 0], [0.88, 1])] },
  N: { width: 0.82, strokes: [line([0.1, 0], [0.1, 1]), line([0.1, 0], [0.72, 1]), line([0.72, 0], [0.72, 1])] },
  O: { width: 0.86, strokes: [curve([0.43, 0], [0.16, 0.13], [0.06, 0.5], [0.16, 0.87], [0.43, 1], [0.7, 0.87], [0.8, 0.5], [0.7, 0.13], [0.43, 0])] },
  P: { width: 0.6, strokes: [line([0.1, 0], [0.1, 1]), curve([0.1, 0], [0.38, 0], [0.56, 0.12], [0.56, 0.38], [0.38, 0.52], [0.1, 0.53])] },
  Q: { width: 0.88, strokes: [curve([0.43, 0], [0.16, 0.13], [0.06, 0.5], [0.16, 0.87], [0.43, 1], [0.7, 0.87], [0.8, 0.5], [0.7, 0.13], [0.43, 0]), line([0.46, 0.94], [0.88, 1.16])] },
  R: { width: 0.7, strokes: [line([0.1, 0], [0.1, 1]), curve([0.1, 0], [0.38, 0], [0.55, 0.12], [0.55, 0.36], [0.38, 0.5], [0.1, 0.51]), line([0.3, 0.5], [0.7, 1])] },
  S: { width: 0.56, strokes: [curve([0.48, 0.12], [0.36, 0.02], [0.2, 0.02], [0.09, 0.14], [0.1, 0.3], [0.26, 0.44], [0.43, 0.58], [0.5, 0.76], [0.4, 0.95], [0.22, 1], [0.06, 0.88])] },
  T: { width: 0.72, strokes: [line([0.36, 0], [0.36, 1]), line([0.03, 0], [0.69, 0])] },
  U: { width: 0.78, strokes: [curve([0.1, 0], [0.1, 0.4], [0.11, 0.74], [0.24, 0.96], [0.4, 1], [0.58, 0.94], [0.68, 0.74], [0.69, 0.4], [0.69, 0])] },
  V: { width: 0.78, strokes: [line([0.04, 0], [0.4, 1]), line([0.74, 0], [0.4, 1])] },
  W: { width: 1.1, strokes: [line([0.03, 0], [0.3, 1]), line([0.55, 0.08], [0.3, 1]), line([0.55, 0.08], [0.8, 1]), line([1.06, 0], [0.8, 1])] },
  X: { width: 0.74, strokes: [line([0.06, 0], [0.68, 1]), line([0.66, 0], [0.06, 1])] },
  Y: { width: 0.72, strokes: [line([0.03, 0], [0.36, 0.5]), line([0.69, 0], [0.36, 0.5]), line([0.36, 0.5], [0.36, 1])] },
  Z: { width: 0.68, strokes: [line([0.06, 0], [0.64, 0]), line([0.64, 0], [0.06, 1]), line([0.06, 1], [0.66, 1])] },
};

/** Outlines of a word in capitals, centred on the origin, `height` tall; unknown letters are left out. */
export function writeCapitals(text: string, height: number): Point[][] {
  const letters = [...text.normalize('NFD').toUpperCase()].flatMap((c) => (capitals[c] ? [capitals[c]] : []));
  const gap = 0.12;
  const total = letters.reduce((sum, { width }) => sum + width + gap, -gap);
  const outlines: Point[][] = [];
  let x = -total / 2;
  for (const { width, strokes } of letters) {
    for (const { points, curved } of strokes) {
      const path = curved ? smooth(points, false, 14) : points;
      const placed = path.map(([px, py]): Point => [(x + px) * height, (py - 0.5) * height]);
      outlines.push(penStroke(placed, height));
      if (!curved) for (const serif of serifs(placed, height)) outlines.push(serif);
    }
    x += width + gap;
  }
  return outlines;
}

/** A broad pen held at a slant: thick downwards, thin across. */
function penStroke(path: readonly Point[], height: number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < path.length; i++) {
    const a = path[Math.max(0, i - 1)];
    const b = path[Math.min(path.length - 1, i + 1)];
    const length = distance(a, b) || 1;
    const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const w = height * (0.018 + 0.047 * Math.abs(dx * 0.34 + dy * 0.94) ** 1.3);
    left.push([path[i][0] - dy * w, path[i][1] + dx * w]);
    right.push([path[i][0] + dy * w, path[i][1] - dx * w]);
  }
  return [...left, ...right.reverse()];
}

function serifs(path: readonly Point[], height: number): Point[][] {
  const top = -height / 2;
  const result: Point[][] = [];
  for (const [x, y] of [path[0], path[path.length - 1]]) {
    if (Math.abs(y - top) > height * 0.01 && Math.abs(y + top) > height * 0.01) continue;
    const [a, b] = [path[0], path[path.length - 1]];
    if (Math.abs(b[1] - a[1]) < height * 0.3) continue;
    const inward = y > 0 ? -1 : 1;
    const [w, h] = [height * 0.115, height * 0.014];
    result.push(smooth([[x - w, y], [x - w, y + inward * h], [x - height * 0.04, y + inward * h * 3], [x + height * 0.04, y + inward * h * 3], [x + w, y + inward * h], [x + w, y]], true, 4));
  }
  return result;
}
