import type { Motif } from '../../geometry/flora.ts';
import type { Box, Point } from '../../geometry/points.ts';
import { clipRect, fillMotif, raise } from '../../surface/carving.ts';
import { parseColour } from '../../surface/colour.ts';
import type { Brush, Plate } from '../../surface/plate.ts';

export function band(
  plate: Plate,
  [x, y, w, h]: Box,
  motif: Motif,
  scale: number,
  from: Point,
  depth = 8,
): void {
  raise(plate, -depth, 4, (brush) => brush.fillRect(x, y, w, h));
  raise(plate, depth * 1.1, 5, (brush) =>
    clipRect(brush, x + 2, y + 2, w - 4, h - 4, () => {
      brush.translate(from[0], from[1]);
      brush.scale(scale, scale);
      fillMotif(brush, motif, '#fff');
    }),
  );
  raise(plate, -depth * 0.35, 2, (brush) =>
    clipRect(brush, x + 2, y + 2, w - 4, h - 4, () => {
      brush.translate(from[0], from[1]);
      brush.scale(scale, scale);
      fillMotif(brush, motif, '#fff', ['vein', 'inner']);
    }),
  );
}

export function beading(plate: Plate, [x, y, w, h]: Box, size: number): void {
  raise(plate, size * 0.6, size * 0.5, (brush) => {
    const dot = (a: number, b: number) => {
      brush.beginPath();
      brush.arc(a, b, size * 0.42, 0, 7);
      brush.fill();
    };
    for (let a = x; a <= x + w; a += w / Math.round(w / size))
      for (const b of [y, y + h]) dot(a, b);
    for (let b = y; b <= y + h; b += h / Math.round(h / size))
      for (const a of [x, x + w]) dot(a, b);
  });
}

export function metal(
  plate: Plate,
  hex: string,
  height: number,
  round: number,
  paint: (brush: Brush) => void,
): void {
  const mask = raise(plate, height, round, paint);
  const colour = parseColour(hex);
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 0) continue;
    const k = mask[i];
    for (let c = 0; c < 3; c++)
      plate.colour[i * 3 + c] += (colour[c] - plate.colour[i * 3 + c]) * k;
    plate.metal[i] = 0.8 * k;
    plate.gloss[i] = 0.55;
  }
}
