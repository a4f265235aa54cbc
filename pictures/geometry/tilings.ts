import { centroid, distance, type Point, regularPolygon, tau } from './points.ts';

/** A polygon of the hidden grid that a star pattern grows from. */
export type Cell = { corners: Point[]; centre: Point; sides: number; kind: 'star' | 'gap' };

/**
 * Regular polygons of `sides` sides, edge to edge on a lattice whose directions are 0 and `angle`,
 * and the gaps between them. `angle` in degrees must be a multiple of 360 / sides.
 * Ten-sided at 72° gives the decagons and bow-ties of the ten-fold patterns, eight-sided at 90° the
 * octagons and squares, twelve-sided at 60° the dodecagons and triangles.
 * @param apothem half the distance between neighbouring centres
 * @param reach cells are made whose centre lies within this distance of the origin
 */
export function tilePlane(sides: number, angle: number, apothem: number, reach: number): Cell[] {
  const step = tau / sides;
  const alpha = (angle * Math.PI) / 180;
  const radius = apothem / Math.cos(step / 2);
  const one: Point = [2 * apothem, 0];
  const two: Point = [2 * apothem * Math.cos(alpha), 2 * apothem * Math.sin(alpha)];
  const corner = (from: number, to: number, centre: Point) => {
    const points: Point[] = [];
    for (let a = to - step / 2; a > from; a -= step)
      points.push([centre[0] + radius * Math.cos(a), centre[1] + radius * Math.sin(a)]);
    return points;
  };
  const cells: Cell[] = [];
  const count = Math.ceil((reach / apothem) * 1.4) + 2;
  for (let i = -count; i <= count; i++) {
    for (let j = -count; j <= count; j++) {
      const at: Point = [i * one[0] + j * two[0], i * one[1] + j * two[1]];
      if (Math.hypot(at[0], at[1]) > reach + 3 * apothem) continue;
      cells.push({
        corners: regularPolygon(sides, radius, step / 2, at),
        centre: at,
        sides,
        kind: 'star',
      });
      const along: Point = [at[0] + one[0], at[1] + one[1]];
      const across: Point = [at[0] + two[0], at[1] + two[1]];
      const far: Point = [along[0] + two[0], along[1] + two[1]];
      const third = Math.PI / 3;
      // On a lattice of 60° three star polygons touch, and the gap falls into two triangles.
      const gaps =
        angle === 60
          ? [
              [
                corner(0, third, at),
                corner(2 * third, Math.PI, along),
                corner(4 * third, 5 * third, across),
              ],
              [
                corner(third, 2 * third, along),
                corner(Math.PI, 4 * third, far),
                corner(5 * third, tau, across),
              ],
            ]
          : [
              [
                corner(0, alpha, at),
                corner(alpha, Math.PI, along),
                corner(Math.PI, Math.PI + alpha, far),
                corner(Math.PI + alpha, tau, across),
              ],
            ];
      for (const gap of gaps) {
        const loop = gap.flat();
        const corners = loop.filter(
          (p, k) => distance(p, loop[(k + 1) % loop.length]) > apothem * 1e-6,
        );
        cells.push({ corners, centre: centroid(corners), sides: corners.length, kind: 'gap' });
      }
    }
  }
  return cells;
}
