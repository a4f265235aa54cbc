import { cutPieces, type Segment } from '../geometry/arrangement.ts';
import type { Composition } from '../geometry/compositions.ts';
import { drawPattern } from '../geometry/contact.ts';
import { area, type Point } from '../geometry/points.ts';
import { createRandom, type Random } from '../geometry/random.ts';
import { tilePlane } from '../geometry/tilings.ts';
import { type Palette, paintMotif } from '../surface/brushwork.ts';
import { parseColour } from '../surface/colour.ts';
import { blur, distanceTo, smoothstep } from '../surface/field.ts';
import { lightPlate } from '../surface/light.ts';
import { type Ground, mount, type Picture } from '../surface/mount.ts';
import { createNoise } from '../surface/noise.ts';
import { fillPieces } from '../surface/pieces.ts';
import {
  type Brush,
  createPlate,
  fillShape,
  paintColour,
  paintField,
  strokeLine,
} from '../surface/plate.ts';

export type Carving =
  | {
      kind: 'stars';
      sides: number;
      angle: number;
      contact: number;
      reach: number;
      apothem: number;
      bar: number;
      fill?: Composition;
    }
  | { kind: 'flora'; design: Composition; columns: number; rows: number }
  | { kind: 'spindles'; columns: number; diagonal: boolean }
  | { kind: 'muqarnas'; sides: number; rings: number };

export type ReliefParameters = {
  carving: Carving;
  matter: 'wood' | 'plaster' | 'marble' | 'sandstone' | 'painted';
  colour: string;
  /** Colour of the carved-out ground; by default the matter's own, in shade. */
  recess?: string;
  /** Paint on the raised parts, for painted panels. */
  palette?: Palette;
  gold?: string;
  height: number;
  pierced: boolean;
  width: number;
  tall: number;
  ground: Ground;
  /** Uprights and rails around the panel, in pixels. */
  border: number;
};

/** A carved, pierced or turned panel, whole, with raking light. */
export function drawRelief(p: ReliefParameters, seed: string): Picture {
  const { width, tall: height } = p;
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const plate = createPlate(width, height, 0.05);
  const margin = Math.round(Math.min(width, height) * 0.075);
  const inner = margin + p.border;
  const segments = p.carving.kind === 'stars' ? starLines(p.carving, width, height) : [];
  const raised = paintField(width, height, (brush) => {
    brush.save();
    brush.beginPath();
    brush.rect(inner, inner, width - 2 * inner, height - 2 * inner);
    brush.clip();
    carve(brush, p, segments, width, height, inner, random);
    brush.restore();
  });
  const isInside = (x: number, y: number) =>
    x >= inner && y >= inner && x < width - inner && y < height - inner;
  const depth = distanceTo(width, height, (i) => raised[i] < 0.5);
  const ids = new Int32Array(width * height);
  if (p.carving.kind === 'stars' && !p.pierced)
    fillPieces(ids, width, height, cutPieces(segments, 0.05));
  const soft = blur(raised, width, height, 3);
  const base = parseColour(p.colour);
  const recess = p.recess ? parseColour(p.recess) : base;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const outside =
        Math.min(x - margin, y - margin, width - margin - x, height - margin - y) +
        noise.at(x * 0.03, y * 0.03) * 1.4;
      plate.cover[i] = Math.max(0, Math.min(1, outside));
      if (outside <= 0) continue;
      const frame = !isInside(x, y);
      const up = frame ? 1 : raised[i];
      const rim = frame
        ? Math.min(
            outside,
            26,
            Math.max(inner - x, inner - y, x - (width - inner), y - (height - inner)) + 1,
          )
        : depth[i];
      const round = Math.min(1, rim / (p.carving.kind === 'spindles' ? 40 : 9));
      const swell = Math.sqrt(1 - (1 - round) ** 2);
      const turned =
        p.carving.kind === 'spindles' && !frame
          ? Math.sqrt(Math.max(0, depth[i])) * 5.2
          : p.height * swell;
      const panel = ids[i] * 7.7;
      const grain = matterGrain(p.matter, noise, x, y, panel);
      const tone = 1 + grain * 0.42 + noise.fbm(x * 0.004, y * 0.004, 4) * 0.14;
      const dust = 1 - smoothstep(4, 0, Math.abs(rim - 1)) * 0.1;
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] = (recess[c] * (1 - soft[i]) + base[c] * soft[i]) * tone * dust;
      if (frame) for (let c = 0; c < 3; c++) plate.colour[i * 3 + c] = base[c] * tone;
      plate.relief[i] =
        (up > 0.5 ? turned : 0) +
        grain * (p.matter === 'wood' ? 1.6 : 1) +
        (up > 0.5 ? 0 : noise.fbm(x * 0.05, y * 0.05, 3) * 2);
      plate.gloss[i] =
        p.matter === 'marble'
          ? 0.35
          : p.matter === 'wood'
            ? 0.16
            : p.matter === 'painted'
              ? 0.25
              : 0.03;
      if (p.pierced && !frame) plate.cover[i] = Math.min(plate.cover[i], raised[i]);
    }
  }
  if (p.palette) paintRaised(plate, p, inner, raised, random, noise);
  const lit = lightPlate(plate, { reach: 11, occlusion: 1, depth: 1 });
  return mount(width, height, lit, plate.cover, {
    ground: p.ground,
    lift: p.pierced ? 34 : 24,
    seed,
  });
}

function matterGrain(
  matter: ReliefParameters['matter'],
  noise: ReturnType<typeof createNoise>,
  x: number,
  y: number,
  panel: number,
): number {
  switch (matter) {
    case 'wood': {
      const turn = panel % 2 < 1;
      const [u, v] = turn ? [x, y] : [y, x];
      return (
        noise.fbm(
          (u + noise.fbm(v * 0.004, u * 0.01 + panel, 3) * 26) * 0.09 + panel,
          v * 0.006,
          4,
        ) *
          0.9 +
        noise.at(u * 0.9, v * 0.02 + panel) * 0.22
      );
    }
    case 'marble':
      return (
        smoothstep(
          0.08,
          0,
          Math.abs(noise.fbm(x * 0.004 + noise.fbm(x * 0.006, y * 0.006, 4), y * 0.004, 4)),
        ) *
          -0.35 +
        noise.fbm(x * 0.02, y * 0.02, 3) * 0.12
      );
    case 'sandstone':
      return noise.fbm(x * 0.012, y * 0.05, 4) * 0.35 + noise.at(x * 0.6, y * 0.6) * 0.25;
    default:
      return noise.fbm(x * 0.03, y * 0.03, 5) * 0.22 + noise.at(x * 0.5, y * 0.5) * 0.08;
  }
}

function starLines(
  c: Extract<Carving, { kind: 'stars' }>,
  width: number,
  height: number,
): Segment[] {
  const cells = tilePlane(c.sides, c.angle, c.apothem, Math.hypot(width, height) / 2);
  return drawPattern(cells, (c.contact * Math.PI) / 180, c.reach).map(
    ([a, b]): Segment => [
      [a[0] + width / 2, a[1] + height / 2],
      [b[0] + width / 2, b[1] + height / 2],
    ],
  );
}

function carve(
  brush: Brush,
  p: ReliefParameters,
  segments: Segment[],
  width: number,
  height: number,
  inner: number,
  random: Random,
): void {
  const c = p.carving;
  if (c.kind === 'stars') {
    if (c.fill)
      for (const face of cutPieces(segments, 0.05)) {
        const size = Math.sqrt(Math.abs(area(face)));
        if (size < 50) continue;
        const at: Point = [
          face.reduce((s, q) => s + q[0], 0) / face.length,
          face.reduce((s, q) => s + q[1], 0) / face.length,
        ];
        for (const { points, role } of c.fill(random))
          if (role !== 'vein' && role !== 'inner')
            fillShape(
              brush,
              points.map(([x, y]): Point => [at[0] + x * size * 0.4, at[1] + y * size * 0.4]),
              '#fff',
            );
      }
    for (const line of segments) strokeLine(brush, line, '#fff', c.bar);
    return;
  }
  if (c.kind === 'flora') {
    const [cw, ch] = [(width - 2 * inner) / c.columns, (height - 2 * inner) / c.rows];
    for (let j = 0; j < c.rows; j++)
      for (let i = 0; i < c.columns; i++)
        for (const { points, role } of c.design(random))
          if (role !== 'vein')
            fillShape(
              brush,
              points.map(
                ([x, y]): Point => [
                  inner + (i + 0.5 + x * 0.48) * cw,
                  inner + (j + 0.5 + y * 0.48) * ch,
                ],
              ),
              role === 'inner' ? '#000' : '#fff',
            );
    for (let j = 1; j < c.rows; j++)
      strokeLine(
        brush,
        [
          [inner, inner + j * ch],
          [width - inner, inner + j * ch],
        ],
        '#fff',
        14,
      );
    return;
  }
  if (c.kind === 'muqarnas') {
    for (let ring = c.rings; ring >= 1; ring--)
      for (let i = 0; i < c.sides; i++) {
        const a = ((i + (ring % 2) * 0.5) / c.sides) * Math.PI * 2;
        const step = (Math.min(width, height) * 0.4) / c.rings;
        const at = (da: number, r: number): Point => [
          width / 2 + Math.cos(a + da) * r * step,
          height / 2 + Math.sin(a + da) * r * step,
        ];
        const w = Math.PI / c.sides;
        const kite: Point[] = [
          at(0, ring - 1),
          at(w * 0.96, ring - 0.32),
          at(0, ring + 0.36),
          at(-w * 0.96, ring - 0.32),
        ];
        fillShape(brush, kite, '#fff');
        strokeLine(brush, kite, '#000', 5, true);
        strokeLine(brush, [kite[0], kite[2]], '#000', 3);
      }
    return;
  }
  const step = (width - 2 * inner) / c.columns;
  const rows = Math.ceil((height - 2 * inner) / step);
  const ball = (x: number, y: number, r: number) => {
    brush.beginPath();
    brush.arc(x, y, r, 0, 7);
    brush.fillStyle = '#fff';
    brush.fill();
  };
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= c.columns; i++) {
      const [x, y] = [inner + i * step, inner + j * step];
      ball(x, y, step * 0.25);
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
      ] as const) {
        strokeLine(
          brush,
          [
            [x, y],
            [x + dx * step, y + dy * step],
          ],
          '#fff',
          step * 0.11,
        );
        ball(x + dx * step * 0.5, y + dy * step * 0.5, step * 0.12);
        for (const t of [0.33, 0.67]) ball(x + dx * step * t, y + dy * step * t, step * 0.075);
      }
      if (c.diagonal) {
        strokeLine(
          brush,
          [
            [x, y],
            [x + step, y + step],
          ],
          '#fff',
          step * 0.07,
        );
        strokeLine(
          brush,
          [
            [x + step, y],
            [x, y + step],
          ],
          '#fff',
          step * 0.07,
        );
        ball(x + step / 2, y + step / 2, step * 0.15);
      }
    }
}

function paintRaised(
  plate: ReturnType<typeof createPlate>,
  p: ReliefParameters,
  inner: number,
  raised: Float32Array,
  random: Random,
  noise: ReturnType<typeof createNoise>,
): void {
  const { width, height, colour, gloss, metal } = plate;
  const c = p.carving;
  const gold = p.gold ? parseColour(p.gold) : null;
  if (c.kind === 'flora') {
    const [cw, ch] = [(width - 2 * inner) / c.columns, (height - 2 * inner) / c.rows];
    const again = createRandom(`${random.next()}`);
    paintColour(plate, (brush) => {
      for (let j = 0; j < c.rows; j++)
        for (let i = 0; i < c.columns; i++)
          paintMotif(
            brush,
            c.design(again),
            ([x, y]) => [inner + (i + 0.5 + x * 0.48) * cw, inner + (j + 0.5 + y * 0.48) * ch],
            again,
            { palette: p.palette ?? {}, line: '#2a1a12', lineWidth: 2.5, hand: 0.6 },
          );
    });
  }
  if (gold)
    for (let i = 0; i < raised.length; i++) {
      const x = i % width;
      const y = (i / width) | 0;
      const inFrame = x < inner || y < inner || x >= width - inner || y >= height - inner;
      const worn = noise.fbm(x * 0.03, y * 0.03, 4) > 0.3 ? 0.3 : 1;
      if (
        (inFrame && Math.floor(Math.min(x, y, width - x, height - y) / 17) % 3 === 0) ||
        (c.kind === 'stars' && raised[i] > 0.6)
      ) {
        for (let k = 0; k < 3; k++) colour[i * 3 + k] += (gold[k] - colour[i * 3 + k]) * worn;
        gloss[i] = 0.6 * worn;
        metal[i] = 0.8 * worn;
      }
    }
}
