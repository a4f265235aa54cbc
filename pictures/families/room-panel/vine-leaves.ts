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
    const points: Point[] = [polar(size * 0.2, turn + Math.PI, at)];
    for (let k = -2; k <= 2; k++) {
      const a = turn + k * 0.92;
      points.push(
        polar(size * 0.6, a - 0.42, at),
        polar(size * (k === 0 ? 0.94 : 0.82), a - 0.27, at),
        polar(size * (k === 0 ? 1.06 : 0.92), a, at),
        polar(size * (k === 0 ? 0.94 : 0.82), a + 0.27, at),
        polar(size * 0.6, a + 0.42, at),
      );
    }
    return smooth(points, true, 5);
  };
  centres.forEach((at, n) => {
    const turn = -Math.PI / 2 + (n % 2 ? 0.35 : -0.35);
    const leafAt: Point = [at[0] - side * 0.08, at[1] - side * 0.12];
    raise(
      plate,
      17,
      14,
      inside((brush) => fillShape(brush, lobes(leafAt, side * 0.56, turn), '#fff')),
    );
    raise(
      plate,
      -9,
      4,
      inside((brush) => {
        for (let k = -2; k <= 1; k++)
          fillShape(
            brush,
            regularPolygon(
              12,
              side * 0.045,
              0,
              polar(side * 0.27, turn + (k + 0.5) * 0.92, leafAt),
            ),
            '#fff',
          );
        for (let k = -2; k <= 2; k++)
          strokeLine(
            brush,
            [
              polar(side * 0.1, turn + k * 0.92, leafAt),
              polar(side * 0.38, turn + k * 0.92, leafAt),
            ],
            '#fff',
            4,
          );
      }),
    );
    raise(
      plate,
      12,
      8,
      inside((brush) => {
        strokeLine(
          brush,
          smooth(
            [
              polar(side * 0.15, turn + Math.PI, leafAt),
              [at[0] + side * 0.02, at[1] + side * 0.42],
              [at[0] - side * 0.5, at[1] + side * 0.46],
              [at[0] - side * 0.6, at[1] + side * 0.1],
            ] as Point[],
            false,
            8,
          ),
          '#fff',
          11,
        );
        for (let row = 0; row < 4; row++)
          for (let k = 0; k < 4 - row; k++)
            fillShape(
              brush,
              regularPolygon(12, side * 0.066, 0, [
                at[0] + side * (0.2 + (k + row / 2) * 0.125),
                at[1] + side * (0.3 + row * 0.115),
              ]),
              '#fff',
            );
      }),
    );
  });
}
