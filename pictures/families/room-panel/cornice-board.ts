import { palmette, placeMotif, rosette, rumi } from '../../geometry/flora.ts';
import {
  type Box,
  type Point,
  polar,
  regularPolygon,
  starPolygon,
  tau,
} from '../../geometry/points.ts';
import { fillShape, type Plate, strokeLine } from '../../surface/plate.ts';
import { gesso, gild, gildedFrame, gold } from './gesso.ts';

export function corniceBoard(plate: Plate, box: Box): void {
  const [x, y, w, h] = box;
  gildedFrame(plate, box, 56, '#274a3c');
  const inner: Box = [x + 70, y + 70, w - 140, h - 140];
  const r = inner[3] * 0.42;
  const count = 3;
  const pitch = inner[2] / count;
  const cy = inner[1] + inner[3] / 2;
  gesso(plate, '#1f3f5f', 0.01, 1, (brush) => brush.fillRect(...inner));
  for (let k = 0; k <= count; k++) {
    const cx = inner[0] + k * pitch;
    for (const up of [-1, 1])
      gild(
        plate,
        placeMotif(palmette(3), [cx, cy + up * r * 1.12], r * 0.62, up > 0 ? 0 : Math.PI),
        { leaf: gold, petal: '#4a7a5a', inner: '#e2cf9c', heart: '#b5402c' },
        7,
        7,
      );
    if (k > 0 && k < count)
      gild(
        plate,
        placeMotif(rosette(8), [cx, cy], r * 0.5),
        { petal: '#e2cf9c', inner: gold, heart: '#b5402c' },
        7,
        6,
      );
  }
  for (let k = 0; k < count; k++) {
    const at: Point = [inner[0] + (k + 0.5) * pitch, cy];
    gesso(plate, '#a5281e', 7, 7, (brush) =>
      fillShape(brush, starPolygon(8, r, 0.7654, 0, at), '#fff'),
    );
    gesso(plate, gold, 8, 6, (brush) => {
      strokeLine(brush, starPolygon(8, r, 0.7654, 0, at), '#fff', 15, true);
      for (const turn of [0, Math.PI / 4])
        strokeLine(brush, regularPolygon(4, r * 0.72, turn, at), '#fff', 9, true);
    });
    // Little mirrors of tin.
    gesso(plate, '#b9bab4', 4, 30, (brush) => {
      fillShape(brush, regularPolygon(24, r * 0.24, 0, at), '#fff');
      for (let i = 0; i < 8; i++)
        fillShape(
          brush,
          regularPolygon(16, r * 0.075, 0, polar(r * 0.78, (tau * i) / 8, at)),
          '#fff',
        );
    });
    gesso(plate, gold, 6, 4, (brush) =>
      strokeLine(brush, regularPolygon(24, r * 0.25, 0, at), '#fff', 8, true),
    );
    for (const side of [-1, 1] as const)
      for (const up of [-1, 1] as const)
        gild(
          plate,
          placeMotif(
            rumi(),
            [at[0] + side * r * 0.72, at[1] + up * r * 1.0],
            r * 0.4,
            up > 0 ? side * 0.6 : Math.PI - side * 0.6,
            side,
          ),
          { leaf: '#6a9a6a', vein: gold },
          6,
        );
  }
}
