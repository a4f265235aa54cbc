import type { Composition } from './compositions.ts';
import { leaf, type Motif, palmette, placeMotif, type Role, rosette, rumi } from './flora.ts';
import { disc } from './lustre-compositions.ts';
import { type Point, polar, smooth, strokeOutline, tau } from './points.ts';

/** Palmettes in a ring on one stem, half palmettes between them, a rosette within. */
export const palmetteRing =
  (count: number): Composition =>
  () => {
    const motif: Motif = [];
    const ring = (radius: number, wide: number, role: Role) =>
      motif.push({
        role,
        points: strokeOutline(
          Array.from({ length: 73 }, (_, i): Point => polar(radius, (i / 72) * tau)),
          () => wide,
        ),
      });
    ring(0.43, 0.016, 'stem');
    ring(0.37, 0.006, 'stem');
    for (let k = 0; k < count; k++) {
      const a = (tau * k) / count;
      const between = a + Math.PI / count;
      for (const side of [-1, 1] as const)
        motif.push(
          ...placeMotif(
            rumi(),
            polar(0.45, between),
            0.4,
            between + Math.PI / 2 + side * 0.36,
            side,
          ).map((shape): Motif[number] => ({
            ...shape,
            role: shape.role === 'leaf' ? 'bud' : 'vein',
          })),
        );
      motif.push({
        role: 'stem',
        points: strokeOutline([polar(0.43, a), polar(0.52, a)], () => 0.02),
      });
      motif.push(...placeMotif(palmette(3), polar(0.5, a), 0.46, a + Math.PI / 2));
      // White dots along the heart of each palmette, scratched with a thorn.
      for (let d = -2; d <= 2; d++)
        motif.push(disc(polar(0.585 + Math.abs(d) * 0.03, a + d * 0.075), 0.009, 'vein'));
      motif.push(disc(polar(0.93, between), 0.026, 'heart'));
      motif.push(disc(polar(0.405, between), 0.013, 'heart'));
    }
    for (let k = 0; k < 8; k++) {
      const a = (tau * (k + 0.5)) / 8;
      motif.push(
        ...placeMotif(leaf(0.1, 0.24), polar(0.17, a), 0.17, a + Math.PI / 2).map(
          (shape): Motif[number] => ({ ...shape, role: shape.role === 'leaf' ? 'bud' : 'vein' }),
        ),
      );
    }
    motif.push(...placeMotif(rosette(8), [0, 0], 0.36));
    return motif;
  };

/** A rosette scratched in outline, every petal full of spots, tendrils around. */
export const spottedRosette = (): Composition => (random) => {
  const motif: Motif = [];
  const petals = 8;
  for (let k = 0; k < petals; k++) {
    const a = (tau * k) / petals + 0.1;
    motif.push({
      role: 'petal',
      points: smooth(
        [
          polar(0.2, a - 0.16),
          polar(0.44, a - 0.36),
          polar(0.62, a - 0.24),
          polar(0.68, a),
          polar(0.62, a + 0.24),
          polar(0.44, a + 0.36),
          polar(0.2, a + 0.16),
        ],
        true,
        8,
      ),
    });
    for (let s = 0; s < 9; s++)
      motif.push(
        disc(
          polar(0.34 + (s % 3) * 0.1, a + (Math.floor(s / 3) - 1) * 0.15 + random.bell() * 0.02),
          0.013,
          'heart',
        ),
      );
    const b = a + tau / petals / 2;
    const line = smooth(
      [
        polar(0.6, b),
        polar(0.76, b - 0.05),
        polar(0.86, b + 0.08),
        polar(0.8, b + 0.17),
        polar(0.74, b + 0.1),
      ],
      false,
      8,
    );
    motif.push({ role: 'stem', points: strokeOutline(line, () => 0.007) });
  }
  motif.push(disc([0, 0], 0.19, 'petal'), disc([0, 0], 0.13, 'petal'));
  for (let k = 0; k < 12; k++) motif.push(disc(polar(0.16, (tau * k) / 12), 0.012, 'heart'));
  motif.push(disc([0, 0], 0.05, 'heart'));
  return motif;
};
