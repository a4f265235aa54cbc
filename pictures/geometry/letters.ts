import { type Point, smooth } from './points.ts';

type Stroke = { points: Point[]; straight: boolean };
export type Letter = { width: number; strokes: Stroke[] };

const line = (...points: Point[]): Stroke => ({ points, straight: true });
const bow = (...points: Point[]): Stroke => ({
  points: smooth(points, false, 10),
  straight: false,
});
const stem = (x: number): Stroke => line([x, 1], [x, 0]);
const round = (): Stroke => ({
  points: [
    ...smooth(
      [
        [0.4, 1],
        [0.14, 0.87],
        [0.03, 0.5],
        [0.14, 0.13],
        [0.4, 0],
        [0.66, 0.13],
        [0.77, 0.5],
        [0.66, 0.87],
      ],
      true,
      10,
    ),
    [0.4, 1],
  ],
  straight: false,
});
const bowl: Point[] = [
  [0.08, 1],
  [0.36, 0.985],
  [0.53, 0.74],
  [0.36, 0.48],
  [0.08, 0.46],
];

/** Roman capitals as the path of a broad pen: baseline at 0, height 1, y upwards. */
const letters: Record<string, Letter> = {
  A: {
    width: 0.76,
    strokes: [
      line([0.38, 1], [0.02, 0]),
      line([0.38, 1], [0.76, 0]),
      line([0.15, 0.36], [0.62, 0.36]),
    ],
  },
  B: {
    width: 0.58,
    strokes: [
      stem(0.08),
      bow([0.08, 1], [0.34, 0.98], [0.46, 0.77], [0.34, 0.55], [0.08, 0.53]),
      bow([0.08, 0.53], [0.4, 0.51], [0.57, 0.27], [0.4, 0.02], [0.08, 0]),
    ],
  },
  C: {
    width: 0.74,
    strokes: [
      bow(
        [0.7, 0.82],
        [0.48, 0.99],
        [0.18, 0.86],
        [0.03, 0.5],
        [0.18, 0.13],
        [0.48, 0.01],
        [0.72, 0.18],
      ),
    ],
  },
  D: {
    width: 0.76,
    strokes: [
      stem(0.08),
      bow([0.08, 1], [0.4, 0.98], [0.67, 0.8], [0.76, 0.5], [0.67, 0.2], [0.4, 0.02], [0.08, 0]),
    ],
  },
  E: {
    width: 0.54,
    strokes: [
      stem(0.08),
      line([0.08, 1], [0.5, 1]),
      line([0.08, 0.53], [0.42, 0.53]),
      line([0.08, 0], [0.54, 0]),
    ],
  },
  F: {
    width: 0.5,
    strokes: [stem(0.08), line([0.08, 1], [0.5, 1]), line([0.08, 0.5], [0.42, 0.5])],
  },
  G: {
    width: 0.8,
    strokes: [
      bow(
        [0.7, 0.84],
        [0.48, 0.99],
        [0.18, 0.86],
        [0.03, 0.5],
        [0.18, 0.13],
        [0.48, 0.01],
        [0.74, 0.14],
      ),
      line([0.74, 0.44], [0.74, 0.1]),
      line([0.54, 0.44], [0.84, 0.44]),
    ],
  },
  H: { width: 0.78, strokes: [stem(0.08), stem(0.7), line([0.08, 0.52], [0.7, 0.52])] },
  I: { width: 0.16, strokes: [stem(0.08)] },
  J: {
    width: 0.36,
    strokes: [
      bow([0.3, 1], [0.3, 0.6], [0.3, 0.18], [0.22, -0.06], [0.02, -0.14]),
      line([0.2, 1], [0.4, 1]),
    ],
  },
  K: {
    width: 0.7,
    strokes: [stem(0.08), line([0.62, 1], [0.09, 0.44]), line([0.24, 0.6], [0.72, 0])],
  },
  L: { width: 0.54, strokes: [stem(0.08), line([0.08, 0], [0.54, 0])] },
  M: {
    width: 0.92,
    strokes: [
      line([0.14, 1], [0.05, 0]),
      line([0.14, 1], [0.46, 0.1]),
      line([0.78, 1], [0.46, 0.1]),
      line([0.78, 1], [0.88, 0]),
    ],
  },
  N: { width: 0.78, strokes: [stem(0.08), line([0.08, 1], [0.7, 0]), line([0.7, 1], [0.7, 0])] },
  O: { width: 0.8, strokes: [round()] },
  P: { width: 0.54, strokes: [stem(0.08), bow(...bowl)] },
  Q: { width: 0.84, strokes: [round(), bow([0.42, 0.06], [0.58, -0.08], [0.88, -0.18])] },
  R: { width: 0.68, strokes: [stem(0.08), bow(...bowl), line([0.32, 0.49], [0.7, 0])] },
  S: {
    width: 0.56,
    strokes: [
      bow(
        [0.5, 0.86],
        [0.32, 0.99],
        [0.1, 0.88],
        [0.12, 0.63],
        [0.4, 0.45],
        [0.53, 0.22],
        [0.34, 0.01],
        [0.04, 0.13],
      ),
    ],
  },
  T: { width: 0.72, strokes: [line([0.02, 1], [0.7, 1]), stem(0.36)] },
  U: {
    width: 0.76,
    strokes: [
      bow([0.08, 1], [0.08, 0.6], [0.1, 0.22], [0.36, 0], [0.62, 0.14], [0.68, 0.5], [0.68, 1]),
    ],
  },
  V: { width: 0.74, strokes: [line([0, 1], [0.38, 0]), line([0.74, 1], [0.38, 0])] },
  W: {
    width: 1.06,
    strokes: [
      line([0, 1], [0.28, 0]),
      line([0.54, 1], [0.28, 0]),
      line([0.54, 1], [0.8, 0]),
      line([1.06, 1], [0.8, 0]),
    ],
  },
  X: { width: 0.7, strokes: [line([0.02, 1], [0.7, 0]), line([0.66, 1], [0, 0])] },
  Y: {
    width: 0.72,
    strokes: [
      line([0, 1], [0.37, 0.47]),
      line([0.72, 1], [0.37, 0.47]),
      line([0.37, 0.47], [0.37, 0]),
    ],
  },
  Z: {
    width: 0.66,
    strokes: [line([0.04, 1], [0.62, 1]), line([0.62, 1], [0.02, 0]), line([0.02, 0], [0.66, 0])],
  },
};

/**
 * The outlines of initials written with a broad pen, centred on (0, 0), capitals `tallest` or as
 * much less as keeps them within `widest`.
 * @throws RangeError for anything but the capitals A to Z
 */
export function writeInitials(initials: string, tallest: number, widest: number): Point[][] {
  const gap = 0.14;
  const chosen = [...initials].map((one) => {
    const letter = letters[one];
    if (!letter) throw new RangeError(`Initials are capitals from A to Z, not “${one}”.`);
    return letter;
  });
  const total = chosen.reduce((sum, { width }) => sum + width, gap * (chosen.length - 1));
  const height = Math.min(tallest, widest / total);
  const shapes: Point[][] = [];
  let x = -total / 2;
  for (const { width, strokes } of chosen) {
    for (const one of strokes)
      shapes.push(
        ...inkStroke(one, strokes).map((shape) =>
          shape.map(([a, b]): Point => [(x + a) * height, (0.5 - b) * height]),
        ),
      );
    x += width + gap;
  }
  return shapes;
}

/** What the pen covers: its edge is held at 28 degrees, so that stems come out broad and bars thin. */
function inkStroke({ points, straight }: Stroke, all: Stroke[]): Point[][] {
  const angle = (28 * Math.PI) / 180;
  const [ex, ey] = [Math.cos(angle) * 0.072, Math.sin(angle) * 0.072];
  const thin = 0.016;
  const shapes: Point[][] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [p, q] = [points[i], points[i + 1]];
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const [nx, ny] = [(-(q[1] - p[1]) / length) * thin, ((q[0] - p[0]) / length) * thin];
    const side = ex * ny - ey * nx;
    const [sx, sy] = side < 0 ? [-nx, -ny] : [nx, ny];
    shapes.push(
      hull([
        [p[0] + ex + nx, p[1] + ey + ny],
        [p[0] + ex - nx, p[1] + ey - ny],
        [p[0] - ex + nx, p[1] - ey + ny],
        [p[0] - ex - nx, p[1] - ey - ny],
        [q[0] + ex + nx, q[1] + ey + ny],
        [q[0] + ex - nx, q[1] + ey - ny],
        [q[0] - ex + sx, q[1] - ey + sy],
        [q[0] - ex - sx, q[1] - ey - sy],
      ]),
    );
  }
  if (straight && Math.abs(points[0][1] - points[1][1]) > 0.4)
    for (const end of points) {
      const shared =
        all.filter(
          ({ points: other, straight: s }) =>
            s && other.some(([a, b]) => Math.abs(a - end[0]) + Math.abs(b - end[1]) < 1e-6),
        ).length > 1;
      if (shared || (end[1] !== 0 && end[1] !== 1)) continue;
      const inward = end[1] === 1 ? -1 : 1;
      shapes.push([
        [end[0] - 0.15, end[1]],
        [end[0] + 0.15, end[1]],
        [end[0] + 0.15, end[1] + inward * 0.026],
        [end[0] + 0.07, end[1] + inward * 0.07],
        [end[0] - 0.07, end[1] + inward * 0.07],
        [end[0] - 0.15, end[1] + inward * 0.026],
      ]);
    }
  return shapes;
}

function hull(points: Point[]): Point[] {
  const sorted = points.slice().sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Point[]) => {
    const chain: Point[] = [];
    for (const p of list) {
      while (chain.length > 1 && turn(chain[chain.length - 2], chain[chain.length - 1], p) <= 0)
        chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.slice().reverse())];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
