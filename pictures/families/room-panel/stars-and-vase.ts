import { climbing } from '../../geometry/arabesque.ts';
import { palmette, placeMotif, rosette } from '../../geometry/flora.ts';
import { weave } from '../../geometry/interlace.ts';
import { type Box, type Point, polar, smooth } from '../../geometry/points.ts';
import { inCircle, shrink, starFaces } from '../../geometry/star-faces.ts';
import { clipRect, fillMotif, raise } from '../../surface/carving.ts';
import { type Brush, fillShape, type Plate, strokeLine } from '../../surface/plate.ts';
import { paintWeave } from '../../surface/strapwork.ts';
import { clipShape } from './gesso.ts';
import { vaseShape } from './panel-shapes.ts';
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
  const inside = (paint: (brush: Brush) => void) => (brush: Brush) => {
    clipRect(brush, ...inner, () => paint(brush));
    brush.fillStyle = '#000';
    trim(brush, vase);
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
  raise(plate, 24, 44, (brush) => fillShape(brush, vase, '#fff'));
  raise(plate, -5, 3, (brush) =>
    clipShape(brush, vase, () => {
      for (const v of [0.16, 0.36, 0.64, 0.88])
        brush.fillRect(cx - tall, foot - tall * v - 3, tall * 2, 6);
      for (let k = -3; k <= 3; k++)
        fillMotif(
          brush,
          placeMotif(palmette(1), [cx + k * tall * 0.16, foot - tall * 0.4], tall * 0.2),
          '#fff',
          ['leaf'],
        );
    }),
  );
  const plant = climbing(w * 0.3, h * 0.3, 2, { stem: 0.08, leaves: 6, size: 0.8 }).map(
    ({ points, role }) => ({
      role,
      points: points.map(([a, b]): Point => [cx + a, foot - tall * 0.98 + b]),
    }),
  );
  raise(plate, 10, 6, (brush) => fillMotif(brush, plant, '#fff'));
  raise(plate, -4, 3, (brush) => fillMotif(brush, plant, '#fff', ['vein', 'inner']));
}

function trim(brush: Brush, points: readonly Point[]): void {
  fillShape(brush, points, '#000');
  strokeLine(brush, points, '#000', 14, true);
}
