import { type Motif, placeMotif, type Role } from './flora.ts';
import { lean, stalk } from './islimi.ts';
import type { Point } from './points.ts';
import type { Random } from './random.ts';

export type Room = {
  /** Where something may grow. */
  isOpen: (at: Point) => boolean;
  /** The smallest and largest room that is filled, as distances to what is drawn. */
  least: number;
  most: number;
  /** What grows, the larger ones first. */
  growth: readonly (readonly [Motif, least: number])[];
  stem?: number;
  role?: Role;
  /** How large a growth is for the room it finds; 1.7 when not told. */
  share?: number;
  count?: number;
  /** Half the height of the field, where it is not a square. */
  tall?: number;
};

const grid = 0.035;

/**
 * Small sprigs wherever a drawing leaves room, each on a twig from the nearest stem: no painter left ground bare.
 * @returns twigs, which lie under everything, and what they carry
 */
export function fillRoom(
  drawn: Motif,
  room: Room,
  random: Random,
): { twigs: Motif; growth: Motif } {
  const {
    isOpen,
    least,
    most,
    share = 1.7,
    stem = 0.008,
    role = 'stem',
    count = 90,
    tall = 1,
  } = room;
  const roots = drawn
    .filter((shape) => shape.role === role && shape.points.length > 12)
    .flatMap(({ points }) => points);
  const open: Point[] = [];
  for (let y = -tall; y <= tall; y += grid)
    for (let x = -1; x <= 1; x += grid) {
      const at: Point = [x + random.bell() * grid * 0.4, y + random.bell() * grid * 0.4];
      if (isOpen(at)) open.push(at);
    }
  // How far each open place is from what is drawn, squared.
  const across = Float64Array.from(open, ([x]) => x);
  const down = Float64Array.from(open, ([, y]) => y);
  const free = new Float64Array(open.length).fill(1e9);
  const near = (points: readonly Point[]) => {
    for (const [x, y] of points)
      for (let s = 0; s < free.length; s++) {
        const dx = x - across[s];
        const dy = y - down[s];
        const far = dx * dx + dy * dy;
        if (far < free[s]) free[s] = far;
      }
  };
  for (const { points } of drawn) near(points);
  const twigs: Motif = [];
  const growth: Motif = [];
  for (let k = 0; k < count; k++) {
    let best = 0;
    for (let s = 1; s < free.length; s++) if (free[s] > free[best]) best = s;
    const at = open[best];
    const far = Math.sqrt(free[best] ?? 0);
    if (!at || far < least) break;
    const fits = room.growth.filter(([, size]) => size <= far);
    const [motif] = fits.length > 0 ? fits[k % fits.length] : room.growth[room.growth.length - 1];
    let root = roots[0] ?? [0, 0];
    for (const p of roots)
      if (Math.hypot(p[0] - at[0], p[1] - at[1]) < Math.hypot(root[0] - at[0], root[1] - at[1]))
        root = p;
    const heading = Math.atan2(at[0] - root[0], root[1] - at[1]);
    const side = k % 2 === 0 ? 1 : -1;
    const size = Math.min(most, far) * share;
    // A growth stands on its root: it begins behind the middle of the room.
    const turn = heading - side * 0.35;
    const foot: Point = [
      at[0] - Math.sin(turn) * size * 0.42,
      at[1] + Math.cos(turn) * size * 0.42,
    ];
    const line = lean(root, heading + side * 0.6, foot, turn);
    const twig = stalk(line, stem, role);
    const grown = placeMotif(motif, foot, size, turn, side);
    twigs.push(twig);
    growth.push(...grown);
    near(twig.points);
    for (const { points } of grown) near(points);
    free[best] = 0;
    for (const p of twig.points) roots.push(p);
  }
  return { twigs, growth };
}
