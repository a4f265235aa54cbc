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

/** A line drawn with a pointed brush: it swells as the hand presses, thins as it turns, and tapers off. */
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
  const lengths = line.map((p, i) => (i === 0 ? 0 : distance(p, line[i - 1])));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  const taper = Math.min(0.5 * whole, width * 7);
  brush.strokeStyle = colour;
  brush.lineCap = 'round';
  let way = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    way += lengths[i];
    // A brush held from the right is broad on strokes that fall to the left.
    const slant = Math.abs(Math.sin(Math.atan2(b[1] - a[1], b[0] - a[0]) - 0.7));
    const press =
      0.5 + 0.5 * Math.sin(way / (width * 13) + one) * Math.sin(way / (width * 5) + two);
    const ends = closed
      ? 1
      : Math.min(1, (0.25 + Math.min(way, whole - way + width) / taper) ** 0.8);
    brush.lineWidth = Math.max(0.4, width * (0.42 + 0.34 * slant + 0.5 * press) * ends);
    brush.beginPath();
    brush.moveTo(a[0], a[1]);
    brush.lineTo(b[0], b[1]);
    brush.stroke();
  }
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
    const outline = roundOut(loosen(points.map(to), hand, random));
    const fill = palette[role];
    const isBare = bare === 'all' || (fill && bare && isNear(fill, bare));
    if (fill && isBare) fillShape(brush, outline, fill);
    else if (fill) {
      const wash = varyHex(fill, random.bell() * 0.07);
      fillShape(brush, outline, wash);
      brush.save();
      trace(brush, outline);
      brush.clip();
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
