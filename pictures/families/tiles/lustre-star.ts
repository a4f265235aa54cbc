import { type Motif, placeMotif } from '../../geometry/flora.ts';
import { comma, vineAlong } from '../../geometry/islimi.ts';
import { smallLeaf } from '../../geometry/khatai.ts';
import { distance, mix, type Point, regularPolygon, starPolygon } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import { scratchCurls, speckle } from '../../surface/lustre.ts';
import { writeNaskh } from '../../surface/naskh.ts';
import { type Brush, fillShape, strokeLine, trace } from '../../surface/plate.ts';

/** What lies under the painting of a star of Kashan: borders, and a field of metal with its scratched ground. */

const cobalt = '#27408f';
const scratched = '#e2d3ac';

/** Two commas that part from one place of the vine. */
const borderLeaf: Motif = [
  ...placeMotif(comma(-1.5, 0.2), [0, 0], 1.05, 0.1),
  ...placeMotif(comma(-1.2, 0.16), [0, 0], 0.7, 1.3, -1),
].filter(({ role }) => role === 'leaf');

export type StarGround = {
  colour: string;
  glaze: string;
  /** Runs around between the lines: a vine, or these words again and again. */
  border?: 'vine' | 'dots' | { words: string };
  ground: 'curls' | 'dots' | 'white';
};

const star = (half: number, scale: number): Point[] =>
  starPolygon(8, half * 1.06 * scale, 0.7654, Math.PI / 8);

export const starGround =
  ({ colour, glaze, border = 'vine', ground }: StarGround) =>
  (brush: Brush, half: number, random: Random): void => {
    fillShape(brush, star(half, 1.12), colour);
    fillShape(brush, star(half, 0.955), glaze);
    strokeLine(brush, star(half, 0.93), colour, 4, true);
    if (border === 'vine')
      for (const { points } of vineAlong(star(half, 0.866), half * 0.03, half * 0.12, borderLeaf))
        fillShape(brush, points, colour);
    else if (border === 'dots') drops(brush, half, colour);
    else writeAround(brush, star(half, 0.872), border.words, half * 0.088, colour);
    strokeLine(brush, star(half, 0.802), colour, 4, true);
    const field = star(half, 0.77);
    strokeLine(brush, star(half, 0.785), cobalt, 8, true);
    if (ground === 'white') return;
    fillShape(brush, field, colour);
    brush.save();
    trace(brush, field);
    brush.clip();
    if (ground === 'curls') scratchCurls(brush, half, half * 0.036, scratched, random);
    else speckle(brush, half, half * 0.021, scratched, random);
    brush.restore();
  };

/** A garland along the border: pointed leaves that lean to one side and the other, a dot beside each. */
function drops(brush: Brush, half: number, colour: string): void {
  const ring = star(half, 0.866);
  for (let k = 0; k < ring.length; k++) {
    const [a, b] = [ring[k], ring[(k + 1) % ring.length]];
    const along = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const count = Math.round(distance(a, b) / (half * 0.052));
    for (let i = 1; i < count; i++) {
      const [x, y] = mix(a, b, i / count);
      const hand = i % 2 ? 1 : -1;
      const turn = along + Math.PI / 2 + hand * 0.62;
      const foot: Point = [x - Math.sin(turn) * half * 0.026, y + Math.cos(turn) * half * 0.026];
      for (const { points, role } of placeMotif(
        smallLeaf(0.5 * hand, 0.2),
        foot,
        half * 0.058,
        turn,
      ))
        if (role === 'leaf') fillShape(brush, points, colour);
      const off = hand * half * 0.021;
      const dot: Point = [x + Math.sin(along) * off, y - Math.cos(along) * off];
      fillShape(brush, regularPolygon(12, half * 0.0052, 0, dot), colour);
    }
  }
}

/** Words along every second side of the star, as often as they fit, each upright from the middle. */
function writeAround(
  brush: Brush,
  ring: readonly Point[],
  words: string,
  tall: number,
  colour: string,
): void {
  for (let k = 0; k < ring.length; k++) {
    const [a, b] = [ring[k], ring[(k + 1) % ring.length]];
    const at = mix(a, b, 0.5);
    brush.save();
    brush.translate(at[0], at[1]);
    brush.rotate(Math.atan2(b[1] - a[1], b[0] - a[0]));
    writeNaskh(brush, words, { tall, wide: distance(a, b) * 0.86, fill: colour });
    brush.restore();
  }
}
