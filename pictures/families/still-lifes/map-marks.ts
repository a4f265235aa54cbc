import { tau } from '../../geometry/points.ts';
import type { createRandom } from '../../geometry/random.ts';
import type { Noise } from '../../surface/noise.ts';
import { type Brush, strokeLine } from '../../surface/plate.ts';

/** What printed maps of the grounds are drawn of; sizes in the map's own pixels. */

/** A patch with an uneven edge, in the present color. */
export function blob(
  brush: Brush,
  noise: Noise,
  x: number,
  y: number,
  rx: number,
  ry: number,
): void {
  brush.beginPath();
  for (let i = 0; i <= 90; i++) {
    const a = (i / 90) * tau;
    const k = 1 + noise.fbm(Math.cos(a) * 1.4 + x, Math.sin(a) * 1.4 + y, 3) * 0.34;
    brush.lineTo(x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k);
  }
  brush.closePath();
  brush.fill();
}

/** A tree seen from the side; every fifth bears oranges. */
export function roundTree(
  brush: Brush,
  random: ReturnType<typeof createRandom>,
  x: number,
  y: number,
  r: number,
  i: number,
): void {
  strokeLine(
    brush,
    [
      [x, y + 4],
      [x, y - r],
    ],
    '#6b4a2c',
    6,
  );
  for (const [dx, dy, k] of [
    [-0.5, -1.0, 0.72],
    [0.5, -1.05, 0.7],
    [0, -1.5, 0.8],
  ]) {
    brush.beginPath();
    brush.arc(x + dx * r, y + dy * r, r * k, 0, 7);
    brush.fillStyle = ['#5f8448', '#4c7340', '#74955a'][i % 3];
    brush.fill();
    brush.strokeStyle = '#33502e';
    brush.lineWidth = 2.4;
    brush.stroke();
  }
  for (let k = 0; k < 7; k++) {
    brush.beginPath();
    brush.arc(x + random.between(-0.7, 0.7) * r, y - r * random.between(0.8, 1.8), r * 0.12, 0, 7);
    brush.fillStyle = i % 5 === 1 ? '#e08a2e' : '#9db873';
    brush.fill();
  }
}

export function palmTree(brush: Brush, x: number, y: number, r: number): void {
  brush.strokeStyle = '#7a5a36';
  brush.lineWidth = 6;
  brush.beginPath();
  brush.moveTo(x, y + 4);
  brush.quadraticCurveTo(x + r * 0.2, y - r * 0.8, x, y - r * 1.6);
  brush.stroke();
  for (let k = 0; k < 9; k++) {
    const a = Math.PI * (-1.1 + (k / 8) * 1.2);
    brush.strokeStyle = k % 2 ? '#4c7340' : '#3d6136';
    brush.lineWidth = 6.5;
    brush.beginPath();
    brush.moveTo(x, y - r * 1.6);
    brush.quadraticCurveTo(
      x + Math.cos(a) * r * 0.7,
      y - r * 1.8 + Math.sin(a) * r * 0.5,
      x + Math.cos(a) * r,
      y - r * 1.35 + Math.sin(a) * r * 0.62,
    );
    brush.stroke();
  }
}

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
