import { cutPieces, type Segment } from './arrangement.ts';
import { drawPattern } from './contact.ts';
import { area, centroid, distance, type Point } from './points.ts';
import { tilePlane } from './tilings.ts';

export type StarLines = {
  sides: number;
  angle: number;
  apothem: number;
  contact: number;
  reach: number;
  turn?: number;
};

/** The pieces of a star pattern within `far` pixels of a middle. */
export function starFaces(lines: StarLines, middle: Point, far: number): Point[][] {
  const cells = tilePlane(lines.sides, lines.angle, lines.apothem, far);
  const [c, s] = [Math.cos(lines.turn ?? 0), Math.sin(lines.turn ?? 0)];
  const move = ([x, y]: Point): Point => [x * c - y * s + middle[0], x * s + y * c + middle[1]];
  const segments = drawPattern(cells, (lines.contact * Math.PI) / 180, lines.reach).map(
    ([a, b]): Segment => [move(a), move(b)],
  );
  return cutPieces(segments, 0.05).filter((face) => Math.abs(area(face)) > 12);
}

/** The pieces of a star pattern whose lengths are told in meters. */
export function starFacesInMeters(lines: StarLines, [x, z]: Point, far: number): Point[][] {
  const tenths = 10_000;
  return starFaces(
    { ...lines, apothem: lines.apothem * tenths },
    [x * tenths, z * tenths],
    far * tenths,
  ).map((face) => face.map(([a, b]): Point => [a / tenths, b / tenths]));
}

/** The middle of a piece and how far its edges are from there. */
export function inCircle(face: readonly Point[]): { at: Point; radius: number; sides: number } {
  const at = centroid(face);
  let radius = Number.POSITIVE_INFINITY;
  face.forEach((a, i) => {
    const b = face[(i + 1) % face.length];
    const length = distance(a, b) || 1;
    // To the edge itself, not to its line: a cut leaves specks of edges that point anywhere.
    const t = Math.max(
      0,
      Math.min(
        1,
        ((at[0] - a[0]) * (b[0] - a[0]) + (at[1] - a[1]) * (b[1] - a[1])) / (length * length),
      ),
    );
    const away = Math.hypot(a[0] + (b[0] - a[0]) * t - at[0], a[1] + (b[1] - a[1]) * t - at[1]);
    radius = Math.min(radius, away);
  });
  return { at, radius, sides: face.length };
}

/** A piece drawn smaller about its middle. */
export function shrink(face: readonly Point[], by: number): Point[] {
  const { at, radius } = inCircle(face);
  const k = Math.max(0, 1 - by / radius);
  return face.map(([x, y]): Point => [at[0] + (x - at[0]) * k, at[1] + (y - at[1]) * k]);
}
