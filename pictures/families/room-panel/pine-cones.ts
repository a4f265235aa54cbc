import { type Motif, palmette, placeMotif, rumi } from '../../geometry/flora.ts';
import { type Box, type Point, smooth, strokeOutline } from '../../geometry/points.ts';
import { clipRect, fillMotif, raise } from '../../surface/carving.ts';
import { type Brush, fillShape, type Plate, strokeLine } from '../../surface/plate.ts';
import { clipShape } from './gesso.ts';
import { innerFrame } from './stucco.ts';

/** A net of ogees with a pine cone between two half palmettes in every mesh. */
export function pineCones(plate: Plate, box: Box): void {
  const inner = innerFrame(plate, box, 72);
  const [x, y, w, h] = inner;
  raise(plate, -24, 6, (brush) => brush.fillRect(...inner));
  const columns = 3;
  const pitch = w / columns;
  const tall = pitch * 1.5;
  const inside = (paint: (brush: Brush) => void) => (brush: Brush) =>
    clipRect(brush, ...inner, () => paint(brush));
  const meshes: Point[] = [];
  for (let j = -1; j * tall * 0.5 < h + tall; j++)
    for (let i = -1; i <= columns; i++)
      meshes.push([x + (i + (j % 2 === 0 ? 0.5 : 1)) * pitch, y + j * tall * 0.5]);
  const ogees = meshes.flatMap(([cx, cy]) =>
    [-1, 1].map((side) =>
      smooth(
        [
          [cx, cy - tall / 2],
          [cx + side * pitch * 0.1, cy - tall * 0.36],
          [cx + side * pitch * 0.42, cy - tall * 0.16],
          [cx + (side * pitch) / 2, cy],
          [cx + side * pitch * 0.42, cy + tall * 0.16],
          [cx + side * pitch * 0.1, cy + tall * 0.36],
          [cx, cy + tall / 2],
        ] as Point[],
        false,
        8,
      ),
    ),
  );
  const net = (wide: number) =>
    inside((brush) => {
      for (const ogee of ogees) strokeLine(brush, ogee, '#fff', wide);
    });
  raise(plate, 20, 8, net(19));
  raise(plate, -6, 3, net(6));
  const cone = (cx: number, cy: number): Point[] =>
    smooth(
      [
        [0, -0.27],
        [0.1, -0.2],
        [0.145, -0.06],
        [0.12, 0.08],
        [0, 0.15],
        [-0.12, 0.08],
        [-0.145, -0.06],
        [-0.1, -0.2],
      ] as Point[],
      true,
      6,
    ).map(([a, b]): Point => [cx + a * tall * 0.92, cy + b * tall * 0.92]);
  raise(
    plate,
    17,
    22,
    inside((brush) => {
      for (const [cx, cy] of meshes) fillShape(brush, cone(cx, cy), '#fff');
    }),
  );
  raise(
    plate,
    -5,
    3,
    inside((brush) => {
      for (const [cx, cy] of meshes)
        clipShape(brush, cone(cx, cy), () => {
          for (let k = -7; k <= 7; k++)
            for (const s of [-1, 1])
              strokeLine(
                brush,
                smooth(
                  [
                    [cx + k * 22 - s * 70, cy - 120],
                    [cx + k * 22, cy],
                    [cx + k * 22 + s * 70, cy + 120],
                  ] as Point[],
                  false,
                  6,
                ),
                '#fff',
                3.4,
              );
        });
    }),
  );
  const dress = meshes.flatMap(
    ([cx, cy]): Motif => [
      ...[-1, 1].flatMap((side) => [
        ...placeMotif(rumi(), [cx + side * 8, cy + tall * 0.36], tall * 0.34, side * 0.62, side),
        ...placeMotif(
          rumi(),
          [cx + side * pitch * 0.33, cy - tall * 0.02],
          tall * 0.17,
          side * -0.35,
          -side,
        ),
      ]),
      ...placeMotif(palmette(2), [cx, cy - tall * 0.28], tall * 0.13),
      {
        role: 'stem',
        points: strokeOutline(
          [
            [cx, cy + tall * 0.4],
            [cx, cy + tall * 0.1],
          ],
          () => 5,
        ),
      },
    ],
  );
  raise(
    plate,
    13,
    6,
    inside((brush) => fillMotif(brush, dress, '#fff')),
  );
  raise(
    plate,
    -5,
    3,
    inside((brush) => fillMotif(brush, dress, '#fff', ['vein', 'inner'])),
  );
}
