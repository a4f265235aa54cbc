import { type Point, polar, starInner, starPolygon, tau } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { type Brush, fillShape, strokeLine } from '../../surface/plate.ts';
import { wide } from './flat-matter.ts';

const [across, down] = [4, 4];
const [frameWide, frameTall] = [620, 388];
const [gapX, gapY] = [72, 96];

const lapis = '#1b3f9a';
const line = '#f4ecd8';
const saffron = '#e0a233';
const glaze = '#2d9c86';

/** A sheet of a drawn film: frames in rows, from one circle to a wall of stars and crosses. */
export function filmSheet(brush: Brush): void {
  const random = createRandom('film sheet');
  const left = (wide - across * frameWide - (across - 1) * gapX) / 2;
  for (let k = 0; k < across * down; k++) {
    const x = left + (k % across) * (frameWide + gapX);
    const y = 130 + Math.floor(k / across) * (frameTall + gapY);
    brush.save();
    brush.translate(x + random.bell() * 5, y + random.bell() * 5);
    brush.rotate(random.bell() * 0.006);
    paintFrame(brush, k, random.bell);
    // Two lines tell how long it stands: a stroke for each drawing of the film that looks like it.
    for (let n = 0; n <= k % 5; n++) {
      const at = 8 + n * 15 + random.bell() * 2;
      strokeLine(
        brush,
        [
          [at, frameTall + 26],
          [at + 5 + random.bell() * 2, frameTall + 56],
        ],
        '#5a5650',
        3.4,
      );
    }
    brush.restore();
  }
}

function paintFrame(brush: Brush, k: number, bell: () => number): void {
  const edge = (x: number, y: number): Point => [x + bell() * 4, y + bell() * 4];
  const ground: Point[] = [];
  // A loaded brush was drawn along each side, so that no side is quite straight.
  for (let t = 0; t < 1; t += 0.06) ground.push(edge(frameWide * t, 0));
  for (let t = 0; t < 1; t += 0.1) ground.push(edge(frameWide, frameTall * t));
  for (let t = 0; t < 1; t += 0.06) ground.push(edge(frameWide * (1 - t), frameTall));
  for (let t = 0; t < 1; t += 0.1) ground.push(edge(0, frameTall * (1 - t)));
  fillShape(brush, ground, lapis);
  brush.save();
  brush.beginPath();
  ground.forEach(([x, y], n) => {
    if (n === 0) brush.moveTo(x, y);
    else brush.lineTo(x, y);
  });
  brush.clip();
  // Each stroke of the wash is a little thicker or thinner than its neighbour.
  for (let y = 0; y < frameTall; y += 26) {
    brush.globalAlpha = 0.16 + bell() * 0.05;
    strokeLine(
      brush,
      [
        [-10, y + bell() * 6],
        [frameWide / 2, y + bell() * 8],
        [frameWide + 10, y + bell() * 6],
      ],
      y % 52 === 0 ? '#122a73' : '#2c56b8',
      20,
    );
  }
  brush.globalAlpha = 1;
  const centre: Point = [frameWide / 2 + bell() * 2, frameTall / 2 + bell() * 2];
  if (k < 8) drawSteps(brush, k, centre);
  else drawWall(brush, k - 8, centre, bell);
  brush.restore();
}

const radius = 150;

function drawSteps(brush: Brush, step: number, centre: Point): void {
  brush.strokeStyle = line;
  brush.lineWidth = 7;
  brush.beginPath();
  brush.arc(centre[0], centre[1], radius, -Math.PI / 2, step === 0 ? Math.PI * 0.72 : tau);
  brush.stroke();
  const corner = (n: number) => polar(radius, (n * tau) / 8, centre);
  const square = (from: number) => [0, 2, 4, 6].map((n) => corner(from + n));
  if (step >= 5)
    fillShape(
      brush,
      starPolygon(8, radius, starInner(8, 2), 0, centre),
      step >= 7 ? saffron : line,
    );
  if (step >= 2)
    for (const n of step >= 3 ? [0, 1, 2, 3] : [0])
      strokeLine(brush, [corner(n), corner(n + 4)], line, 4);
  if (step >= 3) strokeLine(brush, square(0), step >= 5 ? lapis : line, 7, true);
  if (step >= 4) strokeLine(brush, square(1), step >= 5 ? lapis : line, 7, true);
  if (step >= 6) fillShape(brush, starPolygon(8, radius * 0.5, starInner(8, 3), 0, centre), lapis);
  if (step >= 2)
    for (let n = 0; n < 8; n++) {
      brush.fillStyle = saffron;
      brush.beginPath();
      brush.arc(...corner(n), 11, 0, tau);
      brush.fill();
    }
}

function drawWall(brush: Brush, step: number, centre: Point, bell: () => number): void {
  const size = 92 - step * 7;
  const pitch = size * 2;
  const inner = starInner(8, 2);
  const reach = Math.ceil(frameWide / pitch / 2) + 1;
  const isIn = (i: number, j: number) => step > 1 || Math.abs(i) + Math.abs(j) <= step + 1;
  for (let i = -reach; i <= reach; i++)
    for (let j = -reach; j <= reach; j++) {
      const at: Point = [centre[0] + i * pitch + bell(), centre[1] + j * pitch + bell()];
      if (step >= 3) {
        const mid: Point = [at[0] + size, at[1] + size];
        const arm = size * 0.38;
        const cross = [0, 1, 2, 3].flatMap((q) =>
          [
            [arm, -arm],
            [size * 0.62, -arm],
            [size * 0.94, 0],
            [size * 0.62, arm],
          ].map(([u, v]): Point => {
            const [c, s] = [Math.cos((q * Math.PI) / 2), Math.sin((q * Math.PI) / 2)];
            return [mid[0] + u * c - v * s, mid[1] + u * s + v * c];
          }),
        );
        if (step >= 5 || (i + j) % 2 === 0)
          fillShape(brush, cross, (i + j) % 2 === 0 ? glaze : line);
      }
      if (!isIn(i, j)) continue;
      fillShape(brush, starPolygon(8, size * 0.94, inner, 0, at), saffron);
      if (step >= 2) fillShape(brush, starPolygon(8, size * 0.5, inner, 0, at), lapis);
      if (step >= 4) fillShape(brush, starPolygon(8, size * 0.26, inner, 0, at), line);
    }
}
