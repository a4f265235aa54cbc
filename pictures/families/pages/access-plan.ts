import { starPolygon, tau } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import type { Picture } from '../../surface/mount.ts';
import { createNoise, type Noise } from '../../surface/noise.ts';
import { type Brush, paintCanvas, strokeLine, trace } from '../../surface/plate.ts';
import { lettering } from '../products/prints.ts';
import { blob, drawRose, palmTree, roundTree } from '../still-lifes/map-marks.ts';

/**
 * The way from the parking lot to the sea as one who rolls or walks little needs it: no words, numbers that a list beside
 * it explains. Rooms lie as in the plan of the virtual tour. Pixels of 2,400 by 1,500.
 */

const [wide, high] = [2400, 1500];
const ink = '#2a2f3c';
const blue = '#1c4fa0';
const red = '#a63a2b';
/** Metres of the house's plan to pixels. */
const scale = 23;
const at = (x: number, y: number): [number, number] => [
  1010 + (x - 12) * scale,
  330 + (y - 5) * scale,
];
/** Left, top, width and height in metres. */
const court = [12, 11, 16.8, 22.4] as const;
const rooms: readonly (readonly [number, number, number, number, string])[] = [
  [16.5, -0.6, 7.8, 10, '#e9c9a3'],
  [3.8, 18.1, 6.6, 8.2, '#d9a58a'],
  [30.4, 18.6, 7, 7.4, '#b9cdb4'],
  [15.6, 35, 9.6, 6, '#e9c9a3'],
  [3.8, 28, 6.6, 4.6, '#cfe0f2'],
  [30.4, 28, 7, 5.4, '#e9c9a3'],
];
const terrace = [14.15, 42.6, 12.5, 4.4] as const;

const shoreAt = (noise: Noise, x: number) =>
  1378 + Math.sin(x * 0.004 + 1) * 24 + noise.fbm(x * 0.004, 5, 4) * 60;

export function drawAccessPlan(seed: string): Picture {
  const noise = createNoise(seed);
  const random = createRandom(seed);
  const canvas = paintCanvas(wide, high, (brush) => {
    brush.fillStyle = '#f2e7cd';
    brush.fillRect(0, 0, wide, high);
    for (const [x, y, rx, ry, fill] of [
      [420, 900, 420, 420, '#d3d9a8'],
      [1990, 860, 420, 470, '#d3d9a8'],
      [2010, 760, 290, 290, '#c2cf98'],
      [1960, 280, 380, 150, '#d8dcb0'],
      [430, 1000, 280, 240, '#c2cf98'],
    ] as const) {
      brush.fillStyle = fill;
      blob(brush, noise, x, y, rx, ry);
    }
    sea(brush, noise);
    road(brush);
    gardenWalk(brush);
    grove(brush, noise, random);
    house(brush);
    route(brush);
    marks(brush);
    drawRose(brush, 2240, 1320, 0.72);
  });
  const { data } = canvas.getContext('2d').getImageData(0, 0, wide, high);
  const pixels = new Uint8Array(wide * high * 3);
  for (let i = 0; i < wide * high; i++)
    for (let c = 0; c < 3; c++) pixels[i * 3 + c] = data[i * 4 + c];
  return { width: wide, height: high, pixels };
}

function sea(brush: Brush, noise: Noise): void {
  for (const [off, fill] of [
    [-16, '#ead9b0'],
    [0, '#a9cfd2'],
    [44, '#82b5c6'],
  ] as const) {
    brush.beginPath();
    for (let x = -20; x <= wide + 20; x += 12) brush.lineTo(x, shoreAt(noise, x) + off);
    brush.lineTo(wide + 20, high + 20);
    brush.lineTo(-20, high + 20);
    brush.fillStyle = fill;
    brush.fill();
  }
}

/** The road with the bus, the parking lot beside it, the wall with its gate. */
function road(brush: Brush): void {
  brush.fillStyle = '#b9b4aa';
  brush.fillRect(0, 60, wide, 96);
  brush.setLineDash([60, 44]);
  strokeLine(
    brush,
    [
      [0, 108],
      [wide, 108],
    ],
    '#f6f0e1',
    6,
  );
  brush.setLineDash([]);
  brush.fillStyle = '#e0d8c6';
  brush.fillRect(0, 156, wide, 30);
  brush.fillStyle = '#c9c3b6';
  brush.fillRect(120, 240, 420, 250);
  for (let i = 0; i <= 5; i++)
    strokeLine(
      brush,
      [
        [120 + i * 84, 240],
        [120 + i * 84, 350],
      ],
      '#f6f0e1',
      6,
    );
  for (const [width, fill] of [
    [26, ink],
    [17, '#efe4d0'],
  ] as const)
    for (const [from, to] of [
      [200, 316],
      [404, 780],
    ])
      strokeLine(
        brush,
        [
          [700, from],
          [700, to],
        ],
        fill,
        width,
      );
}

const walk: readonly (readonly [number, number])[] = [
  [1540, 560],
  [1690, 680],
  [1900, 620],
  [2130, 700],
  [2200, 900],
  [2080, 1110],
  [1860, 1180],
  [1640, 1130],
];
const upper: readonly (readonly [number, number])[] = [
  [1500, 420],
  [1720, 330],
  [1960, 300],
  [2200, 360],
  [2270, 520],
];
/** On the garden walk, beside the way. */
const benches: readonly (readonly [number, number])[] = [
  [2010, 590],
  [2250, 830],
  [1960, 1210],
];

function curve(brush: Brush, points: readonly (readonly [number, number])[]): void {
  brush.beginPath();
  brush.moveTo(...(points[0] as [number, number]));
  for (let i = 1; i < points.length; i++) {
    const [[px, py], [x, y]] = [points[i - 1], points[i]];
    brush.quadraticCurveTo(px, py, (px + x) / 2, (py + y) / 2);
  }
  brush.lineTo(...(points[points.length - 1] as [number, number]));
  brush.stroke();
}

function gardenWalk(brush: Brush): void {
  for (const [width, fill] of [
    [44, '#c8b58c'],
    [34, '#fbf3de'],
  ] as const) {
    brush.strokeStyle = fill;
    brush.lineWidth = width;
    curve(brush, walk);
    curve(brush, upper);
  }
}

function grove(brush: Brush, noise: Noise, random: Random): void {
  const near = (x: number, y: number, points: readonly (readonly [number, number])[]) =>
    points.some(([a, b], i) => {
      if (i === 0) return false;
      const [p, q] = points[i - 1];
      for (let t = 0; t <= 1; t += 0.1)
        if (Math.hypot(p + (a - p) * t - x, q + (b - q) * t - y - 26) < 76) return true;
      return false;
    });
  const trees: [number, number][] = [];
  for (let i = 0; i < 4000 && trees.length < 120; i++) {
    const [x, y] = [random.between(40, wide - 40), random.between(250, 1320)];
    const inHouse = x > 720 && x < 1660 && y > 180;
    const inLot = x < 760 && y < 800;
    if (inHouse || inLot || y > shoreAt(noise, x) - 30) continue;
    if (near(x, y, walk) || near(x, y, upper)) continue;
    if (x > 2100 && y > 1180) continue;
    if (trees.some(([a, b]) => Math.hypot(a - x, b - y) < 66)) continue;
    trees.push([x, y]);
  }
  trees.sort((a, b) => a[1] - b[1]);
  trees.forEach(([x, y], i) => {
    const r = random.between(24, 36);
    brush.fillStyle = 'rgba(60, 66, 44, 0.2)';
    brush.beginPath();
    brush.ellipse(x + 12, y + 8, r, r * 0.5, 0, 0, 7);
    brush.fill();
    if (i % 4 === 0) palmTree(brush, x, y, r * 1.35);
    else roundTree(brush, random, x, y, r, i);
  });
}

function house(brush: Brush): void {
  const box = (x: number, y: number, w: number, h: number): [number, number, number, number] => [
    ...at(x, y),
    w * scale,
    h * scale,
  ];
  const [cx, cy, cw, ch] = box(...court);
  brush.fillStyle = 'rgba(50, 44, 34, 0.22)';
  for (const [x, y, w, h] of [...rooms, [...court, ''] as const]) {
    const [px, py, pw, ph] = box(x, y, w, h);
    brush.fillRect(px + 12, py + 14, pw, ph);
  }
  brush.fillStyle = '#f8f0dc';
  brush.fillRect(cx, cy, cw, ch);
  for (let i = 0; i < 12; i++)
    for (let j = 0; j < 16; j++) {
      brush.beginPath();
      trace(brush, starPolygon(8, 10, 0.7, tau / 16, [cx + 18 + i * 32, cy + 18 + j * 32]));
      brush.fillStyle = (i + j) % 2 ? '#e6cf9a' : '#c3d3e6';
      brush.fill();
    }
  brush.fillStyle = '#f8f0dc';
  brush.fillRect(cx + cw * 0.3, cy + ch * 0.28, cw * 0.4, ch * 0.36);
  brush.fillStyle = '#5fa6c2';
  brush.fillRect(cx + cw * 0.34, cy + ch * 0.31, cw * 0.32, ch * 0.3);
  for (const [x, y, w, h, fill] of rooms) {
    brush.fillStyle = fill;
    brush.fillRect(...box(x, y, w, h));
  }
  brush.fillStyle = '#eadcbd';
  brush.fillRect(...box(...terrace));
  // What joins the court with its rooms is narrow and covered.
  brush.fillStyle = '#f8f0dc';
  for (const [x, y, w, h] of [
    [10.4, 20.5, 1.6, 3],
    [28.8, 20.5, 1.6, 3],
    [18.9, 9.4, 3, 1.6],
    [18.9, 33.4, 3, 1.6],
    [17.4, 41, 6, 1.6],
    [10.4, 29.4, 1.6, 1.8],
    [28.8, 29.4, 1.6, 1.8],
  ] as const)
    brush.fillRect(...box(x, y, w, h));
  brush.strokeStyle = ink;
  brush.lineWidth = 10;
  brush.strokeRect(cx, cy, cw, ch);
  for (const [x, y, w, h] of rooms) brush.strokeRect(...box(x, y, w, h));
  brush.lineWidth = 5;
  brush.strokeRect(...box(...terrace));
  // Doors.
  for (const [x, y, dx, dy] of [
    [12, 13.4, 0, 1.4],
    [12, 22, 0, 1.2],
    [10.4, 22, 0, 1.2],
    [28.8, 22, 0, 1.4],
    [30.4, 22, 0, 1.4],
    [28.8, 13.4, 0, 1.4],
    [20.4, 11, 1.4, 0],
    [20.4, 9.4, 1.4, 0],
    [20.4, 33.4, 1.6, 0],
    [20.4, 35, 1.6, 0],
    [20.4, 41, 2.4, 0],
    [12, 30.3, 0, 0.8],
    [10.4, 30.3, 0, 0.8],
    [28.8, 30.3, 0, 0.8],
    [30.4, 30.3, 0, 0.8],
  ] as const) {
    strokeLine(brush, [at(x - dx, y - dy), at(x + dx, y + dy)], '#f8f0dc', 16);
  }
  // Seven steps.
  for (let i = 0; i < 7; i++) {
    const y = 41.15 + i * 0.22;
    strokeLine(brush, [at(17.6, y), at(23.2, y)], red, 3.4);
  }
  // The ramp before the court: a wedge that rises to the right.
  const [rx, ry] = at(5.4, 13.4);
  brush.fillStyle = '#cfe0f2';
  brush.fillRect(rx, ry - 34, 6 * scale, 68);
  brush.strokeStyle = blue;
  brush.lineWidth = 4;
  brush.strokeRect(rx, ry - 34, 6 * scale, 68);
  for (let i = 1; i < 6; i++) {
    const x = rx + i * scale;
    strokeLine(
      brush,
      [
        [x - 9, ry - 20],
        [x + 9, ry],
      ],
      blue,
      4,
    );
    strokeLine(
      brush,
      [
        [x - 9, ry + 20],
        [x + 9, ry],
      ],
      blue,
      4,
    );
  }
}

/** What can be rolled without a step: a broad line; what has steps or loose ground: a thin one with gaps. */
function route(brush: Brush): void {
  // Around the court, and from it into each room.
  const [left, right, top, bottom] = [14.3, 26.5, 13.4, 31.4];
  const runs = [
    [
      [330, 400],
      [560, 390],
      [640, 362],
      [720, 360],
      [800, 372],
      [846, 470],
      at(7, 13.4),
      at(left, top),
    ],
    [at(left, top), at(right, top), at(right, bottom), at(left, bottom), at(left, top)],
    [at(left, 22), at(8, 22)],
    [at(left, 30.3), at(8.6, 30.3)],
    [at(20.4, top), at(20.4, 6)],
    [at(20.4, bottom), at(20.4, 38.4)],
    [at(right, 22), at(34, 22)],
    [at(right, 30.3), at(33.4, 30.3)],
    [at(right, top), at(29, 13.4), [1480, 430], ...upper],
  ] as const;
  for (const [width, color] of [
    [26, '#fbf6e8'],
    [15, blue],
  ] as const) {
    brush.strokeStyle = color;
    brush.lineWidth = width;
    for (const [k, points] of runs.entries()) {
      if (k === 0 || k === runs.length - 1) curve(brush, points);
      else {
        brush.beginPath();
        for (const [x, y] of points) brush.lineTo(x, y);
        brush.stroke();
      }
    }
  }
  brush.setLineDash([4, 24]);
  brush.strokeStyle = red;
  brush.lineWidth = 9;
  curve(brush, walk);
  curve(brush, [at(20.4, 38.8), at(20.4, 45.2)]);
  brush.setLineDash([]);
}

function marks(brush: Brush): void {
  for (const [x, y] of benches) {
    brush.fillStyle = '#6b4a2c';
    brush.fillRect(x - 40, y - 12, 80, 12);
    brush.fillRect(x - 34, y, 10, 20);
    brush.fillRect(x + 24, y, 10, 20);
    brush.fillRect(x - 44, y - 34, 8, 34);
    brush.fillRect(x + 36, y - 34, 8, 34);
  }
  bus(brush, 900, 108);
  parking(brush, 190, 420);
  wheelchair(brush, 628, 296);
  restroom(brush, ...at(6.4, 30.3));
  elevator(brush, ...at(35.4, 30.7));
  for (const [i, [x, y]] of (
    [
      [420, 310],
      [800, 290],
      at(8.4, 9.4),
      at(1.4, 22.2),
      at(29, 44.8),
      [2150, 1000],
      [2080, 228],
      at(1.4, 30.3),
      at(39.8, 30.7),
    ] as const
  ).entries()) {
    brush.beginPath();
    brush.arc(x, y, 54, 0, 7);
    brush.fillStyle = ink;
    brush.fill();
    brush.strokeStyle = '#f8f0dc';
    brush.lineWidth = 6;
    brush.stroke();
    brush.fillStyle = '#fbf3de';
    lettering(brush, String(i + 1), x, y + 28, 86);
  }
}

function bus(brush: Brush, x: number, y: number): void {
  brush.fillStyle = blue;
  brush.beginPath();
  brush.roundRect(x - 110, y - 40, 220, 78, 14);
  brush.fill();
  brush.fillStyle = '#dbe8f6';
  for (let i = 0; i < 4; i++) brush.fillRect(x - 92 + i * 48, y - 28, 38, 28);
  brush.fillStyle = '#fbf3de';
  lettering(brush, '14', x, y + 32, 36);
  brush.fillStyle = ink;
  for (const dx of [-62, 62]) {
    brush.beginPath();
    brush.arc(x + dx, y + 38, 16, 0, 7);
    brush.fill();
  }
}

/** The sign of those who roll: head, back, seat, leg, wheel. */
function wheelchair(brush: Brush, x: number, y: number): void {
  plate(brush, x, y);
  brush.strokeStyle = '#fbf3de';
  brush.lineWidth = 8;
  brush.beginPath();
  brush.arc(x - 6, y - 30, 8, 0, 7);
  brush.fill();
  brush.beginPath();
  brush.moveTo(x - 6, y - 16);
  brush.lineTo(x - 4, y + 6);
  brush.lineTo(x + 16, y + 6);
  brush.lineTo(x + 26, y + 28);
  brush.stroke();
  brush.beginPath();
  brush.arc(x - 2, y + 14, 23, 0.25, Math.PI * 1.32);
  brush.stroke();
}

/** A blue square with rounded corners, on which a sign stands. */
function plate(brush: Brush, x: number, y: number): void {
  brush.fillStyle = blue;
  brush.beginPath();
  brush.roundRect(x - 40, y - 40, 80, 80, 13);
  brush.fill();
  brush.fillStyle = '#fbf3de';
}

function parking(brush: Brush, x: number, y: number): void {
  plate(brush, x, y);
  lettering(brush, 'P', x, y + 24, 76);
}

function restroom(brush: Brush, x: number, y: number): void {
  plate(brush, x, y);
  lettering(brush, 'WC', x, y + 16, 48);
}

function elevator(brush: Brush, x: number, y: number): void {
  plate(brush, x, y);
  for (const way of [-1, 1]) {
    brush.beginPath();
    brush.moveTo(x - 16, y + way * 6);
    brush.lineTo(x + 16, y + way * 6);
    brush.lineTo(x, y + way * 28);
    brush.fill();
  }
}
