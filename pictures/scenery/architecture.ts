import { add, type Mesh, times, type Vec } from '../render/mesh.ts';

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

export type ArcadeMaterials = { face: number; inner: number };

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
  { face, inner }: ArcadeMaterials,
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
  let from = 0;
  for (const bay of bays) {
    if (bay.from > from) panel(from, bay.from, 0, 0);
    const half = (bay.to - bay.from) / 2;
    const steps = 40;
    const points: [number, number][] = [];
    for (let i = 0; i <= steps; i++) {
      const t = -Math.cos((i / steps) * Math.PI);
      points.push([bay.from + half * (1 + t), bay.spring + bay.rise * bay.shape(t)]);
    }
    for (let i = 0; i < steps; i++) {
      const [s0, y0] = points[i];
      const [s1, y1] = points[i + 1];
      panel(s0, s1, y0, y1);
      mesh.quad(at(s0, y0, 0), at(s0, y0, thick), at(s1, y1, thick), at(s1, y1, 0), inner, [
        0,
        i * 0.12,
        thick,
        i * 0.12,
        thick,
        (i + 1) * 0.12,
        0,
        (i + 1) * 0.12,
      ]);
    }
    for (const s of [bay.from, bay.to])
      mesh.quad(
        at(s, 0, 0),
        at(s, 0, thick),
        at(s, bay.spring + bay.rise * bay.shape(1), thick),
        at(s, bay.spring + bay.rise * bay.shape(1), 0),
        inner,
      );
    from = bay.to;
  }
  if (from < length) panel(from, length, 0, 0);
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
