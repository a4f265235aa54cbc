import type { Motif, Role } from '../geometry/flora.ts';
import { distance, mix, type Point, polar, strokeOutline } from '../geometry/points.ts';
import { createRandom, type Random } from '../geometry/random.ts';
import { parseColour, varyHex } from './colour.ts';
import { type Brush, fillShape, trace } from './plate.ts';

export type Palette = Partial<Record<Role, string>>;

/** Pixels over which the hand forgets where it strayed. */
const strayLength = 26;

/** A steady hand, not a ruler: the line strays by about `amount`, slowly, however close its corners lie. */
function loosen(points: readonly Point[], amount: number, random: Random): Point[] {
  let dx = 0;
  let dy = 0;
  return points.map(([x, y], i) => {
    const [ax, ay] = points[i === 0 ? points.length - 1 : i - 1];
    const keep = Math.exp(-Math.hypot(x - ax, y - ay) / strayLength);
    const fresh = amount * 0.6 * Math.sqrt(1 - keep * keep);
    dx = dx * keep + random.bell() * fresh;
    dy = dy * keep + random.bell() * fresh;
    return [x + dx, y + dy];
  });
}

/** Corners turned by more than this (radians) are meant, and stay sharp. */
const sharpTurn = 0.8;

/** The outline with points so close that no side shows, however near one looks. */
export function roundOut(points: readonly Point[], closed = true, spacing = 5): Point[] {
  const n = points.length;
  if (n < 3) return points.slice();
  const at = (i: number): Point =>
    closed ? points[((i % n) + n) % n] : points[Math.max(0, Math.min(n - 1, i))];
  const heading = (a: Point, b: Point) => Math.atan2(b[1] - a[1], b[0] - a[0]);
  const isSharp = points.map((_, i) => {
    if (!closed && (i === 0 || i === n - 1)) return true;
    const turn = heading(at(i), at(i + 1)) - heading(at(i - 1), at(i));
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) > sharpTurn;
  });
  const result: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [b, c] = [at(i), at(i + 1)];
    const steps = Math.max(1, Math.min(12, Math.ceil(distance(b, c) / spacing)));
    const before = isSharp[i] ? b : at(i - 1);
    const after = isSharp[(i + 1) % n] ? c : at(i + 2);
    for (let j = 0; j < steps; j++) {
      const t = j / steps;
      const along = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - before[k]) * t +
          (2 * before[k] - 5 * b[k] + 4 * c[k] - after[k]) * t * t +
          (3 * b[k] - before[k] - 3 * c[k] + after[k]) * t * t * t);
      result.push([along(0), along(1)]);
    }
  }
  if (!closed) result.push(points[n - 1]);
  return result;
}

/** A stroke longer than this many of its widths runs dry, and the brush is dipped again. */
const longestStroke = 120;

/** Where the brush was lifted: at sharp corners, and where it had run dry. */
function liftBrush(line: readonly Point[], width: number, random: Random): Point[][] {
  const strokes: Point[][] = [];
  let stroke: Point[] = [line[0]];
  let way = 0;
  let last = longestStroke * width * random.between(0.55, 1);
  for (let i = 1; i < line.length; i++) {
    stroke.push(line[i]);
    way += distance(line[i - 1], line[i]);
    if (i === line.length - 1) break;
    const [a, b, c] = [line[i - 1], line[i], line[i + 1]];
    const turn = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
    const isCorner = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) > sharpTurn;
    if ((isCorner && way > width * 4) || way > last) {
      strokes.push(stroke);
      // Where it went on from is not quite where it had stopped.
      stroke = isCorner ? [b] : [a, b];
      way = 0;
      last = longestStroke * width * random.between(0.55, 1);
    }
  }
  strokes.push(stroke);
  return strokes.filter((points) => points.length > 1);
}

/**
 * A line drawn with a pointed brush: set down full and wet, it swells as the hand presses, thins as it turns, pales as the brush
 * runs dry and ends in a hair; then it is dipped again.
 */
export function pressedLine(
  brush: Brush,
  points: readonly Point[],
  colour: string,
  width: number,
  random: Random,
  closed = false,
): void {
  const line = closed ? [...points, points[0]] : points;
  const [one, two] = [random.between(0, 9), random.between(0, 9)];
  // Lines have chances of their own: nothing that is painted after them moves.
  const own = createRandom(`${one} ${two}`);
  for (const stroke of liftBrush(line, width, own)) pressStroke(brush, stroke, colour, width, own);
}

function pressStroke(
  brush: Brush,
  stroke: readonly Point[],
  colour: string,
  width: number,
  random: Random,
): void {
  const lengths = stroke.map((p, i) => (i === 0 ? 0 : distance(p, stroke[i - 1])));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  const [one, two, three] = [random.between(0, 9), random.between(0, 9), random.between(0, 9)];
  const heavy = random.between(0.78, 1.25);
  const wet = random.between(0.1, 0.34);
  const drift = width * random.between(0.1, 0.42);
  const fine = Math.min(1, whole / (width * 9));
  brush.lineCap = 'round';
  let way = 0;
  let bend = 0;
  let [fromX, fromY] = stroke[0];
  for (let i = 1; i < stroke.length; i++) {
    const [a, b] = [stroke[i - 1], stroke[i]];
    way += lengths[i];
    const along = way / whole;
    const heading = Math.atan2(b[1] - a[1], b[0] - a[0]);
    if (i > 1) {
      const [z] = [stroke[i - 2]];
      const turn = heading - Math.atan2(a[1] - z[1], a[0] - z[0]);
      const sharp = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
      bend += (Math.min(1, (sharp / (lengths[i] || 1)) * width * 3) - bend) * 0.3;
    }
    // A brush held from the right is broad on strokes that fall to the left.
    const slant = Math.abs(Math.sin(heading - 0.7));
    const press =
      0.5 + 0.5 * Math.sin(way / (width * 15) + one) * Math.sin(way / (width * 6) + two);
    // Full where it was set down, a hair where it was lifted.
    const down =
      (1 + 0.3 * Math.exp(-((way / (width * 3.4)) ** 2)) * fine) *
      Math.min(1, 0.55 + way / (width * 4));
    const up = 0.2 + 0.8 * Math.min(1, (whole - way + width * 0.3) / (width * 11)) ** 0.8;
    const swell = 0.6 + 0.62 * Math.sin(Math.PI * Math.min(1, along * 0.9 + 0.08)) ** 0.9;
    const wide =
      width * heavy * (0.26 + 0.4 * slant + 0.52 * press) * (1 - 0.35 * bend) * swell * down;
    brush.lineWidth = Math.max(0.35, wide * (1 - fine + fine * up));
    const dry = wet * along ** 1.6 + 0.1 * (1 - press) + 0.16 * (1 - slant) * along;
    brush.strokeStyle = varyHex(colour, dry);
    // The hand strays from the edge that it follows, and trembles a little.
    const off =
      drift * Math.sin(way / (width * 19) + three) +
      width * 0.07 * Math.sin(way / (width * 1.7) + two);
    const [toX, toY] = [b[0] - Math.sin(heading) * off, b[1] + Math.cos(heading) * off];
    brush.beginPath();
    brush.moveTo(fromX, fromY);
    brush.lineTo(toX, toY);
    brush.stroke();
    [fromX, fromY] = [toX, toY];
  }
}

/** A wash as it dried: thin in the middle, darker along its edge, deepest at the end to which it ran. */
function poolWash(
  brush: Brush,
  outline: readonly Point[],
  wash: string,
  lineWidth: number,
  random: Random,
): void {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.max(right - left, bottom - top) / 2;
  const [dx, dy] = polar(reach, random.between(0, 7));
  // What was left nearly white shows hardly any of this.
  const shown = Math.min(...parseColour(wash)) > 0.55 ? 0.25 : 1;
  const deep = varyHex(wash, -0.5 * shown);
  const pale = varyHex(wash, 0.5);
  const slope = brush.createLinearGradient(
    middle[0] - dx,
    middle[1] - dy,
    middle[0] + dx,
    middle[1] + dy,
  );
  slope.addColorStop(0, `${pale}${random.pick(['58', '70', '88'])}`);
  slope.addColorStop(0.5, `${pale}20`);
  slope.addColorStop(0.62, `${deep}00`);
  slope.addColorStop(1, `${deep}${random.pick(['48', '60', '7c'])}`);
  brush.globalAlpha = 1;
  fillShape(brush, outline, wash);
  trace(brush, outline);
  brush.fillStyle = slope;
  brush.fill();
  // Touches that were laid beside each other, wet into wet.
  for (let k = 0; k < Math.min(7, 2 + reach / 26); k++) {
    const [x, y] = polar(reach * random.between(0.1, 0.9), random.between(0, 7), middle);
    const r = reach * random.between(0.24, 0.6);
    const spot = brush.createRadialGradient(x, y, r * 0.2, x, y, r);
    const colour = random.next() < 0.55 ? pale : deep;
    spot.addColorStop(0, `${colour}34`);
    spot.addColorStop(0.75, `${colour}26`);
    spot.addColorStop(1, `${colour}00`);
    brush.fillStyle = spot;
    brush.fillRect(x - r, y - r, r * 2, r * 2);
  }
  // Pigment that the drying edge drew to itself.
  brush.strokeStyle = varyHex(wash, -0.55 * shown);
  for (const [wide, share] of [
    [9, 0.05],
    [6, 0.08],
    [3.6, 0.12],
    [2, 0.16],
  ] as const) {
    brush.globalAlpha = share;
    brush.lineWidth = Math.min(lineWidth * wide, reach * 0.7);
    trace(brush, outline);
    brush.stroke();
  }
  brush.globalAlpha = 1;
}

/** The hairs of the brush along a shape, from its foot to its tip, as the wash was laid in. */
function streak(
  brush: Brush,
  outline: readonly Point[],
  fill: string,
  random: Random,
  { split, faint }: { split: number; faint: number } = { split: 1, faint: 1 },
): void {
  const n = outline.length;
  const half = Math.floor(n / 2);
  if (half < 3) return;
  let widest = 0;
  for (let i = 0; i < half; i++)
    widest = Math.max(widest, distance(outline[i], outline[n - 1 - i]));
  const count = split * Math.max(2, Math.min(9, Math.round(widest / 9)));
  for (let k = 0; k < count; k++) {
    const share = (k + random.between(0.15, 0.85)) / count;
    const from = Math.floor(random.between(0, half * 0.35));
    const to = Math.ceil(half * random.between(0.6, 1));
    brush.globalAlpha = random.between(0.07, 0.26) * faint;
    const colour = varyHex(fill, random.next() < 0.55 ? -0.38 : 0.4);
    const hair: Point[] = [];
    for (let i = from; i < to; i++) hair.push(mix(outline[i], outline[n - 1 - i], share));
    if (hair.length < 3) continue;
    const wide = (widest / count) * random.between(0.17, 0.45);
    const [one, two] = [random.between(0, 9), random.between(3, 8)];
    // One transparent shape, so that no stroke shows where it overlaps itself.
    fillShape(
      brush,
      strokeOutline(
        hair,
        (t) => wide * Math.sin(Math.PI * t) ** 0.5 * (0.8 + 0.3 * Math.sin(one + two * t)),
      ),
      colour,
    );
  }
}

export type Strokes = {
  palette: Palette;
  /** Outline colour, null for none. */
  line: string | null;
  lineWidth: number;
  /** How far the hand strays, in pixels. */
  hand: number;
  /** The ground: what has its colour was left bare. `all`: poured glazes, which show no brush. */
  bare?: string;
  /** Single hairs of the brush will be seen. */
  showsHairs?: boolean;
};

const isNear = (one: string, two: string): boolean => {
  const [a, b] = [parseColour(one), parseColour(two)];
  return a.every((value, c) => Math.abs(value - b[c]) < 0.09);
};

/** Paints shapes in washes that differ a little from each other, and outlines them. */
export function paintMotif(
  brush: Brush,
  motif: Motif,
  to: (p: Point) => Point,
  random: Random,
  strokes: Strokes,
): void {
  const { palette, line, lineWidth, hand, bare, showsHairs } = strokes;
  for (const { points, role } of motif) {
    const outline = roundOut(loosen(points.map(to), role === 'stem' ? hand * 1.7 : hand, random));
    const fill = palette[role];
    const isBare = bare === 'all' || (fill && bare && isNear(fill, bare));
    if (fill && isBare) fillShape(brush, outline, fill);
    else if (fill) {
      const wash = varyHex(fill, random.bell() * 0.07);
      fillShape(brush, outline, wash);
      brush.save();
      trace(brush, outline);
      brush.clip();
      const [startX, startY] = outline[0];
      if (role !== 'vein')
        poolWash(brush, outline, wash, lineWidth, createRandom(`${startX} ${startY} pool`));
      if (role !== 'vein' && role !== 'stem') {
        streak(brush, outline, wash, random);
        // Single hairs have a chance of their own, so that nearness changes nothing else.
        const [x, y] = outline[0];
        if (showsHairs)
          streak(brush, outline, wash, createRandom(`${x} ${y}`), { split: 4, faint: 0.9 });
      }
      // The wash runs to one side before it dries, and is darker there.
      brush.globalAlpha = 0.16;
      brush.lineWidth = lineWidth * 5;
      brush.strokeStyle = varyHex(fill, -0.45);
      brush.translate(lineWidth, lineWidth * 1.3);
      trace(brush, outline);
      brush.stroke();
      brush.restore();
    }
    if (line && role !== 'vein' && role !== 'stem') {
      // The outline was drawn by itself and does not meet its wash everywhere.
      const [dx, dy] = polar(random.next() * lineWidth * 0.35, random.next() * 7);
      pressedLine(
        brush,
        outline.map(([x, y]): Point => [x + dx, y + dy]),
        line,
        lineWidth * (0.85 + random.next() * 0.35),
        random,
        true,
      );
    }
  }
}
