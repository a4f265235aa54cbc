import { climbing, rinceau } from '../../geometry/arabesque.ts';
import { type Motif, placeMotif, rosette } from '../../geometry/flora.ts';
import { type Box, type Point, starInner, starPolygon } from '../../geometry/points.ts';
import { ageRelief, clipRect, fillMotif, grainWood, raise } from '../../surface/carving.ts';
import { type Brush, fillShape, type Plate, strokeLine } from '../../surface/plate.ts';
import type { DoorParameters } from './carved-door.ts';
import { beading } from './door-carving.ts';

export function twoDepths(plate: Plate, p: DoorParameters, seed: string): Box[] {
  const { width, height } = p;
  const tall = height - 110;
  const wide = Math.round(tall * (84 / 192));
  const [x, y] = [Math.round((width - wide) / 2), 50];
  const edge = 46;
  const box: Box = [x, y, wide, tall];
  raise(plate, 22, 8, (brush) => brush.fillRect(...box));
  const inner: Box = [x + edge, y + edge, wide - edge * 2, tall - edge * 2];
  raise(plate, -22, 5, (brush) => brush.fillRect(...inner));
  const [ix, iy, iw, ih] = inner;
  const inside = (paint: (brush: Brush) => void) => (brush: Brush) =>
    clipRect(brush, ix, iy, iw, ih, () => {
      brush.translate(ix + iw / 2, iy + ih);
      paint(brush);
    });
  // The fine, shallow plant below …
  const fine: Motif = [-0.34, 0, 0.34].flatMap((dx) =>
    climbing(iw * 0.36, ih, 13, { leaves: 7 }).map(({ points, role }) => ({
      role,
      points: points.map(([a, b]): Point => [a + dx * iw, b]),
    })),
  );
  raise(
    plate,
    6,
    2.5,
    inside((brush) => fillMotif(brush, fine, '#fff')),
  );
  // … the broad one above it, with veins cut into its leaves …
  const broad = climbing(iw * 1.02, ih * 1.0, 4, {
    stem: 0.07,
    leaves: 5,
    size: 0.85,
    heart: 'palmette',
  });
  raise(
    plate,
    12,
    2,
    inside((brush) => fillMotif(brush, broad, '#fff')),
  );
  raise(
    plate,
    8,
    9,
    inside((brush) => fillMotif(brush, broad, '#fff')),
  );
  raise(
    plate,
    -5,
    2.5,
    inside((brush) => fillMotif(brush, broad, '#fff', ['vein', 'inner'])),
  );
  // … and a star of twelve points set into both.
  const star = (r: number) => starPolygon(12, r, starInner(12, 4), 0, [0, -ih / 2]);
  raise(
    plate,
    -40,
    1,
    inside((brush) => fillShape(brush, star(iw * 0.4), '#fff')),
  );
  for (let j = iy; j < iy + ih; j++)
    for (let i = ix; i < ix + iw; i++)
      plate.relief[j * width + i] = Math.max(plate.relief[j * width + i], 0);
  raise(
    plate,
    20,
    6,
    inside((brush) => {
      strokeLine(brush, star(iw * 0.385), '#fff', 12, true);
      for (const turn of [0, Math.PI / 12])
        strokeLine(
          brush,
          starPolygon(12, iw * 0.25, starInner(12, 5), turn, [0, -ih / 2]),
          '#fff',
          7,
          true,
        );
      fillMotif(brush, placeMotif(rosette(12), [0, -ih / 2], iw * 0.2), '#fff');
    }),
  );
  const frame = rinceau(Math.round((tall - 20) / 30), { leaves: 4 });
  const sides = (paint: (brush: Brush) => void) => (brush: Brush) => {
    for (const [ax, ay, turn] of [
      [x + edge / 2, y + tall - 10, -Math.PI / 2],
      [x + wide - edge / 2, y + 10, Math.PI / 2],
    ] as const) {
      brush.save();
      brush.translate(ax, ay);
      brush.rotate(turn);
      brush.scale(30, 30);
      paint(brush);
      brush.restore();
    }
  };
  raise(plate, -5, 3, (brush) => {
    brush.fillRect(x + 8, y + 8, edge - 16, tall - 16);
    brush.fillRect(x + wide - edge + 8, y + 8, edge - 16, tall - 16);
  });
  raise(
    plate,
    5.5,
    3,
    sides((brush) => fillMotif(brush, frame, '#fff')),
  );
  beading(plate, [ix - 3, iy - 3, iw + 6, ih + 6], 8);
  grainWood(plate, p.wood, seed, { dark: 0.35 });
  ageRelief(plate, -2, 26, '#1c1009', 0.72, seed);
  return [box];
}
