import { climbing, curl } from '../../geometry/arabesque.ts';
import { leaf, placeMotif, rosette } from '../../geometry/flora.ts';
import { weave } from '../../geometry/interlace.ts';
import { type Box, type Point, polar, smooth } from '../../geometry/points.ts';
import { inCircle, shrink, starFaces } from '../../geometry/star-faces.ts';
import { clipRect, fillMotif, raise } from '../../surface/carving.ts';
import { type Brush, fillShape, type Plate, strokeLine } from '../../surface/plate.ts';
import { paintWeave } from '../../surface/strapwork.ts';
import { clipShape } from './gesso.ts';
import { nicheArch, vaseShape } from './panel-shapes.ts';
import { innerFrame } from './stucco.ts';

/** Stars of eight points in a woven net, carved between, a vase over the joint. */
export function starsAndVase(plate: Plate, box: Box): void {
  const inner = innerFrame(plate, box, 66);
  const [x, y, w, h] = inner;
  raise(plate, -20, 6, (brush) => brush.fillRect(...inner));
  const faces = starFaces(
    { sides: 8, angle: 90, apothem: 118, contact: 67.5, reach: 3 },
    [x + w / 2, y + h / 2],
    Math.hypot(w, h) / 2 + 120,
  );
  const cx = x + w / 2;
  const foot = y + h - 26;
  const tall = h * 0.34;
  const vase = vaseShape(cx, foot, tall);
  // The vase stands in a niche of its own, cut free of the net.
  const niche = (grow: number) =>
    nicheArch([cx - w * 0.27 - grow, y + h * 0.13 - grow, w * 0.54 + 2 * grow, h * 0.87 + grow]);
  const inside = (paint: (brush: Brush) => void) => (brush: Brush) => {
    clipRect(brush, ...inner, () => paint(brush));
    brush.fillStyle = '#000';
    fillShape(brush, niche(30), '#000');
  };
  raise(
    plate,
    15,
    5,
    inside((brush) => {
      for (const face of faces) {
        const { at, radius } = inCircle(face);
        const free = radius - 12;
        if (free < 7) continue;
        if (face.length >= 8) fillMotif(brush, placeMotif(rosette(8), at, free * 1.9), '#fff');
        else
          for (const [a, b] of shrink(face, 9)) {
            const angle = Math.atan2(b - at[1], a - at[0]);
            const long = Math.hypot(a - at[0], b - at[1]) * 0.86;
            const wide = Math.min(free * 0.42, long * 0.3);
            fillShape(
              brush,
              smooth(
                [
                  polar(3, angle, at),
                  polar(long * 0.5, angle - wide / long, at),
                  polar(long, angle, at),
                  polar(long * 0.5, angle + wide / long, at),
                ],
                true,
                5,
              ),
              '#fff',
            );
          }
      }
    }),
  );
  const net = weave(faces);
  raise(
    plate,
    22,
    7,
    inside((brush) => paintWeave(brush, net, 15, 1.8, '#fff', '#000')),
  );
  raise(
    plate,
    -5,
    3,
    inside((brush) => paintWeave(brush, net, 4, 6, '#fff', '#000')),
  );
  const within = (paint: (brush: Brush) => void) => (brush: Brush) =>
    clipRect(brush, ...inner, () => paint(brush));
  raise(
    plate,
    20,
    8,
    within((brush) => {
      fillShape(brush, niche(30), '#fff');
      fillShape(brush, niche(6), '#000');
    }),
  );
  // A fine scroll lies over the ground of the niche, lower than the plant.
  raise(
    plate,
    7,
    4,
    within((brush) =>
      clipShape(brush, niche(0), () => {
        for (let row = 0; row < 9; row++)
          for (let column = -3; column <= 3; column++)
            fillMotif(
              brush,
              placeMotif(
                curl([0, 0], 0.5, (row + column) % 2 ? 0 : Math.PI, row % 2 ? 1 : -1, 1.2, {
                  stem: 0.07,
                  leaves: 5,
                  size: 0.55,
                }),
                [cx + column * w * 0.092, y + h * (0.2 + row * 0.094)],
                w * 0.088,
              ),
              '#fff',
            );
        fillShape(brush, vase, '#000');
        strokeLine(brush, vase, '#000', 14, true);
      }),
    ),
  );
  raise(plate, 30, 60, (brush) => fillShape(brush, vase, '#fff'));
  // Gadroons about the belly, a band of leaves on the shoulder, rings at neck and foot.
  raise(plate, 7, 7, (brush) =>
    clipShape(brush, vase, () => {
      for (let k = -5; k <= 5; k++) {
        const a = Math.sin((k / 6) * 1.45) * tall * 0.44;
        const wide = Math.cos((k / 6) * 1.45) * tall * 0.036;
        fillShape(
          brush,
          smooth(
            [
              [cx + a * 0.42, foot - tall * 0.21],
              [cx + a * 0.96 + wide, foot - tall * 0.4],
              [cx + a, foot - tall * 0.52],
              [cx + a * 0.96 - wide, foot - tall * 0.4],
            ],
            true,
            6,
          ),
          '#fff',
        );
        fillMotif(
          brush,
          placeMotif(leaf(0, 0.26), [cx + a * 0.8, foot - tall * 0.57], tall * 0.15, -a / tall / 2),
          '#fff',
          ['leaf'],
        );
      }
      for (const v of [0.13, 0.17, 0.545, 0.77, 0.85])
        brush.fillRect(cx - tall, foot - tall * v - 4, tall * 2, 8);
    }),
  );
  const plant = climbing(w * 0.34, h * 0.44, 3, { stem: 0.09, leaves: 7, size: 0.85 }).map(
    ({ points, role }) => ({
      role,
      points: points.map(([a, b]): Point => [cx + a, foot - tall * 0.98 + b]),
    }),
  );
  raise(plate, -7, 3, (brush) => {
    for (const { points } of plant) strokeLine(brush, points, '#fff', 9, true);
    fillMotif(brush, plant, '#000');
  });
  raise(plate, 22, 9, (brush) => fillMotif(brush, plant, '#fff'));
  raise(plate, -5, 3, (brush) => fillMotif(brush, plant, '#fff', ['vein', 'inner']));
}
