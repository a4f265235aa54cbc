import type { palmette } from '../../geometry/flora.ts';
import {
  centroid,
  mix,
  type Point,
  place,
  polar,
  smooth,
  strokeOutline,
  tau,
} from '../../geometry/points.ts';
import { type Brush, fillShape, strokeLine } from '../../surface/plate.ts';

/** What the inlayer lays into the wall. */
export type Metals = {
  pitch: string;
  silver: string;
  brass: string;
  second: string;
  /** Seen where silver was lost. */
  groove?: string;
};

/** The lotus of the Mongol century: pointed petals that open round a heart. */
export function lotus(brush: Brush, at: Point, size: number, angle: number, m: Metals): void {
  const petal = (turn: number, long: number, wide: number) =>
    place(
      smooth(
        [
          [0, 0.05],
          [wide, -long * 0.35],
          [wide * 0.72, -long * 0.72],
          [0, -long],
          [-wide * 0.72, -long * 0.72],
          [-wide, -long * 0.35],
        ],
        true,
        6,
      ),
      at,
      size,
      angle + turn,
    );
  for (const [turn, long, wide] of [
    [1.5, 0.62, 0.13],
    [-1.5, 0.62, 0.13],
    [1.05, 0.78, 0.15],
    [-1.05, 0.78, 0.15],
    [0.6, 0.9, 0.16],
    [-0.6, 0.9, 0.16],
    [0, 1, 0.19],
  ] as const) {
    const points = petal(turn, long, wide);
    fillShape(brush, points, m.silver);
    strokeLine(brush, points, m.pitch, size * 0.035, true);
    // The graver's lines: one along the middle, finer ones that open towards the edge.
    for (const [side, thick] of [
      [0, 0.022],
      [0.3, 0.011],
      [-0.3, 0.011],
      [0.6, 0.009],
      [-0.6, 0.009],
    ])
      strokeLine(
        brush,
        place(
          smooth(
            [
              [side * wide * 0.35, -long * 0.16],
              [side * wide * 0.95, -long * 0.4],
              [side * wide * 0.8, -long * (0.76 - Math.abs(side) * 0.22)],
            ],
            false,
            6,
          ),
          at,
          size,
          angle + turn,
        ),
        m.pitch,
        size * thick,
      );
  }
  fillShape(brush, petal(0, 0.5, 0.13), m.second);
  const cup = place(
    smooth(
      [
        [-0.24, -0.06],
        [0, 0.24],
        [0.24, -0.06],
        [0, -0.2],
      ],
      true,
      6,
    ),
    at,
    size,
    angle,
  );
  fillShape(brush, cup, m.brass);
  strokeLine(brush, cup, m.pitch, size * 0.03, true);
}

/** Two bands that wind round one another in a ring, over and under in turn. */
export function knotRing(
  brush: Brush,
  at: Point,
  radius: number,
  lobes: number,
  width: number,
  m: Metals,
): void {
  const strand = (sign: number, from: number, to: number): Point[] => {
    const steps = Math.max(8, Math.round((to - from) * 60));
    return Array.from({ length: steps + 1 }, (_, i) => {
      const a = from + ((to - from) * i) / steps;
      return polar(radius * (1 + sign * 0.24 * Math.cos(lobes * a)), a, at);
    });
  };
  const strap = (line: Point[], ink: string) => {
    strokeLine(brush, line, m.pitch, width * 1.7);
    strokeLine(brush, line, ink, width);
  };
  brush.save();
  brush.lineCap = 'butt';
  strap(strand(1, 0, tau), m.silver);
  strap(strand(-1, 0, tau), m.brass);
  for (let k = 0; k < lobes; k++) {
    const a = ((2 * (2 * k) + 1) * Math.PI) / (2 * lobes);
    strap(strand(1, a - 0.5 / lobes, a + 0.5 / lobes), m.silver);
  }
  brush.restore();
}

/** A plait of two strands along the band. */
export function plait(brush: Brush, wide: number, count: number, m: Metals): void {
  const cell = wide / count;
  const strand = (sign: number, from: number, to: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => {
      const x = from + ((to - from) * i) / 12;
      return [x, sign * 0.3 * Math.sin((Math.PI * x) / cell)];
    });
  const strap = (line: Point[], ink: string) => {
    strokeLine(brush, line, m.pitch, 0.26);
    strokeLine(brush, line, ink, 0.15);
  };
  brush.save();
  brush.lineCap = 'butt';
  for (let i = -1; i <= count; i++) {
    strap(strand(i % 2 ? 1 : -1, i * cell, (i + 1) * cell), m.brass);
    strap(strand(i % 2 ? -1 : 1, i * cell, (i + 1) * cell), m.silver);
  }
  for (let i = -1; i <= count + 1; i++)
    strap(strand(i % 2 ? 1 : -1, (i - 0.3) * cell, (i + 0.3) * cell), i % 2 ? m.brass : m.silver);
  brush.restore();
}

/** A fret of Y-shaped bars, each hooked into the next. */
export function fret(brush: Brush, wide: number, size: number, ink: string): void {
  const columns = Math.max(3, Math.round(wide / size));
  const s = wide / columns;
  const row = s * Math.sqrt(0.75);
  for (let j = Math.floor(-0.5 / row) - 1; j * row < 0.5 + row; j++)
    for (let i = -1; i <= columns; i++) {
      const at: Point = [(i + (j & 1 ? 0.5 : 0)) * s, j * row];
      for (let k = 0; k < 3; k++) {
        const a = -Math.PI / 2 + (k * tau) / 3;
        const knee = polar(s * 0.4, a, at);
        strokeLine(brush, [at, knee, polar(s * 0.26, a + tau / 6, knee)], ink, s * 0.13);
      }
    }
}

/** A fish that swims along the band, with scales and fins cut by the graver. */
export function fish(brush: Brush, [x, y]: Point, long: number, tilt: number, m: Metals): void {
  const at = (points: Point[]) => place(points, [x, y], long, tilt);
  const body = smooth(
    [
      [-0.5, 0.02],
      [-0.36, -0.1],
      [-0.12, -0.15],
      [0.14, -0.1],
      [0.32, -0.03],
      [0.32, 0.03],
      [0.14, 0.1],
      [-0.12, 0.15],
      [-0.36, 0.11],
    ],
    true,
    6,
  );
  const tail = smooth(
    [
      [0.3, 0],
      [0.42, -0.12],
      [0.54, -0.17],
      [0.46, 0],
      [0.54, 0.17],
      [0.42, 0.12],
    ],
    true,
    5,
  );
  for (const fin of [
    [
      [-0.16, -0.14],
      [0.0, -0.25],
      [0.12, -0.2],
      [0.1, -0.11],
    ],
    [
      [-0.1, 0.14],
      [0.06, 0.23],
      [0.1, 0.12],
    ],
    [
      [0.16, -0.09],
      [0.26, -0.14],
      [0.24, -0.06],
    ],
  ] as Point[][]) {
    fillShape(brush, at(fin), m.silver);
  }
  for (const outline of [tail, body]) {
    fillShape(brush, at(outline), m.silver);
    strokeLine(brush, at(outline), m.pitch, long * 0.012, true);
  }
  for (let i = 0; i < 7; i++) {
    const cx = -0.2 + i * 0.065;
    const rows = i < 4 ? 3 : 2;
    for (let j = 0; j < rows; j++) {
      const cy = (j - (rows - 1) / 2) * 0.068;
      const arc = Array.from(
        { length: 7 },
        (_, k): Point => polar(0.034, Math.PI / 2 + (Math.PI * k) / 6, [cx + 0.03, cy]),
      );
      strokeLine(brush, at(arc), m.pitch, long * 0.009);
    }
  }
  const gill = Array.from(
    { length: 9 },
    (_, k): Point => polar(0.13, -0.75 + (1.5 * k) / 8, [-0.42, 0.01]),
  );
  strokeLine(brush, at(gill), m.pitch, long * 0.014);
  for (const dy of [-0.1, -0.05, 0, 0.05, 0.1])
    strokeLine(
      brush,
      at([
        [0.4, dy * 0.7],
        [0.5, dy * 1.35],
      ]),
      m.pitch,
      long * 0.008,
    );
  const [ex, ey] = at([[-0.39, -0.02]])[0];
  for (const [r, ink] of [
    [0.028, m.pitch],
    [0.012, m.silver],
  ] as const) {
    brush.beginPath();
    brush.arc(ex, ey, long * r, 0, 7);
    brush.fillStyle = ink;
    brush.fill();
  }
}

/** A poppy in profile on its stalk, with two leaves, growing upwards from `at`. */
export function poppy(brush: Brush, [x, y]: Point, tall: number, bow: number, m: Metals): void {
  const at = (points: readonly Point[]) => place(points, [x, y], tall);
  const stalk = smooth(
    [
      [0, 0],
      [bow * 0.1, -0.3],
      [bow * 0.02, -0.62],
    ],
    false,
    8,
  );
  strokeLine(brush, at(stalk), m.silver, tall * 0.022);
  for (const side of [-1, 1]) {
    const leaf = smooth(
      [
        [0, -0.04],
        [side * 0.12, -0.16],
        [side * 0.2, -0.36],
        [side * 0.29, -0.5],
      ],
      false,
      8,
    );
    const outline = strokeOutline(
      leaf,
      (t) => 0.05 * Math.sin(Math.PI * t ** 0.7) * (0.82 + 0.3 * ((t * 6) % 1)),
    );
    fillShape(brush, at(outline), m.silver);
    strokeLine(brush, at(leaf.slice(2, -3)), m.pitch, tall * 0.009);
    const bud = smooth(
      [
        [side * 0.04, -0.3],
        [side * 0.17, -0.42],
        [side * 0.23, -0.5],
      ],
      false,
      6,
    );
    strokeLine(brush, at(bud), m.silver, tall * 0.014);
    const drop = smooth(
      [
        [0, 0.02],
        [0.05, -0.05],
        [0, -0.13],
        [-0.05, -0.05],
      ],
      true,
      5,
    );
    fillShape(brush, place(drop, at([[side * 0.23, -0.49]])[0], tall, side * 0.3), m.silver);
  }
  for (const turn of [0.95, -0.95, 0.42, -0.42, 0]) {
    const petal = place(
      smooth(
        [
          [0, 0],
          [0.13, -0.13],
          [0.15, -0.26],
          [0.06, -0.32],
          [0, -0.29],
          [-0.06, -0.32],
          [-0.15, -0.26],
          [-0.13, -0.13],
        ],
        true,
        5,
      ),
      [bow * 0.02, -0.62],
      1,
      turn,
    );
    fillShape(brush, at(petal), m.silver);
    strokeLine(brush, at(petal), m.pitch, tall * 0.012, true);
  }
  const heart = place(
    smooth(
      [
        [0, 0],
        [0.05, -0.06],
        [0, -0.13],
        [-0.05, -0.06],
      ],
      true,
      5,
    ),
    [bow * 0.02, -0.64],
  );
  fillShape(brush, at(heart), m.second);
}

export function fillMotif(
  brush: Brush,
  motif: ReturnType<typeof palmette>,
  ink: string,
  inner: string,
  /** For silver cut with the graver: what shows in its lines, and their width. */
  engraved?: { ink: string; width: number },
): void {
  for (const { points, role } of motif) {
    fillShape(brush, points, role === 'inner' || role === 'vein' ? inner : ink);
    if (!engraved || role !== 'petal') continue;
    const middle = centroid(points);
    for (const share of [0.68, 0.36])
      strokeLine(
        brush,
        points.map((point) => mix(middle, point, share)),
        engraved.ink,
        engraved.width * share,
        true,
      );
  }
}
