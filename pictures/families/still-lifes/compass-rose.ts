import { tau } from '../../geometry/points.ts';
import type { Brush } from '../../surface/plate.ts';

/** A rose of sixteen points. */
export function drawRose(brush: Brush, x: number, y: number, size = 1): void {
  for (const [n, r, k, fill] of [
    [16, 128, 0.42, '#f2e7cd'],
    [8, 118, 0.34, '#1c3a7c'],
    [4, 128, 0.2, '#a63a2b'],
  ] as const) {
    brush.beginPath();
    for (let i = 0; i < n * 2; i++) {
      const a = (i / (n * 2)) * tau - tau / 4;
      const q = (i % 2 ? r * k : r) * size;
      brush.lineTo(x + Math.cos(a) * q, y + Math.sin(a) * q);
    }
    brush.closePath();
    brush.fillStyle = fill;
    brush.fill();
  }
  brush.beginPath();
  brush.arc(x, y, 16 * size, 0, 7);
  brush.fillStyle = '#d9b25a';
  brush.fill();
}
