import { mirrorOutline, type Point, polar, regularPolygon, smooth } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import { lightPlate } from '../../surface/light.ts';
import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import {
  type Brush,
  createPlate,
  fillShape,
  paintColour,
  paintField,
  strokeLine,
  trace,
} from '../../surface/plate.ts';
import { type Cell, vaultCells } from './vault-cells.ts';
import { prick, rule, wornSheet } from './worn-sheet.ts';

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
