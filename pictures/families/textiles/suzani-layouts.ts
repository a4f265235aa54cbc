import { leaf, type Motif, placeMotif, rosette, type Shape } from '../../geometry/flora.ts';
import { type Point, polar, smooth, strokeOutline, tau } from '../../geometry/points.ts';
import { circle, type Layout } from './fabric-parts.ts';

/** Suzanis of few things: a prayer cloth with a garden on three sides, and great rosettes in hooks. */

/** A rosette within rings, as wide as twice `radius`. */
function ringed(at: Point, radius: number, petals: number, turn: number): Motif {
  return [
    circle(at, radius, 'petal'),
    circle(at, radius * 0.84, 'stem'),
    circle(at, radius * 0.79, 'inner'),
    circle(at, radius * 0.66, 'petal'),
    ...placeMotif(rosette(petals), at, radius * 1.14, turn).map(
      (shape): Shape => (shape.role === 'petal' ? { ...shape, role: 'inner' } : shape),
    ),
    circle(at, radius * 0.2, 'heart', 40),
    circle(at, radius * 0.09, 'petal', 30),
  ];
}

/** A pomegranate with its crown, cut open so that the seeds show. */
function pomegranate(at: Point, size: number, turn: number): Motif {
  const up = (dx: number, dy: number): Point => [
    at[0] + size * (dx * Math.cos(turn) - dy * Math.sin(turn)),
    at[1] + size * (dx * Math.sin(turn) + dy * Math.cos(turn)),
  ];
  const crown = [
    [-0.16, -0.36],
    [-0.3, -0.72],
    [-0.1, -0.56],
    [0, -0.78],
    [0.1, -0.56],
    [0.3, -0.72],
    [0.16, -0.36],
  ].map(([x, y]) => up(x, y));
  const motif: Motif = [
    { role: 'petal', points: crown },
    circle(at, size * 0.44, 'petal'),
    circle(at, size * 0.32, 'stem'),
    circle(at, size * 0.28, 'inner'),
  ];
  for (let k = 0; k < 6; k++)
    motif.push(
      circle(
        up(0.15 * Math.sin((k * tau) / 6), 0.15 * Math.cos((k * tau) / 6)),
        size * 0.055,
        'petal',
        20,
      ),
    );
  motif.push(circle(at, size * 0.055, 'petal', 20));
  return motif;
}

/** The middle left bare beneath two arches, one within the other; the garden grows on three sides. */
export const doubleArch =
  (inset: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const side = width * 0.21;
    const vine = (from: Point, to: Point, waves: number, sway: number, hand: number) => {
      const steps = waves * 24;
      const upright = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]);
      const line = Array.from({ length: steps + 1 }, (__, i): Point => {
        const t = i / steps;
        const s = Math.sin(t * waves * Math.PI) * sway * hand;
        return [
          from[0] + (to[0] - from[0]) * t + (upright ? s : 0),
          from[1] + (to[1] - from[1]) * t + (upright ? 0 : s),
        ];
      });
      motif.push({ role: 'stem', points: strokeOutline(line, () => 5) });
      for (let k = 0; k < waves; k++) {
        const crest = line[Math.round((k + 0.5) * 24)];
        const way = (k % 2 ? -1 : 1) * hand;
        // Flowers lie in the hollow of each wave, leaves along its back.
        const across = (by: number): Point =>
          upright ? [crest[0] - way * by, crest[1]] : [crest[0], crest[1] - way * by];
        const out = upright ? (way * Math.PI) / 2 : way > 0 ? Math.PI : 0;
        for (const turn of [-0.75, 0.75])
          motif.push(
            ...placeMotif(leaf(0.5 * Math.sign(turn), 0.2), crest, sway * 1.15, out + turn),
          );
        const flower = across(sway * 1.25);
        motif.push({
          role: 'stem',
          points: strokeOutline(smooth([crest, across(sway * 0.6), flower], false, 6), () => 4),
        });
        if (k % 2) motif.push(...pomegranate(flower, sway * 1.7, out + Math.PI));
        else motif.push(...ringed(flower, sway * 0.92, 8, k));
      }
    };
    const [left, right] = [inset + side * 0.42, width - inset - side * 0.42];
    vine([left, height - inset], [left, inset + side * 0.62], 7, side * 0.24, 1);
    vine([right, height - inset], [right, inset + side * 0.62], 7, side * 0.24, -1);
    for (const hand of [-1, 1]) {
      const x = (share: number) => width / 2 + hand * width * share;
      const high = inset + side * 0.34;
      for (const [share, dy, turn] of [
        [0.2, 0, -0.9],
        [0.2, 0, 2.4],
        [0.115, 10, 1.2],
        [0.115, 10, 2.1],
      ] as const)
        motif.push(
          ...placeMotif(leaf(0.5 * hand, 0.2), [x(share), high + dy], side * 0.3, hand * turn),
        );
      motif.push(
        ...ringed([hand < 0 ? left : right, high], side * 0.3, 10, 0),
        ...pomegranate([x(0.24), high], side * 0.26, hand * 0.3),
        ...ringed([x(0.155), high], side * 0.19, 8, hand),
      );
    }
    for (const turn of [-1.9, 1.9])
      motif.push(
        ...placeMotif(
          leaf(0.5 * Math.sign(turn), 0.2),
          [width / 2, inset + side * 0.3],
          side * 0.28,
          turn,
        ),
      );
    motif.push(...pomegranate([width / 2, inset + side * 0.26], side * 0.3, 0));
    const half = smooth(
      [
        [inset + side, height + 40],
        [inset + side, height * 0.5],
        [inset + side + 18, height * 0.42],
        [width * 0.34, height * 0.35],
        [width * 0.42, height * 0.295],
        [width * 0.475, height * 0.24],
        [width / 2, height * 0.185],
      ],
      false,
      10,
    );
    /** The arch, larger by `grow` at its sides. */
    const arch = (grow: number): Point[] => {
      const scale = 1 + grow / (width / 2 - inset - side);
      const one = half.map(
        ([x, y]): Point => [width / 2 + (x - width / 2) * scale, height + (y - height) * scale],
      );
      return [...one, ...one.map(([x, y]): Point => [width - x, y]).reverse()];
    };
    for (const [grow, role] of [
      [6, 'stem'],
      [0, 'petal'],
      [-12, 'stem'],
      [-17, 'vein'],
      [-66, 'stem'],
      [-72, 'petal'],
      [-84, 'stem'],
      [-89, 'vein'],
    ] as const)
      motif.push({ role, points: arch(grow) });
    // Small flowers between the two arches.
    const path = arch(-42).filter(([, y]) => y < height - inset);
    let way = 0;
    path.forEach((point, i) => {
      const before = path[Math.max(0, i - 1)];
      way += Math.hypot(point[0] - before[0], point[1] - before[1]);
      if (way < 62) return;
      way = 0;
      motif.push(...placeMotif(rosette(6), point, 38, i));
    });
    return motif;
  };

/** Great rosettes, each gripped by black leaves that curl like hooks; little moons between them. */
export const hookedRosettes =
  (columns: number, rows: number, inset: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const [cw, ch] = [(width - 2 * inset) / columns, (height - 2 * inset) / rows];
    const r = Math.min(cw, ch) * 0.27;
    /** A leaf that leaves a circle, swells, and curls back at its tip. */
    const hook = (centre: Point, radius: number, angle: number, hand: number): Shape => {
      const line = smooth(
        (
          [
            [0.98, 0],
            [1.22, 0.02],
            [1.47, 0.2],
            [1.58, 0.46],
            [1.5, 0.7],
            [1.34, 0.76],
            [1.27, 0.63],
            [1.36, 0.54],
          ] as const
        ).map(([far, turn]) => polar(radius * far, angle + hand * turn, centre)),
        false,
        8,
      );
      return {
        role: 'stem',
        points: strokeOutline(
          line,
          (t) => radius * (0.13 * Math.sin(Math.PI * t ** 0.62) ** 1.1 + 0.02 * (1 - t)),
        ),
      };
    };
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const c: Point = [inset + (i + 0.5) * cw, inset + (j + 0.5) * ch];
        const hand = (i + j) % 2 ? -1 : 1;
        for (let k = 0; k < 6; k++) {
          const angle = (tau * k) / 6;
          motif.push(hook(c, r, angle, hand));
          motif.push(
            ...placeMotif(
              leaf(0.5 * hand, 0.2),
              polar(r * 1.2, angle + hand * 0.14, c),
              r * 0.3,
              angle + tau / 4 - hand * 0.5,
            ),
          );
        }
        motif.push(...ringed(c, r, 12, 0));
      }
    for (let j = 0; j <= rows; j++)
      for (let i = 0; i <= columns; i++) {
        const isInner = i > 0 && i < columns && j > 0 && j < rows;
        const c: Point = [
          Math.max(inset + r * 0.1, Math.min(width - inset - r * 0.1, inset + i * cw)),
          Math.max(inset + r * 0.1, Math.min(height - inset - r * 0.1, inset + j * ch)),
        ];
        const size = isInner ? r * 0.36 : r * 0.26;
        for (let k = 0; k < 4; k++) motif.push(hook(c, size, (tau * k) / 4 + 0.4, 1));
        motif.push(
          circle(c, size, 'petal'),
          circle(c, size * 0.62, 'inner'),
          circle(c, size * 0.3, 'heart'),
        );
      }
    return motif;
  };
