import { starPolygon, tau } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import type { Noise } from '../../surface/noise.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Brush, paintCanvas, strokeLine, trace } from '../../surface/plate.ts';
import { lettering } from '../products/prints.ts';
import { blob, drawRose, palmTree, roundTree } from './map-marks.ts';

/** The folded map of the grounds, 2,400 by 1,680: the house with its courts, gardens, coast and ways. */

const [wide, high] = [2400, 1680];
const ink = '#2a2f3c';
const red = '#a63a2b';
const house = { x: 800, y: 430, w: 820, h: 620 };
/** Rooms of the house: left, top, width and height in hundredths of it, and their floor. */
const rooms = [
  [0, 0, 26, 34, '#e9c9a3'],
  [0, 34, 26, 33, '#d9a58a'],
  [0, 67, 26, 33, '#e9c9a3'],
  [26, 0, 44, 22, '#dcbf8f'],
  [26, 78, 44, 22, '#eadcbd'],
  [70, 0, 30, 36, '#b9cdb4'],
  [70, 36, 30, 30, '#e9c9a3'],
  [70, 66, 30, 34, '#d9a58a'],
] as const;

const shoreAt = (noise: Noise, x: number) =>
  1330 + Math.sin(x * 0.0042 + 0.6) * 62 + noise.fbm(x * 0.004, 3, 4) * 120;

export function groundsMap() {
  const noise = createNoise('grounds');
  const random = createRandom('grounds');
  return paintCanvas(wide, high, (brush) => {
    brush.fillStyle = '#f2e7cd';
    brush.fillRect(0, 0, wide, high);
    lawns(brush, noise);
    sea(brush, noise);
    ways(brush);
    grove(brush, noise, random);
    plan(brush);
    rocks(brush, noise, random);
    border(brush);
    drawRose(brush, 2080, 1446);
    stops(brush);
    title(brush);
  });
}

function lawns(brush: Brush, noise: Noise): void {
  for (const [x, y, rx, ry, fill] of [
    [430, 520, 330, 360, '#d3d9a8'],
    [430, 560, 250, 260, '#c2cf98'],
    [1980, 520, 320, 340, '#d3d9a8'],
    [1990, 480, 230, 240, '#c2cf98'],
    [1200, 240, 640, 120, '#d8dcb0'],
    [520, 1120, 320, 130, '#d3d9a8'],
    [1800, 1080, 260, 130, '#d3d9a8'],
  ] as const) {
    brush.fillStyle = fill;
    blob(brush, noise, x, y, rx, ry);
  }
  // A garden of four parts with its channels.
  brush.fillStyle = '#b3c68a';
  brush.fillRect(1790, 420, 360, 360);
  for (const [dx, dy, w, h] of [
    [164, 0, 32, 360],
    [0, 164, 360, 32],
  ] as const) {
    brush.fillStyle = '#f3ead2';
    brush.fillRect(1790 + dx - 12, 420 + dy - 12, w + 24, h + 24);
    brush.fillStyle = '#5f9fb8';
    brush.fillRect(1790 + dx, 420 + dy, w, h);
  }
  brush.strokeStyle = ink;
  brush.lineWidth = 4;
  brush.strokeRect(1790, 420, 360, 360);
  brush.fillStyle = '#5f9fb8';
  brush.beginPath();
  trace(brush, starPolygon(8, 54, 0.765, tau / 16, [1970, 600]));
  brush.fill();
  brush.stroke();
}

function sea(brush: Brush, noise: Noise): void {
  const line = (off: number) => {
    brush.beginPath();
    for (let x = -20; x <= wide + 20; x += 12) brush.lineTo(x, shoreAt(noise, x) + off);
  };
  for (const [off, fill] of [
    [-26, '#ead9b0'],
    [0, '#a9cfd2'],
    [60, '#82b5c6'],
    [150, '#5f9ab8'],
  ] as const) {
    line(off);
    brush.lineTo(wide, high);
    brush.lineTo(0, high);
    brush.fillStyle = fill;
    brush.fill();
  }
  for (let k = 1; k <= 6; k++) {
    line(k * 17);
    brush.strokeStyle = `rgba(255, 252, 240, ${0.75 - k * 0.1})`;
    brush.lineWidth = 3;
    brush.stroke();
  }
}

function ways(brush: Brush): void {
  const path = (points: readonly (readonly [number, number])[], width: number, fill: string) => {
    brush.strokeStyle = fill;
    brush.lineWidth = width;
    brush.beginPath();
    points.forEach(([x, y], i) => {
      if (i === 0) brush.moveTo(x, y);
      else {
        const [px, py] = points[i - 1];
        brush.quadraticCurveTo(px, py, (px + x) / 2, (py + y) / 2);
      }
    });
    brush.lineTo(...(points[points.length - 1] as [number, number]));
    brush.stroke();
  };
  const runs = [
    [
      [90, 250],
      [300, 330],
      [470, 520],
      [620, 700],
      [800, 740],
    ],
    [
      [1620, 600],
      [1700, 600],
      [1790, 600],
    ],
    [
      [470, 520],
      [330, 760],
      [420, 1020],
      [640, 1180],
      [1000, 1200],
    ],
    [
      [1210, 1050],
      [1215, 1130],
      [1200, 1200],
      [1500, 1220],
      [1800, 1130],
      [2130, 980],
      [2100, 800],
    ],
  ] as const;
  for (const run of runs) path(run, 34, '#c8b58c');
  for (const run of runs) path(run, 26, '#fbf3de');
  brush.setLineDash([2, 20]);
  for (const run of runs) path(run, 7, red);
  brush.setLineDash([]);
}

function grove(brush: Brush, noise: Noise, random: ReturnType<typeof createRandom>): void {
  const isFree = (x: number, y: number) =>
    y < shoreAt(noise, x) - 60 &&
    !(
      x > house.x - 60 &&
      x < house.x + house.w + 60 &&
      y > house.y - 60 &&
      y < house.y + house.h + 70
    ) &&
    !(x > 1740 && x < 2200 && y > 370 && y < 830) &&
    !(x > 760 && x < 1660 && y < 440) &&
    y > 150 &&
    x > 130 &&
    x < wide - 130;
  const trees: [number, number][] = [];
  for (let i = 0; i < 2600 && trees.length < 190; i++) {
    const [x, y] = [random.between(130, wide - 130), random.between(160, 1330)];
    if (!isFree(x, y) || noise.fbm(x * 0.004, y * 0.004, 3) < -0.14) continue;
    if (trees.some(([a, b]) => Math.hypot(a - x, b - y) < 50)) continue;
    trees.push([x, y]);
  }
  trees.sort((a, b) => a[1] - b[1]);
  trees.forEach(([x, y], i) => {
    const r = random.between(20, 32);
    brush.fillStyle = 'rgba(60, 66, 44, 0.22)';
    brush.beginPath();
    brush.ellipse(x + 12, y + 8, r * 1.05, r * 0.5, 0, 0, 7);
    brush.fill();
    if (i % 4 === 0) palmTree(brush, x, y, r * 1.35);
    else roundTree(brush, random, x, y, r, i);
  });
}

function plan(brush: Brush): void {
  const { x, y, w, h } = house;
  brush.fillStyle = 'rgba(50, 44, 34, 0.25)';
  brush.fillRect(x + 16, y + 20, w, h);
  brush.fillStyle = '#f8f0dc';
  brush.fillRect(x, y, w, h);
  for (const [a, b, c, d, fill] of rooms) {
    brush.fillStyle = fill;
    brush.fillRect(x + (a / 100) * w, y + (b / 100) * h, (c / 100) * w, (d / 100) * h);
  }
  // The court: a floor of stars around the pool.
  const [cx, cy, cw, ch] = [x + 0.26 * w, y + 0.22 * h, 0.44 * w, 0.56 * h];
  brush.save();
  brush.beginPath();
  brush.rect(cx, cy, cw, ch);
  brush.clip();
  for (let i = 0; i < 14; i++)
    for (let j = 0; j < 14; j++) {
      brush.beginPath();
      trace(brush, starPolygon(8, 15, 0.7, tau / 16, [cx + 18 + i * 31, cy + 16 + j * 31]));
      brush.fillStyle = (i + j) % 2 ? '#c9902c' : '#23509a';
      brush.fill();
    }
  brush.restore();
  brush.fillStyle = '#f8f0dc';
  brush.fillRect(cx + cw * 0.29, cy + ch * 0.19, cw * 0.42, ch * 0.62);
  brush.fillStyle = '#3f8fb0';
  brush.fillRect(cx + cw * 0.33, cy + ch * 0.23, cw * 0.34, ch * 0.54);
  brush.strokeStyle = 'rgba(255,255,255,0.7)';
  brush.lineWidth = 3;
  for (let k = 0; k < 5; k++) {
    brush.beginPath();
    for (let s = 0; s <= 20; s++)
      brush.lineTo(
        cx + cw * (0.36 + (s / 20) * 0.28),
        cy + ch * (0.3 + k * 0.1) + Math.sin(s * 0.9 + k) * 5,
      );
    brush.stroke();
  }
  brush.strokeStyle = ink;
  brush.lineWidth = 11;
  brush.strokeRect(x, y, w, h);
  brush.lineWidth = 7;
  for (const [a, b, c, d] of rooms)
    brush.strokeRect(x + (a / 100) * w, y + (b / 100) * h, (c / 100) * w, (d / 100) * h);
  // Doors break the walls.
  for (const [a, b, along] of [
    [0, 50, 0],
    [26, 17, 0],
    [26, 50, 0],
    [26, 84, 0],
    [70, 18, 0],
    [70, 51, 0],
    [70, 83, 0],
    [100, 27, 0],
    [48, 22, 1],
    [48, 78, 1],
    [50, 100, 1],
  ] as const) {
    const [px, py] = [x + (a / 100) * w, y + (b / 100) * h];
    strokeLine(
      brush,
      along
        ? [
            [px - 26, py],
            [px + 26, py],
          ]
        : [
            [px, py - 24],
            [px, py + 24],
          ],
      '#f8f0dc',
      15,
    );
  }
  for (let i = 0; i <= 8; i++)
    for (const edge of [0.07, 0.93]) {
      brush.beginPath();
      brush.arc(cx + cw * (0.07 + (i / 8) * 0.86), cy + ch * edge, 7, 0, 7);
      brush.fillStyle = ink;
      brush.fill();
    }
  // A dome over one room, shelves, a loom and a carpet in others: enough to know them by.
  brush.fillStyle = '#2f8f8c';
  brush.beginPath();
  brush.arc(x + 0.85 * w, y + 0.18 * h, 86, 0, 7);
  brush.fill();
  brush.strokeStyle = '#f8f0dc';
  brush.lineWidth = 4;
  for (let k = 0; k < 16; k++)
    strokeLine(
      brush,
      [
        [x + 0.85 * w, y + 0.18 * h],
        [
          x + 0.85 * w + Math.cos((k * tau) / 16) * 84,
          y + 0.18 * h + Math.sin((k * tau) / 16) * 84,
        ],
      ],
      '#9fd0c4',
      3,
    );
  brush.fillStyle = red;
  brush.fillRect(x + 0.06 * w, y + 0.42 * h, 0.14 * w, 0.17 * h);
  brush.strokeStyle = '#f2d9a8';
  brush.lineWidth = 5;
  brush.strokeRect(x + 0.075 * w, y + 0.44 * h, 0.11 * w, 0.13 * h);
  for (let k = 0; k < 12; k++)
    strokeLine(
      brush,
      [
        [x + (0.03 + k * 0.0175) * w, y + 0.03 * h],
        [x + (0.03 + k * 0.0175) * w, y + 0.1 * h],
      ],
      ['#6b2a1e', '#23345c', '#2f4a3a'][k % 3],
      9,
    );
}

function rocks(brush: Brush, noise: Noise, random: ReturnType<typeof createRandom>): void {
  for (let i = 0; i < 150; i++) {
    const x = random.between(0, wide);
    const y = shoreAt(noise, x) + random.between(-30, 16);
    const r = random.between(7, 22);
    brush.beginPath();
    for (let k = 0; k < 7; k++) {
      const a = (k / 7) * tau;
      const q = r * random.between(0.7, 1.1);
      brush.lineTo(x + Math.cos(a) * q * 1.3, y + Math.sin(a) * q * 0.8);
    }
    brush.closePath();
    brush.fillStyle = ['#45433f', '#5c574f', '#37363a'][i % 3];
    brush.fill();
  }
}

/** Two lines with a row of stars between them. */
function border(brush: Brush): void {
  brush.strokeStyle = '#f2e7cd';
  brush.lineWidth = 64;
  brush.strokeRect(0, 0, wide, high);
  brush.strokeStyle = '#1c3a7c';
  brush.lineWidth = 54;
  brush.strokeRect(58, 58, wide - 116, high - 116);
  brush.strokeStyle = '#d9b25a';
  brush.lineWidth = 5;
  for (const d of [28, 88]) brush.strokeRect(d, d, wide - 2 * d, high - 2 * d);
  const star = (x: number, y: number) => {
    brush.beginPath();
    trace(brush, starPolygon(8, 19, 0.765, tau / 16, [x, y]));
    brush.fillStyle = '#f2e7cd';
    brush.fill();
  };
  for (let x = 58; x <= wide - 57; x += (wide - 116) / 44)
    for (const y of [58, high - 58]) star(x, y);
  for (let y = 58; y <= high - 57; y += (high - 116) / 30)
    for (const x of [58, wide - 58]) star(x, y);
}

function stops(brush: Brush): void {
  for (const [i, [x, y]] of (
    [
      [420, 455],
      [1196, 738],
      [1970, 600],
      [1500, 1205],
      [640, 1165],
    ] as const
  ).entries()) {
    brush.beginPath();
    brush.arc(x, y, 46, 0, 7);
    brush.fillStyle = red;
    brush.fill();
    brush.strokeStyle = '#f8f0dc';
    brush.lineWidth = 7;
    brush.stroke();
    brush.fillStyle = '#fbf3de';
    lettering(brush, String(i + 1), x, y + 24, 74);
  }
}

function title(brush: Brush): void {
  brush.fillStyle = ink;
  lettering(brush, 'Hale Girih', 1210, 260, 150);
  lettering(brush, 'house and gardens', 1210, 336, 64, { italic: true });
  brush.fillStyle = '#f2f7f5';
  lettering(brush, 'the sea', 1130, 1560, 84, { italic: true });
}
