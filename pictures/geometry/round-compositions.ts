import type { Composition } from './compositions.ts';
import { carnation, leaf, type Motif, palmette, placeMotif, type Role, rosette } from './flora.ts';
import {
  type Point,
  polar,
  regularPolygon,
  smooth,
  starPolygon,
  strokeOutline,
  tau,
} from './points.ts';

/** Paintings for the inside of bowls and dishes, one for each work; the circle has radius 1. */

const disc = (at: Point, radius: number, role: Role): Motif[number] => ({
  role,
  points: regularPolygon(28, radius, 0, at),
});

/** One touch of a loaded brush: thin where it was set down, thick, and lifted again. */
const touch = (points: readonly Point[], wide: number, role: Role = 'stem'): Motif[number] => ({
  role,
  points: strokeOutline(
    smooth(points, false, 10),
    (t) => wide * (0.25 + Math.sin(Math.PI * t ** 0.8) ** 0.8),
  ),
});

/** A sun of sixteen rays in as many colors as the palette has, palmettes around it. */
export const sevenColorSun = (): Composition => () => {
  const motif: Motif = [];
  const roles: Role[] = ['petal', 'bud', 'heart', 'leaf'];
  for (let k = 0; k < 16; k++) {
    const a = (tau * k) / 16;
    motif.push(
      ...placeMotif(palmette(3), polar(0.66, a), k % 2 ? 0.24 : 0.3, a + Math.PI / 2),
      touch(
        [polar(0.62, a), polar(0.74, a + 0.1), polar(0.92, a + 0.14), polar(0.96, a + 0.24)],
        0.012,
      ),
    );
    motif.push({
      role: roles[k % 4],
      points: smooth(
        [
          polar(0.3, a - 0.16),
          polar(0.45, a - 0.13),
          polar(0.62, a),
          polar(0.45, a + 0.13),
          polar(0.3, a + 0.16),
        ],
        true,
        6,
      ),
    });
    motif.push(touch([polar(0.34, a), polar(0.54, a)], 0.012, 'inner'));
  }
  motif.push({ role: 'inner', points: starPolygon(16, 0.34, 0.86) }, disc([0, 0], 0.27, 'petal'));
  motif.push(disc([0, 0], 0.24, 'inner'), ...placeMotif(rosette(8), [0, 0], 0.42));
  return motif;
};

/** Four palmettes of single strokes, as if ink had been let fall on snow. */
export const blueSplash = (): Composition => (random) => {
  const motif: Motif = [];
  for (let k = 0; k < 4; k++) {
    const a = (tau * k) / 4 + 0.3;
    motif.push(touch([polar(0.16, a), polar(0.44, a + 0.05), polar(0.7, a)], 0.035));
    for (let i = 0; i < 4; i++)
      for (const side of [-1, 1])
        motif.push(
          ...placeMotif(
            leaf(0.5 * side, 0.2),
            polar(0.22 + i * 0.14, a + random.bell() * 0.01),
            0.3 - i * 0.04,
            a + Math.PI / 2 + side * (0.95 - i * 0.06),
          ),
        );
    motif.push(...placeMotif(leaf(0, 0.24), polar(0.64, a), 0.26, a + Math.PI / 2));
    motif.push(disc(polar(0.86, a + tau / 8), 0.045, 'stem'));
  }
  for (let k = 0; k < 8; k++)
    motif.push(touch([polar(0.03, (tau * k) / 8), polar(0.13, (tau * k) / 8 + 0.1)], 0.03));
  return motif;
};

/** Carnations that look outward from a rosette, small flowers between. */
export const carnationRing =
  (count = 5): Composition =>
  () => {
    const motif: Motif = [];
    for (let k = 0; k < count; k++) {
      const a = (tau * k) / count - Math.PI / 2;
      const b = a + Math.PI / count;
      motif.push(touch([polar(0.16, a), polar(0.34, a + 0.1), polar(0.52, a)], 0.016));
      for (const side of [-1, 1])
        motif.push(
          ...placeMotif(leaf(0.5 * side, 0.18), polar(0.3, a), 0.3, a + Math.PI / 2 + side),
        );
      motif.push(...placeMotif(carnation(9), polar(0.56, a), 0.34, a + Math.PI / 2));
      motif.push(touch([polar(0.2, b), polar(0.5, b - 0.1), polar(0.66, b)], 0.012));
      motif.push(...placeMotif(rosette(5), polar(0.74, b), 0.26, b));
    }
    motif.push(...placeMotif(rosette(8), [0, 0], 0.4));
    return motif;
  };

/** A dozen strokes, a few dots, done; four sprigs like cypresses at the edge. */
export const quickRosette = (): Composition => (random) => {
  const motif: Motif = [];
  for (let k = 0; k < 12; k++) {
    const a = (tau * k) / 12;
    motif.push(
      touch(
        [
          polar(0.12, a),
          polar(0.3, a + 0.12 + random.bell() * 0.05),
          polar(0.5 + random.bell() * 0.03, a),
        ],
        0.05,
      ),
    );
    motif.push(disc(polar(0.58, a + tau / 24), 0.022, 'bud'));
  }
  for (let k = 0; k < 4; k++) {
    const a = (tau * (k + 0.5)) / 4;
    motif.push(touch([polar(0.66, a), polar(0.94, a)], 0.02));
    for (let i = 0; i < 4; i++)
      for (const side of [-1, 1])
        motif.push(
          touch(
            [polar(0.7 + i * 0.055, a), polar(0.78 + i * 0.05, a + side * (0.11 - i * 0.022))],
            0.014,
          ),
        );
    for (const side of [-1, 1]) motif.push(disc(polar(0.8, a + side * 0.3), 0.026, 'bud'));
  }
  motif.push(disc([0, 0], 0.07, 'bud'));
  return motif;
};

/** The circle in eighths by eye, each filled another way: net, leaf, comb, chain. */
export const eighths = (): Composition => (random) => {
  const motif: Motif = [];
  const line = (a: Point, b: Point, wide = 0.009) =>
    motif.push(touch([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 0.004], b], wide));
  for (let k = 0; k < 8; k++) {
    const a = (tau * k) / 8 + random.bell() * 0.02;
    const b = a + tau / 8;
    const m = a + tau / 16;
    line(polar(0.22, a), polar(0.98, a), 0.016);
    switch (k % 4) {
      case 0:
        for (let i = 0; i < 9; i++) {
          const r = 0.3 + i * 0.075;
          line(polar(r, a + 0.03), polar(Math.min(0.97, r + 0.26), b - 0.03));
          line(polar(Math.min(0.97, r + 0.26), a + 0.03), polar(r, b - 0.03));
        }
        break;
      case 1:
        motif.push(...placeMotif(palmette(3), polar(0.36, m), 0.5, m + Math.PI / 2));
        for (const side of [-1, 1])
          motif.push(
            ...placeMotif(leaf(0.4 * side, 0.2), polar(0.34, m), 0.3, m + Math.PI / 2 + side * 0.5),
          );
        break;
      case 2:
        for (let i = 1; i < 10; i++)
          line(
            polar(0.3, a + (i * tau) / 80),
            polar(i % 2 ? 0.96 : 0.7, a + (i * tau) / 80),
            0.012,
          );
        line(polar(0.7, a + 0.03), polar(0.7, b - 0.03));
        break;
      default:
        for (let i = 0; i < 5; i++) {
          motif.push(disc(polar(0.36 + i * 0.13, m), 0.062 + i * 0.006, 'petal'));
          motif.push(disc(polar(0.36 + i * 0.13, m), 0.03, 'inner'));
          for (const side of [-1, 1])
            motif.push(disc(polar(0.42 + i * 0.13, m + side * 0.22), 0.018, 'stem'));
        }
    }
  }
  motif.push(
    disc([0, 0], 0.23, 'petal'),
    disc([0, 0], 0.2, 'inner'),
    ...placeMotif(rosette(8), [0, 0], 0.34),
  );
  return motif;
};

/** Corals that branch from the sand, limu that sways between them, and bubbles. */
export const reef = (): Composition => (random) => {
  const motif: Motif = [];
  const branch = (from: Point, way: number, long: number, wide: number, role: Role): void => {
    const bend = random.bell() * 0.25;
    const to = polar(long, way + bend, from);
    motif.push({
      role,
      points: strokeOutline(
        smooth([from, polar(long * 0.5, way, from), to], false, 8),
        (t) => wide * (1 - t * 0.25),
      ),
    });
    if (long < 0.09) {
      motif.push(disc(to, wide * 0.95, role));
      return;
    }
    for (const side of [-1, 1])
      branch(
        to,
        way + bend + side * random.between(0.28, 0.55),
        long * random.between(0.68, 0.8),
        wide * 0.76,
        role,
      );
  };
  const frond = (root: Point, tall: number, lean: number) => {
    const line = Array.from({ length: 22 }, (_, i): Point => {
      const t = i / 21;
      return [root[0] + lean * t + Math.sin(t * 8 + root[0] * 9) * 0.05 * t, root[1] - tall * t];
    });
    motif.push({ role: 'stem', points: strokeOutline(line, (t) => 0.012 * (1.2 - t)) });
    for (let i = 3; i < 21; i += 2)
      motif.push(
        ...placeMotif(
          leaf(i % 4 === 1 ? 0.5 : -0.5, 0.2),
          line[i],
          0.14 * (1.2 - i / 26),
          i % 4 === 1 ? 1.1 : -1.1,
        ),
      );
  };
  for (const [x, y, tall, lean] of [
    [-0.62, 0.66, 0.9, -0.1],
    [-0.14, 0.84, 1.3, 0.1],
    [0.64, 0.68, 0.95, 0.12],
    [0.3, 0.82, 0.75, -0.04],
  ] as const)
    frond([x, y], tall, lean);
  branch([-0.36, 0.86], -Math.PI / 2 - 0.15, 0.34, 0.036, 'petal');
  branch([0.48, 0.82], -Math.PI / 2 + 0.2, 0.3, 0.032, 'petal');
  branch([0.08, 0.9], -Math.PI / 2, 0.26, 0.03, 'bud');
  for (let i = 0; i < 13; i++) {
    const at: Point = [random.between(-0.6, 0.6), random.between(-0.86, 0.1)];
    motif.push(
      disc(at, random.between(0.014, 0.032), 'heart'),
      disc([at[0] - 0.005, at[1] - 0.006], 0.011, 'inner'),
    );
  }
  const sand = [-0.98, -0.6, -0.25, 0.1, 0.45, 0.98].map(
    (x, i): Point => [x, 0.84 + (i % 2 ? 0.05 : 0)],
  );
  motif.push({ role: 'leaf', points: [...smooth(sand, false, 8), [0.98, 1.1], [-0.98, 1.1]] });
  return motif;
};
