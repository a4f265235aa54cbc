import { rinceau } from '../../geometry/arabesque.ts';
import type { Motif, Role } from '../../geometry/flora.ts';
import { type Box, type Point, starPolygon } from '../../geometry/points.ts';
import { fillMotif, raise } from '../../surface/carving.ts';
import { parseColour } from '../../surface/colour.ts';
import { type Brush, fillShape, type Plate } from '../../surface/plate.ts';

const metals = new Set(['#c99a3c', '#b9bab4', '#a8642a']);

/** Raises a shape in gesso and paints it; gold, tin and copper shine. */
export function gesso(
  plate: Plate,
  hex: string,
  height: number,
  round: number,
  paint: (brush: Brush) => void,
): void {
  const mask = raise(plate, height, round, paint);
  const colour = parseColour(hex);
  const isMetal = metals.has(hex);
  for (let i = 0; i < mask.length; i++) {
    const k = mask[i];
    if (k === 0) continue;
    for (let c = 0; c < 3; c++)
      plate.colour[i * 3 + c] += (colour[c] - plate.colour[i * 3 + c]) * k;
    plate.metal[i] = isMetal ? 0.72 * k : plate.metal[i] * (1 - k);
    plate.gloss[i] = isMetal ? 0.5 : 0.3;
  }
}

export const gold = '#c99a3c';

export function gild(
  plate: Plate,
  motif: Motif,
  colours: Partial<Record<Role, string>>,
  height: number,
  round = 5,
): void {
  const byColour = new Map<string, Point[][]>();
  for (const { points, role } of motif) {
    const hex = colours[role];
    if (hex) byColour.set(hex, [...(byColour.get(hex) ?? []), points]);
  }
  for (const [hex, shapes] of byColour)
    gesso(plate, hex, height, round, (brush) => {
      for (const shape of shapes) fillShape(brush, shape, '#fff');
    });
}

/** A frame of gilded scrollwork between two beads of gold. */
export function gildedFrame(plate: Plate, [x, y, w, h]: Box, thick: number, ground: string): void {
  gesso(plate, ground, 0.01, 1, (brush) => {
    for (const b of [
      [x, y, w, thick],
      [x, y + h - thick, w, thick],
      [x, y, thick, h],
      [x + w - thick, y, thick, h],
    ] as const)
      brush.fillRect(...b);
  });
  gesso(plate, gold, 7, 4, (brush) => {
    for (const inset of [5, thick - 5]) {
      brush.lineWidth = 8;
      brush.strokeRect(x + inset, y + inset, w - inset * 2, h - inset * 2);
    }
  });
  const unit = thick * 0.72;
  gesso(plate, gold, 6, 4, (brush) => {
    for (const [ox, oy, turn, long] of [
      [x + thick, y + thick / 2, 0, w - thick * 2],
      [x + thick, y + h - thick / 2, 0, w - thick * 2],
      [x + thick / 2, y + thick, Math.PI / 2, h - thick * 2],
      [x + w - thick / 2, y + thick, Math.PI / 2, h - thick * 2],
    ] as const) {
      const count = Math.max(2, Math.round(long / unit / 2) * 2);
      brush.save();
      brush.translate(ox, oy);
      brush.rotate(turn);
      brush.scale(long / count, unit * 0.86);
      fillMotif(brush, rinceau(count, { leaves: 4, stem: 0.1, size: 0.7 }), '#fff', [
        'stem',
        'leaf',
        'petal',
      ]);
      brush.restore();
    }
  });
  gesso(plate, '#b5402c', 6, 5, (brush) => {
    for (const [cx, cy] of [
      [x, y],
      [x + w, y],
      [x, y + h],
      [x + w, y + h],
    ]) {
      const at: Point = [
        cx + (cx > x ? -1 : 1) * thick * 0.5,
        cy + (cy > y ? -1 : 1) * thick * 0.5,
      ];
      fillShape(brush, starPolygon(8, thick * 0.36, 0.7654, 0, at), '#fff');
    }
  });
}

export function clipShape(brush: Brush, points: readonly Point[], paint: () => void): void {
  brush.save();
  brush.beginPath();
  for (const [a, b] of points) brush.lineTo(a, b);
  brush.clip();
  paint();
  brush.restore();
}
