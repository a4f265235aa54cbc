import { type Point, starInner, starPolygon } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { type Brush, strokeLine, trace } from '../../surface/plate.ts';
import { tall, wide } from './flat-matter.ts';

const crayons = ['#1f4fb0', '#d9902a', '#c5342c', '#2b8f78', '#7b3f9a', '#e3c23a'];
const size = 300;

/** A sheet of stars and crosses that a class is coloring with crayons: each shape by another hand. */
export function coloredStars(brush: Brush): void {
  const random = createRandom('a class');
  const inner = starInner(8, 2);
  for (let i = -1; i <= Math.ceil(wide / size / 2) + 1; i++)
    for (let j = -1; j <= Math.ceil(tall / size / 2) + 1; j++) {
      const at: Point = [i * size * 2 + 160, j * size * 2 + 120];
      const mid: Point = [at[0] + size, at[1] + size];
      const star = starPolygon(8, size * 0.96, inner, 0, at);
      const small = starPolygon(8, size * 0.5, starInner(8, 3), Math.PI / 8, at);
      // Who began at the left has come furthest.
      const done = random.next() * 1.5 > (at[0] / wide) * 1.25;
      if (done) color(brush, random, crossAt(mid), pick(random));
      if (random.next() * 1.5 > (at[0] / wide) * 1.1) {
        const one = pick(random);
        color(brush, random, star, one);
        const other = pick(random);
        if (other !== one && random.next() > 0.25) color(brush, random, small, other);
      }
      for (const shape of [star, small, crossAt(mid)])
        strokeLine(brush, shape, '#2c2a28', 6.5, true);
    }
}

const pick = (random: Random) => crayons[random.whole(0, crayons.length - 1)];

function crossAt([x, y]: Point): Point[] {
  const arm = size * 0.37;
  return [0, 1, 2, 3].flatMap((q) =>
    [
      [arm, -arm],
      [size * 0.62, -arm],
      [size * 0.97, 0],
      [size * 0.62, arm],
    ].map(([u, v]): Point => {
      const [c, s] = [Math.cos((q * Math.PI) / 2), Math.sin((q * Math.PI) / 2)];
      return [x + u * c - v * s, y + u * s + v * c];
    }),
  );
}

/** To and fro in one direction, past the line here and there, with more pressure at some places. */
function color(brush: Brush, random: Random, shape: readonly Point[], tone: string): void {
  const lean = random.between(0.3, 1.2) + (random.next() > 0.7 ? 1.4 : 0);
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const turned = shape.map(([x, y]): Point => [x * c + y * s, y * c - x * s]);
  const [top, bottom] = [
    Math.min(...turned.map(([, v]) => v)),
    Math.max(...turned.map(([, v]) => v)),
  ];
  const isCareful = random.next() > 0.35;
  brush.save();
  if (isCareful) {
    trace(brush, shape);
    brush.clip();
  }
  brush.lineCap = 'round';
  for (const layer of [0, 1]) {
    const step = random.between(15, 22);
    const all: Point[] = [];
    let isBack = false;
    for (let v = top; v < bottom; v += step) {
      const hits = crossings(turned, v);
      if (hits.length < 2) continue;
      const [from, to] = [hits[0] - random.next() * 16, hits[hits.length - 1] + random.next() * 16];
      const ends: Point[] = [
        [from, v + random.bell() * 5],
        [to, v + random.bell() * 5 - 6],
      ];
      if (isBack) ends.reverse();
      isBack = !isBack;
      all.push(...ends.map(([u, w]): Point => [u * c - w * s, u * s + w * c]));
    }
    if (all.length < 2) continue;
    brush.lineJoin = 'round';
    brush.globalAlpha = layer === 0 ? 0.75 : 0.5;
    strokeLine(brush, all, tone, random.between(15, 21));
  }
  brush.restore();
}

/** Where a level line enters and leaves a shape. */
function crossings(shape: readonly Point[], v: number): number[] {
  const hits: number[] = [];
  for (let k = 0; k < shape.length; k++) {
    const [[ax, ay], [bx, by]] = [shape[k], shape[(k + 1) % shape.length]];
    if (ay < v === by < v) continue;
    hits.push(ax + ((bx - ax) * (v - ay)) / (by - ay));
  }
  return hits.sort((a, b) => a - b);
}
