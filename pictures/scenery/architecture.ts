import { add, type Mesh, times, type Vec } from '../render/mesh.ts';
import { lossAt } from './worn-stone.ts';

/** The shape of an arch: height above the springing at −1…1 of half its width, 1 at the crown. */
export type ArchShape = (t: number) => number;

export const roundArch: ArchShape = (t) => Math.sqrt(Math.max(0, 1 - t * t));
export const pointedArch: ArchShape = (t) => {
  // Two arcs of radius 1.25 half widths, scaled so that the crown is 1.
  const r = 1.35;
  const c = r - 1;
  const top = Math.sqrt(r * r - c * c);
  return Math.sqrt(Math.max(0, r * r - (Math.abs(t) + c) ** 2)) / top;
};
export const keelArch: ArchShape = (t) => {
  const a = Math.abs(t);
  return 0.8 * Math.sqrt(Math.max(0, 1 - a * a)) + 0.2 * Math.max(0, 1 - a / 0.55) ** 1.6;
};
export const lobedArch: ArchShape = (t) => {
  const base = pointedArch(t * 0.98);
  const a = Math.acos(Math.max(-1, Math.min(1, Math.abs(t)))) / (Math.PI / 2);
  return base - 0.09 * (1 - Math.abs(Math.sin(a * Math.PI * 3.5))) * (a < 0.99 ? 1 : 0);
};

export type Bay = { from: number; to: number; spring: number; rise: number; shape: ArchShape };

export type ArcadeMaterials = {
  face: number;
  inner: number;
  /** Metres that the edges of the openings have lost, here more and there less; none when not told. */
  wear?: number;
};

/**
 * A wall with arched openings.
 * @param origin the foot of the wall's front at its left end
 * @param along unit direction to the right along the front; @param back unit direction into the wall
 */
export function arcade(
  mesh: Mesh,
  origin: Vec,
  along: Vec,
  back: Vec,
  length: number,
  height: number,
  thick: number,
  bays: readonly Bay[],
  { face, inner, wear = 0 }: ArcadeMaterials,
): void {
  const at = (s: number, y: number, depth: number): Vec =>
    add(add(origin, add(times(along, s), times(back, depth))), [0, y, 0]);
  const panel = (s0: number, s1: number, low0: number, low1: number) => {
    const uv = [s0, low0, s1, low1, s1, height, s0, height];
    mesh.quad(at(s0, low0, 0), at(s1, low1, 0), at(s1, height, 0), at(s0, height, 0), face, uv);
    mesh.quad(
      at(s0, low0, thick),
      at(s1, low1, thick),
      at(s1, height, thick),
      at(s0, height, thick),
      face,
      uv,
    );
  };
  const loss = (s: number, y: number) => {
    const p = at(s, y, 0);
    return wear > 0 ? lossAt(p[0], p[1], p[2], wear) : 0;
  };
  /** A pier between two openings: its two sides lose unlike. */
  const pier = (s0: number, s1: number, spring: number, worn: readonly [boolean, boolean]) => {
    if (wear === 0) return panel(s0, s1, 0, 0);
    const rows = Math.ceil(spring / 0.06);
    const ends = Array.from({ length: rows + 1 }, (_, i): [number, number, number] => {
      const y = (i / rows) * spring;
      return [y, s0 + (worn[0] ? loss(s0, y) : 0), s1 - (worn[1] ? loss(s1, y) : 0)];
    });
    for (let i = 0; i < rows; i++) {
      const [y0, a0, b0] = ends[i];
      const [y1, a1, b1] = ends[i + 1];
      for (const d of [0, thick])
        mesh.quad(at(a0, y0, d), at(b0, y0, d), at(b1, y1, d), at(a1, y1, d), face, [
          a0,
          y0,
          b0,
          y0,
          b1,
          y1,
          a1,
          y1,
        ]);
    }
    const [, a, b] = ends[rows];
    panel(a, b, spring, spring);
  };
  let from = 0;
  for (const [k, bay] of bays.entries()) {
    const foot = bay.spring + bay.rise * bay.shape(1);
    if (bay.from > from) pier(from, bay.from, foot, [k > 0, true]);
    const half = (bay.to - bay.from) / 2;
    const steps = wear > 0 ? 72 : 40;
    const outline: [s: number, y: number][] = [];
    const jamb = wear > 0 ? Math.ceil(bay.spring / 0.06) : 1;
    for (let i = 0; i < jamb; i++) outline.push([bay.from, (i / jamb) * foot]);
    for (let i = 0; i <= steps; i++) {
      const t = -Math.cos((i / steps) * Math.PI);
      outline.push([bay.from + half * (1 + t), bay.spring + bay.rise * bay.shape(t)]);
    }
    for (let i = jamb - 1; i >= 0; i--) outline.push([bay.to, (i / jamb) * foot]);
    const last = outline.length - 1;
    // What an edge has lost it has lost on both sides: outward on the face, inward in the opening.
    const worn = outline.map(([s, y], i) => {
      const d = loss(s, y);
      const upright = i < jamb || i > last - jamb;
      const out: [number, number] = upright
        ? [s + (i < jamb ? -d : d), y]
        : i === jamb || i === last - jamb
          ? [s + (i === jamb ? -d : d), y + d]
          : [s, y + d];
      return { s, y, d, out };
    });
    let run = 0;
    for (let i = 0; i < last; i++) {
      const p = worn[i];
      const q = worn[i + 1];
      const upright = i < jamb || i >= last - jamb;
      if (!upright) panel(p.out[0], q.out[0], p.out[1], q.out[1]);
      const next = run + Math.hypot(q.s - p.s, q.y - p.y);
      mesh.quad(
        at(p.s, p.y, p.d),
        at(p.s, p.y, thick - p.d),
        at(q.s, q.y, thick - q.d),
        at(q.s, q.y, q.d),
        inner,
        [0, run, thick, run, thick, next, 0, next],
      );
      if (wear > 0)
        for (const [d0, d1, e] of [
          [p.d, q.d, 0],
          [thick - p.d, thick - q.d, thick],
        ])
          mesh.quad(
            at(p.out[0], p.out[1], e),
            at(p.s, p.y, d0),
            at(q.s, q.y, d1),
            at(q.out[0], q.out[1], e),
            face,
          );
      run = next;
    }
    from = bay.to;
  }
  if (from < length) pier(from, length, bays.at(-1)?.spring ?? 0, [bays.length > 0, false]);
  mesh.quad(
    at(0, height, 0),
    at(length, height, 0),
    at(length, height, thick),
    at(0, height, thick),
    face,
  );
  mesh.quad(at(0, 0, 0), at(0, 0, thick), at(0, height, thick), at(0, height, 0), face);
  mesh.quad(
    at(length, 0, 0),
    at(length, 0, thick),
    at(length, height, thick),
    at(length, height, 0),
    face,
  );
}

/** Equal bays with piers between. */
export function bays(
  count: number,
  length: number,
  pier: number,
  spring: number,
  rise: number,
  shape: ArchShape,
): Bay[] {
  const wide = (length - pier * (count + 1)) / count;
  return Array.from({ length: count }, (_, i) => {
    const from = pier + i * (wide + pier);
    return { from, to: from + wide, spring, rise, shape };
  });
}

/** A round column with a moulded base and a spreading capital. */
export function column(
  mesh: Mesh,
  at: Vec,
  height: number,
  radius: number,
  stone: number,
  capital = stone,
): void {
  const r = radius;
  mesh.box(
    [at[0] - r * 1.6, at[1], at[2] - r * 1.6],
    [at[0] + r * 1.6, at[1] + r * 0.7, at[2] + r * 1.6],
    stone,
  );
  mesh.lathe(
    [
      [r * 1.55, r * 0.7],
      [r * 1.6, r * 0.95],
      [r * 1.2, r * 1.25],
      [r * 1.3, r * 1.5],
      [r * 1.02, r * 1.8],
      [r, r * 2.2],
      [r * 0.88, height - r * 3.4],
    ],
    at,
    24,
    stone,
  );
  mesh.lathe(
    [
      [r * 0.88, height - r * 3.4],
      [r * 1.12, height - r * 3.25],
      [r * 0.95, height - r * 3.0],
      [r * 1.05, height - r * 2.2],
      [r * 1.5, height - r * 1.0],
      [r * 1.75, height - r * 0.8],
    ],
    at,
    24,
    capital,
  );
  mesh.box(
    [at[0] - r * 1.8, at[1] + height - r * 0.8, at[2] - r * 1.8],
    [at[0] + r * 1.8, at[1] + height, at[2] + r * 1.8],
    capital,
  );
}

/** A basin with as many sides as given, its rim, and what stands in it; the water is a level disc. */
export function basin(
  mesh: Mesh,
  at: Vec,
  radius: number,
  rim: number,
  sides: number,
  stone: number,
  water: number,
  level: number,
): void {
  const wall = radius * 0.12;
  mesh.lathe(
    [
      [radius, 0],
      [radius, rim * 0.7],
      [radius * 1.04, rim * 0.75],
      [radius * 1.04, rim],
      [radius - wall, rim],
      [radius - wall, 0.01],
    ],
    at,
    sides,
    stone,
    false,
  );
  mesh.lathe(
    [
      [radius - wall, level],
      [0.001, level],
    ],
    at,
    sides,
    water,
    false,
  );
}

/** A raised bowl on a stem, the upper part of a fountain. */
export function fountainBowl(
  mesh: Mesh,
  at: Vec,
  height: number,
  radius: number,
  stone: number,
  water: number,
): void {
  const r = radius;
  mesh.lathe(
    [
      [r * 0.34, 0],
      [r * 0.36, height * 0.1],
      [r * 0.16, height * 0.22],
      [r * 0.13, height * 0.5],
      [r * 0.2, height * 0.62],
      [r * 0.55, height * 0.7],
      [r * 0.9, height * 0.85],
      [r, height],
      [r * 0.95, height * 1.01],
      [r * 0.85, height * 0.95],
    ],
    at,
    40,
    stone,
  );
  mesh.lathe(
    [
      [r * 0.9, height * 0.965],
      [0.001, height * 0.965],
    ],
    at,
    40,
    water,
  );
}
