import { palmette, placeMotif, rosette } from '../geometry/flora.ts';
import {
  mirrorOutline,
  type Point,
  polar,
  regularPolygon,
  smooth,
  tau,
} from '../geometry/points.ts';
import { createRandom, type Random } from '../geometry/random.ts';
import { ageRelief, fillMotif, raise } from '../surface/carving.ts';
import { parseColour } from '../surface/colour.ts';
import { smoothstep } from '../surface/field.ts';
import { lightPlate } from '../surface/light.ts';
import { type Ground, mount, type Picture } from '../surface/mount.ts';
import { createNoise } from '../surface/noise.ts';
import {
  type Brush,
  createPlate,
  fillShape,
  paintColour,
  paintField,
  strokeLine,
  trace,
} from '../surface/plate.ts';
import { lightRelief } from '../surface/relief-light.ts';

type Cell = { corners: Point[]; level: number };

/**
 * The cells of a vault around its apex, as its plan shows them: squares and rhombs, all edges alike.
 * @param fold directions of the edges, 8 or 12
 */
function vaultCells(fold: number, edge: number, apex: Point, turn = 0): Cell[] {
  const corner = (k: number, j: number): Point => {
    let [x, y] = apex;
    for (let i = 0; i < j; i++) {
      const a = turn + (tau * (k + i)) / fold;
      x += Math.cos(a) * edge;
      y += Math.sin(a) * edge;
    }
    return [x, y];
  };
  const cells: Cell[] = [];
  for (let j = 0; j < fold / 2 - 1; j++)
    for (let k = 0; k < fold; k++)
      cells.push({
        corners: [corner(k, j), corner(k - 1, j + 1), corner(k - 1, j + 2), corner(k, j + 1)],
        level: j,
      });
  return cells;
}

export type PlanParameters = {
  kind: 'quarter' | 'hood';
  paper: string;
  ink: string;
  red: string;
  ground: Ground;
  width: number;
  height: number;
};

/** A builder's plan of a muqarnas vault, ruled in ink on worn paper. */
export function drawMuqarnasPlan(p: PlanParameters, seed: string): Picture {
  const { width, height } = p;
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const plate = createPlate(width, height, 0.06);
  const sheet = wornSheet(width, height, p.kind === 'hood' ? 1 : 0.3, random);
  const cover = paintField(width, height, (brush) => fillShape(brush, sheet, '#fff'));
  const paper = parseColour(p.paper);
  const edge = paintField(width, height, (brush) => {
    brush.filter = 'blur(34px)';
    fillShape(brush, sheet, '#fff');
  });
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const cloud = noise.fbm(x * 0.004, y * 0.004, 5);
      const stain =
        smoothstep(0.25, 0.5, noise.fbm(x * 0.0022 + 8, y * 0.0022, 4)) *
        (p.kind === 'hood' ? 0.22 : 0.08);
      const fibre = noise.fbm(x * 0.2, y * 0.05, 2) * 0.035;
      const k = (1 + cloud * 0.1 - stain + fibre) * (0.74 + 0.26 * smoothstep(0.45, 1, edge[i]));
      plate.colour[i * 3] = paper[0] * k;
      plate.colour[i * 3 + 1] = paper[1] * (k - stain * 0.05);
      plate.colour[i * 3 + 2] = paper[2] * (k - stain * 0.16);
      // Folds: the sheet was kept folded or rolled.
      const fold =
        p.kind === 'hood'
          ? Math.sin(y * 0.021) * 3
          : (Math.exp(-((x - width / 2) ** 2) / 30) + Math.exp(-((y - height / 2) ** 2) / 30)) *
            -2.4;
      plate.relief[i] = fold + cloud * 5 + fibre * 8;
    }
  paintColour(plate, (brush) =>
    p.kind === 'quarter' ? quarterPlan(brush, p, random) : hoodPlan(brush, p, random),
  );
  plate.cover.set(cover);
  const lit = lightPlate(plate, { reach: 8, occlusion: 0.4 });
  return mount(width, height, lit, cover, { ground: p.ground, lift: 16, seed });
}

function wornSheet(width: number, height: number, torn: number, random: Random): Point[] {
  const margin = Math.min(width, height) * 0.06;
  const points: Point[] = [];
  const sides: [Point, Point][] = [
    [
      [margin, margin],
      [width - margin, margin],
    ],
    [
      [width - margin, margin],
      [width - margin, height - margin],
    ],
    [
      [width - margin, height - margin],
      [margin, height - margin],
    ],
    [
      [margin, height - margin],
      [margin, margin],
    ],
  ];
  sides.forEach(([a, b], side) => {
    for (let i = 0; i < 60; i++) {
      const t = i / 60;
      const nearCorner = Math.min(t, 1 - t);
      const loss =
        torn * (nearCorner < 0.05 ? (0.05 - nearCorner) * margin * random.between(9, 17) : 0) +
        (random.next() > 0.97 ? random.between(2, 10) * torn : 0);
      const [nx, ny] = [
        [0, 1],
        [-1, 0],
        [0, -1],
        [1, 0],
      ][side];
      points.push([
        a[0] + (b[0] - a[0]) * t + nx * (loss + random.bell()),
        a[1] + (b[1] - a[1]) * t + ny * (loss + random.bell()),
      ]);
    }
  });
  return points;
}

/** A ruled line of ink: it swells where the pen rests. */
function rule(brush: Brush, a: Point, b: Point, ink: string, width: number, random: Random): void {
  const bend = random.bell() * 0.7;
  const middle: Point = [(a[0] + b[0]) / 2 + bend, (a[1] + b[1]) / 2 - bend];
  brush.globalAlpha = 0.8 + random.next() * 0.2;
  strokeLine(brush, [a, middle, b], ink, width * random.between(0.85, 1.15));
  brush.globalAlpha = 1;
}

function drawCells(
  brush: Brush,
  cells: Cell[],
  washes: readonly string[],
  ink: string,
  random: Random,
): void {
  for (const { corners, level } of cells) {
    brush.globalAlpha = 0.42 + random.next() * 0.1;
    fillShape(brush, corners, washes[level % washes.length]);
    brush.globalAlpha = 1;
  }
  for (const { corners } of cells)
    corners.forEach((a, i) => {
      rule(brush, a, corners[(i + 1) % 4], ink, 3, random);
    });
}

function quarterPlan(brush: Brush, p: PlanParameters, random: Random): void {
  const { width, height } = p;
  const [x0, y0] = [width * 0.13, height * 0.87];
  const size = width * 0.74;
  const count = 2;
  const step = size / count;
  const edge = step / (2 + 2 * Math.SQRT2);
  const washes = ['#c9a24a', '#7fa3b8', '#d8c6a0', '#b5604a'];
  brush.save();
  brush.beginPath();
  brush.rect(x0, y0 - size, size, size);
  brush.clip();
  // Construction lines, pressed and pale, then the cells around each apex.
  for (let k = 0; k <= count * 4; k++) {
    brush.globalAlpha = 0.25;
    strokeLine(
      brush,
      [
        [x0 + (k * step) / 4, y0],
        [x0 + (k * step) / 4, y0 - size],
      ],
      p.red,
      1.2,
    );
    strokeLine(
      brush,
      [
        [x0, y0 - (k * step) / 4],
        [x0 + size, y0 - (k * step) / 4],
      ],
      p.red,
      1.2,
    );
    strokeLine(
      brush,
      [
        [x0, y0 - (k * size) / (count * 2)],
        [x0 + (k * size) / (count * 2), y0],
      ],
      p.red,
      1,
    );
  }
  brush.globalAlpha = 1;
  for (let i = 0; i <= count; i++)
    for (let j = 0; j <= count; j++) {
      const at: Point = [x0 + i * step, y0 - j * step];
      const cells = vaultCells(8, edge, at).map((cell) => ({ ...cell, level: cell.level + i + j }));
      drawCells(brush, cells, washes, p.ink, random);
      if (i < count && j < count) {
        const gap: Point = [at[0] + step / 2, at[1] - step / 2];
        const square = regularPolygon(4, edge * Math.SQRT2, 0, gap);
        drawCells(brush, [{ corners: square, level: i + j }], washes, p.ink, random);
        rule(brush, square[0], square[2], p.ink, 2, random);
        rule(brush, square[1], square[3], p.ink, 2, random);
      }
      for (const r of [edge, edge * 1.85]) {
        brush.globalAlpha = 0.35;
        brush.strokeStyle = p.red;
        brush.lineWidth = 1.4;
        brush.beginPath();
        brush.arc(at[0], at[1], r, 0, 7);
        brush.stroke();
        brush.globalAlpha = 1;
      }
      for (const { corners } of cells) for (const [x, y] of corners) prick(brush, x, y);
    }
  brush.restore();
  strokeLine(
    brush,
    [
      [x0, y0 - size],
      [x0, y0],
      [x0 + size, y0],
      [x0 + size, y0 - size],
    ],
    p.ink,
    6,
    true,
  );
  // The diagonal that mirrors the quarter, and a scale.
  rule(brush, [x0, y0], [x0 + size, y0 - size], p.red, 2.4, random);
  for (let k = 0; k <= 8; k++)
    rule(
      brush,
      [x0 + (k * size) / 8, y0 + 14],
      [x0 + (k * size) / 8, y0 + (k % 2 ? 26 : 36)],
      p.ink,
      2.4,
      random,
    );
  rule(brush, [x0, y0 + 14], [x0 + size, y0 + 14], p.ink, 2, random);
}

function prick(brush: Brush, x: number, y: number): void {
  brush.fillStyle = '#2a1c10';
  brush.beginPath();
  brush.arc(x, y, 3, 0, 7);
  brush.fill();
}

function hoodPlan(brush: Brush, p: PlanParameters, random: Random): void {
  const { width, height } = p;
  const apex: Point = [width / 2, height * 0.47];
  const edge = width * 0.1;
  const washes = ['#b8863a', '#8a5a3a', '#c9a066', '#7a7f6a', '#a8603f'];
  brush.save();
  brush.beginPath();
  brush.rect(0, 0, width, apex[1]);
  brush.clip();
  const cells = vaultCells(12, edge, apex, (Math.PI / 12) * 1).filter(({ corners }) =>
    corners.some(([, y]) => y < apex[1]),
  );
  drawCells(brush, cells, washes, p.ink, random);
  for (const { corners } of cells) for (const [x, y] of corners) prick(brush, x, y);
  brush.strokeStyle = p.red;
  brush.lineWidth = 2;
  brush.globalAlpha = 0.6;
  for (const r of [1, 1.93, 2.73, 3.35, 3.73]) {
    brush.beginPath();
    brush.arc(...apex, edge * r, 0, 7);
    brush.stroke();
  }
  for (let k = 0; k <= 12; k++)
    strokeLine(brush, [apex, polar(edge * 4, Math.PI + (k * Math.PI) / 12, apex)], p.red, 1.2);
  brush.restore();
  brush.globalAlpha = 1;
  rule(brush, [width * 0.1, apex[1]], [width * 0.9, apex[1]], p.ink, 4, random);
  // Below it the niche in elevation: tiers of small arches under the hood.
  const base = height * 0.9;
  const span = edge * 3.73;
  const tiers = 5;
  const arch = (cx: number, y: number, w: number, h: number) => {
    const half = smooth(
      [
        [-w / 2, 0],
        [-w / 2, -h * 0.45],
        [-w * 0.3, -h * 0.8],
        [0, -h],
      ] as Point[],
      false,
      6,
    );
    const full = mirrorOutline(half).map(([a, b]): Point => [cx + a, y + b]);
    brush.globalAlpha = 0.3;
    fillShape(brush, full, washes[Math.round(w) % 5]);
    brush.globalAlpha = 0.9;
    strokeLine(brush, full, p.ink, 2.4);
    brush.globalAlpha = 1;
  };
  for (let t = 0; t < tiers; t++) {
    const wide = span * (1 - (t / tiers) ** 1.4);
    const n = (tiers - t) * 2 + 1;
    for (let k = 0; k < n; k++)
      arch(
        width / 2 - wide + (2 * wide * (k + 0.5)) / n,
        base - height * 0.12 - t * height * 0.052,
        (2 * wide) / n,
        height * 0.058,
      );
  }
  for (const side of [-1, 1])
    rule(
      brush,
      [width / 2 + side * span, base],
      [width / 2 + side * span, base - height * 0.15],
      p.ink,
      4,
      random,
    );
  rule(brush, [width * 0.1, base], [width * 0.9, base], p.ink, 3, random);
  trace(brush, [], false);
}

/** One carved and painted unit of a plaster vault, seen from the front. */
export function drawMuqarnasUnit(ground: Ground, seed: string): Picture {
  const [width, height] = [1260, 1600];
  const plate = createPlate(width, height, 0.05);
  const [l, r, t, b] = [width * 0.17, width * 0.83, height * 0.1, height * 0.9];
  const cx = width / 2;
  const outline: Point[] = [
    [l, t],
    [r, t],
    [r, b - 230],
    [cx + 130, b - 60],
    [cx, b],
    [cx - 130, b - 60],
    [l, b - 230],
  ];
  const cover = paintField(width, height, (brush) => fillShape(brush, outline, '#fff'));
  raise(plate, 46, 26, (brush) => fillShape(brush, outline, '#fff'));
  const arch = (grow: number): Point[] => {
    const w = (r - l) / 2 - 70 + grow;
    const half = smooth(
      [
        [-w, b - 270 + grow],
        [-w, t + 430],
        [-w * 0.93, t + 300 - grow * 0.5],
        [-w * 0.6, t + 160 - grow],
        [0, t + 80 - grow],
      ] as Point[],
      false,
      10,
    );
    const foot: Point[] = [[0, b - 90 + grow * 1.2]];
    return [
      ...half,
      ...half
        .slice()
        .reverse()
        .map(([x, y]): Point => [-x, y]),
      ...foot,
    ].map(([x, y]): Point => [cx + x, y]);
  };
  raise(plate, 10, 6, (brush) => fillShape(brush, arch(34), '#fff'));
  // The hollow of the cell is part of a cylinder cut by two planes.
  raise(plate, -64, 230, (brush) => fillShape(brush, arch(0), '#fff'));
  raise(plate, -10, 4, (brush) => fillShape(brush, arch(0), '#fff'));
  const leaf = placeMotif(palmette(3), [cx, b - 300], 560);
  raise(plate, 15, 9, (brush) => fillMotif(brush, leaf, '#fff', ['leaf']));
  raise(plate, -9, 6, (brush) => fillMotif(brush, leaf, '#fff', ['petal']));
  raise(plate, 9, 6, (brush) => fillMotif(brush, leaf, '#fff', ['inner']));
  raise(plate, -6, 5, (brush) => fillMotif(brush, leaf, '#fff', ['heart']));
  for (const side of [-1, 1])
    raise(plate, 9, 7, (brush) =>
      fillMotif(brush, placeMotif(rosette(8), [cx + side * 300, t + 110], 120), '#fff'),
    );
  const noise = createNoise(seed);
  const base = parseColour('#e6d9c0');
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const cloud = noise.fbm(x * 0.005, y * 0.005, 5);
      const fine = noise.fbm(x * 0.09, y * 0.09, 3);
      const k = 1 + cloud * 0.12 + fine * 0.05;
      for (let c = 0; c < 3; c++) plate.colour[i * 3 + c] = base[c] * k;
      plate.relief[i] += cloud * 4 + fine * 1.2;
    }
  const before = new Float32Array(plate.colour);
  paintColour(plate, (brush) => {
    brush.globalAlpha = 0.85;
    trace(brush, arch(17));
    brush.lineWidth = 25;
    brush.strokeStyle = '#27498f';
    brush.stroke();
    const ring = arch(17);
    ring.forEach(([x, y], i) => {
      if (i % 3) return;
      brush.fillStyle = i % 2 ? '#b5402c' : '#e8dcc0';
      brush.beginPath();
      brush.arc(x, y, 8, 0, 7);
      brush.fill();
    });
    brush.globalAlpha = 0.6;
    fillMotif(brush, leaf, '#b5402c', ['petal']);
    fillMotif(brush, leaf, '#27498f', ['heart']);
    for (const side of [-1, 1])
      fillMotif(brush, placeMotif(rosette(8), [cx + side * 300, t + 110], 120), '#b8862e', [
        'petal',
      ]);
  });
  // The paint has flaked.
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const lost = smoothstep(
        0.02,
        0.16,
        noise.fbm(x * 0.013 + 31, y * 0.013, 4) + noise.fbm(x * 0.1, y * 0.1, 2) * 0.25,
      );
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] += (before[i * 3 + c] - plate.colour[i * 3 + c]) * lost;
    }
  ageRelief(plate, -40, 50, '#8a7558', 0.3, seed);
  plate.cover.set(cover);
  return mount(width, height, lightRelief(plate, { rise: 40, exposure: 1.05, fill: 0.5 }), cover, {
    ground,
    lift: 46,
    seed,
  });
}
