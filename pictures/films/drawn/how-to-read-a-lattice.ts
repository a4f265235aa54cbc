import { cutPieces, type Segment } from '../../geometry/arrangement.ts';
import { drawPattern } from '../../geometry/contact.ts';
import { distance, mix, type Point, polar, regularPolygon } from '../../geometry/points.ts';
import { tilePlane } from '../../geometry/tilings.ts';
import { blur, type Field, smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Brush, fillShape, paintField, strokeLine } from '../../surface/plate.ts';
import { composeAmbience } from '../ambience.ts';
import {
  between,
  type DrawnFilm,
  frameHeight,
  frameWidth,
  height,
  pixelsPerUnit,
  width,
} from './drawn-film.ts';
import { computeCanvas, drawWhole, layOver } from './paper.ts';

/** Where the screen has been read and the day begins. */
const dayFrom = 16;
const dayTo = 36;

const apothem = 152;
const middle: Point = [width / 2, height / 2];
const saffron = '#f4b93c';

/** A pierced screen: its circles, its star, its mistake, and then a day of light through it. */
export const howToReadALattice: DrawnFilm = {
  name: 'how-to-read-a-lattice',
  seconds: 38,
  poster: 11.4,
  prepare: () => {
    const lines = drawPattern(tilePlane(8, 90, apothem, 820), (67.5 * Math.PI) / 180, 3).map(
      ([a, b]): Segment => [add(a, middle), add(b, middle)],
    );
    const mistake = findMistake(lines);
    const cut = lines.filter((line) => line !== mistake.line);
    const openings = cutPieces(cut, 0.05);
    const screen = paintScreen(openings);
    const room = prepareRoom(openings);
    return (brush, seconds) => {
      if (seconds < dayFrom + 1.5) {
        drawWhole(brush, screen);
        readScreen(brush, seconds, lines, mistake.line);
      }
      if (seconds > dayFrom) {
        const day = Math.max(0, Math.min(1, (seconds - dayFrom) / (dayTo - dayFrom)));
        layOver(brush, room(day), 'source-over', between(seconds, dayFrom, dayFrom + 1.5));
      }
      const night = between(seconds, 36.6, 38);
      brush.fillStyle = `rgba(11, 21, 51, ${night * 0.9})`;
      brush.fillRect(0, 0, width, height);
    };
  },
  sound: (seconds) => composeAmbience(seconds, { surf: 0.4, wind: 0.25, trickle: 0.12 }, 'lattice'),
};

const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];

/** One bar that the carver left out, a little off the middle. */
function findMistake(lines: readonly Segment[]): { line: Segment } {
  const near: Point = [middle[0] + 236, middle[1] - 62];
  const far = (line: Segment) => distance(mix(line[0], line[1], 0.5), near);
  const line = [...lines].sort((a, b) => far(a) - far(b))[0];
  if (!line) throw new Error('The lattice has no lines.');
  return { line };
}

/** The opening's outline, smaller by the half width of a bar. */
function shrink(points: readonly Point[], by: number): Point[] {
  const n = points.length;
  return points.map((point, i) => {
    const before = points[(i + n - 1) % n] as Point;
    const after = points[(i + 1) % n] as Point;
    const a = unit(before, point);
    const b = unit(point, after);
    const sum: Point = [-a[1] - b[1], a[0] + b[0]];
    const along = Math.max(0.35, 1 + a[0] * b[0] + a[1] * b[1]);
    return [point[0] + (sum[0] / along) * by, point[1] + (sum[1] / along) * by];
  });
}

function unit(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** The screen from inside: stone in shade before a bright sea. */
function paintScreen(openings: readonly Point[][]) {
  const noise = createNoise('lattice stone');
  const paintHoles = (brush: Brush) => {
    for (const opening of openings) fillShape(brush, shrink(opening, 9), '#fff');
  };
  const holes = paintField(width, height, paintHoles, pixelsPerUnit);
  const glow = blur(holes, frameWidth, frameHeight, 26 * pixelsPerUnit);
  const rim = blur(holes, frameWidth, frameHeight, 3.2 * pixelsPerUnit);
  const towardsLight = Math.round(5 * pixelsPerUnit) * frameWidth + 4 * pixelsPerUnit;
  return computeCanvas((x, y, i) => {
    const hole = holes[i] ?? 0;
    const grain = noise.fbm(x * 0.06, y * 0.06, 4) * 0.1 + noise.fbm(x * 0.4, y * 0.4, 2) * 0.05;
    const sea = smoothstep(380, 470, y + noise.at(x * 0.01, 3) * 4);
    const sky = [206 - sea * 120 + y * 0.06, 222 - sea * 62 + y * 0.03, 232 - sea * 40];
    // The upper and left edges of an opening show its thickness, lit from outside.
    const edge = (rim[i] ?? 0) - (rim[Math.max(0, i - towardsLight)] ?? 0);
    const lit = 0.2 + grain + (glow[i] ?? 0) * 0.22 + Math.max(-0.1, edge) * 0.9;
    const stone = [188 * lit, 160 * lit, 128 * lit];
    return [0, 1, 2].map((c) => (sky[c] ?? 0) * hole + (stone[c] ?? 0) * (1 - hole)) as [
      number,
      number,
      number,
    ];
  });
}

/** The hidden circle, the polygons it holds, the star, and the bar that is missing. */
function readScreen(
  brush: Brush,
  seconds: number,
  lines: readonly Segment[],
  mistake: Segment,
): void {
  const shade = between(seconds, 1, 2.4) * (1 - between(seconds, 13.4, 15.4)) * 0.45;
  brush.fillStyle = `rgba(8, 12, 30, ${shade})`;
  brush.fillRect(0, 0, width, height);
  brush.globalAlpha = 1 - between(seconds, 14, 15.6);
  const radius = apothem / Math.cos(Math.PI / 8);
  const circle = between(seconds, 1.6, 4);
  brush.beginPath();
  brush.arc(...middle, radius, -Math.PI / 2, -Math.PI / 2 + circle * 2 * Math.PI);
  brush.strokeStyle = saffron;
  brush.lineWidth = 3;
  if (circle > 0) brush.stroke();
  const around = between(seconds, 3.6, 6);
  for (let i = 0; i < 4; i++) {
    const spot = polar(2 * apothem, (i * Math.PI) / 2, middle);
    brush.beginPath();
    brush.arc(...spot, radius, 0, around * 2 * Math.PI);
    brush.lineWidth = 1.6;
    if (around > 0) brush.stroke();
  }
  const polygon = regularPolygon(8, radius, Math.PI / 8, middle);
  const sides = between(seconds, 5.6, 7.4) * 8;
  polygon.forEach((corner, i) => {
    const share = Math.max(0, Math.min(1, sides - i));
    const next = polygon[(i + 1) % 8] as Point;
    if (share > 0) strokeLine(brush, [corner, mix(corner, next, share)], '#ffffff', 2.4);
  });
  const star = lines.filter(([a, b]) => distance(mix(a, b, 0.5), middle) < apothem * 0.99);
  star.forEach((line, i) => {
    const share = between(seconds, 7.6 + (i / star.length) * 1.6, 8.4 + (i / star.length) * 1.6);
    if (share > 0) strokeLine(brush, [line[0], mix(line[0], line[1], share)], saffron, 7);
  });
  const wrong = between(seconds, 11, 12.2);
  if (wrong > 0) {
    brush.setLineDash([7, 9]);
    strokeLine(brush, [mistake[0], mix(mistake[0], mistake[1], wrong)], '#e58bb8', 5);
    brush.setLineDash([]);
    brush.beginPath();
    brush.arc(...mix(mistake[0], mistake[1], 0.5), 62 - wrong * 8, 0, 7);
    brush.strokeStyle = '#e58bb8';
    brush.lineWidth = 2;
    brush.stroke();
  }
  brush.globalAlpha = 1;
}

/**
 * A bare room with that screen in its right wall, seen from the other end. What the sun reaches on
 * the floor and on the far wall is found by going back towards it, through the window.
 */
function prepareRoom(openings: readonly Point[][]) {
  const size = 1_024;
  const scale = size / (apothem * 6);
  const mask = paintField(size, size, (brush) => {
    for (const opening of openings)
      fillShape(
        brush,
        shrink(opening, 9).map(
          ([x, y]): Point => [
            (x - middle[0]) * scale + size / 2,
            (y - middle[1]) * scale + size / 2,
          ],
        ),
        '#fff',
      );
  });
  const masks = [mask, blur(mask, size, size, 6), blur(mask, size, size, 14)];
  const noise = createNoise('room');
  const window = { near: 0.2, far: 4.2, low: 0.25, high: 3.05, wall: 2.6 };
  const eye: readonly [number, number, number] = [-1.3, 1.95, -4.6];
  const sample = (u: number, v: number, soft: number): number => {
    if (u < 0 || u >= 1 || v < 0 || v >= 1) return 0;
    const step = Math.min(1.999, soft);
    const level = Math.floor(step);
    const [sharp, blurred] = [masks[level], masks[level + 1]] as [Field, Field];
    const [x, y] = [Math.min(size - 1.01, u * size), Math.min(size - 1.01, v * size)];
    const at = Math.floor(y) * size + Math.floor(x);
    const [fx, fy] = [x - Math.floor(x), y - Math.floor(y)];
    const read = (field: Field): number =>
      ((field[at] ?? 0) * (1 - fx) + (field[at + 1] ?? 0) * fx) * (1 - fy) +
      ((field[at + size] ?? 0) * (1 - fx) + (field[at + size + 1] ?? 0) * fx) * fy;
    return read(sharp) * (1 - step + level) + read(blurred) * (step - level);
  };
  return (day: number) => {
    // From morning, low and far along the room, to evening, low again from the other side.
    const angle = 0.75 - day * 1.5;
    const high = 0.3 + Math.sin(Math.PI * (0.08 + day * 0.84)) * 0.55;
    const sun = [Math.cos(angle), high, Math.sin(angle)] as const;
    const low = 1 - smoothstep(0.4, 0.8, high);
    const tint = [1.22 + low * 0.1, 1.04 - low * 0.24, 0.8 - low * 0.34] as const;
    return computeCanvas((px, py) => {
      const rx = ((px - width / 2) / width) * 1.25 + 0.1;
      const ry = ((height * 0.36 - py) / width) * 1.25;
      const point = meetRoom(eye, [rx, ry, 1], window.wall);
      const [x, y, z, surface, distant] = point;
      let light = 0;
      if (surface !== 'window') {
        const way = (window.wall - x) / sun[0];
        const v = 1 - (y + way * sun[1] - window.low) / (window.high - window.low);
        const u = (z + way * sun[2] - window.near) / (window.far - window.near);
        const facing = surface === 'floor' ? sun[1] : surface === 'back' ? -sun[2] : sun[0] * 0.6;
        if (way > 0 && facing > 0) light = sample(u, v, way * 0.2) * facing;
      }
      if (surface === 'window') {
        const v = 1 - (y - window.low) / (window.high - window.low);
        const u = (z - window.near) / (window.far - window.near);
        if (u < 0 || u >= 1 || v < 0 || v >= 1) return whitewash(0.36, noise, x + z, y);
        // Beyond the bars lie sky and sea; the bars are wood, a little lit along the edges that face the day.
        const hole = sample(u, v, 0);
        const beyond =
          ry > 0.012
            ? mixed(haze, zenith, Math.min(1, ry * 3.2))
            : mixed(sea, haze, Math.max(0, 0.3 + ry * 2.4));
        const edge = Math.max(0, sample(u - 0.004, v - 0.005, 0) - hole) * 70;
        const grain = 1 + noise.fbm(u * 8, v * 160, 3) * 0.3;
        const dim = 0.82 + 0.3 * high;
        return [0, 1, 2].map(
          (c) =>
            Math.min(255, (beyond[c] ?? 0) * dim * (tint[c] ?? 1) ** 0.45) * hole +
            ((wood[c] ?? 0) * grain + edge * (tint[c] ?? 1)) * (1 - hole),
        ) as [number, number, number];
      }
      const glow = 0.52 + 0.85 / (1 + (window.wall - x) ** 2 * 0.42 + (z - 1.9) ** 2 * 0.22);
      const corner = cornerShade(x, y, z, window.wall);
      const grain =
        0.93 +
        noise.fbm(x * 2 + z, y * 2, 4) * 0.07 +
        noise.fbm(x * 30 + z * 26, y * 30, 2) * 0.025;
      const base: Colour =
        surface === 'floor'
          ? layFloor(x, z, distant, noise)
          : surface === 'roof'
            ? beams(z, noise.fbm(x * 2, z * 40, 3))
            : [224 * grain, 212 * grain, 192 * grain];
      // Light from the floor warms the walls above it.
      const bounce = surface === 'floor' ? 0 : Math.max(0, 0.16 - y * 0.045) * high;
      const air = Math.min(0.05, distant * 0.005);
      return [0, 1, 2].map((c) => {
        const sky = [1.06, 1, 0.93][c] ?? 1;
        const warm = tint[c] ?? 1;
        const lit = glow * corner * sky + light * 1.9 * warm + bounce * warm;
        return 255 * (1 - Math.exp(-(((base[c] ?? 0) / 255) * lit * 1.32 + air)));
      }) as [number, number, number];
    });
  };
}

type Surface = 'floor' | 'back' | 'left' | 'window' | 'roof';

/** The first wall that a look from the eye meets. */
function meetRoom(
  eye: readonly [number, number, number],
  ray: readonly [number, number, number],
  wall: number,
): [x: number, y: number, z: number, surface: Surface, distant: number] {
  const reach: [number, Surface][] = [
    [ray[1] < 0 ? -eye[1] / ray[1] : Number.POSITIVE_INFINITY, 'floor'],
    [ray[1] > 0 ? (3.4 - eye[1]) / ray[1] : Number.POSITIVE_INFINITY, 'roof'],
    [(5 - eye[2]) / ray[2], 'back'],
    [ray[0] < 0 ? (-wall - eye[0]) / ray[0] : Number.POSITIVE_INFINITY, 'left'],
    [ray[0] > 0 ? (wall - eye[0]) / ray[0] : Number.POSITIVE_INFINITY, 'window'],
  ];
  const [far, surface] = reach.reduce((a, b) => (b[0] < a[0] ? b : a));
  return [eye[0] + ray[0] * far, eye[1] + ray[1] * far, eye[2] + ray[2] * far, surface, far];
}

type Colour = readonly [red: number, green: number, blue: number];

const zenith: Colour = [112, 164, 214];
const haze: Colour = [226, 234, 236];
const sea: Colour = [58, 122, 146];
const wood: Colour = [52, 34, 22];

const mixed = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** The reveal of the window, in the shade of the wall. */
function whitewash(
  light: number,
  noise: ReturnType<typeof createNoise>,
  along: number,
  up: number,
): Colour {
  const k = light * (0.95 + noise.fbm(along * 3, up * 3, 3) * 0.12);
  return [232 * k, 212 * k, 182 * k];
}

/** Where walls, floor and roof meet less of the sky is seen. */
function cornerShade(x: number, y: number, z: number, wall: number): number {
  const near = [x + wall, wall - x, y, 3.4 - y, 5 - z].sort((a, b) => a - b);
  return 0.62 + 0.38 * smoothstep(0, 0.75, near[1] ?? 1);
}

/** Beams of dark wood under a pale ceiling. */
function beams(z: number, grain: number): Colour {
  const isBeam = frac(z / 0.7) < 0.32;
  const k = 1 + grain * 0.2;
  return isBeam ? [92 * k, 62 * k, 40 * k] : [196 * k, 178 * k, 150 * k];
}

/** Pale flags, half a meter square, with dark joints; a carpet in two borders lies on them. */
function layFloor(
  x: number,
  z: number,
  distant: number,
  noise: ReturnType<typeof createNoise>,
): Colour {
  const cloud = noise.fbm(x * 3, z * 3, 3);
  const pile = noise.fbm(x * 60, z * 60, 2);
  const [cx, cz] = [(x + 0.35) / 1.25, (z - 1.35) / 2.05];
  const within = Math.min((1 - Math.abs(cx)) * 1.25, (1 - Math.abs(cz)) * 2.05);
  if (within > 0) {
    const k = 1 + cloud * 0.1 + pile * 0.22;
    // Far knots are finer than a pixel: the mean of some of them is seen.
    const apart = distant * 0.0007;
    const sum = [0, 0, 0];
    for (const dx of [-1, 0, 1])
      for (const dz of [-2.4, -0.8, 0.8, 2.4]) {
        const [px, pz] = [x + 0.35 + dx * apart * 0.7, z - 1.35 + dz * apart];
        const dye = carpetDye(px, pz, within);
        for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + ((dye[c] ?? 0) * k) / 12;
      }
    return [sum[0] ?? 0, sum[1] ?? 0, sum[2] ?? 0];
  }
  const joint = Math.min(Math.abs(frac(x / 0.62) - 0.5), Math.abs(frac(z / 0.62) - 0.5));
  const flag = frac(Math.sin(Math.floor(x / 0.62) * 12.9 + Math.floor(z / 0.62) * 78.2) * 43_758);
  const k = (0.8 + flag * 0.12 + cloud * 0.1) * (joint > 0.488 ? 0.7 : 1);
  return [226 * k, 204 * k, 174 * k];
}

function carpetDye(x: number, z: number, within: number): Colour {
  const [madder, indigo, ivory, gold]: Colour[] = [
    [122, 36, 30],
    [26, 36, 66],
    [206, 188, 152],
    [170, 122, 56],
  ];
  const lozenge = (size: number) => Math.abs(frac(x / size) - 0.5) + Math.abs(frac(z / size) - 0.5);
  if (within < 0.035 || (within > 0.26 && within < 0.29)) return ivory as Colour;
  if (within < 0.26) {
    const star = lozenge(0.23);
    return (star < 0.14 ? gold : star < 0.26 ? madder : indigo) as Colour;
  }
  const figure = lozenge(0.42);
  if (figure < 0.1) return ivory as Colour;
  if (figure < 0.2) return indigo as Colour;
  if (figure < 0.245) return gold as Colour;
  return (figure > 0.93 ? indigo : madder) as Colour;
}

const frac = (value: number): number => value - Math.floor(value);
