import { mix, type Point, polar, smooth } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import { type Brush, fillShape, strokeLine, trace } from '../../surface/plate.ts';

/** Height of the land above 0, depth of the sea below it, at a pixel. */
export type Ground = (x: number, y: number) => number;

/** The map inside its frame, in pixels. */
export type Sheet = { width: number; height: number; frame: number };

export const ink = '#3a2a1c';
const hues = ['#c98d7a', '#a7ab72', '#b89a5e', '#9a86a0', '#d0a860'] as const;

/** Down the slope from inland to the shore, wider as it goes. */
export function drawRivers(
  brush: Brush,
  ground: Ground,
  random: Random,
  { width, height, frame }: Sheet,
): void {
  for (let k = 0; k < 11; k++) {
    let [x, y] = [frame + random.next() * (width - 2 * frame), height - frame - random.next() * 60];
    if (k % 3 === 0) [x, y] = [frame + 20, 300 + random.next() * 700];
    if (ground(x, y) < 0.14) continue;
    const line: Point[] = [[x, y]];
    let turn = 0;
    for (let i = 0; i < 260 && ground(x, y) > -0.004; i++) {
      const dx = ground(x + 9, y) - ground(x - 9, y);
      const dy = ground(x, y + 9) - ground(x, y - 9);
      turn = turn * 0.92 + random.bell() * 0.16;
      const angle = Math.atan2(-dy, -dx) + turn;
      x += Math.cos(angle) * 7;
      y += Math.sin(angle) * 7;
      line.push([x, y]);
    }
    const course = smooth(line.filter((_, i) => i % 3 === 0));
    for (const [share, colour] of [
      [1, '#2f5478'],
      [0.55, '#9dc0c4'],
    ] as const)
      for (let i = 0; i + 1 < course.length; i++)
        strokeLine(
          brush,
          [course[i], course[i + 1]],
          colour,
          (2.4 + (6 * i) / course.length) * share,
        );
  }
}

/** Hills stand in ranges; the nearer hide the farther. */
export function drawRanges(
  brush: Brush,
  ground: Ground,
  fbm: (x: number, y: number, octaves?: number) => number,
  random: Random,
  { width, height }: Sheet,
): void {
  const places: { x: number; y: number; size: number; isTree: boolean }[] = [];
  for (let k = 0; k < 9000; k++) {
    const [x, y] = [random.next() * width, random.next() * height];
    const h = ground(x, y);
    const ridge = 1 - Math.abs(fbm(x / 330, y / 330, 3)) * 3.4;
    const size = h > 0.07 && ridge > 0.62 ? 26 + ridge * 30 + Math.min(h, 0.4) * 60 : 0;
    const isTree = size === 0 && h > 0.012 && fbm(x / 150 + 5, y / 150, 3) > 0.16;
    if (size === 0 && !isTree) continue;
    const room = isTree ? 26 : size * 0.9;
    if (places.some((p) => Math.hypot(p.x - x, (p.y - y) * 1.7) < room)) continue;
    places.push({ x, y, size, isTree });
  }
  for (const { x, y, size, isTree } of places.sort((a, b) => a.y - b.y)) {
    if (isTree) drawPalm(brush, x, y, random);
    else drawHill(brush, x, y, size, random);
  }
}

function drawHill(brush: Brush, x: number, y: number, size: number, random: Random): void {
  const lean = random.bell() * 0.12;
  const rim = Array.from({ length: 15 }, (_, i): Point => {
    const t = i / 14;
    const lift = Math.sin(t * Math.PI) ** 0.75 * (1 + 0.1 * Math.sin(t * 15 + size));
    return [x + (t - 0.5 + lean * lift) * size * 1.7, y - lift * size];
  });
  fillShape(brush, rim, random.pick(hues));
  // Light comes from the upper left: the other side is hatched.
  brush.save();
  trace(brush, rim);
  brush.clip();
  for (let i = 0; i < 9; i++) {
    const t = 0.52 + i * 0.055;
    strokeLine(
      brush,
      [
        [x + (t - 0.5) * size * 1.7, y - Math.sin(t * Math.PI) * size],
        [x + (t - 0.62) * size * 1.7, y],
      ],
      'rgba(58,36,24,0.34)',
      2,
    );
  }
  brush.restore();
  strokeLine(brush, rim, ink, 2.6);
}

function drawPalm(brush: Brush, x: number, y: number, random: Random): void {
  const top: Point = [x + random.bell() * 3, y - 20];
  strokeLine(brush, [[x, y], top], '#5c4428', 2.4);
  for (let i = 0; i < 7; i++) {
    const a = Math.PI + (Math.PI * i) / 6;
    const mid = polar(7, a, top);
    strokeLine(brush, [top, mid, [mid[0] + Math.cos(a) * 5, mid[1] + 5]], '#2f6b48', 2.4);
  }
}

/** A wall with towers around a dome, at the head of a bay. */
export function drawTowns(
  brush: Brush,
  ground: Ground,
  random: Random,
  { width, height, frame }: Sheet,
): void {
  const towns: Point[] = [];
  for (let k = 0; k < 4000 && towns.length < 8; k++) {
    const x = frame + 90 + random.next() * (width - 2 * frame - 180);
    const y = frame + 120 + random.next() * (height - 2 * frame - 190);
    const h = ground(x, y);
    if (h < 0.03 || h > 0.055) continue;
    if (towns.some((p) => Math.hypot(p[0] - x, p[1] - y) < 250)) continue;
    towns.push([x, y]);
  }
  for (const [x, y] of towns.sort((a, b) => a[1] - b[1])) {
    const w = 38 + random.next() * 16;
    const dome = [[x - 18, y - 34] as Point];
    for (let i = 0; i <= 12; i++) {
      const a = Math.PI + (Math.PI * i) / 12;
      dome.push([x + Math.cos(a) * 18, y - 36 + Math.sin(a) * 24 - (i === 6 ? 9 : 0)]);
    }
    dome.push([x + 18, y - 34]);
    fillShape(brush, dome, random.pick(['#2f7f86', '#22427e', '#b98a3a']));
    strokeLine(brush, dome, ink, 2.4, true);
    for (const [from, to, high] of [
      [-w, w, 30],
      [-w - 8, -w + 12, 48],
      [w - 12, w + 8, 48],
      [-9, 9, 40],
    ] as const) {
      const wall: Point[] = [[x + from, y]];
      const teeth = Math.max(2, Math.round((to - from) / 9));
      for (let i = 0; i < teeth; i++) {
        const a = x + from + ((to - from) * i) / teeth;
        const b = x + from + ((to - from) * (i + 0.55)) / teeth;
        wall.push(
          [a, y - high],
          [b, y - high],
          [b, y - high + 6],
          [a + (to - from) / teeth, y - high + 6],
        );
      }
      wall.push([x + to, y]);
      fillShape(brush, wall, '#f0dfbb');
      strokeLine(brush, wall, ink, 2.4, true);
    }
    fillShape(
      brush,
      [
        [x - 5, y],
        [x - 5, y - 14],
        [x, y - 21],
        [x + 5, y - 14],
        [x + 5, y],
      ],
      ink,
    );
  }
}

/** A lateen sail bellied by the wind; `way` 1 sails to the right, -1 to the left. */
export function drawShip(brush: Brush, [x, y]: Point, scale: number, way: 1 | -1): void {
  const at = (px: number, py: number): Point => [x + px * scale * way, y + py * scale];
  const hull = smooth([at(-62, -14), at(-40, 8), at(0, 16), at(44, 8), at(78, -22)]);
  fillShape(brush, [...hull, at(60, -10), at(-50, -6)], '#7a4a28');
  strokeLine(brush, [...hull, at(60, -10), at(-50, -6)], ink, 3, true);
  for (const [mast, size] of [
    [14, 1],
    [-34, 0.66],
  ] as const) {
    strokeLine(brush, [at(mast, -4), at(mast + 6, -112 * size)], ink, 4);
    const sail = [
      ...smooth([
        at(mast + 52 * size, -16),
        at(mast + 20 * size, -84 * size),
        at(mast - 34 * size, -142 * size),
      ]),
      ...smooth([
        at(mast - 34 * size, -142 * size),
        at(mast - 52 * size, -66 * size),
        at(mast - 40 * size, -14),
      ]),
    ];
    fillShape(brush, sail, '#f4e9d0');
    for (let i = 1; i < 5; i++)
      strokeLine(
        brush,
        [mix(sail[0], sail[8], i / 5), mix(sail[sail.length - 1], sail[10], i / 5)],
        'rgba(158,60,40,0.7)',
        2.4,
      );
    strokeLine(brush, sail, ink, 2.8, true);
  }
  for (let i = 0; i < 4; i++)
    strokeLine(
      brush,
      smooth([
        at(-96 + i * 10, 20 + i * 7),
        at(-50, 25 + i * 7),
        at(0, 19 + i * 7),
        at(52, 25 + i * 7),
        at(100 - i * 9, 18 + i * 7),
      ]),
      'rgba(36,66,126,0.55)',
      2,
    );
}
