import { leaf, type Motif, palmette, placeMotif, rosette, rumi } from './flora.ts';
import { type Point, polar, smooth, strokeOutline, tau } from './points.ts';

/** How a scroll is dressed. */
export type Vine = {
  /** Half width of the stem, in units of the spiral's radius. */
  stem?: number;
  leaves?: number;
  /** Size of the leaves, in units of the radius. */
  size?: number;
  heart?: 'rosette' | 'palmette' | 'leaf' | 'none';
};

/** A stem that curls into a spiral of the radius, with half palmettes along it and a flower inside. */
export function curl(
  centre: Point,
  radius: number,
  start: number,
  way: 1 | -1,
  turns = 1.35,
  vine: Vine = {},
): Motif {
  const { stem = 0.055, leaves = 6, size = 0.5, heart = 'rosette' } = vine;
  const steps = 64;
  const line = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    return polar(radius * (1 - 0.74 * t ** 0.9), start + way * tau * turns * t, centre);
  });
  const motif: Motif = [
    { role: 'stem', points: strokeOutline(line, (t) => radius * stem * (1.1 - 0.45 * t)) },
  ];
  for (let k = 0; k < leaves; k++) {
    const i = Math.round(((k + 0.55) / (leaves + 0.3)) * steps);
    const [a, b] = [line[Math.max(0, i - 1)], line[Math.min(steps, i + 1)]];
    const along = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2;
    const outward = k % 2 === 0 ? way : -way;
    const scale = radius * size * (1 - 0.45 * (i / steps)) * (outward === way ? 0.72 : 1);
    motif.push(...placeMotif(rumi(), line[i], scale, along - outward * 0.75, -outward));
  }
  const end = line[steps];
  if (heart === 'rosette') motif.push(...placeMotif(rosette(6), centre, radius * 0.62, start));
  if (heart === 'palmette')
    motif.push(
      ...placeMotif(
        palmette(3),
        [end[0], end[1] + radius * 0.12],
        radius * 0.62,
        start + way * 0.4,
      ),
    );
  if (heart === 'leaf') motif.push(...placeMotif(leaf(0.5 * way, 0.2), end, radius * 0.5, start));
  return motif;
}

/** A running scroll along x from 0 to `count`, about one unit high, spirals up and down in turn. */
export function rinceau(count: number, vine: Vine = {}): Motif {
  const line = Array.from({ length: count * 24 + 1 }, (_, i): Point => {
    const t = i / 24;
    return [t, -Math.cos(Math.PI * t) * 0.36];
  });
  const motif: Motif = [{ role: 'stem', points: strokeOutline(line, () => 0.026) }];
  for (let i = 0; i < count; i++) {
    const down = i % 2 === 0;
    const centre: Point = [i + 0.5 + 0.06, down ? 0.02 : -0.02];
    motif.push(
      ...curl(centre, 0.37, down ? -Math.PI * 0.78 : Math.PI * 0.78, down ? 1 : -1, 1.2, vine),
    );
    const at: Point = [i + 1, down ? 0.36 : -0.36];
    motif.push(...placeMotif(rumi(), at, 0.3, down ? 0.5 : Math.PI - 0.5, down ? 1 : -1));
  }
  return motif;
}

/** A plant of mirrored spirals that climbs from (0, 0) to (0, −height); `rows` pairs of spirals. */
export function climbing(width: number, height: number, rows: number, vine: Vine = {}): Motif {
  const motif: Motif = [];
  const step = height / rows;
  const radius = Math.min(step * 0.52, width * 0.24);
  const trunk = Array.from({ length: 50 }, (_, i): Point => [0, -(i / 49) * height * 0.97]);
  motif.push({ role: 'stem', points: strokeOutline(trunk, (t) => radius * 0.1 * (1.2 - 0.6 * t)) });
  for (let r = 0; r < rows; r++) {
    const y = -(r + 0.5) * step;
    for (const side of [-1, 1] as const) {
      const centre: Point = [side * width * 0.26, y];
      motif.push(
        ...curl(centre, radius, side > 0 ? Math.PI * 0.95 : Math.PI * 0.05, side, 1.4, {
          heart: r % 2 ? 'rosette' : 'palmette',
          ...vine,
        }),
      );
      const outer: Point = [side * width * 0.45, y - step * 0.42];
      motif.push(...placeMotif(rumi(), outer, radius * 0.8, side * 0.25, side));
      const arm = smooth(
        [
          [0, y + step * 0.35],
          [side * width * 0.06, y + step * 0.05],
          [side * (width * 0.26 - radius), y],
        ],
        false,
        10,
      );
      motif.push({ role: 'stem', points: strokeOutline(arm, () => radius * 0.055) });
      const twig = smooth(
        [
          [side * (width * 0.26 + radius * 0.55), y - radius * 0.7],
          [side * width * 0.42, y - step * 0.25],
          outer,
        ],
        false,
        8,
      );
      motif.push({ role: 'stem', points: strokeOutline(twig, () => radius * 0.045) });
    }
    motif.push(...placeMotif(palmette(3), [0, y - step * 0.28], radius * 0.7));
  }
  return motif;
}
