import { type Point, polar, starInner, starPolygon } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import {
  type Brush,
  createPlate,
  type Plate,
  paintCanvas,
  strokeLine,
  trace,
} from '../../surface/plate.ts';

const wide = 3600;
const tall = 2500;
const heart: Point = [1640, 1180];

const stone = parseColour('#a4937a');
const moss = parseColour('#4d4936');
const chalks = ['#f4f0e6', '#f0cf55', '#e88a9a', '#6fb2e0', '#8fce9a'];

/** Paving that children have drawn a star on with chalk, each point in another colour. */
export function makeChalkStar(seed: string): Plate {
  const plate = createPlate(wide, tall, 0.03);
  const noise = createNoise(seed);
  const random = createRandom(`${seed} children`);
  const canvas = paintCanvas(wide, tall, (brush) => drawStar(brush, random));
  const chalk = canvas.getContext('2d').getImageData(0, 0, wide, tall).data;
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      const i = y * wide + x;
      const row = y + noise.fbm(x * 0.006, 2, 3) * 14 > 1880 ? 1 : 0;
      const at = (x + row * 760 + 500) % 2100;
      const joint = Math.min(
        Math.abs(at - 1050 + noise.fbm(y * 0.008, 5, 3) * 16),
        Math.abs(y + noise.fbm(x * 0.006, 2, 3) * 14 - 1880),
      );
      const open = 1 - smoothstep(7, 19, joint + noise.fbm(x * 0.04, y * 0.04, 2) * 8);
      const cloud = noise.fbm(x * 0.0022, y * 0.0026, 5);
      const grain = noise.fbm(x * 0.06, y * 0.06, 4);
      const fine = noise.fbm(x * 0.2, y * 0.2, 3);
      const pit = smoothstep(0.3, 0.48, noise.fbm(x * 0.024, y * 0.03, 3) + cloud * 0.2);
      const name = noise.at(Math.floor((x + row * 760 + 500) / 2100) * 7.3 + 3, row * 5.1);
      // Chalk stays on what stands up; hollows and joints stay bare.
      const hold = smoothstep(-0.34, 0.14, grain * 0.8 + fine * 0.7 - pit * 0.4 - open * 1.4);
      const laid = (chalk[i * 4 + 3] / 255) * hold;
      const dust = (chalk[i * 4 + 3] / 255) * 0.12;
      for (let c = 0; c < 3; c++) {
        let paint = stone[c] * (1 + name * 0.1 + cloud * 0.26 + grain * 0.13 + fine * 0.06);
        paint += (moss[c] * 0.6 - paint) * Math.min(0.85, open * 0.85 + pit * 0.22);
        const powder = (chalk[i * 4 + c] / 255) ** 2.2;
        plate.colour[i * 3 + c] = paint + (powder - paint) * Math.min(0.92, laid + dust);
      }
      plate.relief[i] =
        name * 5 + cloud * 18 + grain * 4 + fine * 1.4 - pit * 3.5 - open * 20 + laid * 2;
    }
  return plate;
}

function drawStar(brush: Brush, random: Random): void {
  const outer = 1130;
  const inner = starInner(8, 2);
  const points = starPolygon(8, outer, inner, Math.PI / 8 + 0.06, heart).map(
    ([x, y]): Point => [x + random.bell() * 22, y + random.bell() * 22],
  );
  const middle = starPolygon(8, outer * 0.58, starInner(8, 3), 0.06, heart);
  const at = (k: number) => points[(k + 16) % 16];
  const tip = Math.hypot(points[0][0] - heart[0], points[0][1] - heart[1]) > 1000 ? 0 : 1;
  scribble(brush, random, points, chalks[3], 0.66);
  for (let k = 0; k < 8; k++) {
    const n = tip + k * 2;
    if (k === 2 || k === 6) continue;
    scribble(
      brush,
      random,
      [at(n - 1), at(n), at(n + 1)],
      chalks[[1, 2, 4][k % 3]],
      k === 5 ? 0.5 : 1,
    );
  }
  scribble(brush, random, middle, chalks[0], 0.9);
  for (let k = 0; k < 16; k++) line(brush, random, at(k), at(k + 1), chalks[0], 38);
  for (let k = 0; k < middle.length; k++)
    line(brush, random, middle[k], middle[(k + 1) % middle.length], chalks[2], 30);
  // Beside it somebody has begun with a fish, another with the next star.
  const fish = (t: number): Point => [
    3050 + Math.cos(t) * 330,
    2060 + Math.sin(t * 2) * 150 * (Math.cos(t) > 0 ? 1 : 0.9),
  ];
  for (let k = 0; k < 40; k++)
    line(
      brush,
      random,
      fish((k / 40) * Math.PI * 2),
      fish(((k + 1) / 40) * Math.PI * 2),
      chalks[1],
      25,
      3,
    );
  line(brush, random, [3210, 1990], [3226, 2006], chalks[1], 30, 2);
  const next: Point = [3260, 520];
  for (let k = 0; k < 5; k++)
    line(
      brush,
      random,
      polar(420, k * 0.785 + 2, next),
      polar(420, k * 0.785 + 2 + 2.356, next),
      chalks[2],
      26,
    );
}

function line(
  brush: Brush,
  random: Random,
  [ax, ay]: Point,
  [bx, by]: Point,
  tone: string,
  thick: number,
  shake = 9,
): void {
  const long = Math.max(2, Math.round(Math.hypot(bx - ax, by - ay) / 60));
  const way: Point[] = Array.from({ length: long + 1 }, (_, k) => [
    ax + ((bx - ax) * k) / long + random.bell() * shake,
    ay + ((by - ay) * k) / long + random.bell() * shake,
  ]);
  for (let pass = 0; pass < 2; pass++) {
    brush.globalAlpha = pass === 0 ? 0.85 : 0.5;
    const moved = way.map(([x, y]): Point => [x + random.bell() * 5, y + random.bell() * 5]);
    strokeLine(brush, moved, tone, thick * (pass === 0 ? 1 : 0.7));
  }
  brush.globalAlpha = 1;
}

/** To and fro with the flat of a stick, up to the line and past it here and there. */
function scribble(
  brush: Brush,
  random: Random,
  shape: readonly Point[],
  tone: string,
  much: number,
) {
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  const [cx, cy] = [
    (Math.min(...xs) + Math.max(...xs)) / 2,
    (Math.min(...ys) + Math.max(...ys)) / 2,
  ];
  const reach = Math.hypot(Math.max(...xs) - cx, Math.max(...ys) - cy);
  const lean = random.between(0.2, 1.2);
  brush.save();
  trace(brush, shape);
  brush.clip();
  const way: Point[] = [];
  for (let v = -reach; v < -reach + 2 * reach * much; v += random.between(26, 44))
    for (const side of way.length % 4 === 0 ? [-1, 1] : [1, -1])
      way.push([
        cx + Math.cos(lean) * reach * side - Math.sin(lean) * (v + random.bell() * 8),
        cy + Math.sin(lean) * reach * side + Math.cos(lean) * (v + random.bell() * 8),
      ]);
  brush.globalAlpha = 0.78;
  strokeLine(brush, way, tone, 34);
  brush.restore();
}
