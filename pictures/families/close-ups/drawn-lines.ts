import { type Point, polar, tau } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { type Brush, fillShape, strokeLine } from '../../surface/plate.ts';
import { tall, wide } from './flat-matter.ts';

/** What is drawn, written or engraved on flat things that are seen from near. */

const pencil = '#4a4844';

/** A stroke of a broad brush along a curve, as wide as `width` says at each share of its way. */
function sweep(
  brush: Brush,
  along: (t: number) => Point,
  width: (t: number) => number,
  ink = '#16130f',
): void {
  const one: Point[] = [];
  const two: Point[] = [];
  for (let i = 0; i <= 60; i++) {
    const t = i / 60;
    const [x, y] = along(t);
    const [nx, ny] = along(Math.min(1, t + 0.01));
    const [px, py] = along(Math.max(0, t - 0.01));
    const length = Math.hypot(nx - px, ny - py) || 1;
    const [dx, dy] = [(-(ny - py) / length) * width(t), ((nx - px) / length) * width(t)];
    one.push([x + dx, y + dy]);
    two.push([x - dx, y - dy]);
  }
  fillShape(brush, [...one, ...two.reverse()], ink);
}

/** Rows of one exercise: a long sweep, a hook, a falling stroke, dots of the brush's own width. */
export function strokes(brush: Brush): void {
  const random = createRandom('strokes');
  for (let row = 0; row < 4; row++) {
    const y = 300 + row * 560;
    const lean = random.bell() * 20;
    sweep(
      brush,
      (t) => [1500 - t * 1150, y + Math.sin(t * Math.PI) * 120 + lean * t],
      (t) => 14 + 62 * Math.sin(t * Math.PI) ** 0.7 * (0.35 + t * 0.8),
    );
    sweep(
      brush,
      (t) => [2150 - Math.sin(t * 3.6) * 170, y - 190 + t * 420],
      (t) => 16 + 54 * Math.sin(t * Math.PI) ** 0.8,
    );
    sweep(
      brush,
      (t) => [2640 - t * 90, y - 230 + t * 460],
      (t) => 58 * (1 - t) ** 0.6 + 5,
    );
    for (let k = 0; k < 3; k++) {
      const [x, z] = [640 + k * 150 + random.bell() * 12, y + 230 + random.bell() * 14];
      fillShape(
        brush,
        [
          [x, z - 58],
          [x + 52, z],
          [x, z + 56],
          [x - 54, z + 2],
        ],
        '#16130f',
      );
    }
  }
}

/** The back of a sheet: strokes reversed and pale, darker where the brush stood, and one blot that came through. */
export function strokesFromBehind(brush: Brush): void {
  const random = createRandom('strokes from behind');
  brush.save();
  brush.translate(wide, 0);
  brush.scale(-1, 1);
  // Ink spreads in the felt: broad and faint, then narrow and darker.
  for (const [ink, share, alpha] of [
    ['#9a917f', 1.16, 0.34],
    ['#7f786b', 0.98, 0.4],
    ['#5d574e', 0.6, 0.42],
  ] as const) {
    brush.globalAlpha = alpha;
    for (let row = 0; row < 4; row++) {
      const y = 210 + row * 600;
      sweep(
        brush,
        (t) => [1980 - t * 1500, y + Math.sin(t * Math.PI) * 150],
        (t) => (16 + 66 * Math.sin(t * Math.PI) ** 0.7 * (0.35 + t * 0.8)) * share,
        ink,
      );
      sweep(
        brush,
        (t) => [2520 - Math.sin(t * 3.4) * 190, y - 200 + t * 430],
        (t) => (18 + 58 * Math.sin(t * Math.PI) ** 0.8) * share,
        ink,
      );
      for (let k = 0; k < 3; k++) {
        const [x, z] = [760 + k * 170 + row * 30, y + 285 + k * 9];
        const r = 58 * share;
        fillShape(
          brush,
          [
            [x, z - r],
            [x + r * 0.9, z],
            [x, z + r],
            [x - r * 0.94, z + 2],
          ],
          ink,
        );
      }
    }
  }
  const at: Point = [1490, 1020];
  for (let k = 0; k < 13; k++) {
    const r = 235 - k * 16;
    brush.globalAlpha = 0.16 + k * 0.02;
    fillShape(
      brush,
      Array.from({ length: 90 }, (_, i): Point => {
        const a = (i / 90) * tau;
        const edge = 1 + Math.sin(a * 3 + 1) * 0.1 + Math.sin(a * 7) * 0.05 + random.bell() * 0.018;
        return polar(r * edge, a, at);
      }),
      k < 2 ? '#8d8474' : '#2a2520',
    );
  }
  brush.globalAlpha = 0.5;
  for (let k = 0; k < 16; k++) {
    const far = 260 + random.next() ** 2 * 420;
    brush.beginPath();
    const spot = polar(far, random.next() * tau, at);
    brush.arc(spot[0], spot[1], 5 + random.next() * 17, 0, tau);
    brush.fillStyle = '#4a443b';
    brush.fill();
  }
  brush.restore();
}

const centre: Point = [wide / 2, tall / 2];
const ring = (brush: Brush, radius: number, at: Point, width: number) => {
  brush.lineWidth = width;
  brush.beginPath();
  brush.arc(at[0], at[1], radius, 0, tau);
  brush.stroke();
};

/** A ten-pointed star from its first circle to its last chord, each step a finer line. */
export const starSteps: ((brush: Brush) => void)[] = [
  (brush) => ring(brush, 760, centre, 15),
  (brush) => {
    for (let k = 0; k < 5; k++)
      strokeLine(
        brush,
        [polar(1500, (tau * k) / 10, centre), polar(-1500, (tau * k) / 10, centre)],
        '#fff',
        11,
      );
  },
  (brush) => {
    for (let k = 0; k < 10; k++) ring(brush, 235, polar(760, (tau * k) / 10, centre), 8);
  },
  (brush) => {
    for (let k = 0; k < 10; k++)
      strokeLine(
        brush,
        [polar(760, (tau * k) / 10, centre), polar(760, (tau * (k + 3)) / 10, centre)],
        '#fff',
        7,
      );
  },
  (brush) => {
    for (let k = 0; k < 10; k++)
      strokeLine(
        brush,
        [polar(1420, (tau * (k + 0.5)) / 10, centre), polar(1420, (tau * (k + 4.5)) / 10, centre)],
        '#fff',
        5,
      );
  },
];

/** The wall of a bowl from its lip to its foot, outside and inside, as archaeologists draw it. */
export function profiles(brush: Brush): void {
  const half = (dx: number, dy: number, tone: string, width: number) => {
    const outer: Point[] = [];
    const inner: Point[] = [];
    for (let i = 0; i <= 80; i++) {
      const t = i / 80;
      const x = 1500 - 1180 * Math.cos((t * Math.PI) / 2) ** 0.8 - 220 * (1 - t);
      const y = 460 + 1180 * Math.sin((t * Math.PI) / 2) ** 1.3;
      const thick = 62 - 30 * Math.sin(t * Math.PI * 1.1) + 30 * t;
      outer.push([x + dx, y + dy]);
      inner.push([x + thick * 0.9 + dx, y - thick * 0.5 + dy]);
    }
    strokeLine(brush, outer, tone, width);
    strokeLine(brush, inner, tone, width);
    strokeLine(brush, [outer[0], [outer[0][0] + 26, outer[0][1] - 34], inner[0]], tone, width);
    // Hatching within the wall.
    for (let i = 1; i < 80; i += 2)
      strokeLine(brush, [outer[i], inner[Math.min(80, i + 3)]], tone, 2.6);
    const foot: Point[] = [
      [1240, 1640],
      [1225, 1790],
      [1330, 1800],
      [1345, 1668],
    ];
    strokeLine(
      brush,
      foot.map(([x, y]): Point => [x + dx, y + dy]),
      tone,
      width,
    );
  };
  brush.globalAlpha = 0.55;
  half(9, -6, '#5a5854', 6);
  brush.globalAlpha = 1;
  half(0, 0, pencil, 7);
  // The axis, the rim's level, and ticks of centimetres.
  strokeLine(
    brush,
    [
      [1500, 180],
      [1500, 2050],
    ],
    pencil,
    4,
  );
  strokeLine(
    brush,
    [
      [120, 456],
      [2880, 456],
    ],
    pencil,
    4,
  );
  for (let k = 0; k < 26; k++)
    strokeLine(
      brush,
      [
        [130 + k * 110, 456],
        [130 + k * 110, k % 5 === 0 ? 500 : 478],
      ],
      pencil,
      3.4,
    );
  // The elevation on the other side of the axis: the outside, and the crack that both halves share.
  const right: Point[] = [];
  for (let i = 0; i <= 60; i++) {
    const t = i / 60;
    right.push([
      1500 + 1180 * Math.cos((t * Math.PI) / 2) ** 0.8 + 220 * (1 - t),
      460 + 1180 * Math.sin((t * Math.PI) / 2) ** 1.3,
    ]);
  }
  strokeLine(brush, right, pencil, 7);
  const random = createRandom('crack');
  // It is drawn on both sheets, in red from lip to foot.
  let at: Point = [1960, 456];
  const crack: Point[] = [at];
  while (at[1] < 1640) {
    at = [at[0] - 4 + random.bell() * 13, at[1] + 17];
    crack.push(at);
  }
  brush.lineJoin = 'round';
  brush.globalAlpha = 0.35;
  strokeLine(
    brush,
    crack.map(([x, y]): Point => [x + 9, y - 6]),
    '#c8382a',
    6,
  );
  brush.globalAlpha = 1;
  strokeLine(brush, crack, '#c0281c', 8);
  for (let k = 0; k < 16; k++) {
    const x = 1600 + k * 66;
    strokeLine(
      brush,
      Array.from(
        { length: 13 },
        (_, i): Point => [x + i * 5, 560 + Math.sin((i / 12) * tau + k) * 28],
      ),
      pencil,
      4,
    );
  }
}

/** Sails in rows, each a little larger than the one before it; the last line is empty. */
export function sails(brush: Brush): void {
  for (let row = 0; row < 5; row++) {
    const base = 420 + row * 400;
    strokeLine(
      brush,
      [
        [180, base],
        [2820, base],
      ],
      '#8d93a8',
      3,
    );
    if (row === 4) continue;
    for (let k = 0; k < 6; k++) {
      const size = 26 + (row * 6 + k) * 9;
      const x = 360 + k * 440;
      const mast: Point = [x, base - size * 0.18];
      const hull: Point[] = Array.from({ length: 15 }, (_, i): Point => {
        const t = i / 14;
        return [
          x + (t - 0.5) * size * 1.3,
          base - size * 0.18 + Math.sin(t * Math.PI) * size * 0.22,
        ];
      });
      if (size > 60) strokeLine(brush, [...hull, hull[0]], pencil, 5);
      // A lateen yard leans across the mast, the sail bellies from it.
      const foot: Point = [x - size * 0.5, base - size * 0.34];
      const peak: Point = [x + size * 0.34, base - size * 1.5];
      const sail: Point[] = [foot, peak];
      for (let i = 0; i <= 10; i++) {
        const t = i / 10;
        sail.push([
          peak[0] + (x + size * 0.5 - peak[0]) * t + Math.sin(t * Math.PI) * size * 0.2,
          peak[1] + (base - size * 0.3 - peak[1]) * t,
        ]);
      }
      strokeLine(brush, [...sail, foot], pencil, 5);
      for (let h = 1; h < 8; h++)
        strokeLine(
          brush,
          [
            [foot[0] + (peak[0] - foot[0]) * (h / 8), foot[1] + (peak[1] - foot[1]) * (h / 8)],
            [x + size * 0.42, base - size * (0.3 + h * 0.1)],
          ],
          pencil,
          2.4,
        );
      strokeLine(brush, [mast, [x + size * 0.04, base - size * 1.1]], pencil, 5);
    }
  }
}

/** A row of arches as somebody draws them at sunrise: sought lines, then sure ones, shade hatched in. */
export function arches(brush: Brush): void {
  const random = createRandom('arches');
  for (let k = 0; k < 4; k++) {
    const x = 180 + k * 720;
    const [left, right, foot, spring] = [x, x + 560, 1840, 900];
    const side = (lean: number): Point[] =>
      Array.from({ length: 30 }, (_, i): Point => {
        const t = i / 29;
        const reach = 280 * (1 - t) ** 0.62;
        return [x + 280 + lean * reach, spring - 430 * t ** 0.82];
      });
    for (let pass = 0; pass < 3; pass++) {
      const tone = pass === 2 ? '#3f3d3a' : '#8f8b84';
      const width = pass === 2 ? 7 : 4;
      const off = (): number => (pass === 2 ? 0 : random.bell() * 14);
      for (const lean of [-1, 1]) {
        const edge = lean < 0 ? left : right;
        strokeLine(
          brush,
          [[edge + off(), foot + 30], [edge + off(), spring], ...side(lean)],
          tone,
          width,
        );
        strokeLine(
          brush,
          [
            [edge + lean * 46 + off(), foot],
            [edge + lean * 46 + off(), spring - 20],
          ],
          tone,
          width - 1,
        );
      }
    }
    // Shade within the arch, one way, thinner towards the light.
    for (let i = 0; i < 46; i++) {
      const y = spring - 180 + i * 44;
      const far = 120 + 190 * Math.abs(Math.sin(i * 0.7)) + random.bell() * 30;
      strokeLine(
        brush,
        [
          [left + 14, y + 90],
          [left + 14 + far, y - far * 0.35 + 90],
        ],
        '#77736c',
        3.6,
      );
    }
    strokeLine(
      brush,
      [
        [left - 60, foot + 30],
        [right + 70, foot + 30],
      ],
      '#3f3d3a',
      6,
    );
  }
  // The sea behind them, and the sun before it is out.
  for (let i = 0; i < 5; i++)
    strokeLine(
      brush,
      Array.from({ length: 40 }, (_, k): Point => [k * 76, 1360 + i * 52 + random.bell() * 3]),
      '#9a968e',
      3,
    );
  ring(withColour(brush, '#c07a3c'), 92, [1180, 1300], 8);
}

/** A four-part garden laid over a slope: lines of height, channels of blue wash, terraces between them. */
export function slopingGarden(brush: Brush): void {
  const heightAt = (x: number, k: number): Point => [
    x,
    140 + k * 190 + Math.sin(x / 620 + k * 0.5) * 70 + Math.sin(x / 240 + k) * 18 + x * 0.08,
  ];
  for (let k = -1; k < 12; k++)
    strokeLine(
      brush,
      Array.from({ length: 61 }, (_, i) => heightAt(i * 50, k)),
      k % 4 === 0 ? '#7a5a3c' : '#a68a68',
      k % 4 === 0 ? 7 : 4,
    );
  // Terraces follow the slope, each held by a wall of stones.
  for (const [from, to, rows] of [
    [260, 1180, [2, 4, 6]],
    [1820, 2740, [3, 5, 7, 9]],
  ] as const)
    for (const k of rows) {
      const edge = Array.from({ length: 24 }, (_, i) => heightAt(from + ((to - from) * i) / 23, k));
      const next = Array.from({ length: 24 }, (_, i) =>
        heightAt(from + ((to - from) * i) / 23, k + 1),
      );
      brush.globalAlpha = 0.5;
      fillShape(brush, [...edge, ...next.reverse()], '#86a06a');
      brush.globalAlpha = 1;
      for (const [x, y] of edge) ring(withColour(brush, '#5c5348'), 15, [x, y], 5);
      for (let i = 1; i < 22; i += 2) {
        const [x, y] = heightAt(from + ((to - from) * i) / 23, k + 0.5);
        leaf(brush, x, y, i + k);
      }
    }
  // The channels, washed in twice as a brush does, run to one basin.
  for (const [tone, width] of [
    ['#8fb4cf', 84],
    ['#4f86b0', 44],
  ] as const) {
    brush.globalAlpha = 0.75;
    strokeLine(
      brush,
      Array.from({ length: 40 }, (_, i): Point => [1500 + Math.sin(i / 6) * 34, i * 58]),
      tone,
      width,
    );
    strokeLine(
      brush,
      Array.from({ length: 61 }, (_, i) => heightAt(i * 50, 5)),
      tone,
      width,
    );
    brush.globalAlpha = 1;
  }
  const middle = heightAt(1500, 5);
  fillShape(
    brush,
    Array.from({ length: 8 }, (_, k) => polar(190, (tau * (k + 0.5)) / 8, middle)),
    '#4f86b0',
  );
  ring(withColour(brush, pencil), 205, middle, 7);
  // A level line across all of it, which the ground does not keep.
  strokeLine(
    brush,
    [
      [60, 1120],
      [2940, 1120],
    ],
    '#8c3a2c',
    4,
  );
}

function withColour(brush: Brush, colour: string): Brush {
  brush.strokeStyle = colour;
  return brush;
}

function leaf(brush: Brush, x: number, y: number, turn: number): void {
  const tip = polar(46, turn * 2.4, [x, y]);
  fillShape(
    brush,
    [polar(30, turn * 2.4 + 1.3, [x, y]), tip, polar(30, turn * 2.4 - 1.3, [x, y]), [x, y]],
    '#3f6b45',
  );
}
