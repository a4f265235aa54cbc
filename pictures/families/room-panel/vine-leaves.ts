import { type Box, type Point, polar, regularPolygon, smooth } from '../../geometry/points.ts';
import { clipRect, raise } from '../../surface/carving.ts';
import { type Brush, fillShape, type Plate, strokeLine } from '../../surface/plate.ts';
import { innerFrame } from './stucco.ts';

/** Samarra's first style: hexagons edged with beads, a vine leaf with drilled eyes and grapes in each. */
export function vineLeaves(plate: Plate, box: Box): void {
  const inner = innerFrame(plate, box, 60);
  const [x, y, w, h] = inner;
  raise(plate, -20, 6, (brush) => brush.fillRect(...inner));
  const side = h / 3.55;
  const inside = (paint: (brush: Brush) => void) => (brush: Brush) =>
    clipRect(brush, ...inner, () => paint(brush));
  const centres: Point[] = [];
  for (let j = -1; j < 5; j++)
    for (let i = -1; i < 7; i++)
      centres.push([
        x + w / 2 + (i - 3 + (j % 2 ? 0.5 : 0)) * side * Math.sqrt(3),
        y + h / 2 + (j - 1) * side * 1.5,
      ]);
  raise(
    plate,
    19,
    9,
    inside((brush) => {
      for (const at of centres)
        strokeLine(brush, regularPolygon(6, side, Math.PI / 6, at), '#fff', 30, true);
    }),
  );
  raise(
    plate,
    -9,
    4,
    inside((brush) =>
      centres.forEach((at) => {
        const corners = regularPolygon(6, side, Math.PI / 6, at);
        corners.forEach((a, k) => {
          const b = corners[(k + 1) % 6];
          for (let t = 0; t < 8; t++)
            fillShape(
              brush,
              regularPolygon(10, 6.5, 0, [
                a[0] + ((b[0] - a[0]) * t) / 8,
                a[1] + ((b[1] - a[1]) * t) / 8,
              ]),
              '#fff',
            );
        });
      }),
    ),
  );
  const lobes = (at: Point, size: number, turn: number): Point[] => {
    const points: Point[] = [polar(size * 0.16, turn + Math.PI, at)];
    for (let k = -2; k <= 2; k++) {
      const a = turn + k * 0.95;
      const long = k === 0 ? 1 : Math.abs(k) === 1 ? 0.94 : 0.74;
      points.push(
        polar(size * long * 0.62, a - 0.43, at),
        polar(size * long * 0.84, a - 0.37, at),
        polar(size * long * 0.96, a - 0.17, at),
        polar(size * long * 1.1, a, at),
        polar(size * long * 0.96, a + 0.17, at),
        polar(size * long * 0.84, a + 0.37, at),
        polar(size * long * 0.62, a + 0.43, at),
      );
    }
    return smooth(points, true, 5);
  };
  centres.forEach((at, n) => {
    const hand = n % 2 ? 1 : -1;
    const turn = -Math.PI / 2 + hand * 0.3;
    const leafAt: Point = [at[0] - side * 0.02 * hand, at[1] - side * 0.08];
    const size = side * 0.66;
    // Stalks fill what the leaf leaves free, and carry grapes into the lower corner.
    raise(
      plate,
      13,
      9,
      inside((brush) => {
        for (const [way, reach] of [
          [1, 0.7],
          [-1, 0.62],
        ] as const)
          strokeLine(
            brush,
            smooth(
              [
                polar(size * 0.1, turn + Math.PI, leafAt),
                [at[0] + way * side * 0.14, at[1] + side * 0.5],
                [at[0] + way * side * 0.46, at[1] + side * 0.5],
                [at[0] + way * side * reach, at[1] + side * 0.22],
                [at[0] + way * side * (reach - 0.04), at[1] - side * 0.16],
              ] as Point[],
              false,
              8,
            ),
            '#fff',
            15,
          );
      }),
    );
    raise(
      plate,
      15,
      side * 0.06,
      inside((brush) => {
        for (let row = 0; row < 4; row++)
          for (let k = 0; k < 4 - row; k++)
            fillShape(
              brush,
              regularPolygon(16, side * 0.078, 0, [
                at[0] + hand * side * 0.34 + side * (k - (3 - row) / 2) * 0.15,
                at[1] + side * (0.42 + row * 0.13),
              ]),
              '#fff',
            );
      }),
    );
    raise(
      plate,
      21,
      20,
      inside((brush) => fillShape(brush, lobes(leafAt, size, turn), '#fff')),
    );
    // Lobes are parted by grooves, ribs are cut into them and eyes drilled between.
    raise(
      plate,
      -12,
      4,
      inside((brush) => {
        for (let k = -2; k <= 1; k++)
          fillShape(
            brush,
            regularPolygon(14, side * 0.05, 0, polar(size * 0.5, turn + (k + 0.5) * 0.95, leafAt)),
            '#fff',
          );
      }),
    );
    raise(
      plate,
      -7,
      4,
      inside((brush) => {
        for (let k = -2; k <= 2; k++) {
          const a = turn + k * 0.95;
          strokeLine(
            brush,
            [polar(size * 0.12, a, leafAt), polar(size * 0.86, a, leafAt)],
            '#fff',
            7,
          );
          for (const bend of [-1, 1])
            for (const far of [0.4, 0.62])
              strokeLine(
                brush,
                [polar(size * far, a, leafAt), polar(size * (far + 0.17), a + bend * 0.21, leafAt)],
                '#fff',
                4,
              );
        }
      }),
    );
  });
}
