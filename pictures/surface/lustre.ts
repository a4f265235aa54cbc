import { type Point, polar, strokeOutline } from '../geometry/points.ts';
import type { Random } from '../geometry/random.ts';
import { smoothstep } from './field.ts';
import { type Brush, fillShape } from './plate.ts';

/**
 * How much of a colour is the painter's metal: 1 for the browns and yellows of lustre, 0 for white,
 * blue and turquoise. Linear light. Washes that fire has thinned count from less depth of colour, `from` to `to`.
 */
export function lustreShare(r: number, g: number, b: number, from = 0.55, to = 0.8): number {
  return r > g ? smoothstep(from, to, 1 - b / Math.max(r, 1e-3)) : 0;
}

/** Places that lie evenly but not in rows over a square of half side `reach`. */
function scatter(reach: number, step: number, random: Random): Point[] {
  const spots: Point[] = [];
  let row = 0;
  for (let y = -reach; y <= reach; y += step * 0.87, row++)
    for (let x = -reach; x <= reach; x += step)
      spots.push([
        x + (row % 2 ? step / 2 : 0) + random.bell() * step * 0.16,
        y + random.bell() * step * 0.16,
      ]);
  return spots;
}

/** Small curls scratched out of wet lustre with a point; the ground between them stays. */
export function scratchCurls(
  brush: Brush,
  reach: number,
  step: number,
  colour: string,
  random: Random,
): void {
  for (const at of scatter(reach, step, random)) {
    const [start, hand] = [random.between(0, 7), random.next() > 0.5 ? 1 : -1];
    const line = Array.from(
      { length: 20 },
      (_, i): Point => polar(step * 0.36 * (1 - i / 23), start + hand * i * 0.36, at),
    );
    fillShape(
      brush,
      strokeOutline(line, (t) => step * (0.052 - 0.03 * t)),
      colour,
    );
  }
}

/** Dots dabbed out of wet lustre, so that a large brown ground glitters evenly. */
export function speckle(
  brush: Brush,
  reach: number,
  step: number,
  colour: string,
  random: Random,
): void {
  brush.fillStyle = colour;
  for (const [x, y] of scatter(reach, step, random)) {
    brush.beginPath();
    brush.arc(x, y, step * random.between(0.15, 0.25), 0, 7);
    brush.fill();
  }
}
