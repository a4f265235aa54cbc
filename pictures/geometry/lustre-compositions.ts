import { climbing, curl } from './arabesque.ts';
import type { Composition } from './compositions.ts';
import { endlessStrap } from './device-compositions.ts';
import { leaf, type Motif, palmette, placeMotif, type Role, rosette, rumi } from './flora.ts';
import { irisPlant } from './iris.ts';
import {
  type Point,
  place,
  polar,
  regularPolygon,
  smooth,
  starPolygon,
  strokeOutline,
  tau,
} from './points.ts';

/** The painters' plants on lustre and slip ware; they fill a circle of radius 1 around (0, 0). */

const disc = (at: Point, radius: number, role: Role): Motif[number] => ({
  role,
  points: regularPolygon(20, radius, 0, at),
});

/** A palmette into every point of a star of eight, beyond the circle. */
const intoPoints = (): Motif =>
  Array.from({ length: 8 }, (_, k) => {
    const a = (tau * (k + 0.5)) / 8;
    return [-1, 1]
      .flatMap((side) =>
        placeMotif(rumi(), polar(0.95, a + side * 0.07), 0.22, a + Math.PI / 2 + side * 0.5, side),
      )
      .concat(placeMotif(palmette(3), polar(0.98, a), 0.3, a + Math.PI / 2));
  }).flat();

/** A plant of paired spirals that climbs through the middle of a star of eight points. */
export const risingArabesque = (): Composition => () => {
  const vine = { stem: 0.075, leaves: 8, size: 0.6 };
  const plant: Motif = climbing(1.62, 1.84, 3, vine).map(({ role, points }) => ({
    role,
    points: points.map(([x, y]): Point => [x, y + 0.92]),
  }));
  const flanks = [-1, 1].flatMap((side) => [
    ...placeMotif(palmette(3), [side * 0.74, 0], 0.34, (side * Math.PI) / 2),
    ...[-1, 1].flatMap((up) => [
      ...placeMotif(
        rumi(),
        [side * 0.78, up * 0.2],
        0.24,
        up > 0 ? side * 2.2 : side * 0.9,
        side * up,
      ),
      ...placeMotif(rosette(6), [side * 0.84, up * 0.34], 0.15),
    ]),
  ]);
  return [...intoPoints(), ...flanks, ...plant, ...placeMotif(palmette(3), [0, -0.8], 0.3)];
};

/** Spirals around a rosette, each with its leaves, and a palmette between every two. */
export const arabesqueWheel =
  (count: number, starPoints = false): Composition =>
  () => {
    const motif: Motif = starPoints ? intoPoints() : [];
    const far = 0.64;
    const radius = far * Math.sin(Math.PI / count) * 0.97;
    for (let k = 0; k < count; k++) {
      const a = (tau * k) / count;
      const between = a + Math.PI / count;
      motif.push({
        role: 'stem',
        points: strokeOutline([polar(0.12, a), polar(far - radius, a)], () => 0.02),
      });
      if (!starPoints) {
        motif.push(
          ...placeMotif(palmette(3), polar(far * 0.95, between), 0.36, between + Math.PI / 2),
        );
        for (const side of [-1, 1])
          motif.push(
            ...placeMotif(
              rumi(),
              polar(0.86, between + side * 0.2),
              0.16,
              between + Math.PI / 2 + side * 1.1,
              side,
            ),
          );
      }
      motif.push(
        ...curl(polar(far, a), radius, a + Math.PI, k % 2 ? 1 : -1, 1.35, {
          stem: 0.075,
          leaves: 8,
          size: 0.66,
          heart: k % 2 ? 'rosette' : 'palmette',
        }),
      );
      motif.push(...placeMotif(leaf(0.2, 0.2), polar(0.2, between), 0.2, between + Math.PI / 2));
    }
    motif.push(...placeMotif(rosette(8), [0, 0], count > 6 ? 0.5 : 0.44));
    return motif;
  };

/** A palmette in each of four arms; their stems are tied into a knot in the middle. */
export const palmetteCross = (): Composition => (random) => {
  const motif: Motif = [];
  for (let k = 0; k < 4; k++) {
    const a = (tau * k) / 4 - Math.PI / 2;
    const turn = a + Math.PI / 2;
    const set = (part: Motif): Motif => placeMotif(part, [0, 0], 1, turn);
    for (const side of [-1, 1] as const) {
      motif.push(
        ...set(placeMotif(rumi(), [side * 0.12, -0.4], 0.46, side * 0.72, side)),
        ...set(placeMotif(rumi(), [side * 0.3, -0.86], 0.26, side * 0.3, -side)),
        ...set(placeMotif(rosette(6), [side * 0.4, -0.42], 0.2)),
      );
    }
    motif.push({
      role: 'stem',
      points: place(
        strokeOutline(
          [
            [0, -0.12],
            [0, -0.6],
          ] as Point[],
          () => 0.03,
        ),
        [0, 0],
        1,
        turn,
      ),
    });
    motif.push(...set(placeMotif(palmette(3), [0, -0.5], 0.66)));
    motif.push(...set(placeMotif(rosette(5), [0, -1.29], 0.13)));
  }
  const knot = endlessStrap(
    4,
    0.11,
  )(random).map(({ role, points }) => ({
    role,
    points: place(points, [0, 0], 0.36, Math.PI / 4),
  }));
  return [...motif, ...knot];
};

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

const mixed = (a: number, b: number, share: number) => a + (b - a) * share;

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

/** A broad strap that crosses itself, leaves reserved between its loops and around it. */
export const strapAndLeaf =
  (lobes: number): Composition =>
  (random) => {
    const motif: Motif = [];
    for (let k = 0; k < lobes; k++) {
      const a = (tau * (k + 0.5)) / lobes;
      motif.push(...placeMotif(palmette(3), polar(0.66, a), 0.32, a + Math.PI / 2));
      for (const side of [-1, 1])
        motif.push(
          ...placeMotif(
            rumi(),
            polar(0.8, a + side * 0.32),
            0.2,
            a + Math.PI / 2 + side * 1.2,
            side,
          ),
          ...placeMotif(
            rumi(),
            polar(0.38, a + side * 0.18),
            0.14,
            a + Math.PI / 2 + side * 0.7,
            side,
          ),
        );
    }
    return [
      ...motif,
      ...endlessStrap(lobes, 0.082)(random).filter((shape) => shape.role !== 'leaf'),
    ];
  };

/** Iris plants around, their roots towards the middle. */
export const irisRound =
  (count: number, from: number, tall: number): Composition =>
  () =>
    Array.from({ length: count }, (_, k) => {
      const a = (tau * k) / count;
      return irisPlant([0, 0], tall, k % 2 ? 1 : 3).map(({ role, points }) => ({
        role,
        points: place(points, polar(from, a), 1, a + Math.PI / 2),
      }));
    }).flat();

/** Panels of lustre between white ones, like slices around a small star; a spiral in each. */
export const slicedField =
  (count: number): Composition =>
  () => {
    const motif: Motif = [];
    for (let k = 0; k < count; k++) {
      const a = (tau * k) / count;
      const half = Math.PI / count;
      const edge = (r: number, side: number) => polar(r, a + side * (half - 0.03 / r));
      const arc = Array.from(
        { length: 13 },
        (_, i): Point => polar(0.96, a + (half - 0.032) * (i / 6 - 1)),
      );
      const dark = k % 2 === 0;
      if (dark) motif.push({ role: 'bud', points: [edge(0.26, -1), ...arc, edge(0.26, 1)] });
      const at = polar(0.69, a);
      const part: Motif = [
        ...curl(at, 0.2, a + Math.PI, k % 4 < 2 ? 1 : -1, 1.35, {
          stem: 0.085,
          leaves: 7,
          size: 0.7,
        }),
        { role: 'stem', points: strokeOutline([polar(0.3, a), polar(0.5, a)], () => 0.014) },
        ...[-1, 1].flatMap((side) => [
          ...placeMotif(rumi(), polar(0.36, a), 0.17, a + Math.PI / 2 + side * 0.5, side),
          ...placeMotif(
            rumi(),
            polar(0.87, a + side * 0.19),
            0.15,
            a + Math.PI / 2 + side * 1.5,
            side,
          ),
        ]),
      ];
      for (const shape of part)
        motif.push(
          dark
            ? {
                ...shape,
                role: shape.role === 'vein' || shape.role === 'inner' ? 'heart' : 'inner',
              }
            : {
                ...shape,
                role: shape.role === 'vein' || shape.role === 'inner' ? 'inner' : 'heart',
              },
        );
    }
    return [
      ...motif,
      { role: 'heart', points: starPolygon(count, 0.24, 0.8, Math.PI / count) },
      { role: 'inner', points: starPolygon(count, 0.2, 0.8, Math.PI / count) },
      ...placeMotif(rosette(8), [0, 0], 0.34).map((shape): Motif[number] => ({
        ...shape,
        role: shape.role === 'inner' ? 'inner' : 'heart',
      })),
    ];
  };
