import { polar, tau } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import { writeNaskh } from '../../surface/naskh.ts';
import type { Brush } from '../../surface/plate.ts';

export type Verse = {
  words: string;
  /** How often it is said around the rim. */
  times: number;
  /** Where a thumb held the wet luster, an angle: the writing is dragged along there. */
  smudge: number;
};

/** Words of a record in small script around the rim, their feet towards the middle, read from right to left. */
export function paintVerse(
  brush: Brush,
  { words, times, smudge }: Verse,
  { middle, wide, ink, glaze }: { middle: number; wide: number; ink: string; glaze: string },
  random: Random,
): void {
  const each = words.split(' ');
  const letters = each.map((word) => [...word].length + 1.4);
  const total = letters.reduce((sum, one) => sum + one, 0) + 1.5;
  for (let k = 0; k < times; k++) {
    let angle = (-tau * k) / times;
    each.forEach((word, i) => {
      const share = (letters[i] / total) * (tau / times);
      // Written on a curve by a turning hand: neither line nor slant is quite kept.
      const [x, y] = polar(middle + random.bell() * wide * 0.03, angle - share / 2);
      brush.save();
      brush.translate(x, y);
      brush.rotate(angle - share / 2 + Math.PI / 2 + random.bell() * 0.018);
      writeNaskh(brush, word, {
        tall: wide * random.between(0.66, 0.72),
        wide: share * middle * 0.92,
        fill: ink,
      });
      brush.restore();
      angle -= share;
    });
    const [x, y] = polar(middle, angle - (tau / times) * (0.75 / total));
    brush.fillStyle = ink;
    brush.beginPath();
    brush.arc(x, y, wide * 0.075, 0, 7);
    brush.fill();
  }
  drag(brush, smudge, { middle, wide, ink, glaze }, random);
}

/** The print: luster wiped thin under the thumb, and carried a little way beside it. */
function drag(
  brush: Brush,
  at: number,
  { middle, wide, ink, glaze }: { middle: number; wide: number; ink: string; glaze: string },
  random: Random,
): void {
  const [x, y] = polar(middle, at);
  brush.save();
  brush.translate(x, y);
  brush.rotate(at + Math.PI / 2 + 0.35);
  brush.scale(1.5, 0.62);
  const bare = brush.createRadialGradient(0, 0, 0, 0, 0, wide);
  bare.addColorStop(0, `${glaze}e0`);
  bare.addColorStop(0.6, `${glaze}b0`);
  bare.addColorStop(1, `${glaze}00`);
  brush.fillStyle = bare;
  brush.fillRect(-wide, -wide, wide * 2, wide * 2);
  // Ridges of the skin leave what they carried in fine lines.
  brush.strokeStyle = ink;
  for (let i = -9; i <= 9; i++) {
    brush.globalAlpha = 0.16 + random.next() * 0.2;
    brush.lineWidth = wide * random.between(0.02, 0.045);
    brush.beginPath();
    const off = (i / 9) * wide * 0.8;
    const bend = wide * 0.3 * (1 - (i / 9) ** 2);
    const from = -wide * random.between(0.2, 0.7);
    brush.moveTo(from, off + random.bell() * 2);
    brush.quadraticCurveTo(
      wide * 0.2,
      off - bend * 0.4,
      wide * random.between(0.7, 1.5),
      off * 1.1,
    );
    brush.stroke();
  }
  brush.restore();
}
