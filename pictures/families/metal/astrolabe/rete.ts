import { curl } from '../../../geometry/arabesque.ts';
import { type Motif, palmette, placeMotif, rumi } from '../../../geometry/flora.ts';
import { type Point, polar, smooth, strokeOutline, tau } from '../../../geometry/points.ts';
import { type Brush, fillShape, strokeLine } from '../../../surface/plate.ts';
import { engraveLetters } from './engraving.ts';
import { ecliptic, projectSky } from './sphere.ts';
import { placeOf, type Star, stars } from './stars.ts';

/** How a workshop dressed the net of stars. */
export type Rete = {
  /** Leaves on a vine, or long blades that stand alone. */
  pointers: 'leaves' | 'blades';
  /** Which stars it has; all when not told. */
  names?: readonly string[];
  /** A pointer that somebody bent. */
  bent?: string;
};

/** Width of the ring of signs. */
const band = 0.105;
const rim = 0.945;

const signs = [
  'الحمل',
  'الثور',
  'الجوزا',
  'السرطان',
  'الاسد',
  'السنبلة',
  'الميزان',
  'العقرب',
  'القوس',
  'الجدي',
  'الدلو',
  'الحوت',
];

// The brush counts downwards, the sphere upwards.
const down = ([x, y]: Point): Point => [x, -y];
const middle = down(ecliptic.centre);

const starsOf = ({ names }: Rete) =>
  names ? stars.filter(({ name }) => names.includes(name)) : stars;

/** What stands of the net, in white; the brush counts in radii of the tropic of Capricorn. */
export function cutRete(brush: Brush, p: Rete): void {
  const white = '#fff';
  const ring = (at: Point, from: number, to: number) => {
    brush.beginPath();
    brush.arc(at[0], at[1], (from + to) / 2, 0, 7);
    brush.lineWidth = to - from;
    brush.strokeStyle = white;
    brush.stroke();
  };
  brush.lineCap = 'round';
  ring([0, 0], rim, 1);
  ring(middle, ecliptic.radius - band, ecliptic.radius);
  for (const shape of tracery(p)) fillShape(brush, shape.points, white);
  for (const star of starsOf(p))
    for (const points of pointerOf(star, p)) fillShape(brush, points, white);
  // The bar steps aside where it crosses the circle of the sun, as on nets of Isfahan.
  for (const side of [-1, 1]) {
    strokeLine(
      brush,
      [
        [0, 0.012],
        [side * 0.3, 0.012],
        [side * 0.3, -0.012],
        [side * 0.97, -0.012],
      ],
      white,
      0.036,
    );
    // Knobs by which the net is turned.
    for (const angle of [0.3, -0.3])
      fillDisc(brush, polar(0.972, (side < 0 ? Math.PI : 0) + side * angle, [0, 0]), 0.024);
  }
  fillDisc(brush, [0, 0], 0.085);
  // The pointer that reads the scale, at the first of Capricorn.
  fillShape(
    brush,
    [
      [-0.035, -0.985],
      [0, -1.075],
      [0.035, -0.985],
    ],
    white,
  );
}

function fillDisc(brush: Brush, [x, y]: Point, radius: number): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fillStyle = '#fff';
  brush.fill();
}

/** Scrolls in mirrored pairs that carry the pointers and leave the plate below to be read. */
function tracery({ pointers }: Rete): Motif {
  const vine =
    pointers === 'leaves'
      ? { stem: 0.12, leaves: 4, size: 0.7, heart: 'rosette' as const }
      : { stem: 0.13, leaves: 3, size: 0.5, heart: 'rosette' as const };
  const motif: Motif = [];
  const stem = (line: readonly Point[], width: number) =>
    motif.push({
      role: 'stem',
      points: strokeOutline(smooth(line, false, 12), () => width),
    });
  stem(
    [
      [0, 0],
      [0, -0.5],
      [0, -0.93],
    ],
    0.015,
  );
  stem(
    [
      [0, 0.97],
      [0, 0.7],
      [0, 0.4],
    ],
    0.016,
  );
  for (const side of [-1, 1] as const) {
    const flip = (points: readonly Point[]) => points.map(([x, y]): Point => [side * x, y]);
    const turn = (angle: number) => (side > 0 ? angle : Math.PI - angle);
    const scroll = (at: Point, radius: number, start: number, way: 1 | -1, turns = 1.2) =>
      motif.push(
        ...curl([side * at[0], at[1]], radius, turn(start), (side * way) as 1 | -1, turns, vine),
      );
    const width = (radius: number) => radius * vine.stem * 1.08;
    // Above: two storeys of scrolls on the upright.
    scroll([0.14, -0.7], 0.105, Math.PI, 1);
    stem(
      flip([
        [0, -0.5],
        [0.01, -0.6],
        [0.035, -0.7],
      ]),
      width(0.105),
    );
    scroll([0.17, -0.18], 0.115, Math.PI, -1);
    stem(
      flip([
        [0, -0.36],
        [0.02, -0.28],
        [0.055, -0.18],
      ]),
      width(0.115),
    );
    // In the crescent below, out of the foot and up to the bar.
    scroll([0.155, 0.72], 0.12, Math.PI * 0.5, -1);
    stem(
      flip([
        [0, 0.93],
        [0.07, 0.9],
        [0.155, 0.84],
      ]),
      width(0.12),
    );
    scroll([0.7, 0.36], 0.12, Math.PI * 0.15, 1);
    stem(
      flip([
        [0.93, 0.2],
        [0.87, 0.32],
        [0.807, 0.415],
      ]),
      width(0.12),
    );
    scroll([0.815, -0.2], 0.085, 0, -1);
    stem(
      flip([
        [0.95, -0.05],
        [0.92, -0.12],
        [0.9, -0.2],
      ]),
      width(0.085),
    );
  }
  if (pointers === 'leaves') {
    motif.push(...placeMotif(palmette(3), [0, -0.46], 0.15));
    motif.push(...placeMotif(palmette(3), [0, -0.76], 0.13));
    motif.push(...placeMotif(palmette(3), [0, 0.86], 0.12));
  }
  return motif;
}

/** The line of a star's pointer, from the edge it grows from to its tip, the star. */
function spineOf(star: Star): Point[] {
  const tip = down(placeOf(star));
  const root = rootOf(star, tip);
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]];
  const bow = star.aside > 0 ? 0.2 : -0.2;
  const side = star.root === 'inner' ? -1 : 1;
  return smooth(
    [
      root,
      [root[0] + dx * 0.32 + dy * bow * side, root[1] + dy * 0.32 - dx * bow * side],
      [root[0] + dx * 0.68 + dy * bow * side * 0.75, root[1] + dy * 0.68 - dx * bow * side * 0.75],
      tip,
    ],
    false,
    12,
  );
}

function rootOf({ root, aside }: Star, tip: Point): Point {
  if (root === 'upright') return [0, tip[1] - aside];
  if (root === 'bar') return [tip[0] + aside, 0];
  if (root === 'rim') return polar(rim + 0.01, Math.atan2(tip[1], tip[0]) - (aside * tau) / 360);
  const angle = Math.atan2(tip[1] - middle[1], tip[0] - middle[0]) - (aside * tau) / 360;
  const edge = root === 'inner' ? ecliptic.radius - band + 0.008 : ecliptic.radius - 0.008;
  return polar(edge, angle, middle);
}

/** A pointer: stem, leaf with its two lobes, and a tip as fine as a needle. */
function pointerOf(star: Star, { pointers, bent }: Rete): Point[][] {
  let spine = spineOf(star);
  if (star.name === bent) {
    const [kink, tip] = [spine[spine.length - 12], spine[spine.length - 1]];
    const [dx, dy] = [tip[0] - kink[0], tip[1] - kink[1]];
    spine = [
      ...spine.slice(0, -11),
      [kink[0] + dx * 0.55 + dy * 0.55, kink[1] + dy * 0.55 - dx * 0.55],
    ];
  }
  const blade = pointers === 'blades';
  const [belly, from] = blade ? [0.036, 0.14] : [0.041, 0.36];
  const shapes = [
    strokeOutline(spine, (t) => {
      const u = Math.max(0, (t - from) / (1 - from));
      const stem = 0.0115 * (1 - u) + 0.001;
      return stem + belly * Math.sin(Math.PI * u ** 0.5) ** 1.4;
    }),
  ];
  const at = spine[Math.round(from * (spine.length - 1))];
  const next = spine[Math.round(from * (spine.length - 1)) + 1];
  const angle = Math.atan2(next[1] - at[1], next[0] - at[0]) + tau / 4;
  for (const side of [-1, 1])
    for (const { points, role } of placeMotif(
      rumi(),
      at,
      blade ? 0.07 : 0.095,
      angle + side * 0.75,
      side,
    ))
      if (role !== 'vein') shapes.push(points);
  return shapes;
}

/** Lines and letters cut into the net. */
export function engraveRete(brush: Brush, p: Rete): void {
  const { radius } = ecliptic;
  const arc = (at: Point, r: number, width: number) => {
    brush.beginPath();
    brush.arc(at[0], at[1], r, 0, 7);
    brush.lineWidth = width;
    brush.strokeStyle = '#fff';
    brush.stroke();
  };
  brush.lineCap = 'butt';
  for (const share of [0.008, 0.034, band - 0.01]) arc(middle, radius - share, 0.0026);
  for (const r of [rim + 0.01, 0.992]) arc([0, 0], r, 0.0026);
  for (let degree = 0; degree < 360; degree += 1) {
    const at = down(projectSky(degree, 0));
    const [nx, ny] = [(at[0] - middle[0]) / radius, (at[1] - middle[1]) / radius];
    const inward = (by: number): Point => [at[0] - nx * by, at[1] - ny * by];
    const deep = degree % 30 === 0 ? band - 0.01 : degree % 5 === 0 ? 0.034 : 0.022;
    strokeLine(brush, [inward(0.008), inward(deep)], '#fff', degree % 5 ? 0.0015 : 0.0026);
  }
  signs.forEach((sign, i) => {
    const at = down(projectSky(i * 30 + 15, 0));
    const angle = Math.atan2(at[1] - middle[1], at[0] - middle[0]);
    const under = angle > 0;
    engraveLetters(
      brush,
      sign,
      polar(radius - 0.064, angle, middle),
      0.056,
      angle + (under ? -tau / 4 : tau / 4),
    );
  });
  for (const { points, role } of tracery(p))
    if (role !== 'stem' && role !== 'vein') strokeLine(brush, points, '#fff', 0.0018, true);
  for (const star of starsOf(p)) {
    const spine = spineOf(star);
    const [a, b] = [spine[Math.round(spine.length * 0.45)], spine[Math.round(spine.length * 0.7)]];
    let angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
    if (Math.abs(angle) > tau / 4) angle += Math.PI;
    const at = spine[Math.round(spine.length * 0.58)];
    engraveLetters(brush, star.name, at, Math.min(0.026, 0.16 / star.name.length), angle);
  }
}
