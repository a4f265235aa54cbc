import type { Composition } from './compositions.ts';
import { leaf, type Motif, palmette, placeMotif, rosette } from './flora.ts';
import { disc } from './lustre-compositions.ts';
import { type Point, place, polar, smooth, starPolygon, strokeOutline, tau } from './points.ts';

/** Small leaves of bryony and dotted flowers on fine tendrils, ring on ring like a lawn. */
export const bryony = (): Composition => (random) => {
  const lines: Motif = [];
  const heads: Motif = [];
  const heart = (at: Point, size: number, turn: number): Motif => {
    const half: Point[] = [
      [0, 0.06],
      [0.2, 0.2],
      [0.42, 0.08],
      [0.4, -0.14],
      [0.54, -0.34],
      [0.26, -0.5],
      [0.12, -0.84],
      [0, -1],
    ];
    const outline = smooth(
      [
        ...half,
        ...half
          .slice(1, -1)
          .reverse()
          .map(([x, y]): Point => [-x, y]),
      ],
      true,
      4,
    );
    return [
      { role: 'petal', points: place(outline, at, size, turn) },
      ...[-0.5, 0, 0.5].map((lean) => ({
        role: 'vein' as const,
        points: place(
          strokeOutline(
            [
              [0, -0.06],
              [lean * 0.5, -0.55],
            ] as Point[],
            () => 0.028,
          ),
          at,
          size,
          turn,
        ),
      })),
    ];
  };
  const flower = (at: Point, size: number): Motif => [
    ...Array.from({ length: 7 }, (_, k) =>
      disc(polar(size * 0.62, (tau * k) / 7, at), size * 0.25, 'leaf'),
    ),
    disc(at, size * 0.28, 'leaf'),
  ];
  let hand = 1;
  for (let ring = 0; ring < 6; ring++) {
    const radius = 0.235 + ring * 0.143;
    const count = 2 * Math.round((tau * radius) / 0.3);
    const turn = random.next();
    lines.push({
      role: 'stem',
      points: strokeOutline(
        Array.from({ length: count * 8 + 1 }, (_, i): Point => {
          const a = (i / (count * 8)) * tau + turn;
          return polar(radius + Math.sin((i / 8) * Math.PI) * 0.03, a);
        }),
        () => 0.0045,
      ),
    });
    for (let i = 0; i < count; i++) {
      const a = (tau * (i + 0.5)) / count + turn;
      const out = i % 2 ? 1 : -1;
      const at = polar(radius + out * 0.028, a);
      if (i % 2 === ring % 2)
        heads.push(
          ...heart(at, 0.105, a + Math.PI / 2 + (out > 0 ? 0 : Math.PI) + random.bell() * 0.3),
        );
      else heads.push(...flower(at, 0.048));
      // A tendril that rolls up, and dots of lustre wherever room is left.
      const curlAt = polar(radius - out * 0.052, a + 0.06);
      hand = -hand;
      lines.push({
        role: 'stem',
        points: strokeOutline(
          Array.from(
            { length: 18 },
            (_, s): Point => polar(0.03 * (1 - s / 21), a + hand * s * 0.42, curlAt),
          ),
          () => 0.0036,
        ),
      });
      for (let d = 0; d < 3; d++)
        heads.push(
          disc(
            polar(radius + random.bell() * 0.06, a + (d - 1) * (0.09 / radius) * 0.8),
            0.0075,
            'stem',
          ),
        );
    }
  }
  return [
    ...lines,
    ...heads,
    disc([0, 0], 0.16, 'stem'),
    disc([0, 0], 0.148, 'vein'),
    disc([0, 0], 0.132, 'petal'),
    ...placeMotif(rosette(8), [0, 0], 0.22).map((shape): Motif[number] => ({
      ...shape,
      role: shape.role === 'inner' ? 'leaf' : 'vein',
    })),
  ];
};

/** Feathers from the middle to the rim, every barb one stroke of a split reed. */
export const feathers =
  (count: number): Composition =>
  (random) => {
    const motif: Motif = [];
    const feather = (a: number, from: number, to: number, wide: number) => {
      const spine = smooth(
        [polar(from, a), polar(mixed(from, to, 0.5), a + 0.13), polar(to, a + 0.42)],
        false,
        30,
      );
      const last = spine.length - 1;
      for (let i = 1; i < last; i += 2) {
        const t = i / last;
        const along = Math.atan2(
          spine[i + 1][1] - spine[i - 1][1],
          spine[i + 1][0] - spine[i - 1][0],
        );
        const long = wide * Math.sin(Math.PI * (0.1 + 0.9 * t) ** 0.8) * random.between(0.92, 1.06);
        for (const side of [-1, 1]) {
          const tip = polar(long, along + side * (1.05 - 0.35 * t), spine[i]);
          const middle = polar(long * 0.55, along + side * (1.3 - 0.35 * t), spine[i]);
          motif.push({
            role: 'leaf',
            points: strokeOutline(
              smooth([spine[i], middle, tip], false, 5),
              (s) => 0.0085 * Math.sin(Math.PI * (0.16 + 0.84 * s)) + 0.0012,
            ),
          });
        }
      }
      motif.push({ role: 'stem', points: strokeOutline(spine, (t) => 0.014 * (1.1 - t)) });
    };
    for (let k = 0; k < count; k++) {
      const a = (tau * k) / count;
      feather(a, 0.2, 0.97, 0.24);
      feather(a + tau / count / 2 + 0.06, 0.52, 0.97, 0.13);
    }
    for (const [radius, wide] of [
      [0.19, 0.016],
      [0.155, 0.007],
    ] as const)
      motif.push({
        role: 'stem',
        points: strokeOutline(
          Array.from({ length: 61 }, (_, i): Point => polar(radius, (i / 60) * tau)),
          () => wide,
        ),
      });
    motif.push(...placeMotif(rosette(8), [0, 0], 0.27));
    return motif;
  };

/** What is painted on a dish with a boss and lobes: a rosette, a ring of leaves, a drop on every lobe. */
export const gadroons =
  (count: number): Composition =>
  () => {
    const motif: Motif = [];
    for (let k = 0; k < count; k++) {
      const a = (tau * (k + 0.5)) / count;
      const w = (Math.PI / count) * 0.74;
      const drop = (from: number, to: number, share: number): Point[] =>
        smooth(
          [
            polar(from, a),
            polar(mixed(from, to, 0.3), a - w * 0.5 * share),
            polar(mixed(from, to, 0.72), a - w * share),
            polar(to, a - w * 0.55 * share),
            polar(to * 1.005, a),
            polar(to, a + w * 0.55 * share),
            polar(mixed(from, to, 0.72), a + w * share),
            polar(mixed(from, to, 0.3), a + w * 0.5 * share),
          ],
          true,
          5,
        );
      if (k % 2) {
        motif.push({ role: 'petal', points: drop(0.6, 0.95, 1) });
        motif.push({ role: 'vein', points: drop(0.68, 0.91, 0.62) });
        for (let d = 0; d < 4; d++) motif.push(disc(polar(0.74 + d * 0.045, a), 0.0105, 'petal'));
      } else {
        motif.push({ role: 'leaf', points: drop(0.6, 0.95, 1) });
        // Reserved in the lustre: a stem with small leaves.
        motif.push({
          role: 'vein',
          points: strokeOutline([polar(0.66, a), polar(0.92, a)], () => 0.005),
        });
        for (let d = 0; d < 4; d++)
          for (const side of [-1, 1])
            motif.push({
              role: 'vein',
              points: strokeOutline(
                [polar(0.7 + d * 0.055, a), polar(0.735 + d * 0.055, a + side * w * 0.6)],
                (t) => 0.007 * Math.sin(Math.PI * (0.2 + 0.8 * t)),
              ),
            });
      }
    }
    const inner = count / 2;
    for (let k = 0; k < inner; k++) {
      const a = (tau * k) / inner;
      motif.push(
        ...placeMotif(k % 2 ? palmette(2) : leaf(0.3, 0.2), polar(0.3, a), 0.2, a + Math.PI / 2),
      );
      motif.push(disc(polar(0.53, a + Math.PI / inner), 0.014, 'petal'));
      motif.push(disc(polar(0.48, a + Math.PI / inner), 0.009, 'stem'));
    }
    for (const [radius, wide, role] of [
      [0.575, 0.008, 'petal'],
      [0.55, 0.0035, 'stem'],
      [0.285, 0.009, 'petal'],
      [0.265, 0.0035, 'stem'],
    ] as const)
      motif.push({
        role,
        points: strokeOutline(
          Array.from({ length: 91 }, (_, i): Point => polar(radius, (i / 90) * tau)),
          () => wide,
        ),
      });
    motif.push({ role: 'leaf', points: starPolygon(12, 0.245, 0.82, 0) });
    motif.push({ role: 'vein', points: starPolygon(12, 0.215, 0.82, 0) });
    motif.push(...placeMotif(rosette(8), [0, 0], 0.38));
    return motif;
  };

const mixed = (a: number, b: number, share: number) => a + (b - a) * share;
