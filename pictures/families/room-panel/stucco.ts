import { type Box, regularPolygon } from '../../geometry/points.ts';
import { raise } from '../../surface/carving.ts';
import { fillShape, type Plate } from '../../surface/plate.ts';

export function innerFrame(plate: Plate, [x, y, w, h]: Box, thick: number): Box {
  raise(plate, -7, 4, (brush) => {
    brush.lineWidth = thick * 0.5;
    brush.strokeRect(x + thick * 0.55, y + thick * 0.55, w - thick * 1.1, h - thick * 1.1);
  });
  raise(plate, 7, 5, (brush) => {
    for (let s = x + thick * 0.55; s < x + w - thick * 0.4; s += thick * 0.42)
      for (const b of [y + thick * 0.55, y + h - thick * 0.55])
        fillShape(brush, regularPolygon(12, thick * 0.15, 0, [s, b]), '#fff');
    for (let s = y + thick * 0.9; s < y + h - thick * 0.6; s += thick * 0.42)
      for (const b of [x + thick * 0.55, x + w - thick * 0.55])
        fillShape(brush, regularPolygon(12, thick * 0.15, 0, [b, s]), '#fff');
  });
  return [x + thick, y + thick, w - thick * 2, h - thick * 2];
}
