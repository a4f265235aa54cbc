import { type Point, polar, tau } from '../../geometry/points.ts';
import { parseColour } from '../../surface/colour.ts';
import { distanceToSeams, smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import { paintField, strokeLine } from '../../surface/plate.ts';
import {
  colourPieces,
  type Layout,
  type MonogramParameters,
  middle,
  pieceColour,
  size,
} from './frame-layout.ts';

export function illuminate(layout: Layout, p: MonogramParameters, seed: string): void {
  const { plate, ids } = layout;
  const noise = createNoise(seed);
  const paper = '#efe4cb';
  const seams = distanceToSeams(ids, size, size);
  const gold = new Map<number, boolean>();
  const isGold = (id: number) => {
    let known = gold.get(id);
    if (known === undefined) {
      const [r, , b] = parseColour(pieceColour(layout, p, id) ?? paper);
      known = id !== 0 && r > 0.4 && b < r * 0.35;
      gold.set(id, known);
    }
    return known;
  };
  colourPieces(layout, p, paper, (x, y, id, i) => {
    const cloud = noise.fbm(x * 0.006 + (id % 7), y * 0.006, 4);
    const line = id === 0 ? 1 : 0.42 + 0.58 * smoothstep(0.4, 2, seams[i]);
    return (1 + cloud * (id === 0 ? 0.07 : 0.15)) * line;
  });
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const leaf = isGold(ids[i]);
      plate.gloss[i] = leaf ? 0.55 : 0.05;
      plate.metal[i] = leaf ? 0.72 : 0;
      plate.relief[i] =
        (leaf ? 1.6 * smoothstep(0, 4, seams[i]) : 0) +
        noise.fbm(x * 0.014, y * 0.014, 3) * (leaf ? 3.2 : 1.6);
    }
  // Rays and dots around the frame, as around a painted sun.
  const [, , straps, first] = p.colours;
  const rays = paintField(size, size, (brush) => {
    brush.lineWidth = 2.2;
    const count = Math.max(8, p.outer) * 4;
    for (let k = 0; k < count; k++) {
      const a = (tau * k) / count - Math.PI / 2;
      const reach = k % 4 === 0 ? 0.492 : k % 2 === 0 ? 0.475 : 0.465;
      const from = rayStart(layout.outer, a);
      const to = polar(size * reach, a, middle);
      if (Math.hypot(to[0] - middle[0], to[1] - middle[1]) < from + 8) continue;
      strokeLine(brush, [polar(from + 10, a, middle), to], '#fff', 2.2);
      brush.beginPath();
      brush.arc(to[0], to[1], 4, 0, 7);
      brush.fill();
    }
  });
  const ink = parseColour(first === straps ? p.colours[0] : first);
  for (let i = 0; i < rays.length; i++)
    if (rays[i] > 0)
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] += (ink[c] - plate.colour[i * 3 + c]) * rays[i] * 0.85;
}

/** How far the outline lies from the middle at an angle. */
function rayStart(outline: readonly Point[], angle: number): number {
  let best = 0;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length];
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-9) return;
    const t = ((a[0] - middle[0]) * ey - (a[1] - middle[1]) * ex) / cross;
    const s = ((a[0] - middle[0]) * dy - (a[1] - middle[1]) * dx) / cross;
    if (t > 0 && s >= 0 && s <= 1) best = Math.max(best, t);
  });
  return best;
}
