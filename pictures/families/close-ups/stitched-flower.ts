import { type Point, polar, smooth } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { createPlate, type Plate, paintColour, strokeLine } from '../../surface/plate.ts';
import { stitch, tall, weave, wide } from './flat-matter.ts';

type Part = { shape: Point[]; way: number; tone?: string; share?: number };

/** A flower on cotton as somebody left it: half of it sewn in silk, the rest still a drawn line, the needle in it. */
export function makeStitchedFlower(seed: string): Plate {
  const plate = createPlate(wide, tall, 0.03);
  const random = createRandom(`${seed} sewing`);
  weave(plate, seed, () => '#e9dfc9');
  const heart: Point = [1480, 900];
  const parts = layOut(heart);
  paintColour(plate, (brush) => {
    brush.globalAlpha = 0.75;
    for (const { shape } of parts) strokeLine(brush, shape, '#39538f', 7, true);
    for (const at of [-0.9, 0.75] as const) strokeLine(brush, stalk(at), '#39538f', 7);
  });
  for (const part of parts) if (part.tone) sew(plate, random, part, part.tone);
  chain(plate, stalk(0), '#4c6a35');
  chain(plate, stalk(-0.9).slice(0, 9), '#4c6a35');
  const last: Point = [2010, 690];
  const eye: Point = [1890, 1340];
  pullThread(plate, random, [
    last,
    [2120, 650],
    [2260, 800],
    [2230, 980],
    [2050, 1060],
    [1900, 1190],
    eye,
  ]);
  layNeedle(plate, eye, [2230, 1190]);
  return plate;
}

/** Two rounds of petals, a middle, leaves; what has no tone is not sewn yet. */
function layOut(heart: Point): Part[] {
  const parts: Part[] = [];
  const petal = (from: number, far: number, broad: number, angle: number): Point[] =>
    smooth(
      [
        polar(from, angle - 0.1, heart),
        polar(far * 0.7, angle - broad, heart),
        polar(far * 0.96, angle - broad * 0.55, heart),
        polar(far * 0.9, angle, heart),
        polar(far * 0.96, angle + broad * 0.55, heart),
        polar(far * 0.7, angle + broad, heart),
        polar(from, angle + 0.1, heart),
      ],
      true,
      7,
    );
  for (let k = 0; k < 8; k++) {
    const angle = (k * Math.PI) / 4 + 0.2;
    const isSewn = k >= 2 && k <= 6;
    const tone = k % 2 ? '#a3262b' : '#b8362f';
    parts.push({
      shape: petal(330, 680, 0.33, angle),
      way: angle,
      ...(isSewn ? { tone } : k === 7 ? { tone, share: 0.55 } : {}),
    });
  }
  for (let k = 0; k < 8; k++) {
    const angle = (k * Math.PI) / 4 - 0.19;
    parts.push({
      shape: petal(120, 350, 0.3, angle),
      way: angle,
      ...(k === 0 || k === 1 ? {} : { tone: k % 2 ? '#e2a33b' : '#d98a2b' }),
    });
  }
  const disk = Array.from({ length: 24 }, (_, k) => polar(118, (k / 24) * Math.PI * 2, heart));
  parts.push({ shape: disk, way: 0.5, tone: '#2f4a86' });
  for (const [x, y, turn, tone] of [
    [920, 1790, 2.7, '#5d7d3b'],
    [1900, 1840, 0.4, undefined],
    [640, 1420, 3.5, '#6f8f47'],
  ] as const) {
    const leaf = smooth(
      [0, 0.12, 0.4, 0.75, 1, 0.75, 0.4, 0.12].map((t, k): Point => {
        const side = k === 0 || k === 4 ? 0 : k < 4 ? 1 : -1;
        const u = t * 520;
        const v = side * 120 * Math.sin(Math.PI * Math.min(0.9, t + 0.06));
        return [
          x + u * Math.cos(turn) - v * Math.sin(turn),
          y + u * Math.sin(turn) + v * Math.cos(turn),
        ];
      }),
      true,
      7,
    );
    parts.push({ shape: leaf, way: turn, ...(tone ? { tone } : {}) });
  }
  return parts;
}

const stalk = (lean: number): Point[] =>
  Array.from({ length: 20 }, (_, k): Point => {
    const t = k / 19;
    return [1450 + lean * 620 * t * t + Math.sin(t * 3) * 60, 1600 + t * 640];
  });

/** Floss laid side by side from edge to edge, aslant to the way a petal grows. */
function sew(plate: Plate, random: Random, { shape, way, share = 1 }: Part, tone: string): void {
  const lean = way + 1.2;
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const turned = shape.map(([x, y]): Point => [x * c + y * s, y * c - x * s]);
  const vs = turned.map(([, v]) => v);
  const [top, bottom] = [Math.min(...vs), Math.max(...vs)];
  const back = (u: number, v: number): Point => [u * c - v * s, u * s + v * c];
  const end = bottom - (bottom - top) * (1 - share);
  for (let v = top + 2; v < end; v += 7.2) {
    const hits: number[] = [];
    for (let k = 0; k < turned.length; k++) {
      const [[ax, ay], [bx, by]] = [turned[k], turned[(k + 1) % turned.length]];
      if (ay < v !== by < v) hits.push(ax + ((bx - ax) * (v - ay)) / (by - ay));
    }
    hits.sort((a, b) => a - b);
    if (hits.length < 2) continue;
    const [from, to] = [hits[0], hits[hits.length - 1]];
    // A long way is sewn in two, and their ends reach into each other.
    const cuts =
      to - from > 210 ? [from, from + (to - from) * random.between(0.4, 0.6), to] : [from, to];
    for (let k = 0; k + 1 < cuts.length; k++)
      stitch(
        plate,
        shadeOf(tone, 1 + random.bell() * 0.12),
        back(cuts[k] - 6 + random.bell() * 4, v + random.bell() * 1.6),
        back(cuts[k + 1] + 6 + random.bell() * 4, v + 3 + random.bell() * 1.6),
        random.between(5.4, 7.4),
      );
  }
}

function shadeOf(hex: string, by: number): string {
  const part = (at: number) =>
    Math.round(Math.max(0, Math.min(255, Number.parseInt(hex.slice(at, at + 2), 16) * by)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}

function chain(plate: Plate, way: readonly Point[], tone: string): void {
  for (let k = 0; k + 1 < way.length; k++) {
    const [[ax, ay], [bx, by]] = [way[k], way[k + 1]];
    const [dx, dy] = [(bx - ax) / 2, (by - ay) / 2];
    for (let half = 0; half < 2; half++) {
      const [x, y] = [ax + dx * half, ay + dy * half];
      for (const side of [-1, 1])
        stitch(plate, tone, [x + side * 4, y], [x + dx * 1.2 + side * 15, y + dy * 1.2], 10);
    }
  }
}

/** The thread as it comes out of the cloth and lies on it as far as the needle. */
function pullThread(plate: Plate, random: Random, along: readonly Point[]): void {
  const way = smooth(along, false, 14);
  const tone = '#b8362f';
  for (let k = 0; k + 1 < way.length; k++) {
    const [[ax, ay], [bx, by]] = [way[k], way[k + 1]];
    stitch(
      plate,
      shadeOf(tone, 1 + random.bell() * 0.06),
      [ax - (bx - ax) * 0.3, ay - (by - ay) * 0.3],
      [bx + (bx - ax) * 0.3, by + (by - ay) * 0.3],
      8.5,
    );
  }
}

/** A steel needle that lies on the cloth; its point dips under a thread. */
function layNeedle(plate: Plate, [ax, ay]: Point, [bx, by]: Point): void {
  const [dx, dy] = [bx - ax, by - ay];
  const long = Math.hypot(dx, dy);
  for (let y = Math.min(ay, by) - 30; y < Math.max(ay, by) + 30; y++)
    for (let x = ax - 40; x < bx + 30; x++) {
      const t = ((x - ax) * dx + (y - ay) * dy) / (long * long);
      if (t < -0.03 || t > 1) continue;
      const off = Math.abs((x - ax) * dy - (y - ay) * dx) / long;
      const thick = t < 0.12 ? 11 : 10 * Math.min(1, (1 - t) * 4 + 0.1);
      if (off > thick) continue;
      const i = y * wide + x;
      const isEye = t > 0.015 && t < 0.09 && off < 3.6;
      for (let c = 0; c < 3; c++) plate.colour[i * 3 + c] = isEye ? 0.03 : [0.62, 0.63, 0.66][c];
      plate.relief[i] += isEye ? 6 : 8 + Math.sqrt(1 - (off / thick) ** 2) * 22;
      plate.metal[i] = isEye ? 0 : 0.9;
      plate.gloss[i] = 0.6;
    }
}
